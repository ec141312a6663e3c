/** One request and its answer, with a clock that starts when it is this request's turn on a connection. */
import type { Dispatcher } from 'undici'

export interface Answered {
  /** null: nobody answered. */
  readonly status: number | null
  /** The beginning of the answer, or why there is none. */
  readonly text: string
}

const ANSWER_BYTES = 1_000

type Request = Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'body' | 'headers'>

/** Never throws: what went wrong is the answer's text. */
export function exchange(dispatcher: Dispatcher, request: Request, milliseconds: number): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<Answered>()
  const pieces: Buffer[] = []
  let status: number | null = null
  let length = 0
  let clock: NodeJS.Timeout | undefined
  const end = (answered: Answered): void => {
    clearTimeout(clock)
    resolve(answered)
  }
  dispatcher.dispatch(request, {
    onRequestStart: (controller) => {
      clearTimeout(clock)
      clock = setTimeout(() => {
        const text = `No answer within ${milliseconds / 1000} s`
        end({ status: null, text })
        controller.abort(new Error(text))
      }, milliseconds)
    },
    onResponseStart: (_, code) => {
      status = code
    },
    onResponseData: (controller, piece) => {
      pieces.push(piece)
      length += piece.length
      if (length < ANSWER_BYTES) return
      end({ status, text: beginningOf(pieces) })
      controller.abort(new Error('the beginning is enough'))
    },
    onResponseEnd: () => end({ status, text: beginningOf(pieces) }),
    onResponseError: (_, error) => end({ status: null, text: wordsOf(error) }),
  })
  return promise
}

function beginningOf(pieces: readonly Buffer[]): string {
  const text = Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString()
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
}

function wordsOf(error: Error): string {
  if (error.message) return error.message
  // One name may have several addresses, each with its own fault: such an error has no message.
  const [first] = error instanceof AggregateError ? error.errors : [error.cause]
  return first instanceof Error ? wordsOf(first) : error.name
}
