/** Further things for animals, sports, journeys, vehicles, crafts and parties: as kitchen.ts. */
export const PASTIMES = `
lifting belt, weightlifting belt | lyftarbälte | gewichthebergürtel | ceinture de musculation | cinturón de levantamiento > sports equipment
weightlifting gloves, gym gloves | träningshandskar, gymhandskar | trainingshandschuhe, fitnesshandschuhe | gants de musculation | guantes de gimnasio > gloves
cat bed, cat cave | kattbädd, kattgrotta, kattkorg | katzenbett, katzenhöhle, katzenkorb | panier chat, niche pour chat | cama para gatos, cueva para gatos > pet supplies, cat
training shoes, gym shoes | träningsskor, gymskor | trainingsschuhe, fitnessschuhe | chaussures de fitness | zapatillas de entrenamiento, zapatillas de gimnasio > sneaker, shoe
multi gym | multigym | kraftstation | station de musculation | multiestación, gimnasio en casa > sports equipment
pre-workout, bcaa | pre workout, bcaa, pwo | pre-workout, bcaa | pré-workout, bcaa | preentreno, bcaa
gym towel, sports towel | träningshandduk, gymhandduk | sporthandtuch | serviette de sport | toalla de deporte, toalla de gimnasio > towel
fan scarf, football scarf | supporterhalsduk, fotbollshalsduk | fanschal, fußballschal | écharpe de supporter | bufanda de fútbol > scarf
hunting clothing, hunting clothes | jaktkläder | jagdbekleidung | vêtements de chasse | ropa de caza > clothing
tail light, rear light | baklampa, bakljus | rücklicht, rückleuchte | feu arrière | piloto trasero > car parts
motorhome, camper van | husbil | wohnmobil, reisemobil | camping-car | autocaravana
dutch bike | damcykel, standardcykel, citycykel | citybike, hollandrad, stadtrad | vélo de ville, vélo hollandais | bicicleta de paseo, bicicleta urbana > bike
travel document holder | resefodral, dokumentfodral | reiseorganizer, dokumententasche reise | porte-documents voyage | portadocumentos de viaje
travel towel, quick-dry towel | resehandduk, snabbtorkande handduk | reisehandtuch, schnelltrocknendes handtuch | serviette de voyage, serviette microfibre | toalla de viaje, toalla de secado rápido > towel
beach mat, beach blanket | strandmatta, strandfilt | strandmatte, stranddecke | natte de plage, tapis de plage | esterilla de playa, manta de playa
car speakers, car subwoofer | bilhögtalare, bilsubwoofer | autolautsprecher, auto-subwoofer | haut-parleurs voiture, caisson de basses voiture | altavoces de coche, subwoofer coche
wing mirror | sidospegel, backspegel | außenspiegel, seitenspiegel | rétroviseur extérieur | espejo retrovisor, retrovisor
fuel additive | bränsletillsats | kraftstoffadditiv | additif carburant | aditivo para combustible
motorcycle chain, drive chain | mc-kedja | motorradkette | chaîne moto, kit chaîne | cadena de moto
quad, atv | fyrhjuling, atv | quad, atv | quad | quad, cuatrimoto
model paint, miniature paint | modellfärg | modellbaufarbe | peinture maquette | pintura para maquetas > paint
craft glue, hobby glue | hobbylim | bastelkleber | colle créative | pegamento para manualidades > glue
cotton yarn | bomullsgarn | baumwollgarn | fil de coton, coton à crocheter | hilo de algodón > yarn
paint brushes art, artist brushes | konstnärspenslar, akvarellpensel | künstlerpinsel, pinselset | pinceaux artiste, pinceaux beaux-arts | pinceles artista, set de pinceles > paintbrush
watercolour paper | akvarellpapper, akvarellblock | aquarellpapier, aquarellblock | papier aquarelle | papel de acuarela > paper
craft punch, paper punch | figurstans, mönsterstans | motivstanzer, motivlocher | perforatrice décorative | perforadora de figuras
mosaic kit | mosaikkit, mosaikset | mosaik-set | kit mosaïque | kit de mosaico > craft kit
christmas wreath | julkrans, dörrkrans | weihnachtskranz, türkranz | couronne de noël | corona de navidad > wreath, decoration
christmas decoration | julpynt, juldekoration | weihnachtsdeko, weihnachtsdekoration | décoration de noël | decoración navideña > decoration
halloween costume | halloweenkostym, halloweendräkt | halloween-kostüm | déguisement halloween | disfraz de halloween > costume
experience voucher, gift experience | upplevelsepresent, upplevelsekort | erlebnisgutschein | coffret expérience, bon expérience | caja de experiencias, experiencia regalo > gift card
gold bar, bullion coin | guldtacka, guldmynt | goldbarren, goldmünze | lingot d'or, pièce d'or | lingote de oro, moneda de oro
antiques | antikviteter | antiquitäten | antiquités | antigüedades
enamel sign, metal sign | plåtskylt, emaljskylt | blechschild, emailleschild | plaque métal, plaque émaillée | cartel metálico, chapa decorativa > decoration
autograph, signed memorabilia | autograf | autogramm | autographe | autógrafo
fan merchandise, band merch | merch, fanprylar | fanartikel, merch | produits dérivés | merchandising, merch
studio monitors | studiomonitorer | studiomonitore | enceintes de monitoring, moniteurs studio | monitores de estudio > speaker
dj controller | dj-kontroller | dj-controller | contrôleur dj, table de mixage dj | controlador dj, mesa de mezclas dj, mesa de mezclas > electronics
mixing console, mixing desk | mixerbord | mischpult | table de mixage, console de mixage | mesa de mezclas > electronics
iron supplement, iron tablets | järntabletter, järntillskott | eisentabletten | complément en fer, comprimés de fer | suplemento de hierro > vitamins
surgical mask, face mask medical | munskydd | mundschutz, op-maske | masque chirurgical | mascarilla quirúrgica, cubrebocas
wedding shoes | brudskor | brautschuhe | chaussures de mariée | zapatos de novia > shoe
eczema cream | eksemkräm | ekzemcreme | crème eczéma | crema para eccema > cream
desk drawer unit | hurts, skrivbordshurts | rollcontainer | caisson de bureau | cajonera de oficina > office
tea light holder | värmeljushållare | teelichthalter | porte-bougie chauffe-plat | portavelas para velas de té > candlestick
laundry sorter | tvättsorterare | wäschesortierer | trieur à linge | clasificador de ropa > laundry basket
ice hockey skates | hockeyskridskor | eishockey-schlittschuhe | patins de hockey | patines de hockey > ice skates, sports equipment
crochet yarn | virkgarn | häkelgarn | laine à crocheter | hilo de ganchillo > yarn, craft
birthday crown | födelsedagskrona | geburtstagskrone | couronne d'anniversaire | corona de cumpleaños
bedside rug | sängmatta | bettvorleger | descente de lit | alfombra pie de cama > rug
hand mirror | handspegel | handspiegel | miroir à main | espejo de mano > mirror
nail buffer | nagelbuffer | nagelpolierer | polissoir à ongles | pulidor de uñas
toy helicopter | leksakshelikopter | spielzeughubschrauber | hélicoptère jouet | helicóptero de juguete > toy
drawing compass set | passarsats | zirkelkasten | coffret compas | estuche de compás
desk fan | bordsfläkt, skrivbordsfläkt | tischventilator | ventilateur de bureau | ventilador de mesa > fan
cheese fondue pot | ostfonduegryta | käsefondue-topf | caquelon | olla para fondue > fondue set
folding stool | fällpall | klapphocker | tabouret pliant | taburete plegable > stool
shower bench | duschbänk | duschbank | banc de douche | banco de ducha
car window film | solfilm bil | autofolie | film teinté voiture | lámina para coche > car parts
dental chews, dental sticks, dental chew, dog dental treats, tooth cleaning chews | tandtugg, dentalsticks, tuggpinnar för tänder, dentaltugg, dentastix | zahnpflegesnacks, zahnpflege-snacks, dentalsticks, kaustangen, zahnpflegesnack | bâtonnets dentaires, friandises dentaires, bâtonnets à mâcher, snacks dentaires | snacks dentales, barritas dentales, palitos dentales, snack dental > dog treats
activity book, activity books, workbook for kids, puzzle book for kids, dot to dot book | aktivitetsbok, pysselhäfte, sysselsättningsbok, rebusbok | beschäftigungsbuch, rätselblock, rätselheft für kinder, übungsheft, mitmachbuch | cahier d'activités, livre d'activités, cahier de jeux, cahier de vacances | cuaderno de actividades, libro de actividades, cuaderno de pasatiempos, cuaderno de vacaciones > colouring book, children's book
height chart, growth chart | mätsticka barn, längdmätare, barnmätare | messlatte, kindermesslatte | toise enfant, toise | medidor infantil, medidor de altura > decoration
`
