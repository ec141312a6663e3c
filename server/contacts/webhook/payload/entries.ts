/** Lists of names and values: `[["email", "ann@example.com"], ["name", "Ann"]]`. Pure. */
import { isEmailLike } from '../values.ts'
import { readLabel } from './labels.ts'

export type Entry = readonly [string, unknown]

/** Undefined for any other list. */
export function entriesIn(list: readonly unknown[]): readonly Entry[] | undefined {
  return list.length > 0 && list.every(isEntry) && !isRow(list) ? list : undefined
}

/** One alone may be a line of a table: `rows: [["Ann Berg", "ann@example.com"]]`. */
function isRow([only, ...more]: readonly Entry[]): boolean {
  return (
    only !== undefined && more.length === 0 && isEmailLike(only[1]) && readLabel(only[0]).field !== 'email'
  )
}

function isEntry(one: unknown): one is Entry {
  if (!Array.isArray(one) || one.length !== 2) return false
  // Any list is one of unknown things.
  const [name, value] = one as unknown[]
  return typeof name === 'string' && /\p{L}/u.test(name) && !name.includes('@') && isText(value)
}

/** One value as a form sends it, or several. */
function isText(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => typeof one !== 'object')
    : typeof value !== 'object' || value === null
}

/** `[{name: "Ann"}, {email: "ann@example.com"}]`: one name each, and none twice, is one thing in parts. */
export function merged(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!Array.isArray(value) || value.length < FEWEST) return undefined
  // Any list is one of unknown things.
  const entries = (value as unknown[]).map((one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one) ? Object.entries(one) : [],
  )
  const names = new Set(entries.map(([only]) => only?.[0]))
  if (!entries.every((one) => one.length === 1 && isText(one[0]?.[1])) || names.size < entries.length)
    return undefined
  return Object.fromEntries(entries.flat())
}

/** As tables and programs for queries send a form: `{email: ["ann@example.com"], name: ["Ann"]}` is what its only values say. */
export function unlisted(entries: readonly Entry[]): readonly Entry[] {
  const isListed =
    entries.length > 1 && entries.every(([, value]) => Array.isArray(value) && value.length < 2)
  if (!isListed) return entries
  return entries.map(([name, list]): Entry => [
    name,
    Array.isArray(list) && list.length === 1 ? list[0] : list,
  ])
}

/** What the keys of one form have in common. */
export interface Ways {
  /** Before every one of them, and of no meaning: `form_`, `field-`. */
  readonly before: string
  /** `contact__email`, `data.First name`: before the sign several keys share a name. */
  readonly shared: ReadonlySet<string>
  /** `guest-0-name`, `guest-1-name`: what is counted between them. */
  readonly counted: ReadonlySet<string>
}

const OF_FORM = /^(?:form|fields?|inputs?|entry|data|txt)[_.-]+(?=\p{L})/iu
/** What a system says of the form itself. */
const FORM_ITSELF = /^form[_.-](?:id|key|title|slug|uuid|type|url|version)$/i
const LONGEST = 500
const FEWEST = 2

export function waysOf(entries: readonly Entry[]): Ways {
  const before = OF_FORM.exec(entries[0]?.[0] ?? '')?.[0] ?? ''
  const isBefore =
    before !== '' &&
    entries.length >= FEWEST &&
    entries.every(
      ([key, value]) =>
        key.startsWith(before) &&
        OF_FORM.test(key) &&
        !FORM_ITSELF.test(key) &&
        (typeof value !== 'object' || value === null),
    )
  const counts = new Map<string, number>()
  for (const [key] of entries) {
    const head = headOf(key)
    if (head !== undefined) counts.set(head, (counts.get(head) ?? 0) + 1)
  }
  const shared = new Set([...counts].flatMap(([head, count]) => (count < FEWEST ? [] : [head])))
  return { before: isBefore ? before : '', shared, counted: countedIn(entries) }
}

const COUNTED = /^(\p{L}[\p{L}_]{0,40})-(\d{1,4})-(\p{L}\w{0,60})$/u

/** Names before a number, where something is sent of more than one of them. */
function countedIn(entries: readonly Entry[]): ReadonlySet<string> {
  const first = new Map<string, string>()
  const counted = new Set<string>()
  for (const [key] of entries) {
    const [, head, count, rest] = COUNTED.exec(key) ?? []
    if (head === undefined || count === undefined) continue
    const name = `${head}-${rest}`
    const known = first.get(name)
    if (known === undefined) first.set(name, count)
    else if (known !== count) counted.add(head)
  }
  return counted
}

/** A name, and the sign by which what is in it was written behind it. */
const HEAD = /^(\p{L}[\p{L}\p{N}-]*(?:_[\p{L}\p{N}-]+)*(?:__(?=[\p{L}\p{N}])|\.(?=\S)))/u
const STEP = /^([\p{L}\p{N}-]+(?:_[\p{L}\p{N}-]+)*)\.(?=\S)/u

function headOf(key: string): string | undefined {
  return key.length <= LONGEST && (key.includes('.') || key.includes('__')) ? HEAD.exec(key)?.[1] : undefined
}

/** `a[b][0].c` as its steps; a trailing `[]` is none. What is written otherwise, as people write questions, is one. */
export function stepsOf(sent: string, { before, shared, counted }: Ways = ALONE): string[] {
  if (sent.length > LONGEST) return [sent]
  const [, list, ...places] = counted.size > 0 ? (COUNTED.exec(sent) ?? []) : []
  if (list !== undefined && counted.has(list)) return [list, ...places]
  if (before === '' && /^[ \w-]*$/.test(sent) && !sent.includes('__')) return [sent]
  const key = (INVISIBLE.test(sent) ? sent.replaceAll(INVISIBLES, '') : sent).slice(before.length)
  const [, head, brackets, tail] = /^([^[\].]+)((?:\[[^[\]]*\])+)((?:\.[\w-]+)*)$/.exec(key) ?? []
  if (head !== undefined && brackets !== undefined) {
    const inner = [...brackets.matchAll(/\[([^[\]]*)\]/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== '')
    return [head, ...inner, ...(tail ?? '').split('.').filter((name) => name !== '')]
  }
  if (FLATTENED.test(key)) return key.split(/[:/]/)
  const sign = shared.has(headOf(sent) ?? '') ? (headOf(key) ?? '') : ''
  if (sign.endsWith('__')) return key.split(/__(?=[\p{L}\p{N}])/u)
  if (/^[A-Za-z_][\w-]*(?:\.[A-Za-z_0-9][\w-]*)+$/.test(key)) return key.split('.')
  return sign === '' ? [key] : dotted(key)
}

/** As automations flatten lists: `res:0:name`, `body/emails/0/address`. */
const FLATTENED = /^[\w-]+(?:[:/][\w-]+)*[:/]\d{1,4}(?:[:/][\w-]+)+$/

const ALONE: Ways = { before: '', shared: new Set(), counted: new Set() }

/** Up to the question that is the last of them: `data.What is your name?` */
function dotted(key: string): string[] {
  const steps: string[] = []
  let rest = key
  for (let step = STEP.exec(rest); step; step = STEP.exec(rest)) {
    steps.push(step[1] ?? '')
    rest = rest.slice(step[0].length)
  }
  return [...steps, rest]
}

const INVISIBLE = /[\u200b\u2060\ufeff\u00ad]/
const INVISIBLES = new RegExp(INVISIBLE, 'g')
