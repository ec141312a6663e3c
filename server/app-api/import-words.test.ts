/** Imports in the language of whoever imports: what is wrong with a file, with a row on the page, and in the file of them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { aPerson } from '../../test/support/accounts.ts'
import { importAll, ORDER, reached, upload, useTaskWorker } from '../../test/support/imports.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { readSources } from '../../test/support/sources.ts'
import { speakerFor } from './import-words.ts'

const server = await useServer()
useTaskWorker(server)

async function aSwede() {
  const workspace = await aWorkspace(server)
  const swede = await aPerson(server, workspace, 'editor')
  await swede.ask('PATCH', '/app/api/account', { language: 'sv' })
  const send = (text: string) =>
    upload(server, swede, workspace.id, { name: 'kunder.csv', bytes: Buffer.from(text) })
  return { swede, send }
}

describe('an import in Swedish', () => {
  test('says why rows are left out on the page and in the file of them', async () => {
    const { swede, send } = await aSwede()
    const id = await send('email,phone,country\nbo@,,\n,07,SE\n,,Xyland\n')
    await reached(swede, id, 'ready')
    const order = { ...ORDER, targets: ['email', 'phone', 'country'] }

    const preview = (await swede.ask('POST', `/app/api/imports/${id}/preview`, order)).body.items
    await importAll(swede, id, order)
    const file = (await swede.ask('GET', `/app/api/imports/${id}/rejected`)).text

    const reasons = [
      '”bo@” är ingen e-postadress; skriv en som ann@example.com',
      '”07” är inget telefonnummer i SE; skriv det med landskod, som +46701234567',
      '”Xyland” är inget land; skriv dess två bokstäver, som SE',
    ]
    assert.deepEqual(
      preview.map(({ reason }: { reason: string }) => reason),
      reasons,
    )
    const rows: string[][] = parse(file, { bom: true })
    assert.deepEqual(
      rows.slice(1).map(([, reason]) => reason),
      reasons,
    )
  })

  test('says why a file cannot be read', async () => {
    const { swede, send } = await aSwede()
    const { failure } = await reached(swede, await send('email,name\n'), 'failed')
    assert.equal(failure, 'Filen har rubriker men inga rader under dem')
  })

  test('has words for every fault that the program names', async () => {
    const { swede } = await aSwede()
    const speak = await speakerFor(server.db, swede.accountId)
    const text = [...(await readSources()).entries()]
      .filter(([path]) => /server\/contacts\/(import|tasks)\/[\w-]+(?<!\.test)\.ts$/.test(path))
      .map(([, source]) => source.text)
      .join('\n')
    const named = [...text.matchAll(/'((?:file|row)-[a-z-]+)'/g)].map(([, key = '']) => key)
    const kinds = ['text', 'number', 'date', 'boolean'].map((type) => `row-${type}`)
    const all = new Set([...named, ...kinds])
    assert.ok(all.size > 20, `only ${all.size} were seen`)
    const english = [...all].filter((key) => {
      const said = { key, values: ['1', '2', '3'] }
      return speak([{ message: 'English', said }]) === 'English'
    })
    assert.deepEqual(english, [])
  })
})
