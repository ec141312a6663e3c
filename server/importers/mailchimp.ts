/** Mailchimp: the archive of an audience's export, with a file for each state of its people. */
import type { SuppressionReason } from '../contacts/suppression/schemas.ts'
import type { ContactState } from '../contacts/schemas.ts'
import { openBundle, type ExportFile } from './bundle.ts'
import { headerOf, readPeople, type Judgement, type Row, type Sheet } from './people-file.ts'
import { ExportUnreadable, type Person, type Source, type SourceOrder } from './records.ts'

interface Standing {
  readonly state: ContactState
  readonly suppression?: SuppressionReason
}

const STANDINGS: Readonly<Record<string, Standing>> = {
  subscribed: { state: 'active' },
  unsubscribed: { state: 'unsubscribed', suppression: 'unsubscribed' },
  cleaned: { state: 'bounced', suppression: 'bounced' },
  // They bought something, and never agreed to letters.
  nonsubscribed: { state: 'invited' },
}

const LEFT_OUT = `member_rating optin_time optin_ip confirm_time confirm_ip latitude longitude gmtoff dstoff timezone
  last_changed leid euid notes unsub_time unsub_campaign_title unsub_campaign_id unsub_reason unsub_reason_other
  clean_time clean_campaign_title clean_campaign_id`

const COLUMNS = {
  ...Object.fromEntries(LEFT_OUT.split(/\s+/).map((title) => [title, null])),
  'email address': 'email',
  cc: 'country',
  tags: null,
} as const

export async function openMailchimp({ from }: SourceOrder): Promise<Source> {
  const bundle = await openBundle(from)
  const files = bundle.like(/\.csv$/i)
  const leftBehind = new Set<string>([
    'Campaigns are not in an audience export: old letters stay at Mailchimp',
  ])
  return {
    service: 'Mailchimp',
    leftBehind,
    async *people(): AsyncGenerator<Person, void> {
      if (files.length === 0)
        throw new ExportUnreadable(
          'No CSV file is in it; export the audience (Audience, All contacts, Export)',
        )
      for (const file of files) yield* readPeople(file, await sheetOf(file))
    },
    async *letters() {},
    close: bundle.close,
  }
}

/** By the name that Mailchimp gave the file; by its columns where somebody renamed it. */
async function sheetOf(file: ExportFile): Promise<Sheet> {
  const [, named] = /(?:^|\/)(nonsubscribed|unsubscribed|subscribed|cleaned)[^/]*$/i.exec(file.name) ?? []
  const header = await headerOf(file)
  const name = named?.toLowerCase() ?? nameBy(header)
  const standing = STANDINGS[name] ?? { state: 'active' }
  if (!header.includes('email address'))
    throw new ExportUnreadable(
      `${file.name} has no column "Email Address": it is not an audience of Mailchimp`,
    )
  return { columns: COLUMNS, keepsExtras: true, judge: (row) => judge(row, standing) }
}

function nameBy(header: readonly string[]): string {
  if (header.includes('unsub_time')) return 'unsubscribed'
  return header.includes('clean_time') ? 'cleaned' : 'subscribed'
}

function judge(row: Row, standing: Standing): Judgement {
  const { optin_time: asked, confirm_time: confirmed, optin_ip: ip, confirm_ip: confirmIp } = row
  const words = [asked && `signed up ${asked}`, confirmed && `confirmed ${confirmed}`].filter(Boolean)
  return {
    ...standing,
    tags: tagsIn(row['tags'] ?? ''),
    ...(words.length > 0 && { proof: `Mailchimp: ${words.join(', ')} (UTC)` }),
    ip: confirmIp ?? ip,
    note: row['notes'],
  }
}

/** `"VIP","Editors"`, or without quotes where there is no need of them. */
function tagsIn(text: string): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"|[^,"]+/g)]
    .map(([bare, quoted]) => (quoted ?? bare).replaceAll('""', '"').trim())
    .filter((tag) => tag !== '')
}
