/** What is written of a campaign, as the composer holds it: pure. */
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { apart } from '../blocks/condition.ts'
import type { CampaignChanges, CampaignRecord } from '../../../../server/campaigns/schemas.ts'

/** All of it that can be changed. Blocks are whole lists: their places are part of what was written. */
export interface Content {
  readonly title: string
  readonly emailTitle: string
  readonly emailDescription: string
  readonly smsText: string
  readonly smsTeaser: boolean
  readonly text: string
  readonly segmentIds: readonly string[]
  readonly blocks: readonly Block[]
}

export type Field = keyof Content

/** A block with a name of its own while it is written, so that moving it keeps the cursor in it. */
export interface KeyedBlock {
  readonly key: string
  readonly block: Block
}

export interface Draft extends Omit<Content, 'blocks'> {
  readonly blocks: readonly KeyedBlock[]
}

let lastKey = 0

export function keyed(block: Block): KeyedBlock {
  lastKey += 1
  return { key: `block-${lastKey}`, block }
}

/** What of a campaign is written. */
export type Written = Pick<
  CampaignRecord,
  'title' | 'notification' | 'smsTeaser' | 'recipients' | 'deliveryChannel' | 'text' | 'blocks'
>

export function contentOf({ title = '', notification, smsTeaser, recipients, ...record }: Written): Content {
  const { emailTitle = '', emailDescription = '', smsText = '' } = notification
  return {
    title,
    emailTitle,
    emailDescription,
    smsText,
    smsTeaser: smsTeaser ?? false,
    text: record.deliveryChannel === 'sms' ? (record.text ?? '') : '',
    segmentIds: recipients.segmentIds,
    blocks: record.blocks ?? [],
  }
}

/** Blocks that are as they were keep their keys. */
export function draftOf(content: Content, before: readonly KeyedBlock[] = []): Draft {
  const free = [...before]
  const blocks = content.blocks.map((block) => {
    const at = free.findIndex((each) => isSame(each.block, block))
    return at < 0 ? keyed(block) : { key: free.splice(at, 1)[0]?.key ?? keyed(block).key, block }
  })
  return { ...content, blocks }
}

/** With all blocks, also those that lack something. */
export function writtenOf({ blocks, ...rest }: Draft): Content {
  return { ...rest, blocks: blocks.map(({ block }) => block) }
}

/** As it can be saved: a block that lacks what it shows waits in the browser. */
export function savableOf(draft: Draft): Content {
  const { blocks, ...rest } = writtenOf(draft)
  return { ...rest, blocks: blocks.filter(isWhole) }
}

const REQUIRED: Readonly<Partial<Record<Block['type'], readonly ('text' | 'url' | 'imageUrl')[]>>> = {
  button: ['text', 'url'],
  image: ['imageUrl'],
  divider: [],
  spacer: [],
  video: ['url'],
}

/** What the block shows and has not; what it must have beside that, the API says. */
export function missingIn(written: Block): readonly ('text' | 'url' | 'imageUrl')[] {
  const { block } = apart(written)
  return (REQUIRED[block.type] ?? ['text']).filter((member) => !block[member]?.trim())
}

export function isWhole(block: Block): boolean {
  return missingIn(block).length === 0
}

/** What PATCH is sent so that `from` becomes `to`; undefined where they are the same. */
export function changesBetween(
  from: Content,
  to: Content,
  channel: 'email' | 'sms',
): CampaignChanges | undefined {
  const differs = (field: Field) => !isSame(from[field], to[field])
  const names = (['emailTitle', 'emailDescription', 'smsText'] as const).filter(differs)
  const notification = Object.fromEntries(names.map((name) => [name, to[name].trim() ? to[name] : null]))
  const changes: CampaignChanges = {
    ...(differs('title') && { title: to.title.trim() || null }),
    ...(differs('smsTeaser') && { smsTeaser: to.smsTeaser }),
    ...(channel === 'sms' && differs('text') && { text: to.text }),
    ...(channel === 'email' && differs('blocks') && { blocks: [...to.blocks] }),
    ...(differs('segmentIds') && { recipients: { segmentIds: [...to.segmentIds] } }),
    ...(names.length > 0 && { notification }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

/** Of values as JSON has them; the order of members is nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return Array.isArray(one) === Array.isArray(other) && [...names].every((name) => isSame(a[name], b[name]))
}
