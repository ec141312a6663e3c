/** What every SMS gateway must be able to do; another one is a file that opens a provider, and a line in open.ts. */
import type { Fault } from '../../lib/sms-faults.ts'

export interface TextMessage {
  /** The delivery's: a gateway that keeps ids sends what comes twice once. */
  readonly id: string
  /** In E.164. */
  readonly to: string
  /** A number in E.164, a short code, or up to 11 letters and digits. */
  readonly from: string
  readonly text: string
  /** Where to say what became of it. */
  readonly statusUrl: string
}

/** What a gateway said of a message; the first three mean that it answered. */
export type Verdict =
  | { readonly state: 'sent'; readonly detail: string; readonly providerId?: string }
  | { readonly state: 'deferred'; readonly detail: string; readonly retryAfterSeconds?: number }
  | { readonly state: 'failed'; readonly fault: Fault; readonly detail: string }
  /** Handed over, without an answer. */
  | { readonly state: 'unknown'; readonly detail: string }
  /** Nothing was handed over, or the gateway refuses whatever we send: wrong credentials, a wrong address. */
  | { readonly state: 'unreachable'; readonly detail: string }

export interface Provider {
  /** What the ledger keeps as its route: the gateway's host, never a credential. */
  readonly route: string
  /** Never throws for what the gateway does. */
  send(message: TextMessage): Promise<Verdict>
  close(): Promise<void>
}

/** As much of a gateway's words as is kept, in characters. */
const DETAIL_LENGTH = 500

/** A status and what was said with it, on one line. */
export function detailOf(status: number, ...words: readonly (string | undefined)[]): string {
  const said = words.filter(Boolean).join(': ')
  const line = `${status} ${said}`.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.slice(0, DETAIL_LENGTH).toWellFormed()
}

/** RFC 9110, 10.2.3: seconds, or a date; undefined when it is neither, at most a day. */
export function retryAfterOf(
  header: string | string[] | undefined,
  nowMilliseconds: number,
): number | undefined {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? ''
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((date - nowMilliseconds) / 1_000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : undefined
}

/** The answer as a JSON object; empty for anything else. */
export function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    // Checked on this very line to be an object; what is in it is looked at member by member.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** A text or a number of an answer as text, at most 200 characters. */
export function wordOf(value: unknown): string | undefined {
  const isWord = typeof value === 'string' || typeof value === 'number'
  return isWord && value !== '' ? String(value).slice(0, 200).toWellFormed() : undefined
}

/** A user or password of an address; one whose percent signs mean nothing is meant as it stands. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
