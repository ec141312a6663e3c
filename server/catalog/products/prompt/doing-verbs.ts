/** What people do with things, as a prompt begins that names none: "sharpen my knives", "planchar camisas"; in German it ends so: "Möbel streichen". Pure. */
import { fold } from './fold.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { once } from './once.ts'

/** "Paint brush" names a thing, "paint the fence" says what is done. */
const OBJECTS = words(
  `my our your his her the a an some all it them myself old
  min mitt mina vår vårt våra den det en ett mig
  mon ma mes notre nos le la les l' un une des du son sa ses leur
  mi mis nuestro nuestra el la los las un una unos unas su sus`,
)
/** Of these there are names, too: "travel mug", "dry shampoo", "cut flowers". */
const EITHER = words(`
  clean polish dry iron paint varnish sand drill saw screw glue mount cook grill steam pour slice mix grind store sort cover wrap pack lift pull push charge light heat warm cool measure weigh
  check monitor track record film print scan draw sketch colour write practice play dance train exercise stretch run climb swim dive surf ski skate sail row paddle fish hunt camp cycle ride
  travel fly sleep massage shave trim cut curl wax tan floss brush feed walk bath host plant water dig rake trap seal craft weave change stop watch open close lock hold tie start work stay
  press wash pitch knit crochet roast repair transport groom compost brew boil catch repel serve`)
const BEHIND = words(
  `in on at under through to from up out down better well less more quickly faster comfortably outdoors indoors outside inside home light`,
)
const FIRST = words(`
  sharpen hang mend fix tidy remove scrub wipe repaint solder assemble install attach build make bake fry chop peel grate mash whisk knead squeeze organise organize
  keep hide protect carry move recharge illuminate ventilate humidify photograph laminate shred learn teach practise sing jog hike commute relax meditate breathe dye straighten
  moisturise whiten bathe breastfeed wean soothe entertain celebrate decorate invite grow sow prune mow weed fertilise scare unblock descale insulate renovate
  replace refill sew embroider carve fold get avoid prevent reduce improve read listen quit lose gain secure reach find
  stärka slipa vässa hänga laga reparera fixa städa rengöra tvätta torka stryka måla lacka borra såga skruva limma montera bygga baka koka steka grilla brygga servera skiva hacka skala
  riva mosa vispa knåda mixa pressa mala förvara organisera sortera gömma skydda täcka packa bära transportera flytta lyfta ladda lysa värma kyla vädra mäta väga kontrollera spela filma
  fotografera skriva rita sticka virka sy brodera pyssla lära öva träna springa jogga vandra klättra simma dyka surfa åka segla ro paddla fiska jaga campa tälta cykla rida resa flyga
  pendla sova vila meditera massera raka trimma klippa locka platta färga vaxa smörja borsta mata bada roa fira dekorera pynta bjuda plantera odla vattna beskära gräva kratta
  kompostera gödsla fånga skrämma rensa avkalka täta isolera renovera byta fylla läsa lyssna titta sluta gå slippa undvika minska förbättra öppna stänga låsa nå hålla knyta börja
  ta göra leka dansa sjunga undervisa
  aiguiser accrocher suspendre réparer ranger nettoyer laver essuyer sécher repasser peindre repeindre vernir poncer percer scier visser coller souder monter assembler installer fixer
  construire fabriquer faire cuire cuisiner frire bouillir griller rôtir préparer verser servir trancher couper éplucher râper écraser fouetter pétrir mélanger presser moudre stocker
  organiser trier cacher protéger couvrir emballer porter transporter déplacer soulever charger recharger éclairer chauffer réchauffer refroidir rafraîchir aérer humidifier mesurer peser
  contrôler surveiller enregistrer filmer photographier imprimer plastifier détruire dessiner colorier écrire apprendre enseigner pratiquer jouer chanter danser entraîner étirer muscler
  courir marcher randonner grimper nager plonger surfer skier patiner naviguer ramer pêcher chasser camper pédaler voyager dormir relaxer méditer masser raser tailler boucler lisser
  teindre colorer épiler bronzer hydrater blanchir brosser nourrir promener toiletter baigner allaiter apaiser occuper amuser fêter célébrer décorer recevoir planter cultiver semer arroser
  tondre désherber bêcher ratisser composter attraper piéger éloigner chasser déboucher détartrer étanchéifier isoler rénover remplacer coudre tricoter crocheter broder bricoler sculpter
  changer arrêter rester trouver éviter empêcher réduire améliorer lire écouter regarder perdre ouvrir fermer verrouiller atteindre tenir attacher commencer débuter mettre poser prendre garder
  afilar colgar reparar arreglar ordenar limpiar lavar fregar secar planchar pintar repintar barnizar lijar taladrar serrar atornillar pegar soldar montar instalar fijar construir fabricar
  hacer hornear cocinar freír hervir asar preparar servir cortar trocear pelar rallar machacar batir amasar mezclar exprimir moler guardar almacenar organizar clasificar esconder proteger
  cubrir envolver empacar llevar transportar mover levantar cargar recargar iluminar calentar enfriar refrescar ventilar humedecer medir pesar controlar vigilar grabar filmar fotografiar
  imprimir plastificar destruir dibujar colorear escribir aprender enseñar practicar tocar jugar cantar bailar entrenar estirar fortalecer correr caminar escalar nadar bucear surfear esquiar
  patinar navegar remar pescar cazar acampar pedalear viajar dormir relajarse relajarme meditar masajear afeitarse afeitarme recortar rizar alisar teñir teñirme depilarse depilarme broncear
  hidratar blanquear cepillar alimentar pasear bañar amamantar calmar entretener celebrar decorar adornar plantar cultivar sembrar regar podar segar desherbar cavar rastrillar compostar abonar
  atrapar ahuyentar espantar desatascar descalcificar sellar aislar renovar cambiar sustituir coser tejer bordar tallar dejar evitar prevenir reducir mejorar leer escuchar ver mirar perder
  abrir cerrar alcanzar sujetar atar empezar poner quitar quitarme eliminar cuidar tener combatir aliviar`)
