/** One operation served over HTTP and done by PostgreSQL alone, by turns, so that what else the machine does weighs on both. */
import type { BenchInstallation } from './installation.ts'
import { load, type Load } from './load.ts'
import type { Reference } from './reference.ts'
import { medians, type Row } from './row.ts'

export interface Extent {
  readonly rounds: number
  readonly seconds: number
}

export interface Compared {
  readonly operation: string
  readonly size: number
  readonly load: Omit<Load, 'seconds'>
  /** What pgbench runs. */
  readonly script: string
}

/** Those compared take turns too: a size beside a size. */
export async function compare(
  bench: BenchInstallation,
  reference: Reference | undefined,
  { rounds, seconds }: Extent,
  compared: readonly Compared[],
): Promise<Row[]> {
  const measured = compared.map((): Record<string, number>[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { load, script }] of compared.entries()) {
      const served = await serve(bench, { ...load, seconds })
      const alone = reference && (await reference.run(script, seconds))
      measured[index]?.push({ ...served, ...(alone ? besides(served, alone) : {}) })
    }
  }
  process.stderr.write(`${compared[0]?.operation}: done\n`)
  return compared.map(({ operation, size }, index) => ({
    operation,
    size,
    figures: medians(measured[index] ?? []),
  }))
}

type Served = Awaited<ReturnType<typeof serve>>

/** Processor time in seconds of 1,000 requests. */
async function serve(bench: BenchInstallation, asked: Load) {
  // Once unmeasured: what is planned, compiled and remembered at the first request is.
  await load({ ...asked, seconds: 1 })
  const before = [await bench.serverSeconds(), await bench.postgresSeconds()] as const
  const { requests, perSecond, p50, p99 } = await load(asked)
  const after = [await bench.serverSeconds(), await bench.postgresSeconds()] as const
  if (requests === 0) throw new Error(`${asked.url}: nothing was answered within ${asked.seconds} s`)
  const of = (index: 0 | 1): number => ((after[index] - before[index]) / requests) * 1000
  return { perSecond, p50, p99, serverCpu: of(0), postgresCpu: of(1) }
}

function besides(served: Served, alone: Awaited<ReturnType<Reference['run']>>): Record<string, number> {
  return {
    alonePerSecond: alone.perSecond,
    aloneCpu: alone.clientCpu + alone.postgresCpu,
    share: served.perSecond / alone.perSecond,
    serverShare: served.serverCpu / (alone.clientCpu + alone.postgresCpu),
    postgresShare: served.postgresCpu / alone.postgresCpu,
  }
}
