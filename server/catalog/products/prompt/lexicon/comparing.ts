/** Ways to say what something is to be like that are put together of a few words each: "a budget version of", "billiger Ersatz für", "un clon barato de". */
import { list, type Lexicon } from './meanings.ts'

/** Every word of the one with every word of the other, and so on. */
function together(...columns: readonly (readonly string[])[]): string[] {
  return columns.reduce<string[]>(
    (begun, words) => begun.flatMap((start) => words.map((word) => `${start} ${word}`.trim())),
    [''],
  )
}

const [EN_OF, SV_OF, DE_OF, FR_OF, ES_OF] = [
  list`to, for, of, than`,
  list`av, till, på, för, än`,
  list`zu, zum, zur, für, von, vom, der, des`,
  list`de, d', du, des, à, au, aux, pour, que`,
  list`a, al, de, del, para, que`,
]
/** What is called so costs less than what it looks like. */
const COPIES = [
  ...together(list`dupe, dupes, duplicate, knockoff, knock off, knockoffs`, EN_OF),
  ...together(
    list`dupe, dupes, budgetvariant, budgetvarianter, budgetversion, budgetalternativ, lågprisvariant, lågprisalternativ`,
    SV_OF,
  ),
  ...together(
    list`dupe, dupes, budgetvariante, budgetversion, budgetalternative, billigvariante, billigversion, sparversion, nachmache`,
    DE_OF,
  ),
  ...together(list`dupe, dupes`, FR_OF),
  ...together(list`dupe, dupes`, ES_OF),
]

