/** What a flow may be, checked before it is stored: its shape, its filters, its words. Pure. */
import type { TSchema } from 'typebox'
import { parseFilter } from '../../query/filter/parse.ts'
import { checkContent } from '../../content/rendering/personal.ts'
import type { EmailContent, SmsContent } from '../../content/message-content.ts'
import { lazily, typeCompiler } from '../../lib/lazy.ts'
import { findUnstorable } from '../../lib/storable.ts'
import { sayable } from '../../content/fault.ts'
import { saidOf } from '../../http/fault-words.ts'
import { refuse, said } from '../../refusals.ts'
import { mustBeShowable } from '../../content/blocks/block-rules.ts'
import type { Block } from '../../content/blocks/blocks.ts'
import { CONTACTS } from '../../contacts/fields.ts'
import { FlowShape, STEPS, type FlowDefinition, type PlainStep, type Step } from './schemas.ts'

const STEPS_MAXIMUM = 200
const DEPTH_MAXIMUM = 10
/** Of the JSON: each branch is two levels, and blocks of an email some more. */
const NESTING_MAXIMUM = 64
/** What the words of a step find beside the contact and the workspace: what its event brought. */
const VARIABLES = ['post', 'tag']

type EmailStep = Extract<PlainStep, { type: 'email' }>

const shape = lazily(() => compile(FlowShape))
const checks = {
  wait: lazily(() => compile(STEPS.wait)),
  email: lazily(() => compile(STEPS.email)),
  sms: lazily(() => compile(STEPS.sms)),
  tag: lazily(() => compile(STEPS.tag)),
  stop: lazily(() => compile(STEPS.stop)),
  branch: lazily(() => compile(STEPS.branch)),
}

interface Fault {
  readonly instancePath: string
  readonly message: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

interface Check {
  Check(value: unknown): boolean
  Errors(value: unknown): Iterable<Fault>
}

/** The flow as it was written. Refused with 400 at the first member that cannot be: `steps[2].yes[0].subject …`. */
export function readFlow(written: unknown): FlowDefinition {
  const unsound = findUnstorable(written, NESTING_MAXIMUM)
  if (unsound) refuse('flow-invalid', unsound.path || 'flow', unsound.message)
  mustFit(shape(), written, '')
  // It has just been checked.
  const flow = written as FlowDefinition
  if (flow.trigger.type === 'tag_added' && !flow.trigger.tag)
    refuse('flow-invalid', 'trigger.tag', 'is required', said('flow-trigger-tag'))
  if (flow.trigger.filter) parseFilter(flow.trigger.filter, CONTACTS.fields, 'trigger.filter')
  if (readSteps(flow.steps, 'steps', 1) > STEPS_MAXIMUM)
    refuse('flow-invalid', 'steps', `must be at most ${STEPS_MAXIMUM}`)
  return flow
}

/** An email step by itself, as its mail. Refused with 400 as in a flow, with a path from the step on. */
export function readMail(written: unknown): EmailContent {
  const unsound = findUnstorable(written, NESTING_MAXIMUM)
  if (unsound) refuse('flow-invalid', unsound.path || 'mail', unsound.message)
  mustFit(checks.email(), written, '')
  // It has just been checked.
  const step = written as EmailStep
  mustMakeSense(step, 'mail')
  return emailContent(step)
}

/** The words of an email step; `text` is one text block. */
export function emailContent({ subject, preheader, text, blocks }: EmailStep): EmailContent {
  const shown: readonly Block[] = blocks ?? [{ type: 'text', text: text ?? '' }]
  return { subject, blocks: shown, ...(preheader === undefined ? {} : { preheader }) }
}

/** Milliseconds. */
export function waitOf({ days = 0, hours = 0, minutes = 0 }: Extract<PlainStep, { type: 'wait' }>): number {
  return ((days * 24 + hours) * 60 + minutes) * 60_000
}

/** How many steps there are, those of branches too. */
function readSteps(steps: readonly unknown[], path: string, depth: number): number {
  if (depth > DEPTH_MAXIMUM) refuse('flow-invalid', path, `is deeper than ${DEPTH_MAXIMUM} branches`)
  return steps.reduce<number>((count, step, index) => count + readStep(step, `${path}[${index}]`, depth), 0)
}

function readStep(written: unknown, path: string, depth: number): number {
  const type = typeof written === 'object' && written !== null && 'type' in written ? written.type : undefined
  if (typeof type !== 'string' || !isStepType(type))
    refuse('flow-invalid', `${path}.type`, `must be one of ${Object.keys(checks).join(', ')}`)
  mustFit(checks[type](), written, path)
  // It has just been checked; what a branch holds is checked below.
  const step = written as Step
  if (step.type === 'branch') return readBranch(step, path, depth)
  mustMakeSense(step, path)
  return 1
}

function readBranch(step: Extract<Step, { type: 'branch' }>, path: string, depth: number): number {
  parseFilter(step.filter, CONTACTS.fields, `${path}.filter`)
  const yes = readSteps(step.yes, `${path}.yes`, depth + 1)
  return 1 + yes + readSteps(step.no ?? [], `${path}.no`, depth + 1)
}

function mustMakeSense(step: PlainStep, path: string): void {
  if (step.type === 'wait' && waitOf(step) === 0)
    refuse('flow-invalid', path, 'must wait some days, hours or minutes', said('flow-wait'))
  if (step.type === 'tag' && !step.add && !step.remove)
    refuse('flow-invalid', path, 'must add or remove a tag', said('flow-tags'))
  if (step.type === 'email') {
    if ((step.text === undefined) === (step.blocks === undefined))
      refuse('flow-invalid', path, 'must have either text or blocks', said('flow-mail'))
    mustBeShowable(step.blocks ?? [])
    mustRead(emailContent(step), path)
  }
  if (step.type === 'sms') mustRead({ text: step.text }, path)
}

function mustRead(content: EmailContent | SmsContent, path: string): void {
  const fault = checkContent(content, VARIABLES)
  if (fault !== undefined) refuse('flow-invalid', path, fault.message, sayable(fault))
}

function compile(schema: TSchema): Check {
  return typeCompiler().Compile(schema)
}

function mustFit(check: Check, written: unknown, path: string): void {
  if (check.Check(written)) return
  const [fault] = check.Errors(written)
  const place = (fault?.instancePath ?? '').replaceAll(/\/(\d+)/g, '[$1]').replaceAll('/', '.')
  const words = fault && saidOf(fault.keyword, fault.params)
  refuse(
    'flow-invalid',
    `${path}${place}`.replace(/^\./, '') || 'flow',
    fault?.message ?? 'is invalid',
    words,
  )
}

function isStepType(type: string): type is keyof typeof checks {
  return Object.hasOwn(checks, type)
}
