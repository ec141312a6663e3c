/** `tidings flow …`: automated flows. */
import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { countEnrollments, readEnrollments } from '../automation/flows/log-store.ts'
import { readFlow } from '../automation/flows/rules.ts'
import { changeFlow, createFlow, listFlows, setFlowStatus, type Flow } from '../automation/flows/store.ts'
import type { Db } from '../platform/database.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { pairs, table } from './table.ts'
import { misused } from './words.ts'
import { naming, namingOption, workspaceOption } from './names.ts'

interface InWorkspace {
  readonly workspace: string
}

const NOBODY = { waiting: 0, done: 0, left: 0, failed: 0 }

const FLOWS: Shelf<Awaited<ReturnType<typeof countedFlows>>[number]> = {
  name: 'flow',
  about: 'flows, and how many contacts stand where',
  within: 'workspace',
  fields: {
    id: 'id',
    name: 'string',
    status: 'string',
    version: 'number',
    trigger: 'string',
    waiting: 'number',
    failed: 'number',
  },
  columns: ['id', 'name', 'status', 'version', 'trigger', 'steps', 'waiting', 'done', 'left', 'failed'],
  names: ['name'],
  read: ({ db }, workspaceId) => countedFlows(db, workspaceId),
}

async function countedFlows(db: Db, workspaceId: string) {
  const counts = await countEnrollments(db, workspaceId)
  const flows = await listFlows(db, workspaceId)
  return flows.map(({ definition, ...rest }) => ({
    ...rest,
    trigger: definition.trigger.type,
    steps: definition.steps.length,
    ...NOBODY,
    ...counts.get(rest.id),
  }))
}

export function flowCommands(program: Command, run: Run): void {
  const flow = program.command('flow').description('what happens by itself when a contact joins or is tagged')

  ofWorkspace(flow.command('create').description('make a flow of a JSON file: {name, trigger, steps}'))
    .argument('<file>', 'the file; docs/decisions/flows.md shows one')
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace, file: string) => {
        const value = await createFlow(db, workspace, readFlow(await readJson(file)))
        return { value, text: `Flow ${value.id} is active` }
      }),
    )

  ofWorkspace(flow.command('change').description('change a flow for those who begin from now on'))
    .addArgument(naming('flow', '<flow>', 'its name, or its id'))
    .argument('<file>', 'the whole flow as it is to be')
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace, flowId: string, file: string) => {
        const value = await changeFlow(db, workspace, flowId, readFlow(await readJson(file)))
        return { value, text: `Flow ${value.id} is at version ${value.version}` }
      }),
    )

  for (const [name, status, description] of [
    ['pause', 'paused', 'take nobody in, and let those in it wait'],
    ['resume', 'active', 'go on with a paused flow'],
  ] as const satisfies readonly (readonly [string, Flow['status'], string])[]) {
    ofWorkspace(flow.command(name).description(description))
      .addArgument(naming('flow', '<flow>', 'its name, or its id'))
      .action(
        run.opened(async ({ db }, { workspace }: InWorkspace, flowId: string) => {
          await setFlowStatus(db, workspace, flowId, status)
          return { value: { id: flowId, status }, text: `Flow ${flowId} is ${status}` }
        }),
      )
  }

  shelfCommands(flow, run, FLOWS)

  ofWorkspace(flow.command('log').description('where a contact stands in flows, and each step it took'))
    .addOption(
      namingOption(
        'contact',
        '--contact <contact>',
        'whose: email, phone number, name or id',
      ).makeOptionMandatory(),
    )
    .action(
      run.opened(async ({ db }, { workspace, contact }: InWorkspace & { contact: string }) => {
        const value = await readEnrollments(db, workspace, contact)
        const text = value.map(({ steps, ...enrollment }) =>
          [pairs(enrollment), table(steps, ['created', 'step', 'act', 'detail', 'deliveryId'])].join('\n\n'),
        )
        return { value, text: text.join('\n\n') || 'This contact is in no flow.' }
      }),
    )
}

function ofWorkspace(command: Command): Command {
  return command.addOption(workspaceOption())
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    return misused(`${file} is not JSON that can be read: ${(error as Error).message}`)
  }
}
