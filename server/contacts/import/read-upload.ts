/** An uploaded file read into rows that later passes go through: by whichever worker takes it. */
import { open, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEmail } from '../../lib/email-address.ts'
import { readPhone } from '../../lib/phone-number.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { listFields } from '../custom-fields/store.ts'
import { readCountry } from '../settings-store.ts'
import { dropParts, readPiece, writeLines } from '../tasks/part-store.ts'
import type { Task } from '../tasks/schemas.ts'
import { moveTask, Superseded } from '../tasks/store.ts'
import { placeColumns, targetsOf } from './import-columns.ts'
import { FileUnreadable, type FileRow } from './import-file.ts'
import { openTable, type ImportTable } from './import-table.ts'

export const ROWS_MAXIMUM = 1_000_000
export const COLUMNS_MAXIMUM = 200
/** 500 rows were as fast as 2,000, and what a kill undoes is less; rows with long texts make smaller batches. */
const BATCH_ROWS = 500
const BATCH_CHARACTERS = 2_000_000
/** Rows by whose values columns without a known name are guessed, and the share of them that must fit. */
const SAMPLE = 100
const SHARE = 0.8
const OWNER_ONLY = 0o600

/** Throws `FileUnreadable`; nothing of the file is kept then. */
export async function readUpload(db: Db, task: Task): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tidings-upload-'))
  try {
    const path = join(folder, 'file')
    await gather(db, task, path)
    const table = await openTable(path)
    try {
      await store(db, task, table)
    } finally {
      await table.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function gather(db: Db, { workspaceId, id }: Task, path: string): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY)
  try {
    for (let number = 0; ; number += 1) {
      const bytes = await readPiece(db, workspaceId, id, number)
      if (!bytes) return
      await file.write(bytes)
    }
  } finally {
    await file.close()
  }
}

async function store(db: Db, task: Task, table: ImportTable): Promise<void> {
  const { workspaceId, id } = task
  const { format, encoding, separator } = table
  if (table.header.length > COLUMNS_MAXIMUM)
    throw new FileUnreadable(
      `The file has more than ${COLUMNS_MAXIMUM} columns; leave those out that nobody needs`,
      'file-columns',
      COLUMNS_MAXIMUM,
    )
  // A first row with an address in it names no columns: it is a person.
  const hasHeadings = !table.header.some((title) => readEmail(title))
  const header = hasHeadings ? table.header : table.header.map((_, index) => String(index + 1))
  const terms = { country: await readCountry(db, workspaceId), fields: await listFields(db, workspaceId) }
  await db.transaction(async (tx) => {
    await dropParts(tx, workspaceId, id, 'rows')
    const first = hasHeadings ? [] : [{ line: 1, cells: table.header }]
    const { total, sample } = await writeRows(tx, task, first, table)
    if (total === 0) throw new FileUnreadable('The file has headings and no rows below them', 'file-no-rows')
    const guessed = byValues(targetsOf(placeColumns(header, terms.fields)), sample, terms.country)
    const params = { file: { format, encoding, separator }, hasHeadings, header, guessed }
    const isMoved = await moveTask(tx, workspaceId, id, {
      from: ['reading'],
      to: 'ready',
      total,
      params,
      isAfresh: true,
    })
    if (!isMoved) throw new Superseded('It was stopped')
    await dropParts(tx, workspaceId, id, 'piece')
  })
}

type Line = Pick<FileRow, 'line' | 'cells'>

async function writeRows(tx: Tx, task: Task, first: readonly Line[], table: ImportTable) {
  const sample: (readonly string[])[] = []
  let [waiting, characters, total, number] = [[] as string[], 0, 0, 0]
  const flush = async () => {
    if (waiting.length > 0) await writeLines(tx, task, 'rows', number++, waiting)
    waiting = []
    characters = 0
  }
  const take = async (rows: readonly Line[]) => {
    for (const { line, cells } of rows) {
      total += 1
      if (total > ROWS_MAXIMUM)
        throw new FileUnreadable('The file has more than a million rows; split it into several', 'file-rows')
      if (sample.length < SAMPLE) sample.push(cells)
      const text = JSON.stringify([line, cells.slice(0, 2 * COLUMNS_MAXIMUM)]).replaceAll('\\u0000', '')
      waiting.push(text)
      characters += text.length
      if (waiting.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await flush()
    }
  }
  await take(first)
  for await (const rows of table.rows()) await take(rows)
  await flush()
  return { total, sample }
}

/** Where no heading says it: a column of addresses is email, one of numbers that can be dialled a phone. */
function byValues(
  targets: (string | null)[],
  sample: readonly (readonly string[])[],
  country: string,
): (string | null)[] {
  const fits = (index: number, reads: (text: string) => unknown): boolean => {
    const filled = sample.map((cells) => cells[index]?.trim() ?? '').filter(Boolean)
    return filled.length > 0 && filled.filter((text) => reads(text)).length >= SHARE * filled.length
  }
  const guess = (field: string, reads: (text: string) => unknown): void => {
    if (targets.includes(field)) return
    const index = targets.findIndex((target, at) => target === null && fits(at, reads))
    if (index !== -1) targets[index] = field
  }
  guess('email', readEmail)
  guess('phone', (text) => /^[+\d]/.test(text) && text.length >= 8 && readPhone(text, country))
  return targets
}
