/** /docs/api: the API to read, from our own origin, with no request to anywhere else. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { BROTLI, encodingFor, type Encoding } from '../../http/compression.ts'
import type { Http } from '../../http/http.ts'
import { OPENAPI_PATH } from '../../http/openapi.ts'
import { isKnown } from '../answers.ts'
import { API_PATH } from './page.ts'

interface Asset {
  readonly type: string
  readonly etag: string
  readonly text: string
  readonly smaller: Readonly<Record<Encoding, Buffer>>
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tidings API</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="docs"></div>
    <noscript>The API is described at <a href="${OPENAPI_PATH}">${OPENAPI_PATH}</a>.</noscript>
    <script src="/docs/reference.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

/** No fonts, proxy, telemetry or assistants: the page works with no network. */
const SETTINGS = JSON.stringify({
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  defaultOpenAllTags: false,
  authentication: { preferredSecurityScheme: 'key' },
})

/** Requests are tried on the origin the page came from, whatever the installation calls itself: no other may be asked. */
const START = `fetch('${OPENAPI_PATH}')
  .then((answer) => answer.json())
  .then((document) => {
    for (const { servers = [] } of [document, ...Object.values(document.paths)])
      for (const server of servers)
        server.url = location.origin + new URL(server.url).pathname.replace(/\\/$/, '')
    Scalar.createApiReference('#docs', { content: document, ...${SETTINGS} })
  })
`

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The reader writes its styles as it goes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export function referenceRoutes(http: Http): void {
  const page = asset('text/html; charset=utf-8', PAGE)
  const start = asset('text/javascript; charset=utf-8', START)
  let reader: Promise<Asset> | undefined
  const files: Record<string, () => Promise<Asset> | Asset> = {
    [API_PATH]: () => page,
    '/docs/start.js': () => start,
    // 4 MB, so taken into memory only once somebody reads.
    '/docs/reference.js': () => (reader ??= readReader()),
  }
  for (const [url, file] of Object.entries(files)) {
    http.get(url, { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      const { type, etag, text, smaller } = await file()
      const encoding = encodingFor(request)
      void reply.headers({ etag, 'cache-control': 'no-cache', 'content-security-policy': POLICY })
      if (isKnown(request, etag)) return reply.code(304).send()
      void reply.type(type)
      if (!encoding) return reply.send(text)
      return reply.headers({ 'content-encoding': encoding, vary: 'Accept-Encoding' }).send(smaller[encoding])
    })
  }
}

/** The package only gives its script through its own routes: asked for once, of an application of its own. */
async function readReader(): Promise<Asset> {
  const { default: reader } = await import('@scalar/fastify-api-reference')
  const source = fastify()
  await source.register(reader, { routePrefix: '/', configuration: { content: {} } })
  const { payload, headers } = await source.inject('/js/scalar.js')
  await source.close()
  return asset(String(headers['content-type']), payload)
}

function asset(type: string, text: string): Asset {
  // 4 MB: once for all readers.
  const smaller = { br: brotliCompressSync(text, BROTLI), gzip: gzipSync(text) }
  return {
    type,
    text,
    smaller,
    etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  }
}
