import type { SameAs } from '../language.ts'
import type { campaigns as en } from '../en/campaigns.ts'

export const campaigns: SameAs<typeof en> = {
  title: 'Kampanjer',
  add: 'Ny kampanj',
  untitled: 'Utan rubrik',
  missing: {
    title: 'Kampanjen finns inte här',
    text: 'Den är borttagen, finns i en annan arbetsyta, eller så är adressen inte hel.',
  },
  columns: {
    title: 'Rubrik',
    status: 'Läge',
    channel: 'Typ',
    publishDate: 'Går ut',
    updated: 'Ändrad',
    created: 'Skapad',
  },
  statuses: {
    draft: 'Utkast',
    scheduled: 'Schemalagd',
    publishing: 'Går ut',
    paused: 'Pausad',
    published: 'Publicerad',
    cancelled: 'Avbruten',
    failed: 'Misslyckad',
  },
  channels: { email: 'E-post', sms: 'Sms' },
  empty: {
    title: 'Inget skrivet ännu',
    text: 'En kampanj är ett meddelande till många: ett mejl som också blir en sida på webben, eller ett sms. Skriv den första; inget går ut innan du har granskat den.',
  },
  noMatch: {
    title: 'Ingen kampanj är sådan',
    text: 'Ta bort ett villkor för att se fler.',
  },
  moved: 'Kampanjen finns inte i någon av dina arbetsytor.',
  form: {
    title: 'Ny kampanj',
    kind: 'Vad ska det bli?',
    kinds: {
      email: { title: 'E-post', text: 'Skrivs i block. Inlägget på webben följer med.' },
      sms: { title: 'Sms', text: 'En kort text, med priset medan du skriver.' },
      post: { title: 'Inlägg', text: 'Bara för din sida och dina flöden. Inget mejl går ut.' },
    },
    name: 'Rubrik',
    nameText: 'I ett mejl också ämnesraden. Du kan ändra den tills den går ut.',
    nameMissing: 'Skriv en rubrik',
    nameLong: (most) => `Använd högst ${most} tecken`,
    text: 'Text',
    textHint: 'De första orden räcker; du fortsätter strax.',
    textMissing: 'Skriv de första orden',
    begin: 'Börja med',
    blank: 'En tom sida',
    blankText: 'Skriv från första ordet.',
    save: 'Börja skriva',
    cancel: 'Avbryt',
  },
}
