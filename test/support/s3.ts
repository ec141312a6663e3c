/**
 * A bucket that checks AWS Signature Version 4 as the specification has it ("Authenticating Requests: Using the
 * Authorization Header"), by itself and not by the library that signs: whatever is signed wrongly is refused.
 */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { buffer } from 'node:stream/consumers'

export const S3_KEY = 'AKIDEXAMPLE'
export const S3_SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
const REGION = 'eu-north-1'
const BUCKET = 'pictures'

export interface TestBucket {
  readonly url: string
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string }>
  /** What was refused, and why. */
  readonly refused: string[]
  /** As if it were away. */
  isDown: boolean
}

export async function aBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map()
  const refused: string[] = []
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
    const body = await buffer(request)
    const fault = bucket.isDown ? undefined : faultOf(request, body)
    if (fault) refused.push(fault)
    if (bucket.isDown) return reply.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
    if (fault) return reply.writeHead(403).end(`<Error><Message>${fault}</Message></Error>`)
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://x').pathname).slice(BUCKET.length + 2)
    const { method = '' } = request
    if (method === 'PUT') {
      objects.set(key, { bytes: body, type: String(request.headers['content-type']) })
      return reply.end()
    }
    if (method === 'DELETE') return void (objects.delete(key), reply.writeHead(204).end())
    const found = objects.get(key)
    if (!found) return reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return reply.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes)
  }
  const http = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1')
  after(() => {
    http.closeAllConnections()
    http.close()
  })
  await once(http, 'listening')
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
  const secret = encodeURIComponent(S3_SECRET)
  const url = `s3+http://${S3_KEY}:${secret}@${host}/${BUCKET}/tidings?region=${REGION}`
  const bucket: TestBucket = { url, objects, refused, isDown: false }
  return bucket
}

function faultOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!match) return `no signature: ${headers.authorization ?? ''}`
  const [, key = '', day = '', region = '', names = '', signature] = match
  if (key !== S3_KEY || region !== REGION) return `key ${key}, region ${region}`
  const signed = names.split(';')
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!signed.includes(needed)) return `${needed} is not signed`
  const time = String(headers['x-amz-date'])
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!time.startsWith(day) || !(Math.abs(at - Date.now()) < 15 * 60_000)) return `time ${time}`
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== sha256(body)) return 'the body is another one than was signed'
  const { pathname, search } = new URL(url, 'http://x')
  const canonical = [
    method,
    pathname,
    search.slice(1),
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${S3_SECRET}`)
  return hmac(signing, text).toString('hex') === signature ? undefined : 'the signature is wrong'
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
