/** Buttondown: exports of subscribers and of emails, whose bodies are Markdown files. */
import path from 'node:path'
import type { ContactState } from '../contacts/schemas.ts'
import type { SuppressionReason } from '../contacts/suppression/schemas.ts'
import { openBundle, textOf, type Bundle, type ExportFile } from './bundle.ts'
import { htmlOfMarkdown } from './letter-html.ts'
import { headerOf, membersOf, readPeople, type Judgement, type Row } from './people-file.ts'
import { rowsIn } from './rows.ts'
import { ExportUnreadable, type Letter, type Person, type Source, type SourceOrder } from './records.ts'

const LEFT_OUT = `id secondary_id notes metadata tags referrer_url creation_date type subscriber_type source utm_campaign
  utm_medium utm_source ip_address referral_code unsubscription_date unsubscription_reason undeliverability_date
  undeliverability_reason email_transitions last_open_date last_click_date churn_date risk_score avatar_url
  gift_subscription_message stripe_customer_id`

const COLUMNS = {
  ...Object.fromEntries(LEFT_OUT.split(/\s+/).map((title) => [title, null])),
  email_address: 'email',
} as const

const STATES: readonly (readonly [RegExp, ContactState, SuppressionReason?])[] = [
  [/^unactivated$/i, 'invited'],
  [/^(unsubscribed|removed|past_due_unsubscribed)$/i, 'unsubscribed', 'unsubscribed'],
  [/^(undeliverable|bounced)$/i, 'bounced', 'bounced'],
  [/^complained$/i, 'complained', 'complained'],
  [/^(blocked|spammy)$/i, 'blocked', 'blocked'],
]

export async function openButtondown({ from }: SourceOrder): Promise<Source> {
  const bundle = await openBundle(from)
  const leftBehind = new Set(['Surveys, comments and payments stay at Buttondown'])
  return {
    service: 'Buttondown',
    leftBehind,
    async *people(): AsyncGenerator<Person, void> {
      for (const file of await peopleFiles(bundle))
        yield* readPeople(file, { columns: COLUMNS, keepsExtras: true, judge })
    },
    letters: () => letters(bundle, leftBehind),
    close: bundle.close,
  }
}

async function peopleFiles(bundle: Bundle): Promise<readonly ExportFile[]> {
  const files = bundle.like(/\.csv$/i)
  if (files.length === 0)
    throw new ExportUnreadable('No CSV file is in it; export subscribers (Settings, Exports)')
  const headers = await Promise.all(files.map(headerOf))
  return files.filter((_, index) => headers[index]?.some((title) => /^email(_address)?$/.test(title)))
}

function judge(row: Row): Judgement {
  const type = row['type'] ?? row['subscriber_type'] ?? 'regular'
  const [, state = 'active', suppression] = STATES.find(([known]) => known.test(type)) ?? []
  const since = row['creation_date']
  return {
    state,
    suppression,
    tags: [...tagsIn(row['tags'] ?? ''), ...(/^(premium|paid)$/i.test(type) ? ['Paid'] : [])],
    extras: membersOf(row['metadata']),
    note: row['notes'],
    ip: row['ip_address'],
    ...(since && state !== 'invited' && { proof: `Buttondown: subscribed ${since}` }),
  }
}

/** `["a","b"]`, or `a, b`. */
function tagsIn(text: string): string[] {
  const listed = /^\s*\[/.test(text) ? text.replaceAll(/["'[\]]/g, '') : text
  return listed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

async function* letters(bundle: Bundle, leftBehind: Set<string>): AsyncGenerator<Letter, void> {
  const bodies = new Map(
    bundle.like(/\.(md|html?)$/i).map((file) => [path.basename(file.name).replace(/\.\w+$/, ''), file]),
  )
  const counts = { draft: 0, bodiless: 0 }
  for (const list of bundle.like(/^emails\.csv$/i))
    for await (const row of rowsIn(list)) {
      const body = bodies.get(row['slug'] ?? '') ?? bodies.get(row['id'] ?? '')
      const isSent = /^(sent|imported|about_to_send|in_flight)?$/.test(row['status'] ?? '')
      if (!row['publish_date'] || !isSent) counts.draft += 1
      else if (!body && !row['body']) counts.bodiless += 1
      else yield await letterOf(row, row['body'] ?? (body ? await textOf(body) : ''))
    }
  if (counts.draft > 0) leftBehind.add(`${counts.draft} drafts: send or delete them first`)
  if (counts.bodiless > 0) leftBehind.add(`${counts.bodiless} emails whose text is not in the export`)
}

async function letterOf(row: Row, body: string): Promise<Letter> {
  return {
    origin: `buttondown:${row['id'] ?? row['slug'] ?? ''}`,
    title: row['subject'] ?? '',
    // The first line may say which of its editors wrote it.
    html: await htmlOfMarkdown(body.replace(/^\s*<!--[^>]*-->/, '')),
    published: new Date(row['publish_date'] ?? ''),
    path: row['slug'] && `/archive/${row['slug']}`,
    description: row['description'],
    image: row['image'],
    tags: [],
    isPrivate: /^(private|premium|hidden|churned)$/.test(row['email_type'] ?? ''),
  }
}
