/** Every request of the app goes through here: the session, the workspace, and what comes in between. */
import { connectionFailed } from './connection.ts'
import { ApiError, ConnectionLost } from './errors.ts'
import { inWords } from './in-words.ts'
import { askPerson, type Question } from './gate.ts'

export interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From the root: `/api/contacts`, `/app/api/session`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** The workspace it is about, by id; left out where it is about none. */
  readonly workspace?: string
  /** Fails instead of asking the person to sign in. */
  readonly isQuiet?: boolean
  /** Hears of the headers of an answer that is what was asked for. */
  readonly onHeaders?: (headers: Headers) => void
}

/** Asks and gives what was answered; throws `ApiError` or `ConnectionLost`. */
export async function ask<Answer>(what: Ask): Promise<Answer> {
  const response = await answerTo(what)
  if (response.ok) {
    what.onHeaders?.(response.headers)
    return (await bodyOf(response)) as Answer
  }
  const error = await failureOf(response)
  const question = what.isQuiet ? undefined : questionOf(error)
  if (question && (await askPerson(question))) return ask(what)
  throw error
}

/** The same as text or bytes: a preview, a download. */
export async function askForBlob(what: Ask): Promise<Blob> {
  const response = await answerTo(what)
  if (response.ok) return response.blob()
  const error = await failureOf(response)
  const question = what.isQuiet ? undefined : questionOf(error)
  if (question && (await askPerson(question))) return askForBlob(what)
  throw error
}

async function answerTo(what: Ask): Promise<Response> {
  const { method = 'GET', path, query = {}, body, signal, workspace, headers = {} } = what
  const isForm = body instanceof FormData || body instanceof Blob
  try {
    return await fetch(path + queryOf(query), {
      method,
      credentials: 'same-origin',
      headers: {
        'x-tidings-app': '1',
        accept: 'application/json',
        ...(workspace === undefined ? {} : { 'x-workspace': workspace }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    connectionFailed()
    throw new ConnectionLost(error)
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const body = ((await bodyOf(response)) ?? {}) as Record<string, unknown>
  return new ApiError(response.status, await inWords(body))
}

function questionOf(error: ApiError): Question | undefined {
  if (error.status === 401) return 'sign-in'
  return error.code === 'confirmPassword' ? 'password' : undefined
}

function queryOf(query: NonNullable<Ask['query']>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Nothing, JSON, or an error page of something between us and the server. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!text) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return { message: `HTTP ${response.status}` }
  }
}
