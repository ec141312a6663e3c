/** That a sealed secret is opened by its own key, for its own row, and by nothing else. */
import assert from 'node:assert/strict'
import { createDecipheriv, hkdfSync } from 'node:crypto'
import { test } from 'node:test'
import { openSecret, sealSecret } from './columns.ts'
import { missingKey, NO_KEYS, openKeyring, SealBroken } from './keyring.ts'

const ring = (...keys: string[]) => openKeyring(() => keys)
const ROW = 'mail servers/w'
const SEALED = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/

const derived = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', 'one key', '', info, bytes))

function partsOf(sealed: string): { id: string; data: Buffer } {
  const [, id = '', data = ''] = SEALED.exec(sealed) ?? []
  return { id, data: Buffer.from(data, 'base64url') }
}

test('a secret is sealed as docs say: AES-256-GCM, a nonce of 96 bits, a key by HKDF, bound to its row', () => {
  const { id, data } = partsOf(ring('one key').seal('smtp://å', ROW))
  assert.equal(id, derived('tidings seal id', 4).toString('hex'))
  assert.equal(data.length, 12 + Buffer.byteLength('smtp://å') + 16)

  const decipher = createDecipheriv('aes-256-gcm', derived('tidings seal', 32), data.subarray(0, 12))
  decipher.setAAD(Buffer.from(`sealed:1:${id}:${ROW}`)).setAuthTag(data.subarray(-16))
  assert.equal(
    decipher.update(data.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8'),
    'smtp://å',
  )
})

test('what was sealed is opened, by its key wherever it stands; the first key seals', () => {
  const sealed = ring('old').seal('secret', ROW)
  const both = ring('new', 'old')
  assert.equal(both.open(sealed, ROW), 'secret')
  assert.notEqual(partsOf(both.seal('secret', ROW)).id, partsOf(sealed).id)
  assert.equal(both.ids().length, 2)
  assert.equal(both.ids()[1], partsOf(sealed).id)
  assert.equal(both.ids()[0], partsOf(both.seal('', ROW)).id)
  assert.equal(both.open(both.seal('', ROW), ROW), '')
})

test('one secret sealed twice reads differently', () => {
  assert.notEqual(ring('k').seal('secret', ROW), ring('k').seal('secret', ROW))
})

test('a sealed text that was changed, or moved to another row, opens nothing', () => {
  const keys = ring('k')
  const sealed = keys.seal('secret', ROW)
  assert.throws(() => keys.open(sealed, 'mail servers/x'), SealBroken)
  const { id, data } = partsOf(sealed)
  for (let byte = 0; byte < data.length; byte += 1) {
    const changed = Buffer.from(data)
    changed[byte] = (changed[byte] ?? 0) ^ 1
    const text = `sealed:1:${id}:${changed.toString('base64url')}`
    assert.throws(
      () => keys.open(text, ROW),
      new RegExp(`sealed secret of ${ROW} was changed`),
      `byte ${byte}`,
    )
  }
  for (const bytes of [0, 5, 12, 27, data.length - 1])
    assert.throws(
      () => keys.open(`sealed:1:${id}:${data.subarray(0, bytes).toString('base64url') || '-'}`, ROW),
      SealBroken,
    )
})

test('without its key a sealed text names the key that is missing and those that are there', () => {
  const sealed = ring('lost').seal('secret', ROW)
  const id = partsOf(sealed).id
  const [other = ''] = ring('other').ids()
  assert.throws(
    () => ring('other').open(sealed, ROW),
    new RegExp(`with the key ${id}, and SECRET_KEY has the key ${other}`),
  )
  assert.throws(() => NO_KEYS.open(sealed, ROW), new RegExp(`with the key ${id}, and no SECRET_KEY is set`))
  assert.match(missingKey(['a', 'b'], ['c', 'd']), /with the keys a, b, and SECRET_KEY has the keys c, d\. /)
})

test('what a newer version sealed is not guessed at', () => {
  const sealed = ring('k').seal('secret', ROW)
  assert.throws(() => ring('k').open(sealed.replace('sealed:1:', 'sealed:2:'), ROW), /newer Tidings/)
})

test('what never was sealed is read as it is, and without a key stored as it is', () => {
  const sealed = ring('k').seal('secret', ROW)
  const plain = ['smtp://user:pw@host', '', 'sealed:1:x', `a ${sealed}`, `${sealed} b`, `${sealed}.`]
  for (const text of plain) {
    assert.equal(ring('k').open(text, ROW), text)
    assert.equal(NO_KEYS.seal(text, ROW), text)
  }
  assert.deepEqual(NO_KEYS.ids(), [])
})

test('keys are read again at each use: a file of them may change', () => {
  const keys = ['first']
  const changing = openKeyring(() => keys)
  const sealed = changing.seal('secret', ROW)
  keys.unshift('second')
  assert.notEqual(partsOf(changing.seal('secret', ROW)).id, partsOf(sealed).id)
  assert.equal(changing.open(sealed, ROW), 'secret')
  keys.pop()
  assert.throws(() => changing.open(sealed, ROW), SealBroken)
})

test('a column’s secret is bound to its name and the whole key of its row, in whatever case an id is written', () => {
  const keys = ring('k')
  const sealed = sealSecret({ keys }, 'DKIM key', ['AB-1', 'Shop.Example'], 'secret')
  assert.equal(openSecret({ keys }, 'DKIM key', ['ab-1', 'shop.example'], sealed), 'secret')
  assert.throws(() => openSecret({ keys }, 'DKIM key', ['ab-1', 'other.example'], sealed), SealBroken)
  assert.throws(() => openSecret({ keys }, 'webhook secret', ['ab-1', 'shop.example'], sealed), SealBroken)
  assert.equal(sealSecret({ keys }, 'DKIM key', ['ab-1', 'x'], null), null)
  assert.equal(openSecret({ keys }, 'DKIM key', ['ab-1', 'x'], null), null)
})
