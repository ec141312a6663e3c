/** The scripts we serve: one of our own pages', one for the pages of others. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

interface Script {
  readonly path: string
  readonly text: string
  readonly etag: string
  /** With what changes with its content, so that it may be kept for ever. */
  readonly address: string
}

export const POST_SCRIPT = script('/assets/post.js', 'scripts/post.js')
export const EMBED_SCRIPT = script('/embed.js', 'scripts/embed.js')

function script(path: string, file: string): Script {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  return { path, text, etag: `"${hash}"`, address: `${path}?v=${hash}` }
}
