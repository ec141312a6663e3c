/** What is kept of custom fields: the rows an equality is answered by, and which equalities rows cannot answer. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { keptValues, soughtValue, TOO_MANY } from './value-rules.ts'

const kept = (member: unknown) =>
  keptValues({ f: member }).map(({ value, isSpelt }) => (isSpelt ? value : `≈${value}`))

describe('what is kept of a custom field', () => {
  test('text as it is, true and false as words, numbers without an exponent', () => {
    assert.deepEqual(kept('Zoë 🎈'), ['Zoë 🎈'])
    assert.deepEqual(kept(''), [''])
    assert.deepEqual(kept(true), ['true'])
    assert.deepEqual(kept(-1.5), ['-1.5'])
    assert.deepEqual(kept(1e21), [`1${'0'.repeat(21)}`])
    assert.deepEqual(kept(1.25e-7), ['0.000000125'])
    assert.deepEqual(kept(-1.5e22), [`-15${'0'.repeat(21)}`])
  })

  test('text that reads as a number is found by the number too, however it is written', () => {
    assert.deepEqual(kept('42'), ['42'])
    assert.deepEqual(kept('042.50'), ['042.50', '≈42.5'])
    assert.deepEqual(kept('-0.0'), ['-0.0', '≈0'])
    assert.deepEqual(kept('-007'), ['-007', '≈-7'])
    for (const none of ['1e3', '+1', '.5', '5.', ' 5', '٣', '9'.repeat(401)])
      assert.equal(kept(none).length, 1, none)
  })

  test('each element of an array once; a number that one of them spells is spelt', () => {
    assert.deepEqual(kept(['a', 'b', 'a', null, ['c'], { d: 1 }]), ['a', 'b'])
    assert.deepEqual(kept(['3.0', 3]), ['3.0', '3'])
  })

  test('nothing of maps and of what is unset, nor under names that lead into maps or are too long', () => {
    assert.deepEqual(kept({ a: 'b' }), [])
    assert.deepEqual(kept(null), [])
    assert.deepEqual(keptValues({ '': 'a', 'b.c': 'd', ['e'.repeat(101)]: 'f' }), [])
  })

  test('long text is shortened, whole characters only, and never like another', () => {
    const long = `${'x'.repeat(159)}🎈${'y'.repeat(100_000)}`
    const [one, other] = [keptValues({ f: long })[0]?.value, keptValues({ f: `${long}z` })[0]?.value]

    assert.ok(one && other && one !== other)
    assert.ok(one.isWellFormed() && one.length > 200 && one.length < 250)
    assert.deepEqual(kept('z'.repeat(200)), ['z'.repeat(200)])
    assert.equal(soughtValue('f', long)?.value, one)
  })

  test('of a contact with more than a thousand values only that it has', () => {
    const many = Array.from({ length: 1_000 }, (_, n) => `v${n}`)

    assert.equal(keptValues({ many }).length, 1_000)
    assert.deepEqual(keptValues({ many, one: 'more' }), [TOO_MANY])
  })

  test('an equality that rows cannot answer is none of theirs', () => {
    for (const [key, value] of [
      ['f', null],
      ['f', '{"a": 1}'],
      ['f', '[1]'],
      ['a.b', 'c'],
      ['', 'c'],
      ['k'.repeat(101), 'c'],
    ] as const)
      assert.equal(soughtValue(key, value), undefined)
    assert.deepEqual(soughtValue('f', 42), { key: 'f', value: '42', isSpelt: false })
    assert.deepEqual(soughtValue('f', '42'), { key: 'f', value: '42', isSpelt: true })
    assert.deepEqual(soughtValue('f', true), { key: 'f', value: 'true', isSpelt: true })
  })
})
