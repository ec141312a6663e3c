/** Reads that something is used up, or nothing but it wanted, in words of a denial: "run out of coffee", "me he quedado sin aceite", "nichts anderes als". It is wanted. */
import { nothing, type Reading, type Scene } from './reading.ts'
import { scanPhrase, type Token } from './tokens.ts'

/** Before what is used up, or alone wanted. */
const PHRASES = `
ran out of, run out of, running out of, runs out of, completely out of, all out of, almost out of, nearly out of, we are out of, we're out of, i am out of, i'm out of, there is no more, used up all the, used up all my, used up the, used up my, nothing else but, nothing else than, nothing other than, nothing but, not anything but, not want anything but, want anything but
slut på, har slut på, snart slut på, helt slut på, fått slut på, står utan, inget annat än, ingenting annat än, inget än, inte något annat än, inte nåt annat än, inte annat än, vill inte ha något annat än, vill inte ha nåt annat än, vill inte ha annat än
nicht mehr genug, kaum noch, keinerlei vorrat an, keinen vorrat an, fast kein, fast keine, fast keinen, nichts anderes als, nichts anders als, nichts anderes mehr als, nix anderes als, nichts lieber als, nichts als
à court de, en panne de, plus assez de, presque plus de, n'ai plus de, n'ai plus d', n'ai plus du, n'avons plus de, n'avons plus d', on n'a plus de, on n'a plus d', j'ai plus de, y a plus de, n'y a plus de, suis tombé en panne de, reste plus de, rien d'autre que, rien d'autre qu', ne veut rien d'autre que, ne veut rien d'autre qu', ne veux rien d'autre que, ne demande rien d'autre que, ne demande rien d'autre qu'
he quedado sin, hemos quedado sin, quedé sin, quedamos sin, quedado sin, quedando sin, quedo sin, no me queda, no nos queda, no me quedan, no nos quedan, no queda, no quedan, casi no queda, acabado el, acabado la, acabado los, acabado las, nada más que, otra cosa que, no quiere nada más que, no quiere otra cosa que, no quiero otra cosa que, no quiero nada más que, no pide otra cosa que, no pide nada más que
`
const HAVE = new Set('have has habe haben hat hab har got'.split(' '))
const NONE = new Set('no kein keine keinen keiner inget ingen inga'.split(' '))
/** Behind it: "keinen Kaffee mehr". */
const LEFT = new Set('left mehr kvar hemma'.split(' '))
const MOST_BETWEEN = 3

const phrases = new Map<string, string[][]>()
for (const phrase of PHRASES.trim().split(/, |\n/)) {
  const words = scanPhrase(phrase).map(({ key }) => key)
  phrases.set(words[0] ?? '', [...(phrases.get(words[0] ?? '') ?? []), words])
}

export function readRanOut({ tokens }: Scene, at: number): Reading | undefined {
  const longest = (phrases.get(tokens[at]?.key ?? '') ?? [])
    .filter((words) => words.every((word, n) => tokens[at + n]?.key === word))
    .reduce((length, words) => Math.max(length, words.length), 0)
  const length = Math.max(isOther(tokens, at) ? 0 : longest, noneLeft(tokens, at))
  return length === 0 ? undefined : { ...nothing(at + length, 'request'), cost: COST }
}

const DENYING = new Set('no nunca jamas nada ni tampoco'.split(' '))
const DENIAL_REACH = 4

/** "No quiere otra cosa que té" is of tea; "otra cosa que no sea té" of anything else. */
function isOther(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'otra') return false
  return !tokens.slice(Math.max(0, at - DENIAL_REACH), at).some(({ key }) => DENYING.has(key))
}

/** With an article and a word behind it less than any denial that begins in it. */
const COST = -6

/** "Wir haben keinen Kaffee mehr": how many of the words deny. */
function noneLeft(tokens: readonly Token[], at: number): number {
  if (!HAVE.has(tokens[at]?.key ?? '') || !NONE.has(tokens[at + 1]?.key ?? '')) return 0
  const behind = tokens.slice(at + 3, at + 3 + MOST_BETWEEN)
  return behind.some(({ key }) => LEFT.has(key)) ? 2 : 0
}
