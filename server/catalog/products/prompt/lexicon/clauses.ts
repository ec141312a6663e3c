/** What stands around a bound of a price in whole sentences of five languages: "must not cost more than", "darf nicht über". */
import { list, type Lexicon } from './meanings.ts'

export const clauses: Lexicon = {
  above: list`exceed, exceeds, exceeding, surpass, surpassing, go over, goes over, go above, goes above, going over, beyond, upwards of,
    in excess of, north of, överstiga, överstiger, överskrida, överskrider, gå över, går över, överstigande, mera än,
    übersteigen, übersteigt, uebersteigt, überschreiten, überschreitet, dépasser, dépasse, dépassent, dépassant, excéder, excède,
    au delà de, au-delà de, supérieur à, aller au-delà de, supere, superen, superar, pase de, pasen de, pasar de, exceda, excedan,
    exceder, exceda de, rebase, rebasen, sobrepase, sobrepasar, suba de, subir de, pase de los, pasar de los, supere los, más caro de, plus cher de`,
  below: list`less expensive than, beneath, south of, go below, goes below, go under, goes under, fall below, shy of, understiga, understiger, gå under,
    går under, unterschreiten, unterschreitet, baje de, bajen de, bajar de, descendre sous, tomber sous, descendre en dessous de,
    coûter moins de, por debajo de los`,
  atMost: list`less than or equal to, equal to or less than, at or below, at or under, price cap, price cap of, a price cap of, price limit, price limit of, at the most, at the very most, a maximum of, maximum of, max of, capped at, limit of, limit, no pricier than, no dearer than, no more expensive than,
    not more expensive than, up to a maximum of, upper limit, budget of, a budget of, with a budget of,
    maximalt upp till, allra högst, tak på, budget på, min budget är på, en budget på, budgeten är, min budget ligger på,
    allerhöchstens, budget von, einem budget von, mein budget liegt bei, mein budget beträgt, budget liegt bei, im rahmen von, obergrenze, maximal bis,
    un maximum de, maximum de, plafond de, un budget de, avec un budget de, dans la limite de, tout au plus, budget max de, budget maximum de,
    con un presupuesto de, un presupuesto de, presupuesto máximo de, tope de, con un máximo de, un tope de, a lo más, límite de, no superior a`,
  atLeast: list`greater than or equal to, more than or equal to, at or above, at or over, a minimum of, minimum of, no cheaper than, nothing less than, not cheaper than, åtminstone för, allra minst,
    inte billigare än, ej billigare än, nicht billiger als, nicht günstiger als, nicht unter, allermindestens, un minimum de, minimum de, au minimum de,
    pas moins cher que, pas moins chère que, un mínimo de, mínimo de, no menor de, no inferior a, no más barato que, no más barata que, no más baratos que`,
  orLess: list`or less than that, or lower, or fewer, or thereunder, and less, or cheaper, tops, at the most, at most, eller mindre, eller lägre, eller därunder,
    och nedåt, och under, högst, oder darunder, oder darunter, und darunter, oder niedriger, oder günstiger, abwärts, ou en dessous, ou moins cher, et en dessous, tout au plus,
    grand maximum, o menor, o más barato, o más barata, o por debajo, para abajo, a lo sumo, tope`,
  orMore: list`or higher, or pricier, or upwards, and upwards, or up, upward, and beyond, eller högre, eller däröver, och över, och mer, eller uppåt, oder darüber, und darüber,
    oder höher, und aufwärts, nach oben, ou au-dessus, ou davantage, et au-delà, ou plus cher, o superior, o por encima, hacia arriba, y más, o más caro, o más cara`,
  denied: list`not, never, doesn't, does not, don't, do not, didn't, shouldn't, should not, mustn't, must not, can't, cannot, can not, won't,
    will not, wouldn't, may not, shan't, isn't, is not, nothing, none, no, without, inte, ej, aldrig, inget, ingen, inga, ingenting, utan att,
    nicht, nichts, kein, keine, keinen, keines, nie, niemals, ohne, pas, rien, jamais, aucun, aucune, sans, nada, nunca, ni, sin, ninguno, ninguna`,
  spending: list`that, which, it, they, i, we, want, wants, want to, like, like to, would, should, must, can, could, may, shall, will, has to, have to, need to,
    cost, costs, costing, cost me, be, is, are, being, spend, spending, spend anything, pay, paying, price, prices, priced, the price, its price, go, to, for, willing to, afford, able to, ready to, with, prefer, prefer to, set me back, set us back, set him back, set her back, run me, run to, come to, amount to, break the bank at,
    jag, vi, vill, vill ha, ha, får, ska, skall, bör, måste, kan, kosta, kostar, som, den, det, betala, lägga, ge, spendera, pris, priset, priset ska vara, vara, är, för,
    tänkt, tänker, ich, wir, will, möchte, darf, dürfen, soll, sollte, sollen, sollten, muss, müssen, kann, kosten, kostet, koste, die, das, der, es, sie, ausgeben,
    zahlen, bezahlen, preis, der preis, sein, liegen, ist, für, je, on, nous, veux, voudrais, souhaite, doit, doivent, devrait, peut, coûte, coûtent, coûter,
    qui, ne, n', prix, le prix, être, est, payer, mettre, dépenser, que, qu', il, elle, ça, aller, quiero, queremos, quisiera, debe, deben, debería, puede, pueden, cueste, cuesten, cuesta,
    cuestan, costar, costarme, valga, valgan, valer, sea, sean, ser, gastar, gastarme, pagar, precio, el precio, me, se, por, a, de`,
  spent: list`kosten, kostet, kosten darf, kosten dürfen, kosten soll, kosta, ausgeben, zahlen, bezahlen, to spend, to spare, to spend on it, all in, all told, at the till, att spendera, att lägga, att lägga på,
    att handla för, zur verfügung, zum ausgeben, liegen, à dépenser, à mettre, de budget, para gastar, de presupuesto, in total, totalt, insgesamt, au total, en total, budget`,
  has: list`i have, i've got, i've only got, i only have, i have only, we have, i have about, jag har, jag har bara, vi har, har bara, ich habe, ich hab, ich habe nur, wir haben,
    j' ai, j' ai seulement, je n' ai que, je dispose de, nous avons, on a, tengo, solo tengo, sólo tengo, tengo solo, dispongo de, tenemos, cuento con`,
  budget: list`budget, budgeted, to spend, spend, presupuesto, gastar, ausgeben, dépenser, att lägga, lägga, spendera, budgeten, att spendera`,
}

