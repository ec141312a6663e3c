/** MEDIA_URL: where pictures are kept. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export interface BucketPlace {
  readonly origin: string
  readonly name: string
  /** '' or ending in a slash. */
  readonly prefix: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export type MediaPlace = { readonly folder: string } | { readonly bucket: BucketPlace }

const EXAMPLES = 'such as file:///var/lib/tidings/media or s3://KEY:SECRET@host/bucket?region=eu-north-1'

/** Unset: a folder in the data folder. Throws an `Error` whose sentence shows no secret. */
export function readMediaPlace(text: string | undefined, dataDir: string): MediaPlace {
  if (text === undefined) return { folder: path.join(dataDir, 'media') }
  const url = URL.parse(text)
  if (!url) throw new Error(`is not a valid address; use one ${EXAMPLES}`)
  if (url.protocol === 'file:') return { folder: folderIn(url) }
  return { bucket: bucketIn(url) }
}

function folderIn(url: URL): string {
  try {
    return fileURLToPath(url)
  } catch {
    throw new Error(`is not an absolute file address; use one ${EXAMPLES}`)
  }
}

function bucketIn({ protocol, host, username, password, pathname, searchParams }: URL): BucketPlace {
  const [name = '', ...folders] = pathname.split('/').filter(Boolean)
  if (!host || !username || !password || !/^[a-z0-9][a-z0-9.-]{1,62}$/.test(name))
    throw new Error(`needs key, secret, host and bucket; use one ${EXAMPLES}`)
  if (!folders.every((folder) => /^[A-Za-z0-9][\w-]*$/.test(folder)))
    throw new Error('takes letters, digits, - and _ in the folders behind the bucket')
  return {
    origin: `${protocol === 's3+http:' ? 'http' : 'https'}://${host}`,
    name,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
