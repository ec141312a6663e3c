/** `tidings open` and `tidings logs`: what is looked at beside the commands. */
import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Option, type Command } from 'commander'
import { forPeople } from './log-lines.ts'
import type { Context, Outcome, Run } from './run.ts'

const PAGES = { app: '/app', docs: '/docs', api: '/docs/api', page: '/' } as const
type Page = keyof typeof PAGES

const OPENERS: Readonly<Record<string, string>> = { darwin: 'open', win32: 'explorer' }

export function openCommand(program: Command, run: Run): void {
  program
    .command('open')
    .description('open the app in a browser, or another page; in a pipe its address is printed alone')
    .addOption(new Option('--page <page>', 'which one').choices(Object.keys(PAGES)).default('app'))
    .action(
      run.alone(async ({ config }: Context, { page }: { page: Page }) => {
        const url = `${config.PUBLIC_URL}${PAGES[page]}`
        if (process.stdout.isTTY) await browse(url)
        return { value: { url }, text: url }
      }),
    )
}

/** A machine without a browser shows the address all the same. */
async function browse(url: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const opener = OPENERS[process.platform] ?? 'xdg-open'
  const child = spawn(opener, [url], { stdio: 'ignore', detached: true })
  child.once('error', () => resolve())
  child.once('spawn', () => resolve())
  child.unref()
  await promise
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal']

export function logsCommand(program: Command, run: Run): void {
  program
    .command('logs')
    .description('log lines in words: journalctl -fu tidings -o cat | tidings logs')
    .argument('[file]', 'where the log was written to; left out: standard input')
    .addOption(
      new Option('--level <level>', 'the least severe that is shown').choices(LEVELS).default('info'),
    )
    .action(
      run.alone(
        async (_context, { level }: { level: string }, file: string | undefined): Promise<Outcome> => {
          const input = file === undefined ? process.stdin : createReadStream(file)
          let shown = 0
          for await (const line of createInterface({ input })) {
            if (!isSevere(line, level)) continue
            shown += 1
            process.stdout.write(`${forPeople(line)}\n`)
          }
          return { value: { shown }, text: '' }
        },
      ),
    )
}

/** A line that is no log line of ours belongs to what stands around it. */
function isSevere(line: string, least: string): boolean {
  const level = /^\{"level":"(\w+)"/.exec(line)?.[1]
  return level === undefined || LEVELS.indexOf(level) >= LEVELS.indexOf(least)
}
