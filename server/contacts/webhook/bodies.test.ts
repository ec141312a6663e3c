/** Tests of reading the bodies of the contact webhook: every kind, every charset, and what is broken. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { Refusal } from '../../refusals.ts'
import { readJson, readMultipart, readUrlencoded } from './bodies.ts'

const MULTIPART = 'multipart/form-data; boundary=X'

function part(name: string, value: string, more = ''): string {
  return `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

function multipart(...parts: readonly string[]): Buffer {
  return Buffer.from(`${parts.join('')}--X--\r\n`)
}

function status(refusal: string) {
  return (error: unknown): boolean => error instanceof Refusal && error.refusal === refusal
}

describe('JSON', () => {
  test('is read in its charset, with or without a byte order mark', () => {
    for (const [bytes, type] of [
      [Buffer.from('{"name":"Åsa"}'), 'application/json'],
      [Buffer.from('\uFEFF{"name":"Åsa"}'), 'application/json; charset=UTF-8'],
      [Buffer.from('{"name":"Åsa"}', 'latin1'), 'application/json;charset="iso-8859-1"'],
      [Buffer.from('{"name":"Åsa"}', 'utf16le'), 'application/json; charset=utf-16le'],
    ] as const) {
      assert.deepEqual(readJson(bytes, type), { pairs: [['name', 'Åsa']], files: [], isForm: false }, type)
    }
    assert.throws(
      () => readJson(Buffer.from('{}'), 'application/json; charset=klingon'),
      status('media-type-unsupported'),
    )
  })

  test('must be an object; what is broken, empty, an array or a bare value is refused', () => {
    for (const text of [
      '',
      '{',
      '[]',
      '[{"email":"a@example.com"}]',
      'null',
      '"x"',
      '1',
      'email=a',
      '{"a":1}}',
    ]) {
      assert.throws(() => readJson(Buffer.from(text), 'application/json'), status('body-malformed'), text)
    }
  })

  test('__proto__ is a key like any other and touches no prototype', () => {
    const { pairs } = readJson(Buffer.from('{"__proto__":{"x":1},"constructor":2}'), 'application/json')

    assert.deepEqual(
      pairs.map(([key]) => key),
      ['__proto__', 'constructor'],
    )
    assert.equal(({} as Record<string, unknown>)['x'], undefined)
  })

  test('brackets nested half a million deep are read without a stack', () => {
    const { pairs } = readJson(
      Buffer.from(`{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`),
      'application/json',
    )
    assert.equal(pairs.length, 1)
  })
})

describe('urlencoded forms', () => {
  const type = 'application/x-www-form-urlencoded'

  test('are read as browsers write them, in order, repeated keys included', () => {
    const { pairs, isForm } = readUrlencoded(Buffer.from('tags=a+b&tags=c%26&&x&=y&n=%C3%85&u=1=2'), type)

    assert.ok(isForm)
    assert.deepEqual(pairs, [
      ['tags', 'a b'],
      ['tags', 'c&'],
      ['x', ''],
      ['', 'y'],
      ['n', 'Å'],
      ['u', '1=2'],
    ])
  })

  test('are read in the charset they name', () => {
    assert.deepEqual(readUrlencoded(Buffer.from('n=%C5sa'), `${type}; charset=iso-8859-1`).pairs, [
      ['n', 'Åsa'],
    ])
    assert.throws(
      () => readUrlencoded(Buffer.from('a=1'), `${type}; charset=no`),
      status('media-type-unsupported'),
    )
  })

  test('agree with the platform on every form it can write', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))),
        (pairs) => {
          const text = new URLSearchParams(pairs).toString()
          assert.deepEqual(readUrlencoded(Buffer.from(text), type).pairs, [...new URLSearchParams(text)])
        },
      ),
    )
  })

  test('never throw on broken percent signs or bytes', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void readUrlencoded(Buffer.from(bytes), type)))
    assert.deepEqual(readUrlencoded(Buffer.from('a=%&b=%zz&c=%C3'), type).pairs, [
      ['a', '%'],
      ['b', '%zz'],
      ['c', '\uFFFD'],
    ])
  })
})

describe('multipart forms', () => {
  test('are read in their charset; names of the language are names', () => {
    const form = multipart(
      part('email', 'a@example.com'),
      part('tags[]', 'Å'),
      part('__proto__', 'x'),
      part('toString', 'y'),
    )

    const { pairs, isForm } = readMultipart(form, MULTIPART)

    assert.ok(isForm)
    assert.deepEqual(pairs, [
      ['email', 'a@example.com'],
      ['tags[]', 'Å'],
      ['__proto__', 'x'],
      ['toString', 'y'],
    ])
    const old = Buffer.from(`${part('n', 'Å')}--X--`, 'latin1')
    assert.deepEqual(readMultipart(old, `${MULTIPART}; charset=iso-8859-1`).pairs, [['n', 'Å']])
    const own = part('n', 'Å').replace('"n"', '"n"\r\nContent-Type: text/plain; charset=windows-1252')
    assert.deepEqual(readMultipart(Buffer.from(`${own}--X--`, 'latin1'), MULTIPART).pairs, [['n', 'Å']])
  })

  test('files are let go of and named; a file that was not chosen is nothing', () => {
    const form = multipart(
      part('cv', 'bytes', '; filename="cv.pdf"'),
      part('photo', '', '; filename=""'),
      part('email', 'a@example.com'),
    )

    const { pairs, files } = readMultipart(form, MULTIPART)

    assert.deepEqual(pairs, [['email', 'a@example.com']])
    assert.deepEqual(files, [{ key: 'cv', filename: 'cv.pdf' }])
  })

  test('a form that breaks off, within a file too, or has no boundary is refused', () => {
    const broken = [
      [part('a', '1'), MULTIPART],
      [part('f', 'abc', '; filename="f"').slice(0, -2), MULTIPART],
      ['', MULTIPART],
      ['garbage', MULTIPART],
      [`${part('a', '1')}--X--`, 'multipart/form-data'],
    ] as const
    for (const [text, type] of broken) {
      assert.throws(() => readMultipart(Buffer.from(text), type), status('body-malformed'), text)
    }
  })

  test('more than 1,000 parts are refused, and 1,000 are taken', () => {
    const parts = Array.from({ length: 1_000 }, (_, n) => part(`k${n}`, 'v'))

    assert.equal(readMultipart(multipart(...parts), MULTIPART).pairs.length, 1_000)
    assert.throws(
      () => readMultipart(multipart(...parts, part('one', 'more')), MULTIPART),
      status('body-too-large'),
    )
  })
})
