/** What a collection becomes when somebody sends something about it: pure. */
import { refuse } from '../../refusals.ts'
import { given } from '../identity-map.ts'
import type { CollectionUpsert, CustomProperties } from './schemas.ts'

/** A collection as its row holds it. */
export interface Collection {
  readonly id: string
  readonly externalId: string | null
  readonly title: string
  readonly handle: string
  readonly bodyHtml: string | null
  readonly source: string | null
  readonly customProperties: CustomProperties
}

/** A collection as a product names it. */
export type NamedCollection = Pick<Collection, 'id' | 'externalId'>

/** A body whose values are sound. */
export interface CollectionChanges extends CollectionUpsert {
  readonly title: string
}

/** POST /collections: the body, its title trimmed; blank ones and mixed lists are refused with 400. */
export function readCollection(body: CollectionUpsert): CollectionChanges {
  const title = given(body.title) ?? refuse('title-blank')
  mustBeProperties(body.customProperties)
  return 'externalId' in body ? { ...body, title, externalId: body.externalId || null } : { ...body, title }
}

/** Omitted members stay, null clears, customProperties are replaced whole (docs/decisions). */
export function revisedCollection(
  before: Collection | undefined,
  id: string,
  handle: string,
  changes: CollectionChanges,
): Collection {
  const { externalId, bodyHtml, source, customProperties } = changes
  return {
    id,
    title: changes.title,
    handle,
    externalId: sentOr(externalId, before?.externalId),
    bodyHtml: sentOr(bodyHtml, before?.bodyHtml),
    source: sentOr(source, before?.source),
    customProperties: sentOr(customProperties, before?.customProperties) ?? {},
  }
}

/** What products repeat of a collection has changed. */
export function isShownOtherwise(before: Collection | undefined, after: Collection): boolean {
  return before !== undefined && (before.title !== after.title || before.externalId !== after.externalId)
}

/** customProperties: a list holds strings or numbers, never both. */
export function mustBeProperties(properties: CustomProperties | null | undefined): void {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (Array.isArray(value) && new Set(value.map((item) => typeof item)).size > 1)
      refuse('property-mixed', `customProperties.${name}`)
  }
}

/** What was sent; what was there when nothing was sent; null when that is nothing. */
export function sentOr<Value>(
  sent: Value | null | undefined,
  before: Value | null | undefined,
): Value | null {
  return sent === undefined ? (before ?? null) : sent
}
