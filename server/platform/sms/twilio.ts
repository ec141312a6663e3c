/** Gateways that speak the Messages resource of Twilio's API of 2010-04-01, and the signature of what they post. */
import { createHmac, timingSafeEqual } from 'node:crypto'
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

/** Codes of the account or its sender: whatever is sent is refused. */
const MISTAKEN = new Set(['20003', '20404', '21212', '21603', '21606', '21659', '20005'])

export interface TwilioAccount {
  readonly origin: string
  readonly host: string
  readonly sid: string
  readonly token: string
}

/**
 * `twilio://SID:TOKEN@api.twilio.com`, with a port if need be. Over HTTPS, but for a host that is this very machine.
 * Undefined when the account or its token is missing.
 */
export function readTwilioAccount(url: URL): TwilioAccount | undefined {
  const { username, password, host, hostname } = url
  if (!username || !password || !host) return undefined
  return {
    origin: `${isThisMachine(hostname) ? 'http' : 'https'}://${host}`,
    host,
    sid: decoded(username),
    token: decoded(password),
  }
}

export function openTwilioProvider(account: TwilioAccount, patience: Patience): Provider {
  const { origin, host, sid, token } = account
  const gateway = openGateway(origin, patience)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
  }
  return {
    route: host,
    async send({ to, from, text, statusUrl }: TextMessage) {
      const form = new URLSearchParams({ To: to, From: from, Body: text })
      // An address that only this machine knows is refused by a gateway elsewhere, and the message with it.
      if (isThisMachine(new URL(origin).hostname) || !isThisMachine(new URL(statusUrl).hostname)) {
        form.set('StatusCallback', statusUrl)
      }
      const path = `/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`
      const answer = await gateway.post(path, headers, form.toString())
      return 'silence' in answer ? { state: answer.silence, detail: answer.detail } : verdictOn(answer)
    },
    close: () => gateway.close(),
  }
}

/**
 * Whether a form was posted by who holds the token: `X-Twilio-Signature` is the Base64 of an HMAC-SHA-1 of the address
 * it was posted to, followed by each name and value in the order of the names.
 */
export function isSignedByTwilio(
  token: string,
  signature: string | undefined,
  url: string,
  pairs: readonly (readonly [string, string])[],
): boolean {
  const sorted = pairs.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
  const signed = url + sorted.map(([name, value]) => name + value).join('')
  const right = createHmac('sha1', token).update(signed).digest()
  const given = Buffer.from(signature ?? '', 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
}

function verdictOn({ status, headers, text }: Answer): Verdict {
  const said = objectOf(text)
  if (status >= 200 && status < 300) {
    const providerId = wordOf(said['sid'])
    const detail = detailOf(status, wordOf(said['status']) ?? 'accepted')
    return { state: 'sent', detail, ...(providerId ? { providerId } : {}) }
  }
  const code = wordOf(said['code'])
  const detail = detailOf(status, code, wordOf(said['message']))
  if (status === 429 || status === 408 || status >= 500 || code === '20429') {
    const retryAfterSeconds = retryAfterOf(headers['retry-after'], now().getTime())
    return { state: 'deferred', detail, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) }
  }
  // Without a code of its own it is not an answer about a message.
  if (code === undefined || MISTAKEN.has(code))
    return { state: 'unreachable', detail: `${detail}; check SMS_URL` }
  return { state: 'failed', fault: faultOf(code), detail }
}

function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname)
}
