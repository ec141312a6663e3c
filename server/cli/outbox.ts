/** `tidings outbox …`: messages that were kept instead of sent, since there is no mail server or SMS gateway. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { partsOf, type Parts } from '../messaging/outbox/parts.ts'
import { findInOutbox, listOutbox, type KeptMessage } from '../messaging/outbox/store.ts'
import type { Run } from './run.ts'
import { filtered, filterOption } from './list-and-show.ts'
import { pairs, table } from './table.ts'
import { id } from './words.ts'
import { narrowingOption } from './names.ts'

interface Listing {
  readonly workspace?: string
  readonly limit: number
}

interface Showing {
  readonly html?: true
  readonly text?: true
  readonly raw?: true
}

const USUAL_LIMIT = 50
const MOST = 10_000
const LISTED = {
  channel: 'string',
  sender: 'string',
  recipient: 'string',
  subject: 'string',
  created: 'date',
} as const

export function outboxCommands(program: Command, run: Run): void {
  const outbox = program
    .command('outbox')
    .description('messages kept on this machine, since SMTP_URL or SMS_URL is not set')

  outbox
    .command('list')
    .description('the newest messages')
    .addOption(narrowingOption())
    .addOption(filterOption(LISTED))
    .option('--limit <n>', 'at most so many', count, USUAL_LIMIT)
    .action(
      run.opened(async ({ db }, { workspace, limit, filter }: Listing & { filter?: string }) => {
        const found = await listOutbox(db, {
          workspaceId: workspace,
          limit: filter === undefined ? limit : MOST,
        })
        const value = (await filtered({ db }, found, LISTED, filter)).slice(0, limit)
        return { value, text: table(value, ['id', 'created', 'channel', 'recipient', 'subject']) }
      }),
    )

  outbox
    .command('show')
    .description('one message, its text unless asked otherwise')
    .argument('<id>', 'the message, as the list names it', id)
    .option('--text', 'the words alone')
    .addOption(new Option('--html', 'the HTML of an email').conflicts(['text', 'raw']))
    .addOption(new Option('--raw', 'as it would have gone to the server').conflicts('text'))
    .action(
      run.opened(async ({ db }, showing: Showing, messageId: string) => {
        const kept = await findInOutbox(db, messageId)
        if (!kept) throw new Error(`There is no message ${messageId} in the outbox`)
        const { body, ...message } = kept
        const parts = await partsOf(message, body)
        return { value: { ...message, ...parts }, text: chosen(message, parts, showing) }
      }),
    )
}

function count(text: string): number {
  const n = Number(text)
  if (/^\d{1,5}$/.test(text) && n >= 1 && n <= MOST) return n
  throw new InvalidArgumentError(`Say a number from 1 to ${MOST}.`)
}

function chosen(message: KeptMessage, { text, html, raw }: Parts, showing: Showing): string {
  if (showing.raw) return raw
  if (showing.html) return html ?? 'An SMS has no HTML.'
  if (showing.text) return text
  const { sender, recipient, subject, created } = message
  const head = { From: sender, To: recipient, ...(subject === null ? {} : { Subject: subject }), At: created }
  return `${pairs(head)}\n\n${text}`
}
