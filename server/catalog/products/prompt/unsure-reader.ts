/** Reads denials that refuse nothing: "I don't know what to bring", "ich weiß nicht", "no ve bien", "sorry for the long text". */
import { indexOf } from './phrases-by-first.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import type { Token } from './tokens.ts'

/** Less than any denial that begins in it. */
const COST = 0
/** What somebody does not know, how badly somebody sees or listens, what excuses a long message, and what somebody wants no less for saying no. */
const PHRASES = `
i don't know, not a bad, not at all bad, not half bad, not a bad idea, couldn't live without, could not live without, can not live without, cannot live without, couldn't do without, could not do without, couldn't imagine life without, not a problem, not just for, not only for, not solely for, don't know, i do not know, don't really know, i have no idea, have no idea, no idea, i've no idea, no clue, have no clue, i have no clue, not sure, i'm not sure, i am not sure, can't think of, i can't think, can't decide, i can't decide, cannot decide, can't make up my mind, doesn't see well, can't see well, can't see very well, doesn't hear well, can't hear well, not getting any younger, sorry for the long message, sorry about the long message, sorry for the long text, long story short, sorry for rambling, not to worry, no rush, no worries, no hurry, no problem, not bad, not that i know much about it, not that i know much, no picture, no photo, sorry no picture, it's not for me, it isn't for me, it is not for me, not for myself, not for me, nothing fancy, nothing too fancy, nothing special, nothing crazy, nothing extravagant, nothing complicated, nothing too special, i don't need anything special, don't need anything special, don't need anything fancy, nothing in particular, no particular, no preference, i'm not fussy, not fussy, i'm not picky, not picky, you don't happen to have, don't happen to have, i wouldn't mind, wouldn't mind, wouldn't say no to, i wouldn't say no to, would not say no to, can't say no to, can't live without, cannot live without, can't go wrong with, can't do without, can't have enough, can't get enough of, no need to wrap it, otherwise never mind, never mind otherwise, if you don't that's fine, not that it matters, not important, not a problem, not your fault, not gonna lie, i'm not going to lie, not to be rude, not complaining, never been here before, never shopped here before, never ordered here before
vet inte, ingen dum idé med, ingen dum idé, ingen dum ide, inte dumt med, inte så dumt med, inte helt fel med, inte fel med, vore inte fel med, vore inte dumt med, inte bara för, inte bara till, inte enbart för, inte enbart till, klarar mig inte utan, klarar oss inte utan, kan inte leva utan, vet inte riktigt, jag vet inte, vet ej, har ingen aning, ingen aning, har ingen aning om, har inte en aning, inte säker, är inte säker, kan inte bestämma mig, kan inte komma på, kommer inte på, ser inte så bra, ser inte bra, hör inte så bra, hör inte bra, ser så dåligt, ingen brådska, inga problem, ingen stress, förlåt att det blir långt, förlåt för långt meddelande, förlåt för romanen, inte illa, inget märkvärdigt, inget speciellt, inget särskilt, inget konstigt, inget flashigt, inget krångligt, inget avancerat, inte så noga, inte så kinkig, det är inte till mig, är inte till mig, inte till mig själv, inte till mig, spelar ingen roll, gör inget, ni har inte möjligtvis, har inte möjligtvis, du har inte möjligtvis, ni råkar inte ha, råkar inte ha, ni har inte råkat få in, tackar inte nej till, skulle inte tacka nej till, jag skulle inte tacka nej till, säger inte nej till, skulle inte säga nej till, klarar mig inte utan, klarar oss inte utan, kan inte leva utan, kan inte vara utan, kan inte få nog av, inte hela världen, inte ert fel, har aldrig handlat här förut, aldrig handlat här förut
ich weiß nicht, keine schlechte, kein schlechter, kein schlechtes, keine schlechten, keine schlechte idee, nicht schlecht, gar nicht schlecht, nicht nur für, nicht bloß für, nicht ausschließlich für, ich weiss nicht, wissen nicht, wir wissen nicht, weiß nicht was, weiß nicht ob, weiß nicht wie, weiß nicht so recht, weiß nicht genau, weiß gar nicht, weiß überhaupt nicht, ich weiß auch nicht, keine ahnung, habe keine ahnung, hab keine ahnung, ich habe keine ahnung, nicht sicher, bin mir nicht sicher, bin nicht sicher, kann mich nicht entscheiden, fällt mir nichts ein, fällt nichts ein, sieht nicht mehr gut, sieht nicht gut, sieht nicht mehr so gut, hört nicht mehr gut, hört nicht gut, hört nicht mehr so gut, keine eile, kein problem, kein stress, sorry für den langen text, entschuldigung für den langen text, sorry für den roman, entschuldigt den roman, nicht schlecht, nichts besonderes, nichts ausgefallenes, nichts großes, nichts kompliziertes, nichts spezielles, nichts verrücktes, nicht so wichtig, nicht wichtig, nicht wählerisch, bin nicht wählerisch, ist nicht für mich, es ist nicht für mich, nicht für mich, nicht für mich selbst, ihr habt nicht zufällig, habt ihr nicht zufällig, sie haben nicht zufällig, haben sie nicht zufällig, nicht zufällig, sage nicht nein zu, würde nicht nein sagen zu, kann nicht ohne leben, kann nicht genug bekommen von, kann nicht genug kriegen von, macht nichts, nicht eure schuld, noch nie hier bestellt, noch nie bei euch bestellt, da kann man nichts falsch machen, nichts falsch machen
je ne sais pas, pas une mauvaise idée, pas une mauvaise, pas un mauvais, pas que pour, pas seulement pour, pas uniquement pour, ne pourrais pas vivre sans, ne peux pas vivre sans, je sais pas, ne sais pas, ne sais pas quoi, je ne sais pas quoi, ne savons pas, ne sait pas, je ne sais plus, aucune idée, je n'ai aucune idée, n'ai aucune idée, pas sûr, pas sûre, je ne suis pas sûr, je ne suis pas sûre, n'arrive pas à me décider, je n'arrive pas à choisir, n'y voit plus très bien, n'y voit plus, n'y voit plus bien, ne voit plus très bien, ne voit plus bien, ne voit pas bien, n'entend plus très bien, n'entend plus bien, n'entend pas bien, pas de souci, pas d'urgence, rien ne presse, désolé pour le roman, désolée pour le roman, pardon pour le roman, désolé pour le pavé, désolée pour le pavé, pas mal, rien de fou, rien de spécial, rien d'extraordinaire, rien de compliqué, rien de particulier, rien d'exceptionnel, rien de bien méchant, pas pressé, pas pressée, pas difficile, je ne suis pas difficile, c'est pas pour moi, ce n'est pas pour moi, pas pour moi, pas grave, ce n'est pas grave, c'est pas grave, par hasard, vous n'auriez pas par hasard, ne dirais pas non à, je ne dirais pas non à, dirais pas non à, ne dis pas non à, ne peux pas vivre sans, peux pas vivre sans, je ne peux pas vivre sans, jamais commandé chez vous, jamais venu ici, n'arrive pas à trouver, je n'arrive pas à trouver, arrive pas à trouver
no sé, no es mala idea, no estaría mal, no estaría nada mal, no solo para, no sólo para, no únicamente para, no podría vivir sin, no puedo vivir sin, no sé qué, yo no sé, no sabemos, no sabe, no lo sé, no tengo ni idea, no tengo idea, ni idea, no estoy seguro, no estoy segura, no se me ocurre nada, no se me ocurre, no me decido, no logro decidirme, no ve bien, ya no ve bien, ya no ve, no ve muy bien, no oye bien, ya no oye bien, no hay prisa, sin prisa, sin problema, no pasa nada, perdón por el rollo, perdona el rollo, siento el rollo, perdón por la parrafada, no está mal, nada mal, nada especial, nada del otro mundo, nada complicado, nada extraordinario, nada en particular, no es para mí, no es para mí mismo, no soy exigente, no soy muy exigente, no importa, no tendréis por casualidad, por casualidad, no diría que no a, no digo que no a, no puedo vivir sin, no puedo pasar sin, nunca he comprado aquí, nunca he pedido aquí, no es urgente, no es culpa vuestra
`
/** Of somebody who is hard to find a present for. */
const WANTS_NOTHING = `
doesn't want anything, doesn't want a thing, wants nothing, says he wants nothing, says she wants nothing, doesn't need anything, does not want anything, never wants anything, asks for nothing
vill inte ha något, inte vill ha något, vill inte ha nåt, önskar sig ingenting, önskar sig inget, vill ingenting ha, behöver ingenting, behöver inget
will nichts, will nichts haben, wünscht sich nichts, möchte nichts, will gar nichts, will eigentlich nichts, nichts haben will, sich nichts wünscht
ne veut rien, ne rien vouloir, n'a envie de rien, ne veut jamais rien, ne demande rien
no quiere nada, no quiero nada, nunca quiere nada, nunca quiero nada, no pide nada, no le hace falta nada
`
const AND = new Set('and but och men und aber et mais y pero'.split(' '))
/** "Wants nothing with alcohol" refuses that: behind it what somebody wants nothing of ends, or says what it is for. */
const AFTER = new Set(
  'so for to till til zum zu zur fur pour para cause because weil eftersom parce porque'.split(' '),
)
const HARD_TO_PLEASE = 'who has everything'

const unsure = indexOf(PHRASES)
const wantsNothing = indexOf(WANTS_NOTHING)

/** What joins it to what stands before is read with it: "y no tengo ni idea". */
export function readUnsure({ tokens }: Scene, joint: number): Reading | undefined {
  const at = AND.has(tokens[joint]?.key ?? '') ? joint + 1 : joint
  const plain = longestAt(unsure, tokens, at)
  if (plain > 0) return { ...nothing(at + plain), cost: COST }
  const hard = longestAt(wantsNothing, tokens, at)
  const behind = tokens[at + hard]
  const isWhole = behind?.kind !== 'word' || AND.has(behind.key) || AFTER.has(behind.key)
  if (hard === 0 || !isWhole) return undefined
  return {
    kind: 'word',
    cost: COST,
    next: at + hard,
    add: ({ words }) => addOnce(words.wishes, HARD_TO_PLEASE),
  }
}

function longestAt(
  known: ReadonlyMap<string, readonly (readonly string[])[]>,
  tokens: readonly Token[],
  at: number,
): number {
  return (known.get(tokens[at]?.key ?? '') ?? [])
    .filter((words) => words.every((word, n) => tokens[at + n]?.key === word))
    .reduce((length, words) => Math.max(length, words.length), 0)
}
