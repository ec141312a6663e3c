/** Further ways to refuse: what stands between a denial and what it denies, why something is denied, and what is no denial. */
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

test('what something is about, smells of or stands in is refused, not the verb', () => {
  readsAs({
    'cookbook, not one about baking': 'cookbook | baking',
    'kokbok som inte handlar om bakning': 'kokbok | bakning',
    'stol, den ska inte stå i trädgården': 'stol | trädgården',
    'Kerze, die nicht nach Lavendel riecht': 'kerze | lavendel',
    'vykort som inte handlar om katter': 'vykort | katter',
    'vela que no huela a lavanda': 'vela | lavanda',
  })
})

test('a word that says nothing by itself goes with what is refused', () => {
  readsAs({
    'a pan without any non-stick coating': 'pan | non-stick',
    'klänning utan blommigt mönster': 'klänning | blommigt',
    'poêle sans revêtement antiadhésif': 'poêle | antiadhésif',
    'galletas sin gluten ni azúcar añadido': 'galletas | gluten azúcar',
  })
})

test('why something is refused asks for nothing, and what is wanted behind it does', () => {
  readsAs({
    'headphones but no earbuds, they fall out': 'headphones | earbuds',
    'a teapot but not a kettle, the last one broke': 'teapot | kettle',
    'kein Leder, die Tasche soll blau sein': 'tasche blau | leder',
    'no perfume, it must be waterproof': 'waterproof | perfume',
    'regalo, perfumes no que ya tiene muchos': 'regalo | perfumes',
  })
})

test('what is excluded, held or there already is refused', () => {
  readsAs({
    'shoes, hold the leather': 'shoes | leather',
    'vin, dock ej rött': 'vin | rött',
    'Küchengerät, ein Wasserkocher ist schon da': 'küchengerät | wasserkocher',
    'électroménager, bouilloire exclue': 'électroménager | bouilloire',
    'couverture non électrique': 'couverture | électrique',
    'instrumento quitando guitarras': 'instrumento | guitarras',
    'bolso, ahorraos el cuero': 'bolso | cuero',
    'kann auf Leder verzichten, Tasche': 'tasche | leder',
    'en jacka, mindre blank': 'jacka | blank',
    'von irgendwem außer Bosch, eine Jacke': 'jacke | bosch',
  })
})

test('what is preferred to something else is wanted, and the other refused', () => {
  readsAs({
    'chemise en coton plutôt que polyester': 'chemise coton | polyester',
    'skjorta i bomull hellre än polyester': 'skjorta bomull | polyester',
    'camisa de algodón antes que de poliéster': 'camisa algodón | poliéster',
  })
})

test('what somebody can not leave off or ever do is a trouble, and "sin" is whose it is in Swedish', () => {
  for (const prompt of [
    "je n'arrête pas de perdre mes clés",
    'I can never find my keys in the dark',
    'no paro de estornudar',
    'el bebé no para de llorar, quiero algo para la bañera',
    'hon glömmer alltid sin medicin',
    "a belt that doesn't slip",
    'a clip to hold the hair back',
  ])
    assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.not, [], prompt)
  readsAs({ 'no para niños, un juego': 'juego | niños' })
})

test('with a thing that was named before, what is denied behind it is another', () => {
  readsAs({ 'lámpara, de pie no': 'lámpara | pie', 'no card games please': 'game | card game' })
})

test('what is said of it in a whole sentence behind it, or at the head of one', () => {
  readsAs({
    "wool she can't wear, a jumper": 'jumper | wool',
    'leather is out of the question, bag please': 'bag | leather',
    'forget leather, a bag': 'bag | leather',
    'ull kliar på mig, en filt': 'filt | ull',
    'strunta i läder, en väska': 'väska | läder',
    'Leder kaufen wir nicht, Tasche': 'tasche | leder',
    'Rucksack, rosa soll er nicht sein': 'rucksack | rosa',
    'fini le cuir, un sac': 'sac | cuir',
    'non merci le cuir, un sac': 'sac | cuir',
    'no gracias al cuero, un bolso': 'bolso | cuero',
    'bolso, el cuero no lo quiero': 'bolso | cuero',
    'en rakhyvel, inte en sån elektrisk': 'rakhyvel | elektrisk',
    'en vez de una funda de cuero, una funda transparente': 'funda transparente | cuero',
    "bijoux, pas de boucles d'oreilles": 'bijoux | boucle doreille',
    'chaise, tout sauf des chaises hautes': 'chaise | chaise haute',
    'not earbuds, I mean headphones': 'headphones | earbuds',
  })
})

