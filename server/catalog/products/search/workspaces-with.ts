import { NIL_UUID } from '../../../lib/uuid.ts'

/**
 * Every workspace that has something, one after the other: each is looked for behind the last, one place of a small
 * index, however much there is in it.
 */
export async function workspacesWith(
  next: (last: string) => Promise<{ readonly workspaceId: string }[]>,
): Promise<string[]> {
  const found: string[] = []
  for (;;) {
    const [one] = await next(found.at(-1) ?? NIL_UUID)
    if (!one) return found
    found.push(one.workspaceId)
  }
}
