/** Trace ids as W3C Trace Context has them. */
import { randomBytes } from 'node:crypto'

const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(-|$)/

/** The caller's trace id from its `traceparent`, or a new one: 32 hexadecimal digits, never all zero. */
export function traceId(traceparent: string | readonly string[] | undefined): string {
  const given = typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined
  return given && /[1-9a-f]/.test(given) && !traceparent?.slice(0, 2).includes('ff')
    ? given
    : randomBytes(16).toString('hex')
}
