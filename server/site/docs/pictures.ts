/** Pictures of the guides: `docs/guides/pictures/NAME.webp`, and `NAME-dark.webp` for readers whose system is dark. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { escapeHtml, html } from '../../lib/html.ts'
import { programFile } from '../../lib/program-files.ts'

const FOLDER = programFile('docs/guides/pictures/')
export const PICTURES_PATH = '/docs/pictures'
/** Pixels of a file for one of the page: they are made for fine screens. */
const SCALE = 2

/** The bytes of one by its file's name; undefined when there is none. */
export async function readPicture(file: string): Promise<Buffer | undefined> {
  if (!/^[a-z-]+\.webp$/.test(file)) return undefined
  return readFile(new URL(file, FOLDER)).catch(() => undefined)
}

/** As a page shows `![alt](pictures/NAME.webp)`, with its size, so that nothing moves while it comes. Throws for a missing file. */
export function pictureOf(href: string, alt: string): string {
  const [, name] = /^pictures\/([a-z-]+)\.webp$/.exec(href) ?? []
  if (name === undefined) throw new Error(`A guide shows ${href}, which is none of its pictures`)
  const { width, height } = sizeOf(readFileSync(new URL(`${name}.webp`, FOLDER)))
  const address = `${PICTURES_PATH}/${name}`
  return html`<picture><source srcset="${address}-dark.webp" media="(prefers-color-scheme: dark)"><img src="${address}.webp" alt="${escapedOnce(alt)}" width="${width / SCALE}" height="${height / SCALE}" loading="lazy" decoding="async"></picture>`
    .markup
}

/** The parser gives it as it stands in the file. */
function escapedOnce(alt: string): string {
  return escapeHtml(alt) === alt ? alt : alt.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

/** Of a lossy WebP without alpha: its frame's header (RFC 9649 section 2.5, RFC 6386 section 9.1). */
function sizeOf(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.toString('latin1', 12, 16) !== 'VP8 ')
    throw new Error('Not a simple WebP; run `npm run pictures`')
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}
