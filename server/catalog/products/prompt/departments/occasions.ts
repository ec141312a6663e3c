/** What is worn with something, given, celebrated and believed in, as kitchen.ts. */
export const OCCASIONS = `
petticoat, underskirt, slip dress lining | underklänning, underkjol | unterkleid, unterrock | jupon, fond de robe | enagua, combinación interior > underwear
suspender belt, garter belt | strumpebandshållare | strumpfhalter, strapsgürtel | porte-jarretelles | liguero > underwear
kilt | kilt | kilt, schottenrock | kilt | kilt, falda escocesa > skirt
leather trousers, leather pants, lederhosen | skinnbyxor, läderbyxor, lederhosen | lederhose, lederhosen | pantalon en cuir | pantalón de cuero > trousers
folk costume, traditional costume | folkdräkt | trachtenkleid, tracht | costume traditionnel, costume folklorique | traje regional > clothing
handkerchief, handkerchiefs | näsduk | stofftaschentuch, taschentuch | mouchoir en tissu, mouchoir de poche, mouchoir | pañuelo de tela, pañuelo
hijab, headscarf for women | hijab | hidschab, hijab | hijab | hiyab, hijab > scarf
hand fan, folding fan | solfjäder, handfläkt | handfächer, fächer | éventail | abanico
running tights, running leggings, training tights, workout leggings, sports leggings, gym leggings | löpartights, löpartajts, träningstights, träningstajts | lauftights, laufhose, sportleggings, trainingstights, fitnessleggings | collant de course, collant de running, legging de sport | mallas de running, mallas de correr, mallas deportivas, leggings deportivos > leggings
baby shoes, baby booties, first walkers | babyskor, babysko, babytossor, lära-gå-skor, bebistossor | babyschuhe, krabbelschuhe, lauflernschuhe, babyschühchen, babysocken | chaussons bébé, chaussures bébé, chaussures premiers pas | patucos, patuco, zapatos de bebé > shoe
tap shoes, tap dance shoes | steppskor | steppschuhe | chaussures de claquettes | zapatos de claqué > shoe
overshoes, overshoe, shoe covers | skoskydd, skoöverdrag | überschuhe, schuhüberzieher | couvre-chaussures, surchaussures, surchaussure | cubrezapatos, cubrecalzado
overshirt, shirt jacket, shacket | skjortjacka, overshirt, överskjorta | hemdjacke, overshirt | surchemise | sobrecamisa > shirt
bangle, bangle bracelet, cuff bracelet | armring, stelt armband | armreif | jonc, bracelet jonc, manchette | brazalete rígido, brazalete > bracelet
ear cuff | earcuff, öroncuff, ear cuff | ohrklemme, ear-cuff | bijou d'oreille, ear cuff, bague d'oreille | ear cuff, pendiente ear cuff, pendiente trepador > earring
bracelet charm, charm pendant | berlock, berlocker | charm-anhänger, bettelanhänger | breloque, charm pour bracelet | abalorio, dije > jewellery
ring sizer | ringmått, ringmätare | ringgrößenmesser, ringmaß | baguier, mesureur de bague | medidor de anillos
booster cushion, car booster seat, booster seat | bälteskudde, bältesstol | sitzerhöhung, kindersitzerhöhung | rehausseur auto, siège rehausseur, rehausseur | elevador para coche, alzador, elevador infantil > car seat
streamers, serpentine streamers | serpentiner, serpentin | luftschlangen | serpentins, serpentin | serpentinas, serpentina > decoration
party decorations, party supplies, birthday decorations | kalasdekorationer, festdekoration, kalastillbehör, kalasdekoration, partydekoration | partydeko, partydekoration, geburtstagsdeko | décoration de fête, décorations d'anniversaire | decoración de fiesta, decoración de cumpleaños, adornos de fiesta > decoration
helium balloon gas, helium tank, helium canister | heliumtub, heliumgas, helium | heliumflasche, ballongas | bonbonne d'hélium, bouteille d'hélium | bombona de helio
santa figure, christmas gnome, santa figurine | jultomte, tomtefigur, tomte | weihnachtsmann-figur, weihnachtswichtel, weihnachtsmann | père noël, lutin de noël, gnome de noël | papá noel, gnomo navideño > decoration
easter bunny | påskhare | osterhase | lapin de pâques | conejo de pascua > decoration
halloween pumpkin, jack-o'-lantern | halloweenpumpa | halloweenkürbis, halloween-kürbis | citrouille d'halloween | calabaza de halloween > decoration
valentine's gift, valentine gift | alla hjärtans dag-present | valentinstagsgeschenk | cadeau de saint-valentin, cadeau saint-valentin | regalo de san valentín
crucifix, wall cross | krucifix | kruzifix, wandkreuz | crucifix, croix murale | crucifijo
rosary, prayer beads | radband, rosenkrans | rosenkranz, gebetskette | chapelet | rosario
prayer mat, prayer rug | bönematta | gebetsteppich | tapis de prière | alfombra de oración > rug
buddha statue, buddha figure | buddhastaty, buddhafigur, buddha | buddha-figur, buddhastatue, buddha | statue de bouddha, bouddha | estatua de buda, figura de buda, buda > figurine
grave candle, grave lantern | gravljus, gravlykta | grablicht, grabkerze, grablaterne | bougie de cimetière, lanterne funéraire | vela de cementerio, farol de cementerio
cremation urn, funeral urn, urn | askurna, begravningsurna, urna | aschenurne, bestattungsurne, tierurne, urne | urne funéraire, urne cinéraire, urne | urna funeraria, urna para cenizas, urna
event ticket, concert ticket, admission ticket, cinema ticket | inträdesbiljett, biljett, konsertbiljett, biobiljett | eintrittskarte, konzertkarte, kinokarte, kinogutschein | billet de concert, billet d'entrée, place de cinéma | entrada de concierto, entradas de concierto, entrada de cine
subscription, subscription box | prenumeration, prenumerationsbox | abonnement, abo-box, abo | abonnement, box mensuelle, abonnement box | suscripción, caja de suscripción
course voucher, workshop, class | kurs, workshop | workshop, kurs | cours collectif, atelier créatif | curso, taller creativo
fridge magnet, fridge magnets | kylskåpsmagneter, magnet till kylskåpet | kühlschrankmagnete, magnet für den kühlschrank | aimant de frigo, magnet frigo | imán de nevera, imanes de nevera > magnets
souvenir, souvenirs | souvenir, souvenirer | souvenir, andenken, reiseandenken | souvenir de voyage | souvenir, recuerdo de viaje, recuerdo
temporary tattoo, temporary tattoos, fake tattoos | gnuggtatuering, barntatuering, tatueringsklistermärke, gnuggistatueringar, tillfälliga tatueringar | klebetattoo, temporäres tattoo, kindertattoo, tattoo-sticker, temporäre tattoos | tatouage temporaire, tatouage éphémère | tatuaje temporal, calcomanía
princess crown, toy crown, king's crown | prinsesskrona, kungakrona | prinzessinnenkrone, königskrone | couronne de princesse, couronne de roi | corona de princesa, corona de rey > toy
wedding favours, wedding favors | gästpresenter, bröllopsgåvor till gäster, gästgåvor | gastgeschenke hochzeit, hochzeitsmandeln | cadeaux d'invités de mariage, dragées de mariage, dragées | detalles de boda, recuerdos de boda
ring box, ring bearer pillow, ring pillow | ringask, ringkudde, ringdyna | ringbox, ringkissen, ringschatulle | écrin à bague, coussin d'alliances, boîte à alliances | caja para anillos, porta alianzas
banner, party banner | banderoll | spruchbanner, banner | banderole | pancarta de fiesta, banderola > decoration
moving blanket, removal blanket | flyttfilt | umzugsdecke, packdecke | couverture de déménagement | manta de mudanza
`
