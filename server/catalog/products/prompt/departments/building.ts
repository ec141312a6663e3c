/** Things that a house is built, plumbed, wired and closed with, as kitchen.ts. */
export const BUILDING = `
blackout blind, blackout blinds, blackout roller blind, blackout roller blinds | mörkläggningsrullgardin, mörkläggningsrullgardiner, mörkläggande rullgardin | verdunkelungsrollo, verdunkelungsrollos, verdunklungsrollo, verdunkelungsplissee | store occultant, stores occultants, store enrouleur occultant | estor opaco, estores opacos, estor enrollable opaco > blinds
folding rule, folding ruler | tumstock, meterstock | zollstock, gliedermaßstab | mètre pliant | metro plegable > tape measure
tool set, toolkit, tool kit | verktygssats, verktygsset | werkzeugset, werkzeugsatz, werkzeug-set | jeu d'outils, coffret d'outils, kit d'outils | juego de herramientas, set de herramientas > tool
wet and dry vacuum, wet dry vacuum, shop vac | grovdammsugare, våtdammsugare | nass-trockensauger, industriesauger, nasssauger | aspirateur eau et poussière, aspirateur de chantier | aspirador de sólidos y líquidos, aspiradora industrial > vacuum cleaner
concrete mixer, cement mixer | betongblandare, cementblandare | betonmischer, zementmischer | bétonnière | hormigonera > tool
brick trowel, mason's trowel, plastering trowel | murslev, puttsbräda | maurerkelle, glättkelle | truelle | paleta de albañil, llana > tool
hex nut, lock nut, wing nut | sexkantsmutter, låsmutter, vingmutter | schraubenmutter, sechskantmutter, flügelmutter | écrou, écrou hexagonal | tuerca
flat washer, metal washer | planbricka, låsbricka | unterlegscheibe | rondelle, rondelle plate | arandela
cabinet handle, furniture handle, drawer handle, drawer pull | möbelhandtag, lådhandtag, skåphandtag | möbelgriff, schubladengriff | poignée de meuble, poignée de tiroir | tirador de mueble, tirador para cajón
key blank, spare key | nyckelämne, reservnyckel | schlüsselrohling, ersatzschlüssel | clé vierge, double de clé | llave en bruto, copia de llave
roof window, skylight, double glazed window | takfönster, treglasfönster | dachfenster, kunststofffenster | fenêtre de toit, fenêtre pvc | ventana de tejado, ventana pvc
planed timber, wooden plank, timber board, floorboard | hyvlat virke, träplanka, brädor | holzbrett, hobelware, dielenbrett | planche en bois, planche de bois | tablón de madera, tabla de madera
plywood, plywood sheet | plywood, plywoodskiva | sperrholz, sperrholzplatte | contreplaqué | contrachapado, tablero contrachapado
chipboard, particle board | spånskiva | spanplatte | aggloméré, panneau de particules | aglomerado, tablero aglomerado
plasterboard, drywall | gipsskiva | gipskartonplatte, rigipsplatte, gipskarton | plaque de plâtre, placoplâtre, placo | placa de yeso, pladur
masonry mortar, cement mortar | murbruk, puts | mauermörtel, mörtel | mortier de maçonnerie | mortero de cemento, mortero de albañilería
brick | tegelsten, murtegel, tegel | ziegelstein, backstein, klinkerstein, ziegel | brique, brique de construction | ladrillo
roof tile, roof tiles | takpanna, taktegel | dachziegel, dachpfanne | tuile | teja
grout, tile grout | kakelfog, klinkerfog | fugenmörtel | joint de carrelage, mortier à joint | lechada, mortero de juntas
kitchen tap, kitchen faucet, kitchen mixer tap | köksblandare, kökskran | küchenarmatur, spültischarmatur | mitigeur cuisine, robinet de cuisine, mitigeur de cuisine | grifo de cocina, grifería de cocina, grifo de fregadero > faucet
shower set, shower system, shower column | duschset, takduschset | duschset, duschsystem, duschsäule | colonne de douche, ensemble de douche, douche de pluie | columna de ducha, conjunto de ducha
toilet cistern, cistern, toilet tank | spolcistern, cistern | spülkasten | réservoir de chasse, réservoir wc, chasse d'eau | cisterna, cisterna de inodoro
water pipe, copper pipe, drain pipe, pvc pipe | vattenrör, kopparrör, avloppsrör | wasserrohr, kupferrohr, abflussrohr | tuyau pvc, tuyau d'évacuation, tube cuivre | tubo de cobre, tubo pvc, tubería pvc > pipe fittings
shut-off valve, ball valve, water valve, radiator valve | avstängningsventil, kulventil, radiatorventil | absperrventil, kugelhahn, heizkörperventil | vanne d'arrêt, robinet d'arrêt, vanne à boisseau | válvula de cierre, llave de paso, válvula de bola
underfloor heating, floor heating | golvvärme, golvvärmematta | fußbodenheizung | chauffage au sol, plancher chauffant | suelo radiante
heat pump, air source heat pump | värmepump, luftvärmepump | wärmepumpe, luftwärmepumpe | pompe à chaleur | bomba de calor, aerotermia
fan heater, blower heater | värmefläkt, fläktelement | heizlüfter | radiateur soufflant, chauffage soufflant | termoventilador, calefactor de aire > heater
wood pellets, heating pellets, pellets | träpellets, pellets | holzpellets, pellets | granulés de bois, pellets | pellets, pellets de madera
warning sign, safety sign | varningsskylt, säkerhetsskylt, skylt | warnschild, hinweisschild | panneau d'avertissement, panneau de signalisation | señal de advertencia, cartel de advertencia
winch, electric winch, cable winch | vinsch, lyftspel | seilwinde, elektrische winde | treuil, palan | cabrestante, polipasto > tool
garden gate, driveway gate | trädgårdsgrind, infartsgrind | gartentor, einfahrtstor | portail de jardin, portillon | portón de jardín, verja de jardín > garden
folding chair, fold-up chair | fällstol, klappstol, hopfällbar stol | klappstuhl | chaise pliante, chaise pliable | silla plegable > chair
dining chair, dining chairs, kitchen chair | matsalsstol, köksstol | esszimmerstuhl, küchenstuhl | chaise de salle à manger, chaise de cuisine | silla de comedor, silla de cocina > chair
step stool | stegpall, barnpall, steg pall | tritthocker, kinderhocker | tabouret marchepied, marchepied enfant | taburete escalón, taburete infantil > stool
wall shelf, floating shelf | vägghylla, svävande hylla | wandregal, wandboard | étagère murale, étagère flottante | estante de pared, balda flotante > shelf
coat hook, coat hooks, wall hooks | klädkrok | kleiderhaken, garderobenhaken | patère, crochets muraux | colgador de pared, ganchos de pared, colgadores
sheepskin, sheepskin rug, lambskin | fårskinn, lammskinn | schaffell, lammfell | peau de mouton | piel de oveja, piel de cordero > rug
outdoor rug | utomhusmatta, utematta | outdoor-teppich, outdoorteppich | tapis d'extérieur | alfombra de exterior > rug
chest freezer | frysbox | gefriertruhe | congélateur coffre, congélateur bahut | arcón congelador > freezer
drying cabinet | torkskåp | trockenschrank | armoire de séchage, armoire séchante | armario secador > home appliance
kitchen funnel, funnel | tratt | trichter | entonnoir | embudo > kitchenware
dinner plate, dinner plates | mattallrik, flat tallrik | essteller, speiseteller | assiette plate | plato llano > plate
serving platter, serving dish, serving plate, platter | serveringsfat, uppläggningsfat | servierplatte, servierteller | plat de service, plat de présentation | fuente de servir, plato de servir > tableware
saucer, saucers | tefat, kaffefat | untertasse | soucoupe | platillo de café, platillo para taza > tableware
coffee pot, coffee jug | kaffekanna | kaffeekanne | pot à café, verseuse à café | jarra de café, cafetera de porcelana > tableware
teaspoon, teaspoons | tesked | teelöffel, kaffeelöffel | cuillère à café, petite cuillère | cucharilla, cuchara de café, cuchara de té > spoon
tablespoon, tablespoons | matsked | esslöffel, suppenlöffel | cuillère à soupe | cuchara sopera > spoon
cake server, cake slice, pie server | tårtspade | tortenheber | pelle à tarte, pelle à gâteau | pala para tarta, paleta para tarta > cutlery
paper cup, paper cups, disposable cup | pappmugg, engångsmugg, pappersmugg, pappersmuggar | pappbecher, einwegbecher | gobelet en carton, gobelet jetable, gobelets jetables | vaso de papel, vaso de cartón, vasos desechables
paper napkin, paper napkins, paper serviettes | pappersservett | papierserviette | serviette en papier, serviettes en papier | servilleta de papel, servilletas de papel > napkin
plastic cutlery, disposable cutlery | plastbestick, engångsbestick | plastikbesteck, einwegbesteck | couverts jetables, couverts en plastique | cubiertos desechables, cubiertos de plástico
toothpick, toothpicks, cocktail sticks | tandpetare | zahnstocher | cure-dent, cure-dents | mondadientes, palillo de dientes, palillo
cotton buds, cotton swabs, q-tips | bomullspinnar, bomullstops, topz | wattestäbchen, ohrstäbchen | coton-tige, cotons-tiges | bastoncillos de algodón, bastoncillo, hisopos, cotonetes
facial tissues, paper tissues, tissues | pappersnäsdukar, ansiktsservetter | taschentücher, papiertaschentücher, kosmetiktücher | mouchoirs en papier, mouchoirs | pañuelos de papel, kleenex
lice comb, nit comb | luskam | läusekamm, nissenkamm | peigne à poux, peigne anti-poux | peine para piojos, lendrera, liendrera, peine antipiojos
ashtray | askkopp, askfat | aschenbecher | cendrier | cenicero
e-cigarette, vape, electronic cigarette | e-cigarett | e-zigarette | cigarette électronique, vapoteuse | cigarrillo electrónico, vapeador
tobacco pipe, smoking pipe | rökpipa | tabakpfeife | pipe à tabac | pipa de fumar
cigar, cigars | cigarr | zigarre | cigare | cigarro puro, puros, cigarro
`
