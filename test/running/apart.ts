/** Preloaded into a test file that has a process of its own: its limit of time, and what it has cost. */
import path from 'node:path'
import { startCosts } from './costs.ts'
import { limitFile } from './file-limit.ts'

const file = path.relative(process.cwd(), process.argv[1] ?? '')
const costs = startCosts({ sinceStart: true })
limitFile(file)
process.once('exit', () => costs.write(file))
