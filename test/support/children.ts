/** Programs that tests launch end with their file, also when a test fails before it ends them. */
import { type ChildProcess } from 'node:child_process'
import { atFileEnd } from './file-end.ts'

const alive = new Set<ChildProcess>()

/** Kills the child once every test of this file has run, unless it has ended by then; left alive, it would keep the file waiting. */
export function endWithFile<Child extends ChildProcess>(child: Child): Child {
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

const killAll = (): void => {
  for (const child of alive) child.kill('SIGKILL')
}

atFileEnd(killAll)
process.once('exit', killAll)
