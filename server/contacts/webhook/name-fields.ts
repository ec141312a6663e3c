/** A contact's name, read from a whole name or from its parts. Pure. */
import { NAME_LENGTH } from '../../http/limits.ts'
import { leaveOver, placeCustom, type Reading } from './sent-fields.ts'
import { passOver, single, takenFor } from './single-values.ts'
import { lineOf, textOf } from './values.ts'

const NAME_WANTED = `must be text of at most ${NAME_LENGTH} characters`

export interface SentName {
  readonly name?: string
  /** The name is only this part of it. */
  readonly namePart?: 'first' | 'last'
}

/** `first_name` and `last_name` are combined into the name when name is not sent. */
export function readName(reading: Reading): SentName {
  const whole = reading.fields.has('name') ? single(reading, 'name', nameOf, NAME_WANTED) : undefined
  if (whole !== undefined) {
    const parts = (['first_name', 'last_name'] as const).flatMap((part) => reading.fields.get(part) ?? [])
    for (const sent of parts) {
      // Systems that know both send both: what the name holds is not left over.
      if (isWithin(sent.value, whole)) placeCustom(reading, sent.key, sent, takenFor('name'))
      else passOver(reading, sent, takenFor('name'))
    }
    return { name: whole }
  }
  const first = single(reading, 'first_name', nameOf, NAME_WANTED)
  const last = single(reading, 'last_name', nameOf, NAME_WANTED)
  if (first === undefined && last === undefined) return {}
  const name = nameOf([first, last].filter((part) => part !== undefined).join(' '))
  if (name === undefined) {
    for (const part of ['first_name', 'last_name'] as const)
      for (const sent of reading.fields.get(part) ?? []) leaveOver(reading, sent, NAME_WANTED)
    return {}
  }
  if (first !== undefined && last !== undefined) return { name }
  return { name, namePart: first === undefined ? 'last' : 'first' }
}

function isWithin(part: unknown, name = ''): boolean {
  const text = textOf(part)
  return text !== undefined && name.toLowerCase().includes(text.toLowerCase())
}

function nameOf(text: string): string | undefined {
  return Array.from(text).length <= NAME_LENGTH ? lineOf(text) : undefined
}
