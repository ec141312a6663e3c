import type { SameAs } from '../language.ts'
import type { contactRefusals as en } from '../en/refusals-contacts.ts'

export const contactRefusals: SameAs<typeof en> = {
  'contact-unknown': 'Kontakten finns inte längre; gå tillbaka till listan',
  'contact-outdated': 'Någon ändrade kontakten under tiden; ladda sidan igen',
  'contact-claimed-twice': (email, _owner, phone) =>
    `${email} och ${phone} hör till två kontakter; ange en av dem, eller ändra en av kontakterna först`,
  'custom-field-unknown': (name) => `Det finns inget fält ${name} här; gör det i Inställningar först`,
  'custom-value-invalid': (_name, type) =>
    ({
      number: 'Här ska stå ett tal',
      date: 'Här ska stå ett datum, som 2026-12-31',
      boolean: 'Här ska stå ja eller nej',
    })[type] ?? 'Här ska stå något kortare',
  'note-empty': 'Skriv något först',
  'phone-length': (text, amount) =>
    `”${text}” har för ${amount === 'few' ? 'få' : 'många'} siffror för sitt landsnummer; skriv hela numret`,
  'tag-invalid': (_path, limit) => `En tagg har 1 till ${limit} tecken`,
  'tag-torn': (tag) => `”${tag}” ska både läggas till och tas bort; ta bort den ur ett av fälten`,
  'tags-none': 'Ange minst en tagg att lägga till eller ta bort',
  'proof-missing': 'Berätta hur de här personerna sa det till er',
  'export-busy': (seconds) => `Andra kalkylblad görs just nu; försök igen om ${seconds} s`,
  'segment-unknown': 'Segmentet finns inte längre; gå tillbaka till listan',
  'segment-name-invalid': (limit) => `Ett namn har 1 till ${limit} tecken`,
  'field-name-invalid': (name) =>
    `”${name}” kan inte vara ett datanamn; använd en bokstav, sedan bokstäver, siffror och _, högst 100`,
  'field-label-invalid': (limit) => `Ett namn har 1 till ${limit} tecken`,
  'field-type-unknown': 'Den sortens fält finns inte längre; ladda sidan igen och välj en',
  'field-unknown': 'Fältet finns inte längre; ladda sidan igen',
  'recipient-unknown': 'Kontakten finns inte längre; välj en annan',
  'task-unknown': 'Det finns inte längre; gå tillbaka till listan',
  'task-elsewhere': 'Det har gått vidare under tiden; ladda sidan igen för att se det som det är',
  'task-count-changed': (now) => `Nu är det ${now} kontakter, ett annat antal än du såg; titta på det igen`,
  'tasks-too-many': (limit) => `${limit} pågår i arbetsytan; vänta tills en är klar`,
  'import-incomplete': 'Delar av filen har inte kommit fram; skicka den igen',
  'import-proof': 'Berätta var och hur de här personerna sa ja till era meddelanden',
  'import-channels': 'Välj minst en kanal som de har sagt ja till',
  'rejected-form-unknown': 'Formuläret har redan tagits om hand; ladda om sidan',
  'import-field-gone': 'Ett fält som en kolumn går till finns inte längre; ladda om sidan och välj ett annat',
  'import-columns': 'Ange vilken kolumn som har e-post, telefon eller namn',
  'phone-rounded': (text) =>
    `Ett kalkylprogram avrundade telefonnumret till ${text}; formatera kolumnen som text, fyll i det igen och spara`,
  'spreadsheet-too-large':
    'Det här är mer än en XLSX-fil rymmer; exportera det som CSV, eller färre av dem med ett filter',
}
