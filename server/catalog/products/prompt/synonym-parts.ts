/** Spare parts, the pharmacy's shelf, instruments, animals' and gardens' things, boxes for things, and departments, as synonym-groups.ts. */

export const PART_THINGS = `
violin, fiddle | fiol | geige, violine | violon | violín
viola | altfiol | bratsche | violon alto | viola
double bass | kontrabas | kontrabass | contrebasse | contrabajo
clarinet | klarinett | klarinette | clarinette | clarinete
flute, recorder | tvärflöjt, blockflöjt, flöjt | querflöte, blockflöte, flöte | flûte à bec, flûte traversière, flûte | flauta dulce, flauta travesera, flauta
trombone | trombon | posaune | trombone à coulisse | trombón
banjo, mandolin | banjo, mandolin | banjo, mandoline | banjo, mandoline | banjo, mandolina
djembe, bongos, conga, hand drum, percussion | djembe, bongotrummor, slagverk, handtrumma | djembe, bongos, cajon, handtrommel, schlagwerk | djembé, bongos, percussions, tambourin | djembé, yembé, bongós, percusión, cajón flamenco, pandereta
xylophone, glockenspiel | xylofon, klockspel | xylophon, glockenspiel | xylophone, carillon | xilófono, metalófono
amplifier, guitar amp, guitar amplifier | gitarrförstärkare | gitarrenverstärker | ampli guitare, amplificateur guitare | amplificador de guitarra
songbook, song book, chord book | visbok, sångbok, ackordbok | liederbuch, songbook | recueil de chansons, carnet de chant | cancionero, libro de canciones
terrarium, vivarium | terrarium | terrarium, terrarien | terrarium | terrario
heat lamp, reptile lamp | värmelampa | wärmelampe | lampe chauffante | lámpara de calor
rabbit food, rabbit pellets, guinea pig food | kaninfoder, kaninmat, marsvinsfoder | kaninchenfutter, meerschweinchenfutter | granulés pour lapin, nourriture pour lapin, nourriture lapin, nourriture rongeur | comida para conejos, pienso para conejos, pienso para roedores
chicken feed, hen feed, poultry feed | hönsfoder, värpfoder, hönsmat | hühnerfutter, legemehl | aliment pour poules, graines pour poules, nourriture pour poules | pienso para gallinas, comida para gallinas
horse feed, horse treats | hästfoder, hästgodis | pferdefutter, pferdeleckerli | aliment pour cheval, friandises pour chevaux, nourriture pour cheval, friandises cheval | pienso para caballos, golosinas para caballos
bridle, horse halter | träns, grimma, tyglar, huvudlag | trense, halfter, zügel, zaum | licol, rênes, filet cheval, bridon | cabezada, ronzal, riendas
flea collar, tick collar, flea treatment, tick remover | fästinghalsband, loppmedel, fästingmedel, fästingplockare | zeckenhalsband, flohhalsband, flohmittel, zeckenzange, zeckenmittel | collier antipuces, collier anti-puces, antiparasitaire, tire-tique, antipuce, anti-puces, collier antiparasitaire | collar antiparasitario, collar antipulgas, antipulgas
pet nail clippers, dog nail clippers, claw clippers | klosax, klotång | krallenschere, krallenzange | coupe-griffes | cortaúñas para perros, cortaúñas para gatos
litter scoop | kattsandsspade, sandskopa | katzenstreuschaufel, streuschaufel | pelle à litière | pala para arena
dog raincoat, dog rain jacket | hundregntäcke, regntäcke hund, regntäcke för hund, hundregnjacka, regnjacka hund | hunderegenmantel, hunderegenjacke | imperméable pour chien, ciré pour chien | impermeable para perro, chubasquero para perro
beehive, bee hive, beekeeping kit | bikupa, biodlarset | bienenstock, bienenkasten, bienenbeute | ruche | colmena
garden gnome, gnome | trädgårdstomte | gartenzwerg | nain de jardin | gnomo de jardín, enanito de jardín, enano de jardín
swing seat, garden swing, porch swing | hammockgunga, trädgårdsgunga | hollywoodschaukel, gartenschaukel | balancelle, balancelle de jardin | balancín de jardín, columpio de jardín
insect hotel | insektshotell | insektenhotel | hôtel à insectes | hotel de insectos
bird bath, birdbath | fågelbadkar | vogeltränke | abreuvoir à oiseaux | bañera para pájaros
trellis, plant support | spaljé, växtstöd, blompinne | rankgitter, rankhilfe, spalier, pflanzstab, pflanzenstütze | treillis, tuteur, treillage | celosía, enrejado, tutor para plantas
weed killer, slug pellets, weedkiller | ogräsmedel, snigelmedel, ogräsbekämpning | unkrautvernichter, schneckenkorn | désherbant, anti-limaces | herbicida, antibabosas
brake pads, brake discs, brake shoes | bromsbelägg, bromsklossar, bromsskivor | bremsbelag, bremsbeläge, bremsklötze, bremsscheiben | plaquettes de frein, disques de frein, patins de frein | pastillas de freno, discos de freno, zapatas de freno
spark plug, spark plugs | tändstift | zündkerze, zündkerzen | bougie d'allumage, bougies d'allumage | bujía, bujías
jumper cables, jump leads, jump starter | startkabel, starthjälp | starthilfekabel, überbrückungskabel | pinces de démarrage, démarreur de batterie | pinzas de arranque, arrancador de batería
snow chains, tyre chains | snökedjor, snökedja | schneeketten, schneekette | chaînes à neige, chaînes neige, chaînes de neige | cadenas de nieve, cadenas para la nieve
car battery | bilbatteri | autobatterie, starterbatterie | batterie de voiture, batterie voiture, batterie auto | batería de coche, batería para coche
car air freshener | doftgran, bildoft, wunderbaum | autoduft, duftbaum | désodorisant voiture, parfum voiture | ambientador de coche, ambientador para coche
tow rope, tow bar | bogserlina, dragkrok | abschleppseil, anhängerkupplung | corde de remorquage, attelage, sangle de remorquage, câble de remorquage | cable de remolque, enganche de remolque, cuerda de remolque, eslinga de remolque
warning triangle | varningstriangel | warndreieck | triangle de signalisation | triángulo de emergencia, triángulo de señalización
oil filter, air filter, cabin filter, pollen filter | oljefilter, luftfilter, kupéfilter, pollenfilter | ölfilter, luftfilter, innenraumfilter, pollenfilter | filtre à huile, filtre à air, filtre à pollen | filtro de aceite, filtro de aire, filtro de habitáculo, filtro de polen
wiper blades, windshield wipers, windscreen wiper | vindrutetorkare, torkarblad | wischerblatt, scheibenwischerblätter | essuie-glace, balais d'essuie-glace | limpiaparabrisas, escobilla limpiaparabrisas
motorcycle gloves, motorbike gloves | mc-handskar, motorcykelhandskar | motorradhandschuhe | gants moto, gants de moto | guantes de moto
motorcycle jacket, motorbike jacket | mc-jacka, motorcykeljacka, skinnställ | motorradjacke | blouson moto, veste moto, blouson de moto | chaqueta de moto, cazadora de moto
bike chain, bicycle chain | cykelkedja | fahrradkette | chaîne de vélo, chaîne vélo | cadena de bicicleta, cadena de bici
bike tyre, bicycle tyre, bike tire, bicycle tire | cykeldäck | fahrradreifen, fahrradmantel | pneu vélo, pneu de vélo | neumático de bicicleta, cubierta de bicicleta, neumático de bici
bike trailer, bicycle trailer | cykelvagn, cykelkärra | fahrradanhänger | remorque vélo, remorque de vélo | remolque de bicicleta, remolque para bici
bike basket, bicycle basket | cykelkorg | fahrradkorb | panier vélo, panier de vélo | cesta de bicicleta, cesta para bici
bike bag, panniers, bike panniers | packväska, packväskor, cykelväskor | fahrradtaschen, packtaschen | sacoches vélo, sacoches de vélo | alforjas
label printer, label maker | etikettskrivare, märkmaskin | etikettendrucker, beschriftungsgerät | étiqueteuse, imprimante d'étiquettes | etiquetadora, impresora de etiquetas
laminator | lamineringsmaskin, laminator, lamineringsapparat | laminiergerät | plastifieuse | plastificadora
letter tray, document tray | brevkorg, dokumentställ, brevfack | briefablage, ablagekorb, briefkorb | corbeille à courrier, bac à courrier, bannette | bandeja de documentos, bandeja para papeles, bandeja portadocumentos
blood pressure monitor, blood pressure cuff, blood pressure meter | blodtrycksmanschett | blutdruckmesser | tensiomètre | tensiómetro
earplugs, earplug, ear plugs, ear plug | öronproppar, öronpropp | ohrstöpsel, ohrenstöpsel, gehörschutzstöpsel | bouchons d'oreilles, bouchon d'oreille, bouchons d'oreille, boules quies | tapones para los oídos, tapones de oídos, tapones para dormir, tapones oídos
nasal spray, nose spray | nässprej, nässpray | nasenspray | spray nasal | spray nasal, aerosol nasal
cough syrup, cough medicine, cough mixture | hostmedicin, hostsirap, hostdämpande | hustensaft, hustensirup | sirop contre la toux, sirop pour la toux, sirop toux | jarabe para la tos, jarabe de la tos
lozenges, lozenge, throat lozenges, cough drops, cough sweets, throat sweets, throat lozenge | halstabletter, halstablett, halspastiller | hustenbonbons, hustenbonbon, halstabletten, lutschtabletten, halspastillen, halsbonbons, lutschtablette | pastilles pour la gorge, pastilles gorge, pastilles, pastille pour la gorge | pastillas para la garganta, caramelos para la tos, pastillas para la tos
lice shampoo, lice treatment, nit comb | lusschampo, luskam, lusmedel | läuseshampoo, läusemittel, läusekamm | shampooing anti-poux, antipoux, peigne à poux, traitement anti-poux | champú antipiojos, antipiojos, loción antipiojos, lendrera, tratamiento antipiojos
knee brace, knee support | knästöd, knäortos | kniebandage, knieorthese | genouillère orthopédique, orthèse de genou | rodillera, rodillera ortopédica
back brace, lumbar support, lumbar support belt, back support, back support belt | ryggbälte, svankstöd | rückenbandage, rückenstütze, rückenstützgürtel | ceinture lombaire, soutien lombaire | faja lumbar, cojín lumbar
hot water bottle, heat pad, wheat bag, heat pack | värmekudde | wärmekissen | bouillotte sèche | cojín térmico, manta eléctrica
contact lens solution, lens solution | linsvätska | kontaktlinsenlösung, linsenflüssigkeit, kontaktlinsenflüssigkeit, kombilösung | solution pour lentilles, produit lentilles | líquido para lentillas, solución para lentillas
first aid kit, first-aid kit | första hjälpen-väska, första hjälpen, första hjälpen-kit | verbandkasten, erste hilfe set | trousse de premiers secours, kit de premiers secours | botiquín de primeros auxilios
pregnancy test | graviditetstest | schwangerschaftstest | test de grossesse | test de embarazo, prueba de embarazo
magnesium | magnesium, magnesiumtabletter | magnesium, magnesiumtabletten | magnésium | magnesio
painkillers, painkiller, ibuprofen, paracetamol, pain relief tablets | värktabletter, värktablett, smärtstillande, ibuprofen | schmerztabletten, schmerzmittel, ibuprofen | antidouleur, antidouleurs, ibuprofène, paracétamol, antalgique | analgésico, analgésicos, ibuprofeno, paracetamol, calmantes
hair loss treatment, hair growth serum, hair loss shampoo | håravfallsmedel, hårtillväxtserum | haarwuchsmittel, haarserum | sérum anti-chute, shampooing anti-chute, anti-chute | anticaída, champú anticaída, tratamiento anticaída, loción anticaída
nasal strips, snoring strips | nässtrips, snarkskena | schnarchschiene, nasenpflaster | bandelettes nasales | tiras nasales, férula antirronquidos
aquavit, snaps | akvavit, snaps, brännvin | aquavit | aquavit | aquavit, orujo
truffle oil | tryffelolja | trüffelöl | huile de truffe | aceite de trufa
ham, prosciutto, cured ham, serrano ham | skinka, lufttorkad skinka, serranoskinka | schinken, rohschinken, serranoschinken | jambon, jambon cru, jambon de pays | jamón, jamón serrano, jamón ibérico
nougat | nougat, nugat | nougat | nougat, touron | turrón, turrones
macarons, marshmallows, macaron | maränger, marshmallows, macarons, macaron | macarons, marshmallows, macaron | macarons, guimauves, macaron | macarons, malvaviscos, nubes de azúcar, macarrón francés
potty | potta | töpfchen | pot bébé, pot pour bébé, pot d'apprentissage, pot musical, pot de propreté, pot pour enfant | orinal, orinal infantil
baby bouncer, baby swing, baby rocker | babygunga, babysitter | babywippe, babyschaukel | transat bébé, transat pour bébé, balancelle bébé | hamaca para bebé, hamaca bebé, balancín bebé
pram, baby carriage, carrycot | liggvagn | babywagen | nacelle | capazo
changing mat | skötdyna | wickelauflage | matelas à langer | colchoneta cambiador
fabric, cloth by the metre | tyg, tyger, metervara, bomullstyg, linnetyg, jerseytyg | stoff, stoffe, meterware | tissu, tissus, tissu au mètre | tela, telas, tela por metros
embroidery kit, cross stitch kit | broderiset, korsstygn | stickpackung, kreuzstichset | kit broderie, kit point de croix | punto de cruz
beads, bead set, craft beads | pärlor | perlen, bastelperlen | perles, coffret de perles, perles à enfiler | abalorios, cuentas de madera, cuentas
modelling clay, air dry clay, air drying clay, polymer clay | lufttorkande lera | modelliermasse | pâte autodurcissante | pasta de modelar
calligraphy set | kalligrafiset | kalligrafieset, kalligraphie-set, kalligrafie-set | coffret de calligraphie, kit de calligraphie, plume calligraphie | set de caligrafía, juego de caligrafía
loom, weaving loom | vävstol, vävram | webstuhl, webrahmen | métier à tisser | telar
vacuum bags, vacuum cleaner bags, dust bags, hoover bags | dammsugarpåsar, dammsugarpåse | staubsaugerbeutel, staubbeutel | sacs d'aspirateur, sacs aspirateur, sac aspirateur | bolsas de aspiradora, bolsas para aspiradora
water filter, filter cartridges, water filter jug | vattenfilter, filterpatroner, filterkanna, vattenfilterkanna | wasserfilter, filterkartuschen, wasserfilterkanne | filtre à eau, cartouches filtrantes, carafe filtrante | filtro de agua, cartuchos de filtro, jarra filtrante, jarra purificadora
shower head, shower hose | duschhandtag, duschslang | duschschlauch, brauseschlauch | pomme de douche, flexible de douche | flexo de ducha, manguera de ducha
battery pack, replacement battery, spare battery, rechargeable battery | reservbatteri, utbytesbatteri | ersatzakku, ersatzbatterie | batterie de rechange, batterie de remplacement | batería de repuesto, batería de recambio
mower blade, lawnmower blade | gräsklipparkniv, klippkniv | ersatzmesser, mähmesser, rasenmähermesser | lame de tondeuse, lame tondeuse | cuchilla de cortacésped, cuchillas de cortacésped
hinges, hinge | gångjärn, dörrgångjärn | scharniere, scharnier, türscharnier | charnière, charnières, paumelles | bisagra, bisagras
doorknob, doorhandle | dörrknopp | türknauf | bouton de porte | manilla de puerta, tirador de puerta
smoke alarm, smoke detector | brandvarnare, rökdetektor | rauchmelder, rauchwarnmelder | détecteur de fumée, alarme incendie | detector de humo, alarma de humo
fire extinguisher, fire blanket | brandsläckare, brandfilt | feuerlöscher, löschdecke | extincteur, couverture anti-feu, couverture antifeu | extintor, manta ignífuga
drying rack, clothes rack | torkställ, torkvinda | wäschespinne | sèche-linge pliant | tendedero plegable
wine rack | vinställ, vinhylla | weinregal | porte-bouteilles, casier à vin, range-bouteilles | botellero, estante de vino
jewellery box, jewelry box | smyckeskrin, smyckesskrin | schmuckkästchen, schmuckkasten, schmuckschatulle | boîte à bijoux, coffret à bijoux | joyero, caja para joyas
toy box, toy storage | leksakslåda, leksaksförvaring | spielzeugkiste, spielzeugtruhe | coffre à jouets, rangement jouets | baúl para juguetes, caja de juguetes
raclette, fondue pot | fondueset | fondue-set, fonduetopf, raclettegerät | service à fondue, appareil à fondue | juego de fondue
cocktail shaker, cocktail set, bar set | cocktailset, barset | cocktail-set, barset | shaker à cocktail, coffret cocktail | set de coctelería
poncho, rain poncho | regnponcho | regenponcho | poncho de pluie, cape de pluie | poncho impermeable
maternity jeans, maternity trousers, maternity wear | gravidjeans, mammajeans, gravidbyxor, mammakläder, mammabyxor | umstandsjeans, umstandshose, umstandsmode | jean de grossesse, pantalon de grossesse, vêtements de grossesse | vaqueros premamá, pantalón premamá, ropa premamá
magic set, magic kit, magic tricks | trollerilåda, trolleriset, trollerisats | zauberkasten, zauberkoffer, zaubertricks | coffret de magie, boîte de magie, tours de magie | juego de magia, caja de magia, trucos de magia
sand toys, sandpit toys, beach toys, bucket and spade, buckets and spades, spades and buckets, sand moulds, sandbox toys, sandpit set | sandleksaker, hink och spade, hinkar och spadar, strandleksaker, sandset, sandformar | sandspielzeug, sandkastenspielzeug, strandspielzeug, eimer und schaufel, sandförmchen, sandspielset, sandset | jouets de plage, jouets de sable, seau et pelle, seaux et pelles, jeux de sable, jeu de sable, set de plage | juguetes de playa, cubo y pala, cubos y palas, juguetes de arena, juguetes para la playa, moldes de arena, set de playa
car parts, car accessories, auto parts, car spares | bildelar, biltillbehör | autoteile, autozubehör, kfz-teile, kfz-zubehör | pièces auto, accessoires auto, accessoires voiture, pièces de voiture | accesorios de coche, accesorios para coche, recambios de coche, piezas de coche
bike parts, bike accessories, bicycle parts, bicycle accessories | cykeldelar, cykeltillbehör | fahrradteile, fahrradzubehör | pièces vélo, accessoires vélo, pièces de vélo | accesorios de bicicleta, accesorios para bici, recambios de bicicleta
spare parts, replacement parts | reservdelar, reservdel | ersatzteile, ersatzteil | pièces détachées, pièces de rechange | recambios, repuestos, piezas de recambio
shaving brush | rakborste | rasierpinsel | blaireau | brocha de afeitar
vitamins, food supplement, dietary supplements | kosttillskott | nahrungsergänzung | compléments, complément | complementos alimenticios, suplementos alimenticios
medicine, medicines, remedies | medicin, mediciner, läkemedel | medikamente, arzneimittel, medizin | médicaments, médicament | medicamentos, medicamento, medicinas
`

