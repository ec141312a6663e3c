/** Processor time of processes and all they started, from /proc: what other work on the machine moves least. */
import { readdir, readFile } from 'node:fs/promises'

/** What /proc counts in, a second (getconf CLK_TCK): the same on every Linux. */
const TICKS = 100

interface Stat {
  readonly parent: number
  /** In seconds: its own, and of those it started that have ended. */
  readonly own: number
  readonly ended: number
}

/** Seconds of a process, its threads, and its children, those that have ended too. */
export async function processorSeconds(pid: number): Promise<number> {
  const all = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => statOf(Number(name))),
  )
  const root = await statOf(pid)
  if (!root) throw new Error(`There is no process ${pid}`)
  return all.reduce((sum, stat) => sum + (stat?.parent === pid ? stat.own : 0), root.own + root.ended)
}

/** Seconds of what this process started and what has ended. */
export async function endedChildrenSeconds(): Promise<number> {
  return (await statOf(process.pid))?.ended ?? Number.NaN
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}

async function statOf(pid: number): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  // The name of the program, in parentheses, may hold anything; behind it come numbers.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = (index: number): number => Number(fields[index]) / TICKS
  return { parent: Number(fields[1]), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) }
}
