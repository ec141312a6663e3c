/** Signs, units and product names that read the same in every language; and how people refuse, compare and tell ages beside the tables of each. */
import { list, type Lexicon } from './meanings.ts'

export const shared: Lexicon = {
  below: list`<`,
  atMost: list`<=, =<, ≤`,
  above: list`>`,
  atLeast: list`>=, =>, ≥`,
  about: list`~, ≈`,
  orMore: list`+`,
  rangeTo: list`-, –, —, .., ..., …, ~`,
  or: list`/, |`,
  and: list`&`,
  unit: list`cm, mm, dm, m, km, kg, g, mg, hg, ml, cl, dl, l, w, kw, v, a, mah, gb, tb, mb, kb, ghz, mhz, hz, mp, px, dpi,
    psi, bar, ct, kcal, kwh, wh, gsm, db, lm, nm, p, fps, rpm, mph, km/h, %, °, ″, ′, x, stk, er, ers, m2, m3, spf, tog, cc, hp, hk`,
  // Known product names that hold a word of the tables above ("Air Max 90" is not a price).
  name: list`air max, pro max, airpods max, mad max, ultra max, home max, pepsi max, vapor max, under armour, off white,
    no iron, no show, no tie, no bake, no sew, no slip, no wax, sans serif, over the knee, over the ear, over ear,
    below the knee, black and white, salt and pepper, no name, no fear, hello kitty`,
}

/** Words that are brands in some shops but mean something else as often: alone they stay words. */
export const ORDINARY_NAMES: ReadonlySet<string> =
  new Set(list`apple, orange, mango, gap, boss, guess, next, target, coach,
  fossil, only, object, pieces, express, diesel, shell, basic, basics, home, kids, baby, urban, nature, natural, pure, simple, sport,
  sports, original, classic, classics, studio, design, art, fashion, gift, gifts, new, modern, vintage, summer, winter, spring, autumn,
  cotton, wool, leather, silk, gold, silver, wood, steel, glass, men, women, girls, boys, essential, essentials, standard,
  premium, organic, eco, bio, casual, active, outdoor, garden, kitchen, max, mini, one, dove, seed, birch, oak, lemon, rose, amber`)