const LAST = words(`
  schärfen schleifen aufhängen hängen reparieren flicken aufräumen reinigen putzen waschen wischen trocknen bügeln streichen anstreichen lackieren abschleifen bohren sägen schrauben kleben
  löten montieren aufbauen zusammenbauen anbringen befestigen bauen basteln machen backen kochen braten grillen brauen servieren schneiden hacken schälen reiben stampfen schlagen kneten mixen
  pressen mahlen aufbewahren verstauen ordnen sortieren verstecken schützen abdecken einpacken tragen transportieren umziehen heben laden aufladen beleuchten heizen wärmen kühlen lüften messen
  wiegen kontrollieren überwachen aufnehmen filmen fotografieren drucken schreddern zeichnen malen schreiben lernen üben spielen singen tanzen trainieren dehnen stärken laufen joggen wandern
  klettern schwimmen tauchen surfen skifahren segeln rudern paddeln angeln jagen zelten campen radfahren reiten reisen fliegen schlafen entspannen meditieren massieren rasieren stutzen locken
  glätten färben wachsen bräunen eincremen füttern baden stillen beruhigen beschäftigen feiern dekorieren schmücken pflanzen züchten anbauen säen gießen bewässern jäten graben harken düngen
  fangen vertreiben entkalken abdichten isolieren renovieren tapezieren wechseln ersetzen nähen stricken häkeln sticken umtopfen lesen hören schauen aufhören vermeiden verringern verbessern
  öffnen schließen erreichen halten binden anfangen loswerden entfernen stopfen pflegen sichern mähen beschneiden abnehmen`)
const LEAST = 2
const OF_PRICE =
  /^(?:price|prices|pris|priset|priser|preis|preisen?|prix|precio|precios|(?:cheap|billig|gunstig)\p{L}*|barat[oa]s?|chere?s?)$/u
/** "Brett zum Schneiden" names a thing. */
const FOR = words('zum zur für fürs beim um zu')

/** Whether it says no more than what is to be done. */
export const isDoingAlone = once(saysDoingAlone)

function saysDoingAlone(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  if (isDoingFirst(tokens)) return true
  if (tokens.length < LEAST || !last || !LAST.has(last.key) || isName(last)) return false
  return tokens.every(({ kind, key }) => kind === 'word' && !FOR.has(key))
}

/** Whether it begins with what is to be done; "sort the lamps by price" is what the shop is to do. */
export function isDoingFirst(tokens: readonly Token[]): boolean {
  const [first, second, third] = tokens
  if (first?.kind !== 'word' || second?.kind !== 'word') return false
  if (tokens.some(({ key }) => OF_PRICE.test(key))) return false
  const isOfObject = OBJECTS.has(second.key)
  if (EITHER.has(first.key)) return isOfObject || isWhere(second, third)
  return FIRST.has(first.key) && (isOfObject || !isName(first))
}

/** "Train for a marathon", "stay dry on the bike". */
function isWhere(second: Token, third: Token | undefined): boolean {
  const next = third?.key ?? ''
  const isFor = second.key === 'for' && OBJECTS.has(next)
  return isFor || BEHIND.has(second.key) || (second.key === 'dry' && BEHIND.has(next))
}

function isName({ text }: Token): boolean {
  return isThing(text) || recipientOf(text, true) !== undefined
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(fold))
}
