/** What people say around what they want, in whole sentences: verbs, small words and greetings, each said only in its own language. */
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { isDone } from './purposes.ts'
import { recipientOf } from './recipients.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { WANTING } from './asked-at.ts'

/** Of a few words each may be a title's: "Gone Girl". */
const LEAST_WORDS = 6
/** What is asked with them goes before: "har ni". */
const COST = 6

const WORDS: Readonly<Record<Language, string>> = {
  en: `am is are was were be been being has have had having do does did doing done can can't cannot could couldn't should shouldn't
    would wouldn't will won't must may might it it's its he he's she she's they they're them their we we're you you're your i'm i've i'd my
    our us his her him this that these those there here who whom which when where why how then than so because since while until again
    always never often sometimes usually already still yet almost very much many more most lot lots bit few every each all both
    just only also too anyway hate hates hated loathe dislike dislikes getting gets goes going went gone moved moving move started starting start
    keep keeps kept keeping put puts putting tried trying tries looking looks find found think thinks thought know knows knew said says
    tell told help helps recommend suggest suggestion advice somewhere anywhere everything nothing everyone anyone guys folks team
    give gives gave what there's what's that's let's wondering wonder hoping hope plan planning turned turns bought buy buying brought bring brings made make makes
    idk tbh btw wanting wish wishing asking ask asked thinking decided first last next recently lately finally mostly mainly after before about into onto out off over monday tuesday wednesday thursday
    friday saturday sunday soon actually basically properly stop stops stopped hello hi hey hiya thanks thank please cheers advance
    who's that'll he'd she'd they'd you'd we'd we've they've you've honestly literally obviously apparently luckily unfortunately sadly sorry
    bother bothering question guess hmm um erm ah oh well yeah ok okay gonna wanna gotta lemme dunno cause coz though tho probably definitely
    totally appreciate appreciated yesterday tomorrow ago later invited invite invites visiting visit visits joining staying surprise
    quite rather fairly somewhat celebrate celebrates celebrating deserves deserve fancy fancied mentioned mention mentions promised complaining complains complained
    realised realized noticed needed proper keen absolute wonderful moment currently forgot forgotten completely suggestions ideas spend
    afford budget given
    want need needs say coming stay doesn't that'd mine decide right quick broke end day happen chance search searching costs price somehow urgent urgently asap choose choosing pick`,
  sv: `borde bör få är var vara varit blir blev bli blivit har hade ha haft kan kunde ska skall skulle måste får fick vill ville brukar verkar tror tänkt
    tänker tänkte vet visste säger sa gör gjorde göra går gick gå kommer kom komma ser hittar hittade tar tog ta ger gav ge hjälper
    hjälpa hjälp hjälpte rekommenderar rekommendera föreslår föreslå tips hatar avskyr alltid aldrig ofta ibland redan fortfarande nästan
    väldigt mycket många mer mest lite alla båda både bara också då när hur varför vilken vilket vilka som detta denna dessa där här eftersom
    medan innan efter igen nyss precis förra första sista mot åt dit hit vad vem inte hejsan hallå tjena tjenare sambo nyligen börjat börja
    börjar flyttat flyttar köpt köper blivit undrar hoppas planerar tja tjo behövde behövs jämt ständigt önskar funderar söker fungerar
    behöva behöver ordentlig ordentligt ordentliga tack förhand alltså unna unnar måndag tisdag onsdag torsdag fredag lördag söndag snart nämligen faktiskt liksom god kväll morgon hösten våren ettan
    ursäkta förlåt stör fråga undra honom henne dem dom oss er min mitt mina din ditt dina vårt våra sin sitt sina nånting någonting
    någon nån nåt något jo ja nej ju väl nog va ok okej asså helt totalt verkligen typ imorgon idag igår sen sedan senare bjuden bjudna
    bjuder besöka besöker hälsa hälsar överraska överraskar fira firar firas förtjänar lovade lovat klagar klagade glömt glömde märkte insåg
    nämnde just egentligen tyvärr ärligt snälla hitta kika kikar letar leta letade gett given visa visar råd förslag idéer idé
    lägga fått åker åka lär hela omkring gjort nuförtiden måndags tisdags onsdags torsdags fredags lördags söndags besök klarade klarat vilja kunna kostar sök sökte rätt brådskande snarast välja dessutom`,
  de: `bin bist ist sind seid war waren sein gewesen habe hast hat haben hatte hatten gehabt kann kannst können konnte soll sollte sollen
    muss musst müssen darf dürfen will wollen wollte würde würden wird werde werden wurde mache machen macht gemacht gehe geht gehen ging
    komme kommt kommen kam sehe sieht finde findet finden denke denkt glaube wissen sagt sagen gibt geben nehmen nimmt hilft helfen
    hilf hilfe empfehlen empfehlt empfiehlt vorschlag vorschlagen hasst hassen immer nie oft manchmal schon noch fast sehr viel viele mehr
    meisten wenig alle beide sowohl nur auch da dann wann wie warum wer welche welcher welches dieser diese dieses dort hier weil während bevor nach wieder
    gerade letzte letzten erste ersten zum ersten mal mitgebracht gebracht gekauft angefangen anfangen angekommen umgezogen gezogen hallo guten tag
    morgen abend zusammen euch ihr wir uns ihm ihnen sie es man mir mich dir dich was wo so ja doch eigentlich vielleicht damit davon dafür habt hättet bald neulich ständig dauernd bräuchte bräuchten wüsste hätte hätten wäre wären sucht suche suchen womit wofür
    montag dienstag mittwoch donnerstag freitag samstag sonntag ordentlich ordentlichen ordentliche vernünftigen vernünftige vernünftiges endlich demnächst nämlich übrigens danke schönen voraus
    entschuldigung sorry störe frage fragen hmm äh ähm naja also halt eben ach oh ehrlich leider glück offenbar anscheinend wahrscheinlich
    bestimmt total gestern später eingeladen einladen besucht besuche besuchen besuch überraschen überrascht überraschung feiert feiern
    gefeiert verdient versprochen beschwert vergessen gemerkt bemerkt erwähnt gesagt momentan zurzeit schaue schauen stöbern grüß grüße
    lieben liebe freundliche gruß ideen idee tipp tipps vorschläge schenken schenke schenkt verschenken könnte könnten dachte gedacht
    überlege überlegen einfach ganz sowas irgendwas jemand jemanden jemandem kriegt kriegen bekommt bekommen
    unsere unserer unserem unseren unser meinem meines seine seinen seinem seiner ihre ihren ihrem ihrer mitbringen fährt fahren trägt seit
    liegt kauft kaufen könnt wünscht sich beim nun bloß hätt hätts möcht würd wär hab bräucht zeigen zeige zeigt anzeigen stehen steht kostet such führt führen recht dringend auszusuchen aussuchen ob jedenfalls irgendwie braucht fehlt`,
  fr: `fois suis es est sommes êtes sont étais était étaient être ai as avons avez ont avais avait avoir eu peux peut pouvons pouvez peuvent
    pourrait pourriez dois doit devons devez veux veut voulons voulez voudrait fais fait faire faites vais va allons allez vont aller viens
    vient venir vois voit trouve trouver pense penses crois sais sait dis dit donne donner prends prend prendre aide aider aidez conseille conseiller conseillez
    recommandez recommander déteste détestent toujours jamais souvent parfois déjà encore presque très beaucoup plusieurs peu tout toute tous toutes
    aussi alors quand comment pourquoi qui que quoi quel quelle quels quelles ce cet cette ces ceux celui celle là ici parce car pendant
    depuis avant après chez elle elles il ils on nous vous leur lui moi toi je tu me te se y salut bonjour bonsoir coucou merci idée idées avis
    premier première dernier dernière viens acheté commencé commencer apprendre aurais aurait aurions voudrions aimerais aimerait pourrais serait serais faudrait besoin envie constamment arrête arrêtent arrêter cesse cessent
    lundi mardi mercredi jeudi vendredi samedi dimanche enfin bientôt vraiment avance remercie
    désolé désolée pardon déranger dérange question hmm euh bah ben voilà bref bon ok oui honnêtement malheureusement apparemment sûrement
    probablement totalement hier demain tard invité invitée invités invite visite visiter rejoindre surprendre surprise fêter fêtons
    célébrer mérite mérité promis plaint oublié oubliée remarqué mentionné actuellement moment suggestions suggestion conseils conseil offrir
    offre offrirais m'aider m'a m'ont j'ai c'est c'était qu'il qu'elle n'ai n'a quelqu'un temps cherchons cherche chercher simplement juste
    petit-être peut-être pourrions donc messieurs madame monsieur
    sent sentent faut venons marche marchent fonctionne fonctionnent sa ses leurs part viennent mien mienne plus bien apporter apporte pouvez-vous récolté voir voulu combien coûte coûtent trouvent montrer montrez afficher raison urgent urgence choisir manque manquent`,
  es: `soy eres es somos son era eran ser sido estoy estás está estamos están estaba estar estado he has ha hemos han había haber puedo puede podemos
    podéis pueden podría podríais debo debe debemos tengo tiene tenemos tienen tenía tener quiero quiere queremos quieren hago hace hacen hacer
    hecho voy va vamos van ir viene vienen venir veo ve encuentro encontrar creo sé sabe digo dice doy da dan dar ayuda ayudar ayudáis
    recomendáis recomiendas recomendar recomienda aconsejáis aconsejas odia odian siempre nunca menudo veces ya aún todavía casi muy mucho mucha muchos muchas
    poco pocos todo toda todos todas también entonces cuando cuándo cómo por qué quién que qué cuál cuáles este esta esto estos estas ese esa eso
    aquel aquí allí porque mientras desde antes después ella ellos ellas nosotros vosotros le les lo me te se buenas buenos días tardes noches
    hola gracias primera primer último última comprado empezar empezado pasa pase pasar quede quedo queda querría querríamos buscaba busco busca constantemente
    lunes martes miércoles jueves viernes sábado domingo pronto antemano
    perdona perdone perdonad perdón disculpa disculpe disculpad molestia molesto pregunta preguntar hmm eh pues bueno vale oye oiga mira mire
    sinceramente desgraciadamente suerte parece probablemente seguro totalmente ayer mañana luego invitado invitada invitados invitan invita
    visita visitar sorprender sorpresa celebrar celebramos celebra merece prometí prometido quejarse queja olvidado olvidé notado mencionó
    actualmente momento sugerencias sugerencia consejos consejo ideas idea llevarle llevar llevo regalarle regalarles regalar comprarle
    comprarles comprar darle darles alguien os nos verdad saludos cordial ilusión pena curro verlo verla entretenga
    funciona funcione funcionan necesita necesitan nuestro nuestra nuestros otro otra otros lleva llevamos bien sigue compras casa dejado dónde cuánto cuesta cuestan ver enseñar enseñas enseñáis puedes ayudas vendría algún alguna ando mostrar muestra vendéis tenéis resulta razón urgente urgentemente elegir quería falta faltan`,
}

