/** What a browser has to load, in bytes as they are sent (Brotli): before the first page, and for each page. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'

const FIRST_BYTES = 200_000
const CHUNK_BYTES = 60_000
/** Of a page with the pieces it shares with others, opened first of all. */
const PAGE_BYTES = 100_000
/** Browsers ask a server without HTTP/2 for six at a time. */
const FIRST_FILES = 6
const PAGE_FILES = 48

const BUILT = path.join('dist', 'app')

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

await promisify(execFile)(process.execPath, [path.join('app', 'build', 'build.ts')])
const manifest = JSON.parse(await readFile(path.join(BUILT, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

/** The files of a chunk and of all that it needs at once. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const { file, css = [], imports = [] } = manifest[name] ?? assert.fail(`no chunk ${name}`)
  if (seen.has(file)) return seen
  for (const each of [file, ...css]) seen.add(each)
  for (const each of imports) filesOf(each, seen)
  return seen
}

/** Files too small to be worth compressing are sent as they are. */
async function bytesOf(files: Iterable<string>): Promise<number> {
  const sizes = [...files].map(async (file) => {
    const place = path.join(BUILT, file)
    const { size } = await stat(`${place}.br`).catch(() => stat(place))
    return size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? assert.fail('no entry')
const first = filesOf(entry)

describe('what is loaded', () => {
  test(`before the first page: less than ${FIRST_BYTES / 1000} KB`, async () => {
    const bytes = await bytesOf([...first, 'index.html'])

    assert.ok(bytes > 50_000, 'the files were found')
    assert.ok(bytes < FIRST_BYTES, `${bytes} bytes`)
  })

  test(`in few files: ${FIRST_FILES} before the first page, ${PAGE_FILES} for each page beside them`, () => {
    assert.ok(first.size <= FIRST_FILES, `${first.size} before the first page`)
    const pages = (manifest[entry]?.dynamicImports ?? []).map((page) => ({
      page,
      files: [...filesOf(page)].filter((file) => !first.has(file)).length,
    }))
    assert.deepEqual(
      pages.filter(({ files }) => files > PAGE_FILES),
      [],
    )
  })

  test(`no chunk that is loaded later has more than ${CHUNK_BYTES / 1000} KB`, async () => {
    const later = Object.values(manifest).filter(({ isEntry }) => !isEntry)
    assert.ok(later.length > 10, `only ${later.length} chunks were seen`)
    const heavy: string[] = []
    for (const { file, css = [] } of later) {
      const bytes = await bytesOf([file, ...css])
      if (bytes >= CHUNK_BYTES) heavy.push(`${file}: ${bytes} bytes`)
    }

    assert.deepEqual(heavy, [])
  })

  test(`no page needs more than ${PAGE_BYTES / 1000} KB beside what every page has`, async () => {
    const pages = manifest[entry]?.dynamicImports ?? []
    assert.ok(pages.length > 4, `only ${pages.length} pages were seen`)
    const heavy: string[] = []
    for (const page of pages) {
      const bytes = await bytesOf([...filesOf(page)].filter((file) => !first.has(file)))
      if (bytes >= PAGE_BYTES) heavy.push(`${page}: ${bytes} bytes`)
    }

    assert.deepEqual(heavy, [])
  })
})
