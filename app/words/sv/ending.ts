import type { SameAs } from '../language.ts'
import type { ending as en } from '../en/ending.ts'

export const ending: SameAs<typeof en> = {
  title: 'Arkivera eller radera',
  text: 'För en arbetsyta som inte används längre.',
  archive: 'Arkivera',
  archiveTitle: (name) => `Arkivera ${name}?`,
  archiveText:
    'Inget går ut därifrån längre: pågående kampanjer pausas, schemalagda blir utkast igen och flöden stannar. Sidorna stängs och formulären tar inte emot någon. Allt finns kvar och kan läsas; mottagare kan fortfarande avregistrera sig med sina länkar. Du kan ta tillbaka den när som helst.',
  restore: 'Ta tillbaka',
  delete: 'Radera',
  deleteTitle: (name) => `Radera ${name}?`,
  deleteText: (days) =>
    `Den arkiveras genast. Om ${days} dagar raderas allt för gott: kontakter, kampanjer, inlägg, produkter, bilder, nycklar och dess logg. Till dess kan du ta tillbaka den; därefter kan ingen det.`,
  deleteName: (name) => `Bekräfta genom att skriva ${name}`,
  nameWrong: (name) => `Skriv namnet precis som det är: ${name}`,
  cancel: 'Avbryt',
}
