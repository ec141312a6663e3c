/** What somebody has already, does not like or does not drink, in five languages: refused, or none of what is wanted. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: ['Acme'], collections: [], tags: [] }

/** "wanted | denied", of words. */
function read(prompt: string): string {
  const { words } = readPrompt(prompt, shop)
  return `${[...words.all, ...words.any.flat()].join(' ')} | ${[...words.not, ...words.notPhrases].join(' ')}`
}

function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) assert.equal(read(prompt), expected, prompt)
}

describe('what somebody has', () => {
  test('of another colour than one that is asked for, or of another size, says what is not wanted', () => {
    readsAs({
      'a lamp, I already have a white one': 'lamp | white',
      'a lamp, the white one I already own': 'lamp | white',
      'a lamp, got a white one already': 'lamp | white',
      'a tent, we already have a big one': 'tent | ',
      'en lampa, vi har redan en stor': 'lampa | ',
    })
  })

  test('is not what a shop is asked for, however many', () => {
    readsAs({
      'do you have plenty of lamps?': 'plenty lamps | ',
      'do you have robe longue a dos nu?': 'robe longue dos nu | ',
    })
    for (const prompt of ['do you have two lamps?', 'haben Sie zwei Lampen?', 'avez-vous deux lampes ?'])
      assert.match(read(prompt), /lamp.* \| $/i, prompt)
  })

  test('is wanted where another of it is', () => {
    for (const [prompt, thing] of [
      ['we already have a tent for four, need a smaller one', 'tent'],
      ['vi har redan ett tält för fyra, behöver ett mindre', 'tält'],
      ['wir haben schon ein Zelt, brauchen ein kleineres', 'zelt'],
    ] as const) {
      const { all, not } = readPrompt(prompt, shop).words
      assert.deepEqual([all.includes(thing), not], [true, []], prompt)
    }
  })

  test('already or in plenty is refused of a present, before its verb or behind it', () => {
    readsAs({
      'gift for my wife, she already has enough perfume': 'gift wife | perfume',
      "gift for dad, he's got loads of ties": 'gift dad | ties',
      'present till min fru, parfym har hon redan': 'present fru | parfym',
      'present till pappa, slipsar har han så det räcker': 'present pappa | slipsar',
      'Geschenk für meine Frau, Parfüm hat sie schon genug': 'geschenk frau | parfüm',
      'cadeau pour ma femme, du parfum elle en a déjà': 'cadeau femme | parfum',
      'regalo para mi mujer, perfumes tiene de sobra': 'regalo mujer | perfumes',
    })
  })

  test('is refused of a present, too, where it was given before', () => {
    readsAs({
      'gift for mum. we already gave her a scarf and perfume': 'gift mum | scarf perfume',
      'gift for dad - last christmas he got socks': 'gift dad | socks',
      'present till mamma, hon fick en halsduk förra året': 'present mamma | halsduk',
      'Geschenk für Papa, wir haben ihm letztes Jahr ein Buch geschenkt': 'geschenk papa | buch',
      "cadeau pour ma belle-mère, on lui a offert un foulard l'an dernier": 'cadeau belle-mère | foulard',
      'regalo para papá, ya le regalamos una cartera': 'regalo papá | cartera',
      "cadeau pour papa, on lui a déjà pris des chaussettes l'année dernière": 'cadeau papa | chaussettes',
    })
  })

  test('says nothing where it only stands for what is denied', () => {
    readsAs({
      "toys for the cat, not balls, she's got plenty": 'toys cat | balls',
      'camping gear but no tents, I already have one': 'camping gear | tents',
      'jag vill ha campingsaker men inga tält, såna har jag redan': 'campingsaker | tält',
      'Campingsachen aber kein Zelt, hab schon eins': 'campingsachen | zelt',
      "matériel de camping mais pas de tente, j'en ai déjà une": 'matériel de camping | tente',
      'material de camping pero sin tienda, ya tengo una': 'camping | tienda',
    })
  })

  test('is neither wanted nor refused where something else is wanted for it', () => {
    readsAs({
      'I already have a camera, a bag for it': 'bag | ',
      'ich habe zu viele Schuhe, Schuhregal': 'schuhregal | ',
      'tengo demasiados zapatos, un zapatero': 'zapatero | ',
    })
  })

  test('is not wanted where something is missing beside it', () => {
    readsAs({
      'we have a table and chairs, we only need a parasol': 'parasol | ',
      'har redan köpt skor och kostym, behöver en slips': 'slips | ',
      'Topf und Pfanne haben wir, jetzt brauchen wir ein Sieb': 'sieb | ',
      'tenemos mesa y sillas, necesitamos una sombrilla': 'sombrilla | ',
    })
  })

  test('as a thing has its pockets is none of that, nor are animals', () => {
    readsAs({
      'a jacket that has plenty of pockets': 'jacket plenty pockets | ',
      'un bolso que tiene muchos bolsillos': 'bolso bolsillos | ',
      'I already have a dog, a bigger bed': 'dog bigger bed | ',
    })
  })
})

