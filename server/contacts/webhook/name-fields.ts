/** A contact's name, read from a whole name or from its parts. Pure. */
import { NAME_LENGTH } from '../../http/limits.ts'
import { leaveOver, placeCustom, type SentFields } from './sent-fields.ts'
import { passOver, single, takenFor } from './single-values.ts'
import { lineOf, textOf } from './values.ts'

const NAME_WANTED = `must be text of at most ${NAME_LENGTH} characters`

export interface SentName {
  readonly name?: string
  /** The name is only this part of it. */
  readonly namePart?: 'first' | 'last'
}

/** `first_name` and `last_name` are combined into the name when name is not sent. */
export function readName(sentFields: SentFields): SentName {
  const whole = sentFields.fields.has('name') ? single(sentFields, 'name', nameOf, NAME_WANTED) : undefined
  if (whole !== undefined) {
    const parts = (['first_name', 'last_name'] as const).flatMap((part) => sentFields.fields.get(part) ?? [])
    for (const sent of parts) {
      // Systems that know both send both: what the name holds is not left over.
      if (isWithin(sent.value, whole)) placeCustom(sentFields, sent.key, sent, takenFor('name'))
      else passOver(sentFields, sent, takenFor('name'))
    }
    return { name: whole }
  }
  const first = single(sentFields, 'first_name', nameOf, NAME_WANTED)
  const last = single(sentFields, 'last_name', nameOf, NAME_WANTED)
  if (first === undefined && last === undefined) return {}
  const name = nameOf([first, last].filter((part) => part !== undefined).join(' '))
  if (name === undefined) {
    for (const part of ['first_name', 'last_name'] as const)
      for (const sent of sentFields.fields.get(part) ?? []) leaveOver(sentFields, sent, NAME_WANTED)
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
