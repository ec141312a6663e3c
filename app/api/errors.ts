/** What an answer that is not the wanted one is made into. */

interface Detail {
  readonly path: string
  readonly message: string
}

/** The API's error object. Its sentences are for people: they say what is wrong and what would be right. */
export class ApiError extends Error {
  readonly status: number
  readonly traceId: string
  /** Set where the app has something to do about it, such as `confirmPassword`. */
  readonly code: string | undefined
  /** What our catalogues know the sentence by, where they do. */
  readonly said: { readonly key: string; readonly values: readonly string[] } | undefined
  /** Each invalid part of what was sent, by the path of its member. */
  readonly details: readonly Detail[]

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body['message'] === 'string' ? body['message'] : `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.traceId = typeof body['traceId'] === 'string' ? body['traceId'] : ''
    this.code = typeof body['code'] === 'string' ? body['code'] : undefined
    this.said = body['said'] as ApiError['said']
    this.details = Array.isArray(body['details']) ? (body['details'] as Detail[]) : []
  }
}

/** Nothing was answered: no network, or the server is away. Whether it was done is not known. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('no connection', { cause })
    this.name = 'ConnectionLost'
  }
}
