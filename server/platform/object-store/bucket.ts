/** Files in a bucket that speaks S3: three requests, signed with AWS Signature Version 4. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BucketPlace } from './place.ts'
import { mustBeKey, type ObjectStore } from './store.ts'

const ANSWER_MILLISECONDS = 30_000
const EMPTY = createHash('sha256').digest('hex')
const SHOWN = 300

export function bucketStore(bucket: BucketPlace): ObjectStore {
  return {
    place: `${bucket.origin}/${bucket.name}`,
    put: async (key, bytes, contentType) => {
      const answer = await ask(bucket, 'PUT', key, { bytes, contentType })
      await mustBeFine(answer, `store ${key}`)
      await leave(answer)
    },
    get: async (key) => {
      const answer = await ask(bucket, 'GET', key)
      if (answer.status === 404) return leave(answer)
      await mustBeFine(answer, `read ${key}`)
      const bytes = Number(answer.headers.get('content-length'))
      const stream = answer.body ? Readable.fromWeb(answer.body) : Readable.from([])
      return { bytes, stream }
    },
    remove: async (key) => {
      const answer = await ask(bucket, 'DELETE', key)
      if (answer.status !== 404) await mustBeFine(answer, `delete ${key}`)
      await leave(answer)
    },
  }
}

interface Sent {
  readonly bytes: Buffer
  readonly contentType: string
}

async function ask(bucket: BucketPlace, method: string, key: string, sent?: Sent): Promise<Response> {
  mustBeKey(key)
  // Loaded only where there is a bucket.
  const { AwsV4Signer } = await import('aws4fetch')
  const { accessKeyId, secretAccessKey, region, origin, name, prefix } = bucket
  const signer = new AwsV4Signer({
    method,
    url: `${origin}/${name}/${prefix}${key}`,
    headers: {
      'x-amz-content-sha256': sent ? createHash('sha256').update(sent.bytes).digest('hex') : EMPTY,
      ...(sent ? { 'content-type': sent.contentType } : {}),
    },
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
  })
  const { url, headers } = await signer.sign()
  return fetch(url, {
    method,
    headers,
    redirect: 'error',
    ...(sent ? { body: new Uint8Array(sent.bytes) } : {}),
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  })
}

/** The rest is not read; the connection is given back. */
async function leave({ body }: Response): Promise<undefined> {
  await body?.cancel()
}

async function mustBeFine(answer: Response, what: string): Promise<void> {
  if (answer.ok) return
  const words = (await answer.text()).slice(0, SHOWN)
  throw new Error(`The bucket could not ${what}: ${answer.status} ${words}`)
}
