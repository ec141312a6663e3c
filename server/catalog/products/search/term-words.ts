/** The words of a term, which may be a phrase. Pure. */
import { remembering } from '../../../lib/lru.ts'
import { wordsOf as wordsIn, type Word } from './words.ts'

const WORDS_MAXIMUM = 30
/** Each of a prompt's is asked for many times. */
const TEXTS_REMEMBERED = 4_000

export const wordsOf = remembering(TEXTS_REMEMBERED, (text): readonly Word[] => wordsIn(text, WORDS_MAXIMUM))
