/** Reads what somebody takes back at once: "a lamp, no wait, a torch", "Schuhe, ach quatsch, Stiefel". Pure. */
import { fold } from './fold.ts'
import { isFiller } from './fillers.ts'
import type { Interpretation } from './interpretation.ts'
import { oneNegator } from './negators.ts'
import { endOf } from './phrases.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isColour, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** As cheap as words that say nothing: what was taken back is not looked for. */
const COST = 1
const MOST_SMALL = 5
const DENIAL_REACH = 3
/** What is said between the two. */
const MARKS = `
no wait, oh no wait, wait no, wait, no sorry, sorry i mean, sorry i meant, i mean, i meant, or rather, actually no, no actually, no i mean, scratch that, no sorry, oh sorry, oops, oops no, or actually, or no wait, hang on, hold on, on second thought, on second thoughts, make that, correction, no make that, well actually, oops i mean, er no, nope
nej vänta, nä vänta, nej ångrar mig, ångrar mig, vänta nej, oj nej, eller förresten, vid närmare eftertanke, vänta, nej förresten, nä förresten, eller nej, eller nä, nej förlåt, förlåt jag menar, jag menar, jag menade, menar jag, eller snarare, nej alltså, eller rättare sagt, nej jag menar, rättelse, ursäkta jag menar, nej ursäkta
nein warte, ne warte, doch lieber, halt nein, ups, moment, nee warte, warte, moment nein, oder nein, oder nee, ach nein, ach ne, ach nee, ach quatsch, quatsch, ne quatsch, nee quatsch, nein quatsch, ich meine, ich meinte, nein ich meine, sorry ich meine, nein doch, nein doch lieber, oder doch lieber, oder doch eher, oder besser gesagt, oder vielmehr, besser gesagt, äh nein, nein sorry, korrektur, beziehungsweise nein
non attends, non attendez, oups, à la réflexion, ou finalement, finalement non, attends non, ah non, euh non, enfin non, non pardon, pardon, je veux dire, je voulais dire, ou plutôt, ou plutot, non plutôt, non en fait, en fait non, ou non, non désolé, enfin plutôt, rectification
no espera, no espere, uy, bueno espera, pensándolo bien, o en realidad, no lo siento, espera no, espera, bueno no, ay no, uy no, no perdón, perdón, perdona, quiero decir, quería decir, digo, o mejor dicho, mejor dicho, o más bien, o mejor, no mejor, bueno mejor, no en realidad, en realidad no, o no
`
/** By themselves only between commas. */
const NO = new Set('no nej na nein ne nee non sorry oops forlat ursakta hoppsan ups pardon perdon'.split(' '))
const BUT = new Set('but men aber mais pero and och'.split(' '))

const marks = new Map<string, string[][]>()
for (const mark of MARKS.trim().split(/, |\n/)) {
  const words = fold(mark).split(' ')
  marks.set(words[0] ?? '', [...(marks.get(words[0] ?? '') ?? []), words])
}

/** From a thing up to the one that is meant; of colours too, but never from a thing to a colour. */
export function readCorrection({ tokens }: Scene, at: number): Reading | undefined {
  const first = namedAt(tokens, at)
  const ofThing = first?.isColour === true ? colourOfThing(tokens, first.next) : undefined
  if (ofThing) return isDenied(tokens, at) ? undefined : ofThing
  if (first === undefined) return markAfterThing(tokens, at)
  const next = first && markEnd(tokens, first.next)
  if (first === undefined || next === undefined || isDenied(tokens, at)) return undefined
  let meant = next
  // "A lamp, no wait, not red": the lamp stays.
  if (oneNegator(tokens, next) !== undefined) return undefined
  for (let small = 0; small < MOST_SMALL && meant < tokens.length; small++) {
    const other = namedAt(tokens, meant)
    if (other) return other.isColour === first.isColour ? { ...nothing(next), cost: COST } : undefined
    meant += 1
  }
  return undefined
}

/** Nothing is both: of "a red lamp, no wait, not red" it is refused. */
export function takeBack({ words }: Interpretation): void {
  const left = words.all.filter((word) => !words.not.includes(word))
  if (left.length > 0) words.all = left
}

/** "A red lamp, no wait, blue": the thing stays. */
function colourOfThing(tokens: readonly Token[], at: number): Reading | undefined {
  const thing = namedAt(tokens, at)
  const next = thing && !thing.isColour ? markEnd(tokens, thing.next) : undefined
  if (thing === undefined || next === undefined) return undefined
  const meant = tokens
    .slice(next, next + MOST_SMALL)
    .findIndex((_, n) => namedAt(tokens, next + n) !== undefined)
  if (meant === -1 || namedAt(tokens, next + meant)?.isColour !== true) return undefined
  const { text } = thing
  return { kind: 'word', cost: COST, next, add: ({ words }) => addOnce(words.all, text) }
}

/** "A lamp. No wait, not red": what was said stays, but for what is denied behind it. */
function markAfterThing(tokens: readonly Token[], at: number): Reading | undefined {
  if (tokens[at]?.kind !== 'sign' || tokens[at - 1]?.kind !== 'word') return undefined
  const next = markEnd(tokens, at)
  const isDenial = next !== undefined && oneNegator(tokens, next) !== undefined
  return isDenial ? { ...nothing(next), cost: COST } : undefined
}

/** "Not earbuds, I mean headphones": what is denied is refused, and not only taken back. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let start = Math.max(0, at - DENIAL_REACH); start < at; start++) {
    let end = oneNegator(tokens, start)?.next ?? at + 1
    while (end < at) end = endOf(tokens, end, 'article', 'stop') ?? at + 1
    if (end === at) return true
  }
  return false
}

interface Named {
  readonly text: string
  readonly next: number
  readonly isColour: boolean
}

function namedAt(tokens: readonly Token[], at: number): Named | undefined {
  const said = phraseOrWordAt(tokens, at)
  if (!said || tokens[at]?.kind !== 'word' || isFiller(said.text)) return undefined
  if (isColour(said.text)) return { text: said.text, next: said.next, isColour: true }
  return isThing(said.text) ? { text: said.text, next: said.next, isColour: false } : undefined
}

/** Signs before and behind it as well. */
function markEnd(tokens: readonly Token[], start: number): number | undefined {
  const sign = tokens[start]?.kind === 'sign' ? start + 1 : start
  const at = BUT.has(tokens[sign]?.key ?? '') ? sign + 1 : sign
  const longest = (marks.get(tokens[at]?.key ?? '') ?? [])
    .filter((words) => words.every((word, n) => keyAt(tokens, at, n) === word))
    .reduce((length, words) => Math.max(length, words.length), 0)
  const isNo = at > start && NO.has(tokens[at]?.key ?? '') && tokens[at + 1]?.text === ','
  const end = longest > 0 ? at + longest : isNo ? at + 1 : undefined
  return end !== undefined && tokens[end]?.kind === 'sign' ? end + 1 : end
}

function keyAt(tokens: readonly Token[], at: number, n: number): string | undefined {
  return tokens[at + n]?.key
}