/** What somebody suffers from, or does, for which there are things. */
export const REASONS = `
cough, coughing, coughs | hosta, hostar | husten, hustet | toux, tousse, tousser | tos, tose, toser
sore throat, throat | ont i halsen, halsont | halsschmerzen, halsweh | mal de gorge, gorge | dolor de garganta, garganta
flu, common cold, blocked nose, runny nose | förkylning, förkyld, snuva, täppt näsa | erkältung, erkältet, schnupfen, grippe, verstopfte nase | rhume, enrhumé, enrhumée, grippe, nez bouché | resfriado, resfriada, catarro, gripe, nariz tapada
snoring, snores, snore | snarkar, snarka, snarkning, snarkningar | schnarchen, schnarcht | ronflement, ronflements, ronfle, ronfler | ronquidos, ronca, roncar
noise, noisy | buller, oljud, ljudnivå | lärm | bruit, bruyant | ruido, ruidos, ruidoso
insomnia, sleepless | sömnlös, sömnlöshet, sömnproblem | schlaflos, schlaflosigkeit, einschlafen | insomnie, insomnies | insomnio
sleep, better sleep | sova, sömn, sover | schlaf, schlafen | sommeil, dormir | sueño, dormir
lice, head lice, nits | löss, huvudlöss | läuse, kopfläuse, nissen | poux, lentes | piojos, liendres
ticks, fleas, flea, tick | fästingar, fästing, loppor | zecken, zecke, flöhe | tiques, tique, puces | garrapatas, garrapata, pulgas
fever, temperature | feber | fieber | fièvre | fiebre
headache, headaches, pain relief | huvudvärk, migrän | kopfschmerzen, kopfweh, migräne | mal de tête, migraine | dolor de cabeza, migraña
back pain, sore back, bad back | ryggont, ont i ryggen, ryggen | rückenschmerzen, rücken | mal de dos, mal au dos | dolor de espalda, espalda
knee, knees, knee pain | knä, knän, knäet, knäna | knie, knieschmerzen | genou, genoux | rodilla, rodillas
hair loss, losing my hair, losing hair, hair growth | håravfall, tappar håret, tappar hår, hårtillväxt | haarausfall, haarwuchs, verliere haare, verliere meine haare | chute de cheveux, chute des cheveux, perds mes cheveux, perd ses cheveux | caída del cabello, caída del pelo, cae el pelo, pierdo pelo
rain, rainy, getting wet, gets wet, wet weather | regn, regnar, regnigt, regnväder, bli blöt, blir blöt | regen, regnet, regnerisch, nass werden, wird nass | pluie, pluvieux, pleut, se mouiller | lluvia, lluvioso, llueve, mojarse, mojarme
feeling cold, always cold, freezing | fryser, frusen | friere, friert, frieren | frileux, frileuse, a froid, ai froid | friolero, friolera, tengo frío, tiene frío, pasar frío
beekeeping, beekeeper, beekeepers, bees | biodling, biodlare, bin | imkerei, imker, imkern, bienen | apiculture, apiculteur, abeilles | apicultura, apicultor, abejas
shaving, wet shave, shaves | rakning, rakar sig | rasur, rasiert sich | rasage, se rase | afeitado, afeita, se afeita, afeita a navaja, afeitarse a navaja
craft, crafts, handicraft, needlework | hantverk, handarbete | handarbeit, handarbeiten, basteln, bastelbedarf | travaux manuels, loisirs créatifs | manualidades
fika, coffee break | fika, fikabröd, fikastund | kaffeeklatsch, kaffeekränzchen | pause café | merienda
fingernails, toenails, manicure | naglar, manikyr | fingernägel, fußnägel, maniküre | ongles, manucure | uñas, manicura
`

