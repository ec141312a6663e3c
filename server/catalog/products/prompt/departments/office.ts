/** Things of the office, the shop counter and the desk, of computers and of what they are joined to, as kitchen.ts. */
export const OFFICE = `
newspaper, daily newspaper | dagstidning | tageszeitung, zeitung | journal quotidien | periódico
writing paper, letter paper, letter set | brevpapper | briefpapier | papier à lettres | papel de carta > stationery
flipchart, flip chart | blädderblock | flipchart | paperboard, tableau de conférence | rotafolio, papelógrafo > stationery
drawing pin, drawing pins, thumbtack, push pins, thumbtacks | häftstift, kartnål | reißzwecke, heftzwecke, pinnnadel, reißnägel | punaise | chincheta > stationery
drawing compass, pair of compasses, compasses | passare | zirkel | compas, compas de géométrie | compás > stationery
set square, set squares | vinkelhake för skolan, ritvinkel | geodreieck, zeichendreieck | équerre scolaire, équerre à dessin, équerre | escuadra y cartabón, cartabón > stationery
label, adhesive labels, sticky labels | etikett, etiketter | etikett, klebeetikett | étiquette, étiquette autocollante | etiqueta, etiqueta adhesiva > stationery
paper trimmer, paper cutter, paper guillotine, guillotine | pappersskärare, papperskniv | papierschneider, papierschneidemaschine | massicot, rogneuse | guillotina de papel, cizalla de papel, guillotina > stationery
business card, business cards | visitkort | visitenkarte | carte de visite, cartes de visite | tarjeta de visita, tarjetas de visita
business card holder | visitkortshållare | visitenkartenetui | porte-cartes de visite | tarjetero de visita > card holder
letter opener | brevöppnare | brieföffner | coupe-papier, ouvre-lettre | abrecartas > stationery
letter scale, postal scale | brevvåg | briefwaage | pèse-lettre | pesacartas
cash register, till | kassaapparat | registrierkasse, kassensystem | caisse enregistreuse | caja registradora > electronics
receipt roll, till roll, thermal paper roll | kvittorulle, termorulle | kassenrolle, bonrolle, thermorolle | rouleau thermique, bobine thermique, bobine caisse | rollo de papel térmico
barcode scanner, barcode reader | streckkodsläsare, streckkodsskanner | barcodescanner, barcode-scanner | lecteur de code-barres, douchette code-barres | lector de código de barras > electronics
receipt book, invoice book | kvittoblock, kvittensblock | quittungsblock | carnet de reçus, carnet de factures | talonario de recibos, talonario de facturas > stationery
e-book, ebook | e-bok | e-book, ebook | livre numérique, ebook | libro electrónico, ebook > book
poetry book, poetry collection | diktsamling, diktbok | gedichtband | recueil de poésie, recueil de poèmes | libro de poesía, poemario > book
wall calendar, wall planner | väggkalender, väggalmanacka | wandkalender | calendrier mural | calendario de pared > calendar
padded envelope, bubble envelope, bubble mailer | vadderat kuvert, bubbelkuvert, luftkuddekuvert | luftpolstertasche, luftpolsterumschlag, polsterumschlag | enveloppe à bulles, enveloppe matelassée | sobre acolchado, sobre burbuja, sobre de burbujas
gel pen, gel pens, rollerball pen | gelpenna, rollerballpenna | gelstift, gelschreiber, tintenroller | stylo gel | bolígrafo de gel > pen
binder clip, bulldog clip, foldback clip | pappersklämma, foldback-klämmor | foldbackklammer, foldback-klammer | pince double clip, pince à dessin, pinces à dessin, pinces double clip | pinza sujetapapeles, pinza clip > stationery
magazine file, magazine files | tidskriftssamlare | stehsammler, zeitschriftensammler | porte-revues de bureau, boîte à archives | archivador de revistas > stationery
typewriter | skrivmaskin | schreibmaschine | machine à écrire | máquina de escribir
money counter, banknote counter | sedelräknare, sedelräknarmaskin | geldzählmaschine, geldscheinzähler | compteuse de billets | contador de billetes, contadora de billetes
price tag, price tags, price labels | prislapp, prisetikett, prisskylt | preisschild, preisetikett | étiquette de prix | etiqueta de precio, etiquetas de precio
vending machine | varuautomat | verkaufsautomat, warenautomat | distributeur automatique | máquina expendedora
sim card, prepaid sim | sim-kort, kontantkort | sim-karte, prepaid-karte | carte sim, carte prépayée | tarjeta sim, tarjeta prepago
thermal paste, thermal compound | kylpasta | wärmeleitpaste | pâte thermique | pasta térmica
network switch, ethernet switch | nätverksswitch | netzwerk-switch, netzwerkswitch | switch réseau, commutateur réseau, commutateur | conmutador de red, switch de red > electronics
button cell, coin cell, button cell battery, coin battery | knappcell, knappcellsbatteri | knopfzelle | pile bouton, piles bouton | pila de botón, pilas de botón > battery pack
uninterruptible power supply, ups battery backup | avbrottsfri strömförsörjning, reservkraft | unterbrechungsfreie stromversorgung, usv | onduleur | sistema de alimentación ininterrumpida, sai > electronics
camcorder, video camera | videokamera | camcorder, videokamera | caméscope, caméra vidéo | videocámara > electronics
camera flash, speedlight | kamerablixt, blixtaggregat | blitzgerät, kamerablitz, aufsteckblitz | flash photo, flash cobra, flash appareil photo | flash para cámara, flash de cámara
camera film, photo film, 35mm film | fotofilm, kamerafilm, filmrulle | fotofilm, kleinbildfilm, filmrolle | pellicule photo, pellicule | carrete de fotos, carrete fotográfico
gps tracker, item finder | gps-spårare, gps-tracker | gps-tracker, gps-ortungsgerät, peilsender | traceur gps, balise gps | localizador gps, rastreador gps > electronics
sat nav, gps navigation, car navigation, satnav, car gps | gps-navigator, bilnavigator, gps bil | navigationsgerät, navi | gps auto, navigateur gps, gps voiture | navegador gps, navegador de coche, gps para coche > electronics
solar charger | solladdare, solcellsladdare | solarladegerät | chargeur solaire | cargador solar > charger
radio antenna, aerial, antenna | antenn, bordsantenn | antenne, zimmerantenne | antenne | antena > electronics
scoreboard | resultattavla, poängtavla | anzeigetafel, spielstandsanzeige | tableau de score, tableau d'affichage sportif | marcador deportivo, tablero de puntuación > sports equipment
paper bag, paper bags | papperspåse | papiertüte, papiertragetasche | sac en papier, sacs en papier | bolsa de papel, bolsas de papel
plastic bag, plastic bags | plastpåse, plastpåsar | plastiktüte, plastikbeutel | sac plastique, sacs plastiques, sachet plastique | bolsa de plástico, bolsas de plástico
stretch film, pallet wrap, stretch wrap | sträckfilm, pallfilm | stretchfolie, palettenfolie | film étirable palette, film palette, film d'emballage | film estirable, film para palés
pallet, euro pallet, shipping pallet | lastpall, europall | europalette, transportpalette, holzpalette | palette europe, palette de transport, palette en bois | palé, palet, europalet
cardboard box, shipping box, cardboard boxes | pappkartong, wellpapplåda, kartong | pappkarton, versandkarton, karton | boîte en carton, carton d'expédition, carton d'emballage | caja de cartón, cajas de cartón > box
takeaway box, takeaway container, pizza box | hämtmatlåda, pizzakartong, takeaway-låda, take away-låda | pizzakarton, menübox, to-go-box | boîte à pizza, barquette alimentaire, boîte repas | caja de pizza, envase para llevar
chafing dish, food warmer | chafing-dish, värmekantin, värmebricka | chafing-dish, warmhaltebehälter, speisewärmer | chafing-dish, réchaud de table | chafing-dish, calientaplatos > kitchenware
gastronorm container, gastronorm pan, gn pan | gn-bleck, gn-kantin | gn-behälter, gastronormbehälter | bac gastro, bac gastronorme, bac gn | cubeta gastronorm, bandeja gastronorm > kitchenware
hospital bed, nursing bed | sjukhussäng, vårdsäng | pflegebett, krankenbett | lit médicalisé | cama hospitalaria, cama articulada > bed
examination couch, examination table, treatment couch | undersökningsbrits, behandlingsbrits, brits | untersuchungsliege, behandlungsliege | table d'examen, divan d'examen | camilla, camilla de exploración > furniture
defibrillator, aed | hjärtstartare, defibrillator | defibrillator | défibrillateur | desfibrilador
scalpel | skalpell | skalpell | scalpel, bistouri | bisturí, escalpelo
test tube, test tubes, lab beaker | provrör, labbägare | reagenzglas, becherglas | éprouvette, tube à essai | tubo de ensayo, probeta
syringe, syringes | injektionsspruta, engångsspruta, spruta | einwegspritze, injektionsspritze | seringue | jeringa, jeringuilla
`
