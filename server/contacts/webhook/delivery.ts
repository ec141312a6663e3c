/** One delivery of the contact webhook: stored, passed over as a trap, or kept to be mended; each is in the log of calls. */
import type { FastifyRequest } from 'fastify'
import { callerAddress } from '../../http/rate-limit.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal, refuse } from '../../refusals.ts'
import { USER_AGENT_LENGTH } from '../consent/schemas.ts'
import { bodyOf, bytesIn, textOfBody, type SentBody } from './bodies.ts'
import type { Call, CallLog } from './calls.ts'
import type { Caller } from './callers.ts'
import type { WebhookFields } from './fields.ts'
import type { FieldsReader } from './read-in-thread.ts'
import type { Reception } from './reception.ts'
import { keptBody } from './rejected.ts'
import { keepRejected } from './rejected-store.ts'
import { contactInputOf, ignoredKeys, isTrapped, proofOf, readingOf, redirectOf } from './rules.ts'
import { proofWith, shownText } from './shown-text.ts'
import { textOf } from './values.ts'

export interface DeliveryDependencies {
  readonly db: Db
  readonly reception: Reception
  readonly calls: CallLog
  readonly reader: FieldsReader
}

/** What was sent, once it is stored or was a trap. Otherwise refused. */
export async function deliver(
  request: FastifyRequest,
  caller: Caller,
  isImport: boolean,
  { db, reception, calls, reader }: DeliveryDependencies,
): Promise<SentBody> {
  const { webhook, isTrusted } = caller
  const keep = (call: Omit<Call, 'workspaceId' | 'isTrusted'>): void =>
    calls.keep({ workspaceId: webhook.workspaceId, isTrusted, ...call })
  const reject = async (sent: SentBody, reason: string, reading?: Call['reading']): Promise<void> => {
    const kept = { body: keptBody(sent, request.ip), isTrusted, isImport, reason }
    const from = { address: callerAddress(request), userAgent: callerIn(request).userAgent }
    const rejectedId = await keepRejected(db, webhook.workspaceId, { ...kept, ...from })
    keep({ outcome: 'rejected', reason, rejectedId, reading })
  }
  const failed = (reading?: Call['reading']) => (error: unknown) => {
    keep({ outcome: 'failed', reason: error instanceof Refusal ? error.message : undefined, reading })
    throw error
  }
  const sent = await readOrReject(request, reject)
  const { body, text } = await shownText(db, webhook.workspaceId, sent)
  if (isTrapped(body, webhook.honeypot)) {
    keep({ outcome: 'trapped' })
    return body
  }
  const fields = await reader.read(caller, body.pairs, bytesIn(request)).catch(failed())
  const reading = {
    fields: readingOf(fields),
    ignored: ignoredKeys(fields, body, redirectOf(body, webhook.origins)),
  }
  if (fields.problems.length > 0) await reject(sent, problemsIn(fields), reading)
  mustBeReadable(request, fields)
  const input = contactInputOf(fields, body.files, { isImport, isTrusted, doubleOptIn: webhook.doubleOptIn })
  const proof = proofWith(proofOf(body, isTrusted && isImport, callerIn(request)), text, fields)
  await reception.store(webhook.workspaceId, { ...input, proof }).catch(failed(reading))
  keep({ outcome: 'stored', reading })
  return body
}

type Reject = (sent: SentBody, reason: string) => Promise<void>

/** What is neither JSON nor a form, or breaks off, is kept as the text it is: people can see who it was from. */
async function readOrReject(request: FastifyRequest, reject: Reject): Promise<SentBody> {
  try {
    return bodyOf(request)
  } catch (error) {
    const text = textOfBody(request)
    if (error instanceof Refusal && error.refusal === 'body-malformed' && text.trim() !== '')
      await reject({ pairs: [['body', text]], files: [], isForm: false }, error.message)
    throw error
  }
}

/** The sender gets only the status, so the log says which fields were wrong; never what they held. */
export function mustBeReadable({ log }: Pick<FastifyRequest, 'log'>, { problems }: WebhookFields): void {
  if (problems.length === 0) return
  log.info({ problems: problems.slice(0, 20) }, 'a delivery to the contact webhook was refused')
  refuse('input-invalid', problems)
}

function problemsIn({ problems }: WebhookFields): string {
  return problems.map(({ path, message }) => `${path}: ${message}`).join('; ')
}

function callerIn({ ip, headers }: FastifyRequest) {
  return { ip, userAgent: textOf(headers['user-agent'])?.slice(0, USER_AGENT_LENGTH).toWellFormed() }
}