/** Further ways to deny a thing, and to ask for an order. */
export const wishes: Lexicon = {
  request: list`he's hard to buy for, she's hard to buy for, they're hard to buy for, hard to buy for, difficult to buy for, im looking for, im after, i'm after,
    he has everything, she has everything, who has everything, svår att köpa till, som har allt, der schon alles hat, die schon alles hat,
    qui a déjà tout, qui a tout, que lo tiene todo, que ya tiene de todo, what can i get, what could i get, what do you recommend, what's new in, what is new in, who likes, who loves, vad finns det för, har ni några, was gibt es, was habt ihr,
    qu' avez-vous, que me conseillez-vous, qué tenéis, qué me recomiendas`,
  without: list`free of, free from, fri från, fria från, fritt från, frei von, libre de, libres de, exempt de, exempts de, sans aucun, sin nada de`,
  not: list`instead of, rather than, istället för, i stället för, hellre än, snarare än, anstatt, statt, anstelle von, lieber als, au lieu de, au lieu d', plutôt que,
    en vez de, en lugar de, antes que, nothing, nothing in, none, none of, nichts, nichts von, rien, rien de, nada, other brand than, another brand than, a different brand than, a different brand from, other brands than, brands other than, any brand but, any brand except,
    annat märke än, ett annat märke än, andra märken än, andere marke als, eine andere marke als, einer anderen marke als, von einer anderen marke als, andere marken als,
    d' une autre marque que, une autre marque que, autre marque que, d' autres marques que, autres marques que, otra marca que, de otra marca que, otras marcas que, de otras marcas que, inget i, inget från, ingenting, ingenting från`,
  dearest: list`most expensive first, priciest first, from high to low, från dyrast till billigast, dyrast till billigast, vom teuersten zum günstigsten, teuerste zuerst,
    du plus cher au moins cher, plus cher au moins cher, le plus cher en premier, de más caro a más barato, más caro primero, más caros primero, más cara primero, más caras primero, de mayor a menor precio,
    primero el más caro, primero la más cara, primero los más caros, primero las más caras, primero lo más caro, empezando por el más caro, empezando por la más cara, empezando por lo más caro,
    del más caro al más barato, de la más cara a la más barata, de los más caros a los más baratos, de las más caras a las más baratas, de lo más caro a lo más barato, de más cara a más barata, de caro a barato,
    de la plus chère à la moins chère, des plus chers aux moins chers, des plus chères aux moins chères, par prix décroissant, les plus chers d'abord, le plus cher d'abord,
    von teuer nach günstig, von teuer nach billig, die teuersten zuerst, das teuerste zuerst, die teuerste zuerst, preis absteigend, fallande pris, från dyr till billig, från dyra till billiga, descending price`,
  cheapest: list`cheapest to most expensive, least expensive, least expensive first, från billigast till dyrast, billigast till dyrast, vom günstigsten zum teuersten, günstigste zuerst,
    billigste zuerst, du moins cher au plus cher, moins cher au plus cher, le moins cher en premier, de más barato a más caro, más barato primero, más baratos primero, más barata primero, más baratas primero, de menor a mayor precio,
    primero el más barato, primero la más barata, primero los más baratos, primero las más baratas, primero lo más barato, empezando por el más barato, empezando por la más barata, empezando por lo más barato,
    del más barato al más caro, de la más barata a la más cara, de los más baratos a los más caros, de las más baratas a las más caras, de lo más barato a lo más caro, de más barata a más cara, de barato a caro,
    de la moins chère à la plus chère, des moins chers aux plus chers, des moins chères aux plus chères, par prix croissant, les moins chers d'abord, le moins cher d'abord, en commençant par le moins cher, en commençant par les moins chers,
    von günstig nach teuer, von billig nach teuer, die günstigsten zuerst, die günstigste zuerst, das günstigste zuerst, die billigsten zuerst, preis aufsteigend, stigande pris, från billig till dyr, från billiga till dyra, ascending price`,
}