describe('what somebody does not like', () => {
  test('or wear is refused: things, colours and materials, and no doings', () => {
    readsAs({
      "gift for my sister, she doesn't like pink": 'gift sister | pink',
      'present till min syster, hon gillar inte rosa': 'present syster | rosa',
      'Schmuck, sie trägt kein Gold': 'schmuck | gold',
      "cadeau pour ma soeur, elle n'aime pas le rose": 'cadeau soeur | rose',
      'regalo para mi hermana, no le gusta el rosa': 'regalo hermana | rosa',
    })
    assert.match(read('my dog hates getting wet in the rain'), / \| $/)
  })

  test('who drinks nothing is given no alcohol; what is not drunk by name is that', () => {
    readsAs({
      'gift for my dad, he doesnt drink so no wine': 'gift dad | alcohol wine',
      'present till pappa som inte dricker': 'present pappa | alcohol',
      'Geschenk für meinen Vater, er trinkt nicht': 'geschenk vater | alcohol',
      'cadeau pour mon père, il ne boit pas': 'cadeau père | alcohol',
      'regalo para mi padre, no bebe': 'regalo padre | alcohol',
      "gift for mum, she doesn't drink coffee": 'gift mum | coffee',
    })
  })
})

describe('what somebody has had enough of', () => {
  test('is what is said of a thing, which is wanted in another way', () => {
    readsAs({
      'estoy harta de las chaquetas negras': 'chaquetas | negras',
      "j'en ai marre des vestes noires": 'vestes | noires',
      'ras-le-bol des sacs en cuir': 'sacs | cuir',
      'ich habe genug von schwarzen Jacken': 'jacken | schwarzen',
      'jag har tröttnat på svarta jackor': 'jackor | svarta',
      'gift for my mum, she hates black shoes': 'gift mum | black',
      'regalo para mi novia, odia las joyas doradas': 'regalo novia | doradas',
    })
  })

  test('of what somebody does, or has all of, a present is nothing', () => {
    readsAs({
      'gift for my dad, he hates sports': 'gift dad | sports',
      'regalo para mi padre, odia la tecnología': 'regalo padre | tecnología',
      'cadeau pour papa, il déteste cuisiner': 'cadeau papa | cuisiner',
      'present till svärmor, hon har redan alla böcker': 'present svärmor | böcker',
      'gift for mum, she has all the cookbooks': 'gift mum | cookbooks',
      'gift for my mum, she hates the cold': 'gift mum cold | ',
      'min bror hatar att laga mat, julklapp': 'bror julklapp | laga mat',
      'sie hat schon drei Vasen, was schenk ich ihr': ' | vasen',
    })
  })

  test('of cats and babies that do not drink is no alcohol', () => {
    readsAs({ 'min katt dricker inte': 'katt | ', 'mein Baby trinkt nicht': 'baby trinkt | ' })
  })
})

describe('what something is preferred to', () => {
  test('is refused, and what follows a "that" is not', () => {
    readsAs({
      'rather a lamp than a candle': 'lamp | candle',
      'hellre en lampa än ett ljus': 'lampa | ljus',
      'lieber eine Lampe als eine Kerze': 'lampe | kerze',
      "plutôt une lampe qu'une bougie": 'lampe | bougie',
      'mejor una lámpara que una vela': 'lámpara | vela',
    })
    assert.match(read('mejor una lámpara que funcione con pilas'), / \| $/)
  })

  test('is refused of what is drunk, worn or liked more, whatever else the words say', () => {
    readsAs({
      'I prefer tea to coffee': 'tea | coffee',
      "I'd rather have cotton than wool, socks": 'cotton socks | wool',
      'hellre te än kaffe': 'te | kaffe',
      'jag föredrar te framför kaffe': 'te | kaffe',
      'lieber Tee als Kaffee': 'tee | kaffee',
      'ich mag Tee mehr als Kaffee': 'tee | kaffee',
      'je préfère le thé au café': 'thé | café',
      'antes té que café': 'té | café',
      'me gusta más el té que el café': 'té | café',
    })
  })
})

