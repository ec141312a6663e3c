/** That every parser of strangers' bytes takes a time that grows with its input, for the inputs that hurt parsers. */
import { describe, test } from 'node:test'
import { PRODUCTS } from '../../server/catalog/products/fields.ts'
import { describe as describeReading } from '../../server/catalog/products/prompt/describe.ts'
import { readPrompt } from '../../server/catalog/products/prompt/read.ts'
import { bodyText } from '../../server/catalog/products/search/body-text.ts'
import { wordsOf } from '../../server/catalog/products/search/words.ts'
import { readTagsCell } from '../../server/contacts/tags/cell.ts'
import { readFields } from '../../server/contacts/webhook/fields.ts'
import { readBody } from '../../server/contacts/webhook/payload/sniff.ts'
import { columnsOf, listItems, socialLinks } from '../../server/content/blocks/block-lines.ts'
import { cleanHtml } from '../../server/content/clean-html.ts'
import { compileEmail } from '../../server/content/rendering/email/compile.ts'
import { wordsForEverybody } from '../../server/content/rendering/everybody.ts'
import { htmlWords, inline } from '../../server/content/rendering/inline.ts'
import { checkContent } from '../../server/content/rendering/personal.ts'
import { PROMPT_LENGTH, TEXT_LENGTH } from '../../server/http/limits.ts'
import { chooseFormat } from '../../server/http/negotiation.ts'
import { isKnown } from '../../server/http/preconditions.ts'
import { readEmail } from '../../server/lib/email-address.ts'
import { withoutLiquid } from '../../server/lib/liquid-text.ts'
import { readDate, readNumber } from '../../server/lib/parse-user-input.ts'
import { readPhone } from '../../server/lib/phone-number.ts'
import { isLinkAddress } from '../../server/lib/web-address.ts'
import { findUnstorable } from '../../server/lib/storable.ts'
import { readDeliveryStatus } from '../../server/messaging/bounces/delivery-status.ts'
import { readFeedbackReport } from '../../server/messaging/bounces/feedback-report.ts'
import { readPlainBounce } from '../../server/messaging/bounces/plain-bounce.ts'
import { ADAPTERS } from '../../server/messaging/bounces/providers/adapters.ts'
import { readMail } from '../../server/messaging/bounces/read-mail.ts'
import { keywordOf } from '../../server/messaging/sms/opt-out-rules.ts'
import { smsCost } from '../../server/messaging/sms/segments.ts'
import { readStatus } from '../../server/messaging/sms/status-rules.ts'
import { parseFilter } from '../../server/query/filter/parse.ts'
import { readFilter } from '../../server/query/filter/structure.ts'
import { agentOf } from '../../server/tracking/rules.ts'
import { assertGrowsEvenly, type Grown } from '../support/growth.ts'

const BODY = 1_048_576
const HEADER = 16_384
const FORM = 'multipart/form-data; boundary=X'
const HTML = ['<', '>', '<i>', '<svg>', '<a href="', '<!--', '<script>', '&', '"', '<pre>', '\n', 'a']
const NESTS = [
  ['<b>', '</b>'],
  ['<b>', '</x>'],
  ['<div>', '</div>'],
  ['<!--', '-->'],
] as const
const LIQUID = ['{{', '}}', '{%', '%}', '{{ a }}', '"', "'", '{% if a %}', '{% for i in a %}', '|', '{', ' ']
const WORKSPACE = {
  id: '01900000-0000-7000-8000-000000000000',
  name: 'x',
  handle: 'x',
  image: null,
  accentColor: null,
  postalAddress: 'x',
  timezone: 'UTC',
  senderName: null,
  language: 'en',
}

