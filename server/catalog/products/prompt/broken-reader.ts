/** Reads what somebody has that broke, as what is wanted: "my kettle died", "unser Toaster hat den Geist aufgegeben", "se me ha roto la plancha". */
import { endOf } from './phrases.ts'
import { indexOf } from './phrases-by-first.ts'
import type { Reading, Scene } from './reading.ts'
import { isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

/** More than what is the matter in words of its own: a broken zip wants one for repairs. */
const COST = 12
const MOST_BETWEEN = 5

const BROKE = indexOf(`
broke, broken, broke down, broken down, just broke, died, dead, has died, gave up, given up, gave up the ghost, given up the ghost, packed up, packed in, packed it in, stopped working, bust, is bust, knackered, kaput, had it, had its day, seen better days, past it, conked out, fell apart, falling apart, worn out, doesn't work anymore, doesn't work any more, no longer works, won't turn on, beyond repair
gick sönder, gått sönder, är sönder, trasig, trasigt, trasiga, dog, dött, gett upp, gav upp, havererat, havererade, pajat, pajade, slutat fungera, slutade fungera, slut, helt slut, slutkörd, slutkört, uttjänt, utsliten, utslitna, utslitet, kraschat, kraschade, gjort sitt, sett sina bästa dagar, tackat för sig, fungerar inte längre, funkar inte längre
kaputt, kaputt gegangen, kaputtgegangen, defekt, hinüber, den geist aufgegeben, gestorben, im eimer, durchgebrannt, zerbrochen, verschlissen, auseinandergefallen, funktioniert nicht mehr, geht nicht mehr, tut es nicht mehr, ausgedient, den dienst quittiert, schlapp gemacht, schlappgemacht
cassé, cassée, cassés, cassées, mort, morte, lâché, lâcher, en panne, tombé en panne, tombée en panne, rendu l'âme, rendre l'âme, foutu, foutue, hs, abîmé, abîmée, usé, usée, usés, usées, ne marche plus, ne fonctionne plus, marche plus, fait son temps, rendu son dernier souffle
roto, rota, rotos, rotas, estropeado, estropeada, averiado, averiada, muerto, muerta, rompió, estropeó, dejado de funcionar, dejó de funcionar, ya no funciona, ya no va, pasado a mejor vida, hecho polvo, hecha polvo, ya no da más, dado de sí, ya no tira
`)
/** Before what broke. */
const BEFORE = indexOf(`
se me ha roto, se nos ha roto, se le ha roto, se me han roto, se nos han roto, se me rompió, se nos rompió, se me rompieron, se me ha estropeado, se nos ha estropeado, se me estropeó, se nos estropeó, se ha roto, se ha estropeado, se rompió, se me ha muerto, se nos ha muerto, se me ha averiado, se nos ha averiado
`)
const OWN = set(
  "my our his her their the min mitt mina var vart vara mein meine unser unsere der die das mon ma mes notre nos le la les l' mi mis nuestro nuestra nuestros nuestras el los las",
)
/** "Brödrosten". */
const DEFINITE = /(?:[ae]n|et|na)$/
const BETWEEN = set(
  `has have had is are was were just finally now today suddenly yesterday also got have's har ar precis nu plotsligt igar idag ist sind hat haben heute gestern leider endgultig gerade
  vient de a ont est sont s' d' finalement hier se ha han esta estan por fin ayer hoy me nos le completamente helt completely`,
)
/** Who says that of these needs no other, but what makes it go. */
const GOING = set(
  'car phone mobile battery laptop computer bil bilen mobil mobilen telefon telefonen batteri batteriet auto handy akku batterie voiture portable telephone ordinateur coche movil bateria ordenador remote control fernbedienung fjarrkontroll fjarrkontrollen telecommande mando watch clock klocka klockan uhr montre horloge reloj torch ficklampa taschenlampe linterna printer drucker skrivare imprimante impresora',
)

/** "The zip on my jacket is broken": only its zip is. */
const OF = set("of on in at von an am im auf de d' du sur dans en av pa i till")

export function readBroken({ tokens, languages }: Scene, at: number): Reading | undefined {
  const broken = brokenBehind(tokens, at, languages[0] === 'sv') ?? brokenBefore(tokens, at)
  return (
    broken && {
      kind: 'word',
      cost: COST,
      next: broken.next,
      add: ({ words }) => void words.any.push([broken.text]),
    }
  )
}

function brokenBehind(tokens: readonly Token[], at: number, isSwedish: boolean): WordAt | undefined {
  const { key = '' } = tokens[at] ?? {}
  const isOwn = OWN.has(key)
  const isTheOne = isSwedish && DEFINITE.test(key) && !OWN.has(tokens[at - 1]?.key ?? '')
  if (OF.has(tokens[at - 1]?.key ?? '') || !(isOwn || isTheOne)) return undefined
  const thing = thingAt(tokens, isOwn ? at + 1 : at)
  let next = thing?.next ?? at
  for (let read = 0; read < MOST_BETWEEN; read++, next++) {
    const end = phraseEnd(tokens, next, BROKE)
    if (end !== undefined) return thing && { text: thing.text, next: end }
    if (!BETWEEN.has(tokens[next]?.key ?? '')) return undefined
  }
  return undefined
}

function brokenBefore(tokens: readonly Token[], at: number): WordAt | undefined {
  const said = phraseEnd(tokens, at, BEFORE)
  if (said === undefined) return undefined
  const start = OWN.has(tokens[said]?.key ?? '') ? said + 1 : (endOf(tokens, said, 'article') ?? said)
  return thingAt(tokens, start)
}

/** Behind what it is like: "my old kettle". */
function thingAt(tokens: readonly Token[], start: number): WordAt | undefined {
  const said = phraseOrWordAt(tokens, start)
  const thing = said && !isThing(said.text) ? phraseOrWordAt(tokens, said.next) : said
  if (!thing || GOING.has(tokens[thing.next - 1]?.key ?? '')) return undefined
  return isThing(thing.text) && isGood(thing.text) ? thing : undefined
}

function phraseEnd(tokens: readonly Token[], at: number, phrases: typeof BROKE): number | undefined {
  const known = phrases.get(tokens[at]?.key ?? '') ?? []
  const lengths = known
    .filter((words) => words.every((word, n) => tokens[at + n]?.key === word))
    .map(({ length }) => length)
  return lengths.length > 0 ? at + Math.max(...lengths) : undefined
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
