/** What stands around the pieces of a mail that some are shown. */
import type { MjmlNode } from 'mjml'
import type { ShownBlock } from '../offers.ts'

/** What stands around it is neither a row nor a section of its own. */
export function within(fence: ShownBlock['fence'], nodes: readonly MjmlNode[]): readonly MjmlNode[] {
  if (!fence) return nodes
  return [raw(fence.open), ...nodes, raw(fence.close)]
}

function raw(content: string): MjmlNode {
  return { tagName: 'mj-raw', attributes: {}, content }
}
