/** That what files hold, and what servers we ask answer, is read in a time that grows with its length. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { placeColumns } from '../../server/contacts/import/import-columns.ts'
import { openImportFile } from '../../server/contacts/import/import-file.ts'
import { readRow } from '../../server/contacts/import/import-values.ts'
import { checkDkim, checkDmarc, publishedKeys } from '../../server/messaging/domains/rules.ts'
import { checkSpf } from '../../server/messaging/domains/spf.ts'
import { outcomeOf } from '../../server/messaging/email/replies.ts'
import { openEmbeddings } from '../../server/platform/embeddings.ts'
import { readReplies } from '../../server/platform/smtp/reply.ts'
import { assertGrowsEvenly, type Grown } from '../support/growth.ts'
import { log } from '../support/postgres.ts'

const MEGABYTE = 1_048_576
/** A record of DNS is not longer. */
const RECORD = 65_535
const REPLY = 65_536

const folder = await mkdtemp(join(tmpdir(), 'tidings-growth-'))
after(() => rm(folder, { recursive: true, force: true }))

let answer = ''
const endpoint = createServer((request, response) => {
  request.resume()
  request.once('end', () => response.setHeader('content-type', 'application/json').end(answer))
}).listen(0, '127.0.0.1')
await once(endpoint, 'listening')
after(() => endpoint.close())
// A server that listens on TCP has an address with a port.
const embeddings = openEmbeddings(`http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`, log)

async function importCsv(text: string): Promise<void> {
  const path = join(folder, 'people.csv')
  await writeFile(path, text)
  const file = await openImportFile(path)
  try {
    const columns = placeColumns(file.header, [], [])
    for await (const rows of file.rows())
      for (const { cells } of rows) readRow(cells, columns, { country: 'SE', invites: false })
  } finally {
    await file.close()
  }
}

/** Every record of every name. */
async function askDns(text: string): Promise<unknown> {
  const [key] = publishedKeys({ domain: 'shop.example', selector: 't', publicKey: 'x' })
  assert.ok(key)
  const dns = { txt: async () => [text] }
  return [checkDkim(key, [text]), checkDmarc('shop.example', [text]), await checkSpf('shop.example', dns, [])]
}

/** In one piece, and in pieces of a few bytes. */
function readReply(text: string): void {
  for (const size of [text.length, 16]) {
    const reader = readReplies()
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += size)
      for (const reply of reader.take(bytes.subarray(at, at + size)))
        for (const step of ['MAIL', 'RCPT', 'DATA', 'END'] as const)
          outcomeOf({ end: 'answered', step, reply }, 'mail.example', 'shop.example')
  }
}

const READERS: Readonly<Record<string, readonly [parse: (input: string) => unknown, grown: Grown]>> = {
  // Each row costs what it costs, and the file is the operator's: whether a row costs more in a longer file is what counts.
  'a CSV file': [
    importCsv,
    {
      pieces: ['"', ',', '\n', 'a'],
      limit: 8_192,
      pairLimit: 2_048,
      wrap: (h) => `email,name,tags\n${h}\n`,
    },
  ],
  'the header of a CSV file': [
    importCsv,
    {
      pieces: ['"', ',', ' '],
      limit: 32_768,
      pairLimit: 4_096,
      wrap: (h) => `email${h}\na@b.c\n`,
    },
  ],
  'one row of a CSV file': [
    importCsv,
    {
      pieces: ['x,', 'a;b ', '"" ', 'tag,', ' '],
      limit: MEGABYTE / 4,
      pairLimit: 16_384,
      wrap: (h) => `email,name,tags\na@b.c,Ann,"${h.replaceAll('"', '""')}"\n`,
    },
  ],
  ...Object.fromEntries(
    ['v=spf1 ', 'v=DKIM1; k=rsa; ', 'v=DMARC1; '].map((begin) => [
      `a record of DNS: ${begin.trim()}`,
      [
        askDns,
        {
          pieces: [
            ' ',
            ';',
            'p=',
            'p',
            '=',
            '\t',
            'include:',
            'include:a ',
            '+',
            'a/',
            'redirect=a ',
            '%{i}',
            '?all ',
          ],
          limit: RECORD,
          pairLimit: 4_096,
          wrap: (h: string) => begin + h,
        },
      ],
    ]),
  ),
  'the answer of a mail server': [
    readReply,
    {
      pieces: [
        '550',
        ' ',
        '-',
        '5.1.1 ',
        '\r\n',
        '\n',
        '\r',
        'user ',
        'unknown ',
        'try in 5 m',
        '550-a\r\n',
        '550 a\r\n',
        '\u200b',
      ],
      limit: REPLY,
      pairLimit: 4_096,
      wrap: (h) => `550-${h}\r\n550 5.1.1 ${h}\r\n`,
    },
  ],
  'the answer of an embeddings endpoint': [
    (text) => {
      answer = text
      return embeddings?.embed(['x'], 20_000)
    },
    {
      pieces: ['1,', '0.1e-7,', '"a",', '{},', ' ', '\\', '-'],
      nests: [
        ['[', ']'],
        ['{"data":', '}'],
      ],
      limit: MEGABYTE,
      pairLimit: 8_192,
      wrap: (h) => `{"data":[{"embedding":[${h}1]}]}`,
    },
  ],
  'a flow': [
    (text) => readFlow(JSON.parse(text)),
    {
      pieces: [
        '{"type":"wait","days":1},',
        '{"type":"email","subject":"{{ a }}","text":"x"},',
        '{"type":"branch","filter":"name eq \'a\'","yes":[]},',
        '{"type":"none"},',
        '{},',
        '1,',
      ],
      nests: [
        ['[', ']'],
        ['{"type":"branch","filter":"name eq \'a\'","yes":[', ']},'],
      ],
      limit: MEGABYTE / 4,
      pairLimit: 8_192,
      wrap: (h) => `{"name":"x","trigger":{"type":"contact_created"},"steps":[${h.replace(/,$/, '')}]}`,
    },
  ],
}

describe('the time grows with the input, and not with its square:', () => {
  for (const [name, [parse, grown]] of Object.entries(READERS))
    test(name, () => assertGrowsEvenly(parse, grown))
})

describe('each of them is read at all:', () => {
  test('a file, a record, a reply, an embedding and a flow that are sound', async () => {
    await importCsv('email,name\nann@example.com,Ann\n')
    assert.equal(((await askDns('v=spf1 mx ~all')) as { verdict: string }[])[2]?.verdict, 'pass')
    readReply('550-5.1.1 No\r\n550 5.1.1 such user\r\n')
    answer = '{"data":[{"embedding":[1,0]}]}'
    assert.deepEqual(await embeddings?.embed(['x'], 5_000), [Float32Array.of(1, 0)])
    const steps = [{ type: 'wait', days: 1 }]
    assert.equal(readFlow({ name: 'x', trigger: { type: 'contact_created' }, steps }).steps.length, 1)
  })
})
