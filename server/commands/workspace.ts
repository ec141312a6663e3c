/** `tidings workspace …` */
import { Option, type Command } from 'commander'
import type { WorkspaceSettings } from '../resources/workspaces/rules.ts'
import { changeSettings, createWorkspace, listAllWorkspaces } from '../resources/workspaces/store.ts'
import type { Run } from './run.ts'
import { pairs, table } from './table.ts'
import { color, date, hours, perMinute, smsSender, smtpUrls, template } from './sending-words.ts'
import {
  country,
  email,
  flag,
  handle,
  id,
  misused,
  name,
  orNone,
  origins,
  text,
  timezone,
  url,
} from './words.ts'

interface Creation extends Partial<WorkspaceSettings> {
  readonly organization: string
  readonly name: string
  readonly handle?: string
}

type Changes = Partial<WorkspaceSettings> & { readonly json?: true }

export function workspaceCommands(program: Command, run: Run): void {
  const workspace = program.command('workspace').description('workspaces, which hold everything else')

  workspace
    .command('create')
    .description('make a workspace')
    .requiredOption('--organization <id>', 'the organization it belongs to', id)
    .requiredOption('--name <name>', 'what it is called', name)
    .option('--handle <handle>', 'its part of public addresses; made from the name when not given', handle)
    .option('--country <code>', 'where phone numbers without a country code are read', country, 'SE')
    .option('--timezone <zone>', 'its time zone', timezone, 'Europe/Stockholm')
    .option('--sender-email <email>', 'the sender of its email', email)
    .option('--sms-enabled', 'it may send SMS')
    .option('--sms-preview-in-posts', 'emails may be announced by an SMS teaser')
    .action(
      run.opened(async ({ db, config }, { organization, ...settings }: Creation) => {
        const made = await createWorkspace(db, { ...settings, organizationId: organization })
        const page = `${config.PUBLIC_URL}/w/${made.handle}`
        const form = `${config.PUBLIC_URL}/webhooks/contacts/${made.webhookId}`
        return {
          value: made,
          text: pairs({ Workspace: made.id, 'Public page': page, 'Contact webhook': form }),
        }
      }),
    )

  settable(workspace.command('set').description('change settings; those not given stay'))
    .argument('<id>', 'the workspace', id)
    .action(
      run.opened(async ({ db }, options: Changes, workspaceId: string) => {
        const { json: _, ...given } = options
        // Commander makes an empty text of what was read as null.
        const settings = Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, value === '' ? null : value]),
        )
        if (Object.keys(settings).length === 0) misused('Name a setting to change; --help lists them')
        await changeSettings(db, workspaceId, settings)
        return { value: settings, text: pairs(settings) }
      }),
    )

  workspace
    .command('list')
    .description('list workspaces')
    .option('--organization <id>', 'only of this organization', id)
    .action(
      run.opened(async ({ db }, { organization }: { organization?: string }) => {
        const value = await listAllWorkspaces(db, organization)
        return {
          value,
          text: table(value, ['id', 'handle', 'name', 'country', 'timezone', 'organizationId']),
        }
      }),
    )
}

function settable(command: Command): Command {
  return command
    .option('--country <code>', 'where phone numbers without a country code are read', country)
    .option('--timezone <zone>', 'its time zone', timezone)
    .option('--image <url>', 'its picture; none takes it away', orNone(url))
    .option('--sender-email <email>', 'the sender of its email; none takes it away', orNone(email))
    .option('--sms-enabled <true|false>', 'it may send SMS', flag)
    .option('--sms-preview-in-posts <true|false>', 'emails may be announced by an SMS teaser', flag)
    .option(
      '--webhook-honeypot <field>',
      'the hidden form field that only robots fill in; none takes it away',
      orNone(text),
    )
    .option('--webhook-origins <origins>', 'origins a form may lead back to, comma-separated', origins)
    .option('--sender-name <name>', 'the name beside its address; none: the workspace name', orNone(text))
    .option('--reply-to <email>', 'where answers to its email go; none: to the sender', orNone(email))
    .option('--postal-address <text>', 'where the sender lives, for the foot of every mail', orNone(text))
    .option(
      '--accent-color <#rrggbb>',
      'its colour in mails and pages; none: made from its name',
      orNone(color),
    )
    .option('--smtp-url <urls>', 'mail servers of its own; none: those of the installation', orNone(smtpUrls))
    .option('--sms-sender <sender>', 'a number, or up to 11 letters and digits', orNone(smsSender))
    .option(
      '--send-window <HH:MM-HH:MM>',
      'when messages may go, in the recipient’s time zone',
      orNone(hours),
    )
    .option('--emails-per-minute <n>', 'the pace of its email; none: no limit', orNone(perMinute))
    .option('--emails-per-domain <n>', 'emails a minute to one receiving domain', orNone(perMinute))
    .option('--sms-per-minute <n>', 'the pace of its SMS; none: no limit', orNone(perMinute))
    .option('--warm-up-from <date>', 'the first day of a new sender, 2026-11-20', orNone(date))
    .option('--welcome-subject <text>', 'the subject of the welcome message', orNone(template))
    .option(
      '--welcome-text <text>',
      'what a contact that joins is sent (Liquid); none: nothing',
      orNone(template),
    )
    .option('--notify-team <true|false>', 'members of the team hear of new contacts', flag)
    .addOption(
      new Option('--tracking <what>', 'opens and clicks: not at all, how often, or whose').choices([
        'off',
        'anonymous',
        'person',
      ]),
    )
    .addOption(
      new Option('--unknown-rule <rule>', 'for messages of which nobody knows whether they arrived').choices([
        'send_again',
        'leave',
      ]),
    )
}