/** What somebody can not take, eat or stand is refused: they want what is free of it. */
export const refusals: Lexicon = {
  without: list`can't wear, cannot wear, can not wear, can't use, cannot use, doesn't do, don't do, do not do, we don't do, that don't need, that doesn't need, which don't need, which doesn't need, don't need, doesn't need, do not need, does not need, don't require, doesn't require, not needing, without needing, not requiring,
    kan inte ha, kan ej ha, inte kan ha, kan inte bära, kan inte använda, får inte ha, som inte behöver, inte behöver, som inte kräver, inte kräver, som inte drivs av, kann nicht tragen, die ohne auskommen,
    ne peux pas porter de, ne peux pas porter, ne peut pas porter de, ne peut pas porter, peux pas porter de, qui n' a pas besoin de, qui n' ont pas besoin de, qui ne nécessite pas de, qui ne nécessitent pas de, sans besoin de, autres qu', autre qu', autres qu' en, autre qu' en,
    no puedo llevar, no puede llevar, no puedo usar, no puede usar, no puedo ponerme, que no toma, no toma, no toman, que no necesita, que no necesitan, no necesita, que no necesite, que no necesiten, que no requiere, que no requiera,
    that doesn't have, which doesn't have, that does not have, that don't have, that do not have, which don't have, that has no, which has no, that have no, that lacks, that lack, lacking, that doesn't contain, which doesn't contain, doesn't contain, does not contain, that hasn't got,
    som inte har, som saknar, som inte innehåller, innehåller inte, som ej har, die nicht haben, frei von, qui n' a pas de, qui n' a pas d', qui n' ont pas de, qui n' ont pas d', qui ne contient pas de, qui ne contient pas d', que no tiene, que no tienen, que no contiene, que no contienen, que no lleva, que no llevan,
    an intolerance to, intolerance to, sensitivity to, intolerans mot, överkänslighet mot, intoleranz gegen, unverträglichkeit gegen, intolérance à, intolérance au, intolérance aux, intolerancia a, intolerancia al, can't eat, cannot eat, can not eat, don't eat, do not eat, doesn't eat, does not eat, can't have, cannot have, can not have, can't drink, cannot drink, can not drink,
    don't drink, do not drink, doesn't drink, does not drink, can't stand, cannot stand, can not stand, can't tolerate, cannot tolerate, can not tolerate, not able to eat, unable to eat,
    doesn't tolerate, don't tolerate, allergic to, i'm allergic to, she's allergic to, he's allergic to, they're allergic to, we're allergic to, who's allergic to, is allergic to, are allergic to, an allergy to, allergy to, intolerant to, intolerant of, leave out, steer clear of, stay away from, not including, not counting, barring, save for,
    but none of, none of the, and none of, absolutely no, definitely no, just no, only no,
    kan inte äta, kan ej äta, inte kan äta, får inte äta, inte får äta, inte äter, äter inte, äter ej, kan inte dricka, dricker inte, tål inte, tål ej, inte tål, tål ingen, tål inget, tål inga, är allergisk mot, är allergiska mot, allergisk mot, allergiska mot, allergi mot,
    överkänslig mot, intolerant mot, undantaget, med undantag för, med undantag av, absolut inga, absolut inget, absolut ingen, bara inga, bara inget, bara ingen, inte några, inte någon, inte nån, inte nåt, inte nåra,
    allergisch gegen, allergisch auf, eine allergie gegen, allergie gegen, intolerant gegen, mag keine, mag keinen, mag kein, verträgt kein, verträgt keine, verträgt keinen, vertrage kein, vertrage keine, vertrage keinen, vertragen kein, vertragen keine, vertragen keinen, trinkt kein, trinkt keine, trinkt keinen, isst kein, isst keine, isst keinen, esse kein, esse keine, esse keinen, mit ausnahme von, mit ausnahme der, mit ausnahme des,
    bloß keine, bloß kein, bloß keinen, nur keine, nur kein, nur keinen,
    ne peux pas manger de, ne peux pas manger, ne peut pas manger de, ne peut pas manger, peux pas manger de, peux pas manger, ne mange pas de, ne mange pas, mange pas de, ne bois pas de, ne boit pas de,
    ne supporte pas, ne supporte pas bien, ne tolère pas, ne digère pas, allergique à, allergique au, allergique aux, est allergique à, est allergique au, est allergique aux, suis allergique à, suis allergique au, suis allergique aux, allergie à, allergie au, allergie aux, intolérant à, intolérant au, intolérante à, intolérante au,
    mis à part, à part, en dehors de, en dehors du, en dehors des, à l' exception du, à l' exception des, à l' exclusion de, exempt de, exempte de, surtout pas de, surtout pas d', mais surtout pas de, mais surtout pas d', ni de, ni d',
    no puedo comer, no puede comer, no pueden comer, no podemos comer, no como, no come, no comen, no bebo, no bebe, no puedo beber, no puede beber, no puedo tomar, no puede tomar, no tomo, no tolero, no tolera,
    no soporto, no soporta, alérgico a, alérgica a, alérgico al, alérgica al, soy alérgico a, soy alérgica a, es alérgico a, es alérgica a, es alérgico al, es alérgica al, alergia a, alergia al, intolerante a, intolerante al, a excepción de, a excepción del, con excepción de, con excepción del, libre de, libres de, sin nada de, sin ningún, sin ninguna,
    please no, ideally no, preferably no, fast inga, fast inget, fast ingen, lieber kein, lieber keine, lieber keinen, möglichst kein, möglichst keine, möglichst keinen, bitte kein, bitte keine, bitte keinen`,
  not: list`nix, nix mit, nix aus, nix von, nix für, nix in, nothing like, anything other than, something other than, anything besides, something besides, besides, as opposed to, no way, def not, definitely not, certainly not, absolutely not, really not, please not,
    preferably not, ideally not, rather not, under no circumstances, not from, not by, not for,
    men varken, absolut inte, helst inte, gärna inte, verkligen inte, inte heller, nåt annat än, något annat än, allt utom, vad som helst utom, allt annat än, vad som helst men inte,
    auf gar keinen fall, auf keinen fall, keinesfalls, bitte nicht, bloß nicht, lieber nicht, möglichst nicht,
    alles außer, alles ausser, alles nur nicht, alles nur kein, alles nur keine, alles nur keinen, was anderes als, etwas anderes als, anders als, mit nichts,
    surtout pas, mais surtout pas, plutôt pas, de préférence pas, absolument pas, pas du tout, tout sauf, tout mais pas, n' importe quoi sauf, autre chose que, autre chose qu', et surtout pas, et non,
    todo menos, todo excepto, todo salvo, cualquier cosa menos, cualquier cosa excepto, cualquier cosa salvo, lo que sea menos, otra cosa que no sea, que no sea de, que no sean de, que no lleve, que no lleven, que no contenga, mejor no, preferiblemente no, sobre todo no, algo que no sea, cualquiera menos, y tampoco`,
}

