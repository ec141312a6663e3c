/** Ways to refuse in five languages, each with things, materials, colours, parts and makers: what is refused is never wanted, and the rest is wanted still. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isFiller } from './fillers.ts'
import { readPrompt } from './read.ts'

const shop = { vendors: ['Acme', 'Kvarnby'], collections: [], tags: [], sizes: [] }

interface Ways {
  readonly thing: string
  /** Said of what a thing is made of or has on it, in place of "_". */
  readonly having: string
  readonly traits: readonly string[]
  /** Said of how it looks. */
  readonly being: string
  readonly looks: readonly string[]
  readonly maker: string
}

const LANGUAGES: Readonly<Record<string, Ways>> = {
  en: {
    thing: 'jacket',
    traits: ['leather', 'wool', 'hood', 'buttons'],
    having:
      'without _; with no _; no _ please; not made of _; that has no _; must not have _; shouldn’t have _; can’t have _; which doesn’t come with _; tired of _; sick of _; not keen on _; _ not wanted; no more _; anything but _; whatever but _; w/o _; definitely no _; no _ for me; as long as it isn’t _; never again _; _ no thanks; want to avoid _; trying to avoid _; I do without _; _ to be avoided',
    looks: ['red', 'striped'],
    being:
      'not _; anything but _; must not be _; cannot be _; shouldn’t be _; except the _ ones; but not too _; hates _; tired of _; in any colour but _; less _; a bit less _; not as _',
    maker:
      'not from _; hates _; avoid _; any brand except _; from anyone but _; I don’t like _; non-_; from another maker than _; from someone other than _; from a brand different from _',
  },
  sv: {
    thing: 'jacka',
    traits: ['läder', 'ull', 'huva', 'knappar'],
    having:
      'utan _; inget _ tack; som inte är gjord av _; ska inte vara av _; får inte innehålla _; behöver inte ha _; slippa _; trött på _; less på _; undvik _; _ går bort; nej tack till _; inget _ alls; inte fler _; allt utom _; aldrig mer _; men inget _ tack; vill undvika _; avstår från _; _ ska undvikas',
    looks: ['röd', 'randig'],
    being:
      'inte _; får inte vara _; ska inte vara _; men inte för _; inte riktigt så _; hatar _; alla färger utom _; _ går bort; lite mindre _; inte lika _',
    maker:
      'inte från _; hatar _; trött på _; alla märken utom _; vill slippa _; icke-_; från annan än _; från en annan tillverkare än _',
  },
  de: {
    thing: 'Jacke',
    traits: ['Leder', 'Wolle', 'Kapuze', 'Knöpfe'],
    having:
      'ohne _; kein _ bitte; nicht aus _; ohne jegliches _; darf kein _ haben; alles nur nicht _; genug von _; nie wieder _; _ mag ich nicht; gar kein _; Hauptsache kein _; nein danke zu _; lieber kein _; _ nein danke; kein _ für mich; auf _ verzichten; ich möchte _ vermeiden; _ bitte vermeiden; auf _ kann ich verzichten',
    looks: ['rot', 'gestreift'],
    being:
      'nicht _; darf nicht _ sein; alles nur nicht _; nicht ganz so _; nicht allzu _; ich hasse _; in jeder Farbe außer _; weniger _; etwas weniger _',
    maker:
      'nicht von _; ich hasse _; nie wieder _; alle Marken außer _; nicht-_; von einem anderen Hersteller als _; von anderen als _',
  },
  fr: {
    thing: 'veste',
    traits: ['cuir', 'laine', 'capuche', 'boutons'],
    having:
      'sans _; pas de _ svp; ne doit pas être en _; ne doit pas avoir de _; ne doit pas contenir de _; il ne faut pas que ce soit en _; évitez le _; marre du _; j’ai horreur du _; dépourvu de _; sans le moindre _; surtout sans _; du moment que ce n’est pas en _; non merci au _; hors _; je préfère éviter le _; je renonce au _',
    looks: ['rouge', 'rayé'],
    being:
      'pas _; ne doit pas être _; pas vraiment _; marre du _; tout sauf _; mais pas trop _; moins _; un peu moins _',
    maker:
      'pas de chez _; je déteste _; toutes les marques sauf _; hors _; d’une autre marque que _; d’un autre fabricant que _; ailleurs que chez _',
  },
  es: {
    thing: 'chaqueta',
    traits: ['cuero', 'lana', 'capucha', 'botones'],
    having:
      'sin _; nada de _; que no esté hecho de _; no puede ser de _; no puede tener _; no debe llevar _; que no venga con _; no más _; evita el _; harto de _; exento de _; de ninguna manera _; absolutamente nada de _; preferiblemente sin _; no me gusta el _; paso del _; quiero evitar el _; prescindir del _; renuncio al _',
    looks: ['rojo', 'gris'],
    being:
      'que no sea _; no puede ser _; no debe ser _; no lo quiero _; no demasiado _; jamás _; odio el _; menos _; un poco menos _',
    maker:
      'que no sea de _; odio _; evitar _; no me gusta _; no-_; de otra marca que no sea _; de una marca distinta de _',
  },
}

const split = (ways: string): string[] => ways.replaceAll('’', "'").split('; ')

/** "wanted | denied", of words that tell and of makers. */
function read(prompt: string): string {
  const { words, vendors } = readPrompt(prompt, shop)
  const wanted = [...words.all, ...words.any.flat(), ...words.wishes].filter((word) => !isFiller(word))
  return `${wanted.join(' ')} | ${[...words.not, ...words.notPhrases, ...vendors.exclude].join(' ')}`
}