/** Discounts as they are said: half of the price, parts of a hundred, and what is simply a good price. */
export const discounts: Lexicon = {
  halfPrice: list`half price, half-price, half off, half the price, at half price, for half price, halva priset, till halva priset, för halva priset,
    halvt pris, halverat pris, zum halben preis, halber preis, halben preis, zum halben, moitié prix, à moitié prix, à moitié-prix, mitad de precio,
    a mitad de precio, a mitad del precio, mitad del precio`,
  percent: list`%, percent, per cent, pct, procent, prozent, pour cent, pourcent, por ciento`,
  reduced: list`off, discount, reduction, cheaper, less, on sale, sale, reduced, rabatt, rea, reducerad, reducerat, reducerade, nedsatt, nedsatta, prissänkning, billigare,
    reduzierung, reduzierte, reduzierten, günstiger, billiger, rabattiert, de solde, de promo, soldé, en promo, en promotion, de moins, moins cher,
    rebajado, rebajados, rebajada, rebajadas, en rebaja, en oferta, menos, más barato`,
  sale: list`deal, deals, on a deal, good deal, good deals, good deal on, best deals, great deals, hot deals, steal, steals, promo, promos, promotions, offers, specials, price cut, price cuts,
    price drop, slashed, knocked down, kap, klipp, klippet, kampanj, kampanjer, kampanjvara, på kampanj, till kampanjpris, nedprisad, nedprisade, nedprisat,
    rabatter, reor, realisation, prissänkning, aktion, aktionen, in aktion, im angebot, prozente, runtergesetzt, heruntergesetzt, schnaeppchen,
    rabattaktion, deals, sonderpreis, zum sonderpreis, bonne affaire, bons plans, bon plan, liquidation, braderie, déstockage, ristourne, rabais,
    chollo, chollos, rebajitas, saldo, saldos, liquidación, outlet, precio rebajado, a precio rebajado, con rebaja`,
}

/** What somebody can not take, eat or stand is refused: they want what is free of it. */
export const refusals: Lexicon = {
  without: list`can't eat, cannot eat, can not eat, don't eat, do not eat, doesn't eat, does not eat, can't have, cannot have, can not have, can't drink, cannot drink, can not drink,
    don't drink, do not drink, doesn't drink, does not drink, can't stand, cannot stand, can not stand, can't tolerate, cannot tolerate, can not tolerate, not able to eat, unable to eat,
    doesn't tolerate, don't tolerate, allergic to, an allergy to, allergy to, intolerant to, intolerant of,
    kan inte äta, kan ej äta, inte kan äta, får inte äta, inte får äta, inte äter, äter inte, äter ej, kan inte dricka, dricker inte, tål inte, tål ej, inte tål, allergisk mot, allergiska mot, allergi mot,
    överkänslig mot, intolerant mot, allergisch gegen, allergisch auf, eine allergie gegen, allergie gegen, intolerant gegen,
    ne peux pas manger de, ne peux pas manger, ne peut pas manger de, ne peut pas manger, peux pas manger de, peux pas manger, ne mange pas de, ne mange pas, mange pas de, ne bois pas de, ne boit pas de,
    ne supporte pas, ne supporte pas bien, ne tolère pas, ne digère pas, allergique à, allergique au, allergique aux, allergie à, allergie au, allergie aux, intolérant à, intolérant au, intolérante à, intolérante au,
    no puedo comer, no puede comer, no pueden comer, no podemos comer, no como, no come, no comen, no bebo, no bebe, no puedo beber, no puede beber, no puedo tomar, no puede tomar, no tomo, no tolero, no tolera,
    no soporto, no soporta, alérgico a, alérgica a, alérgico al, alérgica al, alergia a, alergia al, intolerante a, intolerante al`,
}

