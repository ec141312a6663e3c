/** Parts of things and what is put on them, which are no names of concepts: whoever refuses one refuses it in every language. Pure. */
import { fold } from './fold.ts'

const PARTS = `
hood hoods hooded huva huvan luva luvan kapuschong kapuze kapuzen capuche capuches capucha capuchas kapuzenpulli kapuzenpullover kapuzenjacke luvtröja luvjacka
wheel wheels castors casters hjul hjulen rollen räder roulette roulettes roue roues rueda ruedas ruedecillas
button buttons knapp knappar knappen knopf knöpfe knöpfen bouton boutons botón botones
pocket pockets ficka fickor fickan innentasche innentaschen hosentaschen poche poches bolsillo bolsillos
handle handles handtag handtaget griff griffe griffen henkel poignée poignées anse anses asa asas
lid lids deckel couvercle couvercles tapa tapas
laces shoelaces lace-up snören snörning skosnören schnürsenkel schnürung schnürer lacet lacets cordones cordón
battery batteries batteri batterier batteriet batteriedriven batterie batterien akku akkus piles pila pilas batería baterías
dot dots dotted prick prickar prickig prickiga prickigt punkte gepunktet pois lunares
stripe stripes striped ränder randig randiga randigt streifen gestreift gestreifte rayure rayures rayé rayée rayas
buckle buckles spänne spännen schnalle schnallen hebilla hebillas
fringe fringes tassel tassels fransar fransen frange franges flecos
logo logos logga loggan logotyp logotipo
armrest armrests armstöd armlehne armlehnen accoudoir accoudoirs reposabrazos
sequin sequins paljett paljetter paillette paillettes pailletten lentejuela lentejuelas
glitter glittrig glitzer glitzernd paillette brillantina purpurina
zip zips zipper dragkedja blixtlås reißverschluss cremallera
underwire underwires bygel bygelbh bügel-bh armature armatures aros
heel heels klack klackar klacken absatz absätze talon talons tacón tacones
star stars starry stjärna stjärnor stjärnan stern sterne sternen sternchen étoile étoiles étoilé étoilée estrella estrellas
heart hearts hjärta hjärtan herz herzen herzchen cœur cœurs coeur coeurs corazón corazones
skull skulls dödskalle dödskallar totenkopf totenköpfe totenköpfen calavera calaveras
rainbow rainbows regnbåge regnbågar regenbogen arc-en-ciel arcoíris
cloud clouds moln molnen wolke wolken nuage nuages nube nubes
check checks checked rutor rutig rutiga rutigt karo karos kariert karierte carreaux cuadros
pompom pompoms pom-pom pom-poms bobble bobbles tofs tofsar bommel bommeln pompon pompons borla borlas
collar collars krage kragar kragen col cols cuello cuellos
card cards karten spielkarten spelkort kortspel cartes cartas naipes
sleeve sleeves sleeved ärm ärmar ärmarna ärmel ärmeln langarm manche manches manga mangas
ruffle ruffles frill frills frilly volang volanger rüsche rüschen volants volant froufrous volante volantes
bow bows rosett rosetter schleife schleifen nœud nœuds noeud noeuds lazo lazos
embroidery embroideries embroidered broderi broderier broderad stickerei stickereien bestickt broderie broderies brodé bordado bordados
feather feathers fjäder fjädrar federn plume plumes
drawer drawers låda lådor schublade schubladen tiroir tiroirs cajón cajones
backrest backrests ryggstöd rückenlehne rückenlehnen dossier dossiers respaldo respaldos
cable cables cord cords sladd sladdar kabel kabeln câble câbles
rivet rivets stud studs nit nitar niete nieten clous tachuela tachuelas
rhinestone rhinestones strass strassstein strasssteine strasssteinchen
strap straps axelrem axelremmar axelband riemen schulterriemen bandoulière bandoulières bretelle bretelles correa correas tirante tirantes
`
/** Who says these may mean a part, which no product that says them need have: German "Taschen" are bags, too. */
const ALSO: Readonly<Record<string, string>> = { taschen: 'pocket' }

const parts = new Map<string, readonly string[]>()
for (const row of PARTS.trim().split('\n')) {
  const words = row.split(' ')
  for (const word of words) parts.set(fold(word), words)
}
for (const [word, part] of Object.entries(ALSO)) parts.set(word, parts.get(part) ?? [])

/** Every word for the part that a word names; none of another word. */
export function partWordsOf(word: string): readonly string[] {
  return parts.get(fold(word)) ?? []
}
