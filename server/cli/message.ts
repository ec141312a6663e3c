/** `tidings message …`: did Anna get it? */
import { Argument, Option, type Command } from 'commander'
import {
  DELIVERY_STATES,
  findMessage,
  listMessagesOf,
  listMessagesTo,
  type DeliveryState,
  type MessageRow,
  type Page,
} from '../messaging/mailings/messages-store.ts'
import { findPeople } from '../messaging/mailings/people-store.ts'
import { REASONS } from '../messaging/ledger/reasons.ts'
import { readEmail } from '../lib/email-address.ts'
import { readPhone } from '../lib/phone-number.ts'
import { isUuid } from '../lib/uuid.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { findCampaignWorkspace } from '../workspaces/store.ts'
import type { Outcome, Run } from './run.ts'
import { pairs, table } from './table.ts'
import { id, misused } from './words.ts'
import { namingOption, narrowingOption, workspaceOption } from './names.ts'

interface Wanted {
  readonly contact?: Named
  readonly workspace?: string
  readonly campaign?: string
  readonly state?: DeliveryState
  readonly limit: number
  readonly after?: string
}

type Named = { readonly id: string } | { readonly email: string } | { readonly phone: string }

export function messageCommands(program: Command, run: Run): void {
  const message = program.command('message').description('what was sent to whom, and what became of it')

  message
    .command('list')
    .description('every message to one contact, the newest first, or of one campaign')
    .option('--contact <email|phone|id>', 'a contact', named)
    .addOption(narrowingOption())
    .addOption(
      namingOption(
        'campaign',
        '--campaign <campaign>',
        'a campaign, with its SMS teaser: its title, or its id',
      ),
    )
    .addOption(new Option('--state <state>', 'of a campaign: only these').choices(DELIVERY_STATES))
    .option('--limit <n>', 'so many at most, up to 1000', limit, 50)
    .option('--after <id>', 'those that follow this message', id)
    .action(run.opened(({ db }, wanted: Wanted) => list(db, wanted)))
  showCommand(message, run)
}

function showCommand(message: Command, run: Run): void {
  message
    .command('show')
    .description('one message, whole')
    .addArgument(new Argument('<id>', 'the message').argParser(id))
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: { workspace: string }, messageId: string) => {
        const value = await findMessage(db, workspace, messageId)
        if (!value) throw new Error(`There is no message ${messageId} in this workspace`)
        return { value, text: pairs({ ...value, became: became(value) }) }
      }),
    )
}

async function list(db: Db, wanted: Wanted): Promise<Outcome> {
  const { contact, campaign, limit, after } = wanted
  if ((contact === undefined) === (campaign === undefined))
    misused('Say --contact or --campaign, one of the two')
  // One more than is shown says whether there are others.
  const page = { after, limit: limit + 1 }
  const found =
    contact === undefined
      ? await ofCampaign(db, campaign ?? '', wanted, page)
      : await toContact(db, contact, wanted, page)
  const messages = found.slice(0, limit)
  const next = found.length > limit ? (messages.at(-1)?.id ?? null) : null
  return { value: { messages, next }, text: messagesText(messages, next) }
}

async function ofCampaign(db: Db, campaignId: string, { state }: Wanted, page: Page): Promise<MessageRow[]> {
  const workspaceId = await findCampaignWorkspace(db, campaignId)
  return listMessagesOf(db, { workspaceId, campaignId, state }, page)
}

/** Also what went to the address of somebody who is not a contact: a team member, whoever got a test. */
async function toContact(
  db: Db,
  contact: Named,
  { workspace, state }: Wanted,
  page: Page,
): Promise<MessageRow[]> {
  if (state !== undefined) misused('--state goes with --campaign')
  const people = await findPeople(db, contact, workspace)
  const address = 'email' in contact ? contact.email : 'phone' in contact ? contact.phone : undefined
  const messages = await listMessagesTo(db, { people, address, workspaceId: workspace }, page)
  const isUnknown = people.length === 0 && messages.length === 0 && page.after === undefined
  return isUnknown
    ? refuse('message-recipient-unknown', address ?? ('id' in contact ? contact.id : ''))
    : messages
}

function messagesText(messages: readonly MessageRow[], next: string | null): string {
  if (messages.length === 0) return 'No message.'
  const rows = messages.map((message) => ({
    when: message.settled ?? message.due,
    channel: message.channel,
    // What was filled in for each recipient is not known here.
    message: message.about?.replaceAll(/\{[{%][^]*?[%}]\}/g, '…') ?? message.kind,
    to: message.address,
    became: became(message),
  }))
  const shown = table(rows, ['when', 'channel', 'message', 'to', 'became'])
  return next === null ? shown : `${shown}\n\nThere are more: --after ${next}`
}

/** `sent, returned later: 550 5.1.1 no such user`. */
function became({ state, reason, detail, outcome, outcomeDetail }: MessageRow): string {
  const word = WORDS[state]
  const why = [reason === null ? null : REASONS[reason], detail].filter(Boolean).join('; ')
  const later = outcome === null ? '' : `, ${OUTCOMES[outcome]}${outcomeDetail ? `: ${outcomeDetail}` : ''}`
  return `${word}${why ? ` (${why})` : ''}${later}`
}

const WORDS: Readonly<Record<DeliveryState, string>> = {
  queued: 'waits',
  leased: 'on its way',
  sent: 'sent',
  failed: 'failed',
  skipped: 'not sent',
  unknown: 'unknown whether it arrived',
}

const OUTCOMES = {
  delivered: 'delivered',
  bounced: 'returned later',
  complained: 'reported as spam',
} as const

function named(text: string): Named {
  if (isUuid(text)) return { id: text.toLowerCase() }
  const email = readEmail(text)
  if (email !== undefined) return { email }
  const phone = readPhone(text)
  if (phone !== undefined) return { phone }
  return misused('Contacts are named by email, phone number with its country code, or id')
}

function limit(text: string): number {
  const n = Number(text)
  return /^\d{1,4}$/.test(text) && n >= 1 && n <= 1000 ? n : misused('Say a number from 1 to 1000')
}
