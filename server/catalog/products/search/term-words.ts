/** The words of a term, which may be a phrase. Pure. */
import { remembering } from '../../../lib/lru.ts'
import { wordsOf as wordsIn, type Word } from './words.ts'

const WORDS_MAXIMUM = 30
/** Each of a prompt's is asked for many times. */
const TEXTS_REMEMBERED = 4_000

/** "Hush700", "iphone15": what is called so may be written apart. */
const NUMBERED = /^(\p{L}{2,})(\d{1,6})$/u

export const wordsOf = remembering(TEXTS_REMEMBERED, (text): readonly Word[] =>
  wordsIn(text.replace(NUMBERED, '$1-$2'), WORDS_MAXIMUM),
)
