/** Further things of the house, as synonym-groups.ts: rooms, kitchen, laundry, electronics of every day. */

export const HOUSEHOLD_THINGS = `
desk, writing desk, computer desk, standing desk | skrivbord, datorbord | schreibtisch, computertisch | bureau, table de bureau | escritorio, mesa de escritorio, mesa de ordenador
handbag, handbags, hand bag, purse | handväska | handtasche | sac à main | bolso, bolso de mano
wallet, billfold | plånbok, plånböcker | geldbörse, portemonnaie, brieftasche | portefeuille | cartera, billetera, cartera de mujer, cartera de hombre
beanie, knit hat, woolly hat, bobble hat | mössa, toppluva, stickad mössa | mütze, strickmütze, beanie, bommelmütze | bonnet | gorro de lana, gorro
duvet cover, bedding set, duvet set, bed linen set | påslakan, påslakanset, bäddset | bettwäsche, bettbezug, bettwäscheset, bettwäsche-set | housse de couette, parure de lit | funda nórdica, funda de edredón, juego de cama
alarm clock | väckarklocka | wecker, radiowecker | réveil, réveille-matin | despertador
electric toothbrush, sonic toothbrush | eltandborste, elektrisk tandborste | elektrische zahnbürste, schallzahnbürste | brosse à dents électrique | cepillo de dientes eléctrico, cepillo eléctrico
lip gloss, lipgloss | läppglans | lipgloss | gloss, brillant à lèvres | brillo de labios
eyeliner | eyeliner | eyeliner, kajal, lidstrich | eye-liner, eyeliner | delineador de ojos, delineador, eyeliner
concealer | concealer, täckstift | concealer, abdeckstift | anticernes, correcteur, anti-cernes | corrector, corrector de ojeras, corrector facial, antiojeras
kettlebell | kettlebell | kettlebell, kugelhantel | kettlebell | pesa rusa, kettlebell
action camera, action cam | actionkamera | actionkamera, action-cam, actioncam | caméra d'action, caméra sport | cámara deportiva, cámara de acción
scented candle, scented candles | doftljus | duftkerze, duftkerzen | bougie parfumée, bougies parfumées | vela perfumada, velas perfumadas, vela aromática
children's book, kids book, kids' book, picture book, storybook, book for children, books for children, books for kids | barnbok, barnböcker, bilderbok, bilderböcker, kapitelbok | kinderbuch, kinderbücher, bilderbuch | livre pour enfant, livre pour enfants, livre jeunesse, album jeunesse, livre d'enfant | libro infantil, cuento infantil, libro para niños, cuentos infantiles, cuento
footstool, pouf, ottoman, pouffe | fotpall, puff, sittpuff | pouf, fußhocker, polsterhocker, sitzpouf | pouf, repose-pieds, repose-pieds de salon, ottoman | puf, reposapiés, otomana, escabel
bean bag, beanbag | sittsäck, saccosäck | sitzsack | pouf poire, poire | puf pera
bunk bed, bunk beds | våningssäng, våningssängar | etagenbett, hochbett, stockbett | lit superposé, lits superposés, lit mezzanine | litera, literas
headboard | sänggavel, huvudgavel | kopfteil, betthaupt, bettkopfteil | tête de lit | cabecero
bed frame, slatted base, slatted bed base | sängram, ribbotten, sängbotten, sängstomme | bettgestell, lattenrost, bettrahmen | cadre de lit, sommier, structure de lit, sommier à lattes | somier, estructura de cama, marco de cama
mattress topper | bäddmadrass | topper, matratzenauflage | surmatelas | topper, sobrecolchón
mattress protector | madrasskydd | matratzenschoner, matratzenschutz | protège-matelas | protector de colchón, cubrecolchón
shoe rack, shoe cabinet, shoe cupboard | skohylla, skoskåp, skoställ | schuhregal, schuhschrank, schuhschränke, schuhkipper, schuhständer | meuble à chaussures, range-chaussures, étagère à chaussures | zapatero, mueble zapatero
coat rack, coat stand, coat hooks, hat rack | hatthylla, krokhylla, rockhängare, klädhängare, hängare | garderobe, kleiderständer, garderobenständer | porte-manteau, portemanteau, patère | perchero
clothes hanger, coat hanger, hanger, hangers, velvet hangers | galge, galgar, klädgalge, klädgalgar | kleiderbügel, bügel aus holz, samtbügel | cintre, cintres | percha, perchas, ganchos de ropa
umbrella stand | paraplyställ | schirmständer | porte-parapluie | paragüero
room divider, folding screen | rumsavdelare, skärmvägg | raumteiler, paravent | paravent, séparation de pièce, séparateur de pièce | biombo, separador, separador de ambientes
pendant light, pendant lamp, hanging lamp | pendellampa, takpendel | hängelampe, pendelleuchte, hängeleuchte | suspension, suspension luminaire, lustre suspension, luminaire suspendu, luminaire suspension, lampe suspendue, lampe suspension | lámpara colgante, lámpara de techo colgante, luminaria colgante
wall lamp, wall light, sconce | vägglampa | wandlampe, wandleuchte | applique, applique murale | aplique, aplique de pared, lámpara de pared
light bulb, light bulbs, bulb | glödlampa, glödlampor | glühbirne, glühbirnen, leuchtmittel | ampoule, ampoules | bombilla, bombillas
led strip, led strips, light strip | ledslinga, led-list, ledlist | led-streifen, led-band, lichtband | ruban led, bande led | tira led, tiras led
lampshade | lampskärm | lampenschirm | abat-jour | pantalla de lámpara
lantern | lykta, lanterna | laterne, windlicht | lanterne, photophore | farol, farolillo
candlestick, candle holder, candelabra | ljusstake, ljushållare, kandelaber | kerzenständer, kerzenhalter, kerzenleuchter | bougeoir, chandelier, porte-bougie | candelabro, portavelas
tealight, tea light, tealights, tea lights | värmeljus | teelicht, teelichter | bougie chauffe-plat, chauffe-plat | vela de té, velas de té
wall art, canvas print | väggkonst, canvastavla | wandbild, leinwandbild | décoration murale, toile murale, toile imprimée, tableau toile | lienzo, lienzo impreso, cuadro decorativo
bath mat | badrumsmatta, badmatta | badematte, badteppich, badvorleger | tapis de bain | alfombrilla de baño, alfombra de baño
doormat | dörrmatta, entrématta | fußmatte, fussmatte, türmatte, fußabtreter | paillasson, tapis d'entrée | felpudo
shower curtain | duschdraperi | duschvorhang | rideau de douche | cortina de ducha, cortina de baño
shower head, showerhead | duschmunstycke, duschhuvud | duschkopf, handbrause | pommeau de douche, douchette | alcachofa de ducha, cabezal de ducha
toilet brush | toalettborste, wc-borste | klobürste, toilettenbürste, wc-bürste | brosse wc, brosse de toilette, brosse de toilettes | escobilla de baño, escobilla, escobilla wc
toilet seat | toalettsits, wc-sits, toasits | toilettensitz, klobrille, toilettendeckel, wc-sitz | abattant wc, lunette de toilette | tapa de inodoro, asiento de inodoro, tapa de wc, tapa de váter
toilet paper, loo roll | toalettpapper, toapapper, toarullar, toarulle | toilettenpapier, klopapier, wc-papier | papier toilette, papier wc, pq | papel higiénico, papel de váter, papel de baño
soap dispenser | tvålpump, tvåldispenser | seifenspender | distributeur de savon | dispensador de jabón, dosificador de jabón, jabonera con dosificador
laundry basket, laundry hamper | tvättkorg | wäschekorb | panier à linge, corbeille à linge | cesto de ropa, cesto de la ropa, cesto para ropa, cesto de ropa sucia
box, storage box, storage boxes, storage basket, storage bin | förvaringslåda, förvaringskorg, förvaringsbox | aufbewahrungsbox, aufbewahrungskorb, aufbewahrungskiste | boîte de rangement, bac de rangement | caja de almacenaje, caja de almacenamiento, caja organizadora
ironing board | strykbräda, strykbrädor, strykbord | bügelbrett | planche à repasser, table à repasser | tabla de planchar
drying rack, clothes horse, clothes airer, airer | torkställning, tvättställning | wäscheständer, trockenständer, trockengestell, stewi | étendoir, étendoir à linge, séchoir à linge | tendedero, tendal
mop | mopp, golvmopp | wischmopp, wischmop, mopp, wischer | serpillière, balai à franges, balai serpillière, balai espagnol | fregona, mopa, trapeador
broom | kvast, sopkvast, sopborste | besen | balai | escoba
bucket, pail | hink, spann | eimer, putzeimer | seau | cubo, balde, cubeta
dustpan, dustpan and brush | sopskyffel, sopset | kehrschaufel, kehrgarnitur, kehrblech, handfeger | pelle à poussière, pelle balayette, pelle et balayette, ramassette | recogedor, recogedor y cepillo
trash can, waste bin, bin, rubbish bin, dustbin, kitchen bin | papperskorg, soptunna, sophink, avfallskärl | mülleimer, abfalleimer, papierkorb, mülltonne | poubelle, corbeille à papier, poubelle de cuisine | cubo de basura, papelera, bote de basura
bin bags, bin liners, trash bags, rubbish bags, garbage bags, refuse sacks, waste bags | soppåsar, sopsäckar, soppåse, sopsäck, avfallspåse, avfallspåsar, sopsäckarna | müllbeutel, müllsäcke, müllsack, abfallsäcke, abfallbeutel, abfalltüten, mülltüten, mülltüte | sacs poubelle, sac poubelle, sacs à ordures, sac à ordures | bolsas de basura, bolsa de basura, bolsas para la basura
sponge, sponges, cleaning cloth, dishcloth | disktrasa, tvättsvamp, disksvamp | schwamm, schwämme, putztuch, spüllappen, spülschwamm, putzschwamm | éponge, éponges, lavette, éponge à gratter | esponja, esponjas, bayeta, estropajo, esponja de cocina
washing-up liquid, dishwashing liquid, dish soap | diskmedel | spülmittel, geschirrspülmittel | liquide vaisselle | lavavajillas líquido, jabón de platos
dishwasher tablets, dishwasher tabs, dish tabs | maskindisktabletter, maskindisktablett, disktabletter, diskmaskinstabletter, maskindiskmedel | spülmaschinentabs, geschirrspültabs | pastilles lave-vaisselle, tablettes lave-vaisselle | pastillas para lavavajillas
detergent, laundry detergent, washing powder | tvättmedel | waschmittel, waschpulver | lessive | detergente, detergente para la ropa
fabric softener | sköljmedel | weichspüler | adoucissant, assouplissant | suavizante
cleaning spray, all-purpose cleaner, cleaner | rengöringsmedel, rengöringsspray, allrengöring, allrengöringsmedel | reiniger, allzweckreiniger, putzmittel | nettoyant, nettoyant multi-usages, nettoyant multi-surfaces | limpiador, limpiador multiusos
air freshener | luftfräschare, doftspridare, doftspray | lufterfrischer, raumduft | désodorisant, parfum d'intérieur, parfum d'ambiance | ambientador
aroma diffuser, diffuser, reed diffuser, essential oil diffuser | aromalampa, aromadiffuser, doftpinnar | aroma-diffusor, diffuser, duftlampe, aroma-diffuser | diffuseur, diffuseur de parfum, diffuseur d'huiles essentielles | difusor, difusor de aromas, difusor de aceites esenciales
essential oil, essential oils | eterisk olja, eteriska oljor | ätherisches öl, ätherische öle, duftöl | huile essentielle, huiles essentielles | aceite esencial, aceites esenciales
incense, incense sticks | rökelse | räucherstäbchen, weihrauch | encens | incienso
humidifier | luftfuktare | luftbefeuchter | humidificateur | humidificador
dehumidifier | avfuktare, luftavfuktare | luftentfeuchter, entfeuchter | déshumidificateur | deshumidificador
bedspread, coverlet | överkast, sängöverkast | tagesdecke, bettüberwurf, überwurf | couvre-lit, dessus-de-lit, jeté de lit | colcha, cubrecama
pillowcase, pillow case, pillowcases | örngott | kissenbezug, kissenbezüge, kopfkissenbezug | taie d'oreiller, taies d'oreiller, taie | funda de almohada, fundas de almohada
fitted sheet | dra-på-lakan, formsytt lakan, kuvertlakan | spannbettlaken, spannbetttuch, fixleintuch | drap-housse, drap housse | sábana bajera, bajera ajustable, sábana ajustable
oven glove, oven mitt, oven gloves, pot holder | grytlapp, grytlappar, grytvante, ugnsvante, grillvante, grytvantar, ugnsvantar | topflappen, ofenhandschuh, ofenhandschuhe, topfhandschuh | manique, gant de cuisine, gant de four, poignée anti-chaleur | manopla de horno, guante de horno, agarrador, agarraollas
napkin, napkins, serviette | servett, servetter | serviette, servietten | serviette de table, serviettes en papier | servilleta, servilletas
placemat, placemats, table mat | bordstablett, bordstabletter, bordsunderlägg | tischset, platzset | set de table, sets de table | mantel individual, mantelito, salvamantel
coaster, coasters | glasunderlägg, underlägg | untersetzer, glasuntersetzer | dessous de verre, sous-verre | posavasos
serving tray, tray | bricka, serveringsbricka | tablett, serviertablett | plateau, plateau de service | bandeja, bandeja de servir
salad bowl, serving bowl | salladsskål, serveringsskål | salatschüssel, servierschüssel | saladier | ensaladera
egg cup | äggkopp | eierbecher | coquetier | huevera
butter dish | smörask, smörbytta, smörlåda | butterdose | beurrier | mantequera, mantequillera
decanter, carafe | karaff, dekanter, vinkaraff | karaffe, dekanter | carafe, décanteur | decantador, garrafa
jug, pitcher | kanna, tillbringare | krug, kanne | pichet, cruche | jarra
ice bucket, wine cooler | ishink, vinkylare | eiskübel, weinkühler | seau à glace, rafraîchisseur | cubitera, enfriador de vino
cocktail shaker, shaker | cocktailshaker, shaker | cocktailshaker, shaker, bar-set | shaker, set à cocktail, kit cocktail | coctelera, kit de coctelería
can opener, tin opener | konservöppnare, burköppnare | dosenöffner | ouvre-boîte, ouvre-boîtes | abrelatas
bottle opener | flasköppnare, kapsylöppnare | flaschenöffner | décapsuleur, ouvre-bouteille | abridor, abrebotellas
peeler, potato peeler, vegetable peeler | skalare, potatisskalare, grönsaksskalare | sparschäler, schäler, kartoffelschäler, gemüseschäler | économe, éplucheur | pelador, pelapatatas, pelapapas, pelaverduras
garlic press | vitlökspress | knoblauchpresse | presse-ail | prensaajos, prensa ajos
spatula, turner, silicone spatula | stekspade, slickepott, spatel | pfannenwender, teigschaber, teigspatel | spatule, maryse, spatule en silicone | espátula, espátula de silicona
ladle | slev, soppslev | schöpfkelle, suppenkelle | louche | cucharón, cazo
wooden spoon, cooking spoon | träslev, träsked | kochlöffel, holzlöffel | cuillère en bois | cuchara de madera
rolling pin | kavel, brödkavel | nudelholz, teigrolle, teigroller, wallholz | rouleau à pâtisserie | rodillo de cocina, rodillo de amasar
measuring cup, measuring jug, measuring spoons | måttsats, litermått, decilitermått, mätskedar, måttskedar, måttkanna | messbecher, messlöffel, messkrug | verre doseur, cuillères doseuses, verre mesureur, cuillères à mesurer, cuillère doseuse, pichet doseur | vaso medidor, cucharas medidoras, jarra medidora
kitchen scale, kitchen scales | köksvåg, hushållsvåg | küchenwaage, haushaltswaage | balance de cuisine, pèse-aliments, balance culinaire | báscula de cocina, balanza de cocina
kitchen timer | äggklocka, kökstimer | küchentimer, eieruhr, kurzzeitmesser, küchenwecker, kurzzeitwecker | minuteur, minuteur de cuisine | temporizador de cocina, temporizador
roasting tin, roasting pan, roaster | långpanna, stekgryta, ugnspanna | bräter, bratentopf, bratreine | plat à four, rôtissoire, plat à rôtir, lèchefrite | bandeja de horno, asadera, rustidera, bandeja para asar
baking tin, muffin tin, cake tin, springform, springform tin, cupcake tin | muffinsform, kakform, bakform, springform, muffinsplåt | kuchenform, springform, muffinform, backform, muffinblech | moule à gâteau, moule à muffins, moule à manqué, moule à charnière, moule démontable | molde de horno, molde para tartas, molde, molde desmontable, molde para magdalenas, molde para pastel, molde para bizcocho, molde para muffins
baking sheet, baking tray | bakplåt, ugnsplåt | backblech | plaque de cuisson, plaque de four, plaque à pâtisserie | bandeja de horno, placa de horno
mortar and pestle, pestle and mortar, mortar | mortel | mörser, mörser und stößel | mortier, mortier et pilon | mortero
pepper mill, salt mill, pepper grinder, spice grinder, spice mill, salt and pepper mill | pepparkvarn, saltkvarn, kryddkvarn | pfeffermühle, salzmühle, gewürzmühle | moulin à poivre, moulin à sel, poivrier, moulin à épices | molinillo de pimienta, molinillo de sal, molinillo de especias
salt shaker, salt and pepper shakers, salt cellar | saltkar, saltströare, salt- och pepparkar | salzstreuer, salz- und pfefferstreuer | salière, salière et poivrière | salero, salero y pimentero
spice rack | kryddhylla, kryddställ | gewürzregal | étagère à épices, range-épices, porte-épices | especiero, estante para especias
bread bin, bread box | brödlåda, brödburk | brotkasten, brotbox | boîte à pain, huche à pain | panera
hand blender, stick blender, immersion blender | stavmixer | stabmixer, pürierstab | mixeur plongeant, mixeur plongeur | batidora de mano, batidora de brazo, minipimer
stand mixer, kitchen machine, kitchen machines | köksassistent, köksmaskin, köksmaskinen | küchenmaschine, küchenmaschinen, knetmaschine | robot pâtissier, robot sur socle | amasadora, robot amasador, batidora amasadora, robot de repostería
food processor, food processors | matberedare, hushållsassistent | multizerkleinerer, universalzerkleinerer, foodprocessor, food-processor | robot de cuisine, robot culinaire, robot multifonction | procesador de alimentos, robot de cocina
juicer, citrus press, juice extractor | juicepress, råsaftcentrifug, citruspress, juicemaskin | entsafter, saftpresse, zitruspresse | extracteur de jus, centrifugeuse, presse-agrumes | exprimidor, extractor de zumo
slow cooker | slow cooker, långkokare | schongarer | mijoteuse | olla de cocción lenta
rice cooker | riskokare | reiskocher | cuiseur à riz | arrocera
pressure cooker, instant pot | tryckkokare | schnellkochtopf, dampfkochtopf | cocotte-minute, autocuiseur | olla a presión, olla exprés
waffle iron, waffle maker | våffeljärn | waffeleisen | gaufrier | gofrera, waflera
sandwich maker, panini press | smörgåsgrill | sandwichmaker, kontaktgrill | appareil à croque-monsieur, grille-viande | sandwichera
french press, cafetiere | presskanna, kaffepress, pressbryggare | french press, kaffeebereiter, stempelkanne, pressstempelkanne | cafetière à piston | cafetera de émbolo, cafetera francesa
moka pot | mokabryggare, perkolator | espressokocher, herdkännchen | cafetière italienne | cafetera italiana
coffee grinder | kaffekvarn | kaffeemühle | moulin à café | molinillo de café
milk frother | mjölkskummare | milchaufschäumer | mousseur à lait | espumador de leche
tea infuser, tea strainer | tesil, tekula | teesieb, tee-ei | infuseur à thé, passoire à thé, boule à thé, passe-thé | infusor de té, colador de té, infusor
ice cream maker | glassmaskin | eismaschine | sorbetière, turbine à glace, machine à glace | heladera, máquina de helados
popcorn maker | popcornmaskin | popcornmaschine | machine à popcorn, machine à pop-corn | palomitero, máquina de palomitas, palomitera
deep fryer | fritös | fritteuse | friteuse | freidora
raclette, fondue, raclette grill, fondue set | raclette, fondue, fonduegryta | raclette, fondue, raclettegrill | raclette, fondue, appareil à raclette | raclette, fondue
hob, induction hob, cooktop | häll, induktionshäll, spishäll | kochfeld, kochplatte, induktionskochfeld | plaque à induction, table de cuisson | placa de inducción, placa de cocina, vitrocerámica
cooker, stove | spis | herd, küchenherd | cuisinière | cocina eléctrica, cocina de gas
extractor hood, cooker hood | köksfläkt, spisfläkt, spiskåpa, fläktkåpa | dunstabzugshaube | hotte aspirante, hotte | campana extractora
fridge, refrigerator | kylskåp, kyl | kühlschrank | réfrigérateur, frigo | frigorífico, nevera
freezer | frys, frysskåp, frysbox | gefrierschrank, gefriertruhe, tiefkühler | congélateur | congelador
tumble dryer, dryer, clothes dryer | torktumlare, torkskåp | wäschetrockner, trockner | sèche-linge | secadora
garment steamer, clothes steamer | ångstrykare, klädångare, steamer, ångare | dampfglätter, dampfbürste | défroisseur | vaporizador de ropa, plancha vertical, plancha de vapor vertical
cling film, aluminium foil, baking paper, plastic wrap | plastfolie, aluminiumfolie, bakplåtspapper, gladpack | frischhaltefolie, alufolie, backpapier | film alimentaire, papier aluminium, papier cuisson, film étirable | film transparente, papel de aluminio, papel de horno, papel film
food container, food storage containers, tupperware | fryslåda, förvaringslåda mat | frischhaltedose, vorratsdose, vorratsdosen, brotzeitbox | boîte de conservation, boîte alimentaire, boîte hermétique | táper, recipiente hermético, recipiente para alimentos
doorknob | dörrhandtag | türgriff, türklinke | poignée de porte | pomo, manilla, tirador
wall hook, hooks, hook | väggkrok, krok, krokar | wandhaken, haken | crochet mural, crochets | gancho, ganchos
`
