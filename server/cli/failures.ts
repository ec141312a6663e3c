/** Every failure of a command as one sentence and an exit code: 1 failed, 2 wrong use. */
import { CommanderError } from 'commander'
import type { Refusal } from '../refusals.ts'

export interface Failure {
  readonly exitCode: number
  /** Empty when it has been said already. */
  readonly sentence: string
}

/** Wrong use is reported without loading what commands work with. */
export async function failureOf(error: unknown): Promise<Failure> {
  if (error instanceof CommanderError) return fromCommander(error)
  const { ConfigError } = await import('../platform/config.ts')
  const { isDatabaseAway } = await import('../platform/database.ts')
  const { Refusal } = await import('../refusals.ts')
  if (error instanceof ConfigError) return { exitCode: 2, sentence: error.message }
  if (error instanceof Refusal) return fromRefusal(error)
  return { exitCode: 1, sentence: sentenceOf(error, isDatabaseAway) }
}

/** Commander has printed its own faults, and help: asked for it is 0, in place of a verb that was left out it is not. */
function fromCommander({ code, exitCode, message }: CommanderError): Failure {
  if (code.startsWith('tidings.')) return { exitCode, sentence: message }
  return { exitCode: exitCode === 0 ? 0 : 2, sentence: '' }
}

/** What was typed is wrong (400), or it cannot be done as things are. */
function fromRefusal({ answer: { status, message, details = [] } }: Refusal): Failure {
  const [detail] = details
  const isNamed = detail === undefined || details.length > 1 || message.includes(detail.path)
  return { exitCode: status === 400 ? 2 : 1, sentence: isNamed ? message : `${detail.path}: ${message}` }
}

function sentenceOf(error: unknown, isDatabaseAway: (error: unknown) => boolean): string {
  if (!(error instanceof Error)) return String(error)
  const { code, message } = error as NodeJS.ErrnoException
  // One name may have several addresses, each with its own fault: an AggregateError has no message.
  if (error instanceof AggregateError && error.errors.length > 0)
    return sentenceOf(error.errors[0], isDatabaseAway)
  // The embedded database's own sentence says what to do.
  if (error.name === 'EmbeddedPostgresRefused') return message
  switch (code) {
    case 'EADDRINUSE':
      return `${listened(error)} is in use by another program; stop that one, or set PORT to another number`
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${listened(error)}; set HOST to one of its own, such as 127.0.0.1`
    case '28P01':
    case '28000':
      return `The database refuses the sign-in: ${message}; check user and password in DATABASE_URL`
    case '3D000':
      return `${message}; make it first, or name another in DATABASE_URL`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no machine of that name: ${message}; check DATABASE_URL and HOST`
    default:
      return isDatabaseAway(error)
        ? `The database does not answer (${code ?? message}); start it, or check DATABASE_URL`
        : message
  }
}

/** What a failed listen was about. */
function listened(error: Error): string {
  const { address, port } = error as { address?: string; port?: number }
  return `${address}:${port}`
}
