/** The plain text of a mail, for those who read no HTML, and what inboxes show before it is opened. */
import { wordsIn } from '../../../words/words.ts'
import { listItems } from '../../blocks/block-lines.ts'
import { plain } from '../inline.ts'
import { renderAsText } from '../text.ts'
import type { ShownBlock } from '../offers.ts'
import { reasonFor, type Frame } from './frame.ts'

/** RFC 5322 asks for at most 78 characters in a line. */
const LINE_LENGTH = 76
const PREHEADER_LENGTH = 140

/** What the blocks say, and below it who, why, and how to leave. */
export function plainMail(words: string, { input, ways }: Frame): string {
  const { workspace, isMarketing, postUrl } = input
  const { say } = wordsIn(workspace.language)
  const foot = [
    reasonFor(workspace, isMarketing),
    ways && `${say('unsubscribe')}: ${ways.leave}\n${say('preferences')}: ${ways.preferences}`,
    postUrl && `${say('viewInBrowser')}: ${postUrl}`,
    [workspace.senderName ?? workspace.name, workspace.postalAddress?.trim()].filter(Boolean).join('\n'),
  ]
  return `${words}\n\n---\n\n${foot.filter(Boolean).join('\n\n')}\n`
}

/** The first words, without addresses and marks of lists, and without headings, which say what the subject says. */
export function preheaderOf(blocks: readonly ShownBlock[]): string {
  // An inbox shows it to everybody.
  const forAll = blocks.filter(({ condition }) => condition === undefined)
  const words = forAll.filter(({ type }) => type === 'text' || type === 'list' || type === 'quote')
  const first = words.length > 0 ? words.slice(0, 2) : forAll.slice(0, 3)
  const said = first
    .map(firstWords)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \(https?:[^)]*\)/g, '')
    .trim()
  if (said.length <= PREHEADER_LENGTH) return said
  const cut = said.lastIndexOf(' ', PREHEADER_LENGTH)
  return `${said.slice(0, cut > 0 ? cut : PREHEADER_LENGTH)}…`
}

function firstWords({ url: _url, ...block }: ShownBlock): string {
  if (block.type === 'quote') return plain(block.text ?? '', block)
  if (block.type !== 'list') return renderAsText([block])
  const { items } = listItems(block.text ?? '')
  return items.map((item) => plain(item, block)).join(' · ')
}

/** Broken at spaces; a word or an address that is longer stays whole, and so do lines that quote. */
export function wrapped(text: string): string {
  return text.replaceAll(/[^\n]{77,}/g, wrappedLine)
}

function wrappedLine(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    if (current && current.length + 1 + word.length > LINE_LENGTH) {
      lines.push(current)
      current = word
    } else {
      current = current ? `${current} ${word}` : word
    }
  }
  return [...lines, current].join('\n')
}

/** A header's value: no line break in a name can begin another one. */
export function lineOf(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
}
