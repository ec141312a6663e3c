/** Data folders with the demo in them: copies of one that the first file of a test run makes which wants it. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyOf, made, type Kept } from './data-folder.ts'
import { tidings } from './tidings.ts'

/** Put there last: what loading it has said. */
const SAID = 'demo.json'
const LOOK_MILLISECONDS = 100

interface Demo {
  readonly workspaceId: string
  readonly webhookId: string
  readonly key: string
}

/** A data folder of a test's own, into which `tidings demo` has loaded the demo: that takes six seconds of a processor. */
export async function aDemoFolder(kept: Kept = {}): Promise<{ folder: string; demo: Demo }> {
  const source = `${await made()}-demo`
  const said = join(source, SAID)
  while (!existsSync(said)) {
    if (isTaken(`${source}-taken`)) await sleep(LOOK_MILLISECONDS)
    else await fillWithDemo(source)
  }
  // Written below.
  const demo = JSON.parse(readFileSync(said, 'utf8')) as Demo
  return { folder: await copyOf(source, kept), demo }
}

/** The process of another file is at it; otherwise this one is from here on. */
function isTaken(place: string): boolean {
  try {
    mkdirSync(place)
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return true
  }
}

async function fillWithDemo(dataDir: string): Promise<void> {
  execFileSync('cp', ['-a', await made(), dataDir])
  const { exitCode, stderr, json } = await tidings(['demo', '--json'], { DATA_DIR: dataDir })
  // Whoever waits for it ends by the limit of its file.
  assert.equal(exitCode, 0, stderr)
  const writing = join(dataDir, 'writing')
  writeFileSync(writing, JSON.stringify(json()))
  renameSync(writing, join(dataDir, SAID))
}
