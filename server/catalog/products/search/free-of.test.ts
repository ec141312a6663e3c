/** What texts say that a product is free of, in words and in names of several. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deniedIn } from './free-of.ts'

function denies(table: Readonly<Record<string, string>>): void {
  for (const [text, expected] of Object.entries(table))
    assert.equal([...new Set(deniedIn(text))].join(', '), expected, text)
}

test('one thing, before or behind the denial', () => {
  denies({
    'Helt utan nötter.': 'notter',
    Parfymfri: 'parfym',
    'sugar-free': 'sugar',
    'Gluten: fri från': 'gluten',
    'free from lactose': 'lactose',
    'enthält keine Nüsse': 'nusse',
    'Ne contient pas de lait.': 'lait',
    'no contiene gluten': 'gluten',
    'No lleva GPS: usa el del móvil.': 'gps',
    "Doesn't have a hood.": 'hood',
    'Saknar luva.': 'luva',
    "N'a pas besoin d'outils. Ne comporte pas de nickel.": 'nickel',
  })
})

test('a name of several words', () => {
  denies({
    'Sin cera de abeja.': 'cera, candle wax',
    "sans cire d'abeille": 'cire, candle wax',
    'palm oil free': 'oil, palm oil',
  })
})

test('all of a list that ends with "or" or "and"', () => {
  denies({
    'sans latex ni PVC': 'latex, pvc',
    'Ohne Parabene, Silikone und Sulfate': 'parabene, silikone, sulfate',
    'Utan karmin och bivax.': 'karmin, bivax',
    'Free from perfume, colourants or parabens': 'perfume, colourants, parabens',
    'Gluten- und laktosefrei': 'laktose, gluten',
    'nut and dairy free': 'dairy, nut',
  })
})

test('nothing that goes on with something else', () => {
  denies({
    'sans parfum et hypoallergénique': 'parfum',
    'ohne Kapuze, zwei Taschen und Gürtel': 'kapuze',
    'Utan luva. Två fickor': 'luva',
    'no parabens, non-greasy': 'parabens, greasy',
  })
})

test('what it does not do', () => {
  denies({
    'Weich, kratzt nicht und fusselt nicht': 'kratzt, fusselt',
    'Does not itch': 'itch',
    'Ne gratte pas': 'gratte',
    'Kliar inte.': 'kliar',
    'Batterien nicht enthalten': '',
  })
})
