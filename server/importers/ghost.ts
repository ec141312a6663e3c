/** Ghost: the members of its CSV export, and the posts of its JSON export. */
import { openBundle, textOf, type Bundle, type ExportFile } from './bundle.ts'
import { headerOf, readPeople, type Judgement, type Row } from './people-file.ts'
import { ExportUnreadable, type Letter, type Person, type Source, type SourceOrder } from './records.ts'

const COLUMNS = {
  id: null,
  note: null,
  subscribed_to_emails: null,
  complimentary_plan: null,
  stripe_customer_id: null,
  created_at: null,
  deleted_at: null,
  gift_id: null,
  labels: 'tags',
} as const

/** Pages and drafts are written for the site they were made on. */
const SHOWN = new Set(['published', 'sent'])

export async function openGhost({ from }: SourceOrder): Promise<Source> {
  const bundle = await openBundle(from)
  const leftBehind = new Set(['Comments, recommendations and paid plans stay at Ghost'])
  return {
    service: 'Ghost',
    leftBehind,
    async *people(): AsyncGenerator<Person, void> {
      for (const file of await memberFiles(bundle))
        yield* readPeople(file, { columns: COLUMNS, keepsExtras: true, judge })
    },
    async *letters(): AsyncGenerator<Letter, void> {
      for (const file of bundle.like(/\.json$/i)) yield* lettersIn(file, leftBehind)
    },
    close: bundle.close,
  }
}

async function memberFiles(bundle: Bundle): Promise<readonly ExportFile[]> {
  const files = bundle.like(/\.csv$/i)
  if (files.length === 0 && bundle.like(/\.json$/i).length === 0)
    throw new ExportUnreadable(
      'Neither members (CSV) nor content (JSON) is in it; export both in the settings of Ghost',
    )
  const headers = await Promise.all(files.map(headerOf))
  return files.filter((_, index) => headers[index]?.includes('email'))
}

function judge(row: Row): Judgement | undefined {
  if (row['deleted_at'] !== undefined) return undefined
  const hasLeft = /^(false|0|no)$/i.test(row['subscribed_to_emails'] ?? 'true')
  return {
    state: hasLeft ? 'unsubscribed' : 'active',
    ...(hasLeft && { suppression: 'unsubscribed' }),
    ...(row['created_at'] && { proof: `Ghost: became a member ${row['created_at']}` }),
    note: row['note'],
  }
}

type Cells = Readonly<Record<string, unknown>>

async function* lettersIn(file: ExportFile, leftBehind: Set<string>): AsyncGenerator<Letter, void> {
  const data = dataOf(await textOf(file), file.name)
  const tags = namesBy(data, 'posts_tags', 'tag_id', 'tags')
  const authors = namesBy(data, 'posts_authors', 'author_id', 'users')
  const counts = { draft: 0, page: 0 }
  for (const post of tableOf(data, 'posts')) {
    if (post['type'] === 'page' || post['page'] === 1) counts.page += 1
    else if (!SHOWN.has(words(post['status']))) counts.draft += 1
    else yield letterOf(post, tags, authors)
  }
  if (counts.page > 0) leftBehind.add(`${counts.page} pages: they are part of a site, and not letters`)
  if (counts.draft > 0)
    leftBehind.add(`${counts.draft} drafts and scheduled posts: send or delete them first`)
}

function letterOf(post: Cells, tags: NamesBy, authors: NamesBy): Letter {
  const id = words(post['id'])
  return {
    origin: `ghost:${words(post['uuid']) || id}`,
    title: words(post['title']),
    html: words(post['html']),
    published: new Date(words(post['published_at']) || words(post['created_at'])),
    path: `/${words(post['slug'])}`,
    description: words(post['custom_excerpt']) || words(post['meta_description']) || undefined,
    image: words(post['feature_image']) || undefined,
    imageAlt: words(post['feature_image_alt']) || undefined,
    author: authors.get(id)?.[0],
    // Those that begin with # are of the editors alone.
    tags: (tags.get(id) ?? []).filter((tag) => !tag.startsWith('#')),
    isPrivate: words(post['status']) === 'sent' || !/^(public)?$/.test(words(post['visibility'])),
  }
}

/** `{ db: [{ data }] }`, or `{ data }` as older versions wrote it. */
function dataOf(text: string, name: string): Cells {
  const wrong = () =>
    new ExportUnreadable(`${name} is not a content export of Ghost (Settings, Import/Export, Export)`)
  let whole: unknown
  try {
    whole = JSON.parse(text)
  } catch {
    throw wrong()
  }
  const outer = isCells(whole) && Array.isArray(whole['db']) ? (whole['db'][0] as unknown) : whole
  if (!isCells(outer) || !isCells(outer['data'])) throw wrong()
  return outer['data']
}

type NamesBy = ReadonlyMap<string, readonly string[]>

/** The names that belong to each post, in their order. */
function namesBy(data: Cells, table: string, key: string, named: string): NamesBy {
  const names = new Map(tableOf(data, named).map(({ id, name }) => [words(id), words(name)]))
  const rows = tableOf(data, table).toSorted(
    (a, b) => Number(a['sort_order'] ?? 0) - Number(b['sort_order'] ?? 0),
  )
  const byPost = Map.groupBy(rows, (row) => words(row['post_id']))
  return new Map(
    [...byPost].map(([post, those]) => [post, those.flatMap((row) => names.get(words(row[key])) ?? [])]),
  )
}

function tableOf(data: Cells, name: string): readonly Cells[] {
  const rows = data[name]
  return Array.isArray(rows) ? rows.filter(isCells) : []
}

function isCells(value: unknown): value is Cells {
  return typeof value === 'object' && value !== null
}

function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
