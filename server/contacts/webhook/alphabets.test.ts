/** The contact webhook reads the labels of forms in further languages and alphabets. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

/** First name, last name, email, phone, city; then a consent with a yes and a no. */
const LABELS = [
  ['Όνομα', 'Επώνυμο', 'Ηλεκτρονική διεύθυνση', 'Τηλέφωνο', 'Πόλη', 'Ενημερωτικό δελτίο', 'ναι', 'όχι'],
  ['Имя', 'Фамилия', 'Электронная почта', 'Телефон', 'Город', 'Согласие на рассылку', 'да', 'нет'],
  ["Ім'я", 'Прізвище', 'Електронна пошта', 'Мобільний телефон', 'Місто', 'Згода на розсилку', 'так', 'ні'],
  ['Jméno', 'Příjmení', 'E-mailová adresa', 'Telefonní číslo', 'Město', 'Odběr novinek', 'ano', 'ne'],
  ['Ad', 'Soyad', 'E-posta', 'Cep telefonu', 'Şehir', 'Bülten', 'evet', 'hayır'],
  ['Imię', 'Nazwisko', 'Adres e-mail', 'Numer telefonu', 'Miejscowość', 'Zgoda na newsletter', 'tak', 'nie'],
  ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'رقم الجوال', 'المدينة', 'النشرة البريدية', 'نعم', 'لا'],
  ['שם פרטי', 'שם משפחה', 'כתובת מייל', 'טלפון נייד', 'עיר', 'דיוור', 'כן', 'לא'],
  ['名', '姓', 'メールアドレス', '電話番号', '市区町村', 'メールマガジン', 'はい', 'いいえ'],
] as const

describe('labels of a form in further languages', () => {
  for (const [first, last, email, phone, city, consent, yes, no] of LABELS)
    test(`"${first}", "${last}", "${email}", "${phone}" and "${city}" are read, and a yes or no to "${consent}"`, () => {
      const sent = {
        [first]: 'Ada',
        [last]: 'Lovelace',
        [email]: 'ada@example.com',
        [phone]: '+46 70 123 45 67',
        [city]: 'Lund',
      }

      const agreed = readFields({ ...sent, [consent]: yes }, [])
      const refused = readFields({ ...sent, [consent]: no }, [])

      assert.deepEqual(
        [agreed.name, agreed.email, agreed.phone, agreed.city],
        ['Ada Lovelace', 'ada@example.com', '+46701234567', 'Lund'],
      )
      assert.equal(agreed.read.get(email), 'email')
      assert.deepEqual(agreed.consent, { email: true, sms: true })
      assert.deepEqual(refused.consent, { email: false, sms: false })
    })

  for (const [label, name] of [
    ['氏名', '山田太郎'],
    ['姓名', '王小明'],
    ['이름', '김민준'],
    ['Ονοματεπώνυμο', 'Νίκος Ιωάννου'],
    ['ФИО', 'Анна Смирнова'],
  ] as const)
    test(`"${label}" is the whole name`, () => {
      assert.equal(readFields({ [label]: name, email: 'ada@example.com' }, []).name, name)
    })

  test('a country is read by its name in the language of the form', () => {
    for (const [written, code] of [
      ['España', 'ES'],
      ['Tyskland', 'DE'],
      ['日本', 'JP'],
      ['Ελλάδα', 'GR'],
      ['USA', 'US'],
    ])
      assert.equal(readFields({ email: 'ada@example.com', city: 'X', country: written }, []).country, code)
  })
})
