/** Values that were chosen: things of a list, by what people read of them instead of their ids. Pure. */
import type { Definitions } from './definitions.ts'
import { firstText, lastWord, OPTIONS } from './member-words.ts'
import { isAbsent } from '../values.ts'
import { isPlace, scalarIn, type Node } from './tree.ts'

/** Texts of a value: single ones as they are, chosen things by what they are called. Undefined for what has parts. */
export function chosenText(
  holder: Node,
  options: ReadonlyMap<string, string>,
  { labels }: Pick<Definitions, 'labels'>,
): unknown[] | undefined {
  const meant = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(meant)
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return options.get(text) ?? (isOpaque(text) ? labels.get(text)?.label : undefined) ?? value
  }
  if (holder.members.size === 0) {
    const all = holder.values.flatMap(({ value }) =>
      Array.isArray(value) ? (value.length === 0 ? [[]] : value.map(meant)) : [meant(value)],
    )
    return all.length === 0 ? [null] : all
  }
  const members = [...holder.members.values()]
  const [only] = members
  // `answer: {choice: {label: "No"}}`
  if (members.length === 1 && only && only.members.size > 0 && CHOICE.has(lastWord(only.name)))
    return chosenText(only, options, { labels })
  if (members.every(({ name }) => isPlace(name))) {
    const each = tickedOf(members).map((member) =>
      member.members.size === 0
        ? member.values.map(({ value }) => meant(value))
        : textOfChoice(member, meant),
    )
    return each.some((one) => one === undefined) ? undefined : each.flatMap((one) => one ?? [])
  }
  return textOfChoice(holder, meant)
}

/** Whether each of a list of choices says whether it was chosen: `options: [{label: "Yes", selected: false}, …]`. */
export function isTickedList({ name, members }: Node): boolean {
  return members.size > 0 && OPTIONS.includes(lastWord(name)) && ticksIn([...members.values()]) !== undefined
}

/** Of choices that each say whether they were chosen, those that were; or all. */
function tickedOf(choices: readonly Node[]): readonly Node[] {
  const ticks = ticksIn(choices)
  return ticks ? choices.filter((_, at) => ticks[at]) : choices
}

function ticksIn(choices: readonly Node[]): readonly boolean[] | undefined {
  const flags = choices.map(({ members }) => [...members.values()].find(({ name }) => FLAG.test(name)))
  const ticks = flags.map((flag) => flag?.values[0]?.value)
  return ticks.every((tick) => typeof tick === 'boolean') ? ticks : undefined
}

const FLAG = /^(?:is_?)?(?:selected|checked|chosen|ticked)$/i

const CHOICE = new Set([
  'id',
  'ids',
  'ref',
  'refs',
  'key',
  'label',
  'labels',
  'text',
  'title',
  'name',
  'value',
  'values',
  'other',
  'score',
  'order',
  'position',
  'choice',
  'content',
  'answer',
  'response',
  'type',
  'selected',
  'checked',
  'points',
  'code',
  'body',
  'comment',
  'rating',
  'enum',
  'primary',
  'color',
  'colour',
])

/** `{id, label}` of a choice: nothing in it says more. */
function textOfChoice(node: Node, meant: (value: unknown) => unknown): unknown[] | undefined {
  const members = [...node.members.values()]
  if (!members.every((member) => CHOICE.has(lastWord(member.name)) || isBlank(member))) return undefined
  const named = [
    'plain_text',
    'label',
    'labels',
    'text',
    'title',
    'name',
    'value',
    'values',
    'answer',
    'simple_text',
    'response',
    'content',
    'body',
    'choice',
    'choice_id',
  ]
    .map((name) => members.find((member) => member.name.toLowerCase() === name && member.members.size === 0))
    .find((member) => member !== undefined)
  if (named === undefined) return undefined
  return named.values.flatMap(({ value }) => (Array.isArray(value) ? value : [value])).map(meant)
}

function isBlank({ members, values }: Node): boolean {
  return members.size === 0 && values.every(({ value }) => isAbsent(value))
}

/** Made by a machine: nobody answers so. */
function isOpaque(text: string): boolean {
  return text.length >= 5 && /\d/.test(text) && /^[\w-]+$/.test(text)
}

/** What the choices of a question are called, by their ids. */
export function optionsIn(members: readonly Node[]): Map<string, string> {
  const options = new Map<string, string>()
  for (const list of members.filter(({ name }) => OPTIONS.includes(lastWord(name))))
    for (const option of list.members.values()) {
      const inner = [...option.members.values()]
      const text = firstText(inner, ['label', 'text', 'title', 'name', 'answer'])
      for (const one of inner.filter(({ name }) =>
        /^(?:id|ref|key|value|uuid|code|choice_?id)$/i.test(name),
      )) {
        const id = scalarIn(one)
        if (id !== undefined && text !== undefined) options.set(id, text)
      }
    }
  return options
}

/** `Name: {title: [{plain_text: "Ann"}]}` */
export function richTextIn(members: readonly Node[]): Node | undefined {
  const [only, ...more] = members
  const runs = [...(only?.members.values() ?? [])]
  const isRich = runs.length > 0 && runs.every((run) => run.members.has('plain_text'))
  return more.length === 0 && isRich ? only : undefined
}
