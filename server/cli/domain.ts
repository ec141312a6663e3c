/** `tidings domain …`: domains that mail is sent from, and what DNS must say of them. */
import type { Command } from 'commander'
import { makeDomain } from '../messaging/domains/adding.ts'
import { checkDomain } from '../messaging/domains/checking.ts'
import { mailHostsOf } from '../messaging/domains/mail-hosts.ts'
import { recordsOf, type Check, type DnsRecord } from '../messaging/domains/rules.ts'
import { listDomains, removeDomain, type SenderDomain } from '../messaging/domains/store.ts'
import { findSender } from '../messaging/settings-store.ts'
import type { Db } from '../platform/database.ts'
import { openDns } from '../platform/dns.ts'
import { refuse } from '../refusals.ts'
import { mustMean, YES, type Meant } from './ask.ts'
import type { Run } from './run.ts'
import { filtered, filterOption } from './list-and-show.ts'
import { table } from './table.ts'
import { domain } from './sending-words.ts'
import { narrowingOption, workspaceOption } from './names.ts'

interface OfWorkspace {
  readonly workspace: string
}

const LISTED = { domain: 'string', selector: 'string', checked: 'date', created: 'date' } as const

interface Added extends OfWorkspace {
  /** Neither said: as it is. */
  readonly ed25519?: boolean
}

type Narrowed = Partial<OfWorkspace>

export function domainCommands(program: Command, run: Run): void {
  const command = program
    .command('domain')
    .description('domains that mail is sent from: keys and DNS records')

  command
    .command('add')
    .description('make a DKIM key for a domain, and show the DNS records it needs')
    .argument('<domain>', 'the part of the sender after the @, or a domain above it', domain)
    .addOption(workspaceOption())
    .option('--ed25519', 'sign by Ed25519 too (RFC 8463): a second key, with a record of its own')
    .option('--no-ed25519', 'sign by RSA alone')
    .action(
      run.opened(async ({ db, config }, { workspace, ed25519 }: Added, name: string) => {
        if (!(await findSender(db, workspace))) refuse('workspace-unknown', workspace)
        const made = await makeDomain(db, workspace, name, { ed25519 })
        return shown(made, await mailHostsOf(db, config.SMTP_URL, workspace))
      }),
    )

  command
    .command('show')
    .description('the DNS records that a domain needs, once more')
    .argument('<domain>', 'the domain', domain)
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db, config }, { workspace }: OfWorkspace, name: string) => {
        const [found] = await domainsOf(db, name, workspace)
        return found ? shown(found, await mailHostsOf(db, config.SMTP_URL, workspace)) : unknown(name)
      }),
    )

  command
    .command('list')
    .description('list domains and what their last check said')
    .addOption(narrowingOption())
    .addOption(filterOption(LISTED))
    .action(
      run.opened(async ({ db }, { workspace, filter }: Narrowed & { filter?: string }) => {
        const value = await filtered(
          { db },
          await listDomains(db, { workspaceId: workspace }),
          LISTED,
          filter,
        )
        const rows = value.map((each) => ({ ...each, checks: summaryOf(each.checks) }))
        return { value, text: table(rows, ['domain', 'workspaceId', 'selector', 'checks', 'checked']) }
      }),
    )

  command
    .command('check')
    .description('ask DNS whether DKIM, SPF and DMARC of a domain are right')
    .argument('<domain>', 'the domain', domain)
    .addOption(narrowingOption())
    .action(
      run.opened(async ({ db, config }, { workspace }: Narrowed, name: string) => {
        const dns = openDns(config.DNS_SERVERS)
        const value = []
        for (const found of await domainsOf(db, name, workspace)) {
          const { workspaceId } = found
          const checks = await checkDomain(
            db,
            dns,
            found,
            await mailHostsOf(db, config.SMTP_URL, workspaceId),
          )
          value.push({ domain: name, workspaceId, checks })
        }
        const failed = value.some(({ checks }) => checks.some(({ verdict }) => verdict === 'fail'))
        return { value, text: value.flatMap(({ checks }) => checks.map(line)).join('\n'), failed }
      }),
    )

  command
    .command('remove')
    .description('forget a domain and its key: mail from it is signed no more')
    .argument('<domain>', 'the domain', domain)
    .addOption(workspaceOption())
    .option(...YES)
    .action(
      run.opened(async ({ db }, { workspace, yes }: OfWorkspace & Meant, name: string) => {
        await mustMean(`Forget ${name} and its key? Mail from it is signed no more`, { yes })
        if (!(await removeDomain(db, workspace, name))) unknown(name)
        return { value: { domain: name }, text: `${name} is forgotten; take its DKIM record out of DNS` }
      }),
    )
}

/** In the spelling in which addresses are kept. */
async function domainsOf(db: Db, name: string, workspaceId?: string): Promise<SenderDomain[]> {
  const found = await listDomains(db, { domain: name, workspaceId })
  return found.length > 0 ? found : unknown(name)
}

function unknown(name: string): never {
  throw new Error(`There is no domain ${name}; add it: tidings domain add ${name} --workspace <id>`)
}

function shown(made: SenderDomain, mailHosts: readonly string[]) {
  const { domain, selector, workspaceId } = made
  const records = recordsOf(made, mailHosts)
  const text = [
    'Set these records where the DNS of the domain is kept; where it asks for quoted strings, --json has them as "zone".',
    ...records.map(recordText),
    `Then: tidings domain check ${domain}`,
  ].join('\n\n')
  return { value: { workspaceId, domain, selector, records }, text }
}

function recordText({ purpose, type, name, value, note }: DnsRecord): string {
  return `${purpose} (${note})\n  type   ${type}\n  name   ${name}\n  value  ${value}`
}

function line({ check, verdict, says, mend }: Check): string {
  const first = `${verdict.padEnd(4)}  ${check}: ${says}`
  return mend ? `${first}\n      → ${mend}` : first
}

function summaryOf(checks: readonly Check[] | null): string | null {
  return checks && checks.map(({ check, verdict }) => `${check} ${verdict}`).join(', ')
}
