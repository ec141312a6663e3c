/** The one error of the embedded database: its message is a sentence for the operator, saying what to do. */
export class EmbeddedPostgresRefused extends Error {
  override readonly name = 'EmbeddedPostgresRefused'
}

/** Ends the attempt with a sentence. */
export function refuseToStart(sentence: string, cause?: unknown): never {
  throw new EmbeddedPostgresRefused(sentence, { cause })
}
