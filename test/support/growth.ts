/** Whether the time of a parser grows with its input and not with its square, for the inputs that hurt parsers. */
import assert from 'node:assert/strict'
import { slowness } from './slowness.ts'

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
/** What three doublings may cost together: twice, twice and twice, and some noise. */
const TENFOLD = 10
/** The least that says how much a processor was at work. */
const SEEN_MILLISECONDS = 5
/** A square shows in each of them; a garbage collector or a machine that is busy does not. */
const ROUNDS = 10

/** Fails with the family of inputs for which the time quadruples when they are doubled, or is too long. */
export async function assertGrowsEvenly(
  parse: (input: string) => unknown,
  { wrap = (hostile) => hostile, ...grown }: Grown,
): Promise<void> {
  for (const { name, limit, of } of familiesOf(grown)) {
    if (await isEven(parse, [wrap(of(limit)), wrap(of(limit / 8))])) continue
    const inputs = lengthsUpTo(limit).map((length) => wrap(of(length)))
    let before = Infinity
    for (const [index, input] of inputs.entries()) {
      const half = inputs[index - 1] ?? ''
      const milliseconds = await timeOf(parse, input)
      const what = `${name}, ${input.length} characters: ${milliseconds.toFixed(0)} ms after ${before.toFixed(0)} ms`
      const isSteep = milliseconds > FLOOR_MILLISECONDS && milliseconds > QUADRUPLED * before
      assert.ok(!isSteep || (await growsEvenly(parse, [half, input])), what)
      assert.ok(milliseconds < BOUND_MILLISECONDS || (await isWithinBound(parse, input)), what)
      before = milliseconds
    }
  }
}

/** The longest, and what it is a doubling of, down to the shortest that is looked at. */
function lengthsUpTo(limit: number): number[] {
  return Array.from({ length: DOUBLINGS + 2 }, (_, n) => Math.ceil(limit / 2 ** (DOUBLINGS + 1 - n)))
}

/**
 * Whether two looks say enough: the longest, and one an eighth as long. If the short one costs less than what is looked at,
 * only the three doublings above it count, and of them one that quadruples makes three together more than ten times as
 * much. One that is refused says nothing: it may be refused for its length, and a shorter one be read.
 */
async function isEven(
  parse: (input: string) => unknown,
  [longest, eighth]: readonly [string, string],
): Promise<boolean> {
  let areRead = true
  const reading = async (text: string): Promise<void> => {
    try {
      await parse(text)
    } catch {
      areRead = false
    }
  }
  const long = await timeOf(reading, longest)
  if (!areRead || long > BOUND_MILLISECONDS) return false
  const short = await timeOf(reading, eighth)
  if (!areRead || short > FLOOR_MILLISECONDS) return false
  return long <= FLOOR_MILLISECONDS || long < TENFOLD * Math.max(short, SEEN_MILLISECONDS)
}

/** By the least of several rounds, both in each of them; done when three or more say so. */
async function growsEvenly(
  parse: (input: string) => unknown,
  [half, whole]: readonly [string, string],
): Promise<boolean> {
  let [one, two] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round += 1) {
    one = Math.min(one, await timeOf(parse, half))
    two = Math.min(two, await timeOf(parse, whole))
    if (round >= 2 && (two < FLOOR_MILLISECONDS || two < QUADRUPLED * one)) return true
  }
  return false
}

/** On a slow machine it may be as much slower. */
async function isWithinBound(parse: (input: string) => unknown, input: string): Promise<boolean> {
  let least = Infinity
  for (let round = 0; round < ROUNDS; round += 1) {
    least = Math.min(least, await timeOf(parse, input))
    if (least < BOUND_MILLISECONDS) return true
  }
  return least < BOUND_MILLISECONDS * slowness()
}

/** Fails when work takes as much processor time as this, or more, however often it is done; on a slow machine as much longer. */
export async function assertCostsLess(milliseconds: number, work: () => unknown): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const took = await costOf(work)
    if (took < milliseconds) return
    times.push(took)
  }
  const [least, allowed] = [Math.min(...times), milliseconds * slowness()]
  assert.ok(least < allowed, `took ${least.toFixed(0)} ms, and may take ${allowed.toFixed(0)}`)
}

/** What is refused is answered too; here only its time counts. */
function timeOf(parse: (input: string) => unknown, input: string): Promise<number> {
  return costOf(async () => {
    try {
      await parse(input)
    } catch {
      // Whether it should have been is for other tests.
    }
  })
}

async function costOf(work: () => unknown): Promise<number> {
  const started = process.cpuUsage()
  await work()
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
