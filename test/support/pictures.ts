/** Pictures for tests, and sending them as a page of the app does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { AppAnswer, Person } from './accounts.ts'
import type { TestServer, TestWorkspace } from './server.ts'

/** A folder of a test file's own for pictures, and the setting that names it. */
export function aMediaFolder(): { readonly folder: string; readonly MEDIA_URL: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-of-a-test-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return { folder, MEDIA_URL: pathToFileURL(folder).href }
}

/** A picture like no other: noise, so that its size is about what a photograph's is. */
export async function aPhotograph(width = 1600, height = 1067, shade = Math.random() * 200): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: shade, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()
}

/** Drawn in one colour; `alpha` below 1 shows what is behind it. */
export async function aDrawing(colour = { r: 200, g: 30, b: 60, alpha: 1 }, size = 400): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 4, background: colour } })
    .png()
    .toBuffer()
}

/** Three frames, one after the other. */
export async function anAnimation(width = 800, height = 600): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c00', '#0c0', '#00c'].map(async (background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100], loop: 0 })
    .toBuffer()
}

export async function sendPicture(
  { http }: TestServer,
  { cookie }: Pick<Person, 'cookie'>,
  { id }: Pick<TestWorkspace, 'id'>,
  bytes: Buffer,
  { name = 'a.jpg', type = 'image/jpeg' }: { readonly name?: string; readonly type?: string } = {},
): Promise<AppAnswer> {
  const answer = await http.inject({
    method: 'POST',
    url: `/app/api/media?name=${encodeURIComponent(name)}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-tidings-app': '1',
      'x-workspace': id,
      'content-type': type,
      cookie,
    },
    payload: bytes,
  })
  const { statusCode: status, payload: text, headers } = answer
  return { status, text, headers, body: text ? JSON.parse(text) : undefined, cookie: undefined }
}
