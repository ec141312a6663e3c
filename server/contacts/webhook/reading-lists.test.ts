/** What is sent in pieces, or under other words: names as lists, fields in other languages, remarks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'
import { readBody } from './payload/sniff.ts'

const EMAIL = 'ada@example.com'

function nameOf(input: object): string | undefined {
  return readFields({ email: EMAIL, ...input }, [], 'SE').name
}

test('a name that is sent as a list of its parts is the whole', () => {
  assert.equal(nameOf({ name: ['Ada', 'Lovelace'] }), 'Ada Lovelace')
  assert.equal(nameOf({ fullName: ['Åsa', 'von Öberg'] }), 'Åsa von Öberg')
  assert.equal(nameOf({ Name: { 0: 'Ada', 1: 'Lovelace' } }), 'Ada Lovelace')
  for (const body of [
    'name%5B%5D=Ada&name%5B%5D=Lovelace&email=ada%40example.com',
    'name%5B0%5D=Ada&name%5B1%5D=Lovelace&email=ada%40example.com',
  ]) {
    const sent = readBody(Buffer.from(body), 'application/x-www-form-urlencoded')
    assert.equal(typeof sent === 'string' ? sent : readFields(sent.pairs, [], 'SE').name, 'Ada Lovelace')
  }
})

test('two whole names, the same twice and a list of names are not put together', () => {
  assert.equal(nameOf({ name: ['Ada Lovelace', 'Bob Stone'] }), 'Ada Lovelace')
  assert.equal(nameOf({ name: ['Ada', 'Ada'] }), 'Ada')
  assert.equal(nameOf({ names: ['Ada', 'Bob'] }), 'Ada')
})

test('a field may be called a field in any of twelve languages, with its value', () => {
  for (const [label, value] of [
    ['feld', 'wert'],
    ['fält', 'värde'],
    ['felt', 'verdi'],
    ['champ', 'valeur'],
    ['campo', 'valor'],
    ['veld', 'waarde'],
    ['kenttä', 'arvo'],
    ['pole', 'wartość'],
  ] as const) {
    const { email, name, consent } = readFields(
      {
        data: [
          { [label]: 'Name', [value]: 'Ada Lovelace' },
          { [label]: 'E-Mail', [value]: EMAIL },
          { [label]: 'Newsletter', [value]: 'nein' },
        ],
      },
      [],
      'SE',
    )
    assert.deepEqual([email, name, consent?.email], [EMAIL, 'Ada Lovelace', false], label)
  }
})

test('remarks and wishes are notes in twelve languages', () => {
  for (const label of [
    'Special requests',
    'Önskemål',
    'Sonderwünsche',
    'Remarques',
    'Précisions',
    'Observaciones',
    'Osservazioni',
    'Toelichting',
    'Merknad',
    'Bemærkninger',
    'Huomautukset',
    'Observações',
    'Dodatkowe informacje',
  ])
    assert.equal(
      readFields({ email: EMAIL, [label]: 'By the window' }, [], 'SE').note,
      'By the window',
      label,
    )
})

test('who commits, deploys or watches is nobody who wrote', () => {
  for (const role of ['committer', 'pusher', 'deployer'])
    assert.equal(readFields({ [role]: { name: 'Ada', email: EMAIL } }, [], 'SE').email, undefined, role)
})

test('a text that is sent as its runs, and a choice with its colour, are what people read', () => {
  const { email, name, consent } = readFields(
    {
      properties: {
        Name: { title: [{ plain_text: 'Ada Lovelace' }] },
        Email: { email: EMAIL },
        Newsletter: { id: 'c', type: 'select', select: { id: 'x', name: 'No', color: 'red' } },
      },
    },
    [],
    'SE',
  )
  assert.deepEqual([email, name, consent?.email], [EMAIL, 'Ada Lovelace', false])
})

test('the name of a customer, guest or member in one word is the contact’s', () => {
  for (const key of [
    'kundenname',
    'kundnamn',
    'klantnaam',
    'kundenavn',
    'nombrecliente',
    'gastname',
    'form-field-name',
  ])
    assert.equal(nameOf({ [key]: 'Ada Lovelace' }), 'Ada Lovelace', key)
  assert.equal(readFields({ email: EMAIL, klanttelefoon: '+46701234567' }, [], 'SE').phone, '+46701234567')
})

const tagsOf = (input: Readonly<Record<string, unknown>>) =>
  readFields({ email: EMAIL, ...input }, [], 'SE').tags

test('tags are the contact’s own, by the words for them, and those that were taken away or are of what was bought are none', () => {
  for (const key of ['tag_names', 'taggar', 'tagi']) assert.deepEqual(tagsOf({ [key]: 'vip' }), ['vip'], key)
  assert.deepEqual(tagsOf({ tags: 'vip; lund' }), ['vip', 'lund'])
  assert.deepEqual(tagsOf({ tags: 'vip; gold, lund' }), ['vip; gold', 'lund'])
  for (const input of [
    { tags_removed: ['vip'] },
    { previous: { tags: ['vip'] } },
    {
      line_items: [
        { title: 'Mug', tags: 'kitchen' },
        { title: 'Cup', tags: 'blue' },
      ],
    },
  ])
    assert.equal(tagsOf(input), undefined, JSON.stringify(input))
})

test('a list of those who are written to is a consent in one word, too', () => {
  for (const key of ['nyhetslista', 'utskickslista', 'Verteilerliste', 'mejlinglista'])
    assert.equal(readFields({ email: EMAIL, [key]: 'Ja' }, [], 'SE').consent?.email, true, key)
  assert.deepEqual(readFields({ email: EMAIL, smslista: 'Ja' }, [], 'SE').consent, { sms: true })
})

test('a box of an acceptance that asks to subscribe and is sent empty is a no', () => {
  const fields = [
    { label: 'Email', value: EMAIL, type: 'email' },
    { label: 'Subscribe', value: '', type: 'accept' },
  ]
  assert.equal(readFields({ fields }, [], 'SE').consent?.email, false)
})

function choices(...labels: [string, boolean][]): object[] {
  return labels.map(([label, selected]) => ({ label, selected, id: `choice-${label}` }))
}

test('of choices that say whether they were chosen, only those that were are the answer', () => {
  const answered = (member: string, list: object[], label = 'Newsletter') =>
    readFields(
      {
        fields: [
          { label: 'Email', value: EMAIL },
          { label, [member]: list },
        ],
      },
      [],
      'SE',
    )
  for (const member of ['options', 'choices', 'value']) {
    const [yes, no, neither] = [
      answered(member, choices(['Yes', true], ['No', false])),
      answered(member, choices(['Yes', false], ['No', true])),
      answered(member, choices(['Yes', false], ['No', false])),
    ]
    assert.deepEqual(
      [yes, no, neither].map(({ consent }) => consent?.email),
      [true, false, false],
      member,
    )
    const { tags } = answered(member, choices(['Tea', true], ['Rum', false], ['Rye', true]), 'Tags')
    assert.deepEqual(tags, ['Tea', 'Rye'], member)
  }
  assert.equal(
    readFields({ email: EMAIL, newsletter: { options: choices(['Yes', false], ['No', true]) } }, [], 'SE')
      .consent?.email,
    false,
  )
})

test('tags are found behind what a list’s entries lie in, and what else is said of them is not kept', () => {
  for (const tags of [
    { type: 'list', data: [{ type: 'tag', id: '5', name: 'lead' }], url: '/contacts/66/tags' },
    { edges: [{ node: { id: '1', name: 'lead' } }] },
    { nodes: [{ name: 'lead' }] },
    { data: ['lead'] },
    [{ id: 5, name: 'lead', slug: 'lead', color: '#fff' }],
  ]) {
    const read = readFields({ email: EMAIL, tags }, [], 'SE')
    assert.deepEqual([read.tags, read.name], [['lead'], undefined], JSON.stringify(tags))
    assert.deepEqual(read.leftOver, [])
  }
})
