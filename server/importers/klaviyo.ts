/** Klaviyo: exports of lists, segments and suppressed profiles. */
import type { SuppressionReason } from '../contacts/suppression/schemas.ts'
import { openBundle, type ExportFile } from './bundle.ts'
import { headerOf, readPeople, type Judgement, type Row, type Sheet } from './people-file.ts'
import { ExportUnreadable, type Person, type Source, type SourceOrder } from './records.ts'

const COLUMNS = {
  'klaviyo id': null,
  'profile id': null,
  'external id': null,
  'address 2': null,
  latitude: null,
  longitude: null,
  'ip address': null,
  timezone: null,
  'time zone': null,
  'email marketing consent': null,
  'email marketing consent timestamp': null,
  'sms marketing consent': null,
  'sms marketing consent timestamp': null,
  'email suppressions': null,
  'list suppressions': null,
  reason: null,
  'suppression reason': null,
  timestamp: null,
  'date added': null,
  'profile created on': null,
  'last active': null,
  'state / region': 'region',
  'state/region': 'region',
  'zip code': 'postalCode',
  source: null,
} as const

export async function openKlaviyo({ from }: SourceOrder): Promise<Source> {
  const bundle = await openBundle(from)
  const files = bundle.like(/\.csv$/i)
  return {
    service: 'Klaviyo',
    leftBehind: new Set(['Campaigns, flows and metrics are in no export of Klaviyo: they stay there']),
    async *people(): AsyncGenerator<Person, void> {
      if (files.length === 0)
        throw new ExportUnreadable('No CSV file is in it; export a list (Lists & segments, Manage, Export)')
      for (const file of files) yield* readPeople(file, await sheetOf(file))
    },
    async *letters() {},
    close: bundle.close,
  }
}

async function sheetOf(file: ExportFile): Promise<Sheet> {
  const header = await headerOf(file)
  if (!header.includes('email') && !header.includes('phone number'))
    throw new ExportUnreadable(`${file.name} has no column "Email": it is not an export of Klaviyo`)
  const isSuppressed =
    !header.includes('email marketing consent') &&
    (/suppress/i.test(file.name) || header.includes('suppression reason') || header.includes('reason'))
  return { columns: COLUMNS, keepsExtras: true, judge: (row) => judge(row, isSuppressed) }
}

function judge(row: Row, isSuppressed: boolean): Judgement {
  const why = `${row['reason'] ?? ''} ${row['suppression reason'] ?? ''} ${row['email suppressions'] ?? ''}`
  if (isSuppressed || row['email suppressions'] !== undefined) return suppressed(why)
  const email = consentIn(row['email marketing consent'])
  const sms = consentIn(row['sms marketing consent'])
  if (email === 'no') return { state: 'unsubscribed', suppression: 'unsubscribed' }
  // Without the column it is a list, which only those are on who agreed.
  const isOn = email === 'yes' || (row['email marketing consent'] === undefined && sms !== 'no')
  const at = row['email marketing consent timestamp'] ?? row['date added']
  return {
    state: isOn || sms === 'yes' ? 'active' : 'invited',
    agreedToSms: sms === 'yes',
    ...(isOn && { proof: at ? `Klaviyo: subscribed ${at}` : 'Klaviyo: subscribed' }),
    ip: row['ip address'],
  }
}

function suppressed(why: string): Judgement {
  const reason: SuppressionReason = /bounce|invalid/i.test(why)
    ? 'bounced'
    : /spam|complain/i.test(why)
      ? 'complained'
      : /unsub/i.test(why)
        ? 'unsubscribed'
        : 'blocked'
  return { state: reason, suppression: reason }
}

/** SUBSCRIBED, UNSUBSCRIBED and NEVER_SUBSCRIBED; TRUE and FALSE in older exports. */
function consentIn(text = ''): 'yes' | 'no' | 'never' {
  if (/^(subscribed|true|yes)$/i.test(text)) return 'yes'
  return /^(unsubscribed|false|no)$/i.test(text) ? 'no' : 'never'
}
