/** Instruments, paper, craft, parties, beds and baths, and the parts and accessories of things, as synonym-groups.ts. */

export const STUDIO_THINGS = `
nail polish remover, acetone-free remover | nagellacksborttagning, nagellacksborttagare, nagellackborttagning, nagellacksremover, aceton | nagellackentferner, aceton | dissolvant, dissolvant vernis | quitaesmalte, removedor de esmalte
face scrub, facial scrub, face exfoliator, facial exfoliator | ansiktsskrubb, ansiktspeeling | gesichtspeeling | gommage visage, exfoliant visage | exfoliante facial
body scrub, body exfoliator | kroppsskrubb, kroppspeeling, bodyscrub | körperpeeling | gommage corps, gommage corporel | exfoliante corporal
travel bottles, travel bottle set, travel set, travel containers, toiletry bottles | reseflaskor, reseset, resebehållare | reiseflaschen, reiseset, reisefläschchen | flacons de voyage, kit de voyage | botes de viaje, set de viaje, kit de viaje, botellas de viaje, envases de viaje
guitar strap | gitarrband, gitarrem, gitarrrem | gitarrengurt | sangle guitare, sangle de guitare, courroie guitare | correa de guitarra
guitar strings | gitarrsträngar, gitarrsträng | gitarrensaiten, gitarrensaite, saiten | cordes guitare, cordes de guitare, cordes pour guitare | cuerdas de guitarra, cuerdas para guitarra
plectrum, guitar pick | plektrum | plektrum, plektren | médiator, plectre | púa de guitarra, púa
capo | capo, capodaster, capotasto | kapodaster, capo | capodastre | cejilla
tuner, guitar tuner | stämapparat, gitarrstämmare | stimmgerät | accordeur, accordeur guitare | afinador, afinador de guitarra
metronome | metronom | metronom | métronome | metrónomo
drumsticks, drumstick, drum sticks | trumpinnar, trumstockar | trommelstöcke, drumsticks | baguettes de batterie | baquetas, baqueta
accordion, squeezebox | dragspel | akkordeon | accordéon | acordeón
trumpet | trumpet | trompete | trompette | trompeta
saxophone, sax | saxofon | saxophon, saxofon | saxophone | saxofón, saxo
cello | cello | cello | violoncelle | violonchelo, chelo
harmonica, mouth organ | munspel | mundharmonika | harmonica | armónica
sheet music, score | noter, nothäfte | notenheft | partition, partitions | partitura, partituras
music stand | notställ | notenständer | pupitre | atril, atril de partituras
strap | axelrem | tragegurt, schultergurt, gurt | sangle, bandoulière | correa de hombro
refill, refill pack | refill, påfyllning | nachfüllpack, nachfüllung, nachfüllpackung | recharge, éco-recharge | recambio, recarga
holder | hållare | halter, halterung | porte-objets | soporte
bracket, mount | fäste, väggfäste | wandhalterung | support mural, fixation | soporte de pared
replacement filter, filter | filter | filter | filtre | filtro
notepad, writing pad | anteckningsblock, skrivblock | notizblock, schreibblock | bloc-notes, bloc | bloc de notas
staples, staple | häftklamrar, häftklammer | heftklammern, heftklammer, tackerklammern | agrafes, agrafe | grapas, grapa
stapler | häftapparat, häftare | tacker, hefter, heftgerät | agrafeuse | grapadora
paper clip, paper clips, paperclip, paperclips | gem, pappersgem | büroklammer, büroklammern | trombone de bureau, trombones de bureau de bureau, trombones | clips, sujetapapeles
hole punch, hole puncher | hålslag | locher | perforatrice, perforateur | perforadora
pencil sharpener | pennvässare | anspitzer, bleistiftspitzer | taille-crayon | sacapuntas
sticky notes, post-it | klisterlappar, post-it | haftnotizen, post-it | notes adhésives, post-it | notas adhesivas, post-it
shower curtain | duschdraperi | duschvorhang | rideau de douche | cortina de ducha
bath mat, bathmat | badrumsmatta, badmatta | badematte, badteppich, badvorleger | tapis de bain | alfombrilla de baño, alfombra de baño
soap dish | tvålkopp, tvålfat | seifenschale | porte-savon | jabonera
soap dispenser | tvålpump, tvåldispenser | seifenspender | distributeur de savon | dispensador de jabón
bathrobe, dressing gown, bath robe | morgonrock, badrock | bademantel, morgenmantel | peignoir, peignoir de bain, robe de chambre | albornoz, bata de baño
trowel, hand trowel, garden trowel, planting trowel | planteringsspade, handspade, planteringsskyffel | pflanzkelle, handschaufel, gartenschaufel, blumenkelle, pflanzschaufel | transplantoir, plantoir | paleta de jardín, desplantador, trasplantador, palita de jardín
hedge trimmer, hedge shears | häcksax | heckenschere | taille-haie | cortasetos
compost bin, composter | kompost, kompostbehållare | komposter | composteur, bac à compost | compostera, compostador
bike bell, bicycle bell | cykelklocka, cykelringklocka, ringklocka | fahrradklingel | sonnette vélo, sonnette de vélo | timbre de bici, timbre para bicicleta
mudguard, mudguards | stänkskärm, stänkskärmar | schutzblech, schutzbleche | garde-boue | guardabarros
bike pump, bicycle pump | cykelpump | fahrradpumpe, luftpumpe | pompe à vélo, pompe vélo | bomba de bici, bomba para bicicleta
dash cam, dashcam | dashcam, bilkamera | dashcam, autokamera | dashcam, caméra embarquée | cámara de salpicadero, dashcam, cámara de coche
jumper cables, jump leads | startkablar | starthilfekabel, überbrückungskabel | câbles de démarrage | cables de arranque
toaster | brödrost | toaster, toastbrotröster | grille-pain, toasteur | tostadora, tostador
waffle iron, waffle maker | våffeljärn | waffeleisen | gaufrier | gofrera
bread knife | brödkniv | brotmesser | couteau à pain | cuchillo de pan, cuchillo para pan
chef's knife, cook's knife, kitchen knife | kockkniv, kökskniv | kochmesser | couteau de chef, couteau de cuisine | cuchillo de chef, cuchillo cebollero, cuchillo de cocina
rolling pin | kavel, brödkavel | nudelholz, teigrolle | rouleau à pâtisserie | rodillo de cocina
dominoes, domino | domino, dominobrickor | domino, dominosteine | dominos, domino | dominó
playing cards, deck of cards | kortlek, spelkort | spielkarten, spielkarte | jeu de cartes, cartes à jouer | baraja, naipes, naipe
headlamp, head torch, headtorch | pannlampa | stirnlampe | lampe frontale | linterna frontal, frontal
crochet hook | virknål | häkelnadel | crochet, crochet à tricoter | ganchillo, aguja de ganchillo
knitting needles, knitting needle | stickor, rundsticka | stricknadeln, stricknadel, rundstricknadel | aiguilles à tricoter | agujas de punto, agujas de tejer
sewing thread, thread | sytråd | nähgarn, nähfaden | fil à coudre | hilo de coser
embroidery kit, embroidery | broderikit, broderi | stickset, stickerei | kit de broderie, broderie | kit de bordado, bordado
zip, zipper | dragkedja, blixtlås | reißverschluss | fermeture éclair | cremallera
tea infuser, tea strainer | tesil, teägg | teesieb, tee-ei | infuseur, boule à thé, passoire à thé | infusor de té, colador de té
chamomile tea, camomile tea, chamomile, camomile | kamomillte, kamomill | kamillentee, kamille | camomille, infusion de camomille | manzanilla, infusión de manzanilla
rooibos, rooibos tea | rooibos, rooibos te, rooiboste | rooibos, rooibostee, rotbusch | rooibos | rooibos
turmeric | gurkmeja | kurkuma | curcuma | cúrcuma
cumin | spiskummin | kreuzkümmel | cumin | comino
saffron | saffran | safran | safran | azafrán
nail polish, nail varnish | nagellack | nagellack | vernis à ongles | esmalte de uñas, pintauñas
tape measure, measuring tape | måttband, tumstock | maßband, zollstock | mètre ruban | cinta métrica
spirit level | vattenpass | wasserwaage | niveau à bulle | nivel de burbuja
ski poles, ski pole | skidstavar, stavar | skistöcke, skistock | bâtons de ski, bâton de ski | bastones de esquí
ski boots, ski boot | pjäxor, skidpjäxor, alpinpjäxor | skischuhe, skistiefel, skischuh | chaussures de ski | botas de esquí
ski goggles | skidglasögon | skibrille | masque de ski, lunettes de ski | gafas de esquí
fishing rod, rod | fiskespö, metspö, kastspö | angelrute, angel | canne à pêche | caña de pescar
fishing reel | fiskerulle, haspelrulle | angelrolle | moulinet | carrete de pesca
fishing lure, lure, lures | fiskedrag, wobbler, drag till fiske | kunstköder, köder, blinker | leurre, leurres | señuelo, señuelos
garland, bunting, banner, party garland | girlang, vimpel, banderoll, vimpelgirland, vimpelgirlang | girlande, wimpelkette, spruchband | guirlande, banderole, fanion | guirnalda, banderines
confetti | konfetti | konfetti | confettis, confetti | confeti
pinata | pinata | pinata | pinata | piñata
costume, fancy dress, costumes, kids costume, fancy dress costume, fancy dress outfit, dressing up costume, dress-up costume, cape for dressing up, princess dress, princess costume | maskeraddräkt, utklädningskläder, utklädnad, utklädning, utklädningar, utklädningsdräkt, utklädningskläder för barn, maskeradkläder, maskeraddräkter, dräkt, dräkter, kostym för barn, prinsessklänning, prinsessdräkt | kostüm, verkleidung, faschingskostüm, kostüme, kinderkostüm, kinderkostüme, karnevalskostüm, fastnachtskostüm, verkleidungen, zum verkleiden, verkleidungsset, prinzessinnenkleid, prinzessinkleid, prinzessinnenkostüm | déguisement, costume de carnaval, déguisements, déguisement enfant, panoplie, se déguiser, robe de princesse | disfraz, disfraces, disfraz infantil, disfraces infantiles, disfraz de carnaval, vestido de princesa
wig, wigs | peruk | perücke | perruque | peluca
watch strap, watch band, watchband | klockarmband, klockband, klockrem | uhrenarmband, uhrarmband | bracelet de montre, bracelet montre | correa de reloj, pulsera de reloj
desk lamp, desk light, office lamp | skrivbordslampa, kontorslampa | schreibtischlampe, schreibtischleuchte | lampe de bureau | lámpara de escritorio, flexo
`

