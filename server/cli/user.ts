/** `tidings user …`: people who sign in, and the way back for whoever is locked out. */
import { Option, type Command } from 'commander'
import { text as readAll } from 'node:stream/consumers'
import {
  createUser,
  disableTotp,
  dropPasskeys,
  linkFor,
  removeUser,
  setPassword,
  setRole,
  type NewUser,
} from '../accounts/operator.ts'
import { ROLES } from '../accounts/policy.ts'
import { listAccounts } from '../accounts/workspace-access-store.ts'
import type { Run } from './run.ts'
import { pairs, table } from './table.ts'
import { email, id, misused, name } from './words.ts'

type Place = Pick<NewUser, 'organization' | 'workspace'>

export function userCommands(program: Command, run: Run): void {
  const user = program.command('user').description('people who sign in to the app')

  user
    .command('list')
    .description('list accounts, what they may do and where')
    .action(
      run.opened(async ({ db }) => {
        const value = await listAccounts(db)
        return { value, text: table(value, ['email', 'name', 'roles', 'hasTotp', 'lastSeen', 'id']) }
      }),
    )

  placed(user.command('create').description('make an account; its link sets the password'))
    .requiredOption('--email <email>', 'the address to sign in with', email)
    .requiredOption('--name <name>', 'what the person is called', name)
    .addOption(role().makeOptionMandatory())
    .action(
      run.opened(async ({ db, config }, options: NewUser) => {
        const value = await createUser(db, config.PUBLIC_URL, options)
        return { value, text: pairs({ Link: value.url, 'Works until': value.expires }) }
      }),
    )

  user
    .command('link')
    .description('a link by which somebody sets a new password; it works once, for an hour')
    .argument('<email>', 'whose', email)
    .action(
      run.opened(async ({ db, config }, _: object, who: string) => {
        const value = await linkFor(db, config.PUBLIC_URL, who)
        return { value, text: pairs({ Link: value.url, 'Works until': value.expires }) }
      }),
    )

  user
    .command('password')
    .description('set a new password, read from standard input; every session ends')
    .argument('<email>', 'whose', email)
    .action(
      run.opened(async ({ db }, _: object, who: string) => {
        if (process.stdin.isTTY) misused('Send the password on standard input, such as with a pipe')
        await setPassword(db, who, (await readAll(process.stdin)).replace(/\r?\n$/, ''))
        return { value: { email: who }, text: `${who} has a new password, and is signed out everywhere` }
      }),
    )

  placed(user.command('role').description('give somebody a role'))
    .argument('<email>', 'who', email)
    .addOption(role().makeOptionMandatory())
    .action(
      run.opened(async ({ db }, options: Place & Pick<NewUser, 'role'>, who: string) => {
        await setRole(db, who, options)
        return { value: { email: who, role: options.role }, text: `${who} is ${options.role}` }
      }),
    )

  user
    .command('remove')
    .description('delete an account with its sessions and roles')
    .argument('<email>', 'whose', email)
    .action(
      run.opened(async ({ db }, _: object, who: string) => {
        await removeUser(db, who)
        return { value: { email: who }, text: `${who} is removed` }
      }),
    )

  lostThings(user, run)
}

/** What opens an account and was lost. */
function lostThings(user: Command, run: Run): void {
  user
    .command('disable-totp')
    .description('take away the second step of somebody who lost it')
    .argument('<email>', 'whose', email)
    .action(
      run.opened(async ({ db }, _: object, who: string) => {
        const isDisabled = await disableTotp(db, who)
        const text = isDisabled ? `${who} signs in without a second step` : `${who} has no second step`
        return { value: { email: who, isDisabled }, text }
      }),
    )

  user
    .command('remove-passkeys')
    .description('take away the passkeys of somebody who lost them')
    .argument('<email>', 'whose', email)
    .action(
      run.opened(async ({ db }, _: object, who: string) => {
        const removed = await dropPasskeys(db, who)
        return {
          value: { email: who, removed },
          text: `${who} has no passkeys any more (${removed} removed)`,
        }
      }),
    )
}

function role(): Option {
  return new Option('--role <role>', 'what they may do').choices(ROLES)
}

function placed(command: Command): Command {
  return command
    .option('--organization <id>', 'in all of it; where there is only one, it is that', id)
    .option('--workspace <id>', 'in this workspace alone', id)
}