const PARSERS: Readonly<Record<string, readonly [parse: (input: string) => unknown, grown: Grown]>> = {
  ...Object.fromEntries(
    ['From', 'Subject', 'Content-Type', 'Content-Type: multipart/mixed; boundary'].map((field) => [
      `the header of a mail: ${field}`,
      [
        readMessage,
        {
          pieces: ['a;', '<', '"', '(', '\\', ',', '@', '=?utf-8?q?=41?=', ' ', '\r\n ', '\r\n', '='],
          limit: BODY / 4,
          pairLimit: 16_384,
          wrap: (h: string) => `${field}: ${h}\r\nFrom: mailer-daemon@x\r\n\r\nx`,
        },
      ],
    ]),
  ),
  'the parts of a mail': [
    readMessage,
    {
      pieces: [
        '--b\r\n',
        '\r\n',
        '--',
        'x',
        '--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
        '--b\r\nA: b\r\n\r\n',
      ],
      limit: BODY,
      pairLimit: 65_536,
      wrap: (h) => `Content-Type: multipart/report; boundary=b\r\nFrom: mailer-daemon@x\r\n\r\n--b\r\n${h}`,
    },
  ],
  ...Object.fromEntries(
    [
      'text/html',
      'text/plain\r\nContent-Transfer-Encoding: quoted-printable',
      'text/html\r\nContent-Transfer-Encoding: base64',
    ].map((type) => [
      `the text of a mail: ${type.replace(/\s+/, ' ')}`,
      [
        readMessage,
        {
          pieces: ['<', '>', '<!--', '=', '=41', '=\r\n', 'QUFB', ' ', '\r\n', '<li>'],
          limit: BODY,
          pairLimit: 65_536,
          wrap: (h: string) => `From: mailer-daemon@x\r\nContent-Type: ${type}\r\n\r\n${h}`,
        },
      ],
    ]),
  ),
  'delivery statuses and feedback reports': [
    (text) => [readDeliveryStatus(text), readFeedbackReport(text)],
    {
      pieces: [';', ' ', '(', '<', 'rfc822;', '5.1.1', 'user ', 'unknown', 'mailbox ', '\r\n', '\r\n ', ':'],
      limit: BODY / 4,
      pairLimit: 32_768,
      wrap: (h) => `Feedback-Type: abuse\r\nFinal-Recipient: ${h}\r\nAction: failed\r\nDiagnostic-Code: ${h}`,
    },
  ],
  'the words of a mail server': [
    (text) => readPlainBounce({ from: 'mailer-daemon@x', subject: 'x', text, headers: new Map() }),
    {
      pieces: [
        'user ',
        'unknown ',
        'mailbox ',
        'delay ',
        'retry ',
        '550 ',
        '--',
        ' ',
        '\n',
        'a@b.c\n',
        '<',
        ':',
      ],
      limit: 65_536,
      pairLimit: 32_768,
    },
  ],
  ...Object.fromEntries(
    [...ADAPTERS].map(([name, read]) => [
      `the callbacks of ${name}`,
      [
        (text: string) => [read(JSON.parse(callbackOf(text))), read(nestedIn(text))],
        {
          pieces: ['user ', 'mailbox ', 'smtp; ', '5.1.1 ', ' ', 'a', '<'],
          limit: BODY / 2,
          pairLimit: 65_536,
        },
      ],
    ]),
  ),
  'urlencoded forms': [
    (text) => readWhole(text, 'application/x-www-form-urlencoded'),
    {
      pieces: ['&', '=', '%', '%41', 'a=b&', 'email=a@b.c&', 'tags=a,&', 'a'],
      limit: BODY / 2,
      pairLimit: 16_384,
    },
  ],
  'multipart forms': [
    (text) => readWhole(text, FORM),
    {
      pieces: [
        '\r\n',
        '--X',
        '--X\r\n',
        '--X  ',
        '"',
        ';name="',
        '\r\n\r\n',
        'Content-Disposition: form-data; name="a"\r\n',
      ],
      limit: BODY,
      pairLimit: 131_072,
    },
  ],
  'the name of a part': [
    (text) => readBody(Buffer.from(text), FORM),
    {
      pieces: ['"', '\\"', '\\', ';', ' ', 'name="', '; name=', '%22', '\t'],
      limit: BODY,
      pairLimit: 131_072,
      wrap: (h) => `--X\r\nContent-Disposition: form-data; ${h}\r\n\r\nv\r\n--X--`,
    },
  ],
  'JSON with a contact': [
    (text) =>
      readWhole(JSON.stringify({ email: text, name: text, tags: text, note: text }), 'application/json'),
    // Four of them fill a body when each character is three bytes long.
    { pieces: [' ', 'a', '@', '.', ',', '\ufdfa', '\u0301', '\u3000'], limit: BODY / 12, pairLimit: 8_192 },
  ],
  'JSON and forms that are declared as nothing': [
    (text) => readWhole(text, ''),
    {
      pieces: ['{"email":"', '\\"', '\n', ',', 'a=', 'a: b\n'],
      nests: [
        ['[', ']'],
        ['{"a":', '}'],
        ['{"name":"a","value":', '}'],
      ],
      limit: BODY / 4,
      pairLimit: 8_192,
    },
  ],
  'pairs of labels and values': [
    (text) => readWhole(`{"fields":[${text.replace(/,$/, '')}]}`, 'application/json'),
    {
      pieces: [
        '{"label":"Email","value":"a@b.co"},',
        '{"id":"q","title":"Name"},',
        '{"a":[{"b":1}]},',
        '{"q":{"id":"x","options":[{"id":"o","text":"t"}],"value":["o"]}},',
      ],
      limit: BODY / 4,
      pairLimit: 16_384,
    },
  ],
  'JSON nested without end': [
    (text) => findUnstorable(JSON.parse(text), 32),
    {
      pieces: ['1'],
      nests: [
        ['[', ']'],
        ['{"a":', '}'],
      ],
      limit: BODY,
    },
  ],
  'the tags of a cell': [
    (text) => readTagsCell(text),
    { pieces: ['"', '",', '""', '"",', ',', ' ', 'a', 'a"', '"a,'], limit: TEXT_LENGTH },
  ],
  'the filter language': [
    (text) => parseFilter(text, PRODUCTS.fields),
    {
      pieces: ["title eq 'a' and ", '(', 'not ', "'", "'a',", ' ', '.', '1', "a.'", ')'],
      nests: [['(', ')']],
      limit: 8_192,
    },
  ],
  'the filters of search bodies': [
    (text) => readFilter(JSON.parse(text), PRODUCTS.fields),
    {
      pieces: ['{"field":"title","operator":"eq","value":"a"},', '{"not":{}},', '{"titl":1},', '1,'],
      limit: BODY,
      pairLimit: 65_536,
      wrap: (h) => `{"and":[${h}1]}`,
    },
  ],
  'the prompts of shoppers': [
    (text) =>
      describeReading(readPrompt(text, { vendors: ['Acme'], collections: ['Summer'], tags: ['vip'] })),
    {
      pieces: ['not ', 'a ', 'or ', '50 ', 'under ', '"', '-', 'tag:', '\ufdfa', '\u0301', '1,'],
      limit: PROMPT_LENGTH,
    },
  ],
  'the words of products': [
    (text) => wordsOf(text),
    {
      pieces: ['a', '\ufdfa', '\u0301', '\u0315', '\u0344', '\u1fa2', '-', ' '],
      limit: 100_000,
      pairLimit: 100_000,
    },
  ],
  'addresses, numbers and dates': [
    (text) => [readEmail(text), readPhone(text, 'SE'), readNumber(text, 'SE'), readDate(text, 'SE')],
    {
      pieces: ['a', '.', '@', '0', '+', ' ', '(', '-', '\ufdfa', ';ext=', ','],
      limit: BODY,
      pairLimit: 1_024,
    },
  ],
  'addresses of the web': [
    (text) => isLinkAddress(withoutLiquid(`https://${text}`)),
    { pieces: ['/', '../', '?', '@', ':', '%', 'å', '.', 'a', '{{', '}}', '[', '\u0301'], limit: 4_096 },
  ],
  'headers of requests': [
    (text) => [
      chooseFormat(text),
      isKnown(text, 'x'),
      agentOf({ kind: 'open', method: 'GET', userAgent: text, purpose: text, secondsSinceSent: 1 }),
    ],
    { pieces: ['W/', '"', ',', ' ', 'a', '*/*,', ';q=0.1', 'bot', '('], limit: HEADER },
  ],
  'what gateways and phones say': [
    (text) => [keywordOf(text), readStatus(text, text, text), smsCost(text.slice(0, 1_600))],
    { pieces: ['stop ', 'a', ' ', '\ufdfa', '\u0301', '😀', '’'], limit: BODY, pairLimit: 1_024 },
  ],
  'HTML of posts and products': [cleanHtml, { pieces: HTML, nests: NESTS, limit: 500_000, pairLimit: 8_192 }],
  'the text of HTML': [
    (text) => [htmlWords(text), bodyText(text), inline(text, { style: 'text' })],
    { pieces: HTML, nests: NESTS, limit: 100_000, pairLimit: 4_096 },
  ],
  'blocks of several lines': [
    (text) => [listItems(text), columnsOf(text), socialLinks(text)],
    { pieces: ['-', ' ', '\n', '---\n', '1. ', '\t', 'a', 'https://a '], limit: 100_000 },
  ],
  Liquid: [
    (text) => [
      checkContent({ text }),
      checkContent({ text: `{% if a ${text} %}{% endif %}` }),
      wordsForEverybody(text),
    ],
    {
      pieces: LIQUID,
      nests: [
        ['{% if a %}', '{% endif %}'],
        ['{{', '}}'],
        ['[', ']'],
        ['(', ')'],
      ],
      limit: 100_000,
      pairLimit: 4_096,
    },
  ],
  'mails laid out by MJML': [
    (text) =>
      compileEmail({
        content: {
          subject: 'x',
          blocks: [
            { type: 'text', style: 'text', text },
            { type: 'html', text },
          ],
        },
        workspace: WORKSPACE,
        publicUrl: 'https://x',
        isMarketing: true,
        tracking: { known: [] },
      }),
    {
      pieces: ['<p>', '<', '\n', '&', '{', '<!-- [if mso]>', '<mj-text>'],
      nests: [['<b>', '</b>']],
      limit: 100_000,
      pairLimit: 1_024,
    },
  ],
}

