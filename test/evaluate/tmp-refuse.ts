import { isFiller } from '../../server/catalog/products/prompt/fillers.ts'
import { readPrompt } from '../../server/catalog/products/prompt/read.ts'
const shop = { vendors: ['Acme', 'Kvarnby'], collections: [], tags: [], sizes: [] }
export function read(prompt: string): string {
  const { words, vendors, order, prices } = readPrompt(prompt, shop)
  const w = [...words.all, ...words.any.map((g) => g.join('/')), ...words.wishes].filter((x) => !isFiller(x))
  return (
    `${w.join(' ')} ${vendors.include.map((v) => '@' + v).join(' ')}| ${[...words.not, ...words.notPhrases, ...vendors.exclude.map((v) => '@' + v)].join(' ')}` +
    (order ? ` [${order}]` : '') +
    (prices.min !== undefined || prices.max !== undefined ? ' PRICE' : '')
  )
}
type L = {
  things: string[]
  less: string[]
  looks: string[]
  avoid: string[]
  mats: string[]
  lists: [string, string][]
  makers: string[]
}
const S: Record<string, L> = {
  en: {
    things: ['jacket', 'sofa', 'bag'],
    less: [
      'less _',
      'a bit less _',
      'somewhat less _',
      'with less _',
      'not as _',
      'not so _',
      'less _ please',
      'but less _',
    ],
    looks: ['grey', 'shiny', 'striped'],
    avoid: [
      'avoid _',
      'avoiding _',
      'please avoid _',
      'to avoid: _',
      'want to avoid _',
      'I avoid _',
      'trying to avoid _',
      'rather avoid _',
      'I do without _',
      'doing without _',
      'steer clear of _',
      'stay clear of _',
      '_ to be avoided',
    ],
    mats: ['leather', 'wool', 'plastic'],
    lists: [
      ['no leather, wool, plastic', 'leather wool plastic'],
      ['without leather, wool, plastic', 'leather wool plastic'],
      ['without leather, wool or plastic', 'leather wool plastic'],
      ['without leather, wool and plastic', 'leather wool plastic'],
      ['no leather, no wool, no plastic', 'leather wool plastic'],
      ['not leather, wool, plastic', 'leather wool plastic'],
      ['without leather, wool or a hood', 'leather wool hood'],
      ['no leather / wool / plastic', 'leather wool plastic'],
    ],
    makers: [
      'non-Acme',
      'non Acme',
      'not Acme',
      'from another maker than Acme',
      'another brand than Acme',
      'by someone other than Acme',
      'any maker but Acme',
      'from a different manufacturer than Acme',
      'other than from Acme',
      'not by Acme',
      'not made by Acme',
      'anything but Acme',
      'no Acme',
      'from any brand other than Acme',
      'of a brand that is not Acme',
      'from a maker other than Acme',
      'a brand other than Acme',
      'not the brand Acme',
    ],
  },
  sv: {
    things: ['jacka', 'soffa', 'väska'],
    less: [
      'mindre _',
      'lite mindre _',
      'något mindre _',
      'med mindre _',
      'inte lika _',
      'inte så _',
      'mindre _ tack',
      'fast mindre _',
    ],
    looks: ['grå', 'blank', 'randig'],
    avoid: [
      'undvik _',
      'undvika _',
      'undviker _',
      'vill undvika _',
      'att undvika: _',
      'helst undvika _',
      'försöker undvika _',
      'avstår från _',
      'avstå från _',
      'vill avstå från _',
      'klarar mig utan _',
      'håller mig borta från _',
    ],
    mats: ['läder', 'ull', 'plast'],
    lists: [
      ['utan läder, ull, plast', 'läder ull plast'],
      ['inte läder, ull, plast', 'läder ull plast'],
      ['utan läder, ull eller plast', 'läder ull plast'],
      ['utan läder, ull och plast', 'läder ull plast'],
      ['inget läder, ingen ull, ingen plast', 'läder ull plast'],
      ['inget läder, ull, plast', 'läder ull plast'],
      ['utan läder, ull eller huva', 'läder ull huva'],
    ],
    makers: [
      'icke-Acme',
      'icke Acme',
      'inte Acme',
      'från annan än Acme',
      'från någon annan än Acme',
      'från en annan tillverkare än Acme',
      'av annat märke än Acme',
      'av ett annat märke än Acme',
      'annat märke än Acme',
      'inte från Acme',
      'ej Acme',
      'från andra än Acme',
      'inte märket Acme',
      'av annan tillverkare än Acme',
      'vilket märke som helst utom Acme',
      'från vem som helst utom Acme',
    ],
  },
  de: {
    things: ['Jacke', 'Sofa', 'Tasche'],
    less: [
      'weniger _',
      'etwas weniger _',
      'ein bisschen weniger _',
      'mit weniger _',
      'nicht so _',
      'nicht ganz so _',
      'bitte weniger _',
      'aber weniger _',
    ],
    looks: ['grau', 'glänzend', 'gestreift'],
    avoid: [
      'auf _ verzichten',
      'ich will auf _ verzichten',
      'möchte auf _ verzichten',
      'verzichte auf _',
      '_ vermeiden',
      'ich möchte _ vermeiden',
      '_ bitte vermeiden',
      'vermeide _',
      'will _ vermeiden',
      'wir verzichten auf _',
      'unter Verzicht auf _',
      'auf _ kann ich verzichten',
      'auf _ wird verzichtet',
      'kann auf _ verzichten',
    ],
    mats: ['Leder', 'Wolle', 'Plastik'],
    lists: [
      ['ohne Leder, Wolle, Plastik', 'leder wolle plastik'],
      ['kein Leder, Wolle, Plastik', 'leder wolle plastik'],
      ['ohne Leder, Wolle oder Plastik', 'leder wolle plastik'],
      ['ohne Leder, Wolle und Plastik', 'leder wolle plastik'],
      ['kein Leder, keine Wolle, kein Plastik', 'leder wolle plastik'],
      ['nicht aus Leder, Wolle, Plastik', 'leder wolle plastik'],
      ['ohne Leder, Wolle oder Kapuze', 'leder wolle kapuze'],
    ],
    makers: [
      'nicht-Acme',
      'nicht Acme',
      'nicht von Acme',
      'von einem anderen Hersteller als Acme',
      'von einer anderen Marke als Acme',
      'andere Marke als Acme',
      'von jemand anderem als Acme',
      'von anderen als Acme',
      'anderer Hersteller als Acme',
      'nicht die Marke Acme',
      'kein Acme',
      'keine Acme',
      'jede Marke außer Acme',
      'von irgendwem außer Acme',
    ],
  },
  fr: {
    things: ['veste', 'table', 'sac'],
    less: [
      'moins _',
      'un peu moins _',
      'en moins _',
      'avec moins de _',
      'pas aussi _',
      'pas si _',
      'moins _ svp',
      'mais moins _',
    ],
    looks: ['gris', 'brillant', 'rayé'],
    avoid: [
      'éviter le _',
      'évitez le _',
      'éviter _',
      'je veux éviter le _',
      'en évitant le _',
      'à éviter : le _',
      'je préfère éviter le _',
      'pour éviter le _',
      'renoncer au _',
      'je renonce au _',
      'me passer de _',
      'je me passe de _',
      'se passer de _',
    ],
    mats: ['cuir', 'plastique', 'bois'],
    lists: [
      ['sans cuir, laine, plastique', 'cuir laine plastique'],
      ['pas de cuir, laine, plastique', 'cuir laine plastique'],
      ['sans cuir, laine ou plastique', 'cuir laine plastique'],
      ['sans cuir, laine et plastique', 'cuir laine plastique'],
      ['pas de cuir, pas de laine, pas de plastique', 'cuir laine plastique'],
      ['sans cuir ni laine ni plastique', 'cuir laine plastique'],
      ['sans cuir, laine ou capuche', 'cuir laine capuche'],
    ],
    makers: [
      'non-Acme',
      'pas Acme',
      "d'une autre marque que Acme",
      "d'une autre marque qu'Acme",
      'de marque autre que Acme',
      'pas de chez Acme',
      "d'un autre fabricant que Acme",
      'autre marque que Acme',
      "de quelqu'un d'autre que Acme",
      'autre que Acme',
      'hors Acme',
      'sauf Acme',
      'pas la marque Acme',
      "de n'importe quelle marque sauf Acme",
      'ailleurs que chez Acme',
    ],
  },
  es: {
    things: ['chaqueta', 'mesa', 'bolsa'],
    less: [
      'menos _',
      'un poco menos _',
      'algo menos _',
      'con menos _',
      'no tan _',
      'pero menos _',
      'menos _ por favor',
    ],
    looks: ['gris', 'brillante', 'rayado'],
    avoid: [
      'evitar el _',
      'evitar _',
      'quiero evitar el _',
      'evitando el _',
      'evita el _',
      'a evitar: _',
      'prefiero evitar el _',
      'prescindir de _',
      'prescindir del _',
      'quiero prescindir del _',
      'renunciar al _',
      'renuncio al _',
    ],
    mats: ['cuero', 'plástico', 'algodón'],
    lists: [
      ['sin cuero, lana, plástico', 'cuero lana plástico'],
      ['nada de cuero, lana, plástico', 'cuero lana plástico'],
      ['sin cuero, lana o plástico', 'cuero lana plástico'],
      ['sin cuero, lana y plástico', 'cuero lana plástico'],
      ['sin cuero ni lana ni plástico', 'cuero lana plástico'],
      ['que no sea de cuero, lana, plástico', 'cuero lana plástico'],
      ['sin cuero, lana o capucha', 'cuero lana capucha'],
    ],
    makers: [
      'no Acme',
      'no-Acme',
      'que no sea Acme',
      'que no sea de Acme',
      'de otra marca que no sea Acme',
      'de otra marca que Acme',
      'de otro fabricante que no sea Acme',
      'de una marca distinta de Acme',
      'de una marca distinta a Acme',
      'de cualquier marca menos Acme',
      'otra marca que no sea Acme',
      'que no sea de la marca Acme',
      'de marca diferente a Acme',
      'excepto Acme',
      'menos Acme',
    ],
  },
}
const only = process.argv[2]
for (const part of ['less', 'avoid', 'lists', 'makers']) {
  if (only && only !== part) continue
  for (const [lang, l] of Object.entries(S)) {
    let ok = 0,
      all = 0
    const bad: string[] = []
    const check = (prompt: string, wanted: string, denied: string, maker?: string) => {
      all++
      const got = read(prompt).replace(/ +/g, ' ')
      const want = `${wanted.toLowerCase()} | ${denied.toLowerCase()}${maker ?? ''}`
      if (got === want) ok++
      else bad.push(`   ${prompt}  =>  ${got}`)
    }
    for (const [i, t] of l.things.entries()) {
      if (part === 'less')
        for (const w of l.less)
          for (const x of l.looks) {
            check(`${t}, ${w.replace('_', x)}`, t, x)
            if (!i) check(`${t} ${w.replace('_', x)}`, t, x)
          }
      if (part === 'avoid')
        for (const w of l.avoid)
          for (const x of l.mats) {
            check(`${t}, ${w.replace('_', x)}`, t, x)
            if (!i) {
              check(`${w.replace('_', x)}, ${t}`, t, x)
            }
          }
      if (part === 'lists')
        for (const [w, d] of l.lists) {
          check(`${t} ${w}`, t, d)
          check(`${t}, ${w}`, t, d)
        }
      if (part === 'makers')
        for (const w of l.makers) {
          check(`${t} ${w}`, t, '', '@Acme')
          check(`${w} ${t}`, t, '', '@Acme')
        }
    }
    console.log(`${part} ${lang} ${ok} of ${all}`)
    const lim = Number(process.argv[3] ?? 14)
    const step = Math.max(1, Math.ceil(bad.length / lim))
    for (let i = 0; i < bad.length; i += step) console.log(bad[i])
  }
}
