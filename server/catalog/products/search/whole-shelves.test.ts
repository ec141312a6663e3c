/** POST /products-search: whole shelves, what a type says beside a title, and presents of which little is said. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { useProducts } from '../../../../test/support/found.ts'
import { aServer } from '../../../../test/support/server.ts'

const server = await aServer()
after(() => server.close())

const PRODUCTS = [
  { externalId: 'rug', title: 'Tapis rond en laine', type: 'Tapis' },
  { externalId: 'mousepad', title: 'Tapis de souris XL', type: 'Tapis' },
  { externalId: 'globe', title: 'Globo terráqueo con luz', type: 'Globos' },
  { externalId: 'balloons', title: 'Luftballons bunt 50 Stück', type: 'Ballons' },
  { externalId: 'helmet', title: "Bombe d'équitation noire", type: 'Casques' },
  { externalId: 'headphones', title: 'Trådlösa hörlurar', type: 'Hörlurar' },
  { externalId: 'brushes', title: 'Putzbox mit Bürsten', type: 'Pferdepflege', tags: ['Pferd'] },
  { externalId: 'thread', title: 'Costurero con hilos y agujas', type: 'Costura' },
  { externalId: 'machine', title: 'Sewing Machine 23 Stitches', type: 'Machines' },
  { externalId: 'case', title: 'Trousse garnie rouge', type: 'Trousses' },
  { externalId: 'satchel', title: 'Mochila escolar espacio', type: 'Mochilas' },
  { externalId: 'kite', title: 'Cometa arcoíris', type: 'Cometas', customProperties: { edad: '6+' } },
  { externalId: 'puzzle', title: 'Bauernhof-Puzzle', type: 'Puzzles', tags: ['Kinder'] },
  { externalId: 'mug', title: 'Stor mugg', type: 'Muggar' },
  { externalId: 'blanket', title: 'Regntäcke häst marin', type: 'Hästtäcken' },
  { externalId: 'coins', title: 'Münzkapseln 32 mm', externalCollectionIds: ['Sammlerstücke'] },
  { externalId: 'poster', title: 'Affiche bleue', externalCollectionIds: ['Sammlerstücke'] },
]

const found = useProducts(server, PRODUCTS, ['Sammlerstücke'])

describe('POST /products-search, shelves', () => {
  test('what a whole shelf is called finds what stands on it, the plainest first', async () => {
    for (const [prompt, ...ids] of [
      ['school supplies', 'case', 'satchel'],
      ['skolsaker', 'case', 'satchel'],
      ['accessoires de couture', 'thread', 'machine'],
      ['Nähzubehör', 'thread', 'machine'],
      ['riding gear', 'helmet', 'brushes', 'blanket'],
      ['equipo de equitación', 'helmet', 'brushes', 'blanket'],
      ['Spielzeug für draußen', 'kite'],
    ] as const)
      assert.deepEqual((await found(prompt)).slice(0, ids.length), ids, prompt)
  })

  test('a type that is a part of what the title names does not make it another thing', async () => {
    assert.deepEqual(await found('rug'), ['rug'])
    assert.deepEqual(await found('balloons'), ['balloons'])
    assert.deepEqual(await found('headphones'), ['headphones'])
    assert.deepEqual(await found('mouse pad'), ['mousepad'])
  })

  test('a present for a children’s party is one for a child, and decorates none', async () => {
    for (const prompt of ['present till ett barnkalas', 'Mitbringsel für einen Kindergeburtstag, 7 Jahre'])
      assert.ok(['kite', 'puzzle'].includes((await found(prompt))[0] ?? ''), prompt)
    assert.equal((await found('Kindergeburtstag'))[0], 'balloons')
  })

  test('who is named begins no other word', async () => {
    assert.notEqual((await found('cadeau pour mon mari'))[0], 'blanket')
    assert.ok((await found('till farmor')).includes('mug'))
  })

  test('who is mad about something is asked for, whoever they are', async () => {
    const horsey = await found('gift for my horse-mad daughter')
    assert.deepEqual(horsey.sort(), ['blanket', 'brushes', 'helmet'])
  })

  test('all of a collection is the collection, whatever its name means', async () => {
    assert.deepEqual((await found('all of Sammlerstücke')).sort(), ['coins', 'poster'])
    assert.deepEqual((await found('alles aus Sammlerstücke')).sort(), ['coins', 'poster'])
  })
})