/** What says that a size follows. */
export const measures: Lexicon = {
  ageBefore: list`turns, turning, is turning, aged, age, ages, age of, fyller, som fyller, ålder, i åldern, wird, alter, im alter von, âgé de, âgée de, âge, qui a, de l' âge de, cumple, que cumple, edad, de edad`,
  aged: list`year old, year olds, years old, jahr alt, år gamla, year-old, year-olds, yr old, yo, years, år, åring, åringar, år gammal, jahre, jahren, jahr, jährige, jähriger, jähriges, jährigen, jahre alt,
    ans, an, años, año, años de edad`,
  size: list`size, sizes, in size, in a size, in sizes, eu size, eu, uk size, us size, size eu, storlek, i storlek, stl, strl, str, skostorlek, größe, groesse, in größe, grösse,
    schuhgröße, konfektionsgröße, gr, gr., taille, en taille, pointure, en pointure, talla, en talla, de talla, de la talla, en la talla, número`,
}

/** What compares with a product that is named behind it: `similar` always, `alike` when something cheaper is asked for. */
export const likenesses: Lexicon = {
  similar: list`something like, anything like, something in the style of, alternatives for, alternative for, more like, more things like, products like, a dupe for, dupe of, same as, similar to, something similar to, equivalent to, along the lines of, the likes of, reminds me of, reminiscent of, alternative to, alternatives to, an alternative to, comparable to, comparable with, in the style of, looks like,
    liknande, något liknande, något som liknar, som liknar, påminner om, alternativ till, ett alternativ till, i samma stil som, motsvarande, samma sorts, typ som, något i stil med, nåt som liknar, nåt liknande, i stil med,
    ähnlich wie, etwas ähnliches wie, so etwas wie, sowas wie, so was wie, was wie, etwas wie, alternative zu, alternative zum, alternative zur, alternativen zu, eine alternative zu, eine alternative zum, eine alternative zur, etwas in der art von, in der art von, vergleichbar mit, im stil von, so ähnlich wie, etwas wie, so wie, das gleiche wie, wie etwa,
    similaire à, similaires à, similaire au, similaires au, semblable à, semblable au, pareil que, pareille que, pareils que, pareil à, pareil au, le même que, la même que, dans le même genre que, dans le genre de, quelque chose comme, alternative au, une alternative au, alternatives à, alternatives au, équivalent au, équivalent du, équivalent de, dans le style de, une alternative à, alternative à, équivalent à, qui ressemble à,
    parecido a, parecida a, parecido al, parecida al, parecidos al, algo parecido al, similar al, similares al, alternativa al, una alternativa al, alternativas a, alternativas al, igual que, equivalente a, equivalente al, del estilo de, en la línea de, parecidos a, algo como, algo parecido a, similar a, similares a, alternativa a, una alternativa a, al estilo de`,
  cheaperThan: list`cheaper than, something cheaper than, less expensive than, billigare än, något billigare än, günstiger als, billiger als, etwas günstigeres als,
    moins cher que, moins chère que, quelque chose de moins cher que, más barato que, más barata que, algo más barato que, cheaper alternative to, cheaper alternatives to, a cheaper alternative to, cheaper version of, a cheaper version of, cheap alternative to, budget alternative to,
    less expensive alternative to, billigare alternativ till, ett billigare alternativ till, billigare variant av, en billigare variant av, billigare version av,
    günstigere alternative zu, eine günstigere alternative zu, günstige alternative zu, billigere alternative zu, preiswertere alternative zu,
    alternative moins chère à, une alternative moins chère à, version moins chère de, alternativa más barata a, una alternativa más barata a, alternativa barata a, versión más barata de, alternative moins chère au, une alternative moins chère au, version moins chère du, moins cher que le, alternativa más barata al, una alternativa más barata al, alternativa barata al, versión más barata del`,
  alike: list`like, as, som, wie, comme, como`,
  otherMaker: list`from another brand, of another brand, by another brand, another brand, from a different brand, a different brand, from other brands, other brands,
    av ett annat märke, från ett annat märke, ett annat märke, av annat märke, annat märke, andra märken, von einer anderen marke, einer anderen marke, eine andere marke, andere marken,
    d' une autre marque, autre marque, d' autres marques, autres marques, de otra marca, otra marca, de otras marcas, otras marcas`,
  cheaper: list`cheaper, but cheaper, only cheaper, just cheaper, less expensive, but less expensive, for less, more affordable, but more affordable, at a lower price,
    billigare, fast billigare, men billigare, till lägre pris, mindre dyr, günstiger, aber günstiger, nur günstiger, billiger, aber billiger, preiswerter, aber preiswerter,
    moins cher, moins chère, moins chers, mais moins cher, mais moins chère, en moins cher, plus abordable, más barato, más barata, pero más barato, pero más barata, más económico, pero más económico`,
}
