/** A word asked for at a terminal, which it does not show. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
}

/** Undefined when whoever is asked breaks it off. */
export async function askHidden(question: string, { input, output }: Terminal): Promise<string | undefined> {
  // What is typed goes nowhere.
  const nowhere = new Writable({ write: (_bytes, _encoding, done) => done() })
  const left = new AbortController()
  const lines = createInterface({ input, output: nowhere, terminal: true })
  lines.once('SIGINT', () => left.abort()).once('close', () => left.abort())
  output.write(question)
  try {
    return await lines.question('', { signal: left.signal })
  } catch (error) {
    if (left.signal.aborted) return undefined
    throw error
  } finally {
    lines.close()
    output.write('\n')
  }
}
