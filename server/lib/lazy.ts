/** What is loaded or made at its first use: what nobody asks for takes no memory and no time of the start. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** What `load` gives, loaded once, when it is first asked for. */
export function lazily<Loaded>(load: () => Loaded): () => Loaded {
  let loaded: { readonly it: Loaded } | undefined
  return () => (loaded ??= { it: load() }).it
}

const ownLater: (() => Promise<unknown>)[] = []

/**
 * A file of ours that a server loads at its first use: by this a first start finds it, which without it would bring the
 * reader of TypeScript back (server/cli/compiled.ts).
 */
export function later<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const loaded = lazily(load)
  ownLater.push(loaded)
  return loaded
}

/** Loads what is loaded later. */
export async function loadLater(): Promise<void> {
  await Promise.all(ownLater.map((load) => load()))
}

type CsvParse = typeof import('csv-parse')
type OpenId = typeof import('openid-client')
type Phones = typeof import('libphonenumber-js/max')
type Sanitize = typeof import('sanitize-html')
type TypeCompiler = typeof import('typebox/compile')
type Undici = typeof import('undici')
type WebAuthn = typeof import('@simplewebauthn/server')

/** The reader of CSV files. */
export const csvParse = lazily(() => require('csv-parse') as CsvParse)
/** The client of OpenID providers. */
export const openId = lazily(() => require('openid-client') as OpenId)
/** The ranges of every country's phone numbers. */
export const phones = lazily(() => require('libphonenumber-js/max') as Phones)
/** The parser and sanitiser of HTML. */
export const sanitizer = lazily(() => require('sanitize-html') as Sanitize)
/** Checks of a shape, compiled. */
export const typeCompiler = lazily(() => require('typebox/compile') as TypeCompiler)
/** HTTP with pools and connectors of our own making. */
export const undici = lazily(() => require('undici') as Undici)
/** Passkeys: what is offered to a browser, and its answers checked. */
export const webAuthn = lazily(() => require('@simplewebauthn/server') as WebAuthn)
