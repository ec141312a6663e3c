/** Clauses that turn something down in words of their own, in five languages, and such that do not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

/** "wanted | denied" */
function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) {
    const { words } = readPrompt(prompt, NOTHING_KNOWN)
    const wanted = [...words.all, ...words.any.flat()]
    assert.equal(`${wanted.join(' ')} | ${[...words.not, ...words.notPhrases].join(' ')}`, expected, prompt)
  }
}

test('what a clause begins with is refused where the rest of it says no, in whatever words', () => {
  readsAs({
    "a jacket, leather doesn't go with my flat": 'jacket | leather',
    'I need a jacket and leather is not an option': 'jacket | leather',
    'Teppich, Wolle ist in der Schule nicht erlaubt': 'teppich | wolle',
    'Schokolade, weiße mag hier keiner': 'schokolade | weiße',
    'matta, ull är inte min smak': 'matta | ull',
    'choklad, vit är det ingen som gillar': 'choklad | vit',
    "tapis, le rotin n'est pas à mon goût": 'tapis | rotin',
    'chaqueta, el cuero no pega con mi salón': 'chaqueta | cuero',
    'boots, wellies never suit me': 'boots | wellies',
  })
})

test('what looks bad to somebody is refused', () => {
  readsAs({
    'rug, wool looks cheap': 'rug | wool',
    'Kleid, Schwarz finde ich furchtbar': 'kleid | schwarz',
    'klänning, svart tycker jag är förskräckligt': 'klänning | svart',
    'veste, je trouve le cuir affreux': 'veste | cuir',
    'mochila, las negras están muy vistas': 'mochila | negras',
    'robe, mais le noir me va mal': 'robe | noir',
  })
})

test('what nobody likes or wears is refused where a clause ends with it', () => {
  readsAs({
    'dress, nobody here likes black': 'dress | black',
    'Kleid, hier mag niemand Schwarz': 'kleid | schwarz',
    'lampe, chez nous personne ne porte de plastique': 'lampe | plastique',
    'vestido, aquí a nadie le gusta el negro': 'vestido | negro',
    'vestido, jamás me pondría negro': 'vestido | negro',
  })
})

test('an ill, somebody or an animal that there is none of is refused', () => {
  readsAs({
    'champú, pero caspa no tengo': 'champú | caspa',
    "shampoo, I don't have dandruff": 'shampoo | dandruff',
    'Shampoo, Schuppen hab ich keine': 'shampoo | schuppen',
    'schampo, mjäll har jag inte': 'schampo | mjäll',
    "shampooing, les pellicules j'en ai pas": 'shampooing | pellicules',
    'Kopfhörer, Kinder haben wir keine': 'kopfhörer | kinder',
    "pet food, we don't have a dog": 'pet food | dog',
  })
})

test('a word that nothing is known of is refused where all behind it says no', () => {
  readsAs({
    'a tap for the kitchen, chrome is not what I want': 'tap kitchen | chrome',
    'table, oval not': 'table | oval',
  })
})

test('praise, what need not be, what is told with a condition and what is theirs refuse nothing of the kind', () => {
  const refusing = [
    "jacket, leather isn't a problem",
    "dress, you can't go wrong with black",
    "plates, plastic doesn't break",
    "jacket, wool so it isn't cold",
    "dress, black if it's not too expensive",
    'a coat, nothing beats wool',
    'a sofa, leather not fabric',
    'I never wear anything but black leather, a jacket',
    'paint, the white wall looks boring',
    'vestido, el negro nunca falla',
    'klänning, svart är aldrig fel',
    'robe, le noir n’est pas obligatoire',
    'trägt nie was anderes als schwarz, ein Hemd',
    'no tengo vestido negro',
  ].filter((prompt) =>
    readPrompt(prompt, NOTHING_KNOWN).words.not.some((word) =>
      /leather|black|plastic|wool|white|negro|svart|noir|schwarz/.test(word),
    ),
  )
  assert.deepEqual(refusing, [])
})

test('who is bidden to leave something out beside what is asked for refuses it; alone it is what something does', () => {
  readsAs({
    'rug but hide the wool ones': 'rug | wool',
    'matta, ta bort ull': 'matta | ull',
    'alfombra, quita el yute': 'alfombra | yute',
    'quita esmalte': 'quita esmalte | ',
  })
})

test('what somebody has, behind a "but", is refused of what is asked for', () => {
  readsAs({
    'grejer till trädgården men krukor och sånt har jag': 'grejer trädgården | krukor',
    "toys, we've got soft toys coming out of our ears": 'toys | soft toys',
    "a book for my mum, she's read enough crime": 'book mum | crime',
  })
})

test('parts of a whole are discounts', () => {
  for (const [prompt, percent] of Object.entries({
    'dresses with at least a quarter off': 25,
    'Schuhe um ein Drittel reduziert': 33,
    'jupes avec un tiers de réduction': 33,
    'skor nedsatta med en fjärdedel': 25,
  }))
    assert.equal(readPrompt(prompt, NOTHING_KNOWN).discountPercent, percent, prompt)
})

test('those of a colour are refused as the colour is', () => {
  readsAs({
    'a mug, the white ones are ugly': 'mug | white',
    'en mugg, de vita är fula': 'mugg | vita',
    'une tasse, les blanches sont moches': 'tasse | blanches',
    'klänning, svart klär henne inte': 'klänning | svart',
  })
})