describe('the time grows with the input, and not with its square:', () => {
  for (const [name, [parse, grown]] of Object.entries(PARSERS))
    test(name, () => assertGrowsEvenly(parse, grown))
})

function readMessage(text: string): Promise<unknown> {
  return readMail(Buffer.from(text))
}

function readWhole(text: string, contentType: string): unknown {
  const body = readBody(Buffer.from(text), contentType)
  return typeof body === 'string' ? body : readFields(body.pairs, [{ name: 'size', type: 'text' }], 'SE')
}

/** What each sender calls the same things, all at once. */
function callbackOf(text: string): string {
  const recipient = { emailAddress: text, diagnosticCode: text, status: text }
  return JSON.stringify({
    event: 'bounce',
    reason: text,
    email: text,
    timestamp: text,
    'smtp-id': text,
    status: text,
    RecordType: 'Bounce',
    Type: 'SoftBounce',
    Email: text,
    Description: text,
    'event-data': { event: 'failed', severity: 'permanent', 'delivery-status': { message: text } },
    notificationType: 'Bounce',
    bounce: { bounceType: 'Transient', bouncedRecipients: [recipient], timestamp: text },
  })
}

function nestedIn({ length }: string): unknown {
  return JSON.parse(`${'['.repeat(length / 2)}${']'.repeat(length / 2)}`)
}
