/** Things of the laundry, cleaning, bathroom, bedroom, lamps and furniture: as kitchen.ts. */
export const HOUSEHOLD = `
clothes pegs, clothespins, clothes pins, laundry pegs, clothes peg, clothespin | klädnypor, klädnypa | wäscheklammern, wäscheklammer | pinces à linge, pince à linge, épingles à linge | pinzas de la ropa, pinzas de ropa, pinzas para tender, pinza de la ropa, perritos para ropa
clothes line, clothesline, washing line | tvättlina, klädlina, torklina, klädstreck | wäscheleine | corde à linge, fil à linge, étendoir à fil | cuerda de tender, cuerda para tender, tendedero de cuerda
rotary dryer, rotary airer, rotary washing line | torkvinda | wäschespinne | séchoir parapluie, étendoir parapluie | tendedero giratorio, tendedero de jardín > drying rack
laundry basket, laundry hamper, linen basket | tvättkorg | wäschekorb, wäschesammler, wäschetonne, wäschebox | panier à linge, corbeille à linge, bac à linge | cesto de la ropa, cesta de la ropa, cesto para la colada, cesta para ropa sucia, cesto de lavandería
laundry bag, washing bag, wash net, delicates bag, mesh laundry bag | tvättpåse, tvättnät, tvättsäck | wäschesack, wäschenetz, wäschebeutel | filet de lavage, sac à linge, filet à linge | bolsa para la colada, red para lavar, bolsa de lavado, bolsa de lavandería
lint roller, lint remover, fabric shaver | klädrulle, klädvårdsrulle, noppborttagare, klädroller, nopprakapparat, kladdroller | fusselrolle, fusselbürste, fusselrasierer, kleiderrolle, fusselroller | rouleau anti-peluches, brosse adhésive, rasoir anti-bouloches, rasoir anti-peluches, rasoir anti-bouloche, rasoir à peluches | rodillo quitapelusas, quitapelusas, rasuradora de pelusa
clothes brush, suit brush | klädborste | kleiderbürste | brosse à vêtements, brosse à habits | cepillo para ropa
stain remover, stain remover spray | fläckborttagning, fläckborttagningsmedel | fleckenentferner, fleckenmittel, fleckentferner | détachant | quitamanchas
bleach, whitener | blekmedel, klorin | bleichmittel, chlorreiniger | eau de javel, javel | lejía, blanqueador
washing soda, baking soda cleaner, bicarbonate of soda, baking soda, bicarbonate | tvättsoda, kristallsoda, bikarbonat | waschsoda, natron, kaisernatron | cristaux de soude, bicarbonate de soude | bicarbonato de sodio, sosa para lavar, bicarbonato
ironing board cover | strykbrädeöverdrag, strykbrädsöverdrag | bügelbrettbezug | housse de table à repasser | funda para tabla de planchar
starch spray, laundry starch | stärkelsespray, strykspray | sprühstärke, wäschestärke | amidon en spray | almidón en spray, apresto
steam station, steam generator iron, steam iron station | ångstation, strykstation | dampfbügelstation, bügelstation | centrale vapeur | centro de planchado > iron
steam cleaner, steam mop | ångmopp, ångrengörare, ångtvätt | dampfreiniger, dampfmopp | nettoyeur vapeur, balai vapeur | limpiador a vapor, mopa de vapor, vaporeta > home appliance, cleaning spray
window cleaner, squeegee, glass cleaner, window wiper | fönsterskrapa, fönstertvätt, fönsterputs, fönsterputsmedel, fönsterputsare | fensterwischer, fensterabzieher, abzieher, glasreiniger, fensterreiniger | raclette vitre, raclette à vitres, nettoyeur de vitres, lave-vitre, nettoyant vitres, produit vitres | limpiacristales, limpiador de ventanas, haragán de vidrios, rasqueta limpiacristales, limpiacristales de goma, rasqueta de cristales
floor cleaner, floor cleaning liquid | golvrengöring, golvtvättmedel, såpa, golvtvätt | bodenreiniger, bodenpflege | nettoyant sol, nettoyant pour sols | limpiador de suelos, friegasuelos, limpiapisos, limpiasuelos
toilet cleaner, toilet bowl cleaner | toalettrengöring, wc-rengöring | wc-reiniger, toilettenreiniger | nettoyant wc, gel wc | limpiador de inodoro, limpiador wc
bathroom cleaner | badrumsrengöring | badreiniger, kalklöser | nettoyant salle de bain | limpiador de baño
oven cleaner | ugnsrengöring | backofenreiniger, grillreiniger | nettoyant four, décapant four | limpiador de hornos, limpiahornos
drain cleaner, drain unblocker | propplösare, avloppsrensare | abflussreiniger, rohrreiniger, pömpel | déboucheur, débouche canalisation, débouchoir | desatascador de tuberías, destapacaños, desatascador líquido
mould remover, mold remover | mögelborttagning, mögelmedel, mögelborttagare | schimmelentferner, schimmelspray | anti-moisissure, produit anti-moisissures | antimoho, limpiador de moho
disinfectant, hand sanitizer | desinfektionsmedel | desinfektionsmittel, handdesinfektionsmittel | désinfectant | desinfectante, desinfectante de manos
microfibre cloth, microfiber cloth, cleaning cloths | mikrofiberduk, mikrofibertrasa, disktrasa, städtrasa, trasa, städduk | mikrofasertuch, putztuch, spültuch, putzlappen | chiffon microfibre, lavette, lingette microfibre, chiffon, lavette microfibre | paño de microfibra, bayeta, bayetas, paño de limpieza, trapo, bayeta de microfibra
scouring pad, scourer, steel wool | stålull, skursvamp | stahlwolle, topfreiniger, scheuerschwamm | paille de fer, tampon à récurer, éponge à récurer, laine d'acier | estropajo, lana de acero
scrubbing brush, dish brush, washing up brush | diskborste, skurborste | spülbürste, scheuerbürste, abwaschbürste, schrubber | brosse vaisselle, brosse à vaisselle, brosse à récurer | cepillo de fregar, cepillo para platos
rubber gloves, washing up gloves, household gloves, cleaning gloves | gummihandskar, diskhandskar, hushållshandskar | gummihandschuhe, spülhandschuhe, haushaltshandschuhe, putzhandschuhe | gants de ménage, gants en caoutchouc, gants de vaisselle | guantes de goma, guantes de fregar, guantes de limpieza > gloves
disposable gloves, nitrile gloves, latex gloves | engångshandskar, nitrilhandskar, latexhandskar | einmalhandschuhe, einweghandschuhe, nitrilhandschuhe | gants jetables, gants en nitrile, gants à usage unique | guantes desechables, guantes de nitrilo, guantes de látex > gloves
carpet cleaner, carpet shampoo, carpet washer, carpet cleaner machine | mattvätt, mattrengöring, textiltvätt, mattvättare | teppichreiniger, teppichshampoo, waschsauger | nettoyant tapis, shampouineuse, nettoyeur de moquette, nettoyeur de tapis | limpiador de alfombras, limpiaalfombras, limpiadora de alfombras, lavadora de alfombras
carpet beater | mattpiskare | teppichklopfer | tapette à tapis | sacudidor de alfombras
silver polish, metal polish, brass polish | silverputs, putsmedel | silberputzmittel, metallpolitur, silberpolitur | produit argenterie, nettoyant argenterie | limpiador de plata, limpiametales, limpia plata, limpiaplata
furniture polish, furniture wax, wood polish | möbelpolish, möbelvax | möbelpolitur, möbelpflege, möbelwachs | cire pour meubles, entretien meubles | cera para muebles, abrillantador de muebles
leather care, leather cleaner, leather balm | lädervård, lädervax, skinnvård | lederpflege, lederfett, lederreiniger | entretien du cuir, lait pour cuir, cirage pour cuir | cuidado del cuero, crema para cuero, limpiador de cuero
waterproofing spray, impregnation spray | impregneringsspray, impregnering, skospray | imprägnierspray, imprägnierung | spray imperméabilisant, imperméabilisant | spray impermeabilizante, impermeabilizante
moth trap, moth repellent, mothballs, moth balls | malfälla, malmedel, malkulor | mottenfalle, mottenschutz, mottenkugeln | piège à mites, antimite, boules antimites | trampa para polillas, antipolillas, bolas de naftalina, bolas antipolillas
ant trap, ant bait, ant killer | myrfälla, myrmedel, myrdosa | ameisenfalle, ameisenköder, ameisenmittel | piège à fourmis, anti-fourmis | trampa para hormigas, antihormigas, mata hormigas, hormiguicida, cebo para hormigas
cockroach trap, roach bait, bed bug spray | kackerlacksfälla, vägglusspray | kakerlakenfalle, schabenfalle, bettwanzenspray | piège à cafards, anti-cafards, anti-punaises de lit | trampa para cucarachas, mata cucarachas, antichinches
wasp trap, wasp catcher | getingfälla | wespenfalle | piège à guêpes | trampa para avispas
fruit fly trap | bananflugefälla | fruchtfliegenfalle | piège à moucherons, piège à mouches des fruits | trampa para moscas de la fruta
fly paper, fly trap, sticky fly trap | flugpapper, flugfälla | fliegenfänger, fliegenfalle | attrape-mouches, papier tue-mouches, piège à mouches | papel atrapamoscas, atrapamoscas, trampa para moscas
insect screen, fly screen, door screen, window screen | insektsnät, myggnätsdörr, fönsternät | fliegengitter, insektenschutzgitter, fliegenvorhang | moustiquaire de porte, moustiquaire de fenêtre, rideau anti-mouches | mosquitera para ventana, mosquitera para puerta, cortina antimoscas
bug zapper, insect killer lamp, mosquito lamp, lamp against mosquitoes, lamps against mosquitoes | insektsfångare, mygglampa, insektslampa, lampa mot mygg, lampor mot mygg | insektenvernichter, mückenlampe, insektenfalle, lampe gegen mücken, lampen gegen mücken, licht gegen mücken | lampe anti-moustiques, lampe contre les moustiques, lampes contre les moustiques, lampe anti moustique, tue-insectes, destructeur d'insectes, lampe anti-moustique | lámpara antimosquitos, lámpara contra mosquitos, lámpara contra los mosquitos, matainsectos, mata mosquitos eléctrico, mata insectos
citronella candle, citronella candles | citronellaljus, myggljus | citronellakerze, mückenkerze | bougie citronnelle, bougie à la citronnelle | vela de citronela, velas de citronela > candle
recycling bin, waste sorting bin, recycling bins | sopsorteringskärl, källsorteringskärl, sopsortering | mülltrennsystem, wertstofftonne, mülltrenner, wertstoffsammler | poubelle de tri, poubelle de tri sélectif | cubo de reciclaje, contenedor de reciclaje > trash can
pedal bin, step bin | pedalhink | treteimer, tretmülleimer | poubelle à pédale | cubo de pedal, papelera con pedal > trash can
compost caddy, food waste bin | komposthink, matavfallskorg | biomülleimer, kompostbehälter küche, komposteimer | seau à compost, bio-seau, composteur de cuisine | cubo de compost, cubo para orgánica > trash can
wastepaper basket, waste paper basket | papperskorg | papierkorb | corbeille à papier | papelera > trash can
under-bed storage, under bed storage | sänglåda, förvaringslåda under säng | unterbettkommode, unterbettbox | rangement sous lit, boîte sous lit | caja bajo cama, almacenamiento bajo cama > box
vacuum storage bags, space saver bags | vakuumpåsar, vakuumpåse för kläder, vakuumförvaring | vakuumbeutel, vakuumbeutel für kleidung | sacs de rangement sous vide, housses sous vide, housse sous vide, sacs sous vide rangement | bolsas de vacío, bolsas al vacío para ropa
garment bag, suit bag, clothes cover, dress cover | klädpåse, garderobspåse, kostympåse | kleidersack, kleiderhülle, anzugtasche | housse à vêtements, housse de costume, porte-costume | funda para traje, portatrajes, funda de ropa, funda para trajes
hanging organiser, hanging storage, closet organizer | hängförvaring | hängeaufbewahrung, hängeregal für kleiderschrank | rangement suspendu, organiseur de placard | organizador colgante, organizador de armario
clothes rail, garment rack, clothing rack | klädställning, klädstång | kleiderständer, kleiderstange | portant à vêtements, portant vêtements, penderie mobile | burro para ropa, perchero burro, perchero con ruedas, barra para ropa
valet stand, clothes valet | herrbetjänt | herrendiener, stummer diener, kleiderbutler | valet de chambre, serviteur muet | galán de noche
shoe tree, shoe trees, shoe stretcher | skoblock, skosträckare | schuhspanner, schuhdehner | embauchoir, embauchoirs, embauchoir à chaussures | horma para zapatos, hormas, ensanchador de zapatos
shoehorn, shoe horn | skohorn | schuhlöffel, schuhanzieher | chausse-pied | calzador
shoe brush, shoe cleaning kit, shoe shine kit, shoe care kit | skoborste, skoputsset, skovårdsset | schuhbürste, schuhputzset, schuhputzkasten, schuhpflegeset | brosse à chaussures, kit de cirage, kit d'entretien chaussures | cepillo para zapatos, kit de limpieza de zapatos
boot jack, boot scraper | stövelknekt, skoskrapa | stiefelknecht, schuhabstreifer | tire-botte, gratte-pieds | sacabotas, quitabotas
key holder, key rack, key cabinet, key hooks, key box | nyckelskåp, nyckelhängare | schlüsselbrett, schlüsselkasten, schlüsselboard | porte-clés mural, boîte à clés, armoire à clés, accroche-clés | portallaves, colgador de llaves, caja para llaves, armario para llaves
key finder, bluetooth tracker, item tracker | nyckelhittare, nyckelsökare, bluetooth-spårare | schlüsselfinder, bluetooth-tracker | traceur bluetooth, localisateur de clés, porte-clés connecté, traqueur bluetooth | localizador de llaves, buscador de llaves, rastreador bluetooth
magazine rack, newspaper rack | tidningsställ, tidningskorg, tidningssamlare | zeitungsständer, zeitschriftenständer | porte-revues, porte-journaux | revistero
door stop, doorstop, door stopper, draught excluder | dörrstopp, dragstopp | türstopper, zugluftstopper, zugluftdackel | cale-porte, butée de porte, boudin de porte, butoir de porte, bas de porte | tope de puerta, cuña de puerta, burlete
draught tape, weather strip, window seal | tätningslist | dichtungsband, fensterdichtung | joint de fenêtre, joint d'étanchéité | burlete adhesivo, junta de ventana
felt pads, furniture pads, furniture glides, chair leg pads | möbeltassar, filttassar, möbeltass | filzgleiter, möbelgleiter | patins feutre, patins de chaise, patins pour chaises | fieltros para muebles, almohadillas de fieltro, fieltros para sillas, protectores de patas
castors, castor, furniture castors, furniture wheels, castor wheel, caster wheels, swivel castor | möbelhjul, länkhjul | möbelrollen, lenkrollen, möbelrolle, lenkrolle | roulettes pour meubles, roulettes de meuble, roulette pivotante, roulette de meuble | ruedas para muebles, ruedas giratorias, rueda giratoria, rueda para muebles
furniture knob, cabinet handle, drawer knob, furniture knobs, drawer handles, cabinet knob | möbelknopp, lådhandtag, knoppar till möbler | möbelknopf, möbelgriff, schubladengriff, möbelknöpfe, schrankknopf | bouton de meuble, poignée de meuble, boutons de meuble, poignées de meuble | tirador de mueble, pomo de mueble, tiradores
interior door, front door, sliding door | innerdörr, ytterdörr, skjutdörr | zimmertür, haustür, schiebetür, innentür | porte intérieure, porte d'entrée, porte coulissante | puerta interior, puerta corredera, puerta de entrada
doorknob, door handle, door handles | dörrhandtag | türklinke, türgriff, türdrücker | poignée de porte | manilla de puerta, manija de puerta, picaporte
house number, house numbers | husnummer, husnummerskylt | hausnummer, hausnummernschild | numéro de maison, plaque de maison | número de casa, números para casa
door sign, name plate, nameplate | dörrskylt, namnskylt | türschild, namensschild | plaque de porte, plaque nominative | placa de puerta, letrero para puerta
curtain rod, curtain pole, curtain rail | gardinstång, gardinskena | gardinenstange, vorhangstange, vorhangschiene | tringle à rideau, tringle à rideaux, barre à rideau | barra de cortina, riel de cortina, barra para cortinas
curtain rings, curtain hooks, curtain clips | gardinringar, gardinkrokar | gardinenringe, vorhangringe, gardinenhaken | anneaux de rideau, crochets de rideau | anillas de cortina, ganchos de cortina
curtain tieback, tieback, tiebacks | gardinomtag, omtag | raffhalter, vorhanghalter | embrasse de rideau, embrasses de rideau | alzapaños, abrazadera de cortina
window film, privacy film | fönsterfilm, insynsskydd för fönster | fensterfolie, sichtschutzfolie | film pour vitrage, film occultant, film fenêtre | vinilo para ventana, lámina para ventanas
voile curtain, net curtain, sheer curtain | tyllgardin, skir gardin, tunn gardin, spetsgardin, tunna gardiner, voilegardiner | scheibengardine, voilevorhang, gardinenstore, voile-vorhang | voilage, rideau voile | visillo, visillos, cortina translúcida > curtain
venetian blind, venetian blinds | persienn, persienner | jalousie, jalousien | store vénitien, stores vénitiens | persiana veneciana, estor veneciano, veneciana > blinds
pleated blind, roman blind | plisségardin, hissgardin | plissee, raffrollo | store plissé, store bateau | estor plisado, estor paqueto > blinds
awning, window awning, sun awning | markis, fönstermarkis | markise, fenstermarkise, klemmmarkise | store banne, auvent | toldo, toldos
shade sail, sun sail | solsegel | sonnensegel | voile d'ombrage, toile d'ombrage | vela de sombra, toldo vela
carpet runner, hallway runner, stair runner | gångmatta, löpare till golv, hallmatta | teppichläufer, flurläufer | tapis de couloir, tapis de passage | alfombra de pasillo, alfombra pasillera > rug
sheepskin rug, sheepskin throw | fårskinnsfäll, fårskinnsmatta | schaffellteppich, fellteppich | tapis en peau de mouton | alfombra de piel de oveja, zalea > rug
anti-slip mat, rug underlay, rug gripper | halkmatta, mattunderlägg, antihalkmatta | teppichunterlage, antirutschmatte, antirutschunterlage | antidérapant tapis, sous-tapis | antideslizante para alfombra, base antideslizante, base antideslizante para alfombra
stair treads, anti-slip stair strips | trappstegsmattor | stufenmatten | marchettes, nez de marche antidérapant | alfombrillas para escalera
tapestry, wall hanging | väggbonad, bonad | wandteppich, wandbehang | tapisserie murale, tenture, tapisserie, tenture murale | tapiz, tapices > decoration
dream catcher, dreamcatcher | drömfångare | traumfänger | attrape-rêves, attrape-rêve | atrapasueños > decoration
wind chime, wind chimes | vindspel | windspiel, klangspiel | carillon à vent, mobile à vent | carillón de viento, móvil de viento, campanas de viento > decoration
snow globe, snow globes | snöglob, snökula | schneekugel | boule à neige | bola de nieve > decoration
hourglass, sand timer | timglas | sanduhr | sablier | reloj de arena > decoration
cuckoo clock | gökur | kuckucksuhr | pendule à coucou, horloge à coucou | reloj de cuco, reloj cucú > clock
grandfather clock, pendulum clock | golvur, pendelur | standuhr, pendeluhr | horloge comtoise, horloge à pendule | reloj de péndulo, reloj de pie > clock
weather station, barometer | väderstation, barometer, luftfuktighetsmätare | wetterstation, barometer, luftfeuchtigkeitsmesser | station météo, baromètre | estación meteorológica, barómetro
rain gauge | regnmätare | regenmesser | pluviomètre | pluviómetro
photo album, scrapbook album | fotoalbum | fotoalbum | album photo, album photos | álbum de fotos, álbum fotográfico
digital photo frame, digital picture frame | digital fotoram | digitaler bilderrahmen | cadre photo numérique | marco digital, marco de fotos digital > frame
wall decal, wall sticker, wall stickers | väggdekor, väggklistermärke, väggord, väggdekal | wandtattoo, wandsticker, wandaufkleber | sticker mural, stickers muraux, autocollant mural | vinilo decorativo, pegatina de pared, vinilo de pared > decoration
cork board, pin board, notice board, pinboard, noticeboard | anslagstavla, korktavla | pinnwand, korkwand, korktafel | tableau en liège, panneau d'affichage, tableau d'affichage | tablón de corcho, corcho de pared, tablero de corcho, tablón de anuncios
chalkboard, blackboard | griffeltavla, krittavla, svarta tavlan, svart tavla | kreidetafel, tafel zum beschreiben | ardoise murale, tableau noir, tableau à craie | pizarra de tiza, pizarra negra, pizarrón
letter board, light box sign, lightbox | bokstavstavla, ljuslåda | letterboard, lightbox, lichtbox | tableau à lettres, boîte lumineuse | tablero de letras, caja de luz
vase filler, decorative pebbles | dekorstenar | dekosteine | galets décoratifs | piedras decorativas > decoration
artificial flowers, silk flowers, fake flowers, artificial flower, silk flower | konstgjorda blommor, sidenblommor, konstblommor, konstblomma, sidenblomma, konstgjord blomma | kunstblumen, seidenblumen, kunstblume, seidenblume | fleurs artificielles, fausses fleurs, fleur artificielle | flores artificiales, flor artificial, flores de tela > decoration, flower
artificial plant, fake plant, faux plant | konstväxt, konstgjord växt, plastväxt | kunstpflanze, künstliche pflanze | plante artificielle, fausse plante | planta artificial > decoration, plant
dried flowers, pampas grass | torkade blommor, torkad bukett, pampasgräs, eterneller, torkblommor | trockenblumen, pampasgras | fleurs séchées, herbe de la pampa | flores secas, hierba de la pampa > decoration, flower
candle snuffer, wick trimmer | ljussläckare, ljussax | kerzenlöscher, dochtschere | éteignoir, coupe-mèche | apagavelas, cortamechas
lantern, candle lantern, storm lantern, lantern | lykta, ljuslykta, stormlykta | laterne, windlicht | lanterne, photophore, lanterne à bougie | farolillo, farol, portavelas de cristal > lamp, decoration
oil lamp, kerosene lamp, paraffin lamp | fotogenlampa, oljelampa | petroleumlampe, öllampe | lampe à huile, lampe à pétrole | lámpara de aceite, quinqué, lámpara de queroseno > lamp
lava lamp | lavalampa | lavalampe | lampe à lave | lámpara de lava > lamp
salt lamp, himalayan salt lamp | saltlampa, saltkristallampa | salzlampe, salzkristalllampe | lampe de sel, lampe en cristal de sel | lámpara de sal > lamp
light therapy lamp, daylight lamp, sad lamp | ljusterapilampa, dagsljuslampa | tageslichtlampe, lichttherapielampe | lampe de luminothérapie, luminothérapie | lámpara de terapia de luz, lámpara de luminoterapia > lamp
wake-up light, sunrise alarm clock, dawn simulator | wake-up light, väckarlampa, väckarljus, wake up light | lichtwecker, wake-up-light | réveil lumineux, simulateur d'aube | despertador de luz, simulador de amanecer > alarm clock, lamp
floodlight, flood light, security light | strålkastare utomhus, byggstrålkastare | flutlichtstrahler, baustrahler, fluter | projecteur led extérieur, spot extérieur | foco exterior, proyector led exterior > lamp
spotlight, spotlights, downlight, downlights, recessed light | spotlight, spotlights, infälld spotlight, downlight | einbaustrahler, einbauspot, deckenstrahler | spot encastrable, spot encastré | foco empotrable, focos empotrables, downlight > lamp
solar lights, solar light, solar lamp, garden lights, path lights, solar garden light | solcellslampa, solcellslampor, solcellsbelysning, trädgårdsbelysning | solarleuchten, solarlampe, solarlampen, gartenleuchten, wegeleuchte, solarleuchte | lampe solaire, lampes solaires, éclairage solaire, borne solaire | luces solares, lámpara solar, luz solar de jardín, farol solar, luz solar > lamp
outdoor wall light, outdoor light, porch light | utelampa, utebelysning, fasadlampa, utomhuslampa | außenleuchte, außenlampe, hoflampe | applique extérieure, éclairage extérieur, lampe extérieure, lampe d'extérieur | aplique exterior, lámpara de exterior, luz exterior > lamp
motion sensor light, sensor light | sensorlampa, lampa med rörelsesensor | bewegungsmelderleuchte, lampe mit bewegungsmelder, bewegungslicht, led-bewegungslicht | lampe à détecteur de mouvement | luz con sensor de movimiento, lámpara con sensor > lamp
led strip, led strips, strip light, light strip | ledlist, led-list, ledslinga, led-slinga | led-streifen, led-band, led-leiste, lichtleiste | ruban led, bande led, bandeau led | tira led, tiras led, cinta led > lamp
clip lamp, clip-on light | klämlampa, läslampa med klämma | klemmlampe, leselampe zum anklemmen | lampe à pince, liseuse à pince | lámpara de pinza, flexo de pinza, luz de lectura > lamp
lampshade, lamp shade | lampskärm | lampenschirm | abat-jour | pantalla de lámpara, pantalla para lámpara
light switch, dimmer, dimmer switch | strömbrytare, ljusbrytare, dimmer, lysknapp | lichtschalter, dimmer, wandschalter | interrupteur, variateur, variateur de lumière | interruptor de luz, interruptor, regulador de luz
timer switch, plug timer, timer plug, plug-in timer | timer till uttag, eltimer, kopplingsur, timer för uttag | zeitschaltuhr | minuteur de prise, programmateur électrique, prise programmable, minuterie électrique | temporizador de enchufe, enchufe programable, programador eléctrico, temporizador eléctrico
socket, wall socket, power socket, power outlet | vägguttag, eluttag | steckdose, wandsteckdose | prise murale, prise électrique, prise de courant | enchufe de pared, toma de corriente, enchufe
chandelier, crystal chandelier | takkrona, ljuskrona, kristallkrona | kronleuchter, lüster | lustre, lustre en cristal | araña de cristal, lámpara de araña, candelabro de techo > ceiling lamp
weighted blanket, gravity blanket | tyngdtäcke, tyngtäcke, kedjetäcke, viktfilt | gewichtsdecke, therapiedecke, schwere decke | couverture lestée, couverture lourde, plaid lesté, couverture pondérée | manta con peso, manta pesada, manta ponderada, cobija pesada > blanket
electric blanket, heated blanket, heated throw | värmefilt, elfilt, värmetäcke | heizdecke, wärmedecke | couverture chauffante, plaid chauffant | manta eléctrica, manta térmica eléctrica, cobija eléctrica > blanket, feeling cold
wearable blanket, blanket hoodie, snuggie | filt med ärmar, hoodiefilt | kuscheldecke mit ärmeln, deckenhoodie, ärmeldecke | plaid à manches, couverture à capuche | manta con mangas, batamanta, sudadera manta > blanket
body pillow, side sleeper pillow | kroppskudde, sidosovarkudde | seitenschläferkissen | oreiller de corps, traversin de corps | almohada de cuerpo, almohada corporal > pillow
pregnancy pillow, nursing pillow, breastfeeding pillow, maternity pillow | gravidkudde, amningskudde | stillkissen, schwangerschaftskissen | coussin d'allaitement, coussin de grossesse | cojín de lactancia, almohada de embarazo, almohada de lactancia > baby gear, pillow
neck pillow, travel pillow, travel neck pillow | nackkudde, resekudde | nackenkissen, nackenhörnchen, reisekissen | coussin de voyage, coussin de nuque, oreiller de voyage, coussin cervical | almohada de viaje, cojín cervical, almohada cervical, cojín de viaje > pillow
memory foam pillow, orthopaedic pillow | memory foam-kudde, ergonomisk kudde | memory-foam-kissen, orthopädisches kissen, nackenstützkissen | oreiller à mémoire de forme, oreiller ergonomique | almohada viscoelástica, almohada ergonómica > pillow
wedge pillow, reading pillow, back rest pillow | kilkudde, läskudde | keilkissen, lesekissen | oreiller triangulaire, coussin de lecture | almohada de cuña, cojín de lectura > pillow
seat cushion, chair pad, chair cushion | sittdyna, stolsdyna, sittkudde | sitzkissen, stuhlkissen, sitzauflage | galette de chaise | cojín de asiento, cojín para silla > cushion
cushion cover, cushion covers, pillow cover | kuddöverdrag, kuddfodral, kuddskal | kissenhülle, kissenhüllen, kissenbezug, kissenbezüge | housse de coussin, housses de coussin | funda de cojín, fundas de cojín > textile
sofa cover, couch cover, slipcover, armchair cover | sofföverdrag, soffskydd, fåtöljöverdrag, soffklädsel | sofabezug, sofaüberwurf, sesselbezug, sofahusse | housse de canapé, jeté de canapé, housse de fauteuil | funda de sofá, cubresofá, funda de sillón > textile
chair cover, chair covers | stolsöverdrag | stuhlhusse, stuhlhussen, stuhlbezug | housse de chaise, housses de chaise | funda de silla, fundas para sillas > textile
table runner | bordslöpare | tischläufer | chemin de table | camino de mesa > textile
oilcloth, wipe-clean tablecloth, vinyl tablecloth | vaxduk | wachstuch, wachstischdecke | toile cirée, nappe cirée | hule, mantel de hule, mantel plastificado > tablecloth
napkin ring, napkin rings, napkin holder | servettring, servettringar, servetthållare | serviettenring, serviettenringe, serviettenhalter | rond de serviette, ronds de serviette, porte-serviettes de table | servilletero, aro para servilletas > tableware
bed canopy, canopy | sänghimmel | betthimmel, baldachin | ciel de lit, baldaquin | dosel, dosel de cama > bedding
bed rail, bed guard, toddler bed rail, bed rail for children | sänggrind, sängskydd | bettschutzgitter, rausfallschutz, bettgitter | barrière de lit | barrera de cama, barandilla de cama > baby gear, stair gate
bed skirt, valance | sängkappa | bettvolant | cache-sommier, jupe de lit | cubrecanapé, faldón de cama > bedding
sleep mask, eye mask, sleeping mask | sovmask, ögonmask | schlafmaske, schlafbrille | masque de sommeil, masque de nuit pour les yeux | antifaz para dormir
white noise machine, sleep sound machine | vitt brus-maskin, sömnmaskin | white-noise-maschine, einschlafhilfe mit geräuschen | machine à bruit blanc | máquina de ruido blanco
day bed, daybed, chaise longue | dagbädd, schäslong | tagesbett, daybed, chaiselongue, recamiere | banquette-lit, méridienne, chaise longue de salon, lit de jour | diván, chaise longue > furniture
sofa bed, sleeper sofa, futon | bäddsoffa, futon | schlafsofa, schlafcouch, futon | canapé-lit, canapé convertible, clic-clac, futon | sofá cama, sofá-cama, futón > sofa
folding bed, guest bed, camp bed, camping cot | tältsäng, extrasäng, gästsäng, campingsäng, fältsäng | gästebett, feldbett, klappbett, campingbett | lit d'appoint, lit de camp, lit pliant | cama plegable, cama supletoria, catre, cama de camping > bed
loft bed, high sleeper | loftsäng | hochbett | lit mezzanine, lit surélevé | litera alta, cama alta > bed, bunk bed
console table, hallway table | konsolbord, avlastningsbord, hallbord | konsolentisch, konsole für flur | console d'entrée, table console | mesa consola, consola recibidor > table
side table, end table, accent table | sidobord, lampbord, avlastningsbord | beistelltisch | table d'appoint, bout de canapé | mesa auxiliar, mesita auxiliar > table
folding table, trestle table | fällbord, hopfällbart bord, klappbord | klapptisch, tapeziertisch | table pliante, table à tréteaux | mesa plegable, mesa de caballetes > table
bar table, high table, bistro table | barbord, ståbord | stehtisch, bartisch, bistrotisch | mange-debout, table haute, table bistrot | mesa alta, mesa de bar > table
bistro set, balcony set | cafégrupp, balkonggrupp, cafeset | bistroset, balkonset, balkonmöbel | salon de balcon, ensemble bistrot | conjunto de balcón, set de balcón > outdoor furniture
vanity table, dressing table, makeup vanity | sminkbord, toalettbord | schminktisch, frisiertisch | coiffeuse, table de maquillage | tocador, mesa tocador > furniture, table
secretary desk, bureau desk | sekretär | sekretär | secrétaire, bureau secrétaire | secreter, escritorio secreter > desk
laptop stand, laptop table, bed tray, lap desk | laptopställ, laptopbord, sängbricka, knäbord | laptopständer, laptoptisch, betttablett, knietablett | support ordinateur portable, plateau de lit, table de lit | soporte para portátil, mesa para portátil, bandeja de cama
standing desk, sit-stand desk, height adjustable desk | höj och sänkbart skrivbord, höj- och sänkbart bord, ståskrivbord | höhenverstellbarer schreibtisch, stehschreibtisch | bureau assis-debout, bureau réglable en hauteur | escritorio elevable, mesa elevable, escritorio de pie > desk
display cabinet, glass cabinet, vitrine | vitrinskåp, vitrin | vitrine, glasvitrine | vitrine, vaisselier vitré | vitrina, aparador con vitrina > cabinet
sideboard, buffet cabinet, credenza | skänk, sideboard | sideboard, anrichte, kommode mit türen | buffet, bahut, enfilade | aparador > cabinet
shoe bench, hallway bench, storage bench | hallbänk, skobänk, förvaringsbänk | schuhbank, garderobenbank, sitztruhe | banc à chaussures, banc d'entrée, banc coffre | banco zapatero, banco de entrada, baúl banco > bench
storage chest, trunk, blanket box | kista, förvaringskista, koffert | truhe, aufbewahrungstruhe, überseekoffer | coffre de rangement, malle | baúl, arcón > furniture
kitchen island, kitchen trolley, serving trolley, bar cart | köksö, rullvagn, serveringsvagn, barvagn | kücheninsel, servierwagen, küchenwagen, barwagen | desserte, îlot de cuisine, chariot de service, desserte à roulettes, îlot central | isla de cocina, carrito de cocina, carrito auxiliar, carrito de servicio > furniture
gaming chair, gamer chair | gamingstol, gamingstolar | gaming-stuhl, gamingstuhl, gamer-stuhl | chaise gaming, fauteuil gamer, siège gamer | silla gaming, silla gamer > office chair
hanging chair, egg chair, swing chair | hängstol, hängfåtölj, äggstol | hängesessel, hängestuhl | fauteuil suspendu, fauteuil œuf, chaise suspendue | silla colgante, sillón colgante > armchair
massage chair, massage cushion, massage mat | massagestol, massagedyna, massagematta | massagesessel, massagekissen, massagematte | fauteuil massant, coussin massant, tapis massant | sillón de masaje, cojín de masaje, esterilla de masaje > chair
acupressure mat, spike mat | spikmatta, akupressurmatta | akupressurmatte, nadelmatte, nagelmatte | tapis d'acupression, tapis de fleurs | esterilla de acupresión, alfombra de acupresión
towel rail, towel rack, towel holder | handdukshängare, handduksstång | handtuchhalter, handtuchstange | porte-serviettes, porte-serviette, sèche-serviettes | toallero, toalleros
heated towel rail, towel warmer | handdukstork, elektrisk handdukstork | handtuchwärmer, handtuchheizkörper, handtuchtrockner | sèche-serviettes électrique, radiateur sèche-serviettes, sèche-serviettes | toallero eléctrico, calienta toallas, radiador toallero, secatoallas
toilet roll holder, toilet paper holder | toalettpappershållare, toarullshållare | toilettenpapierhalter, klorollenhalter, klopapierhalter | dérouleur papier toilette, porte-papier toilette, porte papier wc | portarrollos, portarrollos de baño
toothbrush holder, toothbrush mug, toothbrush cup | tandborsthållare, tandborstmugg, tandborstglas | zahnbürstenhalter, zahnputzbecher | porte-brosse à dents, porte-brosses à dents, gobelet à dents | portacepillos, vaso para cepillos de dientes, vaso para cepillos
shower caddy, shower shelf, bath rack | duschhylla, duschkorg, badkarshylla | duschkorb, duschregal, duschablage | étagère de douche, panier de douche | estante de ducha, cesta de ducha, organizador de ducha
shower mat, non-slip bath mat, bathtub mat | duschmatta, halkskydd för badkar | duschmatte, badewanneneinlage, duscheinlage | tapis de douche, tapis antidérapant baignoire | alfombrilla de ducha, alfombra antideslizante de bañera > bath mat
shower screen, shower door, shower cabin, shower enclosure, shower cubicle | duschvägg, duschdörr, duschkabin | duschwand, duschkabine, duschtür | paroi de douche, cabine de douche, pare-baignoire | mampara de ducha, mampara, cabina de ducha
shower squeegee | duschskrapa | duschabzieher | raclette de douche | limpiacristales de ducha, rasqueta de ducha
shower cap | duschmössa | duschhaube | bonnet de douche, charlotte de douche | gorro de ducha
shower stool, bath seat, shower chair | duschpall, duschstol, badkarsbräda | duschhocker, duschstuhl, badewannenbrett | tabouret de douche, siège de douche, planche de bain | taburete de ducha, silla de ducha, tabla de bañera > stool
bath pillow, bath tray, bathtub tray, bath caddy | badkudde, badkarsbricka | badewannenkissen, badewannenablage, wannenkissen | coussin de bain, pont de baignoire, plateau de bain | almohada de baño, bandeja de bañera, cojín de bañera > pillow
bathtub, bath tub | badkar | badewanne | baignoire | bañera, tina de baño
washbasin, wash basin, bathroom sink, basin sink | handfat, tvättställ | waschbecken, waschtisch | lavabo, vasque | lavabo, lavamanos
kitchen sink, sink | diskho, diskbänk | spüle, spülbecken, küchenspüle | évier | fregadero, lavaplatos de cocina
bathroom cabinet, mirror cabinet, medicine cabinet, vanity unit, bathroom furniture | badrumsskåp, spegelskåp, medicinskåp, tvättställsskåp, badrumsmöbler | badezimmerschrank, spiegelschrank, badschrank, medizinschrank, arzneischrank, waschtischunterschrank, badmöbel | armoire de toilette, meuble de salle de bain, armoire à pharmacie, meuble vasque | armario de baño, mueble de baño, botiquín de pared, mueble de lavabo > cabinet
makeup mirror, vanity mirror, magnifying mirror, shaving mirror, make-up mirror | sminkspegel, förstoringsspegel, rakspegel | kosmetikspiegel, schminkspiegel, vergrößerungsspiegel, rasierspiegel | miroir grossissant, miroir de maquillage | espejo de aumento, espejo de maquillaje > mirror
bidet, bidet shower, bidet sprayer | bidé, bidédusch | bidet, bidetdusche, podusche | bidet, douchette wc | bidé, ducha higiénica
loofah, bath sponge, shower puff | badsvamp, luffa, duschboll, luffasvamp | badeschwamm, luffa, luffaschwamm, duschpuff | éponge de bain, fleur de douche, luffa | esponja de baño, esponja vegetal, lufa > sponge
back brush, bath brush, dry brush, body brush | badborste, ryggborste, torrborste, kroppsborste | badebürste, rückenbürste, trockenbürste, körperbürste, massagebürste | brosse de bain, brosse dos, brosse à sec, brosse pour le corps | cepillo de baño, cepillo corporal, cepillo de espalda
washcloth, face cloth, flannel, wash mitt | tvättlapp | waschlappen, waschhandschuh | gant de toilette, débarbouillette | manopla de baño, toallita de baño de tela, guante de baño, toallita de cara > towel
beach towel, beach towels | strandhandduk, badlakan, strandlakan | strandtuch, badetuch, strandhandtuch | serviette de plage, drap de plage | toalla de playa, toallas de playa > towel
hammam towel, peshtemal, turkish towel | hamamhandduk, hamam-handduk | hamamtuch, hamam-tuch | fouta, serviette hammam | toalla hammam, pareo toalla > towel
hair towel, hair turban, towel turban | hårturban, hårhandduk | haarturban, haarhandtuch, turbantuch | serviette turban, serviette cheveux, turban cheveux | turbante para el pelo, toalla para el pelo, toalla turbante > towel
towel poncho, changing robe, surf poncho | badponcho, ombytesponcho | badeponcho, surfponcho, umziehponcho | poncho de bain, poncho de surf | poncho de toalla, poncho de surf, toalla poncho > towel, poncho
`
