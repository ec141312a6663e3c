/** Bodies that are neither JSON nor a form, and read all the same: XML, objects as programs write them, tables; and nothing of a stranger's that harms. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'
import { readBody } from './payload/sniff.ts'

const ADDRESS = 'ann@example.com'

function read(body: string, type = ''): WebhookFields {
  const sent = readBody(Buffer.from(body), type)
  if (typeof sent === 'string') assert.fail(`${sent}: ${body.slice(0, 80)}`)
  return readFields(sent.pairs, [], 'SE')
}

function assertAnn({ email, name, consent }: WebhookFields): void {
  assert.deepEqual([email, name, consent?.email], [ADDRESS, 'Ann Berg', false])
}

describe('XML', () => {
  for (const [what, body] of [
    [
      'elements',
      '<?xml version="1.0"?><lead><first>Ann</first><last>Berg</last><email>ann@example.com</email><newsletter>no</newsletter></lead>',
    ],
    ['attributes', '<lead name="Ann Berg" email="ann@example.com" newsletter="no"/>'],
    [
      'fields that name themselves',
      '<form><field name="Name">Ann Berg</field><field name="Email">ann@example.com</field><field name="Newsletter">no</field></form>',
    ],
    [
      'prefixes and CDATA',
      '<s:Body xmlns:s="urn:x"><n:name xmlns:n="urn:y"><![CDATA[Ann Berg]]></n:name><email>ann@example.com</email><newsletter>no</newsletter></s:Body>',
    ],
  ] as const)
    test(`is read by ${what}, under any type`, () => {
      for (const type of ['application/xml', 'text/xml; charset=utf-8', 'application/json', ''])
        assertAnn(read(body, type))
    })

  test('is read within a field that is called so', () => {
    const xml = '<c><name>Ann Berg</name><email>ann@example.com</email><newsletter>no</newsletter></c>'
    assertAnn(read(JSON.stringify({ lead_xml: xml })))
  })

  test('has the five entities and numbers, and no others', () => {
    const { note } = read('<c><email>ann@example.com</email><message>&lt;R&#38;D&gt; &bomb;</message></c>')
    assert.equal(note, '<R&D> &bomb;')
  })

  test('with a document type, nested too deep, broken off, or a page of the web, is refused', () => {
    const lead = '<c><email>ann@example.com</email></c>'
    for (const body of [
      `<!DOCTYPE c [<!ENTITY a "aaaa">]>${lead}`,
      `<?xml version="1.0"?><!DOCTYPE c SYSTEM "file:///etc/passwd">${lead}`,
      `${'<a>'.repeat(40)}ann@example.com${'</a>'.repeat(40)}`,
      '<c><email>ann@example.com</email>',
      '<c><email>ann@example.com</c></email>',
      '<html><p>ann@example.com</p></html>',
    ])
      assert.equal(readBody(Buffer.from(body), 'application/xml'), 'foreign', body)
  })

  test('of more elements than are looked at is read up to those', () => {
    const { email, name } = read(
      `<c><email>ann@example.com</email>${'<x>1</x>'.repeat(20_000)}<name>Ann</name></c>`,
    )
    assert.deepEqual([email, name], [ADDRESS, undefined])
  })
})

describe('an object as a program writes it', () => {
  for (const body of [
    "{name: 'Ann Berg', email: 'ann@example.com', newsletter: false}",
    "{'name': 'Ann Berg', 'email': 'ann@example.com', 'newsletter': False, 'phone': None,}",
    '{ name: "Ann Berg", email: "ann@example.com", newsletter: "no", phone: undefined }',
    "[{name: 'Ann Berg', contact: {email: 'ann@example.com', newsletter: false}}]",
  ])
    test(`is read as JSON: ${body.slice(0, 30)}`, () => assertAnn(read(body, 'application/json')))

  test('is never run, and what is more than an object is refused', () => {
    for (const body of [
      '{email: ann}',
      "{email: alert('x')}",
      '{email: `ann@example.com`}',
      "{a: 'b' + 'c'}",
      "{a: 'b",
    ])
      assert.equal(readBody(Buffer.from(body), 'application/json'), 'broken', body)
  })

  test('of more than 65,536 characters is no form of a person', () => {
    const of = (length: number): string => `{email: '${ADDRESS}', message: '${'x'.repeat(length)}'}`
    assert.equal(read(of(65_000)).email, ADDRESS)
    assert.equal(readBody(Buffer.from(of(65_536)), 'application/json'), 'broken')
  })

  test('keeps what its quotes and escapes say', () => {
    const { note } = read(`{email: 'ann@example.com', message: 'It\\'s "here"\\nnow'}`)
    assert.equal(note, 'It\'s "here"\nnow')
  })
})

describe('a table', () => {
  for (const body of [
    'Name\tEmail\tNewsletter\r\nAnn Berg\tann@example.com\tno\r\n',
    'Namn;E-post;Nyhetsbrev\nAnn Berg;ann@example.com;nej',
    '"Name","Email","Newsletter"\n"Ann Berg","ann@example.com","no"\n',
    'Name\tAnn Berg\nEmail\tann@example.com\nNewsletter\tno',
    '[["Name","Email","Newsletter"],["Ann Berg","ann@example.com","no"]]',
    '{"columns":["Name","Email","Newsletter"],"data":[["Ann Berg","ann@example.com","no"]]}',
  ])
    test(`of one person is read by its names: ${JSON.stringify(body.slice(0, 24))}`, () =>
      assertAnn(read(body)))

  test('of several people is refused', () => {
    const body = 'Name,Email\nAnn,ann@example.com\nBo,bo@example.com\n'
    assert.equal(readBody(Buffer.from(body), 'text/csv'), 'several-people')
  })

  test('holds signs and quotes within quotes', () => {
    assert.equal(read('Email,Message\nann@example.com,"Hi, ""you"""').note, 'Hi, "you"')
  })
})

describe('names and values', () => {
  for (const body of [
    [
      { q: 'Your name', a: 'Ann Berg' },
      { q: 'Email', a: ADDRESS },
      { q: 'Newsletter?', a: 'No' },
    ],
    {
      fields: [
        { k: 'name', v: 'Ann Berg' },
        { k: 'email', v: ADDRESS },
        { k: 'newsletter', v: 'no' },
      ],
    },
    {
      question_1: 'Name',
      answer_1: 'Ann Berg',
      question_2: 'Email',
      answer_2: ADDRESS,
      question_3: 'Newsletter?',
      answer_3: 'No',
    },
    {
      field_1_name: 'Name',
      field_1_value: 'Ann Berg',
      field_2_name: 'Email',
      field_2_value: ADDRESS,
      field_3_name: 'Newsletter',
      field_3_value: 'no',
    },
    {
      f0: 'Ann Berg',
      f0_label: 'Name',
      f1: ADDRESS,
      'f1-label': 'Email',
      f2: 'no',
      f2_label: 'Newsletter',
    },
    { subject: 'New lead', body: '*Name*: Ann Berg\n*Email*: ann@example.com\n- Newsletter: no' },
    {
      set: [
        { questionText: 'Name', answerValues: [{ value: { text: 'Ann Berg' } }] },
        { questionText: 'Email', answerValues: [{ value: { text: ADDRESS } }] },
        { questionText: 'Newsletter?', answerValues: [{ value: { text: 'No' } }] },
      ],
    },
    [{ name: 'Ann Berg' }, { email: ADDRESS }, { newsletter: 'no' }],
    { answers: ['Name: Ann Berg', 'Email: ann@example.com', 'Newsletter: no'] },
    { html: '<b>Name</b>: Ann Berg<br>Email: ann@example.com<br/>Newsletter: no' },
  ])
    test(`are read as they were put beside each other: ${JSON.stringify(body).slice(0, 40)}`, () =>
      assertAnn(read(JSON.stringify(body))))

  test('of a form are parted by semicolons, where all of them are', () => {
    assertAnn(read('name=Ann%20Berg;email=ann@example.com;newsletter=0', 'application/x-www-form-urlencoded'))
  })

  test('that somebody wrote into a message are theirs beside an address of their own', () => {
    const { email, note } = read(
      JSON.stringify({ email: ADDRESS, message: 'Name: Bo\nEmail: bo@example.com' }),
    )
    assert.deepEqual([email, note], [ADDRESS, 'Name: Bo\nEmail: bo@example.com'])
  })
})
