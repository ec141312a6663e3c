/**
 * A contact's way through a flow, from one wait to the next: the one set of rules, for the engine that does it and for a
 * rehearsal that only shows it. What touches the world is done by the effects it is given.
 */
import type { Channel } from '../../contacts/channel.ts'
import type { EmailContent, SmsContent } from '../../content/message-content.ts'
import type { StepTaken } from './enrollment-store.ts'
import type { Instruction } from './program.ts'
import { emailContent, waitOf } from './rules.ts'

/** What a step leads to: the next instruction of the program, and when it is due; undefined ends the flow. */
export type Onward = { readonly step: number; readonly due?: Date } | undefined

/** What is noted of a message: its delivery, or why there is none. */
type Sent = Pick<StepTaken, 'detail' | 'deliveryId'>

export interface Effects {
  isMatch(filter: string): Promise<boolean>
  tag(change: { tagsToAdd: string[]; tagsToRemove: string[] }): Promise<void>
  send(step: number, channel: Channel, content: EmailContent | SmsContent): Promise<Sent>
}

export interface Walked {
  readonly onward: Onward
  readonly taken: readonly StepTaken[]
}

/** Does steps until one waits or the flow ends. `at`: the time it is. */
export async function walkOn(
  program: readonly Instruction[],
  from: number,
  at: Date,
  effects: Effects,
): Promise<Walked> {
  const taken: StepTaken[] = []
  let onward: Onward = { step: from }
  while (onward && !onward.due) {
    const instruction: Instruction | undefined = program[onward.step]
    onward = instruction && (await act({ step: onward.step, at, effects, taken }, instruction))
  }
  return { onward, taken }
}

interface Standing {
  readonly step: number
  readonly at: Date
  readonly effects: Effects
  readonly taken: StepTaken[]
}

async function act({ step, at, effects, taken }: Standing, instruction: Instruction): Promise<Onward> {
  if (instruction.type === 'goto') return { step: instruction.step }
  if (instruction.type === 'stop') {
    taken.push({ step, act: 'stop' })
    return undefined
  }
  const next = { step: step + 1 }
  if (instruction.type === 'wait') {
    const due = new Date(at.getTime() + waitOf(instruction))
    taken.push({ step, act: 'wait', detail: due.toISOString() })
    return { ...next, due }
  }
  if (instruction.type === 'branch') {
    const isTrue = await effects.isMatch(instruction.filter)
    taken.push({ step, act: 'branch', detail: isTrue ? 'yes' : 'no' })
    return isTrue ? next : { step: instruction.otherwise }
  }
  if (instruction.type === 'tag') taken.push(await tagged(step, instruction, effects))
  else {
    const isEmail = instruction.type === 'email'
    const content = isEmail ? emailContent(instruction) : { text: instruction.text }
    taken.push({ step, act: instruction.type, ...(await effects.send(step, instruction.type, content)) })
  }
  return next
}

async function tagged(
  step: number,
  { add: tagsToAdd = [], remove: tagsToRemove = [] }: Extract<Instruction, { type: 'tag' }>,
  effects: Effects,
): Promise<StepTaken> {
  await effects.tag({ tagsToAdd, tagsToRemove })
  const detail = [...tagsToAdd.map((name) => `+${name}`), ...tagsToRemove.map((name) => `-${name}`)].join(' ')
  return { step, act: 'tag', detail }
}

/** Who left, was blocked or erased goes no further. An invited contact does; the ledger sends it nothing. */
export function goneWhy(contact: { readonly state: string } | undefined): string | undefined {
  if (!contact) return 'erased'
  return contact.state === 'active' || contact.state === 'invited' ? undefined : contact.state
}
