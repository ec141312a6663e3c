/** Reads what a computer is to play games on: "pc pour jouer", "ordenador para jugar", "laptop zum Spielen"; a child plays with other things. Pure. */
import { conceptsOf } from './concepts.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'

const GAMING = 'gaming'
const COST = 3
/** So far before it stands what is played on. */
const REACH = 6
const PLAYED_ON = new Set(
  'computer laptop desktop-computer monitor keyboard computer-mouse headset headphones chair office-chair desk'.split(
    ' ',
  ),
)
const LEADS = new Set('to for att till zum zu pour para'.split(' '))
const PLAYING = new Set('play playing spela spelande spielen jouer jugar'.split(' '))
/** They may stand behind it. */
const GAMES = new Set('games on it spel pa spiele jeux juegos videojuegos aux'.split(' '))

const ENDS = ['or', 'and', 'not', 'without', 'below', 'atMost', 'atLeast', 'request'] as const

export function readGaming({ tokens }: Scene, at: number): Reading | undefined {
  if (!LEADS.has(tokens[at]?.key ?? '')) return undefined
  const verb = endOf(tokens, at + 1, 'article') ?? at + 1
  const isPlayed = tokens
    .slice(Math.max(0, at - REACH), at)
    .some(({ kind, text }) => kind === 'word' && conceptsOf(text).some(({ id }) => PLAYED_ON.has(id)))
  if (!isPlayed || !PLAYING.has(tokens[verb]?.key ?? '')) return undefined
  let next = verb + 1
  while (GAMES.has(tokens[next]?.key ?? '')) next += 1
  const behind = tokens[next]
  // "A chair to play the cello".
  if (behind?.kind === 'word' && endOf(tokens, next, ...ENDS) === undefined) return undefined
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => addOnce(negated ? words.not : words.all, GAMING),
  }
}
