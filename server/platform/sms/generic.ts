/** The generic HTTP gateway: one POST of JSON a message (docs/decisions/sms.md has the whole of it). */
import { faultOf } from '../../lib/sms-faults.ts'
import { now } from '../clock.ts'
import { openGateway, type Answer, type Patience } from './gateway.ts'
import {
  decoded,
  detailOf,
  objectOf,
  retryAfterOf,
  wordOf,
  type Provider,
  type TextMessage,
  type Verdict,
} from './provider.ts'

/** Statuses that say nothing of the message: the address or the credentials of SMS_URL are wrong. */
const MISTAKEN = new Set([401, 403, 404, 405, 407])

/** `https://user:password@sms.example/path`: the credentials go as basic authentication, never into a log. */
export function openGenericProvider(url: URL, patience: Patience): Provider {
  const gateway = openGateway(url.origin, patience)
  const path = `${url.pathname}${url.search}`
  const credentials = `${decoded(url.username)}:${decoded(url.password)}`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
  }
  return {
    route: url.host,
    async send({ id, to, from, text, statusUrl }: TextMessage) {
      const body = JSON.stringify({ id, to, from, text })
      const answer = await gateway.post(path, { ...headers, 'status-callback': statusUrl }, body)
      return 'silence' in answer ? { state: answer.silence, detail: answer.detail } : verdictOn(answer)
    },
    close: () => gateway.close(),
  }
}

function verdictOn({ status, headers, text }: Answer): Verdict {
  const said = objectOf(text)
  const error = wordOf(said['error'])
  if (status >= 200 && status < 300) {
    const providerId = wordOf(said['id'])
    return { state: 'sent', detail: detailOf(status, 'accepted'), ...(providerId ? { providerId } : {}) }
  }
  const detail = detailOf(status, error, wordOf(said['message']))
  if (status === 429 || status === 408 || status >= 500) {
    const retryAfterSeconds = retryAfterOf(headers['retry-after'], now().getTime())
    return { state: 'deferred', detail, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  }
  if (status < 400 || (MISTAKEN.has(status) && error === undefined)) {
    return { state: 'unreachable', detail: `${detail}; check SMS_URL` }
  }
  return { state: 'failed', fault: faultOf(error), detail }
}
