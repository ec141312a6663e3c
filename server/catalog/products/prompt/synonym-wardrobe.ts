/** Further things to wear, to carry and to care with, as synonym-groups.ts. */

export const WARDROBE_THINGS = `
tunic | tunika | tunika | tunique | túnica, blusón
kimono | kimono | kimono | kimono | kimono
poncho, cape | poncho, cape | poncho, umhang, cape | poncho, cape | poncho, capa
trench coat, trenchcoat | trenchcoat | trenchcoat | trench, trench-coat | gabardina, trinchera
windbreaker, wind jacket, windshell, wind shell, windproof jacket, windcheater | vindjacka, vindtygsjacka | windjacke, windbreaker, windbreaker-jacke | coupe-vent, veste coupe-vent | cortavientos, chaqueta cortavientos, rompevientos
fleece jacket, fleece | fleecejacka, fleecetröja, fleece | fleecejacke, fleecepullover | polaire, veste polaire | forro polar, polar
down jacket, puffer jacket, puffer, padded jacket | dunjacka, täckjacka, pufferjacka | daunenjacke, steppjacke, pufferjacke | doudoune, doudounes | plumífero, chaqueta acolchada, anorak de plumas, chaqueta de plumas
softshell jacket, shell jacket, softshell | skaljacka, softshelljacka, softshell | softshelljacke, hardshelljacke, softshell | veste softshell, veste imperméable, softshell | chaqueta softshell, softshell
bomber jacket, bomber | bomberjacka | bomberjacke | blouson bomber, bomber, blouson aviateur | chaqueta bomber, bomber, cazadora bomber
rainwear, rain clothes, rain gear, wet weather gear | regnkläder, regnplagg | regenkleidung, regenbekleidung, regensachen | vêtements de pluie, tenue de pluie | ropa de lluvia
rain trousers, waterproof trousers, rain pants, rain dungarees, puddle pants | regnbyxor, galonbyxor, regnhängselbyxor | regenhose, matschhose, regenlatzhose, matschlatzhose, buddelhose | pantalon de pluie, pantalon imperméable, salopette de pluie | pantalón de lluvia, pantalón impermeable
rain suit, rain set | regnställ, regnset, galonställ | regenanzug, regenset | ensemble de pluie, combinaison de pluie | traje de lluvia
ski trousers, ski pants, salopettes | skidbyxor | skihose, schneehose | pantalon de ski | pantalón de esquí
jumpsuit, playsuit | jumpsuit, playsuit | jumpsuit, einteiler | combinaison, combi-pantalon, combishort | mono, enterizo
dungarees, overalls, bib overalls | snickarbyxor, hängselbyxor | latzhose | salopette | peto, pantalón de peto
tank top, vest top, camisole, sleeveless top, spaghetti top, strappy top, spaghetti strap top | linne, linnen, tanktop, spagettilinne, topp med smala axelband | tanktop, unterhemd, trägertop, trägershirt, spaghettitop, spaghettiträgertop, top mit spaghettiträgern | débardeur, top à fines bretelles, top à bretelles | camiseta de tirantes, top de tirantes, camiseta sin mangas, top de tirantes finos
turtleneck, polo neck, roll neck | polotröja, polokrage | rollkragenpullover, rolli | col roulé, pull à col roulé | jersey de cuello alto, cuello alto, cuello vuelto
thermal underwear, base layer, long johns, thermals, wool thermals | underställ, långkalsonger | thermounterwäsche, lange unterhose, funktionsunterwäsche | sous-vêtement thermique, sous-vêtements thermiques, caleçon long | ropa térmica, camiseta térmica, calzoncillos largos
boxer shorts, boxers, boxer briefs, underpants | kalsonger, kalsong, boxershorts, boxer, boxerkalsonger, trunks, underbyxor, herrkalsonger | boxershorts, boxer, unterhosen, retroshorts, retropants, herrenunterhosen | caleçon, boxer, boxers, boxer moulant, boxer homme | calzoncillos, calzoncillo, bóxer, bóxers, bóxer ajustado
knickers, panties, thong, briefs, g-string | trosor, stringtrosa, trosa, string | slip, slips, höschen, string, herrenslip, damenslip, schlüpfer, tanga | culotte, culottes, string, tanga | bragas, braga, tanga, calzoncillo slip, calzones, bombachas
lingerie | damunderkläder, underklädesset | dessous, damenunterwäsche, reizwäsche | lingerie | lencería
nightdress, nightgown, nightie | nattlinne, nattskjorta | nachthemd | chemise de nuit, nuisette | camisón
joggers, sweatpants, tracksuit bottoms, jogging bottoms | mjukisbyxor, joggingbyxor, träningsbyxor | jogginghose, sweathose, trainingshose | jogging, bas de jogging, pantalon de survêtement, pantalon de jogging, bas de survêtement | pantalón de chándal, joggers
tracksuit | träningsoverall, mjukisset | trainingsanzug, jogginganzug | survêtement | chándal
tuxedo, dinner jacket | smoking | smoking | smoking | esmoquin
blazer, suit jacket, sports jacket | kavaj, blazer | sakko, blazer | veste de costume, blazer | americana, blazer
bow tie | fluga, flugor | fliege | noeud papillon, nœud papillon | pajarita, corbatín
suspenders, trouser braces | hängslen | hosenträger | bretelles | tirantes
cufflinks, cufflink, cuff links | manschettknappar, manschettknapp | manschettenknöpfe, manschettenknopf | boutons de manchette | gemelos, mancuernillas
wedding dress, bridal gown | brudklänning, bröllopsklänning | brautkleid, hochzeitskleid | robe de mariée | vestido de novia
evening gown, evening dress, ball gown, prom dress, satin gown, floor length gown, floor-length gown, formal gown | aftonklänning, balklänning | abendkleid, ballkleid | robe de soirée, robe de bal | vestido de noche, vestido de fiesta, vestido de graduación
clogs, clog | träskor, clogs, träsko | clogs, holzschuhe | sabots, sabot | zuecos, zueco
espadrilles, espadrille | espadriller, espadrillos | espadrilles, espadrille | espadrilles, espadrille | alpargatas, alpargata, esparteñas, alpargatas de cuña
heels, pumps, stilettos, high heels | pumps, klackskor, stilettklackar | pumps, stöckelschuhe, high heels | escarpins, talons, talons hauts | tacones, zapatos de tacón
ankle boots, ankle boot | stövletter, ankelboots, stövlett | stiefelette, stiefeletten, ankle boots | bottines, bottine | botines, botín
loafers, moccasin, moccasins, loafer | mockasin, mockasiner, loafers | mokassin, mokassins, slipper, loafer | mocassin, mocassins | mocasín, mocasines
slip-on shoes, slip-ons | slip-on, slip-ons, slip on-skor | slip-on, schlupfschuhe | slip-on, chaussures sans lacets | zapatillas sin cordones, zapatos sin cordones, zapatillas slip-on
insoles, insole, shoe insole, insoles for shoes | iläggssulor, skosulor, innersulor, inläggssulor, innersula, inläggssula, iläggssula | einlegesohlen, einlegesohle, schuheinlage | semelles, semelle intérieure, semelle | plantillas, plantilla para zapatos, plantillas para zapatos, plantilla
shoelaces, laces, shoelace, shoe laces | skosnören, skosnöre | schnürsenkel, schuhbänder, schuhband, schuhbändel | lacets, lacet, lacets de chaussures | cordones, cordón de zapato, cordones de zapatos
shoe polish, shoe care, shoe cream | skokräm, skovård, skoputs | schuhcreme, schuhpflege, schuhpolitur | cirage | betún, crema para zapatos
beret | basker | baskenmütze | béret | boina
sun hat, bucket hat, sunhat | solhatt, fiskehatt, bucket hat | sonnenhut, fischerhut, bucket hat | chapeau de soleil, bob, capeline | sombrero de sol, gorro de pescador, sombrero para el sol, sombrero de pescador, pamela
baseball cap, cap | keps, basebollkeps | basecap, kappe, schirmmütze, baseballkappe | casquette | gorra, gorra de béisbol
earmuffs, earmuff, ear muffs, ear warmers | öronvärmare, öronmuffar | ohrenschützer, ohrenwärmer | cache-oreilles | orejeras, orejera
hair tie, scrunchie, hair ties, hair elastic | hårsnodd, hårsnoddar, scrunchie, hårtofs, hårgummi | haargummi, haargummis, scrunchie, zopfgummi | chouchou, élastique à cheveux | coletero, goma del pelo, goma para el pelo, goma de pelo, liga para el cabello, scrunchie, coletero de tela
hairband, headband, alice band, hair band | hårband, diadem, pannband | haarband, haarreif, stirnband | serre-tête, bandeau | diadema, cinta de pelo, cinta para la cabeza
clutch, clutch bag, evening bag | kuvertväska, aftonväska, clutch | clutch, abendtasche | pochette, pochette de soirée | cartera de fiesta, bolso de fiesta, cartera de mano, clutch
shoulder bag, crossbody bag, crossbody, messenger bag | axelväska, axelremsväska, messengerväska, crossbodyväska, budväska | umhängetasche, schultertasche, messenger bag, crossbody-tasche, kuriertasche | sac à bandoulière, sac bandoulière, sacoche, besace, sac porté épaule | bandolera, bolso bandolera, bolso cruzado, bolso de hombro
briefcase, laptop bag, document bag | portfölj, datorväska, laptopväska | aktentasche, laptoptasche, notebooktasche, aktenkoffer | porte-documents, sacoche d'ordinateur, mallette, attaché-case | maletín, bolsa para portátil
duffel bag, weekend bag, travel bag, holdall, weekender | weekendbag, weekendbagen, weekendväska, resväska mjuk, duffelbag, duffelväska, resbag, resebag | reisetasche, weekender, duffelbag | sac de voyage, sac week-end, sac polochon | bolsa de viaje, bolsa de fin de semana, petate, bolso de fin de semana
bum bag, fanny pack, belt bag, waist bag | midjeväska, magväska, bältesväska | bauchtasche, gürteltasche, hüfttasche | banane sac, sac banane, pochette ceinture | riñonera
toiletry bag, wash bag, makeup bag, cosmetic bag, sponge bag, make-up bag | necessär, sminkväska, toalettväska, sminkpåse, sminknecessär, kosmetikväska | kulturbeutel, kulturtasche, kosmetiktasche, waschbeutel, waschtasche, schminktasche, necessaire | trousse de toilette, trousse à maquillage, vanity | neceser, bolsa de aseo, bolsa de maquillaje, neceser de maquillaje, bolsa de cosméticos, cosmetiquera
shopping bag, canvas bag, tote bag, tote, shopper, cloth bag, cotton bag | tygkasse, shoppingväska, kasse, tygpåse, totebag, tote bag, tygväska, shopper | einkaufstasche, stoffbeutel, stofftasche, jutebeutel, tragetasche, shopper, tote bag, baumwolltasche | sac de courses, sac fourre-tout, sac cabas, cabas, tote bag, sac en toile, sac en tissu, sac shopping | bolsa de la compra, bolsa de tela, bolso de tela, bolsos de tela, tote bag, shopper
school bag, satchel | skolväska | schulranzen, schultasche, schulrucksack | cartable | mochila escolar, cartera escolar
card holder, cardholder | korthållare, kortfodral | kartenetui, kartenhalter | porte-cartes | tarjetero
passport holder, passport cover | passfodral, passhållare | reisepasshülle, passhülle, reisepass-etui | étui à passeport, protège-passeport | funda de pasaporte, porta pasaporte
keyring, key ring, keychain | nyckelring, nyckelhållare | schlüsselanhänger, schlüsselring | porte-clés, porte-clefs | llavero
brooch | brosch | brosche, anstecknadel | broche bijou, broche | broche, prendedor
stud earrings, ear studs | örstift, stiftörhängen, örhänge stift, örstickor | ohrstecker | puces d'oreilles, clous d'oreilles | pendientes de botón, aretes pequeños
anklet, ankle bracelet | fotlänk, fotkedja, ankelkedja | fußkettchen, fußkette | bracelet de cheville, chaîne de cheville | tobillera, pulsera de tobillo
watch strap | klockarmband | uhrenarmband, uhrarmband | bracelet de montre | correa de reloj
reading glasses, readers glasses | läsglasögon | lesebrille | lunettes de lecture, lunettes loupe | gafas de lectura, gafas de leer, gafas de cerca
contact lenses, contact lens | kontaktlinser, kontaktlins, linser | kontaktlinsen, kontaktlinse | lentilles de contact | lentillas, lentilla, lentes de contacto, pupilentes
eye cream | ögonkräm | augencreme | contour des yeux, crème contour des yeux | contorno de ojos, crema de ojos
toner, face toner | ansiktsvatten | gesichtswasser | lotion tonique, tonique | tónico, tónico facial
makeup remover, make-up remover, make up remover | sminkborttagning, ögonsminkborttagning, make up remover | abschminkmittel, make-up-entferner | démaquillant | desmaquillante, desmaquillador
cotton pads, cotton buds, make-up pads | bomullspads, bomullsrondeller, bomullsrondell, tops | wattepads, wattestäbchen, abschminkpads | disques démaquillants, cotons, disques de coton, cotons démaquillants | discos de algodón, bastoncillos, discos desmaquillantes
nail file | nagelfil | nagelfeile | lime à ongles | lima de uñas
nail clippers, nail scissors | nagelklippare, nagelsax | nagelknipser, nagelschere, nagelzange | coupe-ongles, ciseaux à ongles | cortaúñas, tijeras para uñas
tweezers, tweezer | pincett | pinzette | pince à épiler | pinzas de depilar, pinzas, pinzas para cejas
comb | kam | kamm, haarkamm | peigne | peine
hairbrush, hair brush | hårborste | haarbürste, bürste | brosse à cheveux | cepillo de pelo, cepillo para el pelo
dry shampoo | torrschampo | trockenshampoo | shampoing sec, shampooing sec | champú en seco
conditioner | balsam, hårbalsam | spülung, conditioner | après-shampoing, après-shampooing | acondicionador
hair dye, hair colour | hårfärg, hårtoning | haarfarbe, tönung | coloration, coloration cheveux, teinture | tinte, tinte de pelo
curling iron, curling tongs, curler, hair curler, hair curlers | locktång | lockenstab | fer à boucler, boucleur, fer à friser | rizador, tenacillas, rizador de pelo
electric shaver, electric razor | rakapparat | elektrorasierer, rasierapparat | rasoir électrique | afeitadora, afeitadora eléctrica, máquina de afeitar, rasuradora
beard trimmer, hair clipper, trimmer | skäggtrimmer, hårtrimmer | bartschneider, haarschneider, barttrimmer | tondeuse à barbe, tondeuse à cheveux | recortadora de barba, cortapelos
epilator | epilator | epilierer, epiliergerät | épilateur | depiladora
shaving foam, shaving cream, shaving gel | raklödder, rakskum, rakgel | rasierschaum, rasiercreme, rasiergel | mousse à raser, crème à raser | espuma de afeitar, crema de afeitar
aftershave, after shave, after-shave | rakvatten, aftershave, after shave | rasierwasser, aftershave, after shave | après-rasage, lotion après-rasage, baume après-rasage, after-shave | loción para después del afeitado, aftershave
beard oil | skäggolja | bartöl | huile à barbe | aceite para barba
deodorant, antiperspirant | deodorant, antiperspirant | deo, deodorant, antitranspirant | déodorant, anti-transpirant | desodorante, antitranspirante
insect repellent, mosquito repellent, mosquito spray, bug spray | myggmedel, myggspray | mückenspray, insektenschutz, mückenschutz | anti-moustique, anti-moustiques, répulsif, répulsif insectes, répulsif moustiques | repelente, repelente de mosquitos, antimosquitos, repelente de insectos
plasters, band-aids, sticking plaster, plaster, band-aid | plåster | pflaster, heftpflaster | pansements, pansement, sparadrap | tiritas, tirita, curita, esparadrapo
first aid kit | förbandslåda, första hjälpen-kit, första hjälpen-låda | verbandskasten, erste-hilfe-set | trousse de secours | botiquín
vitamins, supplement, supplements, multivitamin | vitaminer, kosttillskott, multivitamin | vitamine, nahrungsergänzung, nahrungsergänzungsmittel | vitamines, complément alimentaire, compléments alimentaires, multivitamines | vitaminas, suplemento, suplementos, multivitamínico
protein powder, whey protein, vegan protein, plant protein, pea protein | proteinpulver, vassleprotein, veganskt protein, växtprotein, ärtprotein | proteinpulver, eiweißpulver, eiweißshake, molkenprotein, molkeprotein, veganes protein, pflanzenprotein, erbsenprotein | protéine en poudre, protéines en poudre, protéine de lactosérum, protéine végétale, protéine végane | proteína en polvo, proteína whey, proteína de suero, proteína vegana, proteína vegetal
protein bar, energy bar | proteinbar, energibar | proteinriegel, eiweißriegel, energieriegel | barre protéinée, barre énergétique | barrita de proteínas, barrita energética, barrita proteica
tampons, sanitary pads, menstrual cup | bindor, tamponger, menskopp | tampons, damenbinden, menstruationstasse | tampons, serviettes hygiéniques, coupe menstruelle | tampones, compresas, copa menstrual
wipes, wet wipes, baby wipes | våtservetter, våtservett | feuchttücher | lingettes, lingette | toallitas, toallita, toallitas húmedas
toothpaste | tandkräm | zahnpasta, zahncreme | dentifrice | pasta de dientes, dentífrico
mouthwash | munskölj, munvatten | mundwasser, mundspülung | bain de bouche | enjuague bucal, colutorio
dental floss | tandtråd | zahnseide | fil dentaire | hilo dental, seda dental
bathroom scale, bathroom scales | badvåg, personvåg | personenwaage, körperwaage | pèse-personne | báscula de baño
blood pressure monitor | blodtrycksmätare | blutdruckmessgerät | tensiomètre | tensiómetro
hot water bottle, heating pad | värmeflaska, värmedyna, vetekudde | wärmflasche, heizkissen, körnerkissen | bouillotte, coussin chauffant | bolsa de agua caliente, almohadilla térmica
massage gun, massager | massagepistol, massageapparat | massagepistole, massagegerät | pistolet de massage, appareil de massage | pistola de masaje, masajeador
bath salts, bath bomb, bath foam | badsalt, badbomb, badskum | badesalz, badebombe, schaumbad, badezusatz | sels de bain, boule de bain, bain moussant | sales de baño, bomba de baño, espuma de baño
breton top, breton shirt, sailor top, stripy top | bretontröja, sjömanströja | ringelshirt, bretonshirt, matrosenshirt | marinière, marinières | camiseta marinera, camiseta de rayas marineras
`
