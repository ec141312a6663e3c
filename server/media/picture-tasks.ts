/** What the process for pictures is asked and answers. */
import type { FileType, PictureFile } from './rules.ts'

export type PictureTask =
  /** All sizes of the file `source`, written into `folder`. */
  | { readonly kind: 'sizes'; readonly source: string; readonly folder: string }
  /** One picture of it: so wide at most, or, with a height, cut to that shape around `focus`. */
  | {
      readonly kind: 'piece'
      readonly source: string
      readonly width: number
      readonly height: number | undefined
      readonly focus: readonly [x: number, y: number]
    }

export type PictureFault = 'unreadable' | 'pixels' | 'frames'

export type PictureAnswer =
  | { readonly fault: PictureFault }
  | { readonly files: readonly PictureFile[]; readonly isAnimated: boolean }
  | { readonly bytes: Uint8Array; readonly type: FileType; readonly width: number; readonly height: number }