export const PART_KINDS = `
musical instrument < viola, double bass, clarinet, trombone, banjo, djembe, xylophone
pet supplies < terrarium, rabbit food, chicken feed, horse feed, flea collar, pet nail clippers, litter scoop, dog raincoat, dog harness
dog coat < dog raincoat
dog < dog coat, dog raincoat, dog harness, flea collar
cat < cat flap, litter scoop
horse tack < bridle
garden < beehive, garden gnome, swing seat, insect hotel, bird bath, trellis, weed killer, fire pit, wheelbarrow
outdoor furniture < swing seat
car parts < brake pads, spark plug, jumper cables, snow chains, car battery, car air freshener, tow rope, warning triangle, oil filter, wiper blades, engine oil, roof box, ice scraper, car seat cover, car mat, tyre, car wax
bike parts < bike chain, bike tyre, inner tube, bike light, bike pump, bike lock, bike bell, bike basket, bike bag
spare parts < brake pads, spark plug, oil filter, wiper blades, bike chain, bike tyre, inner tube, water filter, mower blade, hinges, replacement filter
cycling < bike parts, bike trailer
tyre < bike tyre
gloves < motorcycle gloves
jacket < motorcycle jacket
jeans < maternity jeans
stationery < label printer, laminator, letter tray, shredder, whiteboard
office < shredder, whiteboard, laminator, label printer, letter tray
medicine < cough syrup, lozenges, nasal spray, painkillers
baby gear < potty, baby bouncer
craft < fabric, beads, calligraphy set, loom, yarn
craft kit < beads
toy < tricycle, magic set, sand toys, walkie talkie, dice
drink < aquavit
food < saffron, truffle oil, nougat, macarons
candy < nougat, macarons
furniture < wine rack
cough < cough syrup, lozenges
sore throat < lozenges
flu < nasal spray, cough syrup, lozenges
snoring < earplugs, nasal strips
noise < earplugs, ear defenders
insomnia < earplugs
sleep < earplugs
lice < lice shampoo
ticks < flea collar
fever < thermometer
headache < painkillers
back pain < back brace, hot water bottle
knee < knee brace, knee pads
hair loss < hair loss treatment
rainwear < raincoat, rain trousers, rain suit, rain boots, dog raincoat
rain < raincoat, umbrella, rain boots, rain trousers, rain suit, poncho, dog raincoat, trench coat
feeling cold < hot water bottle, heater, blanket
beekeeping < beehive
shaving < razor, electric shaver, shaving foam, shaving brush, aftershave
garden < hedge trimmer, greenhouse
fika < coffee, biscuit, buns, cake
fingernails < nail polish, nail file, nail clippers
`