/** Before what is excepted of them they say nothing. */
export const whichever: Lexicon = {
  request: list`most popular, the most popular, most sold, most bought, most loved, most wanted, best selling, top selling, top sellers, best sellers, best rated, top rated, highest rated, most reviewed, by popularity,
    mest populära, mest populär, mest sålda, mest sålt, mest köpta, mest omtyckta, bäst säljande, bäst säljer, som säljer bäst, säljer bäst, högst betyg, med högst betyg, bäst betyg, bäst omdömen, efter popularitet,
    am beliebtesten, am meisten verkauft, am meisten gekauft, am besten bewertet, best bewertete, bestbewertete, bestbewerteten, bestbewerteter, die besten bewertungen, mit den besten bewertungen, nach beliebtheit, nach beliebtheit sortiert,
    les plus populaires, la plus populaire, le plus populaire, plus populaires, plus populaire, les plus vendus, les plus vendues, le plus vendu, la plus vendue, plus vendus, plus vendues, les mieux notés, les mieux notées, le mieux noté, la mieux notée, mieux notés, mieux notées, meilleures ventes, meilleure vente, meilleurs avis, qui se vend le mieux, qui se vendent le mieux, par popularité,
    más populares, más popular, los más populares, las más populares, más vendidos, más vendidas, más vendido, más vendida, los más vendidos, las más vendidas, el más vendido, la más vendida, mejor valorados, mejor valoradas, mejor valorado, mejor valorada, los mejor valorados, las mejor valoradas, por popularidad, top ventas, que más se vende, que más se venden,
    any colour, any color, in any colour, in any color, any colour at all, any colour you have, all colours, any material, any brand, any kind, any type, any style, any flavour, any shape, whatever colour, whichever colour,
    vilken färg som helst, i vilken färg som helst, alla färger, valfri färg, vilket märke som helst, vilket material som helst, vilken sort som helst, vilken smak som helst, vilken modell som helst, från vem som helst, av vem som helst,
    jede farbe, in jeder farbe, alle farben, egal welche farbe, in allen farben, beliebige farbe, jede marke, jedes material, jede sorte, egal welche marke, von irgendwem, irgendwem, irgendwen, von irgendjemand, von irgendjemandem, von wem auch immer, egal von wem,
    toutes les couleurs, de toutes les couleurs, n' importe quelle couleur, de n' importe quelle couleur, peu importe la couleur, toute couleur, toute marque, de n' importe qui, n' importe qui, n' importe quelle marque, n' importe quelle matière,
    cualquier color, de cualquier color, en cualquier color, todos los colores, de todos los colores, da igual el color, cualquier marca, de cualquier marca, cualquier material, de quien sea, de cualquiera`,
}

