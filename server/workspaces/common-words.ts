/** How names, addresses, countries and zones are written, on the command line and in the app; quick to load. */
import { NAME_LENGTH } from '../http/limits.ts'
import { readEmail } from '../lib/email-address.ts'
import { phones } from '../lib/lazy.ts'
import { slug } from '../lib/slug.ts'
import type { Said } from '../refusals.ts'
import { LANGUAGES } from '../words/languages.ts'

const TAGLINE_LENGTH = 160
const LABEL_LENGTH = 60
const LINK_LENGTH = 500

/** What cannot be read, in a sentence that shows how it is written. */
export class SettingFault extends Error {
  /** By which a catalogue of other languages knows it. */
  readonly said: Said | undefined

  constructor(sentence: string, said?: Said) {
    super(sentence)
    this.said = said
  }
}

/** A text of 1 to 500 characters. */
export function text(text: string): string {
  const trimmed = text.trim()
  const isSound = trimmed !== '' && trimmed.length <= NAME_LENGTH && !trimmed.includes('\0')
  return isSound ? trimmed : tooLong(NAME_LENGTH)
}

/** An email address, in its stored spelling. */
export function email(text: string): string {
  return readEmail(text) ?? fault('Email addresses look like ann@example.com.')
}

/** The part of an address that names a workspace. */
export function handle(text: string): string {
  return text !== '' && text === slug(text)
    ? text
    : fault('Handles have lower-case letters, digits and single hyphens.')
}

/** An http or https address. */
export function url(text: string): string {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? text : fault('Addresses begin with https://.')
}

/** A line of 1 to 160 characters. */
export function tagline(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  const isSound = line !== '' && line.length <= TAGLINE_LENGTH && !/\p{Cc}/u.test(line)
  return isSound ? line : tooLong(TAGLINE_LENGTH)
}

/** `Our shop https://shop.example`, or the address alone; a web page or a `mailto:`. */
export function link(text: string): string {
  const [, label = '', address = ''] = /^(?:(.*\S)\s+)?(\S+)$/su.exec(text.trim()) ?? []
  const line = label.replaceAll(/\s+/g, ' ')
  const url = URL.parse(address)
  const isFollowed = url !== null && /^(https?|mailto):$/.test(url.protocol) && url.pathname !== ''
  if (!isFollowed || line.length > LABEL_LENGTH || url.href.length > LINK_LENGTH || /\p{Cc}/u.test(line))
    return fault('Links look like Our shop https://shop.example, or mailto:hello@shop.example.')
  return line ? `${line} ${url.href}` : url.href
}

/** A country by its two letters, as `SE`. */
export function country(text: string): string {
  const code = text.toUpperCase()
  return phones().isSupportedCountry(code)
    ? code
    : fault('Countries have two letters, such as SE (ISO 3166-1).')
}

/** An IANA time zone, as `Europe/Stockholm`. */
export function timezone(text: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return fault('Time zones are named like Europe/Stockholm (IANA).')
  }
}

/** One of the languages in which we speak to readers. */
export function language(text: string): string {
  const known = LANGUAGES.find((one) => one === text.toLowerCase())
  return known ?? fault(`Languages are ${LANGUAGES.join(', ')}.`)
}

/** Throws a `SettingFault`. */
export function fault(sentence: string, said?: Said): never {
  throw new SettingFault(sentence, said)
}

function tooLong(most: number): never {
  return fault(`It needs 1 to ${most} characters.`, { key: 'setting-length', values: [String(most)] })
}
