/** What a delivery is sketched, proved and noted as. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SentBody } from './bodies.ts'
import { readFields } from './fields.ts'
import { contactInputOf, ignoredKeys, isTrapped, proofOf, sketchOf } from './rules.ts'

function body(pairs: Readonly<Record<string, unknown>>, files: SentBody['files'] = []): SentBody {
  return { pairs: Object.entries(pairs), files, isForm: true }
}

const fieldsOf = (pairs: Readonly<Record<string, unknown>>) => readFields(pairs, [], 'SE')
const noteOf = (pairs: Readonly<Record<string, unknown>>, files: SentBody['files'] = []) =>
  contactInputOf(fieldsOf(pairs), files, { isTrusted: false, isImport: false, doubleOptIn: false }).note?.text

test('a stranger’s preview holds what was sent, and no member that was not', () => {
  assert.deepEqual(sketchOf(fieldsOf({})), {})
  assert.deepEqual(sketchOf(fieldsOf({ email: 'ann@shop.example' })), { email: 'ann@shop.example' })
  assert.deepEqual(sketchOf(fieldsOf({ phone: '+46701234567', name: 'Ann' })), {
    phone: '+46701234567',
    name: 'Ann',
  })
  assert.deepEqual(sketchOf({ ...fieldsOf({ tags: 'a, b' }), customFields: { shoe_size: '41' } }), {
    tags: ['a', 'b'],
    customFields: { shoe_size: '41' },
  })
})

test('the proof of a form is its fields by name, each once, never what they held, and at most 1,000 characters', () => {
  const from = { ip: '198.51.100.7', userAgent: 'Browser' }
  assert.deepEqual(proofOf(body({ email: 'secret@shop.example', name: 'Ann' }), false, from), {
    source: 'form',
    words: 'Fields: email, name',
    ...from,
  })
  const twice: SentBody = {
    pairs: [
      ['tag', 'a'],
      ['tag', 'b'],
    ],
    files: [],
    isForm: true,
  }
  assert.deepEqual(proofOf(twice, true, { ip: undefined, userAgent: undefined }), {
    source: 'import',
    words: 'Fields: tag',
    ip: undefined,
    userAgent: undefined,
  })
  const long = proofOf(body({ ['x'.repeat(991)]: 1, yyyy: 1 }), false, from).words ?? ''
  assert.equal(long.length, 1_000)
  const torn = proofOf(body({ [`${'x'.repeat(991)}😀`]: 1 }), false, from).words ?? ''
  assert.equal(torn.isWellFormed(), true)
})

test('what came by the webhook is known as a form’s, to other systems alone when it is an import', () => {
  const input = contactInputOf(fieldsOf({ email: 'ann@shop.example' }), [], {
    isTrusted: true,
    isImport: true,
    doubleOptIn: false,
  })
  assert.equal(input.isForm, true)
  assert.equal(input.isForSystemsOnly, true)
  assert.equal(input.note, undefined)
})

test('what finds no place in a field is kept in the note, beside what was written for it', () => {
  const beside = 'Sent too, and kept in no field:'
  assert.equal(noteOf({ email: 'ann@shop.example' }), undefined)
  assert.equal(noteOf({ note: 'Hello' }), 'Hello')
  const file = { key: 'photo', filename: 'me.png' }
  assert.equal(noteOf({}, [file]), `${beside}\nphoto: me.png (a file, which is not kept)`)
  assert.equal(
    noteOf({ note: 'Hello' }, [file]),
    `Hello\n\n${beside}\nphoto: me.png (a file, which is not kept)`,
  )
})

test('a note of 100,000 characters is cut between characters, wherever the cut falls', () => {
  for (const key of ['k', 'kk']) {
    const file = { key, filename: '😀'.repeat(20_000) }
    const noted = noteOf({}, [file, { ...file, key: 'kk' }, { ...file, key: 'kk' }])
    assert.equal(noted?.length, 100_000)
    assert.equal(noted?.isWellFormed(), true)
  }
})

test('a trap among other fields is a trap', () => {
  assert.equal(isTrapped(body({ email: 'a@b.example', website: 'x' }), 'website'), true)
  assert.equal(isTrapped(body({ email: 'a@b.example', website: '' }), 'website'), false)
  assert.equal(isTrapped(body({ email: 'a@b.example', other: 'x' }), 'website'), false)
})

test('keys of which nothing was made are named with the reason, but for a redirect that is followed', () => {
  const sent = { redirect: 'https://shop.example/thanks', email: 'no address' }
  const fields = fieldsOf(sent)
  const keys = (redirect: string | undefined) =>
    ignoredKeys(fields, body(sent), redirect).map(({ key }) => key)
  assert.ok(fields.ignored.has('redirect'), 'a redirect is nothing about the contact')
  assert.deepEqual(new Set(keys(undefined)), new Set(fields.ignored.keys()))
  assert.deepEqual(
    keys('https://shop.example/thanks'),
    keys(undefined).filter((key) => key !== 'redirect'),
  )
  const file = { key: 'photo', filename: 'me.png' }
  assert.deepEqual(ignoredKeys(fieldsOf({}), body({}, [file]), undefined), [
    { key: 'photo', reason: 'files are not kept' },
  ])
})
