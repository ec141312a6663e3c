/** Codes of short links: as short as they can be, whoever the workspace is, and never one that was given before. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeCode, readCode } from './codes.ts'

const PUBLIC = '/w/shop/1'
const PRIVATE = '/preferences/token'

describe('a code', () => {
  for (const [number, first, length, privateLength] of [
    [0, '0', 8, 11],
    [9, '9', 8, 11],
    [30, 'U', 8, 11],
    [31, 'W0', 8, 12],
    [61, 'WU', 8, 12],
    [62, 'X0', 8, 12],
    [960, 'zU', 8, 12],
    [961, 'WV0', 9, 13],
    [29_790, 'zzU', 9, 13],
    [29_791, 'WVV0', 11, 14],
    [28_629_150, 'zzzzU', 11, 15],
  ] as const)
    test(`of workspace ${number} begins with ${first}, and has ${length} characters; ${privateLength} for what is somebody’s own`, () => {
      const [open, own] = [makeCode(number, PUBLIC), makeCode(number, PRIVATE)]

      assert.match(open, new RegExp(`^${first}[0-9A-Za-z]{${length - first.length}}$`))
      assert.match(own, new RegExp(`^${first}[0-9A-Za-z]{${privateLength - first.length}}$`))
      assert.deepEqual([readCode(open), readCode(own)], [number, number])
    })

  test('has six random digits and more, ten for what is somebody’s own: no two are alike', () => {
    const codes = Array.from({ length: 10_000 }, () => [makeCode(7, PUBLIC), makeCode(7, PRIVATE)])

    for (const [which, most] of [
      [0, 7],
      [1, 10],
    ] as const) {
      const random = codes.map((pair) => pair[which]?.slice(1) ?? '')
      assert.equal(new Set(random).size, codes.length)
      for (let place = 0; place < most; place += 1)
        assert.equal(new Set(random.map((text) => text[place])).size, 62, `place ${place}`)
    }
  })

  test('of seven or of ten characters is one from before there were numbers; nothing else is a code', () => {
    for (const old of ['0000000', 'zzzzzzz', 'WV0abcd', '0123456789', 'zzzzzzzzzz'])
      assert.equal(readCode(old), 'old')
    for (const none of [
      '',
      '0',
      '012345',
      'zzzzzzzz',
      'zzzzzz0123456',
      '0'.repeat(12),
      'x'.repeat(200),
      '0123-567',
      'é1234567',
      '\0',
      '01234567\n',
    ])
      assert.equal(readCode(none), undefined, JSON.stringify(none))
  })
})
