/** A real DNS server for tests, which knows the TXT records it is given. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface TestDnsServer {
  /** As DNS_SERVERS takes it. */
  readonly address: string
  /** The TXT records of a name; `'away'`: the server fails to answer for it (SERVFAIL). */
  readonly records: Map<string, readonly string[] | 'away'>
  close(): Promise<void>
}

const [TXT, INTERNET, NAME_UNKNOWN, SERVER_FAILED] = [16, 1, 3, 2]
const HEADER_BYTES = 12

export async function aDnsServer(): Promise<TestDnsServer> {
  const records = new Map<string, readonly string[] | 'away'>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => socket.send(answer(query, records), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** RFC 1035 4.1, for one question. */
function answer(query: Buffer, records: TestDnsServer['records']): Buffer {
  const { name, end } = nameAt(query, HEADER_BYTES)
  const question = query.subarray(HEADER_BYTES, end + 4)
  const known = records.get(name.toLowerCase())
  const isAway = known === 'away'
  const texts = isAway || query.readUInt16BE(end) !== TXT ? [] : (known ?? [])
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  const code = isAway ? SERVER_FAILED : known === undefined ? NAME_UNKNOWN : 0
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(texts.length, 6)
  return Buffer.concat([header, question, ...texts.map(record)])
}

function record(text: string): Buffer {
  const strings = (text.match(/.{1,255}/gs) ?? ['']).map((part) =>
    Buffer.concat([Buffer.of(Buffer.byteLength(part)), Buffer.from(part)]),
  )
  const data = Buffer.concat(strings)
  const head = Buffer.alloc(12)
  // The name is that of the question.
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0)
  head.writeUInt16BE(TXT, 2)
  head.writeUInt16BE(INTERNET, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function nameAt(query: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = []
  let at = start
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 1 }
}
