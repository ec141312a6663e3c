/** How people speak ill of a maker, say that they have theirs, or ask for another's. Data. */

/** Behind the name, whole: "Acme let me down", "Acme hab ich schon", "that Acme doesn't make". */
export const SAID_BEHIND = `
let me down, lets me down, letting me down, let us down, lets us down, let her down, let him down, disappoints, disappoints me, disappointed me, disappointed us, disappointed her, disappointed him, failed me, fails me, failed us, keeps failing, keep failing, keeps breaking, keep breaking, broke, falls apart, fell apart, fall apart, falling apart, fell to pieces, gave me blisters, give me blisters, gives me blisters, gave me a rash, give me a rash, doesn't fit, doesn't fit me, don't fit me, never fits me, never fit me, doesn't suit me, don't suit me, doesn't last, didn't last, don't last, never lasts, never last, gone downhill, went downhill, going downhill, ripped me off, overcharged me, scammed me, never arrived, never again, no thanks, no thank you, not again, can get lost, can keep it, can keep theirs, can keep them, costs too much, cost too much, charges too much, sent me the wrong, sent the wrong, sent me a broken, sent me broken, isn't for me, is not for me, always breaks, always break, breaks all the time, break all the time, breaks every time, breaks easily, break easily
har svikit mig, svek mig, svikit mig, gjort mig besviken, gjorde mig besviken, gör mig besviken, gjort oss besvikna, är jag besviken på, svikit, gick sönder, går sönder, gått sönder, faller isär, föll isär, passar inte mig, är jag klar med, har jag fått nog av, har jag tröttnat på, handlar jag inte av, litar jag inte på, aldrig mer, aldrig igen, inte igen, nej tack, tar för mycket betalt, kostar för mycket, lurade mig, skickade fel, kan dra åt skogen, är inget för mig
har jag redan, har vi redan, har jag så det räcker, har jag redan för många av, har jag redan så många av, har jag redan så det räcker, har jag redan nog av, har jag nog av, har jag för många, har alla
hat mich enttäuscht, haben mich enttäuscht, hat uns enttäuscht, hat mich sehr enttäuscht, enttäuscht, enttäuscht mich, enttäuschte mich, mich enttäuscht, uns enttäuscht, bin ich enttäuscht, sind wir enttäuscht, war ich enttäuscht, waren wir enttäuscht, im stich gelassen, ging kaputt, gingen kaputt, gehen kaputt, geht kaputt, kaputt gegangen, kaputtgegangen, hält nichts aus, taugt nichts, taugen nichts, kommt mir nicht ins haus, kommen mir nicht ins haus, nie wieder, nie mehr, nicht noch mal, nicht nochmal, nicht wieder, nein danke, bin ich durch, bin ich fertig, sind wir durch, hatte ich ärger, hatte ich nur ärger, hab ich nur ärger, habe ich nur ärger, hatten wir ärger, hatten wir nur ärger, hatte ich probleme, hatte ich nur probleme, hab ich schlechte erfahrungen, habe ich schlechte erfahrungen, hatte ich schlechte erfahrungen, hab ich satt, habe ich satt, hab ich genug, habe ich genug, die nase voll, kostet zu viel, verlangt zu viel, ist nichts für mich, nervt, nervt mich, kann mir gestohlen bleiben, hat jeder
hab ich schon, habe ich schon, haben wir schon, hab ich bereits, habe ich bereits, hab ich ja schon, habe ich ja schon, haben wir bereits, hab ich schon genug, habe ich schon genug, hab ich schon zu viele, habe ich schon zu viele, hab ich genug, haben wir genug
m'a déçu, m'a déçue, nous a déçus, m'a beaucoup déçu, m'a beaucoup déçue, m'ont déçu, déçu, déçue, déçoit, me déçoit, m'a lâché, m'a lâchée, m'a laissé tomber, m'a laissée tomber, casse tout le temps, s'est cassé, s'est cassée, se sont cassés, se casse, se cassent, est tombé en panne, est tombée en panne, tombe en panne, ne tient pas, ne tient pas la route, tient pas la route, ne tiennent pas, ne me va pas, ne me vont pas, ça ne me va pas, ça me va pas, ne vaut rien, ça ne vaut rien, ça vaut rien, plus jamais, jamais plus, non merci, je n'en veux pas, j'en veux pas, je n'en veux plus, j'en veux plus, c'est fini, c'est terminé, très peu pour moi, c'est de la camelote, c'est de la daube, c'est de la merde, coûte trop cher, ça coûte trop cher, me plaît pas, ne me plaît pas, ne me plaît plus, n'est pas pour moi, c'est pas pour moi
j'en ai déjà, on en a déjà, nous en avons déjà, j'en ai assez, j'en ai marre, tout le monde en a
me ha decepcionado, me decepcionó, nos ha decepcionado, me han decepcionado, me decepciona, me ha fallado, me falló, nos falló, me han fallado, ha salido malo, ha salido mala, ha salido mal, han salido malos, han salido malas, me salió malo, me salió mala, me salió mal, se rompe, se rompen, se rompió, se rompieron, se me rompió, se me rompieron, no dura, no dura nada, no duró, no duran, no me queda bien, no me quedan bien, no me vale, no vale nada, no vale la pena, no compro más, nunca más, ni hablar, ni loco, ni loca, no gracias, no me gusta, no me gustan, no me convence, es una estafa, me timó, me timaron, me estafó, no me fío, no confío, cuesta demasiado
ya tengo bastante, ya tengo de sobra
`

