/** The embeddings endpoint: texts in, what they mean as vectors out. */
import type { Log } from './log.ts'

export interface Embeddings {
  /** One vector of length 1 for each text, in order. Rejects when the endpoint is away, slow or answers nonsense. */
  embed(texts: readonly string[], milliseconds: number): Promise<Float32Array[]>
  /** The same for one text, remembered; undefined, and logged once, while the endpoint does not serve. */
  tryEmbed(text: string, milliseconds: number): Promise<Float32Array | undefined>
}

/** After a failure nobody waits for it for this long. */
const REST_MILLISECONDS = 30_000

interface Answer {
  readonly data: readonly { readonly embedding: readonly number[] }[]
}

function isAnswer(value: unknown): value is Answer {
  return isMap(value) && Array.isArray(value['data']) && value['data'].every(isEmbedding)
}

function isEmbedding(value: unknown): boolean {
  if (!isMap(value) || !Array.isArray(value['embedding'])) return false
  const numbers: readonly unknown[] = value['embedding']
  return numbers.length > 0 && numbers.every((each) => typeof each === 'number' && Number.isFinite(each))
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Speaks the OpenAI-compatible form: `POST {input: […]}` → `{data: [{embedding}]}`. A password in the address is sent
 * as a bearer token, and `?model=` as the model. Undefined when there is no address.
 */
export function openEmbeddings(
  address: string | undefined,
  log: Pick<Log, 'warn' | 'info'>,
): Embeddings | undefined {
  if (address === undefined) return undefined
  const url = new URL(address)
  const model = url.searchParams.get('model')
  const token = decodeURIComponent(url.password)
  url.searchParams.delete('model')
  url.username = ''
  url.password = ''
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  let restsUntil = 0
  let isAway = false

  const embed: Embeddings['embed'] = async (texts, milliseconds) => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ input: texts, ...(model === null ? {} : { model }) }),
      signal: AbortSignal.timeout(milliseconds),
    })
    if (!response.ok) throw new Error(`The embeddings endpoint answered ${response.status}`)
    const answer: unknown = await response.json()
    if (!isAnswer(answer) || answer.data.length !== texts.length)
      throw new Error('The embeddings endpoint answered something else than one embedding for each text')
    return answer.data.map(({ embedding }) => unit(embedding))
  }

  return {
    embed,
    async tryEmbed(text, milliseconds) {
      if (Date.now() < restsUntil) return undefined
      try {
        const [vector] = await embed([text], milliseconds)
        if (isAway) log.info('the embeddings endpoint serves again')
        isAway = false
        return vector
      } catch (error) {
        restsUntil = Date.now() + REST_MILLISECONDS
        if (!isAway)
          log.warn({ err: error }, 'the embeddings endpoint does not serve; search goes by words alone')
        isAway = true
        return undefined
      }
    },
  }
}

function unit(embedding: readonly number[]): Float32Array {
  const length = Math.hypot(...embedding) || 1
  return Float32Array.from(embedding, (value) => value / length)
}
