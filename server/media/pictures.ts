/** Pictures decoded, proved and made into sizes: by a process beside the program, one at a time. */
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openThread } from '../platform/threads.ts'
import { refuse } from '../refusals.ts'
import type { PictureAnswer, PictureTask } from './picture-tasks.ts'
import { isPictureKind, kindOf, type FileType, type PictureFile } from './rules.ts'

/** A folder of this beginning is of an upload under way, or of one that a crash cut off. */
export const WORK_FOLDERS = 'tidings-media-'

export interface Sizes {
  readonly files: readonly PictureFile[]
  readonly isAnimated: boolean
}

export interface Piece {
  readonly bytes: Buffer
  readonly type: FileType
  readonly width: number
  readonly height: number
}

export interface Pictures {
  /** Refuses what is no picture that is taken, before and after it is decoded. */
  sizes(source: string, folder: string): Promise<Sizes>
  piece(source: Buffer, shape: Shape): Promise<Piece>
  close(): Promise<void>
}

export interface Shape {
  readonly width: number
  readonly height?: number | undefined
  readonly focus?: readonly [x: number, y: number]
}

/** sharp takes 40 MB and more while it works, and the program stands idle in 150: its process ends soon after the last. */
export function openPictures(): Pictures {
  const thread = openThread<PictureTask, PictureAnswer>(new URL('picture-process.ts', import.meta.url), {
    milliseconds: 45_000,
    megabytes: 256,
    waiting: 40,
    idleMilliseconds: 5_000,
    isProcess: true,
  })
  const run = async (task: PictureTask): Promise<Exclude<PictureAnswer, { fault: unknown }>> => {
    if (!thread.isOpen()) refuse('pictures-busy')
    const answer = await thread.run(task)
    // It took too long, too much memory, or broke the process.
    if (!answer) refuse('picture-unreadable', 'other')
    if (!('fault' in answer)) return answer
    return answer.fault === 'unreadable'
      ? refuse('picture-unreadable', 'other')
      : refuse('picture-too-many-pixels')
  }
  return {
    async sizes(source, folder) {
      mustBePicture(await headOf(source))
      const answer = await run({ kind: 'sizes', source, folder })
      if (!('files' in answer)) throw new Error('Sizes were asked for, and something else was answered')
      return answer
    },
    async piece(source, { width, height, focus = [0.5, 0.5] }) {
      mustBePicture(source.subarray(0, 1024))
      return withFolder(async (folder) => {
        const file = path.join(folder, 'source')
        await writeFile(file, source)
        const answer = await run({ kind: 'piece', source: file, width, height, focus })
        if (!('bytes' in answer))
          throw new Error('One picture was asked for, and something else was answered')
        return { ...answer, bytes: Buffer.from(answer.bytes) }
      })
    },
    close: () => thread.close(),
  }
}

/** A folder for one piece of work, taken away whatever comes of it. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), WORK_FOLDERS))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A file that was made by `sizes`. */
export async function readMade(folder: string, name: string): Promise<Buffer> {
  return readFile(path.join(folder, name))
}

async function headOf(source: string): Promise<Buffer> {
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function mustBePicture(head: Buffer): void {
  const kind = kindOf(head)
  if (!isPictureKind(kind)) refuse('picture-unreadable', kind)
}
