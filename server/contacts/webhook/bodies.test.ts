/** Tests of reading the bodies of the contact webhook by their bytes: every kind, every charset, and what is broken. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { readBody, type SentBody } from './payload/sniff.ts'

const MULTIPART = 'multipart/form-data; boundary=X'
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

function part(name: string, value: string, more = ''): string {
  return `--X\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

function multipart(...parts: readonly string[]): Buffer {
  return Buffer.from(`${parts.join('')}--X--\r\n`)
}

function read(bytes: string | Buffer, contentType: string): SentBody {
  const body = readBody(Buffer.from(bytes), contentType)
  if (typeof body === 'string') assert.fail(`${body}: ${String(bytes).slice(0, 80)}`)
  return body
}

function pairs(bytes: string | Buffer, contentType: string): SentBody['pairs'] {
  return read(bytes, contentType).pairs
}

describe('the bytes decide, whatever they are declared as', () => {
  test('JSON is read as JSON, and a form as a form, under the other’s name, none, or text/plain', () => {
    const types = [
      JSON_TYPE,
      FORM,
      'text/plain;charset=UTF-8',
      '',
      'application/octet-stream',
      'text/json',
      'nonsense',
    ]
    for (const type of types) {
      assert.deepEqual(
        read('{"email":"a@example.com"}', type),
        { pairs: [['email', 'a@example.com']], files: [], isForm: false },
        type,
      )
      assert.deepEqual(
        read('email=a%40example.com&n=1', type),
        {
          pairs: [
            ['email', 'a@example.com'],
            ['n', '1'],
          ],
          files: [],
          isForm: true,
        },
        type,
      )
    }
  })

  test('a multipart form is read without its boundary named, and under another name', () => {
    const form = multipart(part('email', 'a@example.com'))
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=Y',
      '',
      'text/plain',
      JSON_TYPE,
    ])
      assert.deepEqual(pairs(form, type), [['email', 'a@example.com']], type)
  })

  test('JSON that went through the code for forms, or was made a text of JSON, is read', () => {
    const json = '{"email":"a@example.com"}'
    for (const [body, type] of [
      [`${json}=`, FORM],
      [encodeURIComponent(json), FORM],
      [`${encodeURIComponent(json)}=`, FORM],
      [JSON.stringify(json), JSON_TYPE],
      [JSON.stringify(JSON.stringify(json)), JSON_TYPE],
      [`[${json}]`, JSON_TYPE],
    ] as const)
      assert.deepEqual(pairs(body, type), [['email', 'a@example.com']], body)
  })

  test('lines of names and values are read, as forms of text/plain and mails write them', () => {
    assert.deepEqual(pairs('email=a@example.com\r\nnote=one\r\ntwo\r\n', 'text/plain'), [
      ['email', 'a@example.com'],
      ['note', 'one\ntwo'],
    ])
    assert.deepEqual(pairs('E-Mail: a@example.com\nName: Ann Smith', ''), [
      ['E-Mail', 'a@example.com'],
      ['Name', 'Ann Smith'],
    ])
    assert.deepEqual(pairs('email=a@example.com&note=one\ntwo', 'text/plain'), [
      ['email', 'a@example.com'],
      ['note', 'one\ntwo'],
    ])
  })

  test('JSON that a template filled in, with line breaks in texts and commas too many, is mended', () => {
    assert.deepEqual(pairs('{"email":"a@example.com","note":"one\ntwo\t\\"x\\"",}', JSON_TYPE), [
      ['email', 'a@example.com'],
      ['note', 'one\ntwo\t"x"'],
    ])
    assert.deepEqual(pairs('{"tags":["a","b",],"n":", ]"}', JSON_TYPE), [
      ['tags', ['a', 'b']],
      ['n', ', ]'],
    ])
  })

  test('what is none of it is told from what is broken, empty, or of several people', () => {
    for (const [body, type, fault] of [
      ['', JSON_TYPE, 'empty'],
      [' \n', '', 'empty'],
      ['\0', JSON_TYPE, 'empty'],
      ['{', JSON_TYPE, 'broken'],
      ['{"email":"a@example.com"', JSON_TYPE, 'broken'],
      ['{"a":1}}', JSON_TYPE, 'broken'],
      ['[]', JSON_TYPE, 'broken'],
      ['null', JSON_TYPE, 'broken'],
      ['"x"', JSON_TYPE, 'broken'],
      ['1', JSON_TYPE, 'broken'],
      ['[1,{"email":"a@example.com"}]', JSON_TYPE, 'broken'],
      ['[{"email":"a@example.com"},{"email":"b@example.com"}]', JSON_TYPE, 'several-people'],
      ['<xml a="b"><email>a@example.com</email>', 'application/xml', 'foreign'],
      ['\u0089PNG', 'image/png', 'foreign'],
      ['hello', 'text/plain', 'foreign'],
    ] as const)
      assert.equal(readBody(Buffer.from(body), type), fault, body)
  })
})

describe('the charset', () => {
  test('is that of the bytes: a mark, UTF-16, UTF-8; then what is named; then that of old pages', () => {
    const text = '{"name":"Åsa"}'
    for (const [bytes, type] of [
      [Buffer.from(text), JSON_TYPE],
      [Buffer.from(`\uFEFF${text}`), `${JSON_TYPE}; charset=UTF-8`],
      [Buffer.from(text), `${JSON_TYPE}; charset=iso-8859-1`],
      [Buffer.from(text), `${JSON_TYPE}; charset=klingon`],
      [Buffer.from(text, 'latin1'), `${JSON_TYPE};charset="iso-8859-1"`],
      [Buffer.from(text, 'latin1'), `${JSON_TYPE};charset=utf-8`],
      [Buffer.from(text, 'latin1'), JSON_TYPE],
      [Buffer.from(text, 'utf16le'), `${JSON_TYPE}; charset=utf-16le`],
      [Buffer.from(text, 'utf16le'), JSON_TYPE],
      [Buffer.from(`\uFEFF${text}`, 'utf16le'), ''],
      [Buffer.from(text, 'utf16le').swap16(), JSON_TYPE],
    ] as const)
      assert.deepEqual(pairs(bytes, type), [['name', 'Åsa']], type)
  })

  test('of a form is that of each value, also where percent signs hide it', () => {
    for (const [body, type] of [
      ['n=%C3%85sa', FORM],
      ['n=%C5sa', FORM],
      ['n=%C5sa', `${FORM}; charset=iso-8859-1`],
      ['n=%C5sa', `${FORM}; charset=no`],
      ['n=%u00C5sa', FORM],
    ] as const)
      assert.deepEqual(pairs(body, type), [['n', 'Åsa']], `${body} ${type}`)
    assert.deepEqual(pairs('n=%93%FA%96%7B', `${FORM}; charset=shift_jis`), [['n', '日本']])
    assert.deepEqual(pairs('a=%C5&b=%E2%82%AC', FORM), [
      ['a', 'Å'],
      ['b', '€'],
    ])
  })
})

describe('urlencoded forms', () => {
  test('are read as browsers write them, in order, repeated keys included', () => {
    assert.deepEqual(pairs('tags=a+b&tags=c%26&&x&=y&n=%C3%85&u=1=2', FORM), [
      ['tags', 'a b'],
      ['tags', 'c&'],
      ['x', ''],
      ['', 'y'],
      ['n', 'Å'],
      ['u', '1=2'],
    ])
  })

  test('agree with the platform on every form it can write', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })), {
          minLength: 1,
        }),
        (sent) => {
          const text = new URLSearchParams([
            ['a', 'b'],
            ...sent.filter(([, value]) => !value.includes('\0')),
          ]).toString()
          assert.deepEqual(pairs(text, FORM), [...new URLSearchParams(text)])
        },
      ),
    )
  })

  test('no bytes make it throw, whatever they are declared as; broken percent signs stay', () => {
    fc.assert(
      fc.property(
        fc.uint8Array(),
        fc.constantFrom(FORM, JSON_TYPE, MULTIPART, '', 'text/plain; charset=utf-16'),
        (bytes, type) => {
          readBody(Buffer.from(bytes), type)
        },
      ),
    )
    assert.deepEqual(pairs('a=%&b=%zz', FORM), [
      ['a', '%'],
      ['b', '%zz'],
    ])
  })
})

test('__proto__ is a key like any other and touches no prototype', () => {
  assert.deepEqual(
    pairs('{"__proto__":{"x":1},"constructor":2}', JSON_TYPE).map(([key]) => key),
    ['__proto__', 'constructor'],
  )
  assert.equal(({} as Record<string, unknown>)['x'], undefined)
})

test('brackets nested ten thousand deep are read without a stack; half a million are no JSON, and are not parsed', () => {
  assert.equal(pairs(`{"a":${'['.repeat(9_999)}${']'.repeat(9_999)}}`, JSON_TYPE).length, 1)
  const deep = Buffer.from(`{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`)
  assert.equal(readBody(deep, JSON_TYPE), 'broken')
})

describe('multipart forms', () => {
  test('are read in their charset; names of the language are names', () => {
    const form = multipart(
      part('email', 'a@example.com'),
      part('tags[]', 'Å'),
      part('__proto__', 'x'),
      part('toString', 'y'),
    )
    assert.deepEqual(read(form, MULTIPART), {
      pairs: [
        ['email', 'a@example.com'],
        ['tags[]', 'Å'],
        ['__proto__', 'x'],
        ['toString', 'y'],
      ],
      files: [],
      isForm: true,
    })
    const old = Buffer.from(`${part('n', 'Å')}--X--`, 'latin1')
    for (const type of [MULTIPART, `${MULTIPART}; charset=iso-8859-1`])
      assert.deepEqual(pairs(old, type), [['n', 'Å']])
    const own = part('n', 'Ł').replace('"n"', '"n"\r\nContent-Type: text/plain; charset=iso-8859-2')
    assert.deepEqual(pairs(Buffer.from(`${own}--X--`.replace('Ł', '\u00a3'), 'latin1'), MULTIPART), [
      ['n', 'Ł'],
    ])
  })

  test('files are let go of and named; a file that was not chosen is nothing', () => {
    const form = multipart(
      part('cv', 'bytes', '; filename="cv.pdf"'),
      part('photo', '', '; filename=""'),
      part('email', 'a@example.com'),
    )
    const { pairs: fields, files } = read(form, MULTIPART)
    assert.deepEqual(fields, [['email', 'a@example.com']])
    assert.deepEqual(files, [{ key: 'cv', filename: 'cv.pdf' }])
  })

  test('a form that breaks off, within a file too, is refused', () => {
    const broken = [
      [part('a', '1'), MULTIPART, 'broken'],
      [part('f', 'abc', '; filename="f"').slice(0, -2), MULTIPART, 'broken'],
      ['', MULTIPART, 'empty'],
      ['garbage', MULTIPART, 'broken'],
    ] as const
    for (const [text, type, fault] of broken) assert.equal(readBody(Buffer.from(text), type), fault, text)
  })

  test('more than 1,000 parts are refused, and 1,000 are taken', () => {
    const parts = Array.from({ length: 1_000 }, (_, n) => part(`k${n}`, 'v'))
    assert.equal(pairs(multipart(...parts), MULTIPART).length, 1_000)
    assert.equal(readBody(multipart(...parts, part('one', 'more')), MULTIPART), 'too-many-parts')
  })
})
