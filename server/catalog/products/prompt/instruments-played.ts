/** An instrument that somebody plays and no row of hobbies*.ts has: what is for it is given, and it itself: "joue de l'harmonica". Pure. */
import { conceptsOf, kindsOf } from './concepts.ts'
import type { Taste } from './taste-forms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

const PLAYING = new Set(
  'plays play playing spelar spela spielt spielen joue jouent jouer toca tocan tocar'.split(' '),
)
/** Whatever else whoever plays has some use for. */
const MUSIC = 'into music'
const INSTRUMENT = 'musical-instrument'

/** Whether the last of these words says that something is played. */
export function saysPlaying(words: readonly string[]): boolean {
  return words.some((word) => PLAYING.has(word))
}

export function instrumentAt(tokens: readonly Token[], at: number): Taste | undefined {
  const said = tokens[at]?.kind === 'word' ? phraseOrWordAt(tokens, at) : undefined
  const isOne =
    said && conceptsOf(said.text).some(({ id }) => id === INSTRUMENT || kindsOf(id).includes(INSTRUMENT))
  return isOne ? { texts: [[MUSIC, said.text]], wishes: [said.text], next: said.next } : undefined
}
