/** A web site of somebody else's with a plain form that posts to the contact webhook, and a receiver of webhooks. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { escapeHtml } from '../../server/lib/html.ts'

export interface WebForm {
  readonly origin: string
  /** The bodies of the webhooks that came to `/hook`. */
  readonly heard: readonly string[]
  /** The page with a form that posts to `action` and is led back to the site's own thanks. */
  pageFor(action: string): string
  close(): Promise<void>
}

/** Serves it on a port of its own, and so as another origin. */
export async function aWebForm(): Promise<WebForm> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.example')
    if (url.pathname === '/hook') {
      let body = ''
      request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
      request.on('end', () => {
        heard.push(body)
        response.end()
      })
      return
    }
    const action = url.searchParams.get('action')
    const thanks = `http://${request.headers.host}/thanks`
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(action === null ? '<h1>Thank you</h1>' : formTo(action, thanks))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on a port, so not the name of a pipe.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    heard,
    pageFor: (action) => `${origin}/?${new URLSearchParams({ action }).toString()}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function formTo(action: string, thanks: string): string {
  return `<!doctype html><html lang="en"><title>Join us</title>
<form method="post" action="${escapeHtml(action)}">
<label>Name <input name="name"></label>
<label>Email <input name="email" type="email"></label>
<input type="hidden" name="redirect" value="${escapeHtml(thanks)}">
<button>Join</button>
</form>`
}
