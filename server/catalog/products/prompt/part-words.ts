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
underwire underwires underwired bygel bygelbh byglar bügel bügeln bügel-bh armature armatures aros aro
heel heels heeled klack klackar klacken klackskor absatz absätze absätzen blockabsatz stiletto stilettos talon talons tacón tacones
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
flash flashes flashgun blixt blixten blixtar blitz blitze blitzlicht
rivet rivets stud studs nit nitar niete nieten clous tachuela tachuelas
rhinestone rhinestones strass strassstein strasssteine strasssteinchen
print prints printed tryck trycket tryckt tryckta aufdruck aufdrucke bedruckt bedruckte imprimé imprimés imprimée imprimées estampado estampados estampada estampadas
pattern patterns patterned mönster mönstrad mönstrat mönstrade muster gemustert gemusterte motif motifs imprimé imprimés imprimée imprimées estampado estampados estampada estampadas
hole holes ripped torn distressed destroyed hål hålen slitna trasiga loch löcher löchern riss risse rissen zerrissen zerrissene zerrissenen trou trous troué déchiré déchirés destroy agujero agujeros roto rotos rota rotas
fur furs päls pälsen pälskant pälskrage pelz pelze pelzkragen pelzbesatz fourrure fourrures
fluoride fluor fluorid fluorure flúor fluoruro
retinol rétinol
lanolin lanoline lanolina wollwachs
carmine karmin carmin carmín cochineal
nickel nikkel níquel
preservative preservatives konserveringsmedel konservierungsstoff konservierungsstoffe konservierungsmittel conservateur conservateurs conservante conservantes
colouring colourings coloring colorings colourants dye dyes färgämne färgämnen farbstoff farbstoffe colorant colorants colorante colorantes
additive additives tillsats tillsatser tillsatsämnen zusatzstoff zusatzstoffe additif additifs aditivo aditivos
microplastic microplastics mikroplast mikroplaster mikroplastik microplastique microplastiques microplástico microplásticos
shellfish skaldjur schalentiere krustentiere meeresfrüchte crustacés crustáceos marisco mariscos shrimp shrimps prawns räkor garnelen crevettes gambas
soy soya soja sojabohnen soybeans sojabönor
pork fläsk fläskkött griskött schwein schweinefleisch porc cerdo
gluten glutenhaltig wheat wheat_flour vete vetemjöl weizen weizenmehl blé trigo durum semolina semoule spelt dinkel épeautre espelta rye råg roggen seigle centeno barley gerste orge cebada
grain grains spannmål getreide cereal cereals céréale céréales cereal cereales wheat vete weizen blé trigo rye råg roggen seigle barley gerste orge cebada maize majs maïs maíz
dairy mejeri mejeriprodukter milchprodukt milchprodukte laitier laitiers lácteo lácteos milk_powder whole_milk mjölkpulver milchpulver vollmilch vollmilchpulver magermilchpulver lait_en_poudre leche_en_polvo whey vassle molke lactosérum
of-animals milk_powder whole_milk mjölkpulver milchpulver vollmilch vollmilchpulver magermilchpulver lait_en_poudre lait_cru leche_en_polvo whey vassle molke carmine karmin carmin carmín beeswax bivax bienenwachs lanolin
spicy chilli chili chillies chilis chile chiles piment piments guindilla guindillas habanero jalapeño jalapeños jalapeno sriracha cayenne picante picantes piquante piquant épicé épicée pica pican piquen piquent pique kryddig kryddigt kryddiga kryddstark scharf scharfe scharfer scharfes stark starka starkt
teflon téflon teflón ptfe pfas pfoa antiadhésif antiadhésive antiadherente antihaft antihaftbeschichtet antihaftbeschichtung släpplätt non-stick nonstick
chlorine chlorine_bleach bleach klor klorin chlor chlorbleiche chlore javel eau_de_javel cloro lejía
enzymes enzyme enzymer enzym enzima enzimas
rabbit rabbits bunny bunnies hare hares kanin kaniner hase hasen häschen kaninchen lapin lapins conejo conejos conejito
bear bears teddy teddies nalle nallar björn björnar bär bären bärchen teddybär ours nounours ourson oso osos osito
duck ducks duckling anka ankor ente enten entchen canard canards caneton pato patos patito
bpa bisphenol bisfenol bisphénol bisfenol-a
strap straps axelrem axelremmar axelband riemen schulterriemen bandoulière bandoulières bretelle bretelles correa correas tirante tirantes
`
/** Who says these may mean a part, which no product that says them need have: German "Taschen" are bags, too. */
const ALSO: Readonly<Record<string, string>> = { taschen: 'pocket' }

/** What things are for that no concept is: who wants gloves "pas pour courir" wants no "Running Gloves". */
const PURPOSES = `
running jogging jogger runner löpning löpar springa jogga laufen joggen laufsport course courir correr footing
hiking hike trekking vandring vandra wandern wanderung randonnée randonner senderismo
gym fitness workout träning träna trainieren training entraînement musculation entrenamiento entrenar gimnasio
swimming swim simning simma schwimmen natation nager natación nadar
`

const purposes = new Map<string, readonly string[]>()
for (const row of PURPOSES.trim().split('\n'))
  for (const word of wordsIn(row)) purposes.set(fold(word), wordsIn(row))

const parts = new Map<string, readonly string[]>()
for (const row of PARTS.trim().split('\n')) {
  const words = wordsIn(row)
  // "Estampado" is printed, and patterned.
  for (const word of words) parts.set(fold(word), [...new Set([...(parts.get(fold(word)) ?? []), ...words])])
}
for (const [word, part] of Object.entries(ALSO)) parts.set(word, parts.get(part) ?? [])

/** Every word for the part that a word names; none of another word. */
export function partWordsOf(word: string): readonly string[] {
  return parts.get(fold(word)) ?? []
}

/** Every word for what a word says that a thing is for; none of another word. */
export function purposeWordsOf(word: string): readonly string[] {
  return purposes.get(fold(word)) ?? []
}

/** A name of several words is written with underscores. */
function wordsIn(row: string): string[] {
  return row.split(' ').map((word) => word.replaceAll('_', ' '))
}
