/** The real program at a terminal of its own (util-linux' `script`): what a person sees, and types. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { endWithFile } from './children.ts'
import { PROGRAM } from './tidings.ts'

export interface Seen {
  readonly exitCode: number | null
  /** All that was written to the terminal, without colours and moves of the cursor. */
  readonly text: string
  /** As it was written. */
  readonly raw: string
}

export interface Sitting {
  /** Waits until the words are on the terminal, after what was waited for before. */
  until(words: RegExp): Promise<void>
  type(keys: string): void
  interrupt(): void
  readonly ended: Promise<Seen>
}

const PATIENCE_MILLISECONDS = 60_000
/** At the latest, though nothing more is written. */
const LOOK_MILLISECONDS = 500

/** Begins `tidings …words` at a terminal of so many columns, in the data folder. */
export function sitAt(
  columns: number,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Sitting {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, TERM: 'xterm-256color', TIDINGS_DEMO: '0', ...settings }
  const command = [process.execPath, PROGRAM, ...words].map(quoted).join(' ')
  const child = endWithFile(
    spawn('script', ['-qec', `stty cols ${columns} rows 40; exec ${command}`, '/dev/null'], {
      env: { ...env, SHELL: '/bin/sh' },
      cwd: settings['DATA_DIR'] ?? '/',
    }),
  )
  let raw = ''
  let seen = 0
  child.stdout.on('data', (chunk) => (raw += String(chunk)))
  const plain = (): string => stripVTControlCharacters(raw).replaceAll('\r\n', '\n')
  const ended = once(child, 'close').then(() => ({ exitCode: child.exitCode, text: plain(), raw }))
  return {
    until: async (wanted) => {
      const giveUp = Date.now() + PATIENCE_MILLISECONDS
      for (;;) {
        const found = wanted.exec(plain().slice(seen))
        if (found) return void (seen += found.index + found[0].length)
        if (child.exitCode !== null || Date.now() > giveUp)
          throw new Error(`${String(wanted)} was not seen in:\n${plain()}`)
        await somethingNew(child)
      }
    },
    type: (keys) => void child.stdin.write(keys),
    interrupt: () => void child.stdin.write('\u0003'),
    ended,
  }
}

/** More was written, the program ended, or it is time to look; nothing goes on listening. */
async function somethingNew(child: ChildProcessWithoutNullStreams): Promise<void> {
  const heard = new AbortController()
  const { signal } = heard
  const news = [once(child.stdout, 'data', { signal }), once(child, 'exit', { signal })]
  await Promise.race([...news, sleep(LOOK_MILLISECONDS, undefined, { signal })])
  heard.abort()
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
