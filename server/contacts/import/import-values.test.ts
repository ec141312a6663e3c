/** Tests of reading columns and rows of an imported file. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { reasonOf } from './import-cells.ts'
import { MappingWrong, placeColumns, readMapping, type LabelledField } from './import-columns.ts'
import { readRow } from './import-values.ts'

const FIELDS: readonly LabelledField[] = [
  { name: 'shoe_size', label: 'Shoe size (EU)', type: 'number' },
  { name: 'mobile', label: 'Second phone', type: 'text' },
  { name: 'vip', label: 'VIP', type: 'boolean' },
]
const SWEDEN = { country: 'SE', invites: false }

function read(header: string, row: string, settings = SWEDEN, map: readonly string[] = []) {
  const columns = placeColumns(header.split('|'), FIELDS, map.map(readMapping))
  const result = readRow(row.split('|'), columns, settings)
  return 'problems' in result ? { reason: reasonOf(result.problems) } : result
}

function details(header: string, row: string, map: readonly string[] = []): Record<string, unknown> {
  const result = read(header, row, SWEDEN, map)
  assert.ok(!('reason' in result), JSON.stringify(result))
  return { ...result.details }
}

function reason(header: string, row: string): string {
  const result = read(header, row)
  assert.ok('reason' in result, JSON.stringify(result))
  return result.reason
}

describe('contact import: columns', () => {
  test('are found by the names the webhook knows, in any spelling, and by those of addresses', () => {
    const header = 'E-MAIL|Förnamn|Efternamn|Mobilnummer|Postnummer|Ort|Zip Code|Gatuadress'
    const row = 'Ann@Example.com|Ann|Berg|070-123 45 67|123 45|Umeå||Storgatan 1'
    assert.deepEqual(details(header, row), {
      name: 'Ann Berg',
      email: 'Ann@example.com',
      phone: '+46701234567',
      postalCode: '123 45',
      city: 'Umeå',
      address: 'Storgatan 1',
    })
  })

  test('are custom fields by data name, label, or as an export titles them', () => {
    for (const title of ['shoe_size', 'Shoe size (EU)', 'customFields.shoe_size', 'SHOE-SIZE']) {
      assert.deepEqual(details(`name|${title}`, 'Ann|38,5').customFields, { shoe_size: 38.5 }, title)
    }
    assert.deepEqual(details('name|mobile', 'Ann|070').customFields, { mobile: '070' }, 'the data name wins')
  })

  test('that nothing takes are named and ignored', () => {
    const { ignored } = placeColumns(['email', 'Constructor', '__proto__', 'Notes', ''], FIELDS)
    assert.deepEqual(ignored, ['Constructor', '__proto__', 'Notes', ''])
  })

  test('go where --map says, also when the column has another name or a `=` in it', () => {
    assert.deepEqual(details('email|a=b', 'a@x.se|Ann', ['a=b=name']), { name: 'Ann', email: 'a@x.se' })
    assert.deepEqual(
      details('Email|Other', 'a@x.se|b@x.se', ['other=email']).email,
      'b@x.se',
      'mapped by hand wins',
    )
    assert.deepEqual(details('email|x', 'a@x.se|7', ['x=customFields.shoe_size']).customFields, {
      shoe_size: 7,
    })
  })

  test('--map refuses a wrong column or field and names the possible ones', () => {
    assert.throws(
      () => placeColumns(['email'], FIELDS, [readMapping('Mail 2=name')]),
      /no column "Mail 2"; it has "email"/,
    )
    assert.throws(
      () => placeColumns(['email'], FIELDS, [readMapping('email=nonsense')]),
      /"nonsense" is not a field.*"email".*"customFields.vip"/,
    )
    for (const text of ['email', '=email', 'email=', '']) assert.throws(() => readMapping(text), MappingWrong)
    for (const name of ['__proto__', 'constructor', 'toString']) {
      assert.throws(() => placeColumns(['email'], FIELDS, [readMapping(`email=${name}`)]), MappingWrong, name)
    }
  })
})

describe('contact import: rows', () => {
  test('make active contacts who follow both channels, or with --invite invited ones with an invitation', () => {
    const active = read('email', 'a@x.se')
    const invited = read('email', 'a@x.se', { country: 'SE', invites: true })
    const both = {
      followsEmail: 'always',
      followsSms: 'always',
      systemSource: 'list_import',
      isOwnAct: false,
      whenClaimedTwice: 'refuse',
    }
    assert.deepEqual(active, {
      details: { email: 'a@x.se' },
      consentDefaults: { state: 'active', ...both },
      isQuiet: true,
    })
    assert.deepEqual(invited, {
      details: { email: 'a@x.se' },
      isQuiet: true,
      consentDefaults: { state: 'invited', ...both },
      invitation: {},
    })
  })

  test('who left elsewhere is not made active by an export that says so', () => {
    for (const invites of [false, true]) {
      for (const state of ['unsubscribed', 'bounced', 'complained', 'blocked']) {
        const result = read('email|state', `a@x.se|${state}`, { country: 'SE', invites })
        assert.ok(!('reason' in result))
        assert.equal(result.consentDefaults.state, state)
        assert.equal(result.invitation, undefined)
        assert.equal(result.consentDefaults.followsEmail, state === 'unsubscribed' ? 'off' : 'always')
      }
    }
    const result = read('email|follows.email|follows.sms', 'a@x.se|off|only_new')
    assert.ok(!('reason' in result))
    assert.deepEqual(
      [result.consentDefaults.followsEmail, result.consentDefaults.followsSms],
      ['off', 'only_new'],
    )
    assert.match(
      reason('email|follows.email', 'a@x.se|sometimes'),
      /"sometimes" is not one of always, only_new, off/,
    )
  })

  test('a state of an address is a region', () => {
    assert.equal(details('email|State', 'a@x.se|California').region, 'California')
    assert.equal(details('email|State|Region', 'a@x.se|California|West').region, 'West')
  })

  test('read phones in the country of the row, else of the workspace', () => {
    assert.equal(details('phone|Country', '079 123 45 67|Switzerland').phone, '+41791234567')
    assert.equal(details('phone|Country', '079 123 45 67|ch').country, 'CH')
    assert.equal(details('phone|Country', '01512 3456789|Germany').country, 'DE')
    assert.equal(details('phone|Country', '01512 3456789|Deutschland').country, 'DE')
    assert.equal(details('phone|Country', '0701234567|').phone, '+46701234567')
    for (const country of ['Atlantis', 'EU', 'constructor'])
      assert.match(reason('name|country', `A|${country}`), /not a country/)
  })

  test('take the first of several columns that can be read', () => {
    assert.equal(details('phone|tel|cell', 'none|070 123 45 67|x').phone, '+46701234567')
    assert.match(reason('phone|tel', 'none|neither'), /"none" is not a phone number in SE/)
  })

  test('are refused with every reason at once', () => {
    const said = reason('email|phone|tags|shoe_size|vip', `no mail|12|${'t'.repeat(101)}|big|perhaps`)
    for (const words of [
      /"no mail" is not an email/,
      /"12" is not a phone/,
      /100 characters/,
      /"big" is not a number/,
      /"perhaps" is not true or false/,
    ]) {
      assert.match(said, words)
    }
    assert.match(reason('name', 'x'.repeat(501)), /name is longer than 500/)
    assert.match(
      reason('first_name|last_name', `${'x'.repeat(300)}|${'y'.repeat(300)}`),
      /the name is longer/,
    )
    assert.match(reason('email|city', ' |Umeå'), /at least one of email, phone and name/)
    assert.match(reason('email|name', 'a@x.se|Berg|Ann'), /3 cells where the header has 2/)
    assert.deepEqual(
      details('email|name', 'a@x.se|Ann| |'),
      { name: 'Ann', email: 'a@x.se' },
      'trailing separators',
    )
    assert.deepEqual(details('email|name', 'a@x.se'), { email: 'a@x.se' }, 'cells that are missing')
  })

  test('lose the mark that an export puts before what a spreadsheet would run, control characters and NUL', () => {
    assert.equal(details('name', "'=1+1").name, '=1+1')
    assert.equal(details('name', "'Tis").name, "'Tis")
    assert.equal(details('name', 'Ann\r\nBcc: all@x.se\0').name, 'Ann Bcc: all@x.se')
    assert.deepEqual(details('name|tags', 'A|vip, VIP,, new').tags, ['vip', 'new'])
    assert.deepEqual(details('name|tags', 'A|"Lund, Sweden", vip').tags, ['Lund, Sweden', 'vip'])
  })

  test('never throw, whatever a cell holds', () => {
    const titles = ['email', 'phone', 'name', 'tags', 'country', 'state', 'vip', 'shoe_size', 'x']
    const columns = placeColumns(titles, FIELDS)
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (cells) => {
        const result = readRow(cells, columns, SWEDEN)
        if ('problems' in result) assert.ok(reasonOf(result.problems).length > 0)
        else assert.ok(result.details.email ?? result.details.phone ?? result.details.name)
      }),
    )
  })
})
