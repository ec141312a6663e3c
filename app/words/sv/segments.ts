import type { SameAs } from '../language.ts'
import type { segments as en } from '../en/segments.ts'

export const segments: SameAs<typeof en> = {
  title: 'Segment',
  add: 'Nytt segment',
  columns: { name: 'Namn', filter: 'Vilka', people: 'Kontakter' },
  empty: {
    title: 'Inga segment än',
    text: 'Ett segment är ett sparat filter, som alla med taggen vip. Kampanjer går till segment, och de som passar in när kampanjen går ut får den.',
  },
  unread: 'kan inte räknas',
  saveFilter: 'Spara som segment',
  new: 'Nytt segment',
  who: 'Vilka som ingår',
  whoText: 'Alla som passar in ingår, även de som läggs till senare.',
  everybody: 'Lägg till ett villkor först: ett segment behöver minst ett.',
  matches: (count) => `Kontakter som passar in nu: ${count}`,
  show: 'Visa dem',
  name: 'Namn',
  nameMissing: 'Ge segmentet ett namn',
  save: 'Spara segment',
  cancel: 'Avbryt',
  saved: (name) => `${name} är sparat`,
  missing: {
    title: 'Segmentet finns inte här',
    text: 'Det har tagits bort, eller så stämmer inte adressen.',
  },
  back: 'Alla segment',
  uses: 'Kampanjer som ska gå till det',
  noUses: 'Ingen kampanj väntar på att gå till det.',
  untitled: 'Utan rubrik',
  states: {
    draft: 'utkast',
    scheduled: 'schemalagd',
    publishing: 'går ut',
    paused: 'pausad',
    published: 'publicerad',
    cancelled: 'avbruten',
    failed: 'misslyckades',
  },
  delete: 'Ta bort segment',
  deleteText: 'Kontakterna finns kvar. Rapporter för kampanjer som gått ut finns också kvar.',
  deleteUsed:
    'Det kan tas bort när ingen kampanj går till det längre: välj andra bland kampanjernas mottagare.',
  deleteTitle: (name) => `Ta bort ${name}?`,
  deleted: (name) => `${name} är borttaget`,
}
