/** The words of hobbies*.ts under which what people love or do is found, by columns. Pure. */
import { remembering } from '../../../lib/lru.ts'
import { lazily } from '../../../lib/lazy.ts'
import { conceptsOf, kindsOf } from './concepts.ts'
import { HOBBIES } from './departments/hobbies-loved.ts'
import { DEPARTMENT_NEEDS } from './departments/tables.ts'
import { fold } from './fold.ts'
import { SMALL } from './taste-words.ts'
import type { Token } from './tokens.ts'

const LONGEST = 5
const LEAST_ALIKE = 4
const WORDS_REMEMBERED = 2_000
export const AND = new Set(['and', '&', 'och', 'und', 'et', 'y', 'e', ','])
const SPANISH = 4
const LONE = /^\p{L}{4,}$/u

export interface Form {
  readonly words: readonly string[]
  /** Of the need, in the language of the form. */
  readonly text: string
  readonly isMotif: boolean
}

/** By column, under the first word. */
type Forms = readonly ReadonlyMap<string, readonly Form[]>[]

const forms = lazily((): Forms => {
  const cells = new Map(DEPARTMENT_NEEDS.map((row) => [row.split(/,| \|/, 1)[0]?.trim(), row.split('|')]))
  const known = SMALL.map(() => new Map<string, Form[]>())
  for (const { forms: columns, need, isMotif } of HOBBIES)
    for (const [column, list] of columns.entries())
      for (const form of list)
        enter(known[column], {
          words: form.split(/ |(?<=')/),
          text: cells.get(need)?.[column]?.split(',', 1)[0]?.trim() ?? need,
          isMotif,
        })
  return known
})

function enter(known: Map<string, Form[]> | undefined, form: Form): void {
  const first = form.words[0] ?? ''
  const list = [...(known?.get(first) ?? []), form]
  known?.set(
    first,
    list.toSorted((one, other) => other.words.length - one.words.length),
  )
}

/** The first part of a compound, which may have lost its ending or have a link: "Pferde-", "back-", "katt-". */
export function formOf(part: string, column: number): Form | undefined {
  return formsOf(part)[column]
}

const formsOf = remembering(WORDS_REMEMBERED, (part) => SMALL.map((_, column) => findForm(part, column)))

function findForm(part: string, column: number): Form | undefined {
  const stem = part.replace(/-$/, '')
  const tries = [
    stem,
    stem.replace(/s$/, ''),
    `${stem}s`,
    `${stem}en`,
    `${stem}e`,
    `${stem}a`,
    `${stem}ar`,
    `${stem}er`,
    `${stem}n`,
  ]
  for (const one of tries) {
    const form = formsFrom(one, column).find(({ words }) => words.length === 1)
    if (form) return form
  }
  return undefined
}

export function formsFrom(word: string, column: number): readonly Form[] {
  return forms()[column]?.get(word) ?? (column === SPANISH ? ofGerund(word) : [])
}

/** Whether it is what somebody may love, in any of the languages. */
export function isHobby(text: string): boolean {
  const [first = '', ...others] = fold(text).split(' ')
  const isOne = others.length === 0 && formsFrom(`${first}s`, 0).length > 0
  return (
    isOne ||
    SMALL.some((_, column) =>
      formsFrom(first, column).some(({ words }) => words.slice(1).join(' ') === others.join(' ')),
    )
  )
}

/** Whether what somebody does there is what people love, in any of the languages. */
export function isHobbyAt(tokens: readonly Token[], at: number): boolean {
  return SMALL.some((_, column) => hobbyAt(tokens, at, column) !== undefined)
}

/** What else its row is of, in English: padel and badminton beside tennis. */
export function besideHobby(text: string): readonly string[] {
  const key = fold(text)
  const stem = key.slice(0, LEAST_ALIKE)
  return HOBBIES.filter(({ forms }) =>
    forms.some((cell) => cell.includes(key) || cell.includes(`${key}s`)),
  ).flatMap(({ forms: [english = []] }) => english.filter((form) => !form.startsWith(stem)))
}

export interface Taste {
  /** Of each its need, and how it was said where that will do. */
  readonly texts: readonly (readonly string[])[]
  /** How it was said: of knitting and crocheting what is for crocheting comes first. */
  readonly wishes: readonly string[]
  readonly next: number
}

export function hobbyAt(tokens: readonly Token[], at: number, column: number): Taste | undefined {
  const form = formsFrom(tokens[at]?.key ?? '', column).find(
    ({ words }) =>
      words.length <= LONGEST && words.every((word, n) => n === 0 || tokens[at + n]?.key === word),
  )
  if (!form) return undefined
  const said = saidAt(tokens, at, form.words.length)
  return { texts: [saying(form, said)], wishes: form.isMotif ? [] : [said], next: at + form.words.length }
}

/** "Le thé" is the thing without it. */
const ARTICLE = /^(?:l['’] ?|(?:le|la|les|du|des|el|los|las|the|der|die|das) )/

export function saying({ text, isMotif }: Form, said: string): readonly string[] {
  return isMotif ? [text, said.replace(ARTICLE, '')] : [text]
}

function saidAt(tokens: readonly Token[], at: number, count: number): string {
  const said = tokens.slice(at, at + count).map(({ text }) => text.toLowerCase())
  return said.join(' ')
}

/** "Está cocinando" is what "cocinar" does. */
function ofGerund(word: string): readonly Form[] {
  const infinitives = [
    word.replace(/ando$/, 'ar'),
    word.replace(/iendo$/, 'er'),
    word.replace(/iendo$/, 'ir'),
  ]
  return infinitives.flatMap((form) => (form === word ? [] : (forms()[SPANISH]?.get(form) ?? [])))
}

/** What is done, with its need and the single words for it in every language that name nothing else. */
export interface Doing {
  readonly need: string
  readonly forms: readonly string[]
}

const doings = lazily((): ReadonlyMap<string, Doing> => {
  const known = new Map<string, Doing>()
  for (const { forms: columns, need: name } of HOBBIES) {
    const need = fold(name).replaceAll(' ', '-')
    // "Angeln" are rods as well, which are for that.
    const isOfIt = (form: string): boolean =>
      LONE.test(form) && conceptsOf(form).every(({ id }) => kindsOf(id).includes(need))
    const own = columns.flat().filter(isOfIt)
    for (const form of columns.flat()) {
      const forms = [...new Set([...(known.get(form)?.forms ?? []), ...own])]
      known.set(form, { need, forms })
    }
  }
  return known
})

export const doingOf = (text: string): Doing | undefined => doings().get(fold(text))
