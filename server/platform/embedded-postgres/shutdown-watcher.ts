/**
 * Who uses the server: each process holds the writing end of one named pipe, and a shell waits at its reading end.
 * When the last holder is gone, however it went, the kernel ends the shell's wait and the shell stops the server.
 */
import type { ChildProcess } from 'node:child_process'
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { start, type Runner } from './account.ts'

const { O_NONBLOCK, O_RDONLY, O_RDWR, O_WRONLY } = constants

/** The server is the shell's child, so its number cannot pass to a stranger while the shell lives. */
const LAUNCH = `
  trap '' HUP INT TERM
  "$@" 3<&- </dev/null & server=$!
  (while read -r _; do :; done; kill -INT $server) <&3 >/dev/null 2>&1 & watch=$!
  exec 3<&-
  wait $server; code=$?
  kill -KILL $watch 2>/dev/null
  exit $code`

/** For a server whose own shell was killed; asks postmaster.pid whether the number is still the server's. */
const ADOPT = `
  trap '' HUP INT TERM
  while read -r _; do :; done <&3
  read -r now <postmaster.pid && test "$now" = "$1" && kill -INT "$1"`

/** What a watcher is started for. */
interface Watched {
  readonly runner: Runner
  readonly cluster: string
  readonly runFolder: string
}

export interface Launched {
  /** Our own end of the pipe: the server runs on while it is open. */
  readonly hold: number
  readonly child: ChildProcess
}

/** Where the pipe is. */
export function pipeIn(runFolder: string): string {
  return join(runFolder, 'users')
}

/** Registers us as a user; undefined when nobody watches. The kernel signs us off when we end, even by SIGKILL. */
export function openHold(runFolder: string): number | undefined {
  try {
    return openSync(pipeIn(runFolder), O_WRONLY | O_NONBLOCK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENXIO' || code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether the shell still waits on the pipe we hold. */
export function isWatched(hold: number): boolean {
  try {
    writeSync(hold, '\n')
    return true
  } catch {
    return false
  }
}

/** Whether a shell waits on the pipe, for those who do not hold it. */
export function hasWatcher(runFolder: string): boolean {
  const hold = openHold(runFolder)
  if (hold !== undefined) closeSync(hold)
  return hold !== undefined
}

/** Whether any process still holds the pipe. */
export function hasUsers(runFolder: string): boolean {
  const reader = openSync(pipeIn(runFolder), O_RDONLY | O_NONBLOCK)
  try {
    // What the watcher has not read yet says nothing of who is still there.
    while (readSync(reader, Buffer.alloc(64)) > 0);
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN'
  } finally {
    closeSync(reader)
  }
}

/** Starts the server and its watcher in a session of their own: Ctrl-C in our terminal does not reach them. */
export function launch(
  watched: Watched,
  command: readonly string[],
  log: number,
  env: NodeJS.ProcessEnv,
): Launched {
  return startWatcher(watched, [LAUNCH, 'tidings-database', ...command], log, env)
}

/** Watches over a server that lost its watcher. */
export function adopt(watched: Watched, pid: number, log: number): Launched {
  // The folder is there for people who look at the list of processes.
  return startWatcher(watched, [ADOPT, 'tidings-watch', String(pid), watched.cluster], log, {})
}

/** The shell gets a reading end that is open already: if we die at any moment from here, its wait ends. */
function startWatcher(
  { runner, cluster, runFolder }: Watched,
  args: readonly string[],
  log: number,
  env: NodeJS.ProcessEnv,
): Launched {
  const pipe = pipeIn(runFolder)
  // Opening one end alone would wait for the other.
  const both = openSync(pipe, O_RDWR | O_NONBLOCK)
  const reading = openSync(pipe, O_RDONLY)
  const hold = openSync(pipe, O_WRONLY | O_NONBLOCK)
  const child = start(runner, 'sh', ['-c', ...args], {
    detached: true,
    cwd: cluster,
    stdio: ['ignore', log, log, reading],
    env,
  })
  closeSync(reading)
  closeSync(both)
  // A shell that cannot be started is seen by its exit code.
  child.on('error', () => {})
  child.unref()
  return { hold, child }
}
