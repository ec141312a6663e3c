/** One log for the whole program: JSON lines on standard error, secrets redacted. */
import { pino, type Logger } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>

/** Lines go to standard error, so that standard output stays a command's own. Levels are pino's. */
export function openLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['req.headers["x-api-key"]', 'req.headers.authorization'], censor: '[redacted]' },
    },
    pino.destination({ fd: 2, sync: true }),
  )
}
