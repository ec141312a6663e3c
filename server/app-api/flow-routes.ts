/** Flows in the app: as `tidings flow`, with who stands where, and a way through beforehand. */
import { countEnrollments, countStanding, listEnrolled } from '../automation/flows/log-store.ts'
import { pathsOf } from '../automation/flows/program.ts'
import { rehearseFlow, type Somebody } from '../automation/flows/rehearse.ts'
import { readFlow } from '../automation/flows/rules.ts'
import {
  changeFlow,
  createFlow,
  findFlows,
  listFlows,
  setFlowStatus,
  type Flow,
} from '../automation/flows/store.ts'
import { readCreation } from '../contacts/contact-input.ts'
import { readCountry } from '../contacts/settings-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import type { Static } from 'typebox'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import {
  EnrolledList,
  EnrolledQuery,
  FlowChange,
  FlowChanged,
  FlowList,
  FlowMade,
  FlowPage,
  FlowStatus,
  NewFlow,
  RehearsalAnswer,
  RehearsalWish,
} from './flow-schemas.ts'
import { timeOf } from './reading.ts'
import { Id } from './schemas.ts'

const hide = true
/** Of one state, those who are due first. */
const SHOWN = 50
const NOBODY = { waiting: 0, done: 0, left: 0, failed: 0 }

interface Dependencies {
  readonly db: Db
}

export function flowRoutes(http: Http, dependencies: Dependencies): void {
  flowLookRoutes(http, dependencies)
  flowVerbRoutes(http, dependencies)
}

function flowLookRoutes(http: Http, { db }: Dependencies): void {
  http.get(
    '/flows',
    { config: config('read'), schema: { hide, response: { 200: FlowList } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const counts = await countEnrollments(db, workspaceId)
      const flows = await listFlows(db, workspaceId)
      return {
        items: flows.map(({ definition, ...flow }) => ({
          ...flow,
          trigger: definition.trigger.type,
          steps: definition.steps.length,
          counts: { ...NOBODY, ...counts.get(flow.id) },
        })),
      }
    },
  )

  http.get(
    '/flows/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: FlowPage } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const flow = await found(db, workspaceId, request.params.id)
      const counts = await countEnrollments(db, workspaceId, flow.id)
      const standing = await countStanding(db, workspaceId, flow.id)
      const paths = pathsOf(flow.definition.steps)
      const [here, older] = [
        standing.filter(({ version }) => version === flow.version),
        standing.filter(({ version }) => version !== flow.version),
      ]
      return {
        ...flow,
        counts: { ...NOBODY, ...counts.get(flow.id) },
        standing: here.map(({ step, n }) => ({ path: paths[step] ?? '', n })),
        inOlder: older.reduce((sum, { n }) => sum + n, 0),
      }
    },
  )

  http.get(
    '/flows/:id/contacts',
    {
      config: config('read'),
      schema: { hide, params: Id, querystring: EnrolledQuery, response: { 200: EnrolledList } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { id } = await found(db, workspaceId, request.params.id)
      const { status = 'waiting' } = request.query
      return { items: await listEnrolled(db, workspaceId, { flowId: id, status, limit: SHOWN }) }
    },
  )
}

function flowVerbRoutes(http: Http, { db }: Dependencies): void {
  const may = config('flows:write')

  http.post(
    '/flows',
    { config: may, schema: { hide, body: NewFlow, response: { 201: FlowMade } } },
    async (request, reply) => {
      const definition = readFlow(request.body.definition)
      const { workspaceId } = callerOf(request)
      const made = await auditing(db, request, async (tx) => {
        // Nobody is written to before somebody has looked at it and started it.
        const result = await createFlow(tx, workspaceId, definition, 'paused')
        return { result, act: { action: 'flow.created', subject: result.id } }
      })
      return reply.code(201).send(made)
    },
  )

  http.post(
    '/flows/:id',
    { config: may, schema: { hide, params: Id, body: FlowChange, response: { 200: FlowChanged } } },
    async (request) => {
      const { id } = request.params
      const { definition, version } = request.body
      const recording = audited(db, request, { action: 'flow.changed', subject: id })
      return changeFlow(recording, callerOf(request).workspaceId, id, readFlow(definition), version)
    },
  )

  http.post(
    '/flows/:id/status',
    { config: may, schema: { hide, params: Id, body: FlowStatus } },
    async (request, reply) => {
      const { id } = request.params
      const { status } = request.body
      const recording = audited(db, request, { action: 'flow.status', subject: id, details: { status } })
      await setFlowStatus(recording, callerOf(request).workspaceId, id, status)
      return reply.code(204).send()
    },
  )

  http.post(
    '/flows/rehearse',
    { config: may, schema: { hide, body: RehearsalWish, response: { 200: RehearsalAnswer } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { definition, from } = request.body
      const who = await somebodyOf(db, workspaceId, request.body)
      const rehearsal = { who, from: timeOf(from, 'from') }
      const { steps, ...rest } = await rehearseFlow(db, workspaceId, readFlow(definition), rehearsal)
      return { ...rest, steps: [...steps] }
    },
  )
}

async function somebodyOf(
  db: Db,
  workspaceId: string,
  { contactId, person = {} }: Static<typeof RehearsalWish>,
): Promise<Somebody> {
  if (contactId !== undefined) return { contactId }
  return { person: readCreation(person, await readCountry(db, workspaceId)) }
}

async function found(db: Db, workspaceId: string, id: string): Promise<Flow> {
  const [flow] = await findFlows(db, workspaceId, [id])
  return flow ?? refuse('flow-unknown', id)
}