/** What such things are like. */
export const STUDIO_TRAITS = `
witch | häxa, häxor | hexe, hexen | sorcière | bruja
pirate, pirates | pirat, sjörövare | pirat, piraten | pirate, pirates | pirata, piratas
princess | prinsessa | prinzessin | princesse | princesa
knight | riddare | ritter | chevalier | caballero medieval
vampire | vampyr | vampir | vampire | vampiro
ruled, lined | linjerad, linjerat, linjerade | liniert, liniertes, linierte | ligné, à lignes, lignée | de rayas, con líneas
squared, grid paper | rutad | kariertes papier | quadrillé | cuadriculado
dotted, dot grid | prickad, punktmönstrad | gepunktet, dotted | pointillé, à points | de puntos
acoustic | akustisk | akustik, akustisch, akustische | acoustique | acústica, acústico
`

export const STUDIO_KINDS = `
blanket < baby blanket
watch < smartwatch
dress < evening gown
bra < sports bra
chair < camping chair
table < camping table
curtain < blackout curtain
game < memory game
glasses < reading glasses
knife < pocket knife
mattress < air mattress
milk < oat milk
racket < tennis racket, table tennis bat
seeds < grass seed
shorts < cycling shorts, swim shorts
skates < ice skates, roller skates
spoon < wooden spoon
towel < tea towel
toy < cat toy, dog toy
water < mineral water
wine < mulled wine
ball < golf balls, tennis balls
gloves < boxing gloves
cable < charging cable, hdmi cable, jumper cables
charger < wireless charger
strap < guitar strap, watch strap
scrub < face scrub, body scrub
bottle < travel bottles
knife < bread knife, chef's knife
herbal tea < chamomile tea, rooibos
tea < chamomile tea, rooibos
table lamp < desk lamp
lamp < desk lamp
spice < turmeric, cumin, saffron
musical instrument < accordion, trumpet, saxophone, cello, harmonica
stationery < notepad, staples, stapler, paper clip, hole punch, pencil sharpener, sticky notes
garden tool < trowel, hedge trimmer
craft < crochet hook, knitting needles, embroidery kit, sewing thread
jewellery < watch strap
sandal < flip flops
chair < recliner
armchair < recliner
`
