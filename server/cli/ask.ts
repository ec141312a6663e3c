/** Questions at a terminal, before what cannot be undone. A script is not asked: what it says is meant. */
import { CommanderError } from 'commander'

export interface Meant {
  /** `--yes`: it is meant, no question is asked. */
  readonly yes?: boolean | undefined
}

export const YES = ['--yes', 'do it without asking, also at a terminal'] as const

/** Somebody sits at both ends. */
export function isAtTerminal(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY
}

/** Resolves when it is meant; ends the command (exit 1, nothing done) when the answer is no. */
export async function mustMean(question: string, { yes = false }: Meant): Promise<void> {
  if (yes || !isAtTerminal()) return
  const { confirm } = await import('@clack/prompts')
  // Standard output is the outcome's.
  const isMeant = await confirm({ message: question, initialValue: false, output: process.stderr })
  if (isMeant !== true) throw new CommanderError(1, 'tidings.not-meant', 'Nothing was done')
}
