/** `tidings contact consent|data|erase`: what operators answer people with who ask about themselves. */
import type { Command } from 'commander'
import { listConsent } from '../contacts/consent/store.ts'
import { refuse } from '../refusals.ts'
import { eraseContact, findContactId, readPersonalData } from '../contacts/erasure.ts'
import { isAtTerminal, mustMean } from './ask.ts'
import type { Run } from './run.ts'
import { table } from './table.ts'
import { misused } from './words.ts'
import { naming, workspaceOption } from './names.ts'

interface InWorkspace {
  readonly workspace: string
}

const COLUMNS = [
  'created',
  'act',
  'channel',
  'source',
  'address',
  'words',
  'ip',
  'userAgent',
  'deliveryId',
] as const

export function privacyCommands(contact: Command, run: Run): void {
  contact
    .command('consent')
    .description('what proves that a contact agreed, and when it left: with the words that were shown')
    .addArgument(
      naming('contact', '<contact>', 'its email, phone number or name; its id also after it was erased'),
    )
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace, who: string) => {
        const value = await listConsent(db, workspace, await findContactId(db, workspace, who))
        return { value, text: table(value, COLUMNS) }
      }),
    )

  contact
    .command('data')
    .description('everything that is kept about a contact, as JSON')
    .addArgument(naming('contact', '<contact>', 'its email, phone number, name or id'))
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace, who: string) => {
        const { PERSONAL_DATA } = await import('../personal-data.ts')
        const contactId = await findContactId(db, workspace, who)
        const value =
          (await readPersonalData(db, workspace, contactId, PERSONAL_DATA)) ??
          refuse('contact-unknown', contactId)
        return { value, text: JSON.stringify(value, null, 2) }
      }),
    )

  contact
    .command('erase')
    .description('erase a contact and all that is kept about it; this cannot be undone')
    .addArgument(naming('contact', '<contact>', 'its email, phone number, name or id'))
    .addOption(workspaceOption())
    .option('--yes', 'it is meant; a script has to say so')
    .action(
      run.opened(async ({ db }, { workspace, yes }: InWorkspace & { yes?: boolean }, who: string) => {
        const contactId = await findContactId(db, workspace, who)
        if (!yes && !isAtTerminal()) misused(`This erases contact ${contactId} for good; say so with --yes`)
        await mustMean(`Erase contact ${contactId} for good?`, { yes })
        const { PERSONAL_DATA } = await import('../personal-data.ts')
        await eraseContact(db, workspace, contactId, 'operator', PERSONAL_DATA)
        return { value: { id: contactId, erased: true }, text: `Contact ${contactId} is erased` }
      }),
    )
}
