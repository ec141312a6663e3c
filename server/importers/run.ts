/** An import from another service, from its export to the report. */
import { readCountry } from '../contacts/settings-store.ts'
import type { MediaDependencies } from '../media/media.ts'
import type { Db } from '../platform/database.ts'
import { extrasOf, fieldsFor } from './extra-fields.ts'
import { storeLetters } from './letters.ts'
import { storePeople } from './people.ts'
import type { Source, SourceOrder } from './records.ts'
import { openTally, type Report } from './tally.ts'

/** The services, each by its word of the command line; loaded when it is asked for. */
export const SERVICES: Readonly<
  Record<string, () => Promise<(order: SourceOrder) => Source | Promise<Source>>>
> = {
  listmonk: async () => (await import('./listmonk.ts')).openListmonk,
  ghost: async () => (await import('./ghost.ts')).openGhost,
  mailchimp: async () => (await import('./mailchimp.ts')).openMailchimp,
  klaviyo: async () => (await import('./klaviyo.ts')).openKlaviyo,
  substack: async () => (await import('./substack.ts')).openSubstack,
  buttondown: async () => (await import('./buttondown.ts')).openButtondown,
}

export interface ServiceImport extends SourceOrder {
  readonly workspaceId: string
  readonly publicUrl: string
  readonly site?: URL | undefined
  readonly media?: MediaDependencies | undefined
  readonly isTrial: boolean
  /** Only people. */
  readonly withoutPosts?: boolean
}

/**
 * Brings people, and posts where the export has them. Nobody is written to or notified. Killed or failed, the same order goes
 * on: who is there is found, and a post that is there stays. Throws `ExportUnreadable` with what would be right, and a
 * refusal for an unknown workspace.
 */
export async function importFrom(db: Db, source: Source, order: ServiceImport): Promise<Report> {
  const { workspaceId, isTrial } = order
  const country = await readCountry(db, workspaceId)
  const tally = openTally()
  const leftBehind = new Set<string>()
  const fields = await fieldsFor(db, workspaceId, await extrasOf(source.people()), isTrial)
  for (const title of fields.left) leftBehind.add(`"${title}": there is no room for more custom fields`)
  const people = { workspaceId, service: source.service, country, fields: fields.byTitle, isTrial }
  await storePeople(db, source.people(), people, tally)
  if (order.withoutPosts !== true) {
    const letters = { ...order, site: order.site, media: order.media }
    await storeLetters(db, source.letters(), letters, {
      tally,
      leave: (sentence) => leftBehind.add(sentence),
    })
  }
  return tally.report({
    service: source.service,
    isTrial,
    fields: fields.made,
    leftBehind: [...leftBehind, ...source.leftBehind],
  })
}
