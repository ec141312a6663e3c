/** The page in which the app shows somebody's mail: in a frame without an origin, where nothing of the mail runs. */
import { randomBytes } from 'node:crypto'
import type { Http } from '../http/http.ts'

/** Of what the app sends it, the page becomes; it tells how high it is. Nothing that is clicked leads away. */
const SCRIPT = `
const tell = (message) => parent.postMessage(message, '*')
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.html !== 'string') return
  document.documentElement.innerHTML = data.html
  document.documentElement.classList.toggle('page', data.isPage === true)
  document.documentElement.classList.toggle('bare', data.isBare === true)
  document.documentElement.classList.toggle('dark', data.isDark === true)
  const style = document.createElement('style')
  style.textContent = document.documentElement.classList.contains('page') ? PAGE : ALL
  document.head.append(style)
  watch()
})
addEventListener('click', (event) => event.preventDefault(), true)
addEventListener('submit', (event) => event.preventDefault(), true)
let watcher
function watch() {
  watcher?.disconnect()
  watcher = new ResizeObserver(() => tell({ height: document.body.scrollHeight }))
  watcher.observe(document.body)
}
tell({ isReady: true })`

/** The height of a mail is its own, not the frame's. */
const ALL = 'html, body { height: auto !important; overflow-y: hidden; }'

/** About as a post is read; its own page has more around it. */
const PAGE = `${ALL}
html { color: #1b2026; background: #fff; font: 18px/1.6 system-ui, sans-serif; }
html.dark { color: #e3e6ea; background: #16181c; color-scheme: dark; }
body { max-width: 65ch; margin: 0 auto; padding: 16px; overflow-wrap: anywhere; }
html.bare { font-size: 16px; }
html.bare body { max-width: none; padding: 0; }
html.bare body > :first-child { margin-top: 0; }
html.bare body > :last-child { margin-bottom: 0; }
img { max-width: 100%; height: auto; }
a { color: inherit; }
.columns { display: flex; flex-wrap: wrap; gap: 16px; }
.column { flex: 1 1 160px; }
.align-center { text-align: center; }
.align-right { text-align: right; }`

export function mailFrameRoute(http: Http): void {
  const config = { access: 'public', ownRateLimit: true } as const

  http.get('/app/mail-frame', { config, schema: { hide: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url')
    const words = `const ALL = ${JSON.stringify(ALL)}, PAGE = ${JSON.stringify(PAGE)}`
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy(nonce),
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title></head><body>` +
          `<script nonce="${nonce}">${words}${SCRIPT}</script></body></html>`,
      )
  })
}

/** Its pictures come with what it is sent; nothing is loaded, and nothing of it runs. */
function policy(nonce: string): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
