import type { SameAs } from '../language.ts'
import type { home as en } from '../en/home.ts'

export const home: SameAs<typeof en> = {
  title: 'Hem',
  people: {
    title: 'Människor',
    active: 'får du skriva till',
    all: 'kontakter totalt',
    added: 'nya de senaste 30 dagarna',
    more: (count) => `${count} fler än de 30 dagarna dessförinnan`,
    fewer: (count) => `${count} färre än de 30 dagarna dessförinnan`,
    same: 'Lika många som de 30 dagarna dessförinnan',
  },
  campaigns: {
    title: 'Senaste kampanjerna',
    untitled: 'Utan titel',
    write: 'Skriv en kampanj',
    none: 'Ingen kampanj än. Den första kan vara några rader till dem du känner.',
    channels: { email: 'E-post', sms: 'SMS' },
    statuses: {
      draft: 'Utkast',
      scheduled: 'Schemalagd',
      publishing: 'På väg ut',
      paused: 'Pausad',
      published: 'Publicerad',
      cancelled: 'Avbruten',
      failed: 'Misslyckades',
    },
  },
  attention: {
    title: 'Det som behöver din hjälp',
    nothing: 'Ingenting. Allt är väl.',
    sender: 'Ingen står som avsändare av dina mejl. Välj en adress före den första kampanjen.',
    paused: (count) => `Pausade, och väntar på dig: ${count} kampanjer.`,
    failed: (count) => `Kunde inte gå ut: ${count} kampanjer.`,
    empty: 'Det finns ingen att skriva till än. Lägg till dem som har bett om att höra från dig.',
    dead: (count) => `Gick inte att lämna över, och väntar på er: ${count} strandade.`,
    suggested: (count) => `Föreslagna, och väntar på ert ord: ${count} inlägg.`,
    addContact: 'Lägg till kontakt',
    look: 'Se dem',
  },
  failed: 'Det här kunde inte läsas just nu.',
}