/** What somebody has already, or so much of that they want no more, and what they do not like. */
export const possessions: Lexicon = {
  owns: list`have, has, have got, has got, got, i've got, we've got, they've got, she's got, he's got, shes got, hes got, own, owns, owned, i've, we've, bought, have bought, has bought,
    har, äger, fick, har fått, har köpt, köpt, skaffat, har skaffat, hat, habe, hab, haben, hatte, besitzt, besitze, besitzen, ai, a, as, avons, ont, possède, possèdent, possédons, tengo, tiene, tienen, tenemos, le sobran, sobran, le sobra,
    is already there, are already there, finns redan, är redan ordnat, är redan fixat, ist schon da, sind schon da, ist bereits da, sind bereits da, ist schon vorhanden, ist bereits vorhanden, est déjà là, sont déjà là, ya está, ya están, ya hay`,
  already: list`already, redan, schon, bereits, déjà, ya, is already there, are already there, finns redan, är redan ordnat, är redan fixat,
    ist schon da, sind schon da, ist bereits da, sind bereits da, ist schon vorhanden, ist bereits vorhanden, est déjà là, sont déjà là, ya está, ya están, ya hay`,
  plenty: list`enough, more than enough, plenty, plenty of, loads, loads of, lots, lots of, a lot of, tons, tons of, heaps of, too many, too much, so many, a million, a drawer full of, a house full of, a cupboard full of,
    nog, nog av, nog med, tillräckligt, tillräckligt med, tillräckligt många, gott om, massor, massor av, massor med, en massa, massa, hur många som helst, så det räcker, så det räcker och blir över, för många, en hel låda, mängder av,
    genug, mehr als genug, genügend, jede menge, haufenweise, massenweise, zu viele, zu viel, so viele, einen haufen, ausreichend, zuhauf, ohne ende,
    assez, tout plein, tout plein de, tout plein d', assez de, assez d', suffisamment, suffisamment de, plein, plein de, plein d', trop, trop de, trop d', des tonnes de, des tonnes, à la pelle, en trop, tellement de, largement assez, largement assez de,
    suficiente, suficientes, bastante, bastantes, de sobra, demasiado, demasiados, demasiadas, demasiada, muchos, muchas, un montón, un montón de, a montones, para dar y regalar, mil, tantos, tantas`,
  abstains: list`doesn't drink, does not drink, don't drink, do not drink, never drinks, no longer drinks, isn't drinking, is not drinking, teetotal, is teetotal, teetotaller, teetotaler, is sober,
    dricker inte, dricker ej, inte dricker, dricker aldrig, aldrig dricker, är nykterist, nykterist,
    trinkt nicht, trinkt nichts, nicht trinkt, trinken nicht, trinke nicht, trinkt nie, trinkt keinen, abstinent, ist abstinent, abstinenzler,
    ne boit pas, boit pas, ne boit jamais, ne bois pas, ne boivent pas, ne boit plus, est abstinent, no bebe, no beben, no bebo, no bebe nada, nunca bebe, ya no bebe, es abstemio, es abstemia, abstemio, abstemia`,
  bothers: list`makes me itch, makes him itch, makes her itch, make me itch, itches, gives me a rash, gives him a rash, gives her a rash, gives me hives, gives me headaches, makes me sneeze, makes me sick, is a no, is a no go, is a no-go, is out, are out,
    kliar, sticks, ger mig utslag, ger utslag, går bort, är uteslutet, är inget för mig, juckt, kratzt, kratzt mich, kommt nicht in frage, geht nicht, geht gar nicht, vertrage ich nicht, verträgt sie nicht, verträgt er nicht, ist tabu, me gratte, le gratte, me démange, est exclu, c' est non, me donne des boutons,
    me pica, le pica, me da alergia, le da alergia, me sienta mal, queda descartado, ni hablar`,
  dislikes: list`hates, hate, he hates, she hates, they hate, i hate, can't bear, cannot bear, doesn't like, don't like, does not like, do not like, dislikes, dislike, isn't into, not into, isn't keen on, not a fan of, isn't a fan of, doesn't wear, don't wear, never wears, does not wear, do not wear, doesn't use, does not use, avoiding, avoid, avoids,
    hatar, avskyr, gillar inte, inte gillar, tycker inte om, inte tycker om, använder inte, bär inte, inte använder, undvika, undviker, vill slippa, vill inte veta av,
    hasst, hasse, mag nicht, mögen nicht, trägt kein, trägt keine, trägt keinen, verzichte auf, verzichtet auf, vermeiden, vermeide, vermeidet,
    déteste, n' aime pas, aime pas, ne porte pas, ne porte pas de, ne porte jamais de, n' utilise pas, n' utilise pas de, éviter, évite, en évitant,
    odia, odio, no le gusta, no le gustan, no me gusta, no me gustan, no nos gusta, no nos gustan, no lleva, no usa, no uso, evitar, evito, evitando`,
}

