/** Things for crafts, paper, school, books and music: as kitchen.ts. */
export const HOBBIES = `
knitting needles, circular needles | stickor, rundsticka | stricknadeln, rundstricknadel | aiguilles à tricoter | agujas de tejer, agujas de punto
knitting kit | stickkit, sticksats | strickset | kit tricot, kit de tricot | kit de punto, kit para tejer
crochet kit, amigurumi kit | virkkit, virkset, amigurumikit | häkelset, amigurumi-set | kit crochet, kit amigurumi | kit de ganchillo, kit de crochet, kit amigurumi
stitch markers, row counter | maskmarkörer, varvräknare, maskmarkör, stickmarkör | maschenmarkierer, reihenzähler | marqueurs de mailles, compte-rangs, anneau marqueur | marcadores de puntos, cuentavueltas
yarn bowl, yarn winder | garnskål, garnnystare, garnvinda, nystmaskin | garnschale, wollwickler | bol à laine, bobinoir | cuenco para lana, ovilladora, ovillador
spinning wheel, drop spindle | spinnrock, slända till garn | spinnrad, handspindel | rouet, fuseau à filer | rueca, huso de hilar
felting kit, needle felting kit, felting wool, needle felting | filtset, nåltovning, tovningskit, tovull, nålfiltning | filzset, filzwolle, nadelfilz-set, nadelfilzen, filznadel | kit feutrage, laine à feutrer, feutrage à l'aiguille | kit de fieltro agujado, lana para fieltrar, fieltro con aguja
punch needle kit, tufting gun | punch needle-kit, tuftingpistol | punch-needle-set, tuftingpistole | kit punch needle, pistolet à tufter | kit de punch needle, pistola de tufting
macrame kit, macrame cord | makramékit, makramégarn, makramésnöre | makramee-set, makramee-garn | kit macramé, corde macramé | kit de macramé, hilo de macramé, cuerda de macramé
cross stitch kit, counted cross stitch, cross stitch | korsstygn, korsstygnskit | kreuzstich-set, kreuzstichpackung, kreuzstich | kit point de croix, point de croix | kit de punto de cruz, punto de cruz > embroidery kit
embroidery hoop | broderbåge, sybåge, broderiram | stickrahmen | tambour à broder | bastidor de bordado, bastidor
embroidery thread, embroidery floss | broderigarn, mouline, brodergarn, moulinégarn | stickgarn, sticktwist | fil à broder, mouliné, coton à broder | hilo de bordar, hilo mouliné > yarn
diamond painting, diamond art | diamantmålning, diamond painting, diamanttavla | diamond painting, diamantmalerei | broderie diamant, diamond painting | pintura de diamantes, diamond painting, pintura con diamantes
paint by numbers, painting by numbers | måla efter nummer, paint by numbers, målning efter nummer, måla efter siffror | malen nach zahlen | peinture par numéros, peinture au numéro | pintar por números, pintura por números
scratch art, scratch paper | skrapkonst, skrapbilder | kratzbilder, kratzpapier | cartes à gratter enfant, art à gratter | dibujos para rascar, láminas para rascar
string art kit | trådkonst | fadenbilder-set, string-art-set | kit string art, tableau de fils | kit de hilorama, hilorama
needle threader | nålpåträdare | nadeleinfädler | enfile-aiguille | enhebrador
sewing needles, needles for sewing, sewing machine needles, sewing needle, sewing needles for hand | synålar, symaskinsnålar, synål | nähnadeln, nähmaschinennadeln, nähnadel | aiguilles à coudre, aiguilles machine à coudre, aiguille à coudre | agujas de coser, agujas para máquina de coser, aguja de coser
pins, dressmaking pins, safety pins, safety pin, sewing pins, straight pins | knappnålar, säkerhetsnålar, säkerhetsnål, knappnål | stecknadeln, sicherheitsnadeln, sicherheitsnadel, stecknadel | épingles, épingles de sûreté, épingles à nourrice, épingle à nourrice, épingle de sûreté, épingle de couture, épingle | alfileres, imperdibles, imperdible, alfiler
pin cushion, pincushion | nåldyna | nadelkissen | pelote à épingles, porte-épingles | alfiletero, acerico
thimble | fingerborg | fingerhut | dé à coudre | dedal
seam ripper | sprättare, sprättkniv | nahttrenner | découd-vite, découvite | descosedor, abreojales
fabric scissors, dressmaking shears, tailor's scissors | tygsax, skräddarsax | stoffschere, schneiderschere | ciseaux de couture, ciseaux tailleur | tijeras de costura, tijeras de modista, tijeras de sastre, tijeras de tela > scissors
rotary cutter | rullkniv, skärhjul | rollschneider | cutter rotatif | cúter rotatorio
tailor's chalk, fabric marker | skräddarkrita, tygpenna | schneiderkreide, stoffmalstift | craie tailleur, feutre textile | jaboncillo, tiza de sastre, rotulador textil
sewing buttons, shirt buttons, sewing button, buttons for sewing | knappar till sömnad, skjortknappar, sömnadsknapp, skjortknapp, knappar att sy | hemdknöpfe, hemdknopf, nähknopf, knöpfe | boutons à coudre, boutons de chemise, boutons de couture, bouton de chemise | botones de costura, botón de camisa, botones para coser, botones
snap fasteners, press studs, snap fastener, press stud, snap buttons | tryckknappar, tryckknapp | druckknöpfe, druckknopf | boutons-pression, boutons pression, bouton pression | broches de presión, corchetes, botón a presión, botones a presión, automáticos de coser
elastic band for sewing, sewing elastic | resårband, resår | gummiband nähen, gummilitze | élastique couture | goma elástica para coser, elástico para coser
velcro tape, hook and loop tape | kardborreband | klettband | bande velcro | cinta de velcro
iron-on patches, sew-on patch, patches, iron-on patch, embroidered patch | tygmärken, laglappar, påstrykningsmärken, tygmärke, strykmärke, lagningslapp | aufbügler, bügelflicken, aufnäher, bügelbild | patchs thermocollants, écussons, écusson, écusson thermocollant, patch thermocollant, patch | parches termoadhesivos, parches para ropa, rodilleras de planchar, parche termoadhesivo, parche bordado, parche
sewing pattern, sewing patterns | symönster | schnittmuster | patron de couture, patrons de couture | patrón de costura, patrones de costura
dress form, mannequin, tailor's dummy, dressmaker's dummy, shop mannequin, display mannequin | provdocka, skyltdocka | schneiderpuppe, schaufensterpuppe | mannequin de couture, buste de couture, mannequin de vitrine | maniquí, maniquí de costura, maniquí de escaparate
overlocker, serger | overlock, overlockmaskin | overlock, overlock-nähmaschine, overlockmaschine | surjeteuse | remalladora, overlock > sewing machine
sewing box, sewing basket | sylåda, syskrin, sykorg | nähkästchen, nähkorb, nähbox, nähkasten | boîte à couture, panier à couture | costurero, caja de costura > sewing kit
knitting bag, yarn bag | stickväska, garnpåse, garnkorg | stricktasche, wolltasche | sac à tricot | bolsa para labores, bolsa de tejer > bag
fabric dye, textile dye, tie dye kit | textilfärg, tygfärg, batikkit | textilfarbe, stofffarbe, batik-set | teinture textile, kit tie and dye | tinte para ropa, tinte textil, kit tie dye
candle making kit, candle wicks | ljusstöpningskit, stearin, ljusveke, ljusgjutningskit, ljusstöpning, ljusvax | kerzen-set zum selbermachen, kerzendocht, kerzengießset, kerzen gießen, kerzenherstellung-set | kit fabrication bougies, mèches à bougie, kit bougies | kit para hacer velas, mechas para velas, kit de velas
soap making kit, soap base, soap making | tvåltillverkning, tvålkit, tvåltillverkningskit, tvålbas | seifen-set zum selbermachen, gießseife, seifenherstellungsset, seifenbasis, seife herstellen, seifenherstellung-set | kit fabrication savon, base de savon, fabrication de savon | kit para hacer jabón, base de jabón, hacer jabón
resin kit, epoxy resin, resin moulds | epoxikit, epoxiharts, hartsformar, epoxi, gjutharts | epoxidharz, gießharz-set, epoxidharz-set, gießharz | résine époxy, kit résine | resina epoxi, kit de resina
pottery wheel, potter's wheel | drejskiva | töpferscheibe | tour de potier | torno de alfarero
pottery clay, modelling clay for pottery | drejlera, självhärdande lera | töpferton, ton zum töpfern, lufttrocknender ton | argile de potier | barro para modelar
pottery tools, sculpting tools | keramikverktyg, modelleringsverktyg | töpferwerkzeug, modellierwerkzeug | outils de poterie, outils de modelage | herramientas de cerámica, herramientas de modelado, herramientas de alfarería
plaster casting kit, casting plaster | gipsgjutning, gipsset | gipsgießset, gipsform-set | kit de moulage en plâtre | kit de moldes de yeso
linocut kit, lino cutting set, printmaking kit | linoleumsnitt, linosnittset | linolschnitt-set, linolschnitt | kit de linogravure, linogravure | kit de linograbado, linóleo
screen printing kit | screentryckskit | siebdruck-set | kit de sérigraphie | kit de serigrafía
rubber stamp, rubber stamps, stamp set, stamps, stamp, name stamp | stämpel, stämplar, gummistämpel | stempel, stempelset, namensstempel | tampon encreur, tampons encreurs, tampon prénom | sello de caucho, sellos de caucho, sello personalizado
sealing wax, wax seal kit, wax stamp | sigillack, sigillstämpel, sigillvax, lackstång | siegellack, siegelstempel, siegelset, siegelwachs | cire à cacheter, sceau de cire | lacre, sello de lacre, cera para sellar
washi tape, decorative tape | washitejp, dekortejp | washi-tape, dekoband | washi tape, masking tape décoratif | washi tape, cinta decorativa
scrapbook, scrapbooking kit | scrapbook, urklippsbok, klippbok | scrapbook, scrapbooking-set | kit scrapbooking, album scrapbooking, scrapbooking | álbum de recortes, kit de scrapbooking
craft paper, coloured paper, construction paper, cardstock | färgat papper, pysselpapper, kartong till pyssel, hobbypapper | bastelpapier, tonpapier, bastelkarton, buntpapier, tonkarton | papier de couleur, papier créatif, papier cartonné | papel de colores, cartulina, cartulinas, papel de manualidades, papel origami
glitter glue, craft glitter | glitterlim | glitzerkleber | colle à paillettes | pegamento con purpurina, purpurina > glue
sewing sequins, rhinestones | paljetter till sömnad, strasstenar | strasssteine | strass, strass à coller | lentejuelas para coser, strass
oil paints, oil paint, oil colours, oil painting set | oljefärger, oljefärg | ölfarben, ölfarbe, ölmalfarben, ölfarbenset | peinture à l'huile, peintures à l'huile, couleurs à l'huile | pintura al óleo, óleos, óleo, pinturas al óleo > paint
gouache, poster paints | gouache, gouachefärg, plakatfärg | gouache, gouachefarben, plakafarbe | gouache | gouache, pintura gouache, témperas > paint
stretched canvas, blank canvas, painting canvas | målarduk, konstnärsduk, målardukar, canvasduk | leinwand, keilrahmen, malleinwand | toile à peindre, châssis entoilé, toile vierge | lienzo, lienzos, lienzo en blanco
palette, paint palette, palette knife | palett, målarpalett, palettkniv, målarkniv | farbpalette, mischpalette, malmesser | palette de peinture, couteau à palette, couteau à peindre | paleta de pintor, espátula de pintura artística, espátula de pintura
pastels, oil pastels, soft pastels, chalk pastels | pastellkritor, oljepastell, torrpastell | pastellkreiden, ölpastelle, pastellkreide | pastels, pastels gras, pastels secs, craie pastel | pasteles al óleo, tizas pastel > coloured pencils
charcoal for drawing, charcoal sticks, drawing charcoal | ritkol, tecknarkol | zeichenkohle | fusain, fusains | carboncillo, carboncillos
felt-tip pens, felt tips, brush pens, fineliners, fineliner, marker pens, alcohol markers | tuschpennor, tuschpenna, filtpennor, fineliner, penselpennor, alkoholpennor | filzstifte, fasermaler, fineliner, brush pens, alkoholmarker | feutres, stylos feutres, feutres fins, feutre fin, stylo feutre, feutres à alcool, feutres pinceau | rotuladores, rotulador, rotuladores de punta fina, rotuladores pincel, rotulador fino, rotuladores de alcohol > pen
permanent marker, markers, paint markers, marker pen, marker | märkpenna, färgmarkörer, permanentpenna, permanent märkpenna, tuschpenna | permanentmarker, lackmarker, edding | marqueur permanent, feutre effaçable, marqueur peinture, marqueur, marqueur tableau blanc, marqueur indélébile | rotulador permanente, marcador permanente > pen
wax crayons, crayons, crayon | vaxkritor, färgkritor | wachsmalstifte, wachsmalkreiden, wachsmaler | crayons gras, crayons de cire, craies grasses | ceras, ceras de colores, crayones, crayolas > coloured pencils
chalk, sidewalk chalk, street chalk, pavement chalk | gatukritor, kritor, tavelkrita, trottoarkritor | straßenkreide, kreide, tafelkreide | craies de trottoir, craie, craies | tizas, tizas de colores, tiza, tizas de suelo
mechanical pencil, propelling pencil | stiftpenna | druckbleistift, minenbleistift | porte-mine, portemine, critérium | portaminas, lapicero mecánico > pencil
correction tape, correction fluid, tipp-ex | korrigeringsroller, korrigeringsvätska, tippex, rättningstejp, korrigeringspenna, tipp-ex | korrekturroller, tipp-ex, korrekturflüssigkeit | correcteur blanc, blanco, ruban correcteur, correcteur liquide, blanc correcteur | corrector líquido, típex, cinta correctora, líquido corrector
rubber bands, elastic bands for office, rubber band, elastic bands | gummisnoddar, gummiband kontor, gummisnodd | gummibänder, gummiringe, gummiring, haushaltsgummi | élastiques de bureau, élastique de bureau, bracelet élastique de bureau, élastiques de bureau | gomas elásticas, ligas de goma, goma elástica
protractor, geometry set | gradskiva, geometriset | winkelmesser, zirkelset | rapporteur, équerre, kit de géométrie, compas de géométrie | transportador, juego de geometría, compás de dibujo
clipboard, clip board | skrivplatta, clipboard, klämskiva | klemmbrett | porte-bloc, planchette à pince | portapapeles, tabla con clip, tabla sujetapapeles
plastic pockets, sheet protectors, punched pockets, plastic pocket, plastic wallet, sheet protector, plastic folder | plastfickor, plastficka, aktersnurra, plastmapp | prospekthüllen, klarsichthüllen, klarsichthülle, prospekthülle | pochettes plastifiées, pochettes transparentes, pochette perforée, pochette transparente, pochette plastique, pochettes plastiques | fundas multitaladro, fundas de plástico, funda de plástico, funda multitaladro
dividers, file dividers | register till pärm, flikregister, registerflikar, pärmregister | trennblätter, ordnerregister | intercalaires, intercalaire | separadores, separadores para carpeta
accordion file, document folder, expanding file | dokumentmapp, dragspelsmapp | fächermappe, dokumentenmappe, sammelmappe | trieur, pochette documents, chemise à rabats | carpeta de acordeón, clasificador, carpeta de documentos
filing cabinet | arkivskåp, hängmappsskåp, dokumentskåp | aktenschrank, hängeregistraturschrank | classeur à tiroirs, armoire à dossiers, armoire de classement, caisson à dossiers, caisson à tiroirs, caisson de bureau | archivador metálico, mueble archivador > furniture, cabinet
desk organiser, pen holder, pen pot, desk tidy, desk organizer | skrivbordsorganiserare, pennställ, penburk, skrivbordsställ, pennhållare, skrivbordsförvaring | schreibtisch-organizer, stiftehalter, stiftebecher, stifteköcher, stifthalter, schreibtischorganizer | organisateur de bureau, pot à crayons, pot à stylos, porte-stylos, porte-crayons, porte-crayon, organiseur de bureau | organizador de escritorio, portalápices, bote para lápices
desk pad, desk blotter, writing pad for desk | skrivbordsunderlägg | schreibtischunterlage, schreibunterlage | sous-main | vade de escritorio, protector de escritorio > mouse pad
footrest, under desk footrest | fotstöd | fußstütze, fußablage | repose-pieds | reposapiés > footstool
monitor stand, monitor arm, monitor riser | skärmarm, skärmställ, monitorarm, bildskärmsställ | monitorständer, monitorarm, monitorhalterung, bildschirmständer | support écran, bras écran, rehausseur écran, support écran bureau | soporte para monitor, brazo para monitor, elevador de monitor
label printer, label maker, thermal printer | märkmaskin, etikettskrivare, termoskrivare | etikettendrucker, beschriftungsgerät, thermodrucker | étiqueteuse, titreuse, imprimante thermique | etiquetadora, rotuladora, impresora térmica > electronics
name labels, name tags for clothes, iron-on name labels | namnlappar, namnetiketter, klädmärken | namensetiketten, bügeletiketten, namensaufkleber | étiquettes prénom, étiquettes nominatives, étiquettes vêtements | etiquetas con nombre, etiquetas para marcar ropa, etiquetas personalizadas
name badge, badge holder | namnbricka, lanyard | namensschild anstecker, umhängeband, ausweishülle | badge nominatif, porte-badge, tour de cou porte-badge, cordon tour de cou, tour de cou badge, cordon porte-clés | identificador, portaidentificador, cordón para tarjeta, placa identificativa, tarjeta identificativa, cordón para llaves, portacredencial
cash box, money box lockable | kassaskrin, kassalåda | geldkassette | caisse à monnaie, coffret à monnaie | caja de caudales, caja para dinero > box
piggy bank, money box, coin bank | spargris, sparbössa | sparschwein, spardose, sparbüchse | tirelire, tirelire cochon | hucha, alcancía, hucha cerdito
guest book, wedding guest book | gästbok | gästebuch | livre d'or | libro de firmas, libro de visitas > book
bullet journal, dotted notebook | bullet journal, punktad anteckningsbok | bullet journal, dotted-notizbuch | bullet journal, carnet pointillé | bullet journal, cuaderno de puntos > notebook
five year diary, gratitude journal, secret diary, diary with lock | femårsdagbok, tacksamhetsdagbok, dagbok med lås | fünfjahresbuch, dankbarkeitstagebuch, tagebuch mit schloss | journal de gratitude, journal intime, journal 5 ans | diario de gratitud, diario con candado, diario íntimo > notebook
weekly planner, desk planner, family calendar | veckoplanerare, familjekalender, väggplanerare | wochenplaner, familienkalender, wandplaner | planning hebdomadaire, calendrier familial, semainier | planificador semanal, calendario familiar, planning mensual > calendar
school cone, school start gift | skolstrut | schultüte, zuckertüte | cornet de rentrée | cono escolar
gym bag for school, drawstring bag, shoe bag, gym sack | gympapåse, gympapåsar, skopåse, gymnastikpåse | turnbeutel, sportbeutel, schuhbeutel | sac de sport à cordon, sac à cordon, sac à chaussures, sac de gym | bolsa de cuerdas, saco mochila, bolsa para zapatos, mochila saco > bag
graph paper, squared paper, drawing paper | rutat papper, ritpapper | zeichenpapier, collegeblock | papier quadrillé, papier à dessin | papel cuadriculado, papel de dibujo
map of the world poster, world map, wall map, map poster | världskarta, väggkarta | weltkarte, wandkarte | carte du monde, mappemonde, planisphère | mapamundi, mapa del mundo, mapa mural > map
stamp album, coin album, coin collecting, stamp albums, stamps, stamp stockbook, stockbook, postage stamps for collectors | frimärksalbum, myntalbum, frimärken, frimärke, insticksbok, frimärkspärm | briefmarkenalbum, münzalbum, briefmarken, briefmarke, einsteckbuch, münzalben, briefmarkenalben | album timbres, album pour timbres, album de pièces, classeur timbres, album à monnaie, timbres, timbres de collection, classeur à timbres, albums de timbres | álbum de sellos, álbum de monedas, sellos de colección, álbum para sellos, clasificador de sellos, álbum para monedas
cookery magazine, crossword book, puzzle book, crossword magazine | korsordstidning, korsordsbok | kreuzworträtselheft, rätselbuch, sudoku-buch | livre de mots croisés, mots fléchés, magazine de mots croisés | libro de crucigramas, pasatiempos libro, revista de crucigramas > book
atlas, road atlas | atlas, vägatlas | atlas, straßenatlas, autoatlas | atlas, atlas routier | atlas, atlas de carreteras > book
encyclopaedia, encyclopedia, reference book | uppslagsbok, uppslagsverk, lexikon, encyklopedi | lexikon, nachschlagewerk, enzyklopädie | encyclopédie | enciclopedia > book
field guide, bird guide, nature guide | fälthandbok, fågelbok, svampbok | bestimmungsbuch, naturführer, vogelführer | guide nature, guide des oiseaux, guide d'identification | guía de campo, guía de aves, guía de naturaleza > book
language course, language learning book, grammar book, language course book | språkkurs, språkbok, grammatikbok, språklärobok | sprachkurs, sprachlernbuch, grammatikbuch, sprachlehrbuch | méthode de langue, livre de grammaire, cours de langue | curso de idiomas, libro de idiomas, libro de gramática > book
coffee table book, art book, photography book | coffee table-bok, konstbok, fotobok | bildband, coffee-table-book, kunstband, kunstbuch, fotobuch | beau livre, livre d'art, livre de photographie, livre photo | libro de arte, libro de fotografía, libro de mesa > book
board book, cloth book, touch and feel book, fabric book | pekbok, tygbok, känn-bok | pappbilderbuch, stoffbuch, fühlbuch, babybuch | livre cartonné bébé, livre en tissu, livre tactile, livre cartonné, imagier | libro de cartón bebé, libro de tela, libro táctil, libro de cartón, libro para bebés > children's book
pop-up book, sound book, search and find book | popup-bok, ljudbok för barn, letabok | pop-up-buch, soundbuch, wimmelbuch | livre pop-up, livre sonore, cherche et trouve, livre animé | libro pop-up, libro con sonidos, libro de buscar, libro desplegable > children's book
fairy tales, fairy tale book | sagobok, sagor | märchenbuch, märchen | livre de contes, contes de fées | libro de cuentos, cuentos de hadas > children's book
knitting book, crochet book, craft book | stickbok, handarbetsbok, handarbetsböcker, virkbok, pysselbok | strickbuch, handarbeitsbuch, handarbeitsbücher, häkelbuch, bastelbuch | livre de tricot, livre de crochet, livre de loisirs créatifs | libro de punto, libro de ganchillo, libro de manualidades > book
history book, philosophy book, psychology book, economics book | historiebok, filosofibok, psykologibok | geschichtsbuch, philosophiebuch, psychologiebuch | livre d'histoire, livre de philosophie, livre de psychologie | libro de historia, libro de filosofía, libro de psicología > book
pregnancy book, parenting book, baby name book | gravidbok, föräldrabok, namnbok | schwangerschaftsbuch, elternratgeber, vornamenbuch | livre de grossesse, livre pour parents, livre prénoms | libro de embarazo, libro para padres, libro de nombres > book
bible, hymn book | bibel | bibel | bible | biblia > book
book light, clip-on book light | läslampa bok, boklampa | leselampe buch, buchlampe, buchleuchte | lampe pour livre, lampe de livre | lámpara para libros, luz para libros > lamp
reading lamp, reading lamps, reading light, reading lights | läslampa, läslampor, läsbelysning | leselampe, leselampen, leseleuchte, leseleuchten, leselicht | lampe de lecture, lampes de lecture | lámpara de lectura, lámparas de lectura, luz de lectura, flexo de lectura > lamp, table lamp
book sleeve, book cover, exercise book cover | bokfodral, bokpåse, bokomslag | buchhülle, buchumschlag, heftumschlag | pochette à livre, couvre-livre, protège-cahier, protège-livre | funda para libro, forro para libros
book stand, book holder | bokställ, bokstöd läsning, bokstöd läs | buchständer, leseständer | porte-livre, repose-livre, lutrin de lecture | atril para libros, soporte para libros, atril de lectura
bass guitar, electric bass | elbas, basgitarr | e-bass, bassgitarre | guitare basse, basse électrique | bajo eléctrico, guitarra bajo > musical instrument, guitar
electric guitar | elgitarr | e-gitarre, elektrische gitarre | guitare électrique | guitarra eléctrica > guitar
acoustic guitar | akustisk gitarr | akustikgitarre, westerngitarre | guitare acoustique, guitare folk | guitarra acústica > guitar
guitar stand, guitar hanger | gitarrställ, gitarrhållare | gitarrenständer, gitarren-wandhalter | stand guitare, support guitare, pied de guitare | soporte para guitarra, pie de guitarra
guitar case, gig bag, guitar bag | gitarrfodral, gigbag, gitarrväska | gitarrenkoffer, gitarrentasche, gigbag | housse de guitare, étui de guitare, étui guitare | funda de guitarra, estuche para guitarra > bag
guitar pedal, effects pedal | gitarrpedal, effektpedal | effektpedal, gitarrenpedal, effektgerät | pédale d'effet, pédale guitare | pedal de efectos, pedal de guitarra
digital piano, electric piano, stage piano | digitalpiano, elpiano | digitalpiano, e-piano | piano numérique | piano digital, piano eléctrico > piano
synthesizer, midi keyboard, synth | synthesizer, synt, midi-keyboard | synthesizer, midi-keyboard | synthétiseur, clavier midi, clavier maître | sintetizador, teclado midi > musical instrument
piano bench, piano stool, keyboard stand | pianopall, keyboardställ, pianobänk | klavierbank, klavierhocker, keyboardständer | banquette de piano, tabouret de piano, stand clavier | banqueta de piano, soporte para teclado
electronic drum kit, drum pad | elektroniska trummor, eltrummor, trumplatta, digitala trummor, elektroniskt trumset | e-drum, e-drum-set, elektronisches schlagzeug | batterie électronique, pad de batterie | batería electrónica, pad de batería > drum
cajon | cajon, cajón trumma | cajon | cajón, cajon | cajón flamenco > musical instrument, drum
kalimba, thumb piano, tongue drum, handpan | kalimba, tungtrumma, handpan, tumpiano | kalimba, zungentrommel, handpan | kalimba, tongue drum, handpan | kalimba, tambor de lengua, handpan > musical instrument
singing bowl, tibetan singing bowl, gong | sjungande skål, klangskål, gong, sångskål | klangschale, gong | bol tibétain, bol chantant, gong | cuenco tibetano, gong > musical instrument, bowl
harp, lyre harp | harpa, lyra | harfe, leier | harpe, lyre | arpa, lira > musical instrument
bagpipes, bagpipe | säckpipa | dudelsack | cornemuse | gaita > musical instrument
melodica | melodika | melodica | mélodica | melódica > musical instrument
ocarina, pan flute, tin whistle | okarina, panflöjt | okarina, panflöte, tin whistle | ocarina, flûte de pan | ocarina, flauta de pan > musical instrument, flute
transverse flute, concert flute | tvärflöjt | querflöte | flûte traversière | flauta travesera > musical instrument, flute
recorder, descant recorder | blockflöjt | blockflöte | flûte à bec | flauta dulce > musical instrument, flute
oboe, bassoon | oboe, fagott | oboe, fagott | hautbois, basson | oboe, fagot > musical instrument
french horn, cornet | valthorn, kornett | waldhorn, kornett | cor d'harmonie, cornet à pistons | trompa, corneta > musical instrument
reeds, saxophone reeds, clarinet reeds, clarinet reed, saxophone reed, reeds for clarinet | rörblad, saxofonblad, klarinettblad | blätter für saxophon, klarinettenblätter, klarinettenblatt, saxophonblatt | anches, anches saxophone, anches clarinette, anche de clarinette, anche de saxophone | cañas para saxofón, cañas para clarinete, caña de clarinete, caña de saxofón
violin strings | fiolsträngar, harts till stråke | geigensaiten | cordes de violon | cuerdas de violín, resina para violín
cymbal, cymbals | cymbal, cymbaler | becken schlagzeug, cymbals | cymbale, cymbales | platillos, platillo > musical instrument
audio interface, mixer console, sound card | ljudkort, ljudinterface | audio-interface, audiointerface, soundkarte | interface audio, carte son | interfaz de audio, controladora dj, tarjeta de sonido > electronics
loop pedal, loop station, looper | loopstation, looppedal | loop-station, looper | looper, pédale loop | pedal looper, loop station
microphone stand, pop filter | mikrofonstativ, puffskydd | mikrofonständer, popschutz, mikrofonstativ | pied de micro, filtre anti-pop | soporte de micrófono, filtro antipop, pie de micrófono
acoustic panels, soundproof foam, acoustic foam | akustikpaneler, ljudabsorbent, akustikskum | akustikpaneele, schallabsorber, akustikschaumstoff | panneaux acoustiques, mousse acoustique | paneles acústicos, espuma acústica
vinyl storage, record rack, record cleaning kit | vinylförvaring, skivställ, skivrengöring | schallplattenregal, plattenständer, plattenreiniger | rangement vinyles, kit de nettoyage vinyle | mueble para vinilos, kit de limpieza de vinilos
cd player, boombox, portable cd player | cd-spelare, boombox | cd-player, boombox, cd-spieler | lecteur cd, boombox, poste cd | reproductor de cd, radiocasete
cassette player, walkman | kassettbandspelare, kassettspelare, freestyle, bandspelare, bergsprängare | kassettenspieler, walkman, kassettenrekorder, ghettoblaster | lecteur cassette, baladeur cassette, walkman | reproductor de casetes, walkman
mp3 player | mp3-spelare | mp3-player | lecteur mp3, baladeur mp3, baladeur | reproductor mp3
`
