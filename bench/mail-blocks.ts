/** The ten blocks of the mails that are measured. */
import type { Block } from '../server/content/blocks/blocks.ts'

const TEXT = 'Here is what is new this week, and a little of what is to come. '.repeat(5)

export const BLOCKS: Block[] = [
  { type: 'h1', text: 'News' },
  { type: 'text', text: 'Dear {{ contact.firstName | default: "friend" }},' },
  ...Array.from({ length: 7 }, (): Block => ({ type: 'text', text: TEXT })),
  { type: 'button', text: 'Read on', url: 'https://shop.example/news' },
]
