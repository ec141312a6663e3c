/** A flow while it is being written: its steps have keys, so that they can be moved. Pure but for the keys. */
import type { BranchStep, FlowDefinition, Step, Trigger } from '../../../server/automation/flows/schemas.ts'

export type { BranchStep, FlowDefinition, Step, Trigger }

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
  if (step.type === 'email' && !step.preheader) {
    const { preheader: _none, ...rest } = step
    return rest
  }
  if (step.type !== 'tag') return step
  const { add = [], remove = [] } = step
  return { type: 'tag', ...(add.length > 0 ? { add } : {}), ...(remove.length > 0 ? { remove } : {}) }
}

/** `a, b` as a, b. */
export function tagsOf(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