export const comparing: Lexicon = {
  cheaperThan: [
    ...COPIES,
    ...together(
      list`cheap, budget, affordable, more affordable, inexpensive, low cost, cheaper, less expensive, less pricey, lower priced, bargain, cut price`,
      list`alternative, alternatives, version, versions, variant, option, options, substitute, equivalent, replacement, copy, imitation, take on, lookalike, dupe`,
      EN_OF,
    ),
    ...together(
      list`billig, billiga, billigt, billigare, prisvärd, prisvärda, prisvärt, mindre dyr, mindre dyrt`,
      list`variant, varianter, version, kopia, alternativ, ersättare, ersättning, dupe, motsvarighet, klon`,
      SV_OF,
    ),
    ...together(
      list`günstige, günstigere, günstiger, günstiges, günstigeres, günstigen, günstigeren, billige, billigere, billiger, billiges, billigeren, preiswerte, preiswertere, preiswerten, preiswerter, preisgünstige, preisgünstigere, bezahlbare, bezahlbarer, erschwingliche, erschwinglichere`,
      list`alternative, alternativen, version, variante, varianten, kopie, option, ersatz, pendant, dupe, nachbildung, imitation`,
      DE_OF,
    ),
    ...together(
      list`alternative, alternatives, version, variante, option, copie, imitation, équivalent, dupe, substitut, modèle, clone`,
      list`moins cher, moins chère, moins chères, pas cher, pas chère, abordable, plus abordable, économique, plus économique, bon marché, à petit prix, à bas prix, low cost`,
      FR_OF,
    ),
    ...together(
      list`alternativa, alternativas, versión, variante, opción, copia, imitación, réplica, clon, sustituto, equivalente, dupe`,
      list`barato, barata, baratas, más barato, más barata, más baratas, económico, económica, más económico, más económica, asequible, más asequible, low cost`,
      ES_OF,
    ),
  ],
  cheaper: list`which is too expensive, that is too expensive, is too expensive, it's too expensive, too expensive, too pricey, that doesn't cost as much, but less money, for less money, at a better price, on a budget, in a budget version,
    som är för dyr, den är för dyr, är för dyr, är för dyrt, för dyr, för dyrt, men till lägre pris, fast till lägre pris, till ett lägre pris, till bättre pris, för mindre pengar, i billigare version,
    der ist zu teuer, die ist zu teuer, das ist zu teuer, ist zu teuer, ist mir zu teuer, zu teuer, in günstig, in billig, nur in günstig, zum kleineren preis, zu einem besseren preis, für kleines geld, für weniger,
    qui est trop cher, qui est trop chère, est trop cher, est trop chère, trop cher, trop chère, pas cher, pas chère, à petit prix, version moins chère, en version moins chère, à prix réduit,
    que es demasiado caro, que es demasiado cara, es demasiado caro, es demasiado cara, demasiado caro, demasiado cara, a mejor precio, en versión barata, por menos dinero`,
  similar: [
    ...list`what is closest to, what's closest to, closest to, close to, what is like, what's like, anything close to, other products like, articles like, items like, products similar to, items similar to, similar products to, similar items to, things similar to, an imitation of, imitation of, a clone of, clone of, a copy of, lookalikes for, lookalikes of, a lookalike for, reminds me a bit of, with the look of, with the feel of, a take on`,
    ...list`motsvarighet till, en motsvarighet till, motsvarigheter till, produkter som liknar, produkter liknande, saker som liknar, liknande produkter som, i samma veva som, i samma kategori som, en kopia av, kopia på, en klon av, påminner lite om, som påminner om, något som påminner om, nåt som påminner om`,
    ...list`produkte wie, artikel wie, ähnliche produkte wie, ähnliche artikel wie, sachen wie, was in richtung, in richtung, etwas in der richtung von, so was in der richtung, eine kopie von, kopie von, eine imitation von, nachbau von, erinnert an, am nächsten an, kommt nah an, was kommt nah an, dem ähnlich`,
    ...list`d' autres produits comme, d' autres articles comme, des produits comme, produits comme, articles comme, des choses comme, produits similaires à, articles similaires à, à la manière de, à la manière du, à la manière des, proche de, proche du, proches de, proches du, s' approche de, s' approche du, qui s' approche de, qui s' approche du, rappelant, une imitation de, imitation de, une imitation du, imitation du, une réplique de, une copie du, un clone de, dans la même idée que, dans le même registre que`,
    ...list`más productos como, otros productos como, productos como, artículos como, cosas como, productos parecidos a, productos similares a, que me recuerde a, que me recuerde al, me recuerda a, me recuerda al, recuerda a, recuerda al, una imitación de, imitación de, imitación del, una réplica de, un clon de, clon de, clon del, en la misma línea que, en la onda de, cercano a, cercana a, en plan`,
    ...together(
      list`something, something else, anything, sth, smth, one`,
      list`instead of, in place of, in lieu of, to replace`,
    ),
    ...together(list`något, nåt, något annat, nåt annat, nån`, list`istället för, i stället för, i st f`),
    ...together(list`was, etwas, irgendwas, was anderes, etwas anderes`, list`statt, anstatt, anstelle von`),
    ...together(
      list`quelque chose, un truc, autre chose`,
      list`à la place de, à la place du, à la place des, à la place d', pour remplacer, au lieu de, au lieu du, au lieu d'`,
    ),
    ...together(
      list`algo, otra cosa, alguna cosa`,
      list`en lugar de, en lugar del, en vez de, en vez del, para reemplazar, para sustituir`,
    ),
    ...together(
      list`what can i buy, what can i get, what can i use, what can i take, what could i use, what should i buy, what is there, what do you have, what else is there`,
      list`instead of`,
    ),
    ...together(
      list`vad kan jag köpa, vad kan jag ta, vad kan jag använda, vad kan man använda, vad ska jag köpa, vad finns det, vad har ni, vad finns`,
      list`istället för, i stället för`,
    ),
    ...together(
      list`was gibt es, was gibts, was kann ich, was könnte ich, was nehme ich, was kaufe ich, was habt ihr, was nimmt man`,
      list`statt, anstatt, anstelle von, anstelle`,
    ),
    ...together(
      list`que prendre, quoi prendre, qu' acheter, quoi acheter, que puis-je acheter, qu' est-ce que je peux prendre, qu' est-ce que vous avez, qu' est-ce qu' il y a, quoi`,
      list`à la place de, à la place du, à la place des, au lieu de, au lieu du, au lieu des`,
    ),
    ...together(
      list`qué puedo comprar, qué puedo usar, qué compro, qué hay, qué tenéis, qué uso`,
      list`en lugar de, en lugar del, en vez de, en vez del`,
    ),
  ],
}
