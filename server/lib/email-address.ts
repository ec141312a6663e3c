/** Email addresses as contacts type them, made into the one spelling that is stored and the one that is matched. */
import { domainToASCII } from 'node:url'

const ADDRESS_LENGTH = 254
const LOCAL_LENGTH = 64
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.。-]+$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/**
 * The address as it is stored: trimmed, its domain in lower-case ASCII (`Ann@Bücher.example` →
 * `Ann@xn--bcher-kva.example`), the local part as typed, since only its own server knows whether case matters there.
 * Undefined when it is not one by RFC 5321: dot-atom and domain name, 64 and 254 characters at most. Quoted local parts,
 * address literals, domains of one label and local parts beyond ASCII (RFC 6531) are refused: hardly a person has one,
 * and most servers cannot be reached with them.
 */
export function readEmail(text: string): string | undefined {
  const typed = text.trim()
  if (typed.length > ADDRESS_LENGTH) return undefined
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(at, 0))
  if (local.length > LOCAL_LENGTH || !LOCAL_PART.test(local)) return undefined
  const domain = readDomain(typed.slice(at + 1))
  if (domain === undefined) return undefined
  const email = `${local}@${domain}`
  return email.length > ADDRESS_LENGTH ? undefined : email
}

/** What two spellings of one address share: matching is without case. Stored addresses are ASCII, so is this. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/** domainToASCII reads like an address bar (`a/b` → `a`, `0x7f.1` → `127.0.0.1`): so checked before and after. */
function readDomain(typed: string): string | undefined {
  if (!TYPED_DOMAIN.test(typed)) return undefined
  const domain = domainToASCII(typed)
  return DOMAIN.test(domain) ? domain : undefined
}

/** As forms and mail programs write it: also `mailto:ann@example.com`, `Ann <ann@example.com>` and `Ann (ann@example.com)`. */
export function readTypedEmail(text: string): string | undefined {
  return readEmail(text.replace(/^\s*mailto:/i, '')) ?? readEmail(bracketedAddress(text) ?? '')
}

/** What stands in brackets behind a name, or before one that is in brackets; undefined where nothing does. */
export function bracketedAddress(text: string): string | undefined {
  if (text.length > BRACKETED_LENGTH || !/[>)]\s*$/.test(text)) return undefined
  const [, ...found] = BRACKETED.exec(text) ?? []
  return found.find((one) => one !== undefined)
}

const BRACKETED_LENGTH = 400
const BRACKETED =
  /<([^@\s<>]+@[^@\s<>]+)>\s*$|^[^@()<>]+\(([^@\s()<>]+@[^@\s()<>]+)\)\s*$|^\s*([^@\s()<>]+@[^@\s()<>]+)\s*\([^@()<>]+\)\s*$/
