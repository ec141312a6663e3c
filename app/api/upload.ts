/** A file sent with its progress, which `fetch` does not tell of; all else as client.ts does. */
import { connectionFailed } from './connection.ts'
import { ApiError, ConnectionLost } from './errors.ts'
import { inWords } from './in-words.ts'
import { askPerson } from './gate.ts'

export interface Upload {
  readonly path: string
  readonly file: Blob
  readonly workspace: string
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void
}

export async function upload<Answer>(what: Upload): Promise<Answer> {
  const { status, body } = await send(what)
  if (status >= 200 && status < 300) return body as Answer
  const error = new ApiError(status, await inWords(body))
  if (status === 401 && (await askPerson('sign-in'))) return upload(what)
  throw error
}

function send({ path, file, workspace, onProgress }: Upload): Promise<{
  readonly status: number
  readonly body: Record<string, unknown>
}> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof send>>>()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('x-tidings-app', '1')
  request.setRequestHeader('x-workspace', workspace)
  request.setRequestHeader('content-type', file.type || 'application/octet-stream')
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
  request.addEventListener('load', () =>
    resolve({ status: request.status, body: readBody(request.responseText) }),
  )
  request.addEventListener('error', () => {
    connectionFailed()
    reject(new ConnectionLost(undefined))
  })
  request.send(file)
  return promise
}

/** JSON, or an error page of something between us and the server. */
function readBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
