/** `tidings workspace archive`, `restore` and `delete`: the end of a workspace, and the way back. */
import type { Command } from 'commander'
import type { AuditAction } from '../accounts/audit-store.ts'
import type { Db } from '../platform/database.ts'
import type { Ending } from '../workspaces/ending/store.ts'
import { GRACE_DAYS } from '../workspaces/ending/rules.ts'
import { naming } from './names.ts'
import type { Run } from './run.ts'
import { pairs } from './table.ts'

interface Deletion {
  readonly name: string
  readonly atOnce?: boolean
}

export function endingCommands(workspace: Command, run: Run): void {
  workspace
    .command('archive')
    .description('nothing of it goes out and nothing in it is changed, until it is restored')
    .addArgument(one())
    .action(
      run.opened(async ({ db }, _: object, workspaceId: string) => {
        const { archiveWorkspace } = await import('../workspaces/ending/ending.ts')
        return shown(
          await archiveWorkspace(await recording(db, 'workspace.archived', workspaceId), workspaceId),
        )
      }),
    )

  workspace
    .command('restore')
    .description('bring back an archived workspace, or one that is to be deleted')
    .addArgument(one())
    .action(
      run.opened(async ({ db }, _: object, workspaceId: string) => {
        const { restoreWorkspace } = await import('../workspaces/ending/ending.ts')
        const noted = await recording(db, 'workspace.restored', workspaceId)
        return shown(await restoreWorkspace(db, workspaceId, noted))
      }),
    )

  workspace
    .command('delete')
    .description(`archive it, and after ${GRACE_DAYS} days erase everything of it for good`)
    .addArgument(one())
    .requiredOption('--name <name>', 'its name, to say that it is meant')
    .option('--at-once', 'without the days in which it can be brought back: within the hour')
    .action(
      run.opened(async ({ db }, { name, atOnce = false }: Deletion, workspaceId: string) => {
        const { deleteWorkspace } = await import('../workspaces/ending/ending.ts')
        const noted = await recording(db, 'workspace.deleted', workspaceId)
        return shown(await deleteWorkspace(noted, workspaceId, { name, atOnce, evenLast: true }))
      }),
    )
}

function one() {
  return naming('workspace', '<workspace>', 'its handle, its name or its id')
}

async function recording(db: Db, action: AuditAction, workspaceId: string): Promise<Db> {
  const { operatorRecording } = await import('../accounts/workspace-audit.ts')
  return operatorRecording(db, action, workspaceId)
}

function shown(value: Ending) {
  return {
    value,
    text: pairs({
      Workspace: value.id,
      Name: value.name,
      Archived: value.archived ?? 'no',
      'Erased after': value.eraseAfter ?? 'never',
    }),
  }
}