test('a colour that suits nobody is refused, and what fits somebody badly is not', () => {
  readsAs({
    "a dress, black doesn't suit me": 'dress | black',
    'klänning, svart klär mig inte': 'klänning | svart',
    'Kleid, schwarz steht mir nicht': 'kleid | schwarz',
    'robe, le noir ne me va pas': 'robe | noir',
    'vestido, el negro no me queda bien': 'vestido | negro',
  })
  for (const prompt of ['min jacka passar inte mig'])
    assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.not, [], prompt)
})

test('with something else wanted the colour or the material named before is refused, unless it will do as well', () => {
  readsAs({
    'black is boring, a bag in another colour': 'bag | black',
    'allt är svart, en väska i en annan färg': 'väska | svart',
    'Wolle kratzt, ein Pulli aus was anderem': 'pulli | wolle',
    'le noir, un sac dans une autre couleur': 'sac | noir',
    'nada negro, un bolso de otro color': 'bolso | negro',
    'a red bag or in another colour': 'red bag | ',
  })
})

test('a bound of a price said with a denial refuses nothing', () => {
  const { words, prices } = readPrompt('a phone, no more than four hundred euros', NOTHING_KNOWN)
  assert.deepEqual([words.not, prices.max], [[], 400])
})

test('who asks whether there is none refuses nothing', () => {
  readsAs({
    "don't you have any red bags": 'red bags | ',
    'har ni inga röda väskor': 'röda väskor | ',
    'habt ihr keine roten Taschen': 'roten taschen | ',
    "vous n'avez pas de sacs rouges": 'sacs rouges | ',
    'no tenéis bolsos rojos': 'bolsos rojos | ',
  })
})

test('a small word of another language is the thing that it names here', () => {
  readsAs({ 'jag vill ha te': 'te | ', 'Kleid aus Samt': 'kleid samt | ' })
})

test('what is only said to be real, or a thing itself, is refused as that thing', () => {
  readsAs({
    'shoes, no real leather': 'shoes | leather',
    'bag, not real leather': 'bag | leather',
    'väska, inget äkta läder': 'väska | läder',
    'Schuhe ohne echtes Leder': 'schuhe | leder',
    'un sac, pas de vrai cuir': 'sac | cuir',
    'bolso, nada de piel auténtica': 'bolso | piel',
    'phone case, not the phone itself': 'phone case | phone',
    'mobilskal, inte själva mobilen': 'mobilskal | mobilen',
    'Handyhülle, nicht das Handy selbst': 'handyhülle | handy',
  })
})

test('what something does not run on is refused, and not its verb', () => {
  readsAs({
    "a lantern that doesn't run on batteries": 'lantern | batteries',
    'lykta som inte går på el': 'lykta | ström',
    'Laterne, die keinen Strom braucht': 'laterne | strom',
    'Laterne, die nicht mit Strom läuft': 'laterne | strom',
    "une lampe qui ne marche pas à l'électricité": 'lampe | électricité',
    'una cafetera que no funcione con electricidad': 'cafetera | electricidad',
  })
})

test('a room is refused with whose it is', () => {
  readsAs({
    "un tapis, pas pour la chambre d'enfant": 'tapis | chambre enfant',
    'una lámpara, no para la habitación de los niños': 'lámpara | habitación niños',
  })
})

test('what is not looked for, or once more, is refused; who says for whom it is not refuses nobody', () => {
  readsAs({
    'jag letar inte efter stövlar utan skor': 'skor | stövlar',
    'no busco botas, busco zapatos': 'zapatos | botas',
    'Geschenk für Mama, aber nicht schon wieder Parfüm': 'geschenk mama | parfüm',
    'not for me but for my dad, a belt': 'dad belt | ',
    'not just for women': 'women | ',
  })
})

test('what is eaten, drunk or worn by nobody is refused, and its verb is none of what is wanted', () => {
  readsAs({
    'Wurst, wir essen kein Schweinefleisch': 'wurst | schweinefleisch',
    'korv, vi äter inget griskött': 'korv | griskött',
    'des saucisses, nous ne mangeons pas de porc': 'saucisses | porc',
  })
})

test('what smells of nothing is unscented', () => {
  readsAs({
    "candle that doesn't smell": "candle doesn't smell | ",
    'tvål som inte luktar': 'tvål inte luktar | ',
    "soap that doesn't smell of coconut": 'soap | coconut',
  })
})

test('the light one is no lamp, and "one" nothing', () => {
  readsAs({
    'not the gaming laptop but the light one': 'lightweight laptop | gaming',
    'a red one please': 'red | ',
  })
})
