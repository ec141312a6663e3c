/** A flow's nested steps as a flat program, so that a contact's enrollment holds one number. Pure. */
import type { PlainStep, Step } from './schemas.ts'

export type Instruction =
  | PlainStep
  /** Goes on behind it when the contact matches, else at `otherwise`. */
  | { readonly type: 'branch'; readonly filter: string; readonly otherwise: number }
  | { readonly type: 'goto'; readonly step: number }

export function programOf(steps: readonly Step[]): readonly Instruction[] {
  return flatten(steps, 0)
}

/** Where each instruction stands in the flow as it is written, such as `steps[2].yes[0]`; a jump where its branch does. */
export function pathsOf(steps: readonly Step[], under = 'steps'): readonly string[] {
  return steps.flatMap((step, index) => {
    const path = `${under}[${index}]`
    if (step.type !== 'branch') return [path]
    return [path, ...pathsOf(step.yes, `${path}.yes`), path, ...pathsOf(step.no ?? [], `${path}.no`)]
  })
}

function flatten(steps: readonly Step[], start: number): Instruction[] {
  const program: Instruction[] = []
  for (const step of steps) {
    const at = start + program.length
    if (step.type !== 'branch') {
      program.push(step)
      continue
    }
    const yes = flatten(step.yes, at + 1)
    const otherwise = at + 1 + yes.length + 1
    const no = flatten(step.no ?? [], otherwise)
    const end = otherwise + no.length
    program.push(
      { type: 'branch', filter: step.filter, otherwise },
      ...yes,
      { type: 'goto', step: end },
      ...no,
    )
  }
  return program
}
