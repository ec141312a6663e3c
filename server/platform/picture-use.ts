/** What shows a picture of the workspace: each module that keeps addresses of pictures says where. */
import type { Queryable } from './database.ts'

export interface PictureUse {
  readonly kind:
    | 'campaign'
    | 'template'
    | 'post'
    | 'postRequest'
    | 'product'
    | 'contact'
    | 'flow'
    | 'workspace'
    | 'teamMember'
  readonly id: string
  readonly title: string | null
  /** What it shows, as text in which addresses stand. */
  readonly text: string
}

/** Everything of a workspace in whose texts `part`, a piece of an address, stands. */
export type PictureUses = (db: Queryable, workspaceId: string, part: string) => Promise<PictureUse[]>
