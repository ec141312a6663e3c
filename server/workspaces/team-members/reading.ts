/** Team members as they are written in the app: each fault at its path, all at once. */
import { refuse } from '../../refusals.ts'
import * as common from '../common-words.ts'
import type { MemberFields } from './store.ts'

/** As they are sent; null takes a bio or a picture away. */
export type MemberWish = {
  readonly [Name in keyof MemberFields]?: MemberFields[Name] | undefined
}

const BIO_LENGTH = 2_000
const URL_LENGTH = 2_000

const READERS: Readonly<Record<string, (text: string) => string>> = {
  name: common.text,
  email: common.email,
  role: common.text,
  bio,
  image,
}

/** Trimmed and in their stored spelling; an empty bio or picture is none. Refused (400) with all that is wrong. */
export function readMember<Wish extends MemberWish>(wish: Wish): Wish {
  const faults: { path: string; message: string }[] = []
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(wish)) {
    try {
      read[name] = valueOf(name, value)
    } catch (error) {
      if (!(error instanceof common.SettingFault)) throw error
      faults.push({ path: name, message: error.message })
    }
  }
  if (faults.length > 0) refuse('input-invalid', faults)
  // The same members, each of the type it had.
  return read as Wish
}

function valueOf(name: string, value: unknown): unknown {
  const isOptional = name === 'bio' || name === 'image'
  if (isOptional && (value === null || (typeof value === 'string' && value.trim() === ''))) return null
  const reader = READERS[name]
  return reader && typeof value === 'string' ? reader(value) : value
}

function bio(text: string): string {
  const trimmed = text.trim()
  return trimmed.length <= BIO_LENGTH ? trimmed : common.fault(`It takes at most ${BIO_LENGTH} characters.`)
}

function image(text: string): string {
  const trimmed = text.trim()
  return trimmed.length <= URL_LENGTH
    ? common.url(trimmed)
    : common.fault(`It takes at most ${URL_LENGTH} characters.`)
}
