/** The settings of a workspace in the groups the app shows them in, each with how it is read. */
import { refuse, type Detail } from '../refusals.ts'
import * as common from './common-words.ts'
import type { WorkspaceSettings } from './rules.ts'
import * as words from './setting-words.ts'

type Name = keyof WorkspaceSettings
type Read = (text: string) => unknown

interface Setting {
  /** Of a text; switches and choices have none. */
  readonly read?: Read
  /** null takes it away. */
  readonly isNullable?: true
}

const required = (read: Read): Setting => ({ read })
const optional = (read: Read): Setting => ({ read, isNullable: true })
const itself: Setting = {}

export const SETTING_GROUPS = {
  workspace: {
    name: required(common.text),
    handle: required(common.handle),
    country: required(common.country),
    timezone: required(common.timezone),
    language: required(common.language),
    image: optional(common.url),
    accentColor: optional(words.color),
    readingFont: itself,
    tagline: optional(common.tagline),
    links: required(common.link),
  },
  sender: {
    senderEmail: optional(common.email),
    senderName: optional(common.text),
    replyTo: optional(common.email),
    postalAddress: optional(common.text),
    smtpUrl: optional(words.smtpUrls),
    bounceDomain: optional(words.domain),
    outboxOnly: itself,
  },
  sms: { smsEnabled: itself, smsSender: optional(words.smsSender), smsPreviewInPosts: itself },
  pace: {
    sendWindow: optional(words.hours),
    emailsPerMinute: optional(words.perMinute),
    emailsPerDomain: optional(words.perMinute),
    smsPerMinute: optional(words.perMinute),
    warmUpFrom: optional(words.date),
    unknownRule: itself,
  },
  forms: {
    webhookHoneypot: optional(common.text),
    webhookOrigins: required(origin),
    doubleOptIn: itself,
    welcomeSubject: optional(words.template),
    welcomeText: optional(words.template),
    notifyTeam: itself,
  },
  tracking: { tracking: itself },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Name, Setting>>>>>

export type SettingGroup = keyof typeof SETTING_GROUPS
export type GroupedChanges = Readonly<Partial<Record<SettingGroup, Readonly<Record<string, unknown>>>>>

/** What was sent, read as the command line reads it; all that is wrong is refused at once (400), each at its path. */
export function readChanges(changes: GroupedChanges): Partial<WorkspaceSettings> {
  const faults: Detail[] = []
  const read: Record<string, unknown> = {}
  for (const [group, members] of Object.entries(changes)) {
    for (const [name, value] of Object.entries(members)) {
      // The schema of the endpoint has let through no group and no name but those above.
      const setting =
        (SETTING_GROUPS[group as SettingGroup] as Readonly<Record<string, Setting>>)[name] ?? itself
      try {
        read[name] = valueOf(setting, value)
      } catch (error) {
        if (!(error instanceof common.SettingFault)) throw error
        const said = error.said ?? { key: `setting-${name}`, values: [] }
        faults.push({ path: `${group}.${name}`, message: error.message, said })
      }
    }
  }
  if (faults.length > 0) refuse('input-invalid', faults)
  return read
}

function valueOf({ read, isNullable }: Setting, value: unknown): unknown {
  if (read === undefined) return value
  if (value === null || value === '')
    return isNullable ? null : common.fault('It cannot be taken away.', { key: 'setting-needed', values: [] })
  if (Array.isArray(value)) return value.map((each) => read(String(each)))
  return typeof value === 'string' || typeof value === 'number' ? read(`${value}`) : value
}

/** `https://shop.example` of any address there. */
function origin(text: string): string {
  return new URL(common.url(text.trim())).origin
}

/** Settings in their groups. */
export function grouped(settings: WorkspaceSettings): Record<SettingGroup, Record<string, unknown>> {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, settings[name as Name]]))
  const groups = Object.entries(SETTING_GROUPS).map(([group, members]) => [group, pick(Object.keys(members))])
  // Each group of the table above, once.
  return Object.fromEntries(groups) as Record<SettingGroup, Record<string, unknown>>
}
