/** What a batch of changed contacts changes beside their rows. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact } from '../../test/support/contact.ts'
import {
  addressesChanged,
  changesOf,
  handedOver,
  identitiesOf,
  linksOf,
  respelt,
  restatedOf,
  tagNames,
} from './contact-diff.ts'

const TAGS = new Map([
  ['vip', { number: 1, name: 'VIP' }],
  ['new', { number: 2, name: 'new' }],
  ['old', { number: 3, name: 'Old' }],
])
const { id } = aContact()
const changed = {
  before: aContact({ tags: ['vip', 'old'] }),
  after: aContact({ tags: ['VIP', 'NEW'], state: 'blocked' }),
}
const made = { before: undefined, after: aContact({ id: 'b', tags: ['vip', 'unknown'] }) }

const news = (before: Parameters<typeof aContact>[0], after: Parameters<typeof aContact>[0]) => {
  const { isNewEmail, isNewPhone } = addressesChanged(aContact(before), aContact(after))
  return [isNewEmail, isNewPhone]
}

test('tags are named once, by their first spelling, and shown by the workspace’s', () => {
  assert.deepEqual(
    tagNames([changed, made]),
    new Map([
      ['unknown', 'unknown'],
      ['new', 'NEW'],
      ['old', 'old'],
      ['vip', 'vip'],
    ]),
  )
  assert.deepEqual(respelt(changed, TAGS).after.tags, ['VIP', 'new'])
  assert.deepEqual(respelt(made, TAGS).after.tags, ['VIP', 'unknown'])
  assert.equal(respelt(changed, TAGS).before, changed.before)
})

test('links are made and taken away where a tag came or went', () => {
  assert.deepEqual(linksOf([changed, made], TAGS), {
    added: [
      { tag: 2, id, state: 'blocked' },
      { tag: 1, id: 'b', state: 'active' },
    ],
    removed: [{ tag: 3, id, state: 'blocked' }],
  })
})

test('links that stay are told of another state, and of nothing else', () => {
  assert.deepEqual(restatedOf([changed, made], TAGS), [{ tag: 1, id, state: 'blocked' }])
  const same = { before: aContact({ tags: ['vip'] }), after: aContact({ tags: ['vip', 'new'], name: 'Bo' }) }
  assert.deepEqual(restatedOf([same], TAGS), [])
})

test('counters move by what came and went; the total by new contacts alone', () => {
  const sums = new Map(changesOf([changed, made], TAGS).map(({ facet, by }) => [facet, by]))
  assert.deepEqual(
    sums,
    new Map([
      ['', 1],
      ['state=blocked', 1],
      ['tag=2', 1],
      ['tag=1', 1],
      ['tag=3', -1],
    ]),
  )
})

test('an address is new when it is another than before; a spelling is not, nor is one that is gone', () => {
  assert.deepEqual(news({}, {}), [false, false])
  assert.deepEqual(news({}, { email: 'ANN@SHOP.EXAMPLE' }), [false, false])
  assert.deepEqual(news({}, { email: 'bob@shop.example', phone: '+4799999999' }), [true, true])
  assert.deepEqual(news({ email: null, phone: null }, {}), [true, true])
  assert.deepEqual(news({}, { email: null, phone: null }), [false, false])
  assert.deepEqual(addressesChanged(undefined, aContact()), { isNewEmail: true, isNewPhone: true })
  assert.deepEqual(addressesChanged(undefined, aContact({ email: null, phone: null })), {
    isNewEmail: false,
    isNewPhone: false,
  })
})

test('identities are the email without case and the phone', () => {
  assert.deepEqual(identitiesOf({ email: 'Ann@Shop.example', phone: '+47' }), [
    'email ann@shop.example',
    'phone +47',
  ])
  assert.deepEqual(identitiesOf({ email: null, phone: null }), [])
  assert.deepEqual(identitiesOf({ phone: '+47' }), ['phone +47'])
})

test('a contact whose address another of the batch takes over is named, one that keeps or drops it is not', () => {
  const ann = aContact({ phone: null })
  const without = { ...ann, email: null }
  const bob = aContact({ id: 'b', phone: null })
  assert.deepEqual(
    handedOver([
      { before: ann, after: without },
      { before: undefined, after: bob },
    ]),
    [id],
  )
  assert.deepEqual(handedOver([{ before: ann, after: without }]), [])
  assert.deepEqual(
    handedOver([
      { before: ann, after: ann },
      { before: undefined, after: { ...bob, email: null } },
    ]),
    [],
  )
  const two = aContact()
  assert.deepEqual(
    handedOver([
      { before: two, after: { ...two, phone: null } },
      { before: undefined, after: { ...bob, email: null, phone: two.phone } },
    ]),
    [id],
  )
})
