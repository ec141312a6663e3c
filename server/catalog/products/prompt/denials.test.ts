/** How far a denial reaches, in five languages: what is denied, and what is wanted instead or all the same. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: ['Nike', 'Adidas'], collections: [], tags: [], sizes: ['m', 'l'] }

/** "wanted | denied", of words; those of one group are parted by "/". */
function read(prompt: string): string {
  const { words } = readPrompt(prompt, shop)
  const wanted = [...words.all, ...words.any.map((group) => group.join('/'))]
  return `${wanted.join(' ')} | ${[...words.not, ...words.notPhrases].join(' ')}`
}

function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) assert.equal(read(prompt), expected, prompt)
}

describe('the scope of a denial', () => {
  test('a scent by its name, a part by what it is made of, and a maker by what is theirs', () => {
    readsAs({
      'crema de manos que no tenga perfume de lavanda': 'crema de manos | lavanda',
      'detergente sin olor a lavanda': 'detergente | lavanda',
      'guitar, no steel strings': 'guitar | steel',
      'watch without leather strap': 'watch | leather',
      'sneakers, not white ones, or running shoes': 'sneakers running shoes | white',
    })
    const { vendors, words } = readPrompt('no lipstick from Nike', shop)
    assert.deepEqual([vendors.exclude, vendors.include, words.all], [['Nike'], [], ['lipstick']])
  })

  test('who is wanted and refused is refused, whichever was said last', () => {
    for (const prompt of ['shoes from Nike without Nike', 'shoes without Nike, from Nike']) {
      const { vendors } = readPrompt(prompt, shop)
      assert.deepEqual(vendors, { include: [], exclude: ['Nike'] }, prompt)
    }
  })

  test('who needs none, and wants no much of it, asks for none', () => {
    readsAs({
      "a toy that doesn't need batteries": 'toy | batteries',
      "a fridge that doesn't use much power": 'fridge | ',
      'en lampa som inte drar mycket ström': 'lampa | ',
      'a bag, not only wool': 'bag wool | ',
      'nothing fancy, a lamp': 'lamp | ',
    })
    assert.equal(readPrompt('ska inte dra mycket ström, en lampa', shop).order, undefined)
  })

  test('behind a "but" stands what is wanted instead', () => {
    readsAs({
      'dress, not the red one but blue': 'dress blue | red',
      'inte den röda utan den blå': 'blå | röda',
      'inte röd utan blå klänning': 'blå klänning | röd',
      'inte en hatt utan en keps': 'keps | hatt',
      'nicht das schwarze kleid sondern das rote': 'kleid rote | schwarze',
      'pas noir mais rouge': 'rouge | noir',
      'no la roja sino la azul': 'azul | roja',
    })
  })

  test('"utan" without a denial before it, or before what a thing lacks, is "without"', () => {
    readsAs({
      'skor utan snören': 'skor | snören',
      'klänning inte röd utan ärmar': 'klänning | röd ärmar',
      'klänning utan ärmar inte röd': 'klänning | ärmar röd',
    })
  })

  test('who does not speak a language refuses nothing', () => {
    for (const prompt of [
      'dictionary, I speak no Japanese',
      'ordbok, jag talar inte japanska',
      'Wörterbuch, ich spreche kein Japanisch',
      'dictionnaire, je ne parle pas japonais',
      'diccionario, no hablo nada de japonés',
    ])
      assert.match(read(prompt), / \| $/, prompt)
    assert.equal(read('dictionary, no Japanese'), 'dictionary | japanese')
  })

  test('a denial stands behind what is denied as well', () => {
    readsAs({
      'a handbag, leather no thanks': 'handbag | leather',
      'shoes: leather or suede no, blue': 'shoes blue | leather suede',
      'jacka men svart helst inte': 'jacka | svart',
      'Handtasche, Leder? Nein danke': 'handtasche | leder',
      'ich vertrage Milch nicht': ' | milch',
      'sac à main mais en cuir non': 'sac à main | cuir',
      'un bolso pero de cuero no': 'bolso | cuero',
      'una camiseta negra no, roja': 'camiseta roja | negra',
    })
  })

  test('what a thing is not to be against is refused', () => {
    readsAs({
      'shampoo, not against dandruff': 'shampoo | dandruff',
      'schampo, inte mot mjäll': 'schampo | mjäll',
      'Shampoo aber nicht gegen Schuppen': 'shampoo | schuppen',
      'shampooing mais pas contre les pellicules': 'shampooing | pellicules',
      'champú pero no contra la caspa': 'champú | caspa',
    })
  })

  test('whoever does not find or know something, or asks whether it is, refuses nothing', () => {
    readsAs({
      'Ich finde meine Schlüssel nicht': 'schlüssel finden | ',
      'shoes, red or not': 'shoes red | ',
      'kjol, jag vet inte vad': 'kjol | ',
      'ich weiß nicht was ich kaufen soll': ' | ',
      'regalo, no tengo ni idea': 'regalo | ',
    })
  })

  test('what something is to be instead of is denied', () => {
    readsAs({
      'blue dress instead of red': 'blue dress | red',
      'hatt istället för keps': 'hatt | keps',
      'ein Kleid statt Rock': 'kleid | rock',
      'du thé plutôt que du café': 'thé | café',
      'en vez de negro, un vestido rojo': 'vestido rojo | negro',
    })
  })

  test('a thing that is denied with what it is like is wanted, when nothing else is', () => {
    readsAs({
      'no leather shoes or bags': 'shoes/bags | leather',
      'inga läderskor eller väskor': 'skor/väskor | läder',
      'keine Lederschuhe oder Taschen': 'schuhe/taschen | leder',
      'pas de chaussures ou sacs en cuir': 'chaussures/sacs | cuir',
      'nada de zapatos o bolsos de cuero': 'zapatos/bolsos | cuero',
      'not a laptop for gaming': 'laptop | gaming',
      'kein Shampoo gegen Schuppen': 'shampoo | schuppen',
      'pas de chocolat au lait': 'chocolat | lait',
      'pas de vin rouge, du blanc': 'blanc vin | rouge',
      'no red wine, white please': 'white wine | red',
      'not the gaming laptop but the light one': 'lightweight laptop | gaming',
    })
  })

  test('beside another thing, a present or no thing in particular it is denied as it is said', () => {
    readsAs({
      'cheese, no red wine': 'cheese | red wine',
      'gift for dad, no red wine': 'gift dad | red wine',
      'something nice, no red wine': ' | red wine',
      'present till pappa, inget rödvin': 'present pappa | rödvin',
      'inga böcker': ' | böcker',
    })
  })

  test('what tells about a denied thing is never wanted', () => {
    readsAs({
      'inga böcker på engelska, en deckare': 'deckare | engelska',
      'a present, no shoes in leather': 'present | leather',
    })
  })

  test('what a thing is to lack, and for whom it is, stay apart from it', () => {
    readsAs({
      'bag without strap for shoulder': 'bag shoulder | strap',
      'something without sugar for kids': 'kids | sugar',
      'shoes not for kids': 'shoes | kids',
      '-"red wine"': ' | red wine',
    })
  })

  test('whatever a maker sells is denied by a word for goods, too, and so is a maker who is boycotted', () => {
    for (const prompt of [
      'no products from Nike',
      'shoes, nothing from Nike',
      'inga produkter från Nike',
      'keine Artikel von Nike',
      'pas de produits Nike',
      'ningún producto de Nike',
      'boycott Nike, shoes',
      'shoes different from Nike',
    ])
      assert.deepEqual(readPrompt(prompt, shop).vendors, { include: [], exclude: ['Nike'] }, prompt)
    assert.deepEqual(readPrompt('no, products from Nike', shop).vendors.include, ['Nike'])
  })

  test('names and sizes are denied and wanted alike', () => {
    const nike = readPrompt('shoes, not from Nike but Adidas', shop)
    const large = readPrompt('not size M but L', shop)

    assert.deepEqual(nike.vendors, { include: ['Adidas'], exclude: ['Nike'] })
    assert.deepEqual(large.sizes, { include: ['l'], exclude: ['m'] })
  })

  test('what somebody can not do is a trouble and refuses nothing; what a thing can not be is refused', () => {
    readsAs({
      'jag kan inte sova': 'kan inte sova | ',
      'så jag inte kan sova': 'kan inte sova | ',
      'ich kann nachts nicht schlafen': 'kann nicht schlafen | ',
      'no puedo dormir': 'no puedo dormir | ',
      'a dress, it can not be red': 'dress | red',
    })
    assert.equal(readPrompt('a dress that can not cost more than 50 euros', shop).prices.max, 50)
  })

  test('who does not sleep, see or have a thing refuses no verb', () => {
    for (const prompt of [
      'mi hijo no duerme',
      'mon mari ne dort pas bien',
      "my husband doesn't sleep well",
      'min fru sover inte på nätterna',
      'mein Sohn schläft nicht',
      'no veo nada cuando salgo con la bici de noche',
      'y no tenemos tienda, solo la furgoneta: algo para dormir',
    ])
      assert.deepEqual(readPrompt(prompt, shop).words.not, [], prompt)
  })

  test('what somebody can not or will not eat is refused, and tells of nobody that does not eat', () => {
    readsAs({
      'mi hijo no puede comer frutos secos, snacks': 'hijo snacks | frutos secos',
      "my dog won't eat chicken, treats please": 'dog treats | chicken',
      "he can't stand coconut, shower gel": 'shower gel | coconut',
      "sweets my kid isn't allowed gelatine": 'sweets kid | gelatine',
    })
    assert.deepEqual(readPrompt('mi perro no come pienso', shop).words.all, ['perro no come pienso'])
  })

  test('Swedish "ni" asks somebody, Spanish and French "ni" goes on with a denial', () => {
    readsAs({
      'säljer ni bröd': 'bröd | ',
      'vet ni någon kaffebryggare': 'kaffebryggare | ',
      'zapatos que no sean rojos ni azules': 'zapatos | rojos azules',
      'ni rouge ni bleu': ' | rouge bleu',
    })
  })

  test('behind what a thing is made of, a comma and things begin what is wanted', () => {
    readsAs({
      'no velvet, some curtains or a blind': 'curtains/blind | velvet',
      'kein Samt, ein Vorhang oder Rollo': 'vorhang/rollo | samt',
      'pas de velours, des rideaux ou un store': 'rideaux/store | velours',
      'ingen sammet, gardiner eller rullgardin': 'gardiner/rullgardin | sammet',
      'nada de plástico, una mesa o sillas': 'mesa/sillas | plástico',
      'bag, no leather, buckles or studs': 'bag | leather buckles studs',
    })
  })

  test('whoever is allergic says why, and what does no harm is not to be toxic', () => {
    readsAs({
      "a duvet without down, I'm allergic": 'duvet | down',
      'Decke ohne Daunen, ich bin allergisch': 'decke | daunen',
      'une couette sans plumes, je suis allergique': 'couette | plumes',
      'ungiftige Pflanzen': 'pflanzen | toxic',
      'en ogiftig växt': 'växt | toxic',
    })
  })

  test('what somebody can not take, eat or stand is refused, and what is free of it is wanted', () => {
    for (const prompt of [
      'bread, I can not eat gluten',
      "bread, I'm allergic to gluten",
      'jag kan inte äta gluten, har ni bread?',
      'jag tål inte gluten, har ni bread?',
      'bread, allergisch gegen Gluten',
      'je ne peux pas manger de gluten, bread ?',
      'no puedo comer gluten, bread',
      'soy alérgico al gluten, bread',
    ]) {
      const { words } = readPrompt(prompt, shop)
      assert.deepEqual([words.not, words.free], [['gluten'], ['gluten']], prompt)
      assert.ok(words.all.includes('bread'), prompt)
    }
  })
})
