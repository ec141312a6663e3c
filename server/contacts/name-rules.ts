/** What a contact is called after somebody sent a name, or a part of one: pure. */
import { foldAccents } from '../lib/text.ts'
import { NAME_LENGTH } from '../http/limits.ts'

export interface SentName {
  readonly name?: string | undefined
  /** `name` is only this part of it. */
  readonly namePart?: 'first' | 'last' | undefined
}

/**
 * A part of a name completes what is there and never takes its place. A whole name replaces it; one that says less than
 * the one that is there does so only when its sender is trusted.
 */
export function nameAfter(own: string | null, { name, namePart }: SentName, isTrusted: boolean) {
  if (name === undefined || name === '') return own
  if (own === null || own.trim() === '') return name
  if (namePart) return completed(own, name, namePart)
  return !isTrusted && saysLess(name, own) ? own : name
}

/** Whether all that was sent is in the name that is kept. */
export function holdsName(kept: string | null, { name = '' }: SentName): boolean {
  const words = wordsOf(kept ?? '')
  return wordsOf(name).every((word) => words.includes(word))
}

/** `Ada` and the last name `Lovelace` make `Ada Lovelace`; a name of several words is whole. */
function completed(own: string, part: string, which: 'first' | 'last'): string {
  const [only = '', ...more] = wordsOf(own)
  const [first = ''] = wordsOf(part)
  if (more.length > 0 || only.startsWith(first)) return own
  if (first.startsWith(only)) return part
  const whole = which === 'first' ? `${part} ${own}` : `${own} ${part}`
  return Array.from(whole).length <= NAME_LENGTH ? whole : own
}

/** It has fewer words, or is made of beginnings of them: `Ada`, `A. L.` and `Ada L` of `Ada Lovelace`. */
function saysLess(name: string, own: string): boolean {
  const [words, owned] = [wordsOf(name), wordsOf(own)]
  const isShort = words.every((word) => owned.some((other) => other.startsWith(word)))
  return words.length < owned.length || (isShort && words.join('').length < owned.join('').length)
}

function wordsOf(name: string): string[] {
  return foldAccents(name)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}
