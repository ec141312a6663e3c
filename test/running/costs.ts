/** What each test file has cost: its time, and the processor's. Each process adds its files to one list. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** Says where the list is. */
const LIST = 'TIDINGS_TEST_COSTS'
/** Linux counts what processes have taken in hundredths of a second (`man proc`, CLK_TCK). */
const TICKS_A_SECOND = 100

/** In seconds. */
export interface Cost {
  readonly file: string
  readonly elapsed: number
  /** Of the file's process, and of programs that it started and that have ended. */
  readonly processor: number
}

/** Measures from now on, or from this process's start. */
export function startCosts({ sinceStart = false } = {}): { write(file: string): void } {
  const began = sinceStart ? 0 : performance.now()
  const before = sinceStart ? 0 : processorSeconds()
  const write = (file: string): void => {
    const list = process.env[LIST]
    if (list === undefined) return
    const elapsed = (performance.now() - began) / 1000
    const cost: Cost = { file, elapsed, processor: processorSeconds() - before }
    appendFileSync(list, `${JSON.stringify(cost)}\n`)
  }
  return { write }
}

/** From now on files write what they cost into this list. */
export function keepCosts(list: string): void {
  writeFileSync(list, '')
  process.env[LIST] = list
}

export function readCosts(list: string): Cost[] {
  const lines = readFileSync(list, 'utf8').trim().split('\n')
  // Written by `write`.
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Cost)
}

/** What a process (this one, unless said) and its ended children have taken of the processor; without /proc this one alone. */
export function processorSeconds(pid: number | 'self' = 'self'): number {
  try {
    // After the program's name, which is in brackets and may hold anything: state is the first, utime the twelfth.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND
  } catch {
    const { user, system } = process.cpuUsage()
    return pid === 'self' ? (user + system) / 1e6 : 0
  }
}
