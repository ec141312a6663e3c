/** What was sent as one tree, whatever it was sent as: brackets and dots of forms, objects and lists, JSON within a text. Pure. */
import { entriesIn, merged, stepsOf, unlisted, waysOf } from './entries.ts'
import { asSeen, isFormText, pairsIn } from './escapes.ts'
import { looksLikeJson, readJsonText } from './json.ts'
import { isOfAnswers } from './answers.ts'
import { readXml } from './xml.ts'

/** Levels of objects and lists that are looked into, and values that are looked at. */
export const DEPTH_MAXIMUM = 32
export const VALUES_MAXIMUM = 10_000
/** Beyond those, values whose own key is one of a contact's fields are still looked at. */
const KNOWN_BEYOND = 100

export interface Node {
  /** As it is named where it stands; of a list its place. */
  readonly name: string
  /** As a sender would look for it: `contact[email]`, `answers[0].email`. */
  readonly key: string
  /** Single values, and lists of such; a form may repeat a key. */
  readonly values: { readonly key: string; readonly value: unknown }[]
  readonly members: Map<string, Node>
}

export interface Tree {
  readonly root: Node
  /** What was not looked at, and why. */
  readonly unseen: ReadonlyMap<string, string>
}

interface Growing {
  left: number
  known: number
  readonly isKnown: (name: string) => boolean
  readonly unseen: Map<string, string>
}

const TOO_DEEP = `nested more than ${DEPTH_MAXIMUM} deep`
const TOO_MANY = `only ${VALUES_MAXIMUM} values are looked at`

/** `isKnown`: whether a key is one of a contact's fields, so that it is looked at among ever so many others. */
export function treeOf(
  entries: Iterable<readonly [string, unknown]>,
  isKnown: (name: string) => boolean,
): Tree {
  const root = nodeOf('', '')
  const growing: Growing = { left: VALUES_MAXIMUM, known: KNOWN_BEYOND, isKnown, unseen: new Map() }
  const sent = unlisted([...entries])
  const ways = waysOf(sent)
  for (const [key, value] of sent) {
    const steps = stepsOf(key, ways)
    if (isBeyond(steps.at(-1) ?? '', growing)) {
      growing.unseen.set('…', TOO_MANY)
      continue
    }
    let node = root
    for (const step of steps.slice(0, DEPTH_MAXIMUM)) node = memberOf(node, step, key)
    grow(node, key, value, steps.length, growing)
  }
  return { root, unseen: growing.unseen }
}

/** What is not looked at makes no node either. */
function isBeyond(name: string, { left, known, isKnown }: Growing): boolean {
  return left <= 0 && (known <= 0 || !isKnown(name))
}

/** Fields of these names hold what another system sent. */
const WITH_XML = /(?:^|_)(?:xml(?:_?data|_?body)?|body|payload|data)$/i
const BODY = /^(?:raw_?)?(?:body|payload|form_?data|post_?data)$/i

function nodeOf(name: string, key: string): Node {
  return { name, key, values: [], members: new Map() }
}

function memberOf(node: Node, name: string, key: string): Node {
  const known = node.members.get(name)
  if (known) return known
  const made = nodeOf(name, key)
  node.members.set(name, made)
  return made
}

