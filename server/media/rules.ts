/** What a picture may be, which sizes are made of it, and where they are found. Pure. */
import { decodeBase62, encodeBase62 } from '../lib/base62.ts'
import { uuidBytes, uuidText } from '../lib/uuid.ts'

/** Of a file that is sent or fetched. */
export const PICTURE_BYTES = 20_000_000
/** As phones take them; each is four bytes while it is looked at. */
export const PICTURE_PIXELS = 64_000_000
/** Of all frames together. */
export const ANIMATED_PIXELS = 64_000_000
export const FRAMES = 500
export const SIDE_PIXELS = 16_383

/** Widths that are made, as far as the picture is so wide. Mails are 600 pixels wide, and shown at twice that. */
export const WIDTHS = [320, 640, 1280, 2560] as const
/** Of what moves each frame is a picture, and no mail shows more than this. */
export const ANIMATED_WIDTHS = [320, 640] as const
/** The one that goes into letters and posts. */
const SHOWN_WIDTH = 1280

export const NAME_LENGTH = 200
export const ALT_LENGTH = 500

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
/** What people try besides, each with a sentence that says what to do instead. */
export type OtherKind = 'svg' | 'heic' | 'other'

/** What every reader of mail shows, Outlook too. */
export const TYPES = { jpg: 'image/jpeg', png: 'image/png', gif: 'image/gif' } as const
export type FileType = keyof typeof TYPES

export interface PictureFile {
  /** `1280x853.jpg`. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** By the first bytes, whatever the name or the header says. */
export function kindOf(head: Uint8Array): PictureKind | OtherKind {
  const text = Buffer.from(head).toString('latin1', 0, 1024)
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (/^[^]{4}ftyp/.test(text)) {
    const brands = text.slice(8, 48)
    if (/avi[fs]/.test(brands)) return 'avif'
    if (/hei[cxms]|hev[cx]|mif1|msf1/.test(brands)) return 'heic'
  }
  return /<svg[\s>]/i.test(text) ? 'svg' : 'other'
}

export function isPictureKind(kind: PictureKind | OtherKind): kind is PictureKind {
  return kind !== 'svg' && kind !== 'heic' && kind !== 'other'
}

/** The widths to make of a picture so wide: none is made larger than it is. */
export function widthsFor(width: number, isAnimated: boolean): number[] {
  const all: readonly number[] = isAnimated ? ANIMATED_WIDTHS : WIDTHS
  const most = Math.min(width, all.at(-1) ?? width)
  return [...all.filter((each) => each < most), most]
}

/** The file for letters and posts; undefined only for a picture without files. */
export function shownFile<File extends { readonly width: number }>(files: readonly File[]): File | undefined {
  return files.findLast(({ width }) => width <= SHOWN_WIDTH) ?? files[0]
}

/** A file's name as it came, fit to be shown: no folders, no control characters. */
export function plainName(text: string): string {
  const last = text.split(/[/\\]/).at(-1) ?? ''
  return last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
}

/** Both ids as letters and digits: 22 each, and nobody guesses the second. */
export function folderOf(workspaceId: string, id: string): string {
  return `${short(workspaceId)}/${short(id)}`
}

export function keyOf(workspaceId: string, id: string, name: string): string {
  return `${folderOf(workspaceId, id)}/${name}`
}

/** Where browsers and mail programs get it, below our own address. */
export function pathOf(workspaceId: string, id: string, name: string): string {
  return `/media/${keyOf(workspaceId, id, name)}`
}

/** What every address of a workspace's pictures begins with. */
export function pathsOf(workspaceId: string): string {
  return `/media/${short(workspaceId)}/`
}

const FILE = /^(\d{1,5}x\d{1,5}(?:-[a-z0-9-]{1,40})?)\.(jpg|png|gif)$/

/** The type of a file by its name; undefined for a name that no picture has. */
export function typeOf(name: string): (typeof TYPES)[FileType] | undefined {
  const [, , extension] = FILE.exec(name) ?? []
  return extension === undefined ? undefined : TYPES[extension as FileType]
}

export function isShortId(text: string): boolean {
  return decodeBase62(text, 16) !== undefined
}

/** The id that a part of an address stands for. */
export function longId(text: string): string | undefined {
  const bytes = decodeBase62(text, 16)
  return bytes && uuidText(bytes)
}

function short(id: string): string {
  return encodeBase62(uuidBytes(id), 22)
}
