/** `tidings contact consent|data|erase`: what operators answer people with who ask about themselves. */
import type { Command } from 'commander'
import { listConsent } from '../contacts/consent/store.ts'
import { refuse } from '../refusals.ts'
import { eraseContact, findContactId, readPersonalData } from '../contacts/erasure.ts'
import type { Run } from './run.ts'
import { table } from './table.ts'
import { id, misused } from './words.ts'

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
    .argument('<id or email>', 'the contact; an id also after it was erased')
    .requiredOption('--workspace <id>', 'the workspace', id)
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace, who: string) => {
        const value = await listConsent(db, workspace, await findContactId(db, workspace, who))
        return { value, text: table(value, COLUMNS) }
      }),
    )

  contact
    .command('data')
    .description('everything that is kept about a contact, as JSON')
    .argument('<id or email>', 'the contact')
    .requiredOption('--workspace <id>', 'the workspace', id)
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
    .argument('<id or email>', 'the contact')
    .requiredOption('--workspace <id>', 'the workspace', id)
    .option('--yes', 'it is meant')
    .action(
      run.opened(async ({ db }, { workspace, yes }: InWorkspace & { yes?: boolean }, who: string) => {
        const contactId = await findContactId(db, workspace, who)
        if (!yes) misused(`This erases contact ${contactId} for good; say so with --yes`)
        const { PERSONAL_DATA } = await import('../personal-data.ts')
        await eraseContact(db, workspace, contactId, 'operator', PERSONAL_DATA)
        return { value: { id: contactId, erased: true }, text: `Contact ${contactId} is erased` }
      }),
    )
}