function grow(node: Node, key: string, value: unknown, depth: number, growing: Growing): void {
  if (typeof value === 'object' && value !== null && depth >= DEPTH_MAXIMUM)
    return void growing.unseen.set(key, TOO_DEEP)
  if (isBeyond(node.name, growing)) return void growing.unseen.set('…', TOO_MANY)
  if (growing.left <= 0) growing.known -= 1
  growing.left -= 1
  const inner =
    typeof value === 'string'
      ? (withinText(value, node.name) ?? asSeen(value))
      : (merged(value) ?? untyped(value))
  const entries = Array.isArray(inner) ? entriesIn(inner) : undefined
  if (Array.isArray(inner) && inner.every(isSingle)) {
    growing.left -= inner.length
    node.values.push({ key, value: inner.map(asSeen) })
  } else if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0) {
    for (const [name, member] of entries ??
      (Array.isArray(inner) ? Object.entries(inner) : unlisted(Object.entries(inner)))) {
      // Emptied once, every further member is left out at once.
      if (growing.left <= 0 && growing.known <= 0) return void growing.unseen.set('…', TOO_MANY)
      const isList = Array.isArray(inner) && !entries
      const memberKey = isList ? `${key}[${name}]` : key === '' ? name : `${key}.${name}`
      const steps = isList ? [`${LIST}${name}`] : stepsOf(name).slice(0, DEPTH_MAXIMUM)
      let made = node
      for (const step of steps) made = memberOf(made, step, memberKey)
      grow(made, memberKey, member, depth + steps.length, growing)
    }
  } else node.values.push({ key, value: inner })
}

/** `{S: "Ann"}`, `{BOOL: true}`, `{"en-US": "Ann"}`: a value under no more than the letters of its type or language, as tables write it. */
function untyped(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const [only, ...more] = Object.entries(value)
  return only && more.length === 0 && TYPES.test(only[0]) && isSingle(only[1]) ? only[1] : value
}

const TYPES = /^(?:S|N|BOOL|NULL|[a-z]{2}[-_][A-Z]{2}|en|sv|de|fr|es|it|nl|da|fi|pt|pl|nb)$/

/** JSON in letters that any channel carries, as queues hand on a message. */
const IN_BASE64 = /^eyJ[A-Za-z\d+/_-]{20,}={0,2}$/
/** A longer text is a file. */
const BASE64_LENGTH = 100_000

function isBase64(text: string): boolean {
  return text.length <= BASE64_LENGTH && IN_BASE64.test(text)
}

/** JSON in a text, a form that was passed on as its body, or lines of `part = value`, as some builders send what has parts. */
function withinText(text: string, name: string): unknown {
  if (looksLikeJson(text)) return readJsonText(text)?.value
  if (isBase64(text) && (BODY.test(name) || isOfAnswers(name)))
    return readJsonText(Buffer.from(text, 'base64').toString())?.value
  if (WITH_XML.test(name) && text.startsWith('<')) return readXml(text, DEPTH_MAXIMUM, VALUES_MAXIMUM)
  if ((BODY.test(name) || isOfAnswers(name)) && isFormText(text)) return pairsIn(text)
  const lines = text.length <= 2_000 && /^\w{1,30} = /.test(text) ? text.split(/\r?\n/) : []
  const parts = lines.map((line) => /^(\w{1,30}) = (.*)$/.exec(line))
  return parts.length > 0 && parts.every((part) => part !== null)
    ? Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value]))
    : undefined
}

/** What makes places of lists differ from keys that are numbers. */
const LIST = '\0'

/** A place in a list, or a number that a form or a system counts by. */
export function isPlace(name: string): boolean {
  return name.startsWith(LIST) || /^\d+$/.test(name)
}

function isSingle(value: unknown): boolean {
  return value === null || typeof value !== 'object'
}

/** The one text or number it holds. */
export function scalarIn({ values, members }: Node): string | undefined {
  const [only, ...more] = values
  const value =
    Array.isArray(only?.value) && only.value.length === 1 ? (only.value[0] as unknown) : only?.value
  const isText = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
  return more.length === 0 && members.size === 0 && isText ? String(value).trim() : undefined
}

/** `value: {string: "Ann"}`, `answers: [{value: {text: "Ann"}}]`: what there is one of, under names of no meaning. */
export function onlyTextIn(holder: Node): Node | undefined {
  let end: Node | undefined = holder
  while (end && end.members.size === 1) {
    end = [...end.members.values()][0]
    if (end && !isPlace(end.name) && !OF_NO_MEANING.test(end.name)) return undefined
  }
  return end && end.members.size === 0 && end.values.length === 1 ? end : undefined
}

const OF_NO_MEANING =
  /^(?:value|text|string|str|content|answer|raw|plain|data|int|i4|number|boolean|bool|double)$/i
