/** The stylesheet of the guides, read when the first of them is. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const text = readFileSync(new URL('guides.css', import.meta.url), 'utf8')
const path = '/assets/guides.css'

/** May be kept for ever: another stylesheet has another address. */
export const GUIDE_STYLE = {
  path,
  text,
  address: `${path}?v=${createHash('sha256').update(text).digest('hex').slice(0, 10)}`,
}
