/** `tidings form …`: what was posted to the contact webhook, and what named nobody. */
import type { Command } from 'commander'
import { addConsentText, listConsentTexts } from '../contacts/consent/text-store.ts'
import { CALLS_KEPT_DAYS } from '../contacts/webhook/calls.ts'
import { listCalls, type LoggedCall } from '../contacts/webhook/calls-store.ts'
import { bodyOfRejected, replayRejected, type Correction } from '../contacts/webhook/rejected.ts'
import { KEPT_DAYS, listRejected } from '../contacts/webhook/rejected-store.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { table } from './table.ts'
import { email, id, text } from './words.ts'
import { workspaceOption } from './names.ts'

interface InWorkspace {
  readonly workspace: string
}

const SHOWN = 100
const SHORT = 120

const CALLS: Shelf<LoggedCall> = {
  name: 'call',
  about: `what came of the newest ${SHOWN} calls of the last ${CALLS_KEPT_DAYS} days`,
  within: 'workspace',
  fields: { id: 'id', outcome: 'string', isTrusted: 'boolean', reason: 'string', created: 'date' },
  columns: ['created', 'outcome', 'isTrusted', 'reason', 'id'],
  names: [],
  read: ({ db }, workspaceId) => listCalls(db, workspaceId, SHOWN),
}

export function formCommands(program: Command, run: Run): void {
  const form = program.command('form').description('what was posted to the contact webhook')

  shelfCommands(form, run, CALLS)

  form
    .command('list-rejected')
    .description(`the newest ${SHOWN} of the last ${KEPT_DAYS} days; --json shows all that was sent`)
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace) => {
        const rejected = await listRejected(db, workspace, SHOWN)
        const value = rejected.map(({ body, ...rest }) => ({ ...rest, ...bodyOfRejected({ body }) }))
        const rows = value.map((one) => ({ ...one, sent: sentIn(one.pairs) }))
        const shown = table(rows, ['created', 'id', 'reason', 'sent'])
        return { value, text: value.length === 0 ? 'None: every form named somebody.' : shown }
      }),
    )

  consentTextCommands(form, run)

  form
    .command('list-calls')
    .description(
      `what came of the newest ${SHOWN} calls of the last ${CALLS_KEPT_DAYS} days, and what was read from where`,
    )
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace) => {
        const value = await listCalls(db, workspace, SHOWN)
        const rows = value.map((call) => ({ ...call, read: readIn(call) }))
        const shown = table(rows, ['created', 'outcome', 'read', 'reason'])
        return { value, text: value.length === 0 ? 'None yet.' : shown }
      }),
    )

  form
    .command('replay')
    .description('take one as if it came now, with the settings of now; it is forgotten when it is stored')
    .argument('<id>', 'the form', id)
    .addOption(workspaceOption())
    .option('--email <email>', 'the address that was meant', email)
    .option('--phone <number>', 'the number that was meant', text)
    .action(
      run.opened(async ({ db }, { workspace, ...correction }: InWorkspace & Correction, formId: string) => {
        await replayRejected(db, workspace, formId, correction)
        return { value: { replayed: formId }, text: 'Stored' }
      }),
    )
}

function readIn({ fields }: LoggedCall): string {
  return fields.map(({ field, key }) => (field === key ? field : `${field}=${key}`)).join(' ')
}

function sentIn(pairs: readonly (readonly [string, unknown])[]): string {
  const all = pairs.map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const line = all.join(' ')
  return line.length > SHORT ? `${line.slice(0, SHORT).toWellFormed()}…` : line
}

function consentTextCommands(form: Command, run: Run): void {
  form
    .command('list-consent-texts')
    .description(
      'the words that forms and the subscribe page ask consent with, by version, and how many contacts agreed to each',
    )
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace) => {
        const value = await listConsentTexts(db, workspace)
        return { value, text: table(value, ['version', 'place', 'created', 'agreed', 'author', 'words']) }
      }),
    )

  form
    .command('add-consent-text')
    .description('write the next version; those before it stay as they are')
    .argument('<words>', 'what people agree to')
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace, words: string) => {
        const value = await db.transaction((tx) =>
          addConsentText(tx, workspace, { words, author: 'operator' }),
        )
        return { value, text: `Version ${value.version}: ${value.words}` }
      }),
    )
}
