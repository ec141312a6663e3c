/** The shop's pictures: drawn beside the writing of the shop, and kept like those that people upload. */
import { createHash } from 'node:crypto'
import { beginDrawing, endDrawing } from '../media/drawn-store.ts'
import { insertOwnMedia, type OwnMedia } from '../media/own-store.ts'
import { keyOf, pathOf, TYPES } from '../media/rules.ts'
import { newId } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'

/** A picture to be made of a drawing. */
export interface Sketch {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** From small to large, the last one `width`. */
  readonly widths: readonly number[]
  readonly draw: () => string
}

/** The place of pictures could not take them. */
export class PicturesRefused extends Error {}

export interface Easel {
  /** Known before it is drawn. Throws for what is not on the easel. */
  addressOf(name: string): string
  /** All are drawn, and there for the transaction. Throws `PicturesRefused`. */
  finish(db: Queryable): Promise<void>
  /** Takes away what was drawn, for a transaction that is undone. */
  clear(): Promise<void>
  /** The transaction is committed. */
  close(): Promise<void>
}

/** More would only wait for the two or four threads that draw. */
const AT_ONCE = 4
/** Flat drawings: a little more on disk for half of the time. */
const PNG = { compressionLevel: 3 } as const

export function openEasel(
  { store, publicUrl }: { readonly store: ObjectStore; readonly publicUrl: string },
  workspaceId: string,
  sketches: readonly Sketch[],
): Easel {
  const ids = new Map(sketches.map(({ name }) => [name, newId()]))
  const keyFor = (sketch: Sketch, name: string) => keyOf(workspaceId, ids.get(sketch.name) ?? '', name)
  const keys = sketches.flatMap((sketch) =>
    sketch.widths.map((width) => keyFor(sketch, fileName(sketch, width))),
  )
  const draw = async (sketch: Sketch): Promise<OwnMedia> => {
    const pictures = await rasterize(sketch)
    for (const { name, bytes } of pictures) await store.put(keyFor(sketch, name), bytes, TYPES.png)
    return rowOf(sketch, ids.get(sketch.name) ?? '', pictures)
  }
  const drawn = beginDrawing(store, { workspaceId, keys }).then(() => drawAll(sketches, draw))
  // Whoever waits for it gets it; until then it is not a fault that nobody caught.
  drawn.catch(() => undefined)
  return {
    addressOf: (name) => {
      const [id, sketch] = [ids.get(name), sketches.find((each) => each.name === name)]
      if (!id || !sketch) throw new Error(`No picture is called ${name}`)
      return `${publicUrl}${pathOf(workspaceId, id, fileName(sketch, sketch.width))}`
    },
    finish: async (db) => {
      const rows = await drawn.catch((error: unknown) => {
        throw new PicturesRefused('The pictures of the demo could not be kept', { cause: error })
      })
      await insertOwnMedia(db, workspaceId, rows)
    },
    clear: async () => {
      await drawn.catch(() => undefined)
      for (const key of keys) await store.remove(key).catch(() => undefined)
      await endDrawing(store).catch(() => undefined)
    },
    // What stays is swept, and nothing but the journal is left to sweep.
    close: () => endDrawing(store).catch(() => undefined),
  }
}

interface Raster {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

async function rasterize(sketch: Sketch): Promise<Raster[]> {
  // Only here: it is large, and a program that loads no demo draws nothing.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const source = Buffer.from(sketch.draw())
  const rasters: Raster[] = []
  for (const width of sketch.widths) {
    const { data, info } = await sharp(source)
      .resize({ width })
      .png(PNG)
      .toBuffer({ resolveWithObject: true })
    rasters.push({ name: fileName(sketch, width), width: info.width, height: info.height, bytes: data })
  }
  return rasters
}

function fileName({ width: whole, height }: Sketch, width: number): string {
  return `${width}x${Math.round((height * width) / whole)}.png`
}

function rowOf({ name, alt }: Sketch, id: string, rasters: readonly Raster[]): OwnMedia {
  const sha256 = createHash('sha256')
  for (const { bytes } of rasters) sha256.update(bytes)
  const files = rasters.map(({ bytes, ...file }) => ({ ...file, bytes: bytes.length }))
  return { id, name: `${name}.png`, alt, sha256: sha256.digest(), files }
}

/** In their order, some at once; the first fault ends it. */
async function drawAll(
  sketches: readonly Sketch[],
  work: (sketch: Sketch) => Promise<OwnMedia>,
): Promise<OwnMedia[]> {
  const waiting = sketches.values()
  const rows: OwnMedia[] = []
  const drawer = async (): Promise<void> => {
    for (const sketch of waiting) rows.push(await work(sketch))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawer))
  return rows
}