/** Further ways to say what something is to be like, and how else than that. */
export const furtherLikenesses: Lexicon = {
  similar: list`something similar, another option than, an option other than, one like, ones like, en sån som, en sådan som, ett sånt som, ett sådant som, annat alternativ än, ett annat alternativ än, något i samma stil som, nåt i samma stil som, i samma stil som, so einen wie, so eine wie, so ein wie, genau so wie, genauso wie, genau so einen wie, genau so eine wie, genau so ein wie, sowas in der art wie, so was in der art wie, so etwas in der art wie, in der art wie, in der art von, nach art von, pendant zu, pendant zum, pendant zur, ein pendant zu, ein pendant zum, ein pendant zur, gegenstück zu, gegenstück zum, gegenstück zur, eine andere option als, un truc comme, un truc genre, un truc dans le genre de, un truc dans le genre du, dans le genre de, dans le genre du, dans l' esprit de, dans l' esprit du, du genre de, du genre du, pareil que, pareille que, pareil à, pareille à, identique à, identique au, une autre option que, autre option que, por el estilo de, por el estilo del, otra opción que no sea, otra opción a, otra opción al, otra alternativa a, otra alternativa al, opciones parecidas a, opciones parecidas al, idéntico a, idéntica a, idéntico al, the same kind of thing as, the same sort of thing as, same kind of thing as, same style as, the same style as, same look as, the same idea as, same idea as, in the vein of, in the spirit of, inspired by,
    a substitute for, substitute for, a replacement for, replacement for, an equivalent of, equivalent of, a lookalike of, lookalike for, look alike of, dupe for, a dupe of, other things like, others like, anything similar to, other than but like, the next best thing to, if you liked, people who liked, något åt hållet, åt samma håll som, i samma anda som, i samma genre som, av samma typ som, nåt i stil med, ersättning för, en ersättare till, ersättare till, ersättare för, jämförbar med, jämförbart med,
    ähnliches wie, was ähnliches wie, etwas ähnliches zu, ähnlich zu, ähnlich dem, ähnlich der, ein ersatz für, ersatz für, nach art von, nach art des, im stil der, im stil des, in der art der, in der art des, in der art vom, im geiste von, die erinnert an, gleichwertig zu, pendant zu, ein pendant zu, so eins wie, so einen wie, so eine wie, genauso wie, genau wie,
    ressemblant à, ressemble à, du même genre que, du même style que, dans le même style que, dans le même esprit que, dans l' esprit de, dans l' esprit du, du même type que, qui rappelle, un équivalent à, un équivalent de, l' équivalent de, l' équivalent du, un substitut à, un substitut au, remplacement pour, comparable à, comparable au, un truc comme, un truc du genre, truc dans le genre de, une copie de,
    semejante a, semejante al, semejantes a, parecidas a, parecidas al, del mismo estilo que, del mismo tipo que, en el estilo de, en el estilo del, que se parezca a, que se parezca al, que se parece a, que recuerde a, comparable a, comparable con, sustituto de, sustituto del, sustituto para, un sustituto de, reemplazo de, un equivalente a, el equivalente a, una copia de, algo del estilo de, algo del estilo del, algo en la línea de, en la línea del, algo tipo, igual al, igual que el,
    likadan som, likadant som, likadana som, samma modell som`,
  alike: list`sån där, sådan där, sånt där, sådant där, såna där, sådana där`,
  cheaper: list`not as expensive, not so expensive, not quite so expensive, not as pricey, less pricey, that costs less, costs less, costing less, lower priced, at a lower cost, in a lower price range, easier on the wallet, not as dear,
    inte lika dyr, inte lika dyrt, inte lika dyra, inte så dyr, inte så dyrt, som kostar mindre, kostar mindre, mer prisvärd, mer prisvärt, i en lägre prisklass, prisvärdare,
    nicht so teuer, nicht ganz so teuer, weniger teuer, die weniger kostet, der weniger kostet, das weniger kostet, günstigere, günstigeres, günstigerer, günstigeren, billigere, billigeres, billigerer, billigeren, preisgünstiger, für weniger geld, erschwinglicher,
    moins chères, moins onéreux, moins onéreuse, pas aussi cher, pas aussi chère, pas si cher, pas si chère, à moindre prix, à un prix plus bas, à prix plus doux, meilleur marché, qui coûte moins, plus abordables, plus économique,
    más baratos, más baratas, menos caro, menos cara, menos caros, menos caras, que cueste menos, más económica, no tan caro, no tan cara, más asequible, a menor precio, por menos`,
  otherColour: list`in another colour, in another color, in a different colour, in a different color, another colour, another color, a different colour, a different color, in other colours, in other colors, other colours, other colors,
    i en annan färg, en annan färg, annan färg, i andra färger, andra färger, i annan färg, in einer anderen farbe, einer anderen farbe, andere farbe, in anderer farbe, anderen farben, in anderen farben, eine andere farbe,
    dans une autre couleur, d' une autre couleur, une autre couleur, autre couleur, d' autres couleurs, dans d' autres couleurs, en otro color, de otro color, otro color, en otros colores, otros colores`,
}