/** And where a part of the prompt ends with it: of "Acme, que no haga ruido" it is the noise that is refused. */
export const SAID_LAST = `
doesn't make, does not make, don't make, do not make, didn't make, did not make, doesn't sell, does not sell, don't sell, doesn't do, doesn't produce, does not produce, don't do, isn't behind, hasn't made, has not made
i already have, i already own, i've already got, we already have, we've already got, i have already, i have plenty, i've got plenty, i have enough, i've got enough, i've had enough, everyone has, everybody has, i don't want, i don't trust, i won't buy, i don't buy, i can't stand, i hate
håller inte, höll inte, passar mig inte, passade mig inte, passade inte, vill jag inte ha, vill vi inte ha, vill jag inte, köper jag inte, köper jag aldrig, köper vi inte, gillar jag inte
inte gör, inte säljer, inte tillverkar, inte har gjort, inte har, inte står bakom, inte ligger bakom
hält nicht, halten nicht, hielt nicht, passt mir nicht, passen mir nicht, taugt nix, will ich nicht, will ich keine, wollen wir nicht, möchte ich nicht, mag ich nicht, mögen wir nicht, kauf ich nicht, kaufe ich nicht, kaufen wir nicht, kauf ich nie, kaufe ich nie, kauf ich nix, vertraue ich nicht, trau ich nicht, traue ich nicht
nicht herstellt, nicht macht, nicht verkauft, nicht produziert, nicht gemacht hat, nicht anbietet, nicht führt
je n'achète plus, j'achète plus, je n'achète pas
ne fabrique pas, ne fait pas, ne vend pas, ne produit pas, ne propose pas, fabrique pas, vend pas
j'ai déjà, on a déjà
no quiero, no la quiero, no lo quiero, no los quiero, no las quiero, no queremos, no compro, ya no compro
no fabrique, no fabrica, no haga, no hace, no venda, no vende, no produzca, no tenga
ya tengo, ya tenemos, ya la tengo, ya lo tengo, ya las tengo, ya los tengo
`

