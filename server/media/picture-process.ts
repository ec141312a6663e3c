/** The process in which pictures of strangers are decoded: it is given up with all its memory, whatever they do to it. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { workInThread } from '../platform/threads.ts'
import type { PictureAnswer, PictureFault, PictureTask } from './picture-tasks.ts'
import { ANIMATED_PIXELS, FRAMES, PICTURE_PIXELS, SIDE_PIXELS, widthsFor, type PictureFile } from './rules.ts'

/** A picture without transparency that is drawn rather than taken stays PNG as long as it is small. */
const DRAWN_BYTES = 400_000
const JPEG = { quality: 82, progressive: true, chromaSubsampling: '4:4:4' } as const
const PNG = { compressionLevel: 9, adaptiveFiltering: true } as const
const GIF = { effort: 3 } as const

sharp.cache(false)
sharp.concurrency(1)
// Nothing else of what the library can read is ever asked to.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
})

workInThread<PictureTask, PictureAnswer>(async (task) => {
  try {
    return task.kind === 'sizes' ? await sizes(task) : await piece(task)
  } catch (error) {
    const words = error instanceof Error ? error.message : ''
    return { fault: /pixel limit/i.test(words) ? 'pixels' : 'unreadable' }
  }
})

interface Refused {
  readonly fault: PictureFault
}

/** Throws what cannot be decoded; refuses by its header what is too large to try. */
async function looked(
  source: string,
): Promise<Refused | { readonly width: number; readonly isAnimated: boolean }> {
  const { width, height, pages = 1, pageHeight = height, autoOrient, format } = await sharp(source).metadata()
  const frames = format === 'heif' ? 1 : pages
  const isTooLarge = width > SIDE_PIXELS || pageHeight > SIDE_PIXELS || width * pageHeight > PICTURE_PIXELS
  if (isTooLarge) return { fault: 'pixels' }
  if (frames > FRAMES || (frames > 1 && width * pageHeight * frames > ANIMATED_PIXELS))
    return { fault: 'frames' }
  return { width: autoOrient.width, isAnimated: frames > 1 }
}

function opened(source: string, isAnimated: boolean): Sharp {
  // Turned as the camera was held; metadata are left behind, colours are made sRGB.
  return sharp(source, {
    animated: isAnimated,
    limitInputPixels: isAnimated ? ANIMATED_PIXELS : PICTURE_PIXELS,
    failOn: 'error',
  }).autoOrient()
}

async function sizes({ source, folder }: PictureTask & { kind: 'sizes' }): Promise<PictureAnswer> {
  const found = await looked(source)
  if ('fault' in found) return found
  const { width, isAnimated } = found
  const encode = isAnimated ? undefined : await encoderFor(source)
  await mkdir(folder, { recursive: true })
  const files: PictureFile[] = []
  for (const each of widthsFor(width, isAnimated)) {
    const image = opened(source, isAnimated).resize({ width: each })
    const { data, info } = await (encode ? encode(image) : image.gif(GIF)).toBuffer({
      resolveWithObject: true,
    })
    const height = info.pageHeight ?? info.height
    const name = `${info.width}x${height}.${info.format === 'jpeg' ? 'jpg' : info.format}`
    await writeFile(path.join(folder, name), data)
    files.push({ name, width: info.width, height, bytes: data.length })
  }
  return { files, isAnimated }
}

function asPng(image: Sharp): Sharp {
  return image.png(PNG)
}

function asJpeg(image: Sharp): Sharp {
  return image.flatten({ background: '#fff' }).jpeg(JPEG)
}

/** JPEG for what is taken, PNG for what has see-through places, and for what is drawn where that is not much larger. */
async function encoderFor(source: string): Promise<(image: Sharp) => Sharp> {
  const { format, hasAlpha } = await sharp(source).metadata()
  if (hasAlpha) {
    const small = await opened(source, false)
      .resize({ width: 640, withoutEnlargement: true })
      .png()
      .toBuffer()
    if (!(await sharp(small).stats()).isOpaque) return asPng
  }
  if (format !== 'png' && format !== 'gif') return asJpeg
  const png = await asPng(opened(source, false).resize({ width: 1280, withoutEnlargement: true })).toBuffer()
  return png.length <= DRAWN_BYTES ? asPng : asJpeg
}

/** One file of another shape: a part around what matters most in it, or a small one to look at. */
async function piece({
  source,
  width,
  height,
  focus,
}: PictureTask & { kind: 'piece' }): Promise<PictureAnswer> {
  const found = await looked(source)
  if ('fault' in found) return found
  const whole = opened(source, false)
  const image =
    height === undefined
      ? whole.resize({ width, withoutEnlargement: true })
      : await cut(whole, { width, height, focus })
  const encode = await encoderFor(source)
  const { data, info } = await encode(image).toBuffer({ resolveWithObject: true })
  return { bytes: data, type: info.format === 'png' ? 'png' : 'jpg', width: info.width, height: info.height }
}

interface Cut {
  readonly width: number
  readonly height: number
  readonly focus: readonly [number, number]
}

/** The largest part of the wanted shape, as near around the focus as the edges allow. */
async function cut(whole: Sharp, { width, height, focus: [x, y] }: Cut): Promise<Sharp> {
  const { data, info } = await whole.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  const scale = Math.min(info.width / width, info.height / height)
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const left = Math.round(Math.min(Math.max(x * info.width - wide / 2, 0), info.width - wide))
  const top = Math.round(Math.min(Math.max(y * info.height - high / 2, 0), info.height - high))
  return sharp(data)
    .extract({ left, top, width: wide, height: high })
    .resize({ width: Math.min(width, wide) })
}
