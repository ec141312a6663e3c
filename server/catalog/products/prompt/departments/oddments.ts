/** Small things of every room and trade that few shops name, as kitchen.ts. */
export const ODDMENTS = `
baker's couche, bread proofing couche | bakduk, jäsduk | bäckerleinen | toile de boulanger | paño de panadero > kitchenware
lunch bag, insulated lunch bag | lunchväska, lunchpåse | lunchtasche | sac à déjeuner, sac à lunch, lunch bag | bolsa para el almuerzo, bolsa porta alimentos, bolsa para almuerzo > lunch box
puzzle mat, jigsaw mat, puzzle roll, puzzle board | pusselmatta | puzzlematte, puzzleunterlage | tapis de puzzle | tapete para puzzles, tapete para puzle > toy
drum throne, drum stool | trumpall | schlagzeughocker | tabouret de batterie, siège de batterie | banqueta de batería
turntable needle, turntable cartridge, record player stylus, stylus cartridge | pickupnål, skivspelarnål, pickup, grammofonnål | tonnadel, tonabnehmer, plattenspielernadel | diamant de platine, cellule de platine | aguja de tocadiscos, cápsula tocadiscos
cable clip, cable clips | kabelklämma, kabelklammer | kabelclip, kabelschelle | clip de câble, attache-câble | clip para cables, grapa para cables > cable organiser
lens cleaning pen, lens pen | linspenna, linsrengöringspenna | linsenreinigungsstift, lenspen | stylo nettoyant objectif | lápiz limpiador de lentes
toilet stool, toilet step, squatty potty | toalettpall | toilettenhocker | marchepied toilettes, tabouret de toilette | taburete para inodoro
laundry detergent sheets, laundry sheets | tvättark | waschstreifen, waschblätter | feuilles de lessive | tiras de detergente, láminas de detergente > detergent
glue trap, sticky trap | limfälla | klebefalle | piège à glu, piège collant | trampa adhesiva
wood filler | träspackel | holzspachtel, holzkitt | pâte à bois | masilla para madera > filler
rust converter, rust remover | rostomvandlare, rostborttagare | rostumwandler, rostentferner | convertisseur de rouille, antirouille | convertidor de óxido, quitaóxido
tile spacer, tile spacers | kakelkryss | fliesenkreuze | croisillons carrelage, croisillons pour carrelage | crucetas para azulejos
tap aerator, faucet aerator | perlator, strålsamlare | perlator, strahlregler | mousseur de robinet, aérateur de robinet | aireador de grifo, perlizador
radiator key, bleed key | luftningsnyckel | entlüftungsschlüssel | clé de purge | llave purgador, llave de purga
chimney cowl, chimney cap | skorstenshuv | schornsteinaufsatz, schornsteinhaube | chapeau de cheminée | sombrerete de chimenea, sombrero de chimenea
log carrier, firewood bag | vedbärare, vedkasse | holztragetasche, kaminholztasche | sac à bûches | portaleños, bolsa para leña > log basket
leaf net, pond net cover | lövnät | laubnetz, laubschutznetz | filet à feuilles | red para hojas, red cubre estanque
bean poles, bean pole | bönstänger, bönstör | bohnenstangen, bohnenstange | tuteurs à haricots, rames à haricots | tutores para judías
tomato cage, tomato support | tomatställ, tomatbur | tomatenturm, tomatenstütze | cage à tomates, tuteur à tomates | jaula para tomates, tutor para tomates
scalp massager, scalp brush | hårbottenmassage, hårbottenborste | kopfmassagebürste, kopfmassagegerät | masseur cuir chevelu, brosse massante cuir chevelu | masajeador capilar, cepillo masajeador capilar
gel insoles, heel pads | gelsulor, hälkudde, hälinlägg | geleinlagen, gelsohlen, fersenkissen, fersenpolster | semelles gel, semelles en gel, talonnettes | plantillas de gel, taloneras > insoles
bike kickstand, kickstand, kick stand | cykelstöd | seitenständer, fahrradseitenständer | béquille de vélo, béquille vélo | pata de cabra para bicicleta, caballete de bicicleta > bike parts
swim buoy, open water buoy | simboj | schwimmboje | bouée de nage | boya de natación > sports equipment
dive bag, dive gear bag | dykväska | tauchtasche | sac de plongée | bolsa de buceo > bag
hockey helmet, ice hockey helmet | hockeyhjälm, ishockeyhjälm | eishockeyhelm, hockeyhelm | casque de hockey | casco de hockey > helmet
golf glove, golf gloves | golfhandske, golfhandskar | golfhandschuh | gant de golf | guante de golf > gloves
archery target, target face | bågskyttetavla, måltavla | zielscheibe, bogenscheibe | cible de tir à l'arc | diana de tiro con arco > sports equipment
tyre repair kit, tire repair kit, puncture kit for cars | däckreparationskit, däckreparationssats | reifenreparaturset, reifenpannenset | kit de réparation pneu, kit anti-crevaison | kit reparapinchazos, kit antipinchazos > car accessories
boat hook | båtshake | bootshaken | gaffe de bateau, gaffe | bichero
mooring line, mooring rope, dock line | förtöjningslina, förtöjningstamp | festmacher, festmacherleine | amarre, corde d'amarrage | cabo de amarre
table skirt, table skirting | bordskjol, bordskappa | tischskirting | juponnage, jupe de table | faldón de mesa
place card holder, place card holders | placeringskortshållare, bordskortshållare | platzkartenhalter, tischkartenhalter | porte-nom de table, marque-place | marcasitios
cake pop maker | cake pop-maskin | cake-pop-maker | machine à cake pops, appareil à cake pops | máquina de cake pops > home appliance
matcha whisk, bamboo whisk | matchavisp | matchabesen, bambusbesen | fouet à matcha, chasen | batidor de matcha > kitchenware
butter curler | smörhyvel | butterroller | racle-beurre, coquilleur à beurre | rizador de mantequilla > kitchenware
oyster knife, oyster shucker | ostronkniv | austernmesser, austernöffner | couteau à huîtres, ouvre-huîtres | cuchillo para ostras, abreostras > knife
fondue fork, fondue forks | fonduegaffel | fonduegabel | fourchette à fondue, pique à fondue | tenedor de fondue > fork
boot tray, shoe tray | skobricka, avrinningsbricka | schuhabtropfschale, schuhschale | plateau à chaussures, bac à chaussures | bandeja para zapatos
cutlery drainer, sink caddy | bestickkorg, diskhoställ | besteckabtropfkorb, spülbecken-organizer | égouttoir à couverts | escurrecubiertos, organizador de fregadero
bath step, bath seat | badkarssits, badpall | badewannensitz, badewannenstufe | siège de bain, marche de bain | asiento de bañera
car organiser, boot organiser, trunk organiser | bagageväska, bagageutrymmesbox, bilorganiserare | kofferraumtasche, auto-organizer, autoorganizer, kofferraumorganizer | organiseur de coffre, rangement voiture, organisateur voiture | organizador de maletero, organizador de coche > car accessories
keyboard cover, keyboard protector | tangentbordsskydd | tastaturabdeckung, tastaturschutz | protège-clavier | protector de teclado
remote control holder | fjärrkontrollshållare | fernbedienungshalter | porte-télécommande | soporte para mandos
cabin suitcase, carry-on suitcase, cabin trolley, carry on suitcase, carry-on, cabin bag, hand luggage, cabin case | kabinväska, kabinresväska, handbagage | handgepäckkoffer, handgepäck, handgepäcktrolley, kabinenkoffer, kabinentrolley, bordcase, bordtrolley, bordkoffer | valise cabine, valise de cabine, bagage cabine, bagage à main | maleta de cabina, maleta de mano, equipaje de mano > suitcase
anti-fog spray, anti fog spray, anti-fog wipes, antifog spray | imspray, antiimspray, imskyddsspray | antibeschlagspray, antibeschlagtücher, antifog-spray | spray antibuée, lingettes antibuée, antibuée | spray antivaho, toallitas antivaho, antivaho
hairball paste, malt paste, cat malt, hairball remedy | maltpasta, hårbollspasta, kattmalt | maltpaste, katzenmalz, malzpaste | pâte au malt, malt pour chat, pâte anti-boules de poils | malta para gatos, pasta de malta
insect trap, silverfish trap, bug trap, crawling insect trap | insektsfälla, silverfiskfälla, insektsfällor | insektenfalle, silberfischfalle, silberfischköder | piège à insectes, piège à poissons d'argent | trampa para insectos, trampa para pececillos de plata, trampa de insectos
bird spikes, pigeon spikes, bird deterrent | fågelpiggar, duvpiggar, fågelavvisare | taubenspikes, taubenabwehr, vogelabwehr | pics anti-pigeons, pics à pigeons, répulsif pigeons | pinchos antipalomas, púas antipalomas, ahuyentador de palomas
calming vest, anxiety vest for dogs, thunder vest | lugnande väst, ångestväst för hund | beruhigungsweste, angstweste | gilet apaisant, gilet anti-stress | chaleco calmante, chaleco antiansiedad
calming treats, calming dog treats | lugnande hundgodis, lugnande godis | beruhigungssnacks, beruhigungsleckerli | friandises apaisantes, friandises calmantes | snacks calmantes, golosinas calmantes > dog treats
nail hardener, nail strengthener | nagelhärdare, nagelstärkare | nagelhärter, nagelstärker | durcisseur d'ongles, durcisseur ongles, durcisseur pour ongles | endurecedor de uñas, fortalecedor de uñas
bitter nail polish, nail biting polish, stop biting polish | bittert nagellack, nagelbitarlack | bitterlack, nagelkaustopp | vernis amer, vernis anti-ongles rongés | esmalte amargo, laca amarga
early reader, first reading book, learn to read book | lättläst bok, börja läsa-bok, läsa själv-bok | erstleserbuch, erstlesebuch, leselernbuch | premières lectures, première lecture, livre de premières lectures | primeras lecturas, libro de primeras lecturas > children's book
travel game, magnetic travel game | resespel, resespel för barn | reisespiel, magnet-reisespiel, mitbringspiel | jeu de voyage, jeu de voyage magnétique | juego de viaje, juego magnético de viaje
slackline, slack line, slackline set | slackline | slackline, slackline-set, balancierband | slackline | slackline, cinta de equilibrio > sports equipment
limoncello | limoncello | limoncello, zitronenlikör | limoncello, liqueur de citron | limoncello, licor de limón > liqueur
chutney, mango chutney | chutney, mangochutney | chutney, mangochutney | chutney, chutney de mangue | chutney, chutney de mango > sauce
clothes hanger, coat hangers | klädgalge, klädgalgar, trägalge, trägalgar | hosenbügel, hemdenbügel | cintres en bois | perchas de madera
pet cage, cage, cages, animal cage | bur, burar, djurbur | käfig, käfige, tierkäfig | cage, cages, cage pour animaux | jaula, jaulas > pet supplies
`
