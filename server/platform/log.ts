/** One log for the whole program: JSON lines on standard error, secrets redacted. */
import { pino, type DestinationStream, type Logger } from 'pino'
import { scrubbed } from '../lib/scrub.ts'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>

/** Lines go to standard error, so that standard output stays a command's own, or to `destination`. Levels are pino's. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
      // Whatever is written, by us or by a library: an address in it shows no credential.
      hooks: { streamWrite: scrubbed },
      redact: { paths: ['req.headers["x-api-key"]', 'req.headers.authorization'], censor: '[redacted]' },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  )
}

/** An error without what hangs on it: a driver's carries its whole connection, and the values of its statement. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause, code } = error as Error & { code?: unknown }
  const inner = error instanceof AggregateError ? error.errors : cause
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    stack,
    ...(inner === undefined ? {} : { cause: [inner].flat().map(describeError) }),
  }
}
