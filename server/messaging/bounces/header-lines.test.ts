/** That fields are read as mail writes them, and that no text makes the readers throw or forget a field. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { readTypedAddress } from './delivery-status.ts'
import { headerBlock, readHeaderLines, splitBlocks } from './header-lines.ts'

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/)
const value = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/)

describe('readHeaderLines', () => {
  test('what is written is read, in any case of the name, folded anywhere between words', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, value), { selector: ([name]) => name.toLowerCase() }),
        fc.constantFrom('\r\n', '\n'),
        fc.constantFrom(' ', '\t', '    '),
        (fields, end, indent) => {
          const folded = ([name, value]: readonly [string, string]) =>
            `${name}: ${value.replaceAll(/ (?=\S)/g, `${end}${indent}`)}`
          const read = readHeaderLines(fields.map(folded).join(end))

          for (const [name, value] of fields)
            assert.equal(read.get(name.toLowerCase())?.replaceAll(/ +/g, ' '), value.replaceAll(/ +/g, ' '))
        },
      ),
    )
  })

  test('no text makes it throw; a line without a name is not a field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        for (const name of readHeaderLines(text).keys()) assert.match(name, /^[!-9;-~]+$/)
        assert.ok(splitBlocks(text).every((block) => block.trim() !== ''))
        assert.ok(headerBlock(text).length <= text.length)
      }),
    )
    assert.deepEqual(
      [...readHeaderLines('no field\r\n: nothing\r\nb\u00e4d: x\r\nA : 1\r\na: 2')],
      [['a', '1']],
    )
  })
})

describe('readTypedAddress', () => {
  test('the address after its type, with or without brackets or a comment', () => {
    for (const text of [
      'rfc822; ann@example.com',
      'RFC822;<ann@example.com>',
      'rfc822;ann@EXAMPLE.com',
      'ann@example.com',
      'rfc822; ann@example.com (Ann)',
    ])
      assert.equal(readTypedAddress(text), 'ann@example.com', text)
  })

  test('what could not have been written to is not an address', () => {
    for (const text of ['', 'rfc822;', 'x400; /G=Ann/', 'rfc822; ann', 'rfc822; @example.com', undefined])
      assert.equal(readTypedAddress(text), undefined)
  })
})
