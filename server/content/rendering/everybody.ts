/** Content with Liquid as a reader sees it of whom nothing is known: on the public page, in feeds. */
import { closingOf, openingOf } from '../../lib/block-condition.ts'
import { read } from './conditions.ts'
import { contentFieldsOf } from './hidden.ts'
import { openLiquid, renderLiquid } from './liquid.ts'
import { openMarks, type ContentField } from './marks.ts'
import type { ShownBlock } from './offers.ts'
import { scopeOf, type Sender } from './personal.ts'

const NOBODY = { contact: null, variables: null } as const

/** Blocks without Liquid, and without those for people of whom something is known: fallbacks stand where a contact's values would. What is broken stays as it was written. */
export function forEverybody<Shown extends ShownBlock>(
  blocks: readonly Shown[],
  sender: Sender = { name: '' },
): Shown[] {
  return blocks.flatMap((written, index) => {
    const block = read(written)
    if (!isFor(block, sender)) return []
    const filled = contentFieldsOf(block, index).map(({ member, text, field }) => {
      const words = filledFor(text, field, sender)
      // A link that is there for some only is not a link.
      return [member, field.isAddress && words === '' ? undefined : words] as const
    })
    if (filled.length === 0) return [block]
    const members = Object.entries({ ...block, ...Object.fromEntries(filled) })
    // The members of the block, but for those that are empty now.
    return [Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Shown]
  })
}

/** Whether somebody of whom nothing is known is shown it; what is broken is shown to nobody. */
function isFor({ condition }: ShownBlock, sender: Sender): boolean {
  if (condition === undefined) return true
  const liquid = openLiquid({ isHtml: false, timezone: sender.timezone ?? 'UTC' })
  try {
    const template = liquid.parse(`${openingOf(condition)}1${closingOf(condition)}`)
    return renderLiquid(liquid, template, scopeOf(sender, NOBODY)) === '1'
  } catch {
    return false
  }
}

/** One line or text without Liquid, such as a subject that becomes a title. */
export function wordsForEverybody(text: string, sender: Sender = { name: '' }): string {
  return filledFor(text, { name: 'Text' }, sender)
}

function filledFor(text: string, field: ContentField, sender: Sender): string {
  const liquid = openLiquid({ isHtml: field.isMarkup === true, timezone: sender.timezone ?? 'UTC' })
  const marks = openMarks(liquid, text)
  try {
    const template = liquid.parse(marks.restoreText(marks.hide(text, field)))
    return renderLiquid(liquid, template, scopeOf(sender, NOBODY))
  } catch {
    return text
  }
}
