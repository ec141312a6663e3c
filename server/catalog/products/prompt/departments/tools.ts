/** Things of the workshop, the building site, pipes, wires and paint: as kitchen.ts. */
export const WORKSHOP = `
mitre saw, miter saw, chop saw | kapsåg, geringssåg | kappsäge, gehrungssäge | scie à onglet | ingletadora, sierra ingletadora > saw, tool
table saw, bench saw | bordssåg | tischkreissäge | scie sur table, scie circulaire sur table | sierra de mesa > saw, tool
band saw, bandsaw | bandsåg | bandsäge | scie à ruban | sierra de cinta > saw, tool
reciprocating saw, sabre saw | tigersåg | säbelsäge | scie sabre | sierra sable > saw, tool
coping saw, fret saw, scroll saw | lövsåg, figursåg | laubsäge, dekupiersäge | scie à chantourner, scie à découper | sierra de marquetería, sierra de calar de mano > saw, tool
saw blade, saw blades | sågblad, sågklinga | sägeblatt, sägeblätter | lame de scie, lames de scie | hoja de sierra, disco de sierra, hojas de sierra
cutting disc, grinding disc, cutting discs | kapskiva, slipskiva | trennscheibe, schleifscheibe | disque à tronçonner, disque à meuler | disco de corte, disco de desbaste
multitool, oscillating multi-tool, rotary tool | multiverktyg, multimaskin, multislip | multifunktionswerkzeug, oszillierer, multitool | outil multifonction, outil oscillant, mini-outil rotatif | multiherramienta, herramienta multifunción, minitaladro > tool
router tool, wood router, trim router | överfräs, handöverfräs, kantfräs | oberfräse, kantenfräse | défonceuse, affleureuse | fresadora, fresadora de madera > tool
electric planer, power planer | elhyvel | elektrohobel | rabot électrique | cepillo eléctrico de carpintero > tool
wood lathe, lathe | träsvarv, svarv | drechselbank, drehbank | tour à bois | torno de madera, torno > tool
bench grinder | bänkslip | doppelschleifer, schleifbock | touret à meuler | esmeriladora de banco > tool
bench vice, bench vise | skruvstäd, skruvstycke | schraubstock | étau, étau d'établi | tornillo de banco, torno de banco > tool
heat gun, hot air gun | varmluftspistol, värmepistol | heißluftpistole, heißluftgebläse | décapeur thermique, pistolet à air chaud | pistola de aire caliente, decapador > tool
nail gun, staple gun, brad nailer | spikpistol, häftpistol | nagelpistole, nagler, tacker, handtacker | cloueuse, agrafeuse murale, agrafeuse-cloueuse | clavadora, grapadora de pared, pistola de clavos > tool
rivet gun, riveter, rivets | nittång, popnitar, popnittång | nietzange, blindnieten, nietpistole | pince à riveter, rivets, riveteuse | remachadora, remaches > tool
demolition hammer, jackhammer, rotary hammer | bilningshammare, borrhammare, bilmaskin | abbruchhammer, bohrhammer, stemmhammer | marteau-piqueur, burineur | martillo percutor, martillo demoledor, martillo neumático > tool, hammer
mallet, rubber mallet, wooden mallet | gummiklubba, träklubba | gummihammer, holzhammer | maillet, maillet en caoutchouc | mazo de goma, maza de goma > hammer, tool
sledgehammer, sledge hammer | slägga | vorschlaghammer | masse de chantier | almádena, marro > hammer, tool
torque wrench | momentnyckel | drehmomentschlüssel | clé dynamométrique | llave dinamométrica > wrench, tool
socket set, ratchet set, ratchet wrench, socket wrench set | hylsnyckelsats, spärrnyckel, hylsset | steckschlüsselsatz, knarrenkasten, ratschenkasten, ratsche | jeu de douilles, coffret à douilles, clé à cliquet | juego de llaves de vaso, llaves de vaso, carraca, juego de vasos > wrench, tool
pipe wrench, plumber's wrench, pipe cutter | rörtång, röravskärare | rohrzange, rohrschneider | clé serre-tube, coupe-tube | llave grifa, llave stillson, cortatubos > wrench, tool
screwdriver bits, bit set, bits set | bitssats, skruvbits, bitsset | bit-set, bitset, schrauberbits | embouts de vissage, coffret d'embouts | puntas de destornillador, juego de puntas > tool
hole saw, hole saws, core drill | hålsåg, hålsågar | lochsäge, lochsägen, bohrkrone | scie cloche, scies cloches | sierra de corona, corona perforadora > tool, saw
wire cutters, side cutters, bolt cutter, wire stripper | avbitare, sidavbitare, bultsax, kabelskalare | seitenschneider, bolzenschneider, abisolierzange | pince coupante, coupe-boulons, pince à dénuder | alicates de corte, cortacables, cizalla, pelacables > pliers, tool
utility knife, box cutter, stanley knife, craft knife, carpet knife | mattkniv, brytbladskniv, hobbykniv | cuttermesser, teppichmesser, bastelmesser | cutter, couteau à moquette, cutter de précision | cúter, cutter, cuchilla de manualidades > tool, knife
glass cutter, tile cutter | glasskärare, kakelskärare, kakelkap | glasschneider, fliesenschneider | coupe-verre, coupe-carreaux, carrelette | cortavidrios, cortador de azulejos, cortadora de azulejos > tool
wood carving knife, carving tools, whittling knife | täljkniv, täljset, träsnideriverktyg | schnitzmesser, schnitzwerkzeug, schnitzset | couteau à bois, gouge, kit de sculpture sur bois | cuchillo de talla, gubia, herramientas de talla > tool, knife
metal file, rasp, file set | metallfil, träfil, rasp | metallfeile, holzfeile, raspel, feilenset | lime à métaux, râpe à bois | lima de metal, escofina, limas > tool
wire brush, steel brush | stålborste | drahtbürste, stahlbürste | brosse métallique | cepillo de alambre, cepillo metálico > tool
crowbar, pry bar, wrecking bar | kofot, bräckjärn | brechstange, brecheisen, nageleisen | pied-de-biche, pied de biche | palanca pata de cabra, pata de cabra, barreta > tool
laser level, cross line laser, laser measure, laser distance meter | korslaser, laseravståndsmätare, linjelaser | kreuzlinienlaser, laser-entfernungsmesser, linienlaser | niveau laser, télémètre laser | nivel láser, medidor láser, telémetro láser > tool
stud finder, wall scanner, cable detector | regelsökare, väggskanner | ortungsgerät, leitungssucher, balkenfinder | détecteur de montants, détecteur de câbles | detector de vigas, detector de cables, detector de metales en pared > tool
caliper, vernier caliper, calipers | skjutmått | messschieber, schieblehre | pied à coulisse | calibre digital, pie de rey > tool
carpenter's square, try square | vinkelhake | winkelmaß, anschlagwinkel | équerre de menuisier | escuadra de carpintero > tool
chalk line, marking chalk line | kritsnöre, slagsnöre | schlagschnur | cordeau à tracer | tiralíneas, cordel de marcar > tool
multimeter, voltage tester, voltmeter | multimeter, spänningsprovare | multimeter, spannungsprüfer, phasenprüfer | multimètre, testeur de tension | multímetro, comprobador de tensión, polímetro, tester eléctrico > tool
tool belt, tool pouch, tool bag | verktygsbälte, verktygsväska | werkzeuggürtel, werkzeugtasche | ceinture porte-outils, sac à outils, sacoche à outils | cinturón de herramientas, cinturón portaherramientas, bolsa de herramientas > tool, belt
tool trolley, tool chest, tool cabinet | verktygsvagn, verktygsskåp | werkstattwagen, werkzeugschrank | servante d'atelier, chariot à outils | carro de herramientas, armario de herramientas > tool
sawhorse, saw horses, trestle, trestles | sågbock, arbetsbock, bockar till bord | sägebock, arbeitsbock, klappbock | tréteau, tréteaux | caballete de trabajo, borriqueta, borriquetas > tool
scaffold, scaffolding, work platform | byggställning, hantverkarställning, arbetsplattform | gerüst, arbeitsbühne, rollgerüst | échafaudage, plateforme de travail | andamio, plataforma de trabajo > tool
air compressor, compressor | kompressor, luftkompressor | kompressor, druckluftkompressor | compresseur, compresseur d'air | compresor de aire, compresor > tool
generator, power generator, inverter generator | elverk, elgenerator | stromerzeuger, stromaggregat, notstromaggregat | groupe électrogène | generador eléctrico, grupo electrógeno > tool
power station, portable power station, solar generator | kraftstation, bärbar kraftstation, powerstation | powerstation, tragbare stromstation, solargenerator | station électrique portable, station d'énergie | estación de energía portátil, central eléctrica portátil > electronics
solar panel, solar panels | solpanel, solpaneler | solarpanel, solarmodul, balkonkraftwerk | panneau solaire, panneaux solaires | panel solar, placa solar, placas solares
water pump, submersible pump, dirty water pump | vattenpump, dränkbar pump, länspump | wasserpumpe, tauchpumpe, schmutzwasserpumpe | pompe à eau, pompe immergée, pompe vide-cave | bomba de agua, bomba sumergible, bomba de achique
welding machine, welder, mig welder | svets, svetsmaskin, elsvets | schweißgerät, schweißmaschine, schutzgasschweißgerät | poste à souder, poste de soudure | soldadora, máquina de soldar, equipo de soldadura > tool
welding helmet, welding mask | svetshjälm, svetsmask | schweißhelm, schweißmaske | masque de soudure, casque de soudure | careta de soldar, máscara de soldar > helmet
blow torch, blowtorch, gas torch, kitchen torch | gasolbrännare, blåslampa, brännare för crème brûlée | lötlampe, gasbrenner, flambierbrenner | chalumeau, chalumeau de cuisine | soplete, soplete de cocina > tool
solder, soldering wire | lödtenn | lötzinn | étain à souder, fil à souder | estaño para soldar, hilo de estaño
engraving pen, engraver, wood burning kit, pyrography pen | gravyrpenna, brännpenna, glödpenna | gravierstift, graviergerät, brennpeter, brandmalkolben | stylo graveur, pyrograveur | grabador eléctrico, pirograbador, lápiz grabador
dust mask, respirator, ffp2 mask, respirator mask | andningsskydd, munskydd, dammask, halvmask | staubmaske, atemschutzmaske, ffp2-maske, mundschutz | masque anti-poussière, masque respiratoire, masque ffp2 | mascarilla antipolvo, mascarilla ffp2, respirador
hard hat, safety helmet, construction helmet | bygghjälm, skyddshjälm | bauhelm, schutzhelm, arbeitsschutzhelm | casque de chantier, casque de protection | casco de obra, casco de seguridad > helmet
safety shoes, safety boots, work shoes, steel toe boots, work boots | skyddsskor, arbetsskor, skyddskängor, stålhätteskor | sicherheitsschuhe, arbeitsschuhe, sicherheitsstiefel, stahlkappenschuhe | chaussures de sécurité, chaussures de travail, bottes de sécurité | zapatos de seguridad, botas de seguridad, calzado de seguridad, zapatos de trabajo > shoe, boot
hi-vis vest, high visibility vest, reflective vest, safety vest | reflexväst, varselväst | warnweste, sicherheitsweste, reflexweste | gilet de sécurité, gilet réfléchissant, gilet jaune, gilet haute visibilité | chaleco reflectante, chaleco de seguridad, chaleco de alta visibilidad > vest
work trousers, cargo work trousers | arbetsbyxor, hantverksbyxor | arbeitshose, zunfthose, bundhose arbeit | pantalon de travail | pantalón de trabajo, pantalones de trabajo > trousers, work clothes
work jacket | arbetsjacka | arbeitsjacke | veste de travail | chaqueta de trabajo > jacket, work clothes
coveralls, boiler suit, work overalls | arbetsoverall, skyddsoverall | arbeitsoverall, blaumann, schutzanzug | combinaison de travail, bleu de travail | mono de trabajo, buzo de trabajo > work clothes, jumpsuit
lab coat | labbrock, läkarrock | laborkittel, arztkittel | blouse de laboratoire, blouse blanche médicale | bata de laboratorio, bata médica > work clothes
scrubs, nursing uniform, medical scrubs | vårdkläder, sjuksköterskekläder | kasack, schlupfkasack, pflegekleidung | tunique médicale, blouse infirmière | pijama sanitario, uniforme de enfermera, casaca sanitaria > work clothes
chef's jacket, chef jacket, chef whites | kockrock | kochjacke | veste de cuisine, veste de cuisinier | chaquetilla de cocinero, chaqueta de chef > work clothes, jacket
chef's hat, chef hat | kockmössa | kochmütze | toque de cuisinier, toque de chef | gorro de cocinero, gorro de chef
wood glue, carpenter's glue | trälim | holzleim | colle à bois | cola de carpintero, cola blanca, cola para madera > glue
superglue, super glue, instant glue | superlim, snabblim | sekundenkleber | superglue, colle instantanée, colle forte | superpegamento, pegamento instantáneo > glue
glue stick, glue sticks | limstift | klebestift, leimstift | bâton de colle, colle en stick | barra de pegamento, pegamento en barra > glue, stationery
mounting tape, double-sided tape, adhesive strips, mounting strips | monteringstejp, dubbelhäftande tejp | montageband, doppelseitiges klebeband, klebestreifen | ruban adhésif double face, bande adhésive double face | cinta de doble cara, tiras adhesivas > duct tape
masking tape, painter's tape | maskeringstejp, målartejp | malerkrepp, kreppband, malerband, abklebeband | ruban de masquage, adhésif de masquage | cinta de carrocero, cinta de pintor, cinta de enmascarar > duct tape
packing tape, parcel tape, tape dispenser | packtejp, tejphållare | packband, paketband, klebebandabroller | ruban d'emballage, scotch d'emballage, dévidoir ruban adhésif | cinta de embalar, precinto, dispensador de cinta > duct tape
insulating tape, electrical tape | eltejp, isoleringstejp | isolierband | ruban isolant, chatterton | cinta aislante > duct tape
cable ties, zip ties, cable tie | buntband, kabelband | kabelbinder | colliers de serrage, serre-câbles, serre-câble | bridas, bridas para cables, brida de nailon
ratchet strap, tie-down strap, lashing strap | spännband, lastband | spanngurt, zurrgurt, spanngurte | sangle d'arrimage, sangle à cliquet | cincha de amarre, correa de amarre, cinta de carraca > strap
bungee cord, bungee cords, tension straps | gummistropp, spännstropp | expander, gummispanner, spanngummi | tendeur élastique, sandow | pulpo elástico, cuerda elástica
caulking gun, sealant gun | fogpistol, fogspruta | kartuschenpistole, silikonspritze | pistolet à silicone, pistolet à cartouche | pistola aplicadora
expanding foam, spray foam | fogskum, byggskum | bauschaum, montageschaum, pu-schaum | mousse expansive, mousse polyuréthane | espuma expansiva, espuma de poliuretano
cement, concrete mix, mortar mix | cement, murbruk | zement, fertigmörtel, estrich | ciment, béton prêt à l'emploi, mortier à maçonner | cemento, mortero de albañil
filling knife, putty knife, paint scraper, wallpaper scraper | spackelspade, färgskrapa, spackel | spachtel, farbschaber, malerspachtel, tapetenablöser | couteau à enduire, grattoir peinture, spatule de peintre | espátula de pintor, rasqueta, espátula de masilla > tool
paint tray, roller tray | färgtråg, rollertråg, målartråg | farbwanne | bac à peinture | bandeja de pintura, cubeta de pintor
spray paint, paint spray, spray can | sprayfärg, färgspray | sprühfarbe, lackspray, sprühlack, sprühdose farbe | peinture en bombe, bombe de peinture, peinture en spray | pintura en spray, spray de pintura, pintura en aerosol > paint
paint sprayer, spray gun, airbrush | färgspruta, sprutpistol, airbrush | farbsprühgerät, farbsprühsystem, lackierpistole, airbrush | pistolet à peinture, aérographe | pistola de pintura, pistola para pintar, aerógrafo
chalk paint, furniture paint | kalkfärg, möbelfärg | kreidefarbe, möbelfarbe, möbellack | peinture à la craie, peinture meuble | pintura a la tiza, pintura para muebles > paint
wall primer, undercoat | grundfärg, grundningsfärg | grundierung, haftgrund, tiefgrund | sous-couche, apprêt, primaire d'accrochage | imprimación, capa de imprimación > paint
floor paint, wood paint, exterior paint, metal paint | golvfärg, träfärg, fasadfärg, metallfärg | bodenfarbe, holzfarbe, fassadenfarbe, metallschutzlack | peinture sol, peinture bois, peinture façade, peinture fer | pintura para suelos, pintura para madera, pintura de fachada, esmalte para metal > paint
wood oil, teak oil, linseed oil, decking oil | träolja, teakolja, linolja, altanolja | holzöl, teaköl, leinöl, terrassenöl | huile pour bois, huile de teck, huile de lin, huile terrasse | aceite para madera, aceite de teca, aceite de linaza
paint thinner, white spirit, turpentine, paint stripper | lacknafta, terpentin, färgborttagning, förtunning | verdünner, terpentin, terpentinersatz, abbeizer | white spirit, térébenthine, décapant peinture, diluant | disolvente, aguarrás, trementina, decapante
dust sheet, drop cloth, decorating sheet | täckplast, skyddspapp, målarplast | abdeckfolie, malervlies | bâche de protection peinture, film de protection | plástico cubretodo, lona de pintor, plástico protector
wallpaper paste, wallpaper glue | tapetlim, tapetklister | tapetenkleister, kleister | colle papier peint, colle à papier peint | cola para papel pintado
decking, deck tiles, decking boards | trall, altangolv, trallplattor | terrassendielen, terrassenfliesen, wpc-dielen | lames de terrasse, dalles de terrasse, caillebotis | tarima exterior, losetas de exterior, baldosas de terraza
laminate flooring, parquet, vinyl flooring, wood flooring | laminatgolv, parkettgolv, vinylgolv, trägolv | laminatboden, parkett, vinylboden, holzboden, klickvinyl | parquet, sol stratifié, sol vinyle, parquet stratifié | suelo laminado, parqué, tarima flotante, suelo vinílico
skirting board, moulding | golvlist, taklist, fotlist | sockelleiste, fußleiste, stuckleiste | plinthe, moulure | rodapié, zócalo, moldura
insulation, insulation material, mineral wool | isolering, mineralull, stenull | dämmung, dämmwolle, steinwolle, dämmplatte | isolant thermique, laine de verre, laine de roche | aislamiento térmico, lana de roca, lana de vidrio
shelf brackets, shelf bracket, angle brackets | hyllkonsol, hyllkonsoler, hyllbärare | regalträger, regalwinkel, regalkonsole | équerre étagère, console d'étagère, support d'étagère | escuadra para estante, soporte de estante, escuadras de balda
picture hooks, picture hanging kit, picture hanger | tavelkrok, tavelkrokar, tavelupphängning | bilderhaken, bildaufhänger, bilderaufhängung | crochet à tableau, attache cadre, crochets pour tableaux | colgador de cuadros, ganchos para cuadros, cuelgacuadros > wall hook
chain link, steel chain, metal chain | stålkedja, kätting | stahlkette, eisenkette | chaîne en acier, chaîne métallique | cadena de acero, cadena metálica
steel wire, garden wire | ståltråd, metalltråd, järntråd | draht, eisendraht, bindedraht | fil de fer, fil métallique | alambre, alambres
compression spring | tryckfjäder, dragfjäder | druckfeder, zugfeder | ressort de compression, ressort de traction | muelle de compresión, resorte
magnets, magnet, fridge magnet, fridge magnets | magnet, magneter | magnete, magnet | aimant, aimants, magnet pour frigo, magnets frigo | imán, imanes, imán de nevera, imanes de nevera
washers, rubber washer, gasket, sealing ring, o-ring, replacement seal | brickor till skruv, packning till kran, gummipackning, tätningsring, o-ring | unterlegscheiben, dichtungsringe, dichtungsring, ersatzdichtung, dichtung | rondelles, joint torique, joint d'étanchéité, joint de rechange | arandelas, junta tórica, junta de goma, junta de silicona, junta de recambio, junta
door lock, cylinder lock, euro cylinder | dörrlås, cylinderlås, låscylinder | türschloss, schließzylinder | serrure de porte, cylindre de serrure, barillet | cerradura, bombín, cilindro de cerradura > padlock
smart lock, electronic door lock | smart lås, digitalt dörrlås, kodlås | smart lock, elektronisches türschloss, smartes türschloss | serrure connectée | cerradura inteligente, cerradura electrónica
door chain, security chain, door viewer | säkerhetskedja till dörr, dörrkikare, dörröga | türkette, türspion, sicherheitskette tür | chaîne de porte, judas de porte, entrebâilleur | cadena de seguridad para puerta, mirilla
window lock, window restrictor, child lock | fönsterlås, barnlås, barnspärr, fönsterspärr | fenstersicherung, fensterschloss, kindersicherung | bloque-fenêtre, sécurité enfant, bloque-tiroir | cierre de seguridad infantil, bloqueo de ventana, cierre para ventanas
alarm system, burglar alarm, home alarm | hemlarm, larmsystem, inbrottslarm | alarmanlage, einbruchalarm, haus-alarmanlage | alarme maison, système d'alarme | alarma de hogar, sistema de alarma, alarma antirrobo
carbon monoxide alarm, co detector, gas detector | kolmonoxidvarnare, gasvarnare, koloxidlarm | kohlenmonoxidmelder, co-melder, gasmelder | détecteur de monoxyde de carbone, détecteur de gaz | detector de monóxido de carbono, detector de gas
water leak detector, leak sensor | vattenlarm, läckagelarm, läckagevarnare | wassermelder, leckagesensor | détecteur de fuite d'eau | detector de fugas de agua, sensor de fugas
motion sensor, motion detector | rörelsesensor, rörelsedetektor, rörelsevakt | bewegungsmelder, bewegungssensor | détecteur de mouvement, capteur de mouvement | detector de movimiento, sensor de movimiento
video doorbell, smart doorbell, intercom | videodörrklocka, porttelefon, smart dörrklocka | video-türklingel, videotürklingel, türsprechanlage | sonnette vidéo, visiophone, interphone, sonnette connectée | videoportero, timbre con cámara, portero automático, interfono > doorbell
smart thermostat, thermostat, radiator valve | termostat, smart termostat, elementtermostat | thermostat, heizkörperthermostat, smartes thermostat | thermostat, thermostat connecté, vanne thermostatique | termostato, termostato inteligente, válvula termostática
fuse, fuses, circuit breaker | säkring, säkringar, proppar till elcentral, jordfelsbrytare | sicherungen, leitungsschutzschalter, fehlerstromschutzschalter | fusible, fusibles, disjoncteur | fusible, fusibles, disyuntor, diferencial eléctrico
cable reel, extension reel | kabelvinda | kabeltrommel | enrouleur électrique, enrouleur de câble | enrollacables, carrete alargador
cable organiser, cable management, cable box, cable clips | kabelsamlare, kabelränna, sladdgömmare, kabellåda | kabelbox, kabelkanal, kabelorganizer, kabelclips | range-câbles, cache-câble, cache-câbles, goulotte | organizador de cables, canaleta, ocultacables, recogecables
travel adapter, travel plug, plug adapter, world adapter | reseadapter, världsadapter | reiseadapter, reisestecker, weltreiseadapter | adaptateur de voyage, adaptateur universel de voyage | adaptador de viaje, adaptador universal, adaptador de enchufe > adapter
toilet, toilet bowl, wc suite | toalettstol, wc-stol | wc-schüssel, stand-wc, wand-wc, toilettenschüssel | cuvette wc, wc suspendu, pack wc | taza de inodoro, taza de váter, retrete
drain cover, sink strainer, hair catcher, drain strainer | hårfälla, golvbrunnssil, diskhosil, hårsil | abflusssieb, haarfänger, haarsieb | filtre d'évier, grille d'évacuation, attrape-cheveux | filtro de fregadero, rejilla de desagüe, atrapa pelos
pipe fittings, drain pipe | avloppsrör, vattenrör, rörkoppling | rohr, abflussrohr, rohrverbinder, siphon | tuyau pvc, raccord pvc, siphon d'évier | tubería, tubería pvc, racor, sifón de fregadero
shower mixer, shower system, rain shower, shower column | duschblandare, takdusch, duschset, regndusch | duscharmatur, duschsystem, regendusche, duschsäule | colonne de douche, mitigeur douche, douche pluie | columna de ducha, ducha de lluvia, grifo de ducha > faucet
water heater, boiler, instant water heater | varmvattenberedare | durchlauferhitzer, warmwasserspeicher, boiler | chauffe-eau, ballon d'eau chaude | calentador de agua, termo eléctrico, boiler
wood stove, wood burner, log burner, pellet stove | vedkamin, braskamin, kamin, pelletskamin, vedspis | kaminofen, holzofen, schwedenofen, pelletofen | poêle à bois, poêle à granulés | estufa de leña, estufa de pellets, chimenea de leña
electric fireplace, bioethanol fireplace, ethanol burner | elkamin, etanolkamin, biokamin | elektrokamin, ethanolkamin, bioethanol-kamin | cheminée électrique, cheminée bioéthanol | chimenea eléctrica, chimenea de bioetanol
log basket, firewood basket, log holder, log rack | vedkorg, vedställ, vedhållare | kaminholzkorb, holzkorb, kaminholzregal, kaminholzständer | panier à bûches, porte-bûches, range-bûches | leñero, cesta para leña, cesto de leña > basket
fireplace tools, fire poker, companion set, bellows | kaminset, eldgaffel, blåsbälg, spisverktyg | kaminbesteck, schürhaken, blasebalg | serviteur de cheminée, tisonnier, soufflet de cheminée | juego de chimenea, atizador, fuelle de chimenea
firewood, logs, briquettes, kindling, wood pellets | ved, briketter, tändved, träpellets | brennholz, kaminholz, holzbriketts, anzündholz, holzpellets | bois de chauffage, bûches, bûchettes, granulés de bois | leña, briquetas, pellets de madera, astillas para encender
fire starter, firestarter, firelighters, fire steel, ferro rod, flint and steel | tändstål, eldstål, tändblock, tändkuber, braständare, eldstart | feuerstahl, feueranzünder, feuerstarter, zündstein, anzünder, grillanzünder | pierre à feu, firesteel, allume-feu, allume-feux, briquet de survie | pedernal, encendedor de fuego, iniciador de fuego, pastillas de encendido, encendedor de supervivencia > camping gear
log splitter, splitting maul, wood splitter | vedklyv, klyvyxa, vedklyvare | holzspalter, spaltaxt, spalthammer | fendeuse de bûches, hache à fendre, fendeur de bûches | hacha de partir, cortadora de leña, rajadora de leña > tool
hand truck, sack truck, trolley cart, platform trolley | magasinskärra, säckkärra, pirra, transportvagn | sackkarre, transportwagen, stechkarre | diable de manutention, chariot de manutention | carretilla de mano, carretilla de transporte, diablito de carga
moving boxes, cardboard boxes, shipping boxes | flyttkartonger, flyttlådor, kartonger, wellpapplådor | umzugskartons, umzugskisten, versandkartons, pappkartons | cartons de déménagement, cartons d'emballage | cajas de mudanza, cajas de cartón > box
bubble wrap, packing material | bubbelplast | luftpolsterfolie, noppenfolie | papier bulle, film bulle | plástico de burbujas, papel burbuja
garage shelving, metal shelving, storage rack, workshop shelf | lagerhylla, garagehylla, stålhylla | schwerlastregal, kellerregal, lagerregal | étagère de garage, rayonnage métallique, étagère métallique | estantería metálica, estantería de garaje > shelf
pegboard, tool wall, tool board | verktygstavla, verktygsvägg | werkzeugwand, lochwand | panneau perforé, panneau porte-outils | panel perforado, panel de herramientas
metal detector | metalldetektor | metalldetektor, metallsuchgerät | détecteur de métaux | detector de metales
endoscope camera, inspection camera, borescope | inspektionskamera, endoskop | endoskopkamera, inspektionskamera | caméra endoscope, caméra d'inspection | cámara endoscópica, cámara de inspección > camera
3d printer | 3d-skrivare | 3d-drucker | imprimante 3d | impresora 3d > electronics
3d printer filament, filament, resin for 3d printer | filament, 3d-filament | 3d-druck filament, filament | filament 3d, filament imprimante 3d | filamento 3d, filamento
tyre inflator, tyre pump, tire inflator, car compressor, portable air pump | däckpump, bilkompressor, luftpump bil | reifenpumpe, luftkompressor auto, reifenfüller, akku-luftpumpe | gonfleur de pneus, compresseur voiture, gonfleur, gonfleur pneus | bomba para ruedas, inflador de neumáticos, compresor de coche
roof rack, roof bars | takräcke, lasthållare | dachträger, dachgepäckträger | barres de toit, galerie de toit | baca, barras de techo > car parts
`
