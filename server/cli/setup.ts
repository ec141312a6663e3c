/** `tidings setup`: a workspace that can send, asked for at a terminal or said in options. */
import type { Command } from 'commander'
import { makeDomain } from '../messaging/domains/adding.ts'
import { mailHostsOf } from '../messaging/domains/mail-hosts.ts'
import { recordsOf, type DnsRecord } from '../messaging/domains/rules.ts'
import type { Db } from '../platform/database.ts'
import { tryMailServers, type Tried } from '../platform/smtp/try.ts'
import {
  changeSettings,
  createOrganization,
  createWorkspace,
  listOrganizations,
} from '../workspaces/store.ts'
import { isAtTerminal } from './ask.ts'
import { askSetup, type Setup } from './ask-setup.ts'
import { countryOfZone, machineZone, placeOf } from './machine-place.ts'
import type { OpenContext, Outcome, Run } from './run.ts'
import { screenOf } from './screen.ts'
import { smtpUrls } from './sending-words.ts'
import { pairs } from './table.ts'
import { country, email, misused, name, timezone } from './words.ts'

export function setupCommand(program: Command, run: Run): void {
  program
    .command('setup')
    .description('make a workspace that can send: asks for its name, country, sender and mail server')
    .option('--name <name>', 'what it is called', name)
    .option('--country <code>', 'where it is; left out: this machine’s, by its time zone', country)
    .option('--timezone <zone>', 'its time zone; left out: this machine’s', timezone)
    .option('--sender-email <email>', 'the sender of its email', email)
    .option('--smtp-url <urls>', 'its mail servers, which are tried; left out: those of SMTP_URL', smtpUrls)
    .action(run.opened(setUp))
}

async function setUp(context: OpenContext, given: Setup): Promise<Outcome> {
  const { db, config, say } = context
  const guessed = countryOfZone(machineZone())
  const wanted = isAtTerminal() ? await askSetup(given, guessed, config.SMTP_URL !== undefined) : given
  if (wanted.name === undefined) return misused('Say what it is called with --name')
  const { place, remark } = placeOf(wanted, machineZone())
  if (wanted.country === undefined && remark !== undefined) say(remark)
  const tried = await tryAll(wanted.smtpUrl ?? config.SMTP_URL, say)
  const made = await createWorkspace(db, {
    name: wanted.name,
    ...place,
    organizationId: await organizationFor(db, wanted.name),
    ...(wanted.senderEmail !== undefined && { senderEmail: wanted.senderEmail }),
  })
  if (wanted.smtpUrl !== undefined) await changeSettings(db, made.id, { smtpUrl: wanted.smtpUrl })
  const records = await recordsFor(context, made.id, wanted.senderEmail)
  const page = `${config.PUBLIC_URL}/w/${made.handle}`
  const failed = tried.some(({ fault }) => fault !== undefined)
  return {
    value: { ...made, ...place, page, servers: tried, records },
    text: [
      pairs({
        Workspace: made.handle,
        Country: place.country,
        'Time zone': place.timezone,
        'Public page': page,
      }),
      ...recordsText(records, wanted.senderEmail),
      nextSteps(wanted, failed, made.handle),
    ].join('\n\n'),
    failed,
  }
}

/** The one that there is, or a new one of the workspace's name. */
async function organizationFor(db: Db, name: string): Promise<string> {
  const [only, ...others] = await listOrganizations(db)
  return only && others.length === 0 ? only.id : (await createOrganization(db, name)).id
}

/** Said as they are tried: a server that is away takes its time. */
async function tryAll(urls: string | undefined, say: (line: string) => void): Promise<Tried[]> {
  if (urls === undefined) return []
  const { paint } = screenOf(process.stderr)
  say('Trying the mail server …')
  const tried = await tryMailServers(urls)
  for (const { server, fault } of tried)
    say(
      fault === undefined
        ? `${paint('green', 'ok  ')}  ${server} takes mail from us`
        : `${paint('red', 'fail')}  ${fault}`,
    )
  return tried
}

async function recordsFor(
  { db, config }: OpenContext,
  workspaceId: string,
  sender: string | undefined,
): Promise<readonly DnsRecord[]> {
  const domain = sender?.split('@')[1]
  if (domain === undefined) return []
  return recordsOf(
    await makeDomain(db, workspaceId, domain),
    await mailHostsOf(db, config.SMTP_URL, workspaceId),
  )
}

function recordsText(records: readonly DnsRecord[], sender: string | undefined): string[] {
  if (records.length === 0) return []
  const domain = sender?.split('@')[1] ?? ''
  return [
    `Set these records where the DNS of ${domain} is kept:`,
    ...records.map(
      ({ purpose, type, name, value, note }) =>
        `${purpose} (${note})\n  type   ${type}\n  name   ${name}\n  value  ${value}`,
    ),
    `Then: tidings domain check ${domain}`,
  ]
}

function nextSteps({ senderEmail, smtpUrl }: Setup, failed: boolean, handle: string): string {
  if (failed)
    return `The workspace is made; mend the mail server with tidings workspace set ${handle} --smtp-url …`
  if (senderEmail === undefined)
    return `Later: tidings workspace set ${handle} --sender-email …, then tidings domain add …`
  return smtpUrl === undefined
    ? 'tidings doctor says what is left to do.'
    : 'It can send. tidings doctor says what is left to do.'
}
