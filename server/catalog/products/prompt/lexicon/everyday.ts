/** Words that everybody says of how things are and what they do, beside the words of talk: each is meant as it is typed, and is no slip of a thing. */
import { lazily } from '../../../../lib/lazy.ts'
import { DEPARTMENT_NEEDS } from '../departments/tables.ts'
import { fold } from '../fold.ts'

const SHORTEST = 3

const EVERYDAY = new Set(
  `fussy fussier picky finicky choosy discerning kräsen kräset kräsna petig petigt kinkig kinkigt wählerisch wählerische wählerischen heikel mäkelig anspruchsvoll exigeant exigeante exigeants pointilleux pointilleuse quisquilloso quisquillosa exigente exigentes tiquismiquis maniático maniática
  cold colder coldest hotter heat warmer freezing wet damp dirty dusty noisy loud louder quiet dark darker bright brighter light lighter heavy
  slow slower fast faster hard harder soft easy wrong broken tired sore itchy dull boring alone hungry thirsty growth growing grows grew gently mountain mountains sea lake
  woods forest street road town city country holiday abroad outside inside upstairs downstairs early late corner side front behind under between
  sleeper sleepers problem problems trouble reason story news world life people person man woman parents neighbours neighbour living sleep sleeping awake wake
  cook cooking clean cleaning wash washing drive driving walk walking write writing read reading learn learning teach play playing sing draw build
  building grow cut cuts hang hangs carry carrying hold holding open opened close closed shut lock fill empty full lose lost leave left stay fall fell hits
  kall kalla kallt kallare varm varmt varma blöt blött blöta fuktig fuktigt smutsig smutsigt bullrig högljudd tyst mörk mörkt mörka ljus ljust tung tungt tunga
  långsam snabb snabbt hård hårt mjuk enkel enkelt svår svårt trasig trasigt trasiga hungrig törstig ensam skägg växt växer växte fjäll fjället fjällen
  havet sjön skogen gatan vägen stan landet semester utomlands utanför inomhus uppe nere tidig sent hörnet sidan problemet bekymmer anledning världen livet
  människor föräldrar grannen grannarna grannar bor sova sover vakna vaknar laga lagar städa städar tvätta tvättar köra kör gå promenera skriva läsa lära leka
  spela sjunga rita bygga odla klippa klipper hänga hänger hålla öppna öppnar stänga låsa fylla tom tomt full fullt tappat lämna stanna ramla
  kalt kalte kalten kaltes kälter warm warme warmen heiß heiße heißen nass nasse feucht feuchte schmutzig staubig laut lauter leise ruhig dunkel dunkle hell helle
  schwer schwere langsam schnell hart weich leicht leichte einfach schwierig kaputt kaputte müde hungrig durstig allein berg berge bergen meer wald
  straße stadt land urlaub draußen drinnen oben unten früh spät ecke seite problem probleme grund welt leben leute mensch menschen eltern nachbar nachbarn wohnen
  schlafen schläft aufwachen wache kochen kocht putzen putze waschen wäscht fahren laufen schreiben lesen lernen spielen singen malen bauen wachsen wächst
  schneiden hängen halten öffnen schließen füllen leer voll verlieren verloren bleiben fallen arbeitszimmer zimmer wohnung
  froid froide froides chaud chaude chaudes mouillé mouillée humide sale sales bruyant bruyante bruyants calme sombre clair claire lourd lourde lent rapide dur dure
  doux douce facile difficile cassé cassée cassés fatigué fatiguée faim soif seul seule montagne montagnes mer forêt rue ville campagne vacances étranger dehors
  dedans tôt tard coin côté problème problèmes raison monde vie gens parents voisin voisins voisine vivre dormir dort réveiller réveille cuisiner nettoyer laver
  conduire marcher écrire lire apprendre jouer chanter dessiner construire pousser pousse couper accrocher tenir ouvrir fermer remplir vide plein perdu rester tomber pièce
  frío fría fríos frías calor caliente calientes mojado mojada húmedo húmeda sucio sucia ruidoso ruidosa ruido tranquilo oscuro oscura claro pesado pesada lento rápido
  duro dura blando fácil difícil roto rota rotos cansado cansada hambre sed solo sola montaña montañas mar bosque calle ciudad campo vacaciones extranjero fuera
  dentro temprano tarde esquina lado problema problemas razón mundo vida gente padres vecino vecinos vecina vivir dormir duermo despertar despierto cocinar limpiar lavar
  conducir caminar escribir leer aprender jugar cantar dibujar construir crecer crece cortar colgar sostener abrir cerrar llenar vacío lleno perdido quedar caer cuarto
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  januari februari mars april maj juni juli augusti september oktober november december måndag tisdag onsdag torsdag fredag lördag söndag
  januar februar märz mai juni juli august oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
  janvier février avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo`
    .split(/\s+/)
    .map(fold),
)

/**
 * Every word in which people say in English what is the matter: who wants curtains to "block" the light means no pad of paper
 * ("bloc"). Those of the other languages may be nearly what a product is called in English: "instrumento".
 */
const spoken = lazily(
  () =>
    new Set(
      DEPARTMENT_NEEDS.flatMap((row) => (row.split('|')[0] ?? '').split(/[\s,']+/))
        .map(fold)
        .filter((word) => word.length > SHORTEST),
    ),
)

/** Of a folded word. */
export function isEveryday(word: string): boolean {
  return EVERYDAY.has(word) || spoken().has(word)
}
