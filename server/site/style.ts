/** The stylesheet of the public pages in few bytes, with an address that changes with its content. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export const STYLE = ['style.css', 'consent/consent.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('')
  .replaceAll(/\/\*[^]*?\*\//g, '')
  .replaceAll(/([{};,])\s*\n\s*/g, '$1')
  .replaceAll(/\s*\n\s*/g, ' ')
  .replaceAll(/: (?![^{};]*\{)|(?<=[),\w]) (?=\{)/g, (space) => space.trim())
  .replaceAll(';}', '}')
export const STYLE_PATH = '/assets/site.css'

/** May be kept for ever: another stylesheet has another address. */
export const STYLE_ADDRESS = `${STYLE_PATH}?v=${createHash('sha256').update(STYLE).digest('hex').slice(0, 10)}`
