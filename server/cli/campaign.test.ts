/** Tests of `tidings campaign …` and `tidings message …` in processes of their own: what people and programs get. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  aDraftTo,
  aSegment,
  aSendingWorkspace,
  ledgerOf,
  people,
  recordOutcome,
} from '../../test/support/campaigns.ts'
import { runProgram } from '../../test/support/program.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'

const server = await useServer()
const { db } = server

async function run(...words: string[]) {
  return runProgram(server.connection, words)
}

async function json(...words: string[]) {
  const { stdout, stderr, code } = await run(...words, '--json')
  assert.equal(code, 0, stderr)
  // What is parsed is what the program has written; each test says which value it is.
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>
}

describe('tidings campaign', () => {
  test('publish, pause, resume, status, report and message list tell one story, to people and to programs', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 3)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { title: 'Mugs' })

    const published = await json('campaign', 'publish', id)
    assert.deepEqual(published, {
      id,
      status: 'publishing',
      recipients: 3,
      sent: 0,
      failed: 0,
      skipped: 0,
      unknown: 0,
      waiting: 3,
    })
    assert.equal((await json('campaign', 'pause', id))['status'], 'paused')
    assert.equal((await json('campaign', 'resume', id))['status'], 'publishing')
    const [first, second, third] = await ledgerOf(db, workspace, id)
    assert.ok(first && second && third)
    await recordOutcome(db, workspace, [first], 'sent')
    await recordOutcome(db, workspace, [second], 'failed', 'refused')
    await recordOutcome(db, workspace, [third], 'unknown')

    const status = await run('campaign', 'status', id)
    assert.match(status.stdout, /sent +1\n[^]*resolve-unknown .* --resend/)
    const report = await run('campaign', 'report', id)
    assert.match(report.stdout, /failed +1 +the server refused the message/)
    assert.match(report.stdout, /example\.com +3 +1 +1 +0 +1 +0/)
    assert.equal(((await json('campaign', 'report', id))['mailings'] as object[]).length, 1)

    const anna = await run('message', 'list', '--contact', second.address ?? '')
    assert.match(anna.stdout, /Mugs +person\d@example\.com +failed \(the server refused the message\)/)
    const page = await json('message', 'list', '--campaign', id, '--limit', '2')
    assert.equal((page['messages'] as object[]).length, 2)
    const rest = await json('message', 'list', '--campaign', id, '--after', String(page['next']))
    assert.deepEqual(
      (rest['messages'] as { id: string }[]).map((message) => [message.id, rest['next']]),
      [[third.id, null]],
    )

    assert.equal((await json('campaign', 'retry-failed', id))['waiting'], 1)
    assert.equal((await json('campaign', 'resolve-unknown', id, '--resend'))['waiting'], 2)
    // The unconfirmed one may have arrived.
    const { skipped, unknown, waiting } = await json('campaign', 'cancel', id)
    assert.deepEqual([skipped, unknown, waiting], [1, 1, 0])
    const failed = await run('campaign', 'resume', id)
    assert.equal(failed.code, 1)
    assert.match(failed.stderr, /cancelled; it must be paused/)
  })

  test('a schedule can be taken back; what stands in the way is said', async () => {
    const workspace = await aWorkspace(server)
    await people(workspace, 1)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])

    const refused = await run('campaign', 'publish', id, '--at', '2126-11-20T18:00:00Z')
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /no sender for its email; set one with/)
    assert.match((await run('campaign', 'status', id)).stdout, /no sender/)
    await db.execute(`update workspace set sender_email = 'a@shop.example' where id = $1`, [workspace.id])
    assert.equal(
      (await json('campaign', 'publish', id, '--at', '2126-11-20T18:00:00Z'))['status'],
      'scheduled',
    )
    assert.equal((await json('campaign', 'unschedule', id))['status'], 'draft')
  })

  test('wrong use exits 2, whom nobody knows 1, each with a sentence', async () => {
    const id = '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13'
    for (const [code, words, ...given] of [
      [2, /--resend or --keep/, 'campaign', 'resolve-unknown', id],
      [2, /cannot be used with/, 'campaign', 'resolve-unknown', id, '--keep', '--resend'],
      [2, /--contact or --campaign/, 'message', 'list'],
      [2, /--contact or --campaign/, 'message', 'list', '--contact', id, '--campaign', id],
      [2, /named by email/, 'message', 'list', '--contact', 'anna'],
      [2, /--state goes with/, 'message', 'list', '--contact', id, '--state', 'sent'],
      [2, /1 to 1000/, 'message', 'list', '--campaign', id, '--limit', '0'],
      [1, /no campaign/, 'campaign', 'report', id],
      [1, /no contact nobody@example\.com/, 'message', 'list', '--contact', 'nobody@example.com'],
    ] as const) {
      const { code: ended, stdout, stderr } = await run(...given)
      assert.deepEqual([ended, stdout], [code, ''], `${given.join(' ')}: ${stderr}`)
      assert.match(stderr, words)
    }
  })
})
