/** What is wrong with a file or a row of it, in the language of whoever imports it; in English as it was found. */
import { readAccount } from '../accounts/store.ts'
import type { Language } from '../accounts/account-rules.ts'
import { reasonOf, type Problem } from '../contacts/import/import-cells.ts'
import type { Speak } from '../contacts/import/rejected-csv.ts'
import type { Db } from '../platform/database.ts'

type Words = Readonly<Record<string, string | ((...values: string[]) => string)>>

const SWEDISH: Words = {
  'file-empty': 'Filen är tom; dess första rad ska namnge kolumnerna',
  'file-no-rows': 'Filen har rubriker men inga rader under dem',
  'file-sheet-empty': 'Det första bladet är tomt; dess första rad ska namnge kolumnerna',
  'file-workbook': 'Arbetsboken går inte att läsa; spara den igen som .xlsx eller CSV',
  'file-older-kind': 'Filen är ett kalkylark av äldre slag; spara den som .xlsx',
  'file-spreadsheet': 'Filen är ett kalkylark; spara den som ”CSV UTF-8” och importera den',
  'file-no-text': 'Filen är ingen tabell med text; spara den som .xlsx eller ”CSV UTF-8” och importera den',
  'file-quote': (line) =>
    `Rad ${line} öppnar ett citattecken som inte stängs; stäng det, eller dubbla det om det ska stå där`,
  'file-line': (line) => `Rad ${line} går inte att läsa; spara filen igen som .xlsx eller ”CSV UTF-8”`,
  'file-columns': (most) => `Filen har fler än ${most} kolumner; ta bort dem som ingen behöver`,
  'file-rows': 'Filen har fler än en miljon rader; dela den i flera',
  'file-internal': 'Något gick fel här; serverns logg säger vad',
  'row-cells': (cells, width) =>
    `har ${cells} celler där rubrikerna är ${width}; sätt citattecken kring celler som innehåller skiljetecknet`,
  'row-nameless': 'behöver e-post, telefon eller namn',
  'row-cell-long': (title, most) => `${title === 'the name' ? 'namnet' : title} är längre än ${most} tecken`,
  'row-frequency': (text, known) => `”${text}” är inget av ${known}`,
  'row-image': (text) => `bilden: ”${text}” är ingen hel adress som börjar med https://`,
  'row-country': (text) => `”${text}” är inget land; skriv dess två bokstäver, som SE`,
  'row-text': (name, text) => `${name}: ”${text}” är för långt`,
  'row-number': (name, text) => `${name}: ”${text}” är inget tal`,
  'row-date': (name, text) => `${name}: ”${text}” är inget datum; skriv det som 2026-12-31`,
  'row-boolean': (name, text) => `${name}: ”${text}” är varken ja eller nej`,
  'email-invalid': (text) => `”${text}” är ingen e-postadress; skriv en som ann@example.com`,
  'phone-invalid': (text, country) =>
    `”${text}” är inget telefonnummer i ${country}; skriv det med landskod, som +46701234567`,
  'phone-length': (text, amount) =>
    `”${text}” har för ${amount === 'few' ? 'få' : 'många'} siffror för sin landskod; skriv hela numret`,
  'phone-rounded': (text) =>
    `ett kalkylark har avrundat telefonnumret till ${text}; formatera kolumnen som text, fyll i det igen och spara`,
  'tag-invalid': (_path, most) => `en tagg har 1 till ${most} tecken`,
  'tags-too-many': (most) => `en kontakt kan ha högst ${most} taggar`,
  'contact-claimed-twice': (email, _owner, phone) =>
    `${email} och ${phone} hör till två kontakter; ange bara det ena`,
}

/** In the words of whoever is signed in. */
export async function speakerFor(db: Db, accountId: string): Promise<Speak> {
  const { language } = await readAccount(db, accountId)
  return (problems) => reasonOf(problems.map((problem) => inWords(problem, language)))
}

function inWords(problem: Problem, language: Language): Problem {
  const { key, values } = problem.said ?? { key: '', values: [] }
  const words = language === 'sv' && Object.hasOwn(SWEDISH, key) ? SWEDISH[key] : undefined
  if (words === undefined) return problem
  return { message: typeof words === 'function' ? words(...values) : words }
}
