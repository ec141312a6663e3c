/** What stands for letters in forms: escapes of escapes, references to letters, a charset that the form names. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'
import { readBody, type SentBody } from './payload/sniff.ts'

const FORM = 'application/x-www-form-urlencoded'

function bodyOf(text: string, type = FORM): SentBody {
  const body = readBody(Buffer.from(text), type)
  if (typeof body === 'string') assert.fail(body)
  return body
}

const read = (text: string, type?: string): WebhookFields => readFields(bodyOf(text, type).pairs, [], 'SE')

test('a charset that a form names in a field is its charset, unless it is UTF-8 or another is declared', () => {
  assert.equal(read('_charset_=windows-1250&email=a%40example.pl&name=Micha%B3').name, 'Michał')
  assert.equal(read('_charset_=windows-1250&email=a%40example.pl&name=Micha%C5%82').name, 'Michał')
  assert.equal(read('_charset_=nonsense&email=a%40example.pl&name=Ren%E9').name, 'René')
  assert.equal(
    read('_charset_=windows-1250&email=a%40example.pl&name=Micha%B3', `${FORM}; charset=iso-8859-2`).name,
    'Michał',
  )
})

test('letters that a page could not send are read from what browsers send for them; markup and messages of JSON stay as written', () => {
  assert.equal(read('email=a%40example.pl&name=Micha%26%23322%3B').name, 'Michał')
  const multipart =
    '--X\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.pl\r\n--X\r\nContent-Disposition: form-data; name="f&#246;rnamn"\r\n\r\n&#379;an\r\n--X--\r\n'
  assert.equal(read(multipart, 'multipart/form-data; boundary=X').name, 'Żan')
  for (const written of ['&#60;b&#62;', '&#55296;', '&#1114112;', '&#133;', '&#x142;'])
    assert.deepEqual(bodyOf(`message=${encodeURIComponent(written)}`).pairs, [['message', written]])
  assert.equal(read('{"email":"a@example.pl","message":"&#322;"}', 'application/json').note, '&#322;')
})

test('a form that was escaped twice is read, and one that speaks of percent signs is left as it is', () => {
  const twice = read('name=Maja%2520Lind&email=maja%252Bx%2540example.se')
  assert.deepEqual([twice.email, twice.name], ['maja+x@example.se', 'Maja Lind'])
  assert.equal(read('email=a%40example.pl&message=50%2525%20off%2540').note, '50%25 off%40')
})

test('a form that was passed on as the body of a request is read as a form; a text of the same letters is none', () => {
  const body = 'namn=Maja+Lind&epost=maja%40example.se&nyhetsbrev=nej'
  const { email, name, consent } = read(JSON.stringify({ httpMethod: 'POST', body }), 'application/json')
  assert.deepEqual([email, name, consent?.email], ['maja@example.se', 'Maja Lind', false])

  const message = read(
    JSON.stringify({ email: 'a@example.pl', message: 'phone=070&email=x@example.se' }),
    'application/json',
  )
  assert.deepEqual([message.email, message.note], ['a@example.pl', 'phone=070&email=x@example.se'])
})
