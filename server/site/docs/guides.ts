/** `/docs`: the guides as pages and as Markdown, and `/llms.txt`, which lists them for language models (llmstxt.org). */
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../../http/http.ts'
import { refuse } from '../../refusals.ts'
import { sendPage } from '../answers.ts'
import { drawGuide, readGuides, type Guide } from './markdown.ts'
import { PICTURES_PATH, readPicture } from './pictures.ts'
import { API_PATH, DOCS_PATH, frontPage, guidePage, pathOf } from './page.ts'
import { GUIDE_STYLE } from './style.ts'

const GuideParams = Type.Object({ name: Type.String() })

export function guideRoutes(http: Http, { publicUrl }: { readonly publicUrl: string }): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const
  const named = { ...options, schema: { ...options.schema, params: GuideParams } } as const
  let read: Promise<Guide[]> | undefined
  const guides = () => (read ??= readGuides(publicUrl))

  http.get(DOCS_PATH, options, async (request, reply) => {
    const all = await guides()
    const data = JSON.stringify(all.map(({ title, lead }) => [title, lead]))
    return sendPage(request, reply, { kind: 'guides', data, draw: () => frontPage(all) })
  })

  http.get(`${DOCS_PATH}/:name.md`, named, async ({ params }, reply) =>
    sendText(reply, 'text/markdown', mustFind(await guides(), params.name).markdown),
  )

  http.get(`${DOCS_PATH}/:name`, named, async (request, reply) => {
    const all = await guides()
    const guide = mustFind(all, request.params.name)
    const drawn = await drawGuide(guide)
    return sendPage(request, reply, {
      kind: `guide ${guide.name}`,
      data: guide.markdown,
      draw: () => guidePage(guide, drawn, all),
    })
  })

  pictureRoute(http)

  http.get('/llms.txt', options, async (_request, reply) =>
    sendText(reply, 'text/plain', listed(await guides(), publicUrl)),
  )

  http.get(GUIDE_STYLE.path, options, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(GUIDE_STYLE.text),
  )
}

function pictureRoute(http: Http): void {
  http.get(
    `${PICTURES_PATH}/:name`,
    { config: { access: 'public' }, schema: { hide: true, params: GuideParams } },
    async ({ params }, reply) =>
      reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=86400')
        .send((await readPicture(params.name)) ?? refuse('page-unknown')),
  )
}

function mustFind(all: readonly Guide[], name: string): Guide {
  return all.find((guide) => guide.name === name) ?? refuse('page-unknown')
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text)
}

function listed(all: readonly Guide[], publicUrl: string): string {
  const lines = all.map((guide) => `- [${guide.title}](${publicUrl}${pathOf(guide)}.md): ${guide.lead}`)
  return [
    '# Tidings',
    '',
    '> Workspace messaging on a machine of one’s own: contacts, products, posts, and campaigns by email and SMS.',
    '',
    '## Guides',
    '',
    ...lines,
    '',
    '## API',
    '',
    `- [OpenAPI 3.1 document](${publicUrl}/api/openapi.json): every endpoint`,
    `- [API reference](${publicUrl}${API_PATH}): the same, to read and try`,
    '',
  ].join('\n')
}
