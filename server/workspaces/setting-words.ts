/** How settings of sending and looks are written, whoever writes them: on the command line and in the app. */
import { sayable } from '../content/fault.ts'
import { checkContent } from '../content/rendering/personal.ts'
import { readEmail } from '../lib/email-address.ts'
import { isSmsSender } from '../lib/sms-sender.ts'
import { readSmtpUrls, SmtpUrlError } from '../platform/smtp/server-url.ts'
import { fault } from './common-words.ts'

const TEMPLATE_LENGTH = 10_000

/** A colour as `#1b6ac9`. */
export function color(text: string): string {
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : fault('Colours look like #1b6ac9.')
}

/** One or more mail servers, in the order in which they are tried. */
export function smtpUrls(text: string): string {
  try {
    return readSmtpUrls(text)
      .map(({ url }) => url)
      .join(',')
  } catch (error) {
    if (error instanceof SmtpUrlError) return fault(`${error.message}.`)
    throw error
  }
}

/** A domain as mail addresses have it. */
export function domain(text: string): string {
  const address = readEmail(`anybody@${text.trim()}`)
  if (address === undefined) return fault('Domains look like mail.your-shop.example.')
  return address.slice(address.indexOf('@') + 1)
}

/** Who an SMS is from: a number in E.164, a short code, or 3 to 11 letters and digits. */
export function smsSender(text: string): string {
  return isSmsSender(text) ? text : fault('SMS senders look like +46701234567, 71700 or MyShop.')
}

/** `08:00-20:00`; over midnight when it ends before it begins. */
export function hours(text: string): string {
  const isWindow = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/.test(text)
  return isWindow && text.slice(0, 5) !== text.slice(6) ? text : fault('Hours look like 08:00-20:00.')
}

/** 1 to 1,000,000 a minute. */
export function perMinute(text: string): number {
  const n = Number(text)
  return /^\d{1,7}$/.test(text) && n >= 1 && n <= 1_000_000 ? n : fault('Say a number from 1 to 1000000.')
}

/** A day as `2026-11-20`. */
export function date(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
  return isDay ? text : fault('Days look like 2026-11-20.')
}

/** Words with Liquid in them, at most 10,000 characters. */
export function template(text: string): string {
  if (!text.trim() || text.length > TEMPLATE_LENGTH)
    return fault('It needs 1 to 10,000 characters.', { key: 'setting-length', values: ['10,000'] })
  const broken = checkContent({ text })
  return broken === undefined ? text : fault(broken.message, sayable(broken))
}
