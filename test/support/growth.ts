/** Whether the time of a parser grows with its input and not with its square, for the inputs that hurt parsers. */
import assert from 'node:assert/strict'

export interface Grown {
  /** What is special in the grammar, and something that is not. */
  readonly pieces: readonly string[]
  /** What opens and closes. */
  readonly nests?: readonly (readonly [open: string, close: string])[]
  /** The longest input that is ever read, in characters. */
  readonly limit: number
  /** Another for what is made of two pieces, of which there are many. */
  readonly pairLimit?: number
  /** What stands around the hostile part. */
  readonly wrap?: (hostile: string) => string
}

interface Family {
  readonly name: string
  readonly limit: number
  readonly of: (length: number) => string
}

/** Below it growth is noise; above it an input costs too much, however it grew. CPU time of the process. */
const FLOOR_MILLISECONDS = 60
const BOUND_MILLISECONDS = 1_500
const DOUBLINGS = 6
const QUADRUPLED = 3.6

/** Fails with the family of inputs for which the time quadruples when they are doubled, or is too long. */
export async function assertGrowsEvenly(
  parse: (input: string) => unknown,
  { wrap = (hostile) => hostile, ...grown }: Grown,
): Promise<void> {
  for (const { name, limit, of } of familiesOf(grown)) {
    if (await isQuick(parse, [wrap(of(limit)), wrap(of(limit / 8))])) continue
    let before = 0
    for (let length = Math.ceil(limit / 2 ** DOUBLINGS); length <= limit; length *= 2) {
      const inputs = [wrap(of(length / 2)), wrap(of(length))] as const
      const milliseconds = await timeOf(parse, inputs[1])
      const what = `${name}, ${length} characters: ${milliseconds.toFixed(0)} ms after ${before.toFixed(0)} ms`
      if (milliseconds > FLOOR_MILLISECONDS && milliseconds > QUADRUPLED * before)
        assert.ok(await growsAgain(parse, inputs), what)
      assert.ok(
        milliseconds < BOUND_MILLISECONDS || (await median(parse, inputs[1])) < BOUND_MILLISECONDS,
        what,
      )
      before = milliseconds
    }
  }
}

/**
 * Whether the longest, and one an eighth as long, cost less than what is looked at: then none between them has grown. One
 * that is refused is not quick: it may be refused for its length, and a shorter one be read.
 */
async function isQuick(
  parse: (input: string) => unknown,
  inputs: readonly [string, string],
): Promise<boolean> {
  for (const input of inputs) {
    let isRead = true
    const reading = async (text: string): Promise<void> => {
      try {
        await parse(text)
      } catch {
        isRead = false
      }
    }
    if ((await timeOf(reading, input)) > FLOOR_MILLISECONDS || !isRead) return false
  }
  return true
}

/** The first time may have met the garbage collector: looked at again, with medians. */
async function growsAgain(
  parse: (input: string) => unknown,
  [half, whole]: readonly [string, string],
): Promise<boolean> {
  const [one, two] = [await median(parse, half), await median(parse, whole)]
  return two < FLOOR_MILLISECONDS || two < QUADRUPLED * one
}

async function median(parse: (input: string) => unknown, input: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 5; n += 1) times.push(await timeOf(parse, input))
  return times.sort((one, other) => one - other)[2] ?? 0
}

async function timeOf(parse: (input: string) => unknown, input: string): Promise<number> {
  const started = process.cpuUsage()
  try {
    await parse(input)
  } catch {
    // A refusal is an answer too; here only its time counts.
  }
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

/** Repeats, alternations, a run with something before or after it, nestings closed and left open. */
function familiesOf({ pieces, nests = [], limit, pairLimit = limit }: Omit<Grown, 'wrap'>): Family[] {
  const single = pieces.map((piece) => family(`${shown(piece)}…`, limit, (length) => run(piece, length)))
  const nested = nests.flatMap(([open, close]) => [
    family(
      `${shown(open)}…${shown(close)}…`,
      limit,
      (length) => run(open, length / 2) + run(close, length / 2),
    ),
    family(`${shown(open)}x${shown(close)}…`, limit, (length) => run(`${open}x${close}`, length)),
    family(`${shown(close)}${shown(open)}…`, limit, (length) => run(close + open, length)),
  ])
  const pairs = pieces.flatMap((one) =>
    pieces
      .filter((other) => other !== one)
      .flatMap((other) => [
        family(`${shown(one + other)}…`, pairLimit, (length) => run(one + other, length)),
        family(`${shown(one)}…${shown(other)}`, pairLimit, (length) => run(one, length) + other),
        family(`${shown(one)}${shown(other)}…`, pairLimit, (length) => one + run(other, length)),
        family(
          `${shown(one)}…${shown(other)}…`,
          pairLimit,
          (length) => run(one, length / 2) + run(other, length / 2),
        ),
      ]),
  )
  return [...single, ...nested, ...pairs]
}

function family(name: string, limit: number, of: (length: number) => string): Family {
  return { name, limit, of }
}

function run(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length))
}

function shown(piece: string): string {
  return JSON.stringify(piece.length > 40 ? `${piece.slice(0, 40)}…` : piece)
}
