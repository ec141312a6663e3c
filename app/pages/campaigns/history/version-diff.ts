/** What changed between two versions of a draft, field by field and block by block. Pure. */
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { apart } from '../blocks/condition.ts'
import { isSame, type Content, type Field } from '../draft/content.ts'
import { hunksOf } from '../draft/hunks.ts'
import { wordChanges, type Piece } from './word-changes.ts'

export interface FieldChange {
  readonly field: Exclude<Field, 'blocks'>
  readonly before: Content[Exclude<Field, 'blocks'>]
  readonly after: Content[Exclude<Field, 'blocks'>]
}

export type BlockChange =
  | { readonly kind: 'same'; readonly count: number }
  | { readonly kind: 'added' | 'removed'; readonly block: Block; readonly pieces: readonly Piece[] }
  | {
      readonly kind: 'changed'
      readonly block: Block
      readonly pieces: readonly Piece[]
      /** Its words are as they were: what differs is how they look. */
      readonly isLook: boolean
    }

const FIELDS = [
  'title',
  'emailTitle',
  'emailDescription',
  'segmentIds',
  'smsTeaser',
  'smsText',
  'text',
] as const satisfies readonly Field[]

export function fieldChanges(before: Content, after: Content): FieldChange[] {
  return FIELDS.filter((field) => !isSame(before[field], after[field])).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }))
}

/** In the order of the text; blocks that stayed are counted. */
export function blockChanges(before: Content, after: Content): BlockChange[] {
  const changes: BlockChange[] = []
  for (const { base: was, mine: is } of hunksOf(before.blocks, after.blocks, after.blocks)) {
    if (isSame(was, is)) same(changes, was.length)
    else for (let at = 0; at < Math.max(was.length, is.length); at += 1) change(changes, was[at], is[at])
  }
  return changes
}

function same(changes: BlockChange[], count: number): void {
  const last = changes.at(-1)
  if (last?.kind === 'same') changes[changes.length - 1] = { kind: 'same', count: last.count + count }
  else changes.push({ kind: 'same', count })
}

function change(changes: BlockChange[], was: Block | undefined, is: Block | undefined): void {
  if (was && is && isSame(was, is)) return same(changes, 1)
  if (was && is && was.type === is.type) {
    const pieces = wordChanges(wordsOf(was), wordsOf(is))
    const isLook = pieces.every(({ kind }) => kind === 'same')
    changes.push({ kind: 'changed', block: is, pieces, isLook })
    return
  }
  if (was) changes.push({ kind: 'removed', block: was, pieces: wordChanges(wordsOf(was), '') })
  if (is) changes.push({ kind: 'added', block: is, pieces: wordChanges('', wordsOf(is)) })
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What is read of a block: its words without their marks, then addresses and captions, a line each. */
function wordsOf(written: Block): string {
  const { condition, block } = apart(written)
  const { text = '', style, type, url, imageUrl, alt, description } = block
  const isMarkup = style === 'text' || type === 'html'
  const words = isMarkup
    ? text
        .replaceAll(/<br\s*\/?>/g, '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    : text
  return [words, url, imageUrl, alt, description, condition].filter(Boolean).join('\n')
}
