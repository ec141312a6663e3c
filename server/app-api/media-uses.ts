/** What shows the pictures of a workspace, asked of every module that keeps their addresses. */
import { picturesOfFlows } from '../automation/picture-uses-store.ts'
import { picturesOfCampaigns } from '../campaigns/picture-uses-store.ts'
import { picturesOfProducts } from '../catalog/products/picture-uses-store.ts'
import { picturesOfContacts } from '../contacts/picture-uses-store.ts'
import { longId, pathOf, pathsOf } from '../media/rules.ts'
import type { Queryable } from '../platform/database.ts'
import type { PictureUse, PictureUses } from '../platform/picture-use.ts'
import { picturesOfPosts } from '../posts/picture-uses-store.ts'
import { readSettings } from '../workspaces/store.ts'
import { picturesOfTeam } from '../workspaces/team-members/picture-uses-store.ts'
import type { MediaUse } from './media-schemas.ts'

const picturesOfWorkspace: PictureUses = async (db, workspaceId, part) => {
  const { image, name } = await readSettings(db, workspaceId)
  const isShown = image?.includes(part) === true
  return isShown ? [{ kind: 'workspace', id: workspaceId, title: name, text: image }] : []
}

const USES: readonly PictureUses[] = [
  picturesOfCampaigns,
  picturesOfPosts,
  picturesOfProducts,
  picturesOfFlows,
  picturesOfContacts,
  picturesOfTeam,
  picturesOfWorkspace,
]

/** Where one picture is shown, in whatever size; each place once. */
export async function usesOf(db: Queryable, workspaceId: string, id: string): Promise<MediaUse[]> {
  const found = await all(db, workspaceId, pathOf(workspaceId, id, ''))
  const once = new Map(found.map(({ kind, id: of, title }) => [`${kind} ${of}`, { kind, id: of, title }]))
  return [...once.values()]
}

/** The ids of all pictures that anything shows. */
export async function usedIds(db: Queryable, workspaceId: string): Promise<string[]> {
  const begins = pathsOf(workspaceId)
  const ids = (await all(db, workspaceId, begins)).flatMap(({ text }) =>
    text
      .split(begins)
      .slice(1)
      .flatMap((rest) => longId(rest.slice(0, ID_LENGTH)) ?? []),
  )
  return [...new Set(ids)]
}

/** As addresses have it: 22 letters and digits. */
const ID_LENGTH = 22

async function all(db: Queryable, workspaceId: string, part: string): Promise<PictureUse[]> {
  const found: PictureUse[] = []
  for (const uses of USES) found.push(...(await uses(db, workspaceId, part)))
  return found
}