const chatter = new Map(
  Object.entries(WORDS).map(([language, words]) => [language, new Set(words.trim().split(/\s+/))]),
)

const folded = new Set(chatter.values().flatMap((words) => [...words].map(fold)))

/** Further words that are nobody's slip of a thing, whether or not they count: times, people, and what hurts. */
const COMMON = new Set(
  `night nights evening week weekend month year years hour morning hurts hurting running runs sick ill pain friend friends school house home
  natt natten kväll vecka månad timme dra drar bära bär släpa orkar värker springer sjuk trött vän vänner skola hemma gör ont
  nacht nächte abends nachts woche monat stunde weh schmerzen laufe renne krank müde freund freunde schule zuhause
  nuit nuits soirée semaine mois année années heure mal douleur cours court malade fatigué ami amis école maison
  noche noches tarde semana mes año hora duele duelen dolor corro correr enfermo cansado amigo amigos escuela colegio
  hands hand feet foot head neck shoulders arms legs knees eyes ears belly händer händerna fötter fötterna huvudet nacken axlarna armarna benen
    hände füße kopf nacken schultern arme beine knie augen ohren bauch mains pieds tête nuque épaules bras jambes genoux yeux oreilles ventre
    manos pies cabeza cuello hombros brazos piernas rodillas ojos orejas barriga
  cellar basement attic loft garage shed kitchen bathroom bedroom nursery hallway stairs roof wall walls floor ceiling cottage caravan boat work
    källaren källare vinden garaget garage förrådet boden köket badrummet sovrummet barnrummet hallen trappan taket väggen väggarna golvet stugan
    sommarstugan husvagnen båten jobbet tvättstugan
    keller dachboden speicher garage schuppen küche badezimmer schlafzimmer kinderzimmer flur treppe dach wand wände boden decke ferienhaus wohnwagen
    boot arbeit waschküche
    cave grenier garage cabanon cuisine chambre couloir escalier toit mur murs sol plafond chalet caravane bateau travail buanderie
    sótano ático desván trastero garaje cobertizo cocina baño dormitorio pasillo escalera tejado pared paredes suelo techo cabaña caravana barco trabajo`
    .split(/\s+/)
    .map(fold),
)

