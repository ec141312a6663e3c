/** What the API lists, and how the command line shows it: here, or at a server elsewhere. */

export type ResourceName = 'contact' | 'product' | 'collection' | 'post' | 'campaign'

export interface Resource {
  readonly name: ResourceName
  /** Under the API's address. */
  readonly path: string
  /** Of a row, in the order of the table. */
  readonly columns: readonly string[]
  /** Fields that people call one by. */
  readonly names: readonly string[]
}

export const RESOURCES: Readonly<Record<ResourceName, Resource>> = {
  contact: {
    name: 'contact',
    path: 'contacts',
    columns: ['name', 'email', 'phone', 'state', 'city', 'lastActivity', 'id'],
    names: ['email', 'phone', 'name'],
  },
  product: {
    name: 'product',
    path: 'products',
    columns: ['title', 'price', 'currency', 'handle', 'isForSale', 'id'],
    names: ['handle', 'externalId', 'title'],
  },
  collection: {
    name: 'collection',
    path: 'collections',
    columns: ['title', 'handle', 'externalId', 'updated', 'id'],
    names: ['handle', 'externalId', 'title'],
  },
  post: {
    name: 'post',
    path: 'posts',
    columns: ['title', 'publishedDate', 'claps', 'url', 'id'],
    names: ['title'],
  },
  campaign: {
    name: 'campaign',
    path: 'campaigns',
    columns: ['title', 'status', 'deliveryChannel', 'publishDate', 'updated', 'id'],
    names: ['title'],
  },
}

export interface Wanted {
  readonly filter?: string | undefined
  readonly sort?: string | undefined
  readonly limit: number
  readonly offset: number
}

export type Item = Readonly<Record<string, unknown>> & { readonly id: string }

export interface Found {
  /** Of all that match. */
  readonly total: number
  readonly items: readonly Item[]
}

/** Where they are read: this installation's database, or the API of one elsewhere. */
export interface Source {
  list(resource: Resource, wanted: Wanted): Promise<Found>
  /** By its id, or by what people call it: all that may be meant. */
  find(resource: Resource, named: string): Promise<readonly Item[]>
}
