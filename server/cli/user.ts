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
import { listAccounts, type ListedAccount } from '../accounts/workspace-access-store.ts'
import { mustMean, YES, type Meant } from './ask.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { pairs } from './table.ts'
import { email, misused, name } from './words.ts'
import { namingOption } from './names.ts'

const USERS: Shelf<ListedAccount> = {
  name: 'user',
  about: 'list accounts, what they may do and where',
  within: 'installation',
  fields: {
    id: 'id',
    email: 'string',
    name: 'string',
    roles: 'strings',
    hasTotp: 'boolean',
    lastSeen: 'date',
    created: 'date',
  },
  columns: ['email', 'name', 'roles', 'hasTotp', 'lastSeen', 'id'],
  names: ['email', 'name'],
  read: ({ db }) => listAccounts(db),
}

type Place = Pick<NewUser, 'organization' | 'workspace'>

export function userCommands(program: Command, run: Run): void {
  const user = program.command('user').description('people who sign in to the app')

  shelfCommands(user, run, USERS)

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
    .option(...YES)
    .action(
      run.opened(async ({ db }, { yes }: Meant, who: string) => {
        await mustMean(`Remove the account of ${who}, its sessions and roles?`, { yes })
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
    .addOption(
      namingOption(
        'organization',
        '--organization <organization>',
        'in all of it: name or id; where there is only one, it is that',
      ),
    )
    .addOption(
      namingOption('workspace', '--workspace <workspace>', 'in this workspace alone: id, handle or name'),
    )
}
