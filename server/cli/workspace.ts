/** `tidings workspace …` */
import type { Command } from 'commander'
import type { WorkspaceSettings } from '../workspaces/rules.ts'
import { changeSettings, createWorkspace, listAllWorkspaces } from '../workspaces/store.ts'
import type { Run } from './run.ts'
import { pairs, table } from './table.ts'
import { settable } from './workspace-options.ts'
import { country, email, handle, id, misused, name, timezone } from './words.ts'

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
