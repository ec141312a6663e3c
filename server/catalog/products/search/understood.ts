/** How a prompt is understood: as what is like something the workspace has, or as it stands. */
import { setImmediate } from 'node:timers/promises'
import type { Interpretation } from '../prompt/interpretation.ts'
import { likenessIn, type Likeness } from '../prompt/likeness.ts'
import { behindLikenessIn, insteadLikenessIn, missedLikenessIn } from '../prompt/likeness-behind.ts'
import { copyIn } from '../prompt/likeness-copies.ts'
import { makerLikenessIn } from '../prompt/likeness-makers.ts'
import { orAlikeIn } from '../prompt/likeness-or.ts'
import { unsaidLikenessIn } from '../prompt/likeness-unsaid.ts'
import { readPrompt } from '../prompt/read.ts'
import { alikeTo, type Alike } from './alike.ts'
import type { Search } from './asking.ts'
import type { KnownNames } from './names-store.ts'

/** What a prompt tells before the database has said whether the names that it was read with are still the workspace's. */
export interface Told {
  readonly likeness: Likeness | undefined
  readonly read: (known: KnownNames) => Interpretation
}

/** Read while the database is asked for the names, with those of before, which they nearly always are. */
export async function toldBy(prompt: string, before: KnownNames | undefined): Promise<Told> {
  // What is asked goes out first.
  await setImmediate()
  const likeness = likenessOf(prompt)
  const asked = askedOf(prompt, likeness)
  const early = before && !likeness ? readPrompt(asked, before) : undefined
  return { likeness, read: (known) => (early && known === before ? early : readPrompt(asked, known)) }
}

/** "Like X but cheaper" is read as X's kind and traits, when the workspace has X; all else as it stands. */
export async function understood(
  { tools, workspaceId, known }: Search,
  { likeness, read }: Told,
): Promise<Alike> {
  const alike = likeness && (await alikeTo(tools.db, workspaceId, likeness, known))
  return alike ?? { attempts: [{ interpretation: read(known), conditions: [], isOfKind: false }], note: '' }
}

function likenessOf(prompt: string): Likeness | undefined {
  return (
    behindLikenessIn(prompt) ??
    missedLikenessIn(prompt) ??
    orAlikeIn(prompt) ??
    insteadLikenessIn(prompt) ??
    copyIn(prompt) ??
    makerLikenessIn(prompt) ??
    likenessIn(prompt) ??
    unsaidLikenessIn(prompt)
  )
}

/** Of a name that nobody here has and nothing is known of, the name and the rest: no "dupe" or "variant" is sold. */
function askedOf(prompt: string, likeness: Likeness | undefined): string {
  return likeness && !isUnsure(likeness) ? `${likeness.rest} ${likeness.name}`.trim() : prompt
}

function isUnsure({ isUnsaid = false, isBare = false, isItself = false }: Likeness): boolean {
  return isUnsaid || isBare || isItself
}
