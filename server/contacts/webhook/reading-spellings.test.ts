/** One form in several spellings, by people and by programs that pass it on: what is read stays the same. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const read = (input: Readonly<Record<string, unknown>>) => readFields(input, [], 'SE')
const ADDRESS = 'ann@example.com'
const NO = { email: false, sms: false }

describe('a sentence that a program made a key of', () => {
  for (const key of [
    'jeNeSouhaitePasRecevoirLaNewsletter',
    'ichMöchteKeineWerbungErhalten',
    'nãoDesejoReceberPublicidade',
    'enHaluaMarkkinointiviestejä',
    'nieWyrażamZgodyNaOtrzymywanieInformacjiHandlowych',
    'jegVilIkkeKontaktesMedMarkedsføring',
  ])
    test(`refuses as it does in words: ${key}`, () =>
      assert.deepEqual(read({ email: ADDRESS, [key]: 'on' }).consent, NO))
})

describe('what nobody sees in a value', () => {
  test('is no part of it, and each letter is one', () => {
    const { email, name, phone, city, consent } = read({
      name: '\u200bAnn\u200b Be\u0301rg\ufeff',
      email: `\ufeff${ADDRESS}\u200b`,
      phone: '\u202a+46 70 123 45 67\u202c',
      city: 'Lu\u00adnd',
      newsletter: '\u200bnej',
    })
    assert.deepEqual(
      { email, name, phone, city, consent },
      { email: ADDRESS, name: 'Ann Bérg', phone: '+46701234567', city: 'Lund', consent: NO },
    )
  })

  test('joins the signs of which one picture is made', () =>
    assert.equal(read({ email: ADDRESS, message: 'Hej 👩‍🚀' }).note, 'Hej 👩‍🚀'))

  test('before a key is none of its name', () =>
    assert.equal(read({ '\ufeffE-post': ADDRESS, '\u200bnamn': 'Ann Berg' }).name, 'Ann Berg'))
})

describe('an address or number', () => {
  for (const value of [`${ADDRESS}.`, `${ADDRESS};`, `"${ADDRESS}"`, 'ann&#64;example.com'])
    test(`is read as it was written: ${value}`, () => assert.equal(read({ email: value }).email, ADDRESS))

  for (const value of ['070‑123‑45‑67', '<a href="tel:+46 70 123 45 67">070-123 45 67</a>'])
    test(`is read as it was written: ${value}`, () =>
      assert.equal(read({ email: ADDRESS, mobile: value }).phone, '+46701234567'))
})

describe('references to letters', () => {
  test('are read in an only value of a list, in labels, and in a yes or no', () => {
    const { name, consent } = read({
      fields: [
        { label: 'E-post', value: [ADDRESS] },
        { label: 'Pr&#233;nom et nom', value: ['Chlo&#233; Roux'] },
        { label: 'Newsletter', value: 'N&#227;o' },
      ],
    })
    assert.deepEqual({ name, consent }, { name: 'Chloé Roux', consent: NO })
  })
})

describe('keys in which a program wrote where a value stood', () => {
  test('are read by double underscores that several share', () => {
    const { name, consent } = read({
      form_response__answers__0__label: 'Your name',
      form_response__answers__0__value: 'Ann Berg',
      form_response__answers__1__label: 'E-mail',
      form_response__answers__1__value: ADDRESS,
      form_response__answers__2__label: 'Newsletter',
      form_response__answers__2__value: 'no',
    })
    assert.deepEqual({ name, consent }, { name: 'Ann Berg', consent: NO })
  })

  test('are read by dots before a question, and by brackets within an object', () => {
    assert.equal(
      read({ name: 'Contact', 'data.Your name': 'Ann Berg', 'data.E-mail': ADDRESS }).name,
      'Ann Berg',
    )
    assert.equal(
      read({ body: { 'contacts[add][0][name]': 'Ann Berg', 'contacts[add][0][email]': ADDRESS } }).name,
      'Ann Berg',
    )
  })

  test('are one where no other shares what stands before', () =>
    assert.equal(read({ first__name: 'Ann', last__name: 'Berg', email: ADDRESS }).name, 'Ann Berg'))
})

describe('what is before every key of a form', () => {
  for (const before of ['form_', 'field-', 'form.', 'input_', 'data-'])
    test(`says nothing: ${before}`, () => {
      const { name, consent } = read({
        [`${before}name`]: 'Ann Berg',
        [`${before}email`]: ADDRESS,
        [`${before}event`]: 'unsubscribe',
      })
      assert.deepEqual({ name, consent }, { name: 'Ann Berg', consent: NO })
    })

  test('is the form itself beside its id, or what holds the answers', () => {
    assert.equal(read({ form_id: '3', form_name: 'Contact', form_email: ADDRESS }).name, undefined)
    assert.equal(read({ form_name: 'Contact', form_data: { email: ADDRESS } }).name, undefined)
  })
})

describe('a form of which each value is in a list', () => {
  test('is what its values say, whole or within', () => {
    const form = { email: [ADDRESS], event: ['unsubscribe'] }
    assert.deepEqual(read(form).consent, NO)
    assert.deepEqual(read({ namedValues: { Email: [ADDRESS], contact_by_email: [false] } }).consent, {
      email: false,
    })
  })
})

describe('a box of a lead', () => {
  for (const [key, checked] of [
    ['checkbox_key', 'is_checked'],
    ['checkbox-key', 'is-checked'],
    ['checkboxKey', 'isChecked'],
    ['Checkbox Key', 'Is Checked'],
  ] as const)
    test(`is unticked however its keys are spelt: ${key}`, () =>
      assert.equal(
        read({ email: ADDRESS, responses: [{ [key]: 'marketing_emails', [checked]: '0' }] }).consent?.email,
        false,
      ))
})

test('names and values under their first letters are read beside their kind and place', () =>
  assert.deepEqual(
    read({
      fields: [
        { id: 1, type: 'text', q: 'E-mail', a: ADDRESS, required: true },
        { id: 2, type: 'text', q: 'Newsletter', a: 'No', required: false },
      ],
    }).consent,
    NO,
  ))
