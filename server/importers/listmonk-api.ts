/** listmonk by its own API, page by page: subscribers with their lists, and campaigns that were sent. */
import type { ContactState } from '../contacts/schemas.ts'
import type { SuppressionReason } from '../contacts/suppression/schemas.ts'
import { escapedHtml, htmlOfMarkdown } from './letter-html.ts'
import { oneTag, textsOf } from './people-file.ts'
import { ExportUnreadable, type Letter, type Person, type Source } from './records.ts'

const PEOPLE_A_PAGE = 500
const LETTERS_A_PAGE = 20
const PATIENCE_MILLISECONDS = 60_000

interface Subscriber {
  readonly email: string
  readonly name?: string
  readonly attribs?: Readonly<Record<string, unknown>>
  readonly status: string
  readonly created_at?: string
  readonly lists?: readonly {
    readonly name: string
    readonly optin?: string
    readonly subscription_status?: string
  }[]
}

interface Campaign {
  readonly uuid: string
  readonly subject: string
  readonly status: string
  readonly type?: string
  readonly content_type?: string
  readonly body?: string
  readonly started_at?: string | null
  readonly created_at: string
  readonly archive?: boolean
  readonly archive_slug?: string | null
  readonly tags?: readonly string[] | null
}

/** `user`: of an API user, `name:token`. */
export function openListmonkApi(address: string, user: string | undefined): Source {
  if (!user?.includes(':'))
    throw new ExportUnreadable('listmonk asks who reads: make an API user there, and give --user name:token')
  const root = address.replace(/\/+$/, '').replace(/\/api$/, '')
  const pages = pagesOf(root, user)
  const leftBehind = new Set(['Templates, bounces and the numbers of campaigns stay in listmonk'])
  return {
    service: 'listmonk',
    leftBehind,
    async *people(): AsyncGenerator<Person, void> {
      let line = 0
      for await (const subscriber of pages<Subscriber>('subscribers', PEOPLE_A_PAGE))
        yield personOf(subscriber, (line += 1))
    },
    async *letters(): AsyncGenerator<Letter, void> {
      let drafts = 0
      for await (const campaign of pages<Campaign>('campaigns', LETTERS_A_PAGE)) {
        if (campaign.status !== 'finished' || campaign.type === 'optin') drafts += 1
        else yield await letterOf(campaign)
      }
      if (drafts > 0) leftBehind.add(`${drafts} campaigns that were not sent: send or delete them first`)
    },
    close: async () => undefined,
  }
}

/** Enabled, disabled or blocklisted. */
export function standingOf(status: string): {
  readonly state: ContactState
  readonly suppression?: SuppressionReason
} {
  if (status === 'blocklisted') return { state: 'blocked', suppression: 'blocked' }
  return { state: status === 'disabled' ? 'unsubscribed' : 'active' }
}

function personOf(
  { email, name = '', attribs = {}, status, created_at: since, lists = [] }: Subscriber,
  line: number,
): Person {
  const on = lists.filter((list) => list.subscription_status !== 'unsubscribed')
  const tags = on.map((list) => oneTag(list.name)).join(',')
  return {
    line,
    cells: { email, ...(name && { name }), ...(tags && { tags }) },
    extras: textsOf(attribs),
    ...(status === 'enabled' ? standingBy(lists, on) : standingOf(status)),
    ...(since && { proof: `listmonk: subscribed ${since}` }),
  }
}

/** On lists that one confirms, who did not is still to be asked. Who left every list has left. */
function standingBy(
  lists: NonNullable<Subscriber['lists']>,
  on: typeof lists,
): ReturnType<typeof standingOf> {
  if (lists.length > 0 && on.length === 0) return { state: 'unsubscribed', suppression: 'unsubscribed' }
  const isAsked = on.some(
    ({ optin, subscription_status: status }) => optin !== 'double' || status === 'confirmed',
  )
  return { state: on.length > 0 && !isAsked ? 'invited' : 'active' }
}

async function letterOf(campaign: Campaign): Promise<Letter> {
  const { uuid, subject, body = '', content_type: kind, archive, archive_slug: slug } = campaign
  const written = withoutMarks(body)
  const html =
    kind === 'markdown'
      ? await htmlOfMarkdown(written)
      : kind === 'plain'
        ? `<p>${escapedHtml(written).replaceAll(/\n{2,}/g, '</p><p>')}</p>`
        : written
  return {
    origin: `listmonk:${uuid}`,
    title: withoutMarks(subject),
    html,
    published: new Date(campaign.started_at ?? campaign.created_at),
    path: `/archive/${slug || uuid}`,
    tags: campaign.tags ?? [],
    isPrivate: archive !== true,
  }
}

/** What was filled in for each reader there: links keep their addresses, other marks go. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\{\{\s*TrackLink\s+"([^"]*)"[^}]*\}\}/g, '$1')
    .replaceAll(/@TrackLink\b/g, '')
    .replaceAll(/\{\{[^}]*\}\}/g, '')
}

/** Every record of a kind, in the order in which they were made. */
function pagesOf(root: string, user: string) {
  return async function* <Record>(kind: string, perPage: number): AsyncGenerator<Record, void> {
    for (let page = 1, seen = 0; ; page += 1) {
      const address = `${root}/api/${kind}?page=${page}&per_page=${perPage}&order_by=created_at&order=asc`
      const { results, total } = await asked<Record>(address, user)
      yield* results
      seen += results.length
      if (results.length === 0 || seen >= total) return
    }
  }
}

interface Page<Record> {
  readonly results: readonly Record[]
  readonly total: number
}

async function asked<Record>(address: string, user: string): Promise<Page<Record>> {
  const response = await fetch(address, {
    headers: { authorization: `token ${user}`, accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    redirect: 'error',
  }).catch((error: Error) => {
    throw new ExportUnreadable(`${address} does not answer: ${causeOf(error)}`)
  })
  if (response.status === 401 || response.status === 403)
    throw new ExportUnreadable(
      `listmonk refuses the user (${response.status}): it needs to read subscribers and campaigns`,
    )
  const answer = (await response.json().catch(() => undefined)) as
    | { data?: Partial<Page<Record>> }
    | undefined
  const { results, total } = answer?.data ?? {}
  if (!response.ok || !Array.isArray(results) || typeof total !== 'number')
    throw new ExportUnreadable(`${address} answers ${response.status}, and not as listmonk does`)
  return { results, total }
}

function causeOf({ message, cause }: Error): string {
  return cause instanceof Error && cause.message ? cause.message : message
}
