/** What keys are called by what stands beside them: a table of labels, `field_0_label`, `question_1` beside `answer_1`, an id that is words. Pure. */
import { isEmailLike } from '../values.ts'
import { isValueName, LABELS, lastWord, textWithin } from './member-words.ts'
import { tokensOf } from './tokens.ts'
import { isPlace, scalarIn, type Node } from './tree.ts'

/** `{field_0: "Ann", field_0_label: "Name"}`, also where only one of several has one. */
export function labelsBehind(node: Node): [string, string, Node][] {
  return [...node.members.values()].flatMap((member): [string, string, Node][] => {
    const [, name] = LABEL_OF.exec(member.name) ?? []
    const label = name !== undefined && node.members.has(name) ? scalarIn(member) : undefined
    return name !== undefined && label !== undefined && /\p{L}/u.test(label) ? [[name, label, member]] : []
  })
}

const LABEL_OF = /^(.{1,200}\w)[_\-.:]label$/i

const LABEL_MAPS = /^(?:field_?|question_?)?(?:labels?|titles?|questions?|headers?|names)$/i

/** `{"1.3": "Ada", labels: {"1.3": "Name (First)"}}`: what keys beside it, or in what stands beside it, are called. */
export function labelsBeside(node: Node): [string, string, Node][] {
  const maps = [...node.members.values()].filter(
    (one) => one.members.size > 0 && LABEL_MAPS.test(one.name) && !holdsAddress(one),
  )
  if (maps.length === 0) return []
  const holders = new Map<string, number>()
  for (const { members } of [node, ...node.members.values()])
    for (const name of members.keys()) holders.set(name, (holders.get(name) ?? 0) + 1)
  return maps.flatMap(({ members }) =>
    [...members.values()].flatMap((member): [string, string, Node][] => {
      const label = scalarIn(member)
      return label !== undefined && (holders.get(member.name) ?? 0) > 1 ? [[member.name, label, member]] : []
    }),
  )
}

/** The headers of a mail are no labels. */
function holdsAddress({ members }: Node): boolean {
  return [...members.values()].some((member) => isEmailLike(scalarIn(member)))
}

const QUESTION =
  /^(?:questions?|label|title|prompt|key|name|q|field(?:_?name)?|fr[aå]ga|frage|pregunta|domanda|vraag)[_ -]?(\d{1,3})$/i
const ANSWER =
  /^(?:answers?|value|response|reply|val|a|svar|antwort|respuesta|risposta|antwoord)[_ -]?(\d{1,3})$/i
const QUESTION_OF = /^([\w ]{0,40}?\d{1,3})[_ -](?:label|name|question|title|key)$/i
const ANSWER_OF = /^([\w ]{0,40}?\d{1,3})[_ -](?:value|answer|response)$/i
/** A question that people read. */
const ASKED = /\p{L}\s+\p{L}+.*\?$/u
/** One alone may be called so by chance. */
const FEWEST = 2

/** `{question_1: "Email", answer_1: "ann@example.com", …}`, `{field_1_name, field_1_value}`. */
export function numberedLabels(node: Node): [string, string, Node][] {
  for (const [asked, answered] of [
    [QUESTION, ANSWER],
    [QUESTION_OF, ANSWER_OF],
  ] as const) {
    const answers = new Map<string, string>()
    for (const name of node.members.keys()) {
      const place = answered.exec(name)?.[1]
      if (place !== undefined) answers.set(place, name)
    }
    const found = answers.size === 0 ? [] : labelled(node, asked, answers)
    if (found.length >= FEWEST || found.some(([, label]) => ASKED.test(label))) return found
  }
  return []
}

function labelled(node: Node, asked: RegExp, answers: ReadonlyMap<string, string>): [string, string, Node][] {
  return [...node.members.values()].flatMap((member): [string, string, Node][] => {
    const answer = answers.get(asked.exec(member.name)?.[1] ?? '')
    const label = answer === undefined ? undefined : scalarIn(member)
    const isLabel = label !== undefined && /\p{L}/u.test(label) && !isEmailLike(label)
    return answer !== undefined && isLabel ? [[answer, label, member]] : []
  })
}

/** Names and values under their first letters: `{q: "Email", a: "ann@example.com"}`, `{k, v}`; by what names a value, since elsewhere such letters count or sort. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map([
  ['q', ['a', 'r', 'ans']],
  ['ques', ['ans', 'a']],
  ['k', ['v', 'val']],
  ['n', ['v', 'val']],
  ['f', ['v', 'val']],
  ['l', ['v', 'val']],
])
const MEMBERS_MAXIMUM = 6

export interface ShortPair {
  readonly label: string
  readonly named: Node
  readonly holder: Node
}

export function shortPairIn(members: readonly Node[]): ShortPair | undefined {
  if (members.length < 2 || members.length > MEMBERS_MAXIMUM) return undefined
  for (const named of members) {
    const values = SHORT.get(named.name.toLowerCase())
    const holder = values && members.find(({ name }) => values.includes(name.toLowerCase()))
    const label = holder && scalarIn(named)
    if (holder && label !== undefined && /\p{L}/u.test(label)) return { label, named, holder }
  }
  return undefined
}

export interface Labelled {
  readonly labels: readonly string[]
  readonly used: readonly Node[]
}

const WORDS = /^\p{L}[\p{L} _?'’-]{2,}$/u

/** `{id: "Newsletter", value: "No"}` of a list: an id that is words. */
export function labelledById(node: Node, members: readonly Node[], holder: Node): Labelled {
  const [id, ...more] = members.filter((member) => member !== holder)
  const text = id && lastWord(id.name) === 'id' ? scalarIn(id) : undefined
  return isPlace(node.name) && id && more.length === 0 && text !== undefined && WORDS.test(text)
    ? { labels: [text], used: [id] }
    : { labels: [], used: [] }
}

export function isLabelledById(node: Node): boolean {
  const members = [...node.members.values()]
  const holder = members.find(({ name }) => isValueName(name))
  return holder !== undefined && labelledById(node, members, holder).labels.length > 0
}

/** `newsletter: {label: "No"}`, `newsletter: {choice: {label: "No"}}`: what was chosen, and nothing else. */
export function labelAlone(node: Node, members: readonly Node[]): Node | undefined {
  const [only, ...more] = members
  if (only === undefined || more.length > 0 || isPlace(node.name)) return undefined
  return ['label', 'choice', 'choices'].includes(only.name.toLowerCase()) ? endOfChain(only) : undefined
}

/** `{textAnswer: {answer: "x"}}`: the only value there is. */
export function endOfChain(node: Node | undefined): Node | undefined {
  let end = node
  while (end && end.members.size === 1) end = [...end.members.values()][0]
  return end && end.members.size === 0 && end.values.length === 1 ? end : undefined
}

const LABEL_LENGTH = 500

/** What members beside the value say that it is called. */
export function labelsIn(members: readonly Node[], holder: Node): Labelled | undefined {
  const found = members
    .filter((member) => member !== holder)
    .flatMap((member) => {
      const words = tokensOf(member.name)
      const rank = LABELS.indexOf(words.length > 3 ? '' : (words.at(-1) ?? ''))
      const text = rank < 0 ? undefined : (scalarIn(member) ?? textWithin(member))
      return text === undefined || text.length > LABEL_LENGTH ? [] : [{ member, rank, text }]
    })
    .sort((a, b) => a.rank - b.rank)
  return found.length === 0
    ? undefined
    : { labels: found.map(({ text }) => text), used: found.map(({ member }) => member) }
}
