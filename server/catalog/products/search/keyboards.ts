/** "Clavier 61 touches", "Keyboard" among pianos: a keyboard that is played, and not the computer's. Pure. */
import { kindsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import { shelvesOf } from '../prompt/departments/standing.ts'
import { isLexeme, kindLexeme, lexemeOf, shelfLexeme, type Meant } from './meaning-lexemes.ts'

const KEYBOARD = isLexeme('keyboard')
const PLAYED = 'music-keyboard'
/** As many keys as a keyboard has that is played. */
const KEYS = '(?:25|32|37|44|49|54|61|73|76|88)'
const KEY = '(?:keys?|tangenter|tasten|touches|teclas)'
const COUNTED = new RegExp(`\\b(?:${KEYS}[ -]?${KEY}|${KEY}\\W{1,3}${KEYS})\\b`)
const MUSICAL =
  /\b(?:pianos?|synth\w*|synt|musi[ckq]\w*|instrument\w*|klavier\w*|midi|melod\w*|orgel|orgue|organo|partitu\w*|songs?)\b/
const TYPED =
  /\b(?:qwerty|qwertz|azerty|bluetooth|gaming|gamer|mechan\w*|mecan\w*|mekan\w*|pc|mac|laptop|computer|dator\w*|ordinateur|ordenador|hot-?swap|switches|numpad)\b/

interface Told {
  readonly meant: readonly Meant[]
}

interface Product {
  readonly title: string
  readonly type: string
  readonly tags: readonly string[]
}

/** The part of what says that a product is a keyboard, of all that it says; `texts`: its properties. */
export function asPlayed<Part extends Told>(
  part: Part,
  { title, type, tags }: Product,
  texts: readonly string[],
): Part {
  const { at } = part.meant.find(({ lexeme }) => lexeme === KEYBOARD) ?? {}
  if (at === undefined || !isPlayed(fold([title, type, ...tags, ...texts].join(' \n ')))) return part
  const kinds = kindsOf(PLAYED)
  const lexemes = [
    lexemeOf(PLAYED),
    isLexeme(PLAYED),
    ...kinds.flatMap((kind) => [lexemeOf(kind), kindLexeme(kind)]),
    ...shelvesOf(PLAYED).map(shelfLexeme),
  ]
  return { ...part, meant: [...part.meant, ...lexemes.map((lexeme) => ({ lexeme, at }))] }
}

function isPlayed(said: string): boolean {
  return !TYPED.test(said) && (COUNTED.test(said) || MUSICAL.test(said))
}
