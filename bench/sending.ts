/** How fast campaigns go out: beside the SMTP client alone, and from publishing to the first message. */
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '../server/platform/smtp/pool.ts'
import { readSmtpUrls } from '../server/platform/smtp/server-url.ts'
import { sql } from '../server/platform/sql.ts'
import { makeDomain } from '../server/messaging/domains/adding.ts'
import { cancelCampaign } from '../server/campaigns/interrupt.ts'
import { publishCampaign } from '../server/campaigns/publish.ts'
import { createSegment } from '../server/contacts/segments/store.ts'
import { changeSettings } from '../server/workspaces/store.ts'
import { growthOf } from './contacts.ts'
import type { BenchWorkspace } from './filling.ts'
import type { BenchInstallation } from './installation.ts'
import { signaturesPerSecond } from './letters.ts'
import { BLOCKS } from './mail-blocks.ts'
import type { Row } from './row.ts'

const RAW_MESSAGES = 20_000
const DOMAIN = 'bench.example'

/** With a mail of ten blocks; `workspace` is the one the rate is measured with, `others` only begin. */
export async function measureSending(
  bench: BenchInstallation,
  workspace: BenchWorkspace,
  others: readonly BenchWorkspace[],
): Promise<Row[]> {
  const raw = await rawRate(bench)
  const rows: Row[] = [
    { operation: 'the SMTP client alone', size: RAW_MESSAGES, figures: { perSecond: raw } },
  ]
  const signing = await signaturesPerSecond()
  rows.push({ operation: 'RSA-2048 alone, all cores', size: 0, figures: { perSecond: signing } })
  for (const isSigned of [false, true]) {
    if (isSigned) await makeDomain(bench.db, workspace.id, DOMAIN)
    const { n, ...figures } = await campaignRate(bench, workspace)
    const operation = isSigned ? 'a campaign, signed (DKIM, RSA-2048)' : 'a campaign'
    const ratio = figures.perSecond / raw
    const ofSigning = isSigned ? { ofSigning: figures.perSecond / signing } : {}
    rows.push({ operation, size: n, figures: { ...figures, ratio, ...ofSigning } })
  }
  for (const other of others) {
    const seconds = await firstMessageSeconds(bench, other)
    rows.push({ operation: 'publish to first message', size: other.size, figures: { seconds } })
  }
  return rows
}

/** Messages a second of the client by itself, all of them the same 20 KB. */
async function rawRate({ sink }: BenchInstallation): Promise<number> {
  const [server] = readSmtpUrls(sink.url)
  if (!server) throw new Error('The sink has no address')
  const pool = openPool(server)
  const content = Buffer.from(
    `Subject: Bench\r\n\r\n${'A line of a mail of some length, as mails have them.\r\n'.repeat(380)}`,
  )
  sink.reset()
  const waiting = Array.from({ length: RAW_MESSAGES }).values()
  const worker = async (): Promise<void> => {
    for (const _ of waiting) await pool.deliver({ from: `a@${DOMAIN}`, to: 'b@example.com', content })
  }
  await Promise.all(Array.from({ length: server.connections * 3 }, worker))
  await pool.close()
  return rateOf(await sink.read())
}

/** The processor time is that of 1,000 letters; memory by how much the server's grew at most. */
async function campaignRate(bench: BenchInstallation, workspace: BenchWorkspace) {
  const { db, sink } = bench
  sink.reset()
  const spent = async () => [await bench.serverSeconds(), await bench.postgresSeconds()] as const
  const before = await spent()
  const { megabytes } = await growthOf(bench, async () => {
    const id = await draft(bench, workspace)
    await publishCampaign({ db, publicUrl: bench.url }, workspace.id, id)
    for (;;) {
      const [campaign] = await db.rows<{ status: string }>(sql`
        select status from campaign where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
      if (campaign?.status === 'published') return
      if (campaign?.status !== 'publishing') throw new Error(`The campaign is ${campaign?.status}`)
      await sleep(200)
    }
  })
  const after = await spent()
  const taken = await sink.read()
  const of = (index: 0 | 1): number => ((after[index] - before[index]) / taken.n) * 1000
  return { n: taken.n, perSecond: rateOf(taken), serverCpu: of(0), postgresCpu: of(1), megabytes }
}

async function firstMessageSeconds(bench: BenchInstallation, workspace: BenchWorkspace): Promise<number> {
  const { db, sink, url: publicUrl } = bench
  const id = await draft(bench, workspace)
  sink.reset()
  const began = Date.now()
  await publishCampaign({ db, publicUrl }, workspace.id, id)
  let taken = await sink.read()
  while (taken.n === 0) {
    await sleep(20)
    taken = await sink.read()
  }
  await cancelCampaign(db, workspace.id, id).catch(() => undefined)
  // What is on its way arrives, and is not to be taken for the next one's first.
  while (await isInFlight(bench, workspace)) await sleep(50)
  return (taken.first - began) / 1000
}

async function isInFlight({ db }: BenchInstallation, { id }: BenchWorkspace): Promise<boolean> {
  const rows = await db.rows(sql`
    select from delivery where workspace_id = ${id}::uuid and state = 'leased' limit 1`)
  return rows.length > 0
}

/** A campaign of ten blocks to everybody in the workspace. */
async function draft(
  { db, url }: BenchInstallation,
  { id: workspaceId, key }: BenchWorkspace,
): Promise<string> {
  await changeSettings(db, workspaceId, { senderEmail: `news@${DOMAIN}` })
  const segment = await createSegment(db, workspaceId, { name: 'All', filter: "state eq 'active'" })
  const response = await fetch(`${url}/api/campaigns`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      deliveryChannel: 'email',
      title: 'News',
      blocks: BLOCKS,
      recipients: { segmentIds: [segment.id] },
    }),
  })
  if (!response.ok) throw new Error(`POST /campaigns answered ${response.status}: ${await response.text()}`)
  const { id } = (await response.json()) as { id: string }
  return id
}

function rateOf({ n, first, last }: { n: number; first: number; last: number }): number {
  return (n - 1) / ((last - first) / 1000)
}