/** How old somebody is, said without years. */
export const ages: Lexicon = {
  ageBefore: list`just turned, has just turned, who just turned, who has just turned, about to turn, is about to turn, just turning, soon turning, will turn, going to turn, aged between, between the ages of, ages between, from age, from the age of,
    har precis fyllt, precis fyllt, nyss fyllt, har fyllt, fyller snart, snart fyller, ska fylla, fyllde, i åldrarna, mellan åldrarna, från åldern,
    ist gerade geworden, wird bald, wird jetzt, wird demnächst, wurde gerade, wird nächste woche, im alter zwischen, im alter ab, ab einem alter von,
    vient d' avoir, qui vient d' avoir, va avoir, va bientôt avoir, aura bientôt, fête ses, va fêter ses, de l' âge de, à partir de l' âge de, âgés de, âgées de,
    acaba de cumplir, que acaba de cumplir, va a cumplir, cumplirá, cumplió, pronto cumple, está por cumplir, va a hacer, de edades de, a partir de la edad de`,
  isAged: list`is, she's, he's, is now, she's now, he's now, she is, he is, are, är, är nu, blir, blir snart, ist, ist jetzt, ist gerade, ist schon, sind, wird, a, a bientôt, a maintenant, a déjà, ont, tiene, tiene ya, ya tiene, tienen, de, of`,
  aged: list`yr, yrs old, year of age, years of age, årig, åriga, årige, årigt, årsdag, årsdagen, årskalas, årskalaset, årspresent, årsfest, årsflicka, års, jähr, jährigen sohn, lebensjahr, añito, añitos, añitos de edad, primaveras`,
  olderAs: list`and up, and over, and older, and above, plus, or older, or over, upwards, och uppåt, och äldre, eller äldre, und älter, und drüber, oder älter, aufwärts, et plus, et plus âgés, ou plus, y más, o más, en adelante, para arriba`,
}

