/** Words that only say that several are sold together, as "juego" does of "juego de destornilladores", where it names no game. Pure. */
import { conceptsOf } from '../prompt/concepts.ts'
import { phraseEntries } from '../prompt/synonyms.ts'
import type { Word } from './words.ts'

const SETS = new Set(
  'juego juegos jeu jeux set lot pack paquete conjunto kit par paire coffret surtido assortiment'.split(' '),
)

const OF = new Set('de of aus von med av'.split(' '))

const GAMES = /^(?:juegos?|jeux?)$/
const PLAYERS = /^(?:jugador|joueur|persona|personne)/

export function placesOfSets(words: readonly Word[]): ReadonlySet<number> {
  return new Set(
    words.flatMap(({ text }, place) => {
      const link = words[place + 1]?.text
      // "Juego de 6 vasos".
      const isNumbered = /^\d+$/.test(words[place + 2]?.text ?? '')
      const next = words[place + (isNumbered ? 3 : 2)]?.text
      if (!SETS.has(text) || !OF.has(link ?? '')) return []
      // "Juego de 3", and of so many pieces; one for so many players is a game.
      if (isNumbered && GAMES.test(text) && (next === undefined || conceptsOf(next).length === 0))
        return PLAYERS.test(next ?? '') ? [] : [place]
      const isPhrase = !isNumbered && phraseEntries([text, link ?? '', next ?? '']).length > 0
      return next !== undefined && conceptsOf(next).length > 0 && !isPhrase ? [place] : []
    }),
  )
}