describe('every way to refuse', () => {
  for (const [language, { thing, having, traits, being, looks, maker }] of Object.entries(LANGUAGES)) {
    const expected = (trait: string): string => `${thing} | ${trait}`.toLowerCase()

    test(`refuses what a thing is made of or has, and nothing else, in ${language}`, () => {
      for (const way of split(having))
        for (const trait of traits) {
          const prompt = `${thing}, ${way.replace('_', trait)}`
          assert.equal(read(prompt), expected(trait), prompt)
        }
    })

    test(`refuses how a thing looks in ${language}`, () => {
      for (const way of split(being))
        for (const look of looks) {
          const prompt = `${thing}, ${way.replace('_', look)}`
          assert.equal(read(prompt), expected(look), prompt)
        }
    })

    test(`refuses a maker in ${language}`, () => {
      for (const way of split(maker)) {
        const prompt = `${thing}, ${way.replace('_', 'Acme')}`
        assert.deepEqual(readPrompt(prompt, shop).vendors, { include: [], exclude: ['Acme'] }, prompt)
        assert.equal(read(prompt), `${thing.toLowerCase()} | Acme`, prompt)
      }
    })
  }
})

function readsAs(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) assert.equal(read(prompt), expected, prompt)
}

describe('what looks like a refusal', () => {
  test('of a need, of somebody’s own things and of a name refuses nothing', () => {
    readsAs({
      'nie wieder kalte Füße': 'nie wieder kalte füße | ',
      'tired of my old vacuum': 'tired old vacuum | ',
      'tired of my vacuum': 'tired vacuum | ',
      'estoy sin pilas': 'estoy sin pilas | ',
      'zero waste': 'zero waste | ',
      'coca cola zero': 'coca cola cola lemonade zero coca cola | ',
      'slipper herr läder': 'slipper herr läder | ',
      'any jacket, but warm': 'jacket warm | ',
      'jacket without a hood but with wool': 'jacket wool | hood',
      'jacka utan läder men med ull': 'jacka ull | läder',
    })
  })

  test('of what a thing lacks is one, though a phrase of the table says it', () => {
    readsAs({
      'lamp without plastic': 'lamp | plastic',
      'lampe sans plastique': 'lampe | plastique',
      'lámpara sin plástico': 'lámpara | plástico',
      'juguete sin pilas': 'juguete | pilas',
      'zero sugar drink': 'drink | sugar',
      'casque sans fil': 'casque sans fil | ',
    })
  })

  test('goes as far as the next wish, and through a list to its last denial', () => {
    readsAs({
      'chaqueta sin cuero, lana ni plástico': 'chaqueta | cuero lana plástico',
      'veste sans cuir, laine ni plastique': 'veste | cuir laine plastique',
      'lamp, I hate plastic and leather': 'lamp | plastic leather',
      'bröd utan tillsatt socker': 'bröd | tillsatt socker',
      'jus sans sucre ajouté': 'jus | sucre ajouté',
      'Kerze, lieber kein Parfüm': 'kerze | parfüm',
      'ich suche etwas, Wolle lieber keine': ' | wolle',
    })
  })
})

describe('further ways', () => {
  test('of sentences refuse what they speak of', () => {
    readsAs({
      "a jacket, shouldn't be grey": 'jacket | grey',
      'a jacket that must not have a hood': 'jacket | hood',
      'skål som inte får vara av plast': 'skål | plast',
      'kex som inte innehåller nötter': 'kex | nötter',
      'eine Schüssel, die nicht aus Plastik sein darf': 'schüssel | plastik',
      'une veste qui ne doit pas être noire': 'veste | noire',
      'una chaqueta que no puede ser de cuero': 'chaqueta | cuero',
      "I'm tired of plastic, give me a bowl": 'bowl | plastic',
      'sneakers, not keen on white': 'sneakers | white',
      'en jacka, trött på svart': 'jacka | svart',
      'Jacke, nein danke zu Leder': 'jacke | leder',
      'marre du noir, une veste': 'veste | noir',
      'chaqueta, harto de negro': 'chaqueta | negro',
      'a jacket, sick of Acme': 'jacket | Acme',
      'any jacket but grey': 'jacket | grey',
      'a jacket from anyone but Acme': 'jacket | Acme',
      'cola zero sugar': 'cola | sugar',
      'läsk noll socker': 'läsk | socker',
      'un bol sans plastique': 'bol | plastique',
      'Schüssel, Plastik muss nicht sein': 'schüssel | plastik',
      'Hemd, Streifen gehen gar nicht': 'hemd | streifen',
      'Kerze, Vanille kann ich nicht riechen': 'kerze | vanille',
      'una vela, la vainilla no la aguanto': 'vela | vainilla',
      "roman, la romance m'ennuie": 'roman | romance',
      'cojines distintos del verde': 'cojines | verde',
      'lamp, not red': 'lamp | red',
    })
  })
})

test('what only sounds so refuses nothing', () => {
  const prompts =
    'skipping rope; zero gravity chair; souris sans fil; silla de paso; men shoes; more or less red jacket; plus ou moins rouge; mehr oder weniger rot; mer eller mindre röd jacka; más o menos rojo; en mindre grå väska; Schimmel vermeiden; another brand from Acme; otra chaqueta de Acme; she can’t do without cheese; kann nicht auf Käse verzichten; ne peut pas se passer de fromage; no puede prescindir del queso'
  for (const prompt of split(prompts)) assert.match(read(prompt), / \| $/, prompt)
  assert.doesNotMatch(read('till farfar som inte ser så bra'), /\| .*bra/)
})