/** Whether a word, folded, is said in any of the languages, so that it is no slip of another. */
export function isCommon(word: string): boolean {
  return (
    COMMON.has(word) ||
    folded.has(word) ||
    isDone(word) ||
    isFiller(word) ||
    recipientOf(word, true) !== undefined
  )
}

/** Every word of a language's chatter, for its test. */
export function chatterOf(language: Language): ReadonlySet<string> {
  return chatter.get(language) ?? new Set()
}

/** French "nous marchons", "nous partons": what somebody does. */
function isOurs(tokens: Scene['tokens'], at: number): boolean {
  return tokens[at - 1]?.key === 'nous' && /^\p{L}{3,}ons$/u.test(tokens[at]?.text ?? '')
}

/** Of a sentence what only makes it one, in the language that it is written in: "my dog hates getting wet". */
export function readChatter({ tokens, languages, isAsked }: Scene, at: number): Reading | undefined {
  const [language] = languages
  const token = tokens[at]
  if (language === undefined || token?.kind !== 'word') return undefined
  if (!chatterOf(language).has(token.text.toLowerCase().replaceAll('’', "'")) && !isOurs(tokens, at))
    return undefined
  const isShort = isAsked !== true && tokens.filter(({ kind }) => kind === 'word').length < LEAST_WORDS
  return isShort && !asks(tokens) ? undefined : { ...nothing(at + 1), cost: COST }
}

/** Of a question, however short, nothing is a title: "what vases do you have?" */
function asks(tokens: Scene['tokens']): boolean {
  return tokens.some(
    ({ text, key }, at) => text === '?' || WANTING.has(key) || (endOf(tokens, at, 'request') ?? 0) > at + 1,
  )
}
