/**
 * Every way Tidings says no: a name → the status and a sentence that says what is wrong and what would be right. The
 * names are in one file of refusals/ a subject; here they are one catalogue, and thrown.
 */
import type { Answer } from './refusals/answer.ts'
import { access } from './refusals/access.ts'
import { campaigns } from './refusals/campaigns.ts'
import { catalog } from './refusals/catalog.ts'
import { contacts } from './refusals/contacts.ts'
import { imports } from './refusals/imports.ts'
import { media } from './refusals/media.ts'
import { messaging } from './refusals/messaging.ts'
import { requests } from './refusals/requests.ts'
import { workspaces } from './refusals/workspaces.ts'

export { said } from './refusals/answer.ts'
export type { Answer, Detail, Said } from './refusals/answer.ts'

const refusals = {
  ...requests,
  ...access,
  ...workspaces,
  ...contacts,
  ...imports,
  ...catalog,
  ...media,
  ...messaging,
  ...campaigns,
}

export type RefusalName = keyof typeof refusals
export type RefusalFacts<Name extends RefusalName> = Parameters<(typeof refusals)[Name]>

/** A refusal on its way to the one error handler, which turns it into the error object. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly answer: Answer

  constructor(refusal: RefusalName, answer: Answer) {
    super(answer.message)
    this.refusal = refusal
    this.answer = answer
  }
}

/** A fact as a sentence holds it; of what is no word or number nothing. */
function written(fact: unknown): string {
  if (Array.isArray(fact)) return fact.map(written).join(', ')
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}

/** The answer of a refusal, for the error handler itself; catalogues of other languages know it by `said`. */
export function refusalOf<Name extends RefusalName>(
  name: Name,
  ...facts: Parameters<(typeof refusals)[Name]>
): Answer {
  // Each refusal takes its own facts; the signature above has checked them.
  const answer = (refusals[name] as (...facts: unknown[]) => Answer)(...facts)
  return { said: { key: name, values: facts.map(written) }, ...answer }
}

/** Every refusal with a sentence of its own, "…" in place of the facts, for who reads about them; by status. */
export function describeRefusals(): { name: string; status: number; message: string }[] {
  // A list reads as its one member, wherever a sentence puts it.
  const facts = Array.from({ length: 8 }, () => ['…'])
  const described = Object.entries(refusals).flatMap(([name, refusal]) => {
    try {
      const { status, message } = (refusal as (...facts: unknown[]) => Answer)(...facts)
      if (typeof message !== 'string' || !/[a-z]/.test(message)) return []
      // A sentence chosen by a fact varies, too.
      return [{ name, status, message: message.replaceAll('undefined', '…') }]
    } catch {
      // What it says is all facts, in a shape of its own.
      return []
    }
  })
  return described.sort((one, other) => one.status - other.status)
}

/** Throws the named refusal; nothing below the error handler types a status code. */
export function refuse<Name extends RefusalName>(
  name: Name,
  ...facts: Parameters<(typeof refusals)[Name]>
): never {
  throw new Refusal(name, refusalOf(name, ...facts))
}
