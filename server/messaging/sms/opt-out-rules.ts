/**
 * What an SMS wants: to leave, to come back, help, or nothing of the kind. Whoever leaves is understood as people say it
 * (47 CFR 64.1200(a)(10): any reasonable means); nothing but the very word begins anything again. Pure.
 */
import { normalized } from '../../lib/text.ts'
import {
  IDIOMS,
  NEGATIONS,
  NO_MORE,
  NO_TO_OTHERS,
  OWN_WORDS,
  QUESTIONS,
  SAID_BESIDE,
  SIGNATURES,
} from './opt-out-company.ts'
import { COMMANDS } from './opt-out-commands.ts'
import { STRONG, WEAK, WHOLE, type Language } from './opt-out-words.ts'

export type { Language } from './opt-out-words.ts'

export type Act = 'stop' | 'start' | 'help'

export interface Keyword {
  readonly act: Act
  /** Of the word that was used. */
  readonly language: Language
}

/** Longer than any keyword with what people put around it. */
const KEYWORD_LENGTH = 40
/** Two SMS; who writes more writes a letter, which a person is to read. In characters, without the signature. */
const READ_LENGTH = 320
/** In words: how long a message may be whose first or last word is taken for all of it, and a sentence with a command. */
const SHORT = 7
const SENTENCE = 14

/** Beyond accents: letters that Unicode does not take apart, and the apostrophes of "don't". */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', æ: 'ae', ß: 'ss', ı: 'i', đ: 'd' }

const STRONG_WORDS = languagesOf(STRONG)
const LEAVING_WORDS = new Map([...languagesOf(WEAK), ...STRONG_WORDS])
const WHOLE_WORDS = { start: languagesOf(WHOLE.start), help: languagesOf(WHOLE.help) }
const BESIDE = wordSet(SAID_BESIDE)
const NOES = wordSet(NEGATIONS)
const ASKS = wordSet(QUESTIONS)
const ALL_COMMANDS = Object.entries(COMMANDS).map(
  // Object.entries forgets the types of the keys.
  ([language, patterns]) => [language as Language, phraseOf(patterns)] as const,
)
const NO_MORE_PHRASE = phraseOf(NO_MORE)
const NO_TO_OTHERS_PHRASE = phraseOf(NO_TO_OTHERS)
const IDIOM_PHRASE = phraseOf(IDIOMS)
const OWN_PHRASE = phraseOf(OWN_WORDS)
const SIGNATURE = new RegExp(plain(SIGNATURES), 'u')

/** What is asked for; undefined for other words. */
export function keywordOf(text: string): Keyword | undefined {
  const said = text.trim()
  return wholeWord(said) ?? leaving(withoutSignature(said.slice(0, READ_LENGTH * 5)))
}

/** The keyword that all of a message is, with any punctuation or space in it and around it. */
function wholeWord(text: string): Keyword | undefined {
  if (text.length > KEYWORD_LENGTH) return undefined
  const word = plain(text).replaceAll(/[^\p{L}]/gu, '')
  const stop = LEAVING_WORDS.get(word)
  if (stop) return { act: 'stop', language: stop }
  for (const act of ['start', 'help'] as const) {
    const language = WHOLE_WORDS[act].get(word)
    if (language) return { act, language }
  }
  return undefined
}

function leaving(lines: string): Keyword | undefined {
  if (lines.length > READ_LENGTH) return undefined
  const language =
    lines
      .split(/[.!?;:,…–—\n]+|\s-+\s/u)
      .map((sentence) => leavingSentence(wordsOf(sentence)))
      .find((found) => found !== undefined) ?? leavingMessage(wordsOf(lines))
  return language && { act: 'stop', language }
}

/** A sentence of its own that says nothing else, or that commands. */
function leavingSentence(words: readonly string[]): Language | undefined {
  if (words.length === 0 || words.length > SENTENCE) return undefined
  const text = ` ${words.join(' ')} `
  if (isOfOurWords(words, text) || IDIOM_PHRASE.test(text)) return undefined
  for (const [language, command] of ALL_COMMANDS) {
    if (command.test(text) && !isDenied(text.replace(command, ' '))) return language
  }
  if (NO_MORE_PHRASE.test(text)) return isNothingElse(text.replace(NO_MORE_PHRASE, ' ')) ? 'en' : undefined
  const stops = words.filter((word) => LEAVING_WORDS.has(word))
  return stops.length > 0 && isNothingElse(text) ? LEAVING_WORDS.get(stops[0] ?? '') : undefined
}

/** A short message whose first or last word is unmistakable. */
function leavingMessage(words: readonly string[]): Language | undefined {
  if (words.length === 0 || words.length > SHORT) return undefined
  const text = ` ${words.join(' ')} `
  if (isOfOurWords(words, text) || IDIOM_PHRASE.test(text) || isDenied(text) || ASKS.has(words[0] ?? ''))
    return undefined
  return STRONG_WORDS.get(words[0] ?? '') ?? STRONG_WORDS.get(words.at(-1) ?? '')
}

/** "Reply stop" alone is said by who does it. */
function isOfOurWords(words: readonly string[], text: string): boolean {
  return words.length > 3 && OWN_PHRASE.test(text)
}

function isDenied(text: string): boolean {
  return text
    .replaceAll(new RegExp(NO_TO_OTHERS_PHRASE, 'gu'), ' ')
    .split(' ')
    .some((word) => NOES.has(word))
}

function isNothingElse(text: string): boolean {
  const words = text.replaceAll(new RegExp(NO_TO_OTHERS_PHRASE, 'gu'), ' ').split(' ').filter(Boolean)
  return words.every((word) => BESIDE.has(word) || LEAVING_WORDS.has(word))
}

/** Without quoted lines, what programs add, and what stands below two hyphens. */
function withoutSignature(text: string): string {
  const lines = text.replaceAll('\r', '').split('\n')
  const end = lines.findIndex((line) => /^(--|__)\s*$/.test(line))
  return (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !/^\s*>/.test(line) && !SIGNATURE.test(plain(line).trim()))
    .join('\n')
    .trim()
}

function wordsOf(text: string): string[] {
  return plain(text.replaceAll('🛑', ' stop ')).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Small letters without accents; "don't" in one word, as many write it. */
function plain(text: string): string {
  return normalized(text, 'NFKD')
    .replaceAll(/[\p{M}'’ʼ`´]/gu, '')
    .toLowerCase()
    .replaceAll(/[łøæßıđ]/g, (letter) => LETTERS[letter] ?? letter)
}

/** By word, of which language it is: the first that has it. */
function languagesOf(words: Readonly<Record<Language, string>>): Map<string, Language> {
  const pairs = Object.entries(words).flatMap(([language, list]) =>
    // Object.entries forgets the types of the keys.
    list.split(' ').map((word) => [plain(word).replaceAll(/[^\p{L}]/gu, ''), language as Language] as const),
  )
  return new Map(pairs.reverse())
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(plain(words).match(/[\p{L}\p{N}]+/gu))
}

/** Whole words of a text that has a space before, between and after them. */
function phraseOf(patterns: readonly string[]): RegExp {
  return new RegExp(` (?:${patterns.map(plain).join('|')})(?= )`, 'u')
}