describe('a denial', () => {
  test('of too little refuses nothing', () => {
    for (const prompt of ['not enough light in the hall', 'nicht genug Licht', 'pas assez de lumière'])
      assert.match(read(prompt), / \| $/, prompt)
  })

  test('is said by "nix", "just no" and "non-", and of any colour but one', () => {
    readsAs({
      'nix für Kinder, ein Skateboard': 'skateboard | kinder',
      'mug, just no glass': 'mug | glass',
      'non-leather wallet': 'wallet | leather',
      'jacka, vilken färg som helst utom svart': 'jacka | svart',
      'Jacke, jede Farbe außer Schwarz': 'jacke | schwarz',
      'chaqueta de cualquier color menos negro': 'chaqueta | negro',
      'godis men ingen lakrits': 'godis | lakrits',
    })
  })
})

describe('an allergy', () => {
  test('refuses what is eaten, drunk or worn, as one word or two, and no animal', () => {
    readsAs({
      'chocolate, my son has a nut allergy': 'chocolate | nut',
      'Schokolade für Nussallergiker': 'schokolade | nuss',
      'pasta för laktosintolerant': 'pasta | laktos',
      'biscuits, I am coeliac': 'biscuits | gluten',
      'Kekse, ich habe Zöliakie': 'kekse | gluten',
    })
    assert.match(read('cat allergy, vacuum cleaner'), / \| $/)
  })
})

describe('a denial of anything', () => {
  test('reaches what it is with, of, or another of', () => {
    readsAs({
      "I don't want anything with nuts": ' | nuts',
      'skincare without any perfume': 'skincare | perfume',
      'not another mug': ' | mug',
      'keine weitere Tasse': ' | tasse',
      'no otra bufanda, regalo para la abuela': 'regalo abuela | bufanda',
      "a bag which doesn't have a zipper": 'bag | zipper',
      'en väska som inte har dragkedja': 'väska | dragkedja',
      'sugarfree sweets': 'sweets | sugar',
    })
  })
})

describe('no denial', () => {
  test('is "not only" or "why not"', () => {
    for (const prompt of [
      'not only scarves but hats',
      'inte bara halsdukar utan också mössor',
      'nicht nur Schals sondern auch Mützen',
      'no solo bufandas sino también gorros',
      'why not a scarf',
    ])
      assert.match(read(prompt), / \| $/, prompt)
  })

  test('is a question to the shop of what it has already', () => {
    for (const prompt of [
      'Haben Sie schon neue Winterjacken?',
      'har ni redan julkort',
      'avez-vous déjà des cartes',
    ])
      assert.match(read(prompt), / \| $/, prompt)
  })
})

describe('what somebody can not wear', () => {
  test('is refused, before its verb or behind it', () => {
    readsAs({
      "I can't wear wool, hat": 'hat | wool',
      'jag kan inte ha ull, mössa': 'mössa | ull',
      'je ne peux pas porter de laine, bonnet': 'bonnet | laine',
      'no puedo llevar lana, gorro': 'gorro | lana',
      'wool makes me itch, jumper': 'jumper | wool',
      'blue, not light blue, shirt': 'blue shirt | light blue',
    })
  })
})

test('what goes with what is asked for comes first and need not be there', () => {
  const { words } = readPrompt('coffee, no pods, we have a grinder', shop)
  assert.deepEqual([words.all, words.wishes, words.not], [['coffee'], ['grinder'], ['pods']])
  assert.equal(read('a bag, it has pockets'), 'bag pockets | ')
  assert.equal(read('Wir haben so viele Bücher, ich hätte gern Buchstützen'), 'buchstützen | ')
})

test('a flower or an ingredient that is not liked is refused', () => {
  readsAs({
    'hon avskyr rosor': ' | rosor',
    'blommor, hon avskyr rosor': 'blommor | rosor',
    'Blumen, sie hasst Rosen': 'blumen | rosen',
    'flores, odia las rosas': 'flores | rosas',
    'flowers, she hates lilies': 'flowers | lilies',
    'godis, vi undviker palmolja': 'godis | palmolja',
    'Nüsse lieber keine': ' | nüsse',
    'Leder lieber keins': ' | leder',
    'Mütze für Opa, Wolle kratzt ihn immer': 'mütze opa | wolle',
    'bonnet pour mamie, la laine la gratte': 'bonnet mamie | laine',
  })
})
