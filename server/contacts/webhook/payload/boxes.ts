/** Boxes as frameworks send them: twice, with a hidden value for not being ticked, or with a mark that there is one. Pure. */
import { isAbsent, textOf } from '../values.ts'
import { isBareConsent } from './agreements.ts'
import type { Leaf } from './leaves.ts'
import { runsOf } from './runs.ts'
import { tokensOf } from './tokens.ts'
import { namesNewsByMail } from './wishes.ts'

const TICKED = /^(?:1|true|on|yes)$/i
const UNTICKED = /^(?:0|false|off|no)$/i
/** `_newsletter`, `contact._newsletter`. */
const MARK = /^((?:[a-z]\w*\.)*)_([a-z][\w.]*)$/i

/**
 * A box that is ticked is sent beside its hidden value, before (Rails, PHP) or behind it (ASP.NET): of such a pair the tick
 * is meant. Spring sends `_name=on` of every box, and `name` of a ticked one: alone the mark says that it was not.
 */
export function readBoxes(leaves: readonly Leaf[]): Leaf[] {
  const named = new Map<string, Leaf[]>()
  for (const leaf of leaves) named.set(leaf.key, [...(named.get(leaf.key) ?? []).slice(0, 2), leaf])
  return leaves.map((leaf) => {
    const same = named.get(leaf.key) ?? []
    if (isHidden(leaf, same) || isBlankBeside(leaf, same)) return { ...leaf, value: null }
    if (isTickedPair(leaf.value)) return { ...leaf, value: true }
    const [, before = '', name] = MARK.exec(leaf.key) ?? []
    if (name === undefined || textOf(leaf.value) !== 'on') return leaf
    return { ...leaf, value: named.has(`${before}${name}`) ? null : false }
  })
}

/** The value beside a ticked box: first of two, or behind `true` as `false`. */
function isHidden(leaf: Leaf, pair: readonly Leaf[]): boolean {
  const [first, second, ...more] = pair
  if (!first || !second || more.length > 0) return false
  const [one, other] = [textOf(first.value) ?? '', textOf(second.value) ?? '']
  if (leaf === first) return UNTICKED.test(one) && TICKED.test(other)
  return leaf === second && /^true$/i.test(one) && /^false$/i.test(other)
}

/** Laravel and others hide an empty value before what may be ticked. */
function isBlankBeside({ value }: Leaf, same: readonly Leaf[]): boolean {
  return textOf(value) === '' && same.some((one) => !isAbsent(one.value))
}

/** They say that it is a box, behind what is agreed to by it: `newsletter_checkbox`. */
const OF_BOX =
  /^(?:\d+|box|check(?:box|ed)?|tick(?:ed)?|agree(?:d|ment)?|accept(?:ed)?|ok|yes|ja|oui|si|sim|tak|kylla|confirm(?:ed)?|toggle|flag|choice|value|given|granted)$/
/** Of these alone a button is called, too, which is sent empty by a form that somebody wrote by hand. */
const OF_BUTTON = /^sign(?:me)?up$/

/** Sent empty, under a name that ends in what would be agreed to (`marketing_opt_in`), a box was not ticked; `newsletter_topics` is none. */
export function isLeftEmpty({ labels: [label = ''], value }: Leaf): boolean {
  const words = tokensOf(label)
  if (textOf(value) !== '' || isBareConsent(words)) return false
  const end = words.findLastIndex((word) => !OF_BOX.test(word)) + 1
  const said = runsOf(words.slice(0, end)).filter((run) => run?.meaning !== 'filler')
  const isNamed = said.at(-1)?.meaning.endsWith('consent') === true
  return namesNewsByMail(label) || (isNamed && !(said.length === 1 && OF_BUTTON.test(said[0]?.phrase ?? '')))
}

/** Both values of one box as a list, the hidden one first: `["0", "1"]`. */
function isTickedPair(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [one, other] = value as unknown[]
  return (
    typeof one === 'string' &&
    typeof other === 'string' &&
    UNTICKED.test(one.trim()) &&
    TICKED.test(other.trim())
  )
}
