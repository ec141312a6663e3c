/** Reads every labelled payload as the contact webhook does, and scores what comes, class by class. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { readFields } from '../../../server/contacts/webhook/fields.ts'
import { readBody } from '../../../server/contacts/webhook/payload/sniff.ts'
import { isTrapped } from '../../../server/contacts/webhook/rules.ts'
import { CASES, type Case, type Part } from './cases.ts'

/** What is to be read; a member that is undefined must not be, and one that is not there may be anything. */
export interface Expected {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly name?: string | undefined
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly postalCode?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
  readonly tags?: readonly string[]
  readonly note?: string | undefined
  /** What the note holds, beside others. */
  readonly noted?: string
  /** On email. */
  readonly consent?: boolean | undefined
  readonly isTrapped?: boolean
}

export interface PayloadScore {
  readonly payloads: number
  readonly passed: number
}

export interface EvaluatedPayloads {
  /** "held builders" → its score. */
  readonly scores: ReadonlyMap<string, PayloadScore>
  /** Of what the code may be tuned on; of the rest only how many. */
  readonly failures: readonly string[]
}

/** In which country numbers without a code are read. */
const COUNTRY = 'SE'

export function evaluatePayloads(): EvaluatedPayloads {
  const scores = new Map<string, { payloads: number; passed: number }>()
  const failures: string[] = []
  for (const each of CASES) {
    const name = `${partOf(each)} ${each.group}`
    const score = scores.get(name) ?? { payloads: 0, passed: 0 }
    scores.set(name, score)
    const fault = faultOf(each)
    score.payloads += 1
    if (fault === undefined) score.passed += 1
    else if (partOf(each) === 'tuned') failures.push(`${each.group} / ${each.shape} / ${each.name}: ${fault}`)
  }
  return { scores, failures }
}

/** As its round says, or by the shape, so that what the code is tuned on and what it is not share none. */
export function partOf({ group, shape, part }: Case): Part {
  if (part) return part
  return (createHash('sha256').update(`${group} ${shape}`).digest()[0] ?? 0) % 2 === 0 ? 'tuned' : 'held'
}

function faultOf({ type, body, expected }: Case): string | undefined {
  const read = readBody(Buffer.from(body), type)
  if (typeof read === 'string') return expected.email === undefined && !expected.isTrapped ? undefined : read
  if (expected.isTrapped) return isTrapped(read, null) ? undefined : 'is not trapped'
  if (isTrapped(read, null)) return 'is trapped'
  const fields = readFields(read.pairs, [], COUNTRY)
  const got = { ...fields, consent: fields.consent?.email }
  for (const [name, wanted] of Object.entries(expected)) {
    if (name === 'isTrapped') continue
    if (name === 'noted') {
      // What no field takes is written into the note, too.
      const notes = [got.note, ...fields.leftOver.map(({ value }) => value)].map(String)
      if (!notes.some((note) => note.includes(String(wanted))))
        return `note is ${JSON.stringify(notes)}, without ${JSON.stringify(wanted)}`
      continue
    }
    // Expected names what WebhookFields does, but for consent, which is there.
    const is = got[name as 'email']
    if (!isDeepStrictEqual(is, wanted))
      return `${name} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`
  }
  return undefined
}
