/** Words that say how much something is wanted and nothing of what it is: not looked for while anything else is. */
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'

const WORDS = `
smaller bigger larger lighter heavier longer shorter wider thicker thinner stronger warmer mindre större lättare längre kortare bredare
tjockare tunnare starkare varmare größer größere größeren größerer größeres kleinere kleineren kleineres leichtere längere stärkere wärmere
monday tuesday wednesday thursday friday saturday sunday måndag tisdag onsdag torsdag fredag lördag söndag
montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche
lunes martes miércoles jueves viernes sábado domingo
whats whatre wheres dont ya ur hi hiya heya howdy hello hey thanks thank please pls cheers week weekend next month soon hej hallå tack snälla vecka nästa helg hallo hi danke bitte woche nächste
bonjour salut merci svp semaine prochaine prochain hola gracias semana próxima próximo favor
sth smth smthg thingy thing things stuff sak saker ding dinge sache sachen zeug chose choses yes yeah ja jo oui sí fun funny cute stocking filler fillers stuffer stuffers kul roligt rolig grej grejer sak nåt nått nåra något truc trucs machin bidule cosa cosas algo chulo chula divertido divertida schönes nettes was witziges lustiges marrant marrante
idée idées idé idéer idee ideen idea ideas ideas tips tipp tipps conseil consejo gift gifts present presents gåva gåvor presenter geschenk geschenke cadeau cadeaux regalo regalos idea ideas twin schenken schenke schenkt schenkst verschenken regalar regalarle regalarles offrir offrirais qué compro comprar comprarle compramos acheter köpa köper kaufen kaufe
new nice lovely beautiful pretty good great best better perfect cool amazing really need needs needed one ones maybe perhaps possibly
kind sort type love loves loved original special proper decent suitable fitting some someone somebody something him her them ideal favourite
fits fit fitting contienne contiennent contenga contengan passar rymmer passt reinpasst hineinpasst rentre tient cabe quepa quepan
urgently quickly soon today tomorrow tonight now got get getting going comfy able would could even if actually basically
ny nya nytt fin fina fint bra bäst bästa bättre snygg snygga snyggt härlig härliga perfekt behöver behövs kanske kanske nog gärna
riktigt snarast snabbt idag imorgon nu sån sådan sådant slags typ sorts
neu neue neuen neuer neues schön schöne schönen schöner schönes gut gute guten guter gutes beste besten bester bestes toll tolle tollen
perfekt perfekte perfekten dringend vielleicht eventuell gerade wirklich richtig hübsch hübsche hübsches fürs irgendein irgendeine
normal normale normaler normales normalen gewöhnliche gewöhnlicher gewöhnliches regular ordinary vanlig vanligt vanliga ha haben
kolla kika reicht jette œil oeil vistazo finding majo maja majos majas denn
ordinaire classique corriente eher hellre instead rather
bloß bloss mal zuerst passend passende passendes lieber heute morgen jetzt art
nouveau nouvelle nouveaux neuf joli jolie jolis jolies beau belle bon bonne bons meilleur meilleure parfait parfaite peut-être vraiment
genre sorte auriez toute tout urgence aujourd'hui maintenant idéal idéale sympa
nuevo nueva nuevos bonito bonita bonitos buen bueno buena mejor mejores perfecto perfecta quizás quizá tal vez realmente necesito
braucht brauchen brauche lernt lernen liebt lieben mag mögen habe hätte welche welchen guten abend grüezi servus moin
bonsoir coucou auriez auriez-vous avez-vous adore adorent aime aiment voudrait voudrais cherche besoin
älskar gillar tycker behöver vill skulle godkväll tjena hejsan
encanta encantan gusta gustan quiere querría tendríais tenéis buenas tardes
learning loves likes wants wanted needs evening morning afternoon
whatever whichever whoever anyone anybody cualquiera absolutely completely totally whatsoever though either allowed comes come
heller alls helt länge
hauptsache überhaupt gar ganz völlig darf dürfen soll sollte sollten solange enthalten
surtout idéalement préférence préférablement possible absolument juste tant faut n'a n'ont n'ait soit soient ait aient contenant
preferiblemente preferentemente absolutamente posible mientras tenga tengan lleve
own egen eget egna eigene eigenen eigener eigenes propre propres propio propia propios
couple quelques paar einige mehrere plusieurs varios varias several flera
popular popularity bestselling best-selling bestseller bestsellers trending populär populära populäraste populärast bästsäljande bästsäljare bästsäljarna storsäljare omtyckt omtyckta omtycktaste
beliebt beliebte beliebten beliebteste beliebtesten beliebtester beliebtestes meistverkaufte meistverkauften meistverkaufter meistverkauftes meistgekaufte meistgekauften bestverkaufte bestverkauften
populaire populaires plébiscité plébiscités prisé prisés prisées populares superventas
which vilken vilket vilka welcher welches quel quelle quels quelles lequel laquelle cuál cuáles
whose vars riktig riktiga every varje jeden jede jeder jedes chaque cada freizeit fritiden helgen helgerna helger weekends week-end week-ends wochenende wochenenden hobby neuerdings acaba acaban
gear equipment supplies accessory accessories essentials novelty tillbehör utrustning accessoarer zubehör ausrüstung bedarf utensilien matériel équipement équipements accessoire accessoires fournitures accesorio accesorios complementos equipamiento suministros
drin drinnen price prices pris priset preis preise prix precio precios tipo especie hoy mañana ahora lindo linda ideal original alguna alguno algún busco
`
const FILLERS = new Set(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => fold(word)),
)

/** Swedish "bra" is good, an English one is worn; a German "Kind" is a child. */
const THINGS_IN: Readonly<Partial<Record<Language, string>>> = { en: 'bra', de: 'kind' }

/** In the language, where that is known. */
export function isFiller(word: string, language?: Language): boolean {
  const key = fold(word)
  return FILLERS.has(key) && (language === undefined || THINGS_IN[language] !== key)
}
