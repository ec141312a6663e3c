/** Ages said without years: stages of a childhood, "just turned", "is 6", "3+", in five languages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

function readsAs(table: Readonly<Record<string, number | undefined>>): void {
  for (const [prompt, age] of Object.entries(table)) {
    const reading = readPrompt(prompt, shop)
    assert.equal(reading.age, age, prompt)
    assert.equal(reading.prices.min, undefined, prompt)
  }
}

describe('the age of a child', () => {
  test('is said by a stage of its life', () => {
    readsAs({
      'toy for a half year old': 0,
      'leksak till en halvåring': 0,
      'Spielzeug für ein halbjähriges Baby': 0,
      'juguete para bebé de medio año': 0,
      'book for a year 3 pupil': 8,
      'gift for a teenager, 14': 14,
      'regalo para adolescente de 16': 16,
      'present till tonåring på 13 år': 13,
      'Geschenk für Teenie 12': 12,
      'cadeau ado (15)': 15,
      'toy for a newborn': 0,
      'regalo para una bebé recién nacida': 0,
      'leksak till en nyfödd': 0,
      'Spielzeug für ein Kleinkind': 2,
      'cadeau pour un enfant de maternelle': 4,
      'Geschenk für einen Erstklässler': 6,
      'toys for big kids': 8,
      'juguetes para niños mayores': 8,
      'present till en tonåring': 15,
      'cadeau pour un ado': 15,
      'livre pour un CE1': 7,
      'juguetes para la guardería': 3,
      'leksaker till förskolan': 4,
      'förskolebarn leksak': 4,
      'preschooler puzzle': 4,
      'Schulrucksack für die erste Klasse': 6,
      'bok till åk 3': 8,
    })
  })

  test('is none where the stage tells about a thing', () => {
    readsAs({ 'toddler bed': undefined })
  })

  test('is none where it is who somebody grown up teaches', () => {
    readsAs({ 'cadeau pour la maîtresse de maternelle': undefined })
    readsAs({ 'Geschenk für die Erzieherin im Kindergarten': undefined })
  })

  test('is said in months, whoever it is of', () => {
    readsAs({ 'clothes for a 6 month old': 0, 'gift for a 9-month-old': 0, 'jumper for my 18-month-old': 1 })
    readsAs({ 'warranty of 6 months': undefined })
    assert.deepEqual(readPrompt('shoes for a guy, 42', shop).isGrown, undefined)
  })

  test('is said by a word of its own behind "my" as behind "a"', () => {
    readsAs({ 'stövlar till min treåring': 3, 'Bilderbuch für meine Fünfjährige': 5 })
  })

  test('is told of somebody who is a child', () => {
    readsAs({
      'toys for my toddler, she just turned 2': 2,
      'my son is 6, toys': 6,
      'meine Tochter ist 4, Spielzeug': 4,
      'mi hijo de 7, juguetes': 7,
      'har precis fyllt 2, leksak': 2,
      "jouet, elle vient d'avoir 3 ans": 3,
    })
    assert.equal(readPrompt('a lamp that is 6 kg', shop).age, undefined)
  })

  test('of toys is no price: "3+", "aged 8 and up"', () => {
    readsAs({ 'toys 3+': 3, 'toys 18m+': 1, 'toys for kids aged 8 and up': 8 })
    assert.equal(readPrompt('shoes 30+', shop).age, undefined)
  })
})

describe('German "noch"', () => {
  test('denies only behind a denial', () => {
    assert.deepEqual(readPrompt('wir brauchen noch ein Regal', shop).words.not, [])
    assert.deepEqual(readPrompt('Schuhe, weder Stiefel noch Sandalen', shop).words.not, [
      'stiefel',
      'sandalen',
    ])
  })
})
