/** listmonk: its CSV export of subscribers, or all of it by its API (`/api/subscribers`, `/api/campaigns`). */
import { openBundle } from './bundle.ts'
import { openListmonkApi, standingOf } from './listmonk-api.ts'
import { headerOf, membersOf, readPeople, type Judgement, type Row } from './people-file.ts'
import { ExportUnreadable, type Person, type Source, type SourceOrder } from './records.ts'

const COLUMNS = {
  uuid: null,
  attributes: null,
  status: null,
  created_at: null,
  updated_at: null,
} as const

export async function openListmonk(order: SourceOrder): Promise<Source> {
  const [first = ''] = order.from
  if (/^https?:\/\//i.test(first)) return openListmonkApi(first, order.user)
  const bundle = await openBundle(order.from)
  return {
    service: 'listmonk',
    leftBehind: new Set([
      'Lists and campaigns are not in the CSV file: give the address of listmonk and --user to bring them too',
    ]),
    async *people(): AsyncGenerator<Person, void> {
      for (const file of bundle.like(/\.csv$/i)) {
        if (!(await headerOf(file)).includes('email'))
          throw new ExportUnreadable(
            `${file.name} has no column "email": export subscribers (Subscribers, Export)`,
          )
        yield* readPeople(file, { columns: COLUMNS, keepsExtras: true, judge })
      }
    },
    async *letters() {},
    close: bundle.close,
  }
}

function judge(row: Row): Judgement {
  return {
    ...standingOf(row['status'] ?? 'enabled'),
    extras: membersOf(row['attributes'] ?? row['attribs']),
    ...(row['created_at'] && { proof: `listmonk: subscribed ${row['created_at']}` }),
  }
}
