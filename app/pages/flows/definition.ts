/** A flow while it is being written: its steps have keys, so that they can be moved. Pure but for the keys. */
import type { Block } from '../../../server/content/blocks/blocks.ts'
import type { BranchStep, FlowDefinition, Step, Trigger } from '../../../server/automation/flows/schemas.ts'
import { isWhole } from '../campaigns/draft/content.ts'

export type { BranchStep, FlowDefinition, Step, Trigger }

export type EmailStep = Extract<Step, { type: 'email' }>

export const KINDS = [
  'email',
  'sms',
  'wait',
  'branch',
  'tag',
  'stop',
] as const satisfies readonly Step['type'][]

export const TRIGGERS = [
  'contact_subscribed',
  'contact_created',
  'tag_added',
  'form_posted',
  'post_published',
] as const satisfies readonly Trigger['type'][]

export const NEW_FLOW: FlowDefinition = {
  name: '',
  trigger: { type: 'contact_subscribed' },
  steps: [],
}

const keys = new WeakMap<Step, string>()
let made = 0

/** The same for a step while it is changed. */
export function keyOf(step: Step): string {
  const known = keys.get(step)
  if (known !== undefined) return known
  made += 1
  keys.set(step, `step${made}`)
  return `step${made}`
}

/** A step in the place of another. */
export function instead<Changed extends Step>(of: Step, changed: Changed): Changed {
  keys.set(changed, keyOf(of))
  return changed
}

const BEGINNINGS: Readonly<Record<Step['type'], Step>> = {
  email: { type: 'email', subject: '', text: '' },
  sms: { type: 'sms', text: '' },
  wait: { type: 'wait', days: 1 },
  branch: { type: 'branch', filter: '', yes: [], no: [] },
  tag: { type: 'tag', add: [] },
  stop: { type: 'stop' },
}

export function newStep(kind: Step['type']): Step {
  // Each has a key of its own.
  return { ...BEGINNINGS[kind] }
}

/** As the server takes it: without what is empty. */
export function sentOf({ trigger, name, steps }: FlowDefinition): FlowDefinition {
  const { tag, filter, again, type } = trigger
  return {
    name: name.trim(),
    trigger: {
      type,
      ...(type === 'tag_added' && tag ? { tag } : {}),
      ...(filter ? { filter } : {}),
      ...(again ? { again } : {}),
    },
    steps: steps.map(sentStep),
  }
}

function sentStep(step: Step): Step {
  if (step.type === 'branch') {
    const { no = [] } = step
    return {
      ...step,
      yes: step.yes.map(sentStep),
      ...(no.length > 0 ? { no: no.map(sentStep) } : { no: [] }),
    }
  }
  if (step.type === 'email') {
    const { preheader, blocks, ...rest } = step
    return {
      ...rest,
      ...(preheader ? { preheader } : {}),
      ...(blocks === undefined ? {} : { blocks: blocks.filter((each) => !isBlank(each)) }),
    }
  }
  if (step.type !== 'tag') return step
  const { add = [], remove = [] } = step
  return { type: 'tag', ...(add.length > 0 ? { add } : {}), ...(remove.length > 0 ? { remove } : {}) }
}

/** A line that was begun and left. */
function isBlank({ type, text = '' }: Block): boolean {
  return type === 'text' && text.trim() === ''
}

/** `a, b` as a, b. */
export function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

const AT = /^(?:steps|\.(yes|no))\[(\d+)\]/

/** The step at a path as faults name it, `steps[2].yes[0].subject`: the innermost that it leads to. */
export function stepAt(steps: readonly Step[], path: string): Step | undefined {
  const [begins, , at] = AT.exec(path) ?? []
  if (begins === undefined) return undefined
  const step = steps[Number(at)]
  const rest = path.slice(begins.length)
  const [, next] = /^\.(yes|no)\[/.exec(rest) ?? []
  if (step?.type !== 'branch' || next === undefined) return step
  return stepAt((next === 'yes' ? step.yes : step.no) ?? [], rest) ?? step
}

/** The steps with another one at a path. */
export function withStep(steps: readonly Step[], path: string, changed: Step): readonly Step[] {
  const [begins = '', , at] = AT.exec(path) ?? []
  const step = steps[Number(at)]
  if (!step) return steps
  const rest = path.slice(begins.length)
  const [, way] = /^\.(yes|no)\[/.exec(rest) ?? []
  if (step.type !== 'branch' || (way !== 'yes' && way !== 'no'))
    return steps.with(Number(at), instead(step, changed))
  const inner = withStep(step[way] ?? [], rest, changed)
  return steps.with(Number(at), instead(step, { ...step, [way]: inner }))
}

/** What a mail still lacks in a block: its place from 1, and the path of its step. */
export function unfinishedIn(
  steps: readonly Step[],
  path = 'steps',
): { readonly path: string; readonly block: number } | undefined {
  for (const [index, step] of steps.entries()) {
    const here = `${path}[${index}]`
    if (step.type === 'branch') {
      const found = unfinishedIn(step.yes, `${here}.yes`) ?? unfinishedIn(step.no ?? [], `${here}.no`)
      if (found) return found
    }
    const at = step.type === 'email' ? (step.blocks ?? []).findIndex((each) => !isWhole(each)) : -1
    if (at >= 0) return { path: here, block: at + 1 }
  }
  return undefined
}
