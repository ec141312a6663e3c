/** A workspace whose public pages show all that they can, in the letters that are asked for: to be looked at in a browser. */
import type { AddressInfo } from 'node:net'
import { writeToken, type TokenKind } from '../../server/contacts/consent/tokens.ts'
import { renderForWeb } from '../../server/content/rendering/web.ts'
import type { ShownBlock } from '../../server/content/rendering/offers.ts'
import { readSecret } from '../../server/platform/secrets.ts'
import { sql } from '../../server/platform/sql.ts'
import { publishPost } from '../../server/posts/publish.ts'
import { changeSettings } from '../../server/workspaces/store.ts'
import type { WorkspaceSettings } from '../../server/workspaces/rules.ts'
import { sentMessages } from './deliveries.ts'
import { aWorkspace, type TestServer } from './server.ts'

/** What is written in one language. */
export interface Writing {
  readonly name: string
  readonly tagline: string
  readonly link: string
  readonly titles: readonly [string, string, string, string]
  readonly sentence: string
  readonly item: string
  readonly who: string
  readonly tag: string
  /** A word of the sentence. */
  readonly word: string
}

export const LATIN: Writing = {
  name: 'Blå Café',
  tagline: 'Bread from the old oven by the harbour, since 1912',
  link: 'The shop',
  titles: ['A new oven', 'Rye that keeps for a week', 'What we do with yesterday’s buns', 'Closed at Easter'],
  sentence:
    'It came on a lorry from the north, weighs three tonnes, and was warm by Thursday: “the best one yet”, says Ann (who should know).',
  item: 'Flour, water and salt: nothing else.',
  who: 'Ann, baker',
  tag: 'Bread',
  word: 'lorry',
}

export const ARABIC: Writing = {
  name: 'مخبز الميناء',
  tagline: 'خبز من الفرن القديم قرب الميناء، منذ عام 1912',
  link: 'المتجر',
  titles: ['فرن جديد!', 'خبز يبقى أسبوعًا', 'ماذا نفعل بخبز الأمس؟', 'مغلق في العيد'],
  sentence:
    'وصل على شاحنة من الشمال، ووزنه 3 أطنان (تقريبًا)، وكان دافئًا يوم الخميس: «الأفضل حتى الآن»، كما قالت آن.',
  item: 'دقيق، وماء، وملح: لا شيء غير ذلك.',
  who: 'آن، خبازة',
  tag: 'خبز',
  word: 'شاحنة',
}

export const HEBREW: Writing = {
  name: 'מאפיית הנמל',
  tagline: 'לחם מהתנור הישן ליד הנמל, מאז 1912',
  link: 'החנות',
  titles: ['תנור חדש!', 'לחם שנשמר שבוע', 'מה עושים בלחם של אתמול?', 'סגור בחג'],
  sentence: 'הוא הגיע במשאית מהצפון, שוקל 3 טונות (בערך), והיה חם ביום חמישי: ״הטוב ביותר עד כה״, אמרה אן.',
  item: 'קמח, מים ומלח: ותו לא.',
  who: 'אן, אופה',
  tag: 'לחם',
  word: 'במשאית',
}

/** Every kind of block, and whatever is known to widen a page. */
function blocksOf({ sentence, item, who, titles }: Writing, picture: string): ShownBlock[] {
  const [title, other] = titles
  return [
    {
      type: 'text',
      style: 'text',
      text: `${sentence} <b>${other}</b> <a href="https://x.example">${who}</a>`,
    },
    { type: 'image', imageUrl: picture, alt: title, description: item, isFullWidth: true },
    { type: 'h2', text: other },
    { type: 'list', text: `${item}\n${sentence}\n${item}` },
    { type: 'list', text: `1. ${item}\n2. ${sentence}` },
    { type: 'quote', text: sentence, description: who },
    { type: 'columns', text: `${item}\n---\n${sentence}\n---\n${item}` },
    { type: 'product', text: title, imageUrl: picture, url: 'https://x.example', description: item },
    { type: 'button', text: `${title} `.repeat(4), url: 'https://x.example' },
    { type: 'video', url: 'https://x.example/film.mp4', text: title, description: item },
    { type: 'divider' },
    { type: 'social', text: 'Mastodon https://social.example/@bakery' },
    {
      type: 'html',
      text: `<p>https://x.example/${'long'.repeat(60)}</p><h3>${'Donaudampfschifffahrt'.repeat(4)}</h3><pre>${'code'.repeat(60)}</pre><table><tr>${`<td>${who}</td>`.repeat(12)}</tr></table>`,
    },
    { type: 'text', text: sentence.repeat(4) },
  ]
}

/** Its pages by their names, on a server that listens. */
export async function aReadableSite(
  server: TestServer,
  writing: Writing,
  settings: Partial<WorkspaceSettings> = {},
) {
  const { db, http } = server
  const { name, tagline, link, sentence, tag, word } = writing
  const workspace = await aWorkspace(server, { name })
  await changeSettings(db, workspace.id, { tagline, links: [`${link} https://x.example/`], ...settings })
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  // Listening on a port, so not the name of a pipe.
  const origin = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const base = `/w/${workspace.handle}`
  const picture = `${origin}${base}/icon.png`
  const author = { name: writing.who, bio: sentence, image: picture }
  const ids: string[] = []
  for (const title of writing.titles.toReversed()) {
    const shown = renderForWeb(blocksOf(writing, picture))
    const post = { title, ...shown, description: sentence, author, tags: [tag, 'Rye'], image: picture }
    ids.push((await db.transaction((tx) => publishPost(tx, workspace.id, post))).id)
  }
  await db.rows(sql`update post set claps = 1204 where workspace_id = ${workspace.id}::uuid`)
  const post = `${base}/${ids.at(-1)}`
  return {
    workspace,
    origin,
    paths: {
      front: '/',
      home: base,
      post,
      archive: `${base}/archive`,
      tag: `${base}/tags/${encodeURIComponent(tag)}`,
      search: `${base}/search?q=${encodeURIComponent(word)}`,
      'search-none': `${base}/search?q=zzz`,
      'not-there': `${base}/nothing/here`,
      subscribe: `${base}/subscribe`,
      'check-inbox': `${base}/subscribe/sent`,
      embed: `${base}/embed`,
      ...(await consentPaths(server, workspace)),
    },
  }
}

/** The pages behind the links of messages. */
async function consentPaths(server: TestServer, { id, api }: Awaited<ReturnType<typeof aWorkspace>>) {
  const email = 'ann.with.a.long.address@subdomain.of.a.long.example.com'
  const contact = await api.post('/contacts', { email, phone: '+46701234567', addDirectly: true })
  const invited = await api.post('/contacts', { email: 'bo@example.com' })
  const secret = await readSecret(server.db, 'tokens')
  const of = [
    { contactId: contact.body.id as string, address: email },
    { contactId: invited.body.id as string, address: 'bo@example.com' },
  ]
  const messages = await sentMessages(server.db, id, of)
  const token = (kind: TokenKind, nth: 0 | 1) =>
    writeToken(secret, {
      kind,
      workspaceId: id,
      deliveryId: messages[nth]?.deliveryId ?? '',
      contactId: of[nth]?.contactId ?? '',
    })
  return {
    unsubscribe: `/unsubscribe/${token('preferences', 0)}`,
    preferences: `/preferences/${token('preferences', 0)}`,
    confirm: `/confirm/${token('confirm', 1)}`,
    'my-data': `/my-data/${token('data', 0)}`,
    erase: `/my-data/${token('data', 0)}/erase`,
    broken: '/unsubscribe/x',
  }
}
