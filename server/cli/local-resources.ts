/** What the API lists, read from the database of this installation: the same lists, without the web between. */
import { CAMPAIGNS_BY_NAME } from '../campaigns/fields.ts'
import { COLLECTIONS } from '../catalog/collections/fields.ts'
import { PRODUCTS } from '../catalog/products/fields.ts'
import { CONTACTS } from '../contacts/fields.ts'
import { feedAddress } from '../content/addresses.ts'
import { readPhone } from '../lib/phone-number.ts'
import { isUuid } from '../lib/uuid.ts'
import type { Db } from '../platform/database.ts'
import { publicPosts } from '../posts/fields.ts'
import { combine, type Filter } from '../query/filter/tree.ts'
import { readPage } from '../query/list-parameters.ts'
import { listPage } from '../query/read-page.ts'
import type { Listing, Page } from '../query/listing.ts'
import type { OwnedWorkspace } from '../workspaces/store.ts'
import type { Called } from './names.ts'
import {
  RESOURCES,
  type Found,
  type Item,
  type Resource,
  type ResourceName,
  type Source,
} from './resources.ts'

/** As many as are shown when a name is not enough. */
const ALIKE = 6

type Place = Pick<OwnedWorkspace, 'id' | 'handle' | 'country'>

export function localSource(db: Db, publicUrl: string, workspace: Place): Source {
  const listingOf = (resource: Resource): Listing =>
    resource.name === 'post' ? publicPosts(feedAddress(publicUrl, workspace.handle)) : LISTINGS[resource.name]
  return {
    list: (resource, { filter, sort, limit, offset }) => {
      const listing = listingOf(resource)
      const query = {
        ...(filter !== undefined && { $filter: filter }),
        ...(sort !== undefined && { $orderBy: sort }),
        $limit: limit,
        $offset: offset,
      }
      return read(db, listing, workspace.id, readPage(query, listing))
    },
    find: async (resource, named) => {
      const filter = meant(resource, named, workspace.country)
      return (await read(db, listingOf(resource), workspace.id, { filter, offset: 0, limit: ALIKE })).items
    },
  }
}

/** Those that are called so; the database has compared. */
export async function findNamed(
  db: Db,
  name: ResourceName,
  workspace: Place,
  named: string,
): Promise<readonly Called[]> {
  const items = await localSource(db, '', workspace).find(RESOURCES[name], named)
  return items.map(({ id }) => ({ id, names: [named] }))
}

const LISTINGS: Readonly<Record<Exclude<ResourceName, 'post'>, Listing>> = {
  contact: CONTACTS,
  product: PRODUCTS,
  collection: COLLECTIONS,
  campaign: CAMPAIGNS_BY_NAME,
}

function meant({ names }: Resource, named: string, country: string): Filter {
  if (isUuid(named)) return { field: 'id', operator: 'eq', values: [named] }
  const parts = names.map((field) => {
    const value = field === 'phone' ? (readPhone(named, country) ?? named) : named
    return { field, operator: 'eq', values: [value] } as const
  })
  return combine('or', parts)
}

async function read(db: Db, listing: Listing, workspaceId: string, page: Page): Promise<Found> {
  // The list's own envelope.
  const { meta, items } = JSON.parse(String(await listPage(db, listing, workspaceId, page))) as {
    meta: { maxResults: number }
    items: Item[]
  }
  return { total: meta.maxResults, items }
}
