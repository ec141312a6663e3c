/** Tests of reading multipart forms: as clients write them, and as nobody should. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { readParts } from './multipart.ts'

const TYPE = 'multipart/form-data; boundary=X'

function read(text: string, type = TYPE): string[][] | undefined {
  return readParts(Buffer.from(text), type)?.map(({ name, filename, value }) => [
    name,
    ...(filename === undefined ? [] : [filename]),
    value.toString(),
  ])
}

function part(disposition: string, value: string): string {
  return `--X\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`
}

describe('multipart forms', () => {
  test('names, values and files are read in order', () => {
    const form = `${part('name="a"', '1')}${part('name="f"; filename="x.pdf"', 'bytes')}${part('name=b', '')}--X--\r\n`
    assert.deepEqual(read(form), [
      ['a', '1'],
      ['f', 'x.pdf', 'bytes'],
      ['b', ''],
    ])
  })

  test('a boundary may be quoted, short, long, and a beginning of what a value holds', () => {
    for (const boundary of ['X', 'a b', '-'.repeat(70), '(*)']) {
      const form = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${boundary}x\r\n--${boundary}--`
      assert.deepEqual(read(form, `Multipart/Form-Data; charset=utf-8; boundary="${boundary}"`), [
        ['a', `1\r\n--${boundary}x`],
      ])
    }
  })

  test('line breaks of a value, text before the first and after the last boundary are what they are', () => {
    assert.deepEqual(read(`hello\r\n${part('name="a"', '\r\n1\r\n')}--X--\r\nbye`), [['a', '\r\n1\r\n']])
    assert.deepEqual(read('--X--'), [])
  })

  test('names are read as browsers and others write them', () => {
    const form = `${part('name="a%22%0d%0Ab"', '1')}${part(String.raw`name="a\"b\c"`, '2')}${part('name="förnamn"', 'Å')}--X--`
    assert.deepEqual(read(form), [
      ['a"\r\nb', '1'],
      [String.raw`a"b\c`, '2'],
      ['förnamn', 'Å'],
    ])
  })

  test('a file name is not a name, and what has no name, no header or another disposition is left out', () => {
    const form = `${part('filename="x"', '1')}--X\r\n\r\n2\r\n--X\r\n3\r\n--X\r\nContent-Disposition: attachment; name="a"\r\n\r\n4\r\n--X\r\n--X--`
    assert.deepEqual(read(form), [])
  })

  test('a form that breaks off or has no boundary is not one', () => {
    for (const text of [
      '',
      'garbage',
      '--X',
      '--X\r\n',
      part('name="a"', '1'),
      `${part('name="a"', '1')}--X`,
    ]) {
      assert.equal(read(text), undefined, JSON.stringify(text))
    }
    assert.equal(read('--X--', 'multipart/form-data'), undefined)
  })

  test('a name holds whatever a form may call a field, also what ends a line elsewhere', () => {
    for (const name of [' ', '\u2028', 'a\u2029b', '\u0085', 'a\vb']) {
      assert.deepEqual(
        read(`${part(`name="${name}"`, '1')}--X--`)?.map(([read]) => read),
        [name],
        JSON.stringify(name),
      )
    }
  })

  test('agrees with the platform on every form it writes', async () => {
    const entry = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
    await fc.assert(
      fc.asyncProperty(fc.array(entry), async (entries) => {
        const sent = new FormData()
        for (const [name, value] of entries) sent.append(name, value)
        const request = new Request('http://x', { method: 'POST', body: sent })
        const type = request.headers.get('content-type') ?? ''
        const bytes = Buffer.from(await request.arrayBuffer())

        const reference = await new Response(bytes, { headers: { 'content-type': type } }).formData()

        const parts = readParts(bytes, type)?.map(({ name, value }) => [name, value.toString()])
        assert.deepEqual(parts, [...reference])
      }),
    )
  })

  test('whatever the bytes, it answers, and a megabyte of boundaries costs milliseconds', () => {
    const whole = `${part('name="a"', '1')}${part('name="f"; filename="f"', 'x'.repeat(50))}--X--`
    const edit = fc.record({
      at: fc.nat(whole.length),
      gone: fc.nat(40),
      put: fc.constantFrom('', '\r\n', '--X', '"', '\0'),
    })
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 4 }), (edits) => {
        read(
          edits.reduce((text, { at, gone, put }) => text.slice(0, at) + put + text.slice(at + gone), whole),
        )
      }),
    )
    const started = process.cpuUsage()
    for (const hostile of ['\r\n--X', '--X\r\n', '\r\n--X\r\n\r\n', '\r\n--X   ', ';name="']) {
      read(hostile.repeat(Math.floor(1_048_576 / hostile.length)))
      read(part(`name="${hostile.trim().repeat(200_000)}`, ''))
    }
    const { user, system } = process.cpuUsage(started)
    assert.ok(user + system < 2_000_000, `${user + system} µs`)
  })
})
