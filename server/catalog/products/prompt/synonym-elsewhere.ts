/**
 * What things are called elsewhere: in Austria and Switzerland, in Québec, in Latin America, among the Swedish speakers of
 * Finland, in Britain and America, and offhand. A row's first word is a row's name; what it is in other languages is there.
 */
export const ELSEWHERE_THINGS = `
faucet, spigot | vattenblandare, tappkran | mischbatterie, einhebelmischer, einhandmischer | mélangeur, mitigeur lavabo | grifería, monomando, llave de agua, canilla, llave mezcladora
bathroom tap | | waschtischmischer | robinet de lavabo | grifería de baño, monomando de lavabo, llave de lavabo, canilla de baño
kitchen tap | diskbänksblandare | spülenarmatur | | monomando de cocina, llave de cocina, canilla de cocina
fridge | | eiskasten | frigidaire | heladera, heladeras, refrigerador, refrigeradora, refrigeradores
washing machine | | waschautomat | laveuse | lavarropas
tumble dryer | | wäschetumbler | sécheuse | secarropas
vacuum cleaner | dammsug | handstaubsauger | balayeuse |
cordless vacuum | | akkusauger, akku-sauger | balayeuse sans fil | aspiradora inalámbrica
leather jacket | skinnpaj | lederblouson | manteau de cuir | chupa de cuero, campera de cuero, chamarra de cuero, chamarra de piel, casaca de cuero
jacket | | | | campera, camperas, chamarra, chamarras, casaca
t-shirt | tisha | leiberl, leibchen | | remera, remeras, polera
sweater, cable knit jumper, cable knit sweater, cable knit cardigan | kabelstickad tröja, flätstickad tröja | strickpulli, zopfpullover, zopfmusterpullover, zopfstrickpullover | tricot de laine, chandail molletonné, pull torsadé, pull à torsades, pull irlandais | chompa, chompas, buzo, buzos, jersey de ochos, suéter de ochos, jersey trenzado
stroller, pram | | babywagen | landau |
swimsuit, cossie, bathers, swimming cossie |  |  | costume de bain, costumes de bain, maillot | malla de baño, vestido de baño
football shirt | | | maillot |
swim shorts | simshorts | schwimmshorts | maillot short | short de baño, pantaloneta de baño, bañador corto
boxer shorts | | | bobettes, bobettes homme | calzoncillo bóxer
jeans | farmare, farmarjeans, farmarbyxor | | | bluyín, pantalón de mezclilla
dungarees | | | overall en jean | overol, overoles, mono vaquero, jardinero de jean, enterito de jean
sneaker | gympadojor | turnpatschen | espadrilles de sport, chaussures sport, souliers de sport | championes, zapatillas urbanas, tenis blancos, tenis negros, tenis casuales, tenis deportivos, tenis urbanos
running shoes | löpardojor | | souliers de course, espadrilles de course | tenis para correr, tenis de correr, tenis running, tenis para trotar, championes de correr
shoe | pjuck | schuhwerk, latschen | |
flip flops | strandtofflor | badeschlapfen, strandlatschen | gougounes, gougoune, sandales de plage | sandalias de playa
slipper | | schlapfen, patschen, hausschlapfen, hauspatschen | chaussons d'intérieur, babouches | babuchas, zapatillas de andar por casa, chinelas
rain boots | | gummiboots | bottes de pluie en caoutchouc | botas de goma, botas de hule, botas pantaneras
beanie, winter hat | luva, vintermössa | wollhaube, strickhaube, winterhaube, skihaube, pudelhaube, zipfelmütze | tuque, tuques | chullo, gorro de invierno
baseball cap | skärmmössa | käppi, schildkappe, kapperl | casquette de baseball | cachucha, gorra con visera
mittens | lovikkavantar, tumhandskar | fäustel | mitaines d'hiver | mitones de lana, manoplas de lana
scarf | yllehalsduk | wollschal | cache-nez, cache-col | chalina, bufanda tejida
wallet | | | | billetera de cuero
coin purse | småbörs | geldbörserl | | chauchera
school bag | | ranzen, tornister | sac d'écolier | morral escolar, bulto escolar, mochila de escuela, bolsón escolar
backpack | ränsel | | sac-à-dos | morral
suitcase | kappsäck | | valise à roulettes | valija, valijas
cabin suitcase | handbagageväska | | | valija de mano, maleta carry on
umbrella | stickparaply | knirps, taschenschirm | | sombrilla de lluvia
watch | | | montre-bracelet |
glasses case | brillfodral | brillenschachtel | boîtier à lunettes | estuche de lentes, estuche para anteojos, estuche para lentes
glasses | | augengläser | | anteojos, espejuelos
sunglasses | | sonnengläser | verres solaires | anteojos de sol, anteojos para el sol
reading glasses | läsbrillor | lesegläser | verres de lecture | lentes de lectura, anteojos de lectura, lentes para leer
duvet | dunbolster | oberbett, federbett, tuchent | douillette, courtepointe | cobertor, plumón de cama, relleno nórdico, acolchado de cama
duvet cover | påslakansväska | bettüberzug, tuchentbezug, duvetbezug, deckenbezug | enveloppe de couette |
bedding | sänglinne | bettwäsche | literie, ensemble de literie |
pillow | sovkudde | kopfpolster, schlafpolster | oreiller de lit | almohadón de cama
pillowcase, pillow slip, pillow slips | | polsterüberzug, polsterbezug, kissenanzug | enveloppe d'oreiller |
cushion | | zierpolster, dekopolster, sofapolster | | almohadón decorativo, almohadones
blanket | | | | ruana de sofá
fitted sheet | dralakan, resårlakan | spannleintuch, jerseyleintuch | drap contour, drap ajusté | sábana de cajón, sábana con elástico, bajera
towel | frottéhandduk | frottiertuch, frotteetuch, frottee-handtuch | serviette éponge | toallón, paño de baño
tea towel | glashandduk | geschirrhangerl, küchentuch, abtrocktuch, trockentuch | linge à vaisselle, essuie de vaisselle, torchon à vaisselle, essuie-verres | repasador, repasadores, secaplatos, limpión
curtain | gardinlängd, gardinlängder | vorhangschal | | visillo
blinds | | | | cortina enrollable, cortina roller, cortina de rollo, toldilla
rug | tamburmatta | vorleger, teppichläufer, bettvorleger | | tapete, tapetes, carpeta de sala
doormat, coir mat | fotmatta, kokosmatta | fußabstreifer, fussabstreifer, kokosmatte | tapis de porte | tapete de entrada, limpiapiés, choapino
sofa, chesterfield | | kanapee | divan, sofa-lit | sillón de tres plazas, sillón de tres cuerpos, sillón de dos cuerpos
armchair | öronlappsfåtölj, länstol | lehnstuhl, lehnsessel, ohrenfauteuil | bergère | poltrona, sillón individual, sofá individual
stool | | stockerl, schemel, taburett | banc haut | banqueta, banquito, banco alto, piso de bar
wardrobe | klädesskåp | kleiderkasten, schlafzimmerkasten | garde-robes | placard de ropa, escaparate de ropa
chest of drawers | byrålåda | schubladenkasten, ladenkasten | chiffonnier, bureau à tiroirs | cajonera, gavetero, chifonier
nightstand | nattygsbord | nachtkonsole, nachtkasterl | | velador, mesa de luz, nochero
bookcase | bokskåp | bücherstellage, bücherwand | | biblioteca de madera, repisa para libros
shelf | hyllplan | stellage, tablar | tablette murale, tablette en bois | anaquel
desk | arbetsbord | arbeitstisch | | mesa de trabajo, mesa de computadora
office chair | snurrstol | bürosessel, drehsessel, bürodrehstuhl | chaise pivotante, chaise d'ordinateur | silla giratoria, silla de computadora, sillón de oficina, silla ejecutiva
floor lamp, standard lamp | | ständerlampe | torchère | lámpara de piso, velador de pie
ceiling lamp | takarmatur | deckenluster, hängeleuchte | plafonnier led | aplique de techo, artefacto de techo
table lamp | | | | lámpara de velador, lámpara de buró
desk lamp | | leselampe, arbeitslampe | lampe de travail | lámpara de lectura, lámpara de estudio
light bulb | | glühlampe | | foco, focos, ampolleta, bombita de luz
candle | | | chandelle, chandelles | candela, veladora, veladoras
candlestick | | | porte-chandelle | candelero, palmatoria
tea light holder | | | | portavela, farolito
frame | | | | portarretrato, portarretratos, portafotos
alarm clock | | weckuhr | réveil-matin | reloj con alarma
frying pan, frypan | | | poêlon | paila, sartén de teflón
pot | | reindl, kasserolle, pfännchen, häfen, kochhäfen | chaudron, poêlon à sauce, casserole à manche, marmite | cazo, perol, olla de cocina, puchero
toaster | rostare, brödrostare | toastgerät | | tostador de pan
kettle | | wasserkessel | | pava, caldera eléctrica, jarra eléctrica
hand blender | mixerstav | mixstab, passierstab | pied mélangeur, pied à mélanger, bras mélangeur | mixer de mano, túrmix, licuadora de mano, procesador de mano
blender | | mixgerät | |
stand mixer, food mixer, cake mixer | degblandare, hushållsassistent | rührmaschine, teigmaschine | batteur sur socle, batteur sur pied, malaxeur | batidora de pie, batidora de pedestal, batidora planetaria, batidora amasadora
cutting board | | brettl, jausenbrett | planche de cuisine | tabla de cortar
can opener | | büchsenöffner | ouvre-conserve | abridor de latas
bottle opener | ölöppnare | kapselheber, bieröffner | | destapador, destapadores, sacachapas
corkscrew | | korkzieher, stoppelzieher, zapfenzieher | | destapacorchos
peeler | | erdäpfelschäler | épluche-légumes, rasoir à légumes |
cheese grater | råkostjärn | raffel, küchenraffel, käseraffel, rösti-raffel | râpe de cuisine | rayador
whisk | | schwingbesen, schneerute | fouet de cuisine | varillas de cocina, batidor de alambre, globo batidor
rolling pin | | nudelwalker | rouleau à pâte | uslero, palo de amasar, palote, bolillo de cocina
colander | | nudelseiher, salatseiher, küchensieb | égouttoir à pâtes, passoire à pâtes | escurridor de pasta, colador de pasta, coladera
baking sheet, oven tray, sheet pan | | kuchenblech, ofenblech | tôle à biscuits, plaque à biscuits | lata de horno, charola para hornear
mug | kaffemugg | häferl, kaffeehäferl, kaffeehaferl, haferl, teehäferl | | pocillo, tazón de café
lunch box | matburk | jausenbox, jausendose, znünibox, znüni-box, vesperdose, pausenbrotdose | boîte à dîner, boîte-repas, gamelle repas, boîte à tartines | portaviandas, vianda
thermos | termoskanna | | | termo de acero
oven glove | | backhandschuh, backofenhandschuh | mitaines de four, mitaine de four | agarradera, agarraderas
apron | köksförkläde | kochschürzen, küchenschürze, schurz | tablier de cuisine | mandil, mandiles, pechera de cocina
washing-up liquid, washing up liquid, fairy liquid | handdisk | abwaschmittel, spüli, handspülmittel | savon à vaisselle, produit vaisselle, produit à vaisselle | detergente para platos, lavaloza, lavatrastes, líquido lavavajillas, lavaplatos líquido, lavavajillas a mano
detergent, washing liquid, laundry liquid, laundry soap | tvättpulver | vollwaschmittel, colorwaschmittel | savon à lessive, détergent à lessive | jabón en polvo, jabón para la ropa, jabón líquido para ropa
fabric softener, fabric conditioner | tvättbalsam | wäscheweichspüler | adoucisseur textile, assouplisseur | suavizante para ropa, enjuague para ropa
bin bags | | kehrichtsack, kehrichtsäcke | sacs à vidanges | bolsas de residuos, bolsas de consorcio
trash can, garbage can, garbage bin | roskis, sopkorg | mistkübel, kehrichteimer, abfallkübel, abfallkorb | bac à ordures | basurero, tacho de basura, zafacón, caneca de basura, caneca
dustpan | skyffel och borste | kehrset, mistschaufel, bartwisch, schaufel und besen | porte-poussière | pala y escoba, pala de basura, palita y escoba
mop | | bodenwischer, aufwischer | vadrouille, vadrouilles | lampazo, mopa de piso
drying rack | klädtork | flügelwäschetrockner, wäschegestell | étendage, séchoir à vêtements | tender de ropa, tendal de ropa, tendedero de ropa
clothes pegs | tvättklämmor, tvättklämma, klykor | kluppen, wäschekluppen, wäscheklupperl, waschklammern | pinces à vêtements | broches de ropa, broches para la ropa, perros de ropa
ironing board | | bügeltisch, bügelladen | planche à fer | burro de planchar, mesa de planchar
laundry basket, clothes hamper | | schmutzwäschekorb, wäschepuff | panier à lavage, corbeille à lessive | canasto de ropa, canasta de ropa, bote de ropa sucia
toilet paper, bog roll, loo paper, bathroom tissue | wc-papper, dasspapper | häuslpapier, klorolle | papier hygiénique | papel sanitario
kitchen roll | hushållsrulle, torky | haushaltsrolle, haushaltpapier | papier essuie-tout, scottowels | nova de cocina, rollo absorbente
facial tissues, paper handkerchiefs | nässervetter | nastücher, papiernastücher | papiers-mouchoirs, papier mouchoir | clínex, pañuelos desechables, pañuelos descartables
stroller | barnkärra | sportwagerl, kinderbuggy | carrosse de bébé, poussette-canne | carreola, coche de bebé, coche para bebé, cochecito de paseo
pacifier | tutte | luller, dutti | lolette, tototte, suce de bébé, suce pour bébé | bobo de bebé
dummy clip, soother clip | | nuggikette, nuggibändeli | attache-suce, attache-lolette | prende chupete
baby bottle | | saugflasche, milchfläschchen | bouteille de bébé | mamadera, mamaderas, tetero, teteros
bib | | esslatz, kleckerlatz, trenzer, barterl | bavette, bavettes | babero impermeable, pechera de bebé
high chair | | | chaise haute bébé | silla de comer, silla de comer para bebé, periquera
changing mat, changing pad | skötmadrass | wickelmatte, wickelkissen | tapis à langer, tapis de change | mudador, mudador portátil
crib | | | couchette de bébé, couchette pour bébé | cuna corral, camacuna, catre de bebé
car seat | bilsits | | banc d'auto | autoasiento, silla para carro, sillita de auto
teddy bear | kramdjur | schmusetier | toutou en peluche, toutous | muñeco de felpa
building blocks | byggbitar | | briques à emboîter | ladrillos de juguete, rastis, bloques encajables
puzzle | läggspel | legespiel | |
card game | | | | juego de naipes
playing cards, pack of cards | | jasskarten, skatkarten, schnapskarten, rommékarten | paquet de cartes | mazo de cartas, cartas para jugar, baraja española
toy car | | matchboxauto | auto jouet | autito, autitos, auto de juguete, cochecito de juguete
scooter | | trotti, kickboard, miniscooter | trottinette enfant | monopatín, scooter infantil, patín del diablo
balance bike, running bike | | lauffahrrad | vélo d'équilibre, vélo sans pédale | bicicleta de equilibrio, bici de aprendizaje
swing | barngunga | hutsche, gigampfi | | hamaca infantil
slide | | | glissade, glissoire | resbalín, resbaladera, rodadero
sandpit | | sandkiste | carré de sable | caja de arena para niños
paddling pool, kiddie pool, wading pool | | planschi, kinderpool, kinderschwimmbecken | pataugeuse | pileta inflable, pileta de lona, alberca inflable, piscina inflable
water gun, squirt gun, super soaker | vattengevär, vattenpuffra | spritzpistole, wassergewehr | |
kite | pappersdrake | papierdrachen, flugdrachen | | volantín
balloon | | | ballounes, balloune | bombas de fiesta, chimbombas
horse feed | hästbelöningar | pferdesnacks, belohnungswürfel für pferde | récompenses pour chevaux, bonbons pour chevaux | premios para caballos, premios para caballo, chuches para caballos
electric blanket, heated underblanket, electric underblanket, underblanket | elektrisk bäddmadrass | wärmeunterbett, heizunterbett | surmatelas chauffant, chauffe-matelas | calientacamas
lip balm, lip salve | läppkräm, läppvård | lippenpomade, lippencreme | stick à lèvres, crème à lèvres | crema labial, protector labial
modelling clay, air-dry clay | lufthärdande lera, självhärdande lera, lera att forma | lufttrocknende modelliermasse, lufthärtende modelliermasse, lufttrocknender ton | argile autodurcissante, argile à modeler | arcilla de secado al aire, arcilla para modelar
arrows, carbon arrows | kolfiberpilar | carbonpfeile | flèches, flèches carbone | flechas, flechas de carbono
wart remover, wart freeze, wart spray | vårtfrys, vårtspray | warzenspray, warzen-vereiser | spray verrues, stylo verrues | quitaverrugas, spray para verrugas, antiverrugas, verrugas spray
insoles | värmesulor | lammfellsohlen, thermosohlen, wärmesohlen, filzsohlen | semelles chauffantes, semelles en laine | plantillas de lana
screws, screw assortment, assorted screws | skruvsortiment | schraubensortiment, schraubenbox | assortiment de vis, coffret de vis | surtido de tornillos
paint | våtrumsfärg, mögelskyddsfärg, takfärg, snickerifärg, fasadfärg | feuchtraumfarbe, schimmelschutzfarbe, deckenfarbe, fassadenfarbe | peinture anti-moisissure, peinture plafond, peinture façade | pintura antimoho, pintura de techo, pintura de fachada
wrapping paper | julpapper, inslagningspapper | weihnachtspapier | papier de noël | papel de navidad
razor, safety razor | säkerhetshyvel, säkerhetsrakhyvel |  |  | 
bodysuit |  |  | bodies, bodies bébé, body bébé, bodies enfant | bodies, bodies de bebé
playpen |  |  | parc pliant bébé | parque infantil, parque infantil plegable, parque plegable, parque para bebé
tableware |  |  | art de la table, arts de la table | arte de la mesa
horse rug | vintertäcke för häst, täcke för häst, regntäcke för häst | decke für pferde | couverture pour cheval | manta para caballo, manta de caballo
wart remover, wart remover pen, wart pen, wart removal pen | vårtpenna | warzenstift | stylo anti-verrues | lápiz antiverrugas
litter box |  |  |  | arenero cerrado, areneros, areneros cerrados, arenero cubierto
necklace | silverhalsband, guldhalsband, halsband i silver, halsband i guld, stålhalsband |  |  | 
deodorant, roll-on | roll-on | roll-on, deo-roll-on | roll-on, déodorant à bille | roll-on, desodorante de bola
frying pan | gjutjärnspanna, gjutjärnspannor, kolstålspanna, järnpanna |  |  | 
toy train | träjärnväg, järnväg i trä, träjärnvägar |  |  | 
fertilizer | näring, tomatnäring, blomnäring, gräsnäring |  |  | 
laundry care |  |  | repassage | planchado
salty snacks |  |  |  | aperitivos, aperitivos salados
hamster wheel |  |  | roue silencieuse pour hamster | rueda silenciosa para hámster
garden kneeler |  |  | repose-genoux, repose-genoux de jardin | reposarrodillas
amplifier, practice amp, guitar practice amp, bass amp, amp |  |  |  | 
paint |  |  |  | pintura blanca, pintura interior, pintura de interior, pintura plástica, pintura para interiores
flower seeds, wildflower seed mix, flower seed mix |  |  |  | 
mushroom growing kit, grow your own mushrooms | odla egna svampar, odla egen svamp, odla egna ostronskivlingar, svampkit | pilzanzuchtset, pilzbox | champignons à cultiver | setas para cultivar
chemistry set, grow your own crystals, crystal kit |  | kristallzuchtset, kristalle züchten | cristaux à faire pousser | cultiva tus cristales
perfume | herrparfym, damparfym | herrenparfüm, damenparfüm |  | 
moth trap |  | kleidermottenfalle |  | 
antihistamine, hay fever relief, hay fever relief tablets, hay fever tablets, allergy tablets, allergy relief tablets |  |  |  |
`

/** Of what things taste, smell or are. */
export const ELSEWHERE_TRAITS = `
hiking | | | rando, la rando, randos | monte
striped, breton, breton stripe | bretonrandig | marinestreifen, bretonisch | marinière, marinières | marinero a rayas
beard, full beard, bushy beard, facial hair | helskägg | vollbart, rauschebart | barbe fournie, grosse barbe, barbu | barba poblada, barbudo
sweetcorn-taste, corn | | mais, kukuruz | blé d'Inde | elote, choclo
potato-taste | | erdäpfel | patates |
apricot-taste | | | | chabacano, damasco
blueberry-taste | | schwarzbeeren | bleuets |
`
