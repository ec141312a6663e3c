import type { SameAs } from '../language.ts'
import type { bulk as en } from '../en/bulk.ts'

export const bulk: SameAs<typeof en> = {
  allMatching: (count) => `Välj alla ${count} som passar`,
  allChosen: (count) => `Alla ${count} som passar är valda`,
  onlyTicked: 'Bara de ikryssade',
  actions: {
    tags: 'Taggar',
    state: 'Läge',
    write: 'Skriv till dem',
    export: 'Exportera',
    erase: 'Radera',
  },
  cancel: 'Avbryt',
  tags: {
    title: (count) => `Kontakternas taggar (${count})`,
    add: 'Lägg till',
    remove: 'Ta bort',
    hint: 'Tryck på enter efter varje',
    confirm: 'Ändra taggar',
  },
  state: {
    title: (count) => `Kontakternas läge (${count})`,
    activate: 'De har sagt ja till att höra av oss',
    activateHint:
      'För de inbjudna. Den som har lämnat, klagat eller är blockerad förblir som den är. Välkomstmeddelanden och flöden börjar.',
    unsubscribe: 'De vill inte ha något mer',
    unsubscribeHint:
      'Som om de själva hade lämnat: deras adresser förblir avstängda, också när en fil tar med dem igen.',
    proof: 'Var och hur sade de det?',
    proofHint: 'Sparas som bevis hos varje kontakt.',
    confirm: 'Ändra läge',
  },
  write: {
    title: (count) => `Skriv till kontakter (${count})`,
    text: 'De blir ett segment, och ett utkast som går till det öppnas. Inget skickas än.',
    name: 'Segmentets namn',
    confirm: 'Öppna ett utkast',
  },
  export: {
    title: (count) => `Exportera kontakter (${count})`,
    text: 'Du blir ombedd om ditt lösenord. Ansvaret för filen är sedan ditt.',
    format: 'Slags fil',
    csv: 'CSV',
    xlsx: 'Excel (.xlsx)',
    columns: 'Kolumner',
    custom: 'Egna fält',
    confirm: 'Ladda ner',
  },
  erase: {
    title: (count) => `Radera kontakter (${count})?`,
    text: 'Allt som finns sparat om dem raderas: meddelanden, anteckningar, bevis på samtycke. Det kan inte ångras. Den som har lämnat, klagat eller är blockerad står kvar på listan över dem som inte får något.',
    type: (count) => `Skriv ${count} för att bekräfta`,
    confirm: 'Radera för gott',
  },
  running: {
    tags: 'Ändrar taggar',
    activate: 'Aktiverar',
    unsubscribe: 'Avregistrerar',
    erase: 'Raderar',
    import: 'Importerar',
  },
  progress: (done, total) => `${done} av ${total}`,
  stop: 'Stoppa',
  done: (changed, left) => `Klart. Ändrade: ${changed}. Oförändrade: ${left}.`,
}