/** Each with the years that are most of it; said of a child, who is then spoken of as well. */
export const STAGES: Readonly<Record<number, string>> = {
  0: `from birth, birth up, från födseln, från födelsen, ab geburt, ab der geburt, von geburt an, dès la naissance, desde el nacimiento, desde nacimiento, infant, infants, spädbarn, spädbarnet, säugling, säuglinge, nourrisson, nourrissons, lactante, lactantes, newborn, newborns, new born, nyfödd, nyfödda, neugeborenes, neugeborene, neugeborenen, nouveau-né, nouveau né, nouveaux-nés, recién nacido, recién nacida, recién nacidos, recien nacido, recien nacida`,
  2: `toddler, toddlers, småbarn, kleinkind, kleinkinder, tout-petit, tout petit, tout-petits, niño pequeño`,
  3: `nursery schooler, kitakind, kita-kind, kitakinder, krippenkind, enfant de crèche, little kids, little kid, young kids, small children, small child, young children, små barn, litet barn, kleine kinder, kleines kind, petits enfants, jeunes enfants, niños pequeños, niñas pequeñas`,
  4: `preschooler, preschoolers, pre-schooler, nursery school child, dagisbarn, förskolebarn, kindergartenkind, kindergartenkinder, vorschulkind, vorschulkinder, enfant de maternelle, en maternelle, niño de preescolar, preescolar, niño de infantil, niña de infantil, niños de infantil`,
  5: `reception class, kindergartener, kindergartner, sexårsverksamhet`,
  6: `first grader, first graders, 1st grader, first grade, förstaklassare, erstklässler, erstklässlerin, schulanfänger, enfant de cp, en cp, primero de primaria`,
  7: `second grader, 2nd grader, andraklassare, zweitklässler, zweitklässlerin, en ce1, segundo de primaria`,
  8: `grade schooler, grade schoolers, grade-schooler, grade school, elementary schooler, elementary schoolers, elementary school, primary schooler, lågstadieelev, lågstadieelever, lågstadiet, grundschule, grundschulkinder, grundschulalter, enfant de primaire, enfant en primaire, en primaire, écolière, niño de primaria, niña de primaria, niños de primaria, de primaria, alumno de primaria, big kid, big kids, bigger kids, older kids, older kid, older children, school-age, school age, school kid, school kids, schoolchild, schoolchildren, third grader, 3rd grader, stora barn, större barn, äldre barn, skolbarn, lågstadiebarn, tredjeklassare,
    große kinder, größere kinder, ältere kinder, größeres kind, schulkind, schulkinder, grundschulkind, grundschüler, drittklässler, grands enfants, enfants plus grands, enfants plus âgés, écolier, en ce2, niños mayores, niños grandes, niños más grandes, escolar de primaria, tercero de primaria`,
  9: `fourth grader, 4th grader, fjärdeklassare, viertklässler, en cm1, cuarto de primaria`,
  10: `mellanstadieelev, mellanstadieelever, mellanstadiet, fifth grader, 5th grader, mellanstadiebarn, femteklassare, fünftklässler, en cm2, quinto de primaria`,
  11: `tween, tweens, preteen, preteens, pre-teen, sixth grader, preadolescent, préado, préados, préadolescent, preadolescente, preadolescentes, sexto de primaria`,
  13: `middle schooler, middle schoolers, högstadieelev, collégien, collégienne, au collège, alumno de la eso`,
  15: `teenage girl, teenage girls, teenage boy, teenage boys, teenage son, teenage daughter, teen girl, teen boy, tonårstjej, tonårstjejer, tonårskille, tonårskillar, tonårsson, tonårsdotter, tonårsflicka, tonårspojke, teenagermädchen, teenagerin, teeniemädchen, quinceañera, quinceañeras, chica adolescente, chico adolescente, teenager, teenagers, teen, teens, tonåring, tonåringar, tonåringen, jugendlicher, jugendliche, jugendlichen, teenie, teenies, ado, ados, adolescent, adolescents, adolescente, adolescentes, high schooler, gymnasieelev, lycéen, lycéenne`,
}
