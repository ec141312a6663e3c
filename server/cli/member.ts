/** `tidings member …` */
import type { Command } from 'commander'
import { createMember } from '../workspaces/team-members/store.ts'
import type { Run } from './run.ts'
import { email, id, name, text, url } from './words.ts'

interface Creation {
  readonly workspace: string
  readonly name: string
  readonly email: string
  readonly role?: string
  readonly bio?: string
  readonly image?: string
  readonly secret?: true
}

export function memberCommands(program: Command, run: Run): void {
  const member = program.command('member').description('team members of a workspace')

  member
    .command('create')
    .description('add a team member')
    .requiredOption('--workspace <id>', 'the workspace', id)
    .requiredOption('--name <name>', 'what the member is called', name)
    .requiredOption('--email <email>', 'the address of the member; not listed publicly', email)
    .option('--role <role>', 'what the member is, such as Editor', text)
    .option('--bio <text>', 'a few words about the member', text)
    .option('--image <url>', 'a picture', url)
    .option('--secret', 'leave the member out of the public list')
    .action(
      run.opened(async ({ db }, { workspace, secret, ...settings }: Creation) => {
        const made = await createMember(db, workspace, { ...settings, isSecret: secret })
        return { value: made, text: `Member ${made.id}` }
      }),
    )
}
