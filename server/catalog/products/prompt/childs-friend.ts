/** "My son's best friend", "la amiga de mi hija", "die Freundin meiner Tochter": a child as well, and no grown-up. Pure. */
import { fold } from './fold.ts'
import { recipientOf } from './recipients.ts'
import type { Token } from './tokens.ts'
import { ofEnd } from './whose.ts'

/** By them the word for a child of the language. */
const FRIENDS = new Map(
  [
    ['child', 'friend friends bestie besties mate mates classmate classmates playmate playmates'],
    [
      'barn',
      'kompis kompisen kompisar vän vännen polare bästis bästisen klasskompis klasskompisen lekkamrat',
    ],
    [
      'Kind',
      'Freund Freundes Freunde Freunden Freundin Freundinnen Schulfreund Schulfreundin Klassenkamerad Klassenkameradin Spielkamerad',
    ],
    ['enfant', 'ami amie amis amies copain copine copains copines camarade camarades'],
    ['niño', 'amigo amiga amigos amigas amiguito amiguita compañero compañera compañeros'],
  ].flatMap(([child = '', words = '']) => words.split(' ').map((word) => [fold(word), child] as const)),
)
/** Before the friend: "my son's best friend", "mejor amigo de mi hijo". */
const BEST = new Set(
  'best bestest good new little bästa bäste nya goda beste besten bester gute guten neue neuen meilleur meilleure petit petite nouvelle mejor nuevo nueva'
    .split(' ')
    .map(fold),
)

export function withChildsFriends(tokens: readonly Token[]): readonly Token[] {
  const friend = tokens.findIndex(({ key }, at) => FRIENDS.has(key) && placeOf(tokens, at) !== undefined)
  const place = placeOf(tokens, friend)
  if (place === undefined) return tokens
  const child = FRIENDS.get(tokens[friend]?.key ?? '') ?? ''
  const named: Token = { kind: 'word', text: child, key: fold(child), glued: false, inner: [] }
  return [...tokens.slice(0, place.start), named, ...tokens.slice(place.end)]
}

/** From the words before the friend to whose friend it is, where that is a child. */
function placeOf(tokens: readonly Token[], at: number): { start: number; end: number } | undefined {
  if (at < 0) return undefined
  let start = at
  while (BEST.has(tokens[start - 1]?.key ?? '')) start -= 1
  const end = ofEnd(tokens, at + 1)
  if (end !== undefined && isChildOf(tokens[end - 1]?.text)) return { start, end }
  const owner = tokens[start - 1]?.text ?? ''
  const bare = owner.replace(/['’]?s$/u, '')
  return bare !== owner && isChildOf(bare) ? { start: start - 1, end: at + 1 } : undefined
}

const isChildOf = (word = ''): boolean => recipientOf(word, true) === 'child'
