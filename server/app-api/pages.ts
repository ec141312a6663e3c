/** The app as it was built (`dist/app`): its files for ever under their hashed names, and its one page for every address. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { encodingFor, type Encoding } from '../http/compression.ts'
import type { Http } from '../http/http.ts'
import { programFile } from '../lib/program-files.ts'
import { refuse } from '../refusals.ts'

const BUILT = fileURLToPath(programFile('dist/app'))

/** What of the built page stands for this answer's nonce. */
const NONCE = '__NONCE__'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const SUFFIXES = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>

const FileName = Type.Object({ file: Type.String() })

/** `folder`: where the app was built to; tests have others. */
export function pageRoutes(http: Http, folder = BUILT): void {
  // Opening the app reads some twenty files at once, none of which costs a question to the database.
  const config = { access: 'public', ownRateLimit: true } as const
  const hide = true

  http.get('/app/assets/:file', { config, schema: { hide, params: FileName } }, async (request, reply) =>
    sendFile(request, reply, {
      folder: path.join(folder, 'assets'),
      name: request.params.file,
      caching: 'max-age=31536000, immutable',
    }),
  )
  http.get('/app/icon.svg', { config, schema: { hide } }, async (request, reply) =>
    sendFile(request, reply, { folder, name: 'icon.svg', caching: 'max-age=3600' }),
  )
  http.get('/app', { config, schema: { hide } }, async (_request, reply) => sendPage(reply, folder))
  http.get('/app/*', { config, schema: { hide } }, async (request, reply) => {
    // What is asked of the API is answered by it, or is not there.
    if (/^\/app\/api(\/|\?|$)/.test(request.url)) return refuseFile(request)
    return sendPage(reply, folder)
  })
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, caching }: { readonly folder: string; readonly name: string; readonly caching: string },
): Promise<FastifyReply> {
  const type = TYPES[path.extname(name)]
  // Nothing outside of the folder has a name of one part that begins with a letter or digit.
  if (!type || !/^\w[\w.-]*$/.test(name)) return refuseFile(request)
  const encoding = encodingFor(request)
  const smaller = encoding && (await read(path.join(folder, name + SUFFIXES[encoding])))
  const body = smaller ?? (await read(path.join(folder, name)))
  if (!body) return refuseFile(request)
  if (smaller) void reply.header('content-encoding', encoding)
  return reply
    .headers({ 'cache-control': `public, ${caching}`, vary: 'Accept-Encoding' })
    .type(type)
    .send(body)
}

function refuseFile({ url, method }: FastifyRequest): never {
  return refuse('route-unknown', method, (url.split('?', 1)[0] ?? '').slice(0, 200))
}

async function sendPage(reply: FastifyReply, folder: string): Promise<FastifyReply> {
  const page = await read(path.join(folder, 'index.html'))
  if (!page) return refuse('app-not-built')
  const nonce = randomBytes(16).toString('base64url')
  return reply
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy(nonce),
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), publickey-credentials-get=(self)',
    })
    .type('text/html; charset=utf-8')
    .send(page.toString().replaceAll(NONCE, nonce))
}

/** Nothing of anybody else's is loaded or asked, and nobody shows us in a frame. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Undefined where there is no such file. */
async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
