/** The catalogue of refusals: one name for one thing, and each of them in use. */
import assert from 'node:assert/strict'
import { glob } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { readSources } from '../test/support/sources.ts'
import type { Catalogue } from './refusals/answer.ts'

interface Named {
  readonly name: string
  readonly file: string
}

/** Every name with its file, of whatever catalogues the folder has. */
async function readNames(): Promise<Named[]> {
  const files = (await Array.fromAsync(glob('server/refusals/*.ts'))).filter((file) => !/answer/.test(file))
  const read = files.map(async (file) => {
    const catalogues = Object.values((await import(pathToFileURL(file).href)) as Record<string, Catalogue>)
    return catalogues.flatMap((catalogue) => Object.keys(catalogue).map((name) => ({ name, file })))
  })
  return (await Promise.all(read)).flat()
}

const names = await readNames()
const sources = await readSources()

describe('the catalogue of refusals', () => {
  test('has each name once, in whatever files of it', () => {
    assert.ok(names.length > 100, `only ${names.length} names were seen`)
    const files = Map.groupBy(names, ({ name }) => name)

    assert.deepEqual(
      [...files.values()].filter((places) => places.length > 1),
      [],
    )
  })

  test('has every file in the one catalogue that is thrown from', () => {
    const { imports } = sources.get('server/refusals.ts') ?? assert.fail('server/refusals.ts is not there')
    const imported = new Set(imports.map(({ name }) => name))

    assert.deepEqual(
      names.filter(({ file }) => !imported.has(file)),
      [],
    )
  })

  test('has no name that nothing refuses by', () => {
    const users = [...sources.values()].filter(({ name }) => !name.startsWith('server/refusals'))
    const said = new Set(
      users.flatMap(({ text }) => [...text.matchAll(/['"]([a-z-]+)['"]/g)].map(([, word]) => word)),
    )

    assert.deepEqual(
      names.filter(({ name }) => !said.has(name)),
      [],
    )
  })
})
