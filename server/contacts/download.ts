/** Lists of contacts as downloads: which form is wanted, and the spreadsheet on its way. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { Type, type TSchema } from 'typebox'
import { callerOf, type Principal } from '../http/authentication.ts'
import { leaving } from '../http/list-reader.ts'
import { chooseFormat, MEDIA_TYPES, type Format } from '../http/negotiation.ts'
import { mustHaveConfirmed, mustMay } from '../http/sessions.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { listFields } from './custom-fields/store.ts'
import { columnsOf } from './columns.ts'
import { CONTACTS_CSV } from './examples.ts'
import type { Member } from './record.ts'
import { openSpreadsheet, type Extent } from './spreadsheet.ts'

export interface Wanted {
  readonly format: 'csv' | 'xlsx'
  readonly extent: Extent
  readonly members: readonly Member[]
}

/** After which one that found all of them taken may come again. */
export const BUSY_SECONDS = 5

const CONTENT_TYPES = { csv: `${MEDIA_TYPES.csv}; charset=utf-8; header=present`, xlsx: MEDIA_TYPES.xlsx }

/** By workspace. Each holds a connection for as long as its reader takes. */
const underWay = new Map<string, number>()

/** The form Accept asks for; refused with 406 when there is none we make. */
export function formatOf(request: FastifyRequest, reply: FastifyReply): Format {
  const vary = reply.getHeader('vary')
  void reply.header('vary', vary ? `${String(vary)}, Accept` : 'Accept')
  const format = chooseFormat(request.headers.accept) ?? refuse('not-acceptable', Object.values(MEDIA_TYPES))
  if (format !== 'json') mustBeAllowedOut(callerOf(request))
  return format
}

/** People take all of it away only where their role allows it, and with their password just given. */
function mustBeAllowedOut(principal: Principal): void {
  mustMay(principal, 'contacts:export')
  mustHaveConfirmed(principal.member)
}

/** The answer in every form of the list, for the schema of the route. */
export function inSpreadsheets<Schema extends TSchema>(schema: Schema, description: string) {
  const file = Type.String({
    description: 'A spreadsheet, as a download',
    contentMediaType: MEDIA_TYPES.xlsx,
  })
  const csv = Type.String({
    description: 'UTF-8 with a byte order mark; a header row first',
    examples: [CONTACTS_CSV],
  })
  return {
    description,
    content: {
      [MEDIA_TYPES.json]: { schema },
      [MEDIA_TYPES.csv]: { schema: csv },
      [MEDIA_TYPES.xlsx]: { schema: file },
    },
  }
}

/**
 * Streams the spreadsheet; HEAD gets its headers alone. Refused with 503 when as many are under way as there are
 * connections for them, or all but the last of those for this workspace: another always finds one free.
 */
export async function sendSpreadsheet(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { format, extent, members }: Wanted,
): Promise<FastifyReply> {
  const { workspaceId, handle } = callerOf(request)
  const signal = leaving(reply)
  const file =
    request.method === 'HEAD'
      ? Readable.from([])
      : await begin(db, workspaceId, async () => {
          const fields = members.includes('customFields') ? await listFields(db, workspaceId) : []
          return openSpreadsheet(db, workspaceId, {
            format,
            extent,
            columns: columnsOf(members, fields),
            signal,
          })
        })
  const name = `${handle.replaceAll(/[^\w-]/g, '') || 'workspace'}-contacts-${now().toISOString().slice(0, 10)}`
  void reply.type(CONTENT_TYPES[format])
  void reply.header('content-disposition', `attachment; filename="${name}.${format}"`)
  // However the answer ends: a file that nobody reads would keep its connection.
  reply.raw.once('close', () => file.destroy())
  return reply.send(file)
}

async function begin(db: Db, workspaceId: string, open: () => Promise<Readable>): Promise<Readable> {
  const own = underWay.get(workspaceId) ?? 0
  const all = underWay.values().reduce((sum, n) => sum + n, 0)
  if (all >= db.connections || own >= Math.max(1, db.connections - 1)) refuse('export-busy', BUSY_SECONDS)
  count(workspaceId, 1)
  try {
    const file = await open()
    file.once('close', () => count(workspaceId, -1))
    return file
  } catch (error) {
    count(workspaceId, -1)
    throw error
  }
}

function count(workspaceId: string, by: 1 | -1): void {
  const own = (underWay.get(workspaceId) ?? 0) + by
  if (own === 0) underWay.delete(workspaceId)
  else underWay.set(workspaceId, own)
}
