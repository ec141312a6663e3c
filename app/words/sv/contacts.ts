import type { SameAs } from '../language.ts'
import type { contacts as en } from '../en/contacts.ts'

export const contacts: SameAs<typeof en> = {
  title: 'Kontakter',
  add: 'Lägg till kontakt',
  import: 'Importera',
  nameless: 'Inget namn',
  columns: {
    name: 'Namn',
    email: 'E-post',
    phone: 'Telefon',
    state: 'Läge',
    tag: 'Tagg',
    tags: 'Taggar',
    city: 'Ort',
    country: 'Land',
    source: 'Källa',
    created: 'Tillagd',
    lastActivity: 'Senast aktiv',
  },
  states: {
    invited: 'Inbjuden',
    active: 'Aktiv',
    unsubscribed: 'Avprenumererad',
    bounced: 'Studsade',
    complained: 'Klagade',
    blocked: 'Blockerad',
  },
  empty: {
    title: 'Ingen här än',
    text: 'Kontakter är de du skriver till. Lägg till en för hand, låt ett formulär på din webbplats göra det eller ta med en lista.',
  },
  noMatch: {
    title: 'Ingen passar in',
    text: 'Ingen kontakt är som filtret säger. Ta bort ett villkor för att se fler.',
  },
  form: {
    title: 'Lägg till kontakt',
    who: 'Vem det är',
    whoText:
      'Det räcker med namn, e-postadress eller telefonnummer. Finns någon med samma adress uppdateras den i stället.',
    name: 'Namn',
    email: 'E-post',
    phone: 'Telefon',
    phoneHint: (country) => `Utan landskod läses det som ett nummer i ${country}`,
    tags: 'Taggar',
    tagsHint: 'Tryck retur efter var och en',
    consent: 'Får du skriva till dem?',
    addDirectly: 'De har bett om att höra från oss',
    invite: 'Fråga dem först',
    inviteHint: 'De får en inbjudan med en länk att bekräfta, och inget mer förrän de gör det.',
    save: 'Lägg till kontakt',
    cancel: 'Avbryt',
    nobody: 'Ange namn, e-postadress eller telefonnummer',
    added: (name) => `${name} är tillagd`,
  },
}
