/** What `tidings workspace set` can set. `none` takes away what need not be set. */
import { Option, type Command } from 'commander'
import { color, date, domain, hours, perMinute, smsSender, smtpUrls, template } from './sending-words.ts'
import {
  country,
  email,
  flag,
  handle,
  language,
  links,
  orNone,
  origins,
  tagline,
  text,
  timezone,
  url,
} from './words.ts'

type Setting = readonly [flags: string, description: string, read: (text: string) => unknown]

const ITSELF: readonly Setting[] = [
  ['--name <name>', 'what it is called', text],
  ['--handle <handle>', 'its part of public addresses; with another one old links lead on to it', handle],
  ['--country <code>', 'where phone numbers without a country code are read', country],
  ['--timezone <zone>', 'its time zone', timezone],
  [
    '--language <language>',
    'in which its pages and mails speak: en, sv, de, fr, es, nb, da, fi, nl, it, pt, pl',
    language,
  ],
  ['--image <url>', 'its picture; none takes it away', orNone(url)],
  ['--tagline <text>', 'a line under its name on its public page; none takes it away', orNone(tagline)],
  ['--links <links>', 'links under it, `Our shop https://…, mailto:…`; none takes them away', links],
  ['--accent-color <#rrggbb>', 'its colour in mails and pages; none: made from its name', orNone(color)],
]

const FORMS: readonly Setting[] = [
  [
    '--webhook-honeypot <field>',
    'the hidden form field that only robots fill in; none takes it away',
    orNone(text),
  ],
  ['--webhook-origins <origins>', 'origins a form may lead back to, comma-separated', origins],
  ['--double-opt-in <true|false>', 'new contacts of forms are asked to confirm', flag],
  ['--welcome-subject <text>', 'the subject of the welcome message', orNone(template)],
  ['--welcome-text <text>', 'what a contact that joins is sent (Liquid); none: nothing', orNone(template)],
  ['--notify-team <true|false>', 'members of the team are notified of new contacts', flag],
]

const SENDERS: readonly Setting[] = [
  ['--sender-email <email>', 'the sender of its email; none takes it away', orNone(email)],
  ['--sender-name <name>', 'the name beside its address; none: the workspace name', orNone(text)],
  ['--reply-to <email>', 'where answers to its email go; none: to the sender', orNone(email)],
  ['--postal-address <text>', 'where the sender lives, for the foot of every mail', orNone(text)],
  ['--smtp-url <urls>', 'mail servers of its own; none: those of the installation', orNone(smtpUrls)],
  ['--bounce-domain <domain>', 'where its bounces come back; none: as the installation', orNone(domain)],
  ['--outbox-only <true|false>', 'all its messages stay in the outbox, and nothing is sent', flag],
  ['--sms-enabled <true|false>', 'it may send SMS', flag],
  ['--sms-preview-in-posts <true|false>', 'emails may be announced by an SMS teaser', flag],
  ['--sms-sender <sender>', 'a number, or up to 11 letters and digits', orNone(smsSender)],
]

const PACE: readonly Setting[] = [
  ['--send-window <HH:MM-HH:MM>', 'when messages may go, in the recipient’s time zone', orNone(hours)],
  ['--emails-per-minute <n>', 'the pace of its email; none: no limit', orNone(perMinute)],
  ['--emails-per-domain <n>', 'emails a minute to one receiving domain', orNone(perMinute)],
  ['--sms-per-minute <n>', 'the pace of its SMS; none: no limit', orNone(perMinute)],
  ['--warm-up-from <date>', 'the first day of a new sender, 2026-11-20', orNone(date)],
]

const CHOICES = [
  ['--reading-font <font>', 'the letters of titles and text on its public pages', ['sans', 'serif']],
  ['--tracking <what>', 'opens and clicks: not at all, how often, or whose', ['off', 'anonymous', 'person']],
  [
    '--unknown-rule <rule>',
    'for messages of which nobody knows whether they arrived',
    ['send_again', 'leave'],
  ],
] as const

/** Gives a command an option for every setting of a workspace. */
export function settable(command: Command): Command {
  for (const [flags, description, read] of [...ITSELF, ...SENDERS, ...PACE, ...FORMS])
    command.option(flags, description, read)
  for (const [flags, description, choices] of CHOICES)
    command.addOption(new Option(flags, description).choices(choices))
  return command
}
