/** Refusals as pages, for people; programs get the error object. */
import type { ErrorPage } from '../http/errors.ts'
import { html } from '../lib/html.ts'
import { PAGE_HEADERS } from './answers.ts'
import { layOut } from './layout.ts'

/** Addresses of programs, whatever they accept. */
const PROGRAMS = /^\/(api|app\/api|webhooks|docs\/[\w-]+\.\w|assets)(\/|$|\?)/

/** The page of a refusal; undefined when a program asked. */
export const errorPage: ErrorPage = ({ status, message }, { url, headers, id }) => {
  const isOfSite = /^\/w(\/|$|\?)/.test(url)
  if (PROGRAMS.test(url) || !(isOfSite || headers.accept?.includes('text/html'))) return undefined
  const [title, words] =
    status === 404
      ? ['There is no page here', 'The address may be mistyped, or what was here has been taken away.']
      : [status < 500 ? 'This cannot be shown' : 'Something went wrong', message]
  const body = layOut({
    title,
    accent: 0,
    body: html`<main class="page lost" id="matter">
<h1>${title}</h1>
<p>${words}</p>
${status >= 500 && html`<p>Trace <code>${id}</code></p>`}
</main>`,
  })
  return { headers: PAGE_HEADERS, body }
}
