/** Further verbs, as VERBS of purposes.ts has them: what is mended, kept in order, made and measured. */
export const MORE_VERBS = `
change a tyre, change the tyre, change a tube, change the tube, change a bike tube, fix a flat, fix a puncture, mend a puncture | byta däck på cykeln, byta slang, laga punktering, laga punka | fahrradschlauch wechseln, schlauch wechseln, reifen flicken, platten flicken | changer une chambre à air, changer la chambre à air, réparer une crevaison | cambiar la cámara, reparar un pinchazo, arreglar un pinchazo > inner tube, bike repair kit, bike pump
change the oil, change my oil | byta olja | öl wechseln, ölwechsel machen | faire la vidange, changer l'huile | cambiar el aceite > engine oil, oil filter
shred paper, shred documents, destroy documents | förstöra papper, strimla papper | papier schreddern, akten vernichten, dokumente vernichten | détruire des documents, couper le papier en petits morceaux | destruir papeles, triturar papel, destruir documentos > shredder
laminate, laminate paper | laminera | laminieren | plastifier | plastificar > laminator
label, label parcels, label jars, print labels, label boxes | märka, skriva ut etiketter, märka lådor | beschriften, etiketten drucken, pakete beschriften, kisten beschriften | étiqueter, imprimer des étiquettes | etiquetar, imprimir etiquetas > label printer
staple, staple paper | häfta, häfta ihop papper | tackern, heften, papier heften | agrafer | grapar > stapler
punch holes, make holes in paper | slå hål i papper | lochen, papier lochen | perforer, faire des trous dans le papier | perforar, hacer agujeros en papel > hole punch
file papers, sort papers, file documents | sortera papper, arkivera | papiere abheften, unterlagen abheften, papiere ordnen | classer des papiers, ranger des papiers | archivar papeles, ordenar papeles > binder, letter tray
trim the hedge, cut the hedge, trim hedges | klippa häcken, klippa häckar | hecke schneiden, hecken schneiden | tailler la haie, tailler les haies | cortar el seto, podar el seto > hedge trimmer
fell trees, fell a tree, cut down a tree, cut firewood | fälla träd, såga ved | bäume fällen, baum fällen, brennholz sägen | abattre un arbre, couper du bois | talar árboles, talar un árbol, cortar troncos > chainsaw
compost, compost kitchen waste | kompostera | kompostieren | composter, faire du compost | compostar, hacer compost > compost bin
fertilise, fertilize, feed my tomatoes, feed the plants | gödsla, gödsla tomater | düngen, tomaten düngen | fertiliser, nourrir les plantes | abonar, abonar las plantas > fertilizer
weed, pull weeds | rensa ogräs | unkraut jäten, jäten | désherber | desherbar, quitar malas hierbas > weeder
shovel snow, clear snow | skotta snö, skotta | schnee schippen, schnee räumen | déneiger, pelleter la neige | quitar la nieve > snow shovel
seal the bath, seal the shower, seal joints | täta badkaret, foga om | fugen abdichten, dusche abdichten | refaire les joints, étanchéifier | sellar la bañera, sellar juntas > sealant, filler
unblock the drain, unblock the sink | rensa avloppet | abfluss reinigen, abfluss frei machen | déboucher l'évier, déboucher les canalisations | desatascar, desatascar el fregadero > drain cleaner
descale, descale the kettle | avkalka | entkalken | détartrer | descalcificar > descaler
remove lint, remove bobbles, remove pilling | ta bort noppor, noppa | fusseln entfernen, knötchen entfernen | enlever les bouloches | quitar pelusas, quitar bolitas > fabric shaver, lint roller
lock away valuables, store valuables, keep valuables | låsa in värdesaker, förvara värdesaker | wertsachen aufbewahren, wertsachen einschließen | ranger des objets de valeur | guardar objetos de valor, guardar dinero > safe
take the cat to the vet, transport the cat, transport my cat, travel with my cat, take my rabbit to the vet | åka till veterinären med katten, ta katten till veterinären, transportera katten, resa med katt | katze zum tierarzt bringen, katze transportieren, mit katze reisen | transporter mon chat, transporter le chat, emmener le chat chez le véto | llevar el gato al veterinario, llevar al gato al veterinario, transportar al gato > pet carrier
brush my dog, brush the dog, brush my cat, groom the dog, groom my cat | borsta hunden, borsta katten | hund bürsten, katze bürsten | brosser le chien, brosser le chat, brosser mon chien | cepillar al perro, cepillar al gato > pet brush, pet grooming kit
walk the dog, walk my dog | gå ut med hunden | gassi gehen, mit dem hund rausgehen | promener le chien, promener mon chien | pasear al perro > leash, harness, dog harness, poop bags
remove ticks, pull out ticks | ta bort fästingar | zecken entfernen, zecken ziehen | retirer les tiques, enlever les tiques | quitar garrapatas > tick remover
look at the stars, watch the stars, look at planets, stargaze | titta på stjärnor, titta på stjärnorna, se planeterna | sterne beobachten, sterne gucken | observer les étoiles, regarder les étoiles | ver las estrellas, mirar las estrellas > telescope, binoculars
watch birds, observe birds | titta på fåglar, skåda fågel | vögel beobachten | observer les oiseaux | observar aves, ver pájaros > binoculars
look for treasure, find treasure, find metal | leta skatter, hitta metall | schätze suchen, metall suchen | chercher des trésors, trouver des pièces | buscar tesoros, buscar metales > metal detector
film, film underwater, make videos | filma, filma under vatten | filmen, unter wasser filmen, videos drehen | filmer, filmer sous l'eau | grabar vídeos, grabar bajo el agua > action camera, drone
record a podcast, record my voice, record vocals | spela in podd, spela in röst | podcast aufnehmen, stimme aufnehmen | enregistrer un podcast, enregistrer ma voix | grabar un podcast, grabar mi voz > microphone
build with, build something | bygga med | bauen mit | construire avec | construir con > building blocks, magnetic tiles, model kit, marble run, toy train
play with | leka, leka med | spielen, spielen mit | jouer, jouer avec, s'amuser | jugar, jugar con > toy
play the guitar, play guitar | spela gitarr | gitarre spielen | jouer de la guitare | tocar la guitarra > guitar, guitar strings, plectrum, capo, guitar amplifier
play the drums, play drums, drum | spela trummor, trumma | schlagzeug spielen, trommeln | jouer de la batterie | tocar la batería > drumsticks, drum kit, electronic drum kit
play the violin, play violin | spela fiol | geige spielen | jouer du violon | tocar el violín > violin
play the flute, play the recorder, play recorder | spela flöjt, spela blockflöjt | flöte spielen, blockflöte spielen | jouer de la flûte | tocar la flauta > recorder, flute
keep time, keep the beat, practise in time | hålla takten | takt halten | garder le rythme, tenir le tempo | llevar el ritmo > metronome
brew beer, make beer | brygga öl | bier brauen | brasser de la bière, faire de la bière | hacer cerveza > home brew kit
make candles, pour candles | stöpa ljus | kerzen gießen | fabriquer des bougies, faire des bougies | hacer velas > candle making kit
make pizza, bake pizza | baka pizza | pizza backen | faire une pizza, faire des pizzas | hacer pizza, hacer pizzas > pizza stone, pizza oven
make paella | laga paella | paella kochen | faire une paella | hacer paella, hacer una paella > paella pan
make macramé, do macrame | knyta makramé | makramee knüpfen | faire du macramé | hacer macramé > macrame kit
box | boxas, boxa | boxen | boxer, faire de la boxe | boxear > boxing gloves
colour in, color in, colour in pictures | färglägga, färglägga bilder, måla i bilder | ausmalen, bilder ausmalen | colorier, faire du coloriage | colorear, colorear dibujos > colouring book, coloured pencils, wax crayons, felt-tip pens
ice skate, go ice skating | åka skridskor | eislaufen, schlittschuh laufen | patiner, faire du patin | patinar > ice skates, inline skates
play padel | spela padel | padel spielen | jouer au padel | jugar al pádel > padel racket
play table tennis, play ping pong | spela pingis, spela bordtennis | tischtennis spielen | jouer au ping-pong | jugar al ping pong > table tennis bat
sleep on the plane, sleep on a flight, sleep on the train | sova på planet, sova på tåget | im flugzeug schlafen, im zug schlafen | dormir dans l'avion, dormir dans le train | dormir en el avión, dormir en el tren > sleep mask, neck pillow, earplugs
drain pasta, drain spaghetti, drain noodles | hälla av pasta, hälla av spagetti | nudeln abgießen, spaghetti abgießen | égoutter les pâtes, égoutter des pâtes | escurrir pasta, escurrir espaguetis, escurrir la pasta > colander
toast sandwiches, grill sandwiches, toast cheese, make toasties | grilla mackor, göra varma mackor | sandwiches toasten, sandwiches grillen | griller des sandwichs, faire griller des sandwichs, faire des croques | hacer sándwiches, tostar sándwiches > sandwich maker
cut down trees, cut down a tree, fell a tree, fell trees | fälla träd, fälla ett träd | bäume fällen, einen baum fällen | abattre un arbre, abattre des arbres | talar un árbol, talar árboles > axe, chainsaw, saw
paint the ceiling, paint the walls, paint walls, paint a wall | måla taket, måla väggar, måla väggarna | decke streichen, wände streichen, die decke streichen | peindre le plafond, peindre les murs, peindre un mur | pintar el techo, pintar las paredes, pintar la pared > paint roller, paint, paintbrush
measure current, measure electricity, measure voltage | mäta ström, mäta spänning | strom messen, spannung messen | mesurer le courant, mesurer la tension | medir la corriente, medir el voltaje > multimeter
curl my lashes, curl lashes, curl eyelashes | böja fransar, böja fransarna | wimpern biegen, wimpern formen | recourber les cils, me recourber les cils | rizar las pestañas, rizarme las pestañas > eyelash curler
curl my hair, curl hair | locka håret, locka mitt hår | haare locken, locken machen | boucler mes cheveux, me boucler les cheveux | rizar el pelo, rizarme el pelo > curling iron
straighten my hair, straighten hair | platta håret, platta mitt hår | haare glätten | lisser mes cheveux, me lisser les cheveux | alisar el pelo, alisarme el pelo > straightener
roll out dough, roll dough, roll out pastry | kavla deg, kavla ut deg, baka ut deg | teig ausrollen, teig rollen | étaler la pâte, étaler une pâte | estirar la masa, estirar masa > rolling pin
puree soup, blend soup, blend | mixa soppa | suppe pürieren, pürieren | mixer la soupe, mixer une soupe | triturar la sopa, hacer puré > hand blender, blender
dry mushrooms, dry wild mushrooms, dry fruit | torka svamp, torka frukt | pilze trocknen, obst trocknen, dörren | sécher des champignons, sécher des fruits | secar setas, secar fruta, deshidratar fruta > dehydrator
froth milk, foam milk | skumma mjölk | milch aufschäumen, milch schäumen | faire mousser le lait, faire mousser du lait | espumar leche, espumar la leche > milk frother
mount a tv, mount the tv, hang a tv, put the tv on the wall | hänga upp tv:n, sätta upp tv:n på väggen, hänga tv:n på väggen | fernseher aufhängen, fernseher an die wand hängen | fixer la télé, accrocher la télé | colgar la tele, colgar el televisor > tv wall mount
make holes, make a hole, make a hole in the wall | göra hål, göra hål i väggen | loch bohren, löcher bohren | faire un trou, faire des trous | hacer un agujero, hacer agujeros > drill
catch rainwater, collect rainwater | samla regnvatten | regenwasser sammeln, regenwasser auffangen | récupérer l'eau de pluie | recoger agua de lluvia > rain barrel
keep drinks cold, keep food cold, keep the drinks cold | hålla maten kall, hålla dricka kall | getränke kühlen, getränke kühl halten, essen kühl halten | garder au frais, garder les boissons au frais | mantener frías las bebidas, mantener fría la comida > cooler, ice packs, ice bucket
weigh my suitcase, weigh luggage, weigh the suitcase | väga väskan, väga bagaget | koffer wiegen, gepäck wiegen | peser ma valise, peser les bagages | pesar la maleta, pesar el equipaje > luggage scale
`
