/** Tables: fitted to a terminal, whole in a pipe. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { displayWidth } from '../lib/display-width.ts'
import type { Screen } from './screen.ts'
import { pairs, table } from './table.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const ID = '01a203b8-591f-77b2-aeab-3befa45669d1'
const screen = (columns: number): Screen => ({
  isTerminal: true,
  columns,
  paint: (_, text) => text,
  now: NOW,
})
const PIPE: Screen = { ...screen(80), isTerminal: false }

const KEYS = [
  {
    id: ID,
    name: 'Shop',
    scopes: ['feeds:read-only', 'posts:read-write'],
    lastUsed: '2026-11-22T11:57:00.000Z',
    workspaceId: ID,
  },
]
const COLUMNS = ['id', 'name', 'scopes', 'lastUsed', 'workspaceId'] as const

describe('a table', () => {
  test('in a pipe nothing is cut or left out, and times are ISO 8601', () => {
    assert.equal(
      table(KEYS, COLUMNS, PIPE),
      `id                                    name  scopes                            lastUsed                  workspaceId
${ID}  Shop  feeds:read-only,posts:read-write  2026-11-22T11:57:00.000Z  ${ID}`,
    )
  })

  test('on a terminal times are spoken, ids of others go first, then its own where it has a name', () => {
    assert.equal(
      table(KEYS, COLUMNS, screen(80)),
      `name  scopes                             last used
Shop  feeds:read-only, posts:read-write  3 minutes ago

Not shown for want of room: workspace id (--json has all)`,
    )
    assert.match(table(KEYS, COLUMNS, screen(100)), /^id +name +scopes +last used\n01a203b8-591f/)
  })

  test('a column that says nothing goes before a text is cut; in a pipe it stays', () => {
    const rows = [
      { email: 'anna.lindgren@subdomain.example.org', seen: null, city: null, note: 'Likes tulips' },
      { email: 'bo@example.org', seen: null, city: 'Lund', note: null },
    ]
    const names = ['email', 'seen', 'city', 'note'] as const

    assert.equal(
      table(rows, names, screen(58)),
      `email                                city  note
anna.lindgren@subdomain.example.org  -     Likes tulips
bo@example.org                       Lund  -

Not shown for want of room: seen (--json has all)`,
    )
    assert.match(table(rows, names, PIPE), /^email +seen +city +note\n/)
  })

  test('what one thing is stands beside words, not beside names of fields; in a pipe the names stay', () => {
    const campaign = { deliveryChannel: 'email', title: 'May' }

    assert.equal(pairs(campaign, screen(80)), 'delivery channel  email\ntitle             May')
    assert.equal(pairs(campaign, PIPE), 'deliveryChannel  email\ntitle            May')
  })

  test('an id that no name stands for stays whole, and texts are cut', () => {
    const rows = [{ id: ID, subject: 'The tulips are here, and so is spring in the whole of the shop' }]

    assert.equal(
      table(rows, ['id', 'subject'], screen(60)),
      `id                                    subject
${ID}  The tulips are here,…`,
    )
  })

  test('no line is wider than the terminal, whatever it holds', () => {
    const Row = fc.record({
      id: fc.constant(ID),
      name: fc.string({ unit: 'grapheme', maxLength: 60 }),
      note: fc.string({ unit: 'grapheme', maxLength: 200 }),
      created: fc.constant('2026-11-22T11:57:00.000Z'),
    })
    fc.assert(
      fc.property(
        fc.array(Row, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 20, max: 160 }),
        (rows, columns) => {
          const [lines = ''] = table(rows, ['name', 'note', 'created', 'id'], screen(columns)).split(
            '\n\nNot shown',
          )
          for (const line of lines.split('\n')) assert.ok(displayWidth(line) <= columns, line)
        },
      ),
    )
  })

  test('what people typed moves no cursor and starts no line', () => {
    const rows = [{ name: 'A\u001B[2J\nB' }]

    assert.equal(table(rows, ['name'], screen(80)), 'name\nA [2J B')
    assert.equal(pairs({ Name: 'A\u001B[2J\nB' }, screen(80)), 'Name  A [2J B')
  })
})