/** Behind the name and a word that says what it is. */
export const BAD = `
rubbish, crap, garbage, trash, junk, awful, terrible, horrible, bad, worse, poor, overpriced, too expensive, too pricey, too dear, unreliable, disappointing, faulty, defective, flimsy, shoddy, useless, dreadful, a joke, a rip-off, a letdown, a let down, not good, no good, not great, not for me
skräp, dåligt, dålig, dåliga, usel, uselt, usla, kass, kassa, urusel, urusla, värdelös, värdelöst, värdelösa, för dyrt, för dyr, för dyra, överprissatt, överprissatta, trasig, trasigt, trasiga, inte bra, inget vidare
schrott, müll, schlecht, schlechter geworden, mies, zu teuer, mir zu teuer, uns zu teuer, viel zu teuer, mir viel zu teuer, überteuert, völlig überteuert, unzuverlässig, minderwertig, kaputt, nichts für mich, nicht gut
nul, nulle, nuls, mauvais, mauvaise, trop cher, trop chère, trop chers, trop chères, décevant, décevante, pourri, pourrie, hors de prix, pas terrible, pas bon
malo, mala, malos, malas, malísimo, malísima, muy caro, muy cara, demasiado caro, demasiado cara, carísimo, carísima, una basura, basura, una porquería, un timo, pésimo, pésima, un desastre
`

/** Of a maker alone: of a thing of theirs another size may be wanted. */
export const UNFIT = `
too tight, too small, too big, too large, too stiff
för trång, för trångt, för trånga, för liten, för litet, för små, för stor, för stort, för stora
zu eng, mir zu eng, zu klein, mir zu klein, zu groß, mir zu groß, zu steif
trop serré, trop petit, trop grand, trop étroit
muy estrecho, demasiado estrecho, demasiado pequeño, demasiado grande
`

/** Before the name. */
export const SAID_BEFORE = `
disappointed by, disappointed with, disappointed in, let down by, burned by, burnt by, ripped off by, through with, trouble with, nothing but trouble with, issues with, not impressed by, not impressed with, unimpressed by, unhappy with, not happy with, lost faith in, lost trust in, no longer buy, stopped buying, not buying, won't be buying, everyone has, everybody has
besviken på, besvikna på, missnöjd med, missnöjda med, inte nöjd med, trubbel med, strul med, krångel med, handlar inte av, handlar inte från, tappat förtroendet för, slutat köpa, bojkottar, alla har
enttäuscht von, enttäuscht über, ärger mit, nur ärger mit, nur probleme mit, unzufrieden mit, nicht zufrieden mit, kein vertrauen in, kein vertrauen zu, kaufe nichts von, kauf nichts von, kaufe nicht mehr bei, boykottiere, boykottieren, jeder hat
déçu par, déçue par, déçus par, déçu de, déçue de, que des problèmes avec, des problèmes avec, des soucis avec, pas content de, pas contente de, pas satisfait de, pas satisfaite de, plus confiance en, pas confiance en, je n'achète plus, j'achète plus, je n'achète pas, je boycotte, tout le monde a
decepcionado con, decepcionada con, decepcionados con, decepcionado de, decepcionada de, problemas con, descontento con, descontenta con, no estoy contento con, no estoy contenta con, no confío en, no me fío de, ya no compro, no compro nada de, boicoteo, todo el mundo tiene, escarmentado de, escarmentada de
`

/** Before the name, of what somebody has. */
export const OWNED_BEFORE = `
already have, already own, i've already got, we've already got, have already, i own enough, own enough, have enough, have plenty of, got plenty of, got enough
jag har redan, vi har redan, har redan, har nog av, har tillräckligt av
habe schon, hab schon, haben schon, habe bereits, habe ja schon
j'ai déjà, on a déjà, nous avons déjà
ya tengo, ya tenemos
`

/** That it is to be another's than was named. */
export const ANOTHERS = `
from someone else, from somebody else, from anyone else, from anybody else, by someone else, by somebody else, by anyone else, from a different maker, from another maker, from another manufacturer, from a different manufacturer, from another company, from a different company, from another label
från någon annan, från nån annan, av någon annan, av nån annan, från något annat märke, från nåt annat märke, något annat märke, nåt annat märke, från en annan tillverkare, av en annan tillverkare, från annan tillverkare, från ett annat företag
von jemand anderem, von jemand anderen, von jemand anders, von wem anders, von wem anderem, von einem anderen hersteller, von einer anderen firma, von anderen herstellern, von irgendwem sonst
de quelqu'un d'autre, de chez quelqu'un d'autre, d'un autre fabricant, d'une autre maison, chez quelqu'un d'autre, venant d'ailleurs
de otro fabricante, de otra casa, de otra firma, de alguien más
`
