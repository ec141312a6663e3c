/** `tidings workspace …` */
import type { Command } from 'commander'
import { openWebhookSecrets, SECRET_HEADER } from '../contacts/webhook/trust.ts'
import { rotateWebhookSecret } from '../contacts/webhook/store.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { WorkspaceSettings } from '../workspaces/rules.ts'
import { changeSettings, createWorkspace, listAllWorkspaces } from '../workspaces/store.ts'
import type { Run } from './run.ts'
import { machineZone, placeOf } from './machine-place.ts'
import { filtered, filterOption } from './list-and-show.ts'
import { pairs, table } from './table.ts'
import { smsSender } from './sending-words.ts'
import { endingCommands } from './workspace-ending.ts'
import { placeCommands } from './workspace-place.ts'
import { settable } from './workspace-options.ts'
import { country, email, handle, misused, name, timezone } from './words.ts'
import { naming, namingOption } from './names.ts'

interface Creation extends Partial<WorkspaceSettings> {
  readonly organization: string
  readonly name: string
  readonly handle?: string
}

const LISTED = {
  id: 'id',
  handle: 'string',
  name: 'string',
  country: 'string',
  timezone: 'string',
} as const

type Changes = Partial<WorkspaceSettings> & { readonly json?: true }

export function workspaceCommands(program: Command, run: Run): void {
  const workspace = program.command('workspace').description('workspaces, which hold everything else')

  workspace
    .command('create')
    .description('make a workspace')
    .addOption(
      namingOption(
        'organization',
        '--organization <organization>',
        'its name or id; left out: the only one',
        'only',
      ),
    )
    .requiredOption('--name <name>', 'what it is called', name)
    .option('--handle <handle>', 'its part of public addresses; made from the name when not given', handle)
    .option(
      '--country <code>',
      'where phone numbers without a country code are read; this machine’s when not given',
      country,
    )
    .option('--timezone <zone>', 'its time zone; this machine’s when not given', timezone)
    .option('--sender-email <email>', 'the sender of its email', email)
    .option('--sms-enabled', 'it may send SMS')
    .option(
      '--sms-sender <sender>',
      'a number, or up to 11 letters and digits; its name where that fits',
      smsSender,
    )
    .option('--sms-preview-in-posts', 'emails may be announced by an SMS teaser')
    .action(
      run.opened(async ({ db, config, say }, { organization, ...settings }: Creation) => {
        const { place, remark } = placeOf(settings, machineZone())
        const made = await createWorkspace(db, { ...settings, ...place, organizationId: organization })
        if (remark !== undefined) say(remark)
        const page = `${config.PUBLIC_URL}/w/${made.handle}`
        const form = `${config.PUBLIC_URL}/webhooks/contacts/${made.webhookId}`
        return {
          value: made,
          text: pairs({ Workspace: made.id, 'Public page': page, 'Contact webhook': form }),
        }
      }),
    )

  settable(workspace.command('set').description('change settings; those not given stay'))
    .addArgument(naming('workspace', '<workspace>', 'its handle, its name or its id'))
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
    .addOption(namingOption('organization', '--organization <organization>', 'only of this one: name or id'))
    .addOption(filterOption(LISTED))
    .action(
      run.opened(async ({ db }, { organization, filter }: { organization?: string; filter?: string }) => {
        const value = await filtered({ db }, await listWithSecrets(db, organization), LISTED, filter)
        return {
          value,
          text: table(value, ['id', 'handle', 'name', 'country', 'timezone', 'archived', 'organizationId']),
        }
      }),
    )

  workspace
    .command('show')
    .description('one workspace, with the address of its forms and the secret that shows trust')
    .addArgument(naming('workspace', '<workspace>', 'its handle, its name or its id'))
    .action(
      run.opened(async ({ db, config }, _: object, workspaceId: string) => {
        const all = await listWithSecrets(db)
        const value = all.find((one) => one.id === workspaceId) ?? refuse('workspace-unknown', workspaceId)
        const form = `${config.PUBLIC_URL}/webhooks/contacts/${value.webhookId}`
        return {
          value,
          text: pairs({
            Workspace: value.id,
            Name: value.name,
            'Public page': `${config.PUBLIC_URL}/w/${value.handle}`,
            'Contact webhook': form,
            'Its secret': value.webhookSecret,
          }),
        }
      }),
    )

  workspace
    .command('rotate-webhook-secret')
    .description('make a new secret of the contact webhook; the old one stops working within a second')
    .addArgument(naming('workspace', '<workspace>', 'its handle, its name or its id'))
    .action(
      run.opened(async ({ db }, _: object, workspaceId: string) => {
        const webhookSecret = (await openWebhookSecrets(db)).of(await rotateWebhookSecret(db, workspaceId))
        return {
          value: { webhookSecret },
          text: pairs({ 'New secret': webhookSecret, 'Send it as': `${SECRET_HEADER} or ?key=` }),
        }
      }),
    )

  endingCommands(workspace, run)
  placeCommands(workspace, run)
}

async function listWithSecrets(db: Db, organization?: string) {
  const secrets = await openWebhookSecrets(db)
  const workspaces = await listAllWorkspaces(db, organization)
  return workspaces.map(({ webhookSecretVersion: secretVersion, ...workspace }) => {
    const { webhookId } = workspace
    const isThere = webhookId !== null && secretVersion !== null
    return { ...workspace, webhookSecret: isThere ? secrets.of({ id: webhookId, secretVersion }) : null }
  })
}
