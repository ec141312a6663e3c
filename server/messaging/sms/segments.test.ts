/** What an SMS costs, at every border of its encodings. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { smsCost } from './segments.ts'

/** GSM 03.38: the basic table without its escape, and the table behind the escape. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENSION = '\f^{}\\[~]|€'

describe('smsCost', () => {
  for (const [what, text, encoding, segments, left] of [
    ['nothing', '', 'GSM-7', 0, 160],
    ['one character', 'a', 'GSM-7', 1, 159],
    ['160 of GSM-7', 'a'.repeat(160), 'GSM-7', 1, 0],
    ['161 of GSM-7', 'a'.repeat(161), 'GSM-7', 2, 145],
    ['306 of GSM-7', 'a'.repeat(306), 'GSM-7', 2, 0],
    ['307 of GSM-7', 'a'.repeat(307), 'GSM-7', 3, 152],
    ['a € counts twice', `${'a'.repeat(158)}€`, 'GSM-7', 1, 0],
    ['a € that does not fit any more', `${'a'.repeat(159)}€`, 'GSM-7', 2, 145],
    ['a € is not torn apart between segments', `${'a'.repeat(152)}€${'a'.repeat(10)}`, 'GSM-7', 2, 141],
    ['70 of UCS-2', 'ж'.repeat(70), 'UCS-2', 1, 0],
    ['71 of UCS-2', 'ж'.repeat(71), 'UCS-2', 2, 63],
    ['134 of UCS-2', 'ж'.repeat(134), 'UCS-2', 2, 0],
    ['135 of UCS-2', 'ж'.repeat(135), 'UCS-2', 3, 66],
    ['an emoji is two', `${'ж'.repeat(68)}😀`, 'UCS-2', 1, 0],
    ['one wrong quote makes 100 characters two segments', `${'a'.repeat(99)}’`, 'UCS-2', 2, 34],
  ] as const)
    test(what, () => {
      const cost = smsCost(text)

      assert.deepEqual([cost.encoding, cost.segments, cost.left], [encoding, segments, left])
    })

  test('the whole of the GSM tables is GSM-7, the second one at twice the price; nothing else is', () => {
    for (const character of BASIC) assert.equal(smsCost(character).left, 159, JSON.stringify(character))
    for (const character of EXTENSION) assert.equal(smsCost(character).left, 158, JSON.stringify(character))
    for (let code = 0; code < 0x2100; code += 1) {
      const character = String.fromCharCode(code)
      const isGsm = BASIC.includes(character) || EXTENSION.includes(character)
      assert.equal(smsCost(character).encoding, isGsm ? 'GSM-7' : 'UCS-2', code.toString(16))
    }
  })

  test('characters that make it dear are named with their first place, their number and what to write instead', () => {
    const { dear } = smsCost('Don’t “stop”… café au lait, garçon – it’s 5\u00A0€ 👨‍👩‍👧 а')

    assert.deepEqual(dear, [
      { character: '’', position: 4, count: 2, suggestion: "'" },
      { character: '“', position: 7, count: 1, suggestion: '"' },
      { character: '”', position: 12, count: 1, suggestion: '"' },
      { character: '…', position: 13, count: 1, suggestion: '...' },
      { character: 'ç', position: 32, count: 1, suggestion: 'c' },
      { character: '–', position: 36, count: 1, suggestion: '-' },
      { character: '\u00A0', position: 44, count: 1, suggestion: ' ' },
      { character: '👨‍👩‍👧', position: 47, count: 1, suggestion: null },
      { character: 'а', position: 49, count: 1, suggestion: null },
    ])
  })

  test('an accent typed as two characters is suggested as the one that GSM-7 has', () => {
    assert.deepEqual(smsCost('cafe\u0301').dear, [
      { character: 'e\u0301', position: 4, count: 1, suggestion: 'é' },
    ])
  })

  test('taking every suggestion never makes it dearer, and makes it GSM-7 where there is one for all', () => {
    const texts = fc.string({
      unit: fc.oneof(
        fc.constantFrom('’', '“', '…', 'á', '–', 'a', 'é', '€', '\t', '😀'),
        fc.string({ unit: 'grapheme', maxLength: 1 }),
      ),
      maxLength: 200,
    })
    fc.assert(
      fc.property(texts, (text) => {
        const before = smsCost(text)
        let better = text
        for (const { character, suggestion } of before.dear)
          if (suggestion !== null && character !== suggestion)
            better = better.replaceAll(character, suggestion)

        const afterwards = smsCost(better)

        if (before.dear.every(({ suggestion }) => suggestion !== null))
          assert.equal(afterwards.encoding, 'GSM-7', JSON.stringify(better))
      }),
    )
  })
})
