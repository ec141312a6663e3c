/** Substack: the archive of a publication's export: a list of people, a list of posts, and a file for each post. */
import path from 'node:path'
import { escapedHtml } from './letter-html.ts'
import { openBundle, textOf, type Bundle, type ExportFile } from './bundle.ts'
import { headerOf, readPeople, type Judgement, type Row } from './people-file.ts'
import { rowsIn } from './rows.ts'
import { ExportUnreadable, type Letter, type Person, type Source, type SourceOrder } from './records.ts'

const LEFT_OUT = `active_subscription expiry plan email_disabled digest_enabled created_at first_payment_at type`

const COLUMNS = Object.fromEntries(LEFT_OUT.split(' ').map((title) => [title, null]))

export async function openSubstack({ from }: SourceOrder): Promise<Source> {
  const bundle = await openBundle(from)
  const leftBehind = new Set(['Comments, likes and payments stay at Substack'])
  return {
    service: 'Substack',
    leftBehind,
    async *people(): AsyncGenerator<Person, void> {
      for (const file of await peopleFiles(bundle))
        yield* readPeople(file, { columns: COLUMNS, keepsExtras: false, judge })
    },
    letters: () => letters(bundle, leftBehind),
    close: bundle.close,
  }
}

async function peopleFiles(bundle: Bundle): Promise<readonly ExportFile[]> {
  const files = bundle.like(/\.csv$/i).filter(({ name }) => !/\.(delivers|opens)\.csv$/i.test(name))
  if (files.length === 0)
    throw new ExportUnreadable(
      'No CSV file is in it; export the publication (Settings, Import / Export, New export)',
    )
  const headers = await Promise.all(files.map(headerOf))
  return files.filter((_, index) => headers[index]?.includes('email'))
}

function judge(row: Row): Judgement {
  const hasLeft = row['email_disabled']?.toLowerCase() === 'true'
  return {
    state: hasLeft ? 'unsubscribed' : 'active',
    ...(hasLeft && { suppression: 'unsubscribed' }),
    tags: row['active_subscription']?.toLowerCase() === 'true' ? ['Paid'] : [],
    ...(row['created_at'] && { proof: `Substack: subscribed ${row['created_at']}` }),
  }
}

async function* letters(bundle: Bundle, leftBehind: Set<string>): AsyncGenerator<Letter, void> {
  const bodies = new Map(
    bundle.like(/\.html?$/i).map((file) => [path.basename(file.name).replace(/\.html?$/i, ''), file]),
  )
  const counts = { draft: 0, other: 0, bodiless: 0 }
  for (const list of bundle.like(/^posts\.csv$/i))
    for await (const row of rowsIn(list)) {
      const body = bodies.get(row['post_id'] ?? '')
      if (row['is_published']?.toLowerCase() !== 'true') counts.draft += 1
      else if (!/^(newsletter|podcast)?$/.test(row['type'] ?? '')) counts.other += 1
      else if (!body) counts.bodiless += 1
      else yield letterOf(row, await textOf(body))
    }
  if (counts.draft > 0) leftBehind.add(`${counts.draft} drafts: publish or delete them first`)
  if (counts.other > 0) leftBehind.add(`${counts.other} threads, pages and the like, which are no letters`)
  if (counts.bodiless > 0) leftBehind.add(`${counts.bodiless} posts whose HTML file is not in the export`)
}

function letterOf(row: Row, html: string): Letter {
  const id = row['post_id'] ?? ''
  const audio = row['podcast_url']
  const listen = audio ? `<p><a href="${escapedHtml(audio)}">${escapedHtml(audio)}</a></p>` : ''
  return {
    origin: `substack:${id.split('.', 1)[0] ?? id}`,
    title: row['title'] ?? '',
    html: listen + html,
    published: new Date(row['post_date'] ?? row['email_sent_at'] ?? ''),
    path: `/p/${id.slice(id.indexOf('.') + 1)}`,
    description: row['subtitle'],
    tags: [],
    isPrivate: !/^(everyone)?$/.test(row['audience'] ?? ''),
  }
}
