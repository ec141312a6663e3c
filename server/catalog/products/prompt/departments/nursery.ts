/** Further things of health, babies and toys: as kitchen.ts. */
export const NURSERY = `
nappy sacks | blöjpåsar | windelbeutel, windeltüten | sacs à couches | bolsas para pañales sucios > baby gear
pleated skirt | plisserad kjol, veckad kjol | faltenrock, plisseerock | jupe plissée | falda plisada > skirt
mini skirt | minikjol, kortkjol | minirock | minijupe | minifalda > skirt
maxi skirt | maxikjol, långkjol | maxirock | jupe longue | falda larga > skirt
hair gel | hårgelé, hårgel | haargel | gel coiffant, gel cheveux | gel fijador, gomina, gel para el cabello > hair care, hairspray
hair wax, pomade | hårvax, pomada | haarwachs, pomade | cire coiffante, pommade cheveux | cera para el pelo, pomada para el cabello > hair care, hairspray
test strips | teststickor | teststreifen | bandelettes de test | tiras reactivas
lancets | lansetter | lanzetten | lancettes | lancetas
commode chair | toastol, mobil toalett | toilettenstuhl | chaise percée | silla con inodoro > chair
denture adhesive | protesfästkräm | haftcreme, prothesenhaftcreme | crème adhésive dentier, fixateur dentaire | crema adhesiva dental
panty liners | trosskydd | slipeinlagen | protège-slip | salvaslip, protegeslip
vibrator | vibrator | vibrator | vibromasseur | vibrador
after bite | after bite, myggbettstift | insektenstichheiler, stichheiler | apaisant piqûres, stick après-piqûres | alivio picaduras
double buggy, twin pushchair | syskonvagn, tvillingvagn | zwillingswagen, geschwisterwagen | poussette double | carrito gemelar, silla gemelar > stroller, baby gear
jogging stroller | joggingvagn | jogger kinderwagen, babyjogger | poussette de jogging | cochecito para correr > stroller, baby gear, running
stroller organiser | barnvagnsväska organiserare, vagnorganizer | kinderwagen-organizer | organisateur poussette | organizador de cochecito > baby gear
infant carrier, baby car seat | babyskydd | babyschale | cosy bébé, coque bébé | portabebés coche, maxicosi > car seat, baby gear
cot bumper | spjälskydd | nestchen, bettnestchen | tour de lit | chichonera, protector de cuna > baby gear
bottle teat | dinapp, flasknapp | flaschensauger, trinksauger | tétine de biberon | tetina > baby gear
nipple shield | amningsnapp | stillhütchen, brusthütchen | bout de sein | pezonera > baby gear
milk storage bags | bröstmjölkspåsar | muttermilchbeutel | sachets de conservation lait maternel | bolsas para leche materna > baby gear
nursing cover | amningsskydd, amningssjal | stilltuch, stillschal | châle d'allaitement, cape d'allaitement | capa de lactancia, delantal de lactancia > baby gear
swim nappies | badblöja, simblöja | schwimmwindel, badewindel | couche de bain, maillot couche | pañal bañador, pañal de agua > nappies
nappy pants, pull-ups | byxblöjor | höschenwindeln, windelpants | couches-culottes | braguitas pañal, pañal braguita > nappies, baby gear
baby oil | babyolja | babyöl | huile pour bébé | aceite de bebé > baby gear
baby shampoo | babyschampo | babyshampoo | shampoing bébé | champú bebé > baby gear, shampoo
baby powder, talcum powder | babypuder | babypuder | talc | polvos de talco, talco > baby gear
toilet training seat | potträningssits, toasits barn | toilettenaufsatz, toilettentrainer | réducteur wc, réducteur de toilette | reductor de wc, adaptador wc infantil > baby gear
cupboard locks, child locks | skåplås, barnlås till skåp, skåpspärr | schranksicherung, schrankschloss kindersicherung | bloque-placard, sécurité enfant placard | cierre de seguridad niños, bloqueo de armarios
baby hat | babymössa | babymütze, babyhaube | bonnet bébé, bonnet de naissance | gorrito bebé, gorro bebé > hat
baby scale | babyvåg | babywaage | pèse-bébé | báscula bebé > baby gear
ear defenders baby | hörselkåpor barn, hörselskydd barn | gehörschutz kinder, kinder-gehörschützer | casque anti-bruit enfant, casque anti-bruit bébé | cascos antirruido bebé > ear defenders
baby memory book, baby album, baby journal, baby record book, my first year book, my first year, baby diary, baby keepsake book | babybok, mitt första år bok, babydagbok, bebisens första år, bebisbok, mitt första år | babyalbum, babytagebuch, baby-tagebuch, mein erstes jahr, erinnerungsalbum baby, babys erstes jahr | livre de naissance, album de naissance, journal de bébé, mon premier album, ma première année, album bébé, carnet de naissance | álbum del bebé, libro de recuerdos bebé, diario del bebé, mi primer año, libro del bebé, álbum mi primer año > baby gear
milestone cards | milstolpekort | meilensteinkarten | cartes étapes bébé | tarjetas de meses bebé > baby gear
maternity belt, belly band | gravidbälte, stödbälte gravid | schwangerschaftsgürtel, bauchgurt, bauchband | ceinture de grossesse, bandeau de grossesse | faja de embarazo, cinturón de embarazo
baby doll | babydocka | babypuppe | poupon, bébé poupée | muñeco bebé > doll
fashion doll | modedocka | modepuppe, ankleidepuppe | poupée mannequin | muñeca maniquí > doll
train tracks | tågräls, tågbana | schienen spielzeug, holzschienen | rails de train | vías de tren > toy train
toy digger, excavator toy | leksaksgrävmaskin, grävmaskin leksak, leksaksgrävare, leksaksgrävskopa, leksaksgrävskopor, grävskopa leksak | spielzeugbagger, kinderbagger | pelleteuse jouet, tractopelle jouet | excavadora de juguete > toy
tea set toy | teservis leksak, leksaksservis | spielgeschirr, puppengeschirr | dînette | juego de té juguete > toy
play tunnel | lektunnel, kryptunnel | spieltunnel, krabbeltunnel | tunnel de jeu | túnel de juego > toy
space hopper | hoppboll | hüpfball, hopser | ballon sauteur | pelota saltarina > toy
water table | vattenbord, vattenlekbord | wasserspieltisch, matschtisch | table d'eau | mesa de agua > toy
floor puzzle | golvpussel | bodenpuzzle | puzzle de sol | puzle de suelo > puzzle
slime, slime kit, slime set | slime, slajm, slimekit, slime-kit, slajmset, slime-set | slime, schleim, schleim-set, slime-set | slime, kit slime, kit de slime, pâte slime | slime, kit slime, kit de slime > toy
bug catcher, insect viewer, bug viewer, bug catching kit, bug hunting kit, insect net, butterfly net, bug magnifier | insektslåda, insektsburk, lupplåda, luppburk, insektshåv, fjärilshåv | becherlupe, insektenlupe, lupenbecher, lupendose, insektennetz, insektenkescher, schmetterlingsnetz, insektenfänger | boîte loupe, boîte à insectes, boîte-loupe, filet à insectes, filet à papillons, loupe à insectes, attrape-insectes | bote lupa, caza insectos, cazainsectos, lupa de insectos, observador de insectos, red de insectos, cazamariposas > toy
princess costume | prinsessklänning, prinsessdräkt | prinzessinnenkostüm, prinzessinnenkleid | déguisement princesse, robe de princesse | disfraz de princesa > costume, princess
pirate costume | piratdräkt | piratenkostüm | déguisement pirate, déguisement de pirate | disfraz de pirata > costume, pirate
firefighter costume, fireman costume, fire fighter costume | brandmansdräkt, brandmanskostym, brandman utklädning, brandmansutklädnad | feuerwehrkostüm, feuerwehrmann-kostüm, feuerwehrmannkostüm | déguisement pompier, déguisement de pompier, costume de pompier | disfraz de bombero, traje de bombero > costume
police costume, police officer costume, policeman costume | polisdräkt, polisutklädnad, polisuniform barn | polizeikostüm, polizistenkostüm, polizisten-kostüm | déguisement policier, déguisement de policier, costume de policier | disfraz de policía > costume
doctor costume, doctor's coat costume, nurse costume | läkardräkt, doktorsdräkt | arztkostüm, arztkittel kinder, ärztin-kostüm | déguisement docteur, déguisement de docteur, déguisement médecin | disfraz de médico, disfraz de doctora, disfraz de enfermera > costume
astronaut costume, space suit costume | astronautdräkt, rymddräkt | astronautenkostüm, raumfahrerkostüm | déguisement astronaute, déguisement d'astronaute, costume d'astronaute | disfraz de astronauta > costume
knight costume | riddardräkt | ritterkostüm | déguisement chevalier, déguisement de chevalier | disfraz de caballero, disfraz de caballero medieval > costume
witch costume, wizard costume | häxdräkt, trollkarlsdräkt | hexenkostüm, zaubererkostüm | déguisement sorcière, déguisement de sorcière, déguisement de sorcier | disfraz de bruja, disfraz de mago > costume
superhero costume | superhjältedräkt | superheldenkostüm | déguisement super-héros | disfraz de superhéroe > costume
swing set | gungställning | schaukelgestell, schaukelgerüst | portique, portique balançoire | columpio doble, estructura columpio > swing
pool float, inflatable lounger | badmadrass | schwimmliege | matelas gonflable piscine, bouée gonflable | colchoneta inflable, colchoneta piscina
kubb, garden skittles | kubb, kubbspel | wikingerschach, kubb | kubb, quilles finlandaises | kubb, bolos finlandeses > game, toy
boules, petanque | boule, bouleklot, boulespel | boule, boccia, petanque-kugeln, boule-set, boulekugeln | boules de pétanque, pétanque, jeu de pétanque | petanca, juego de petanca > game
ring toss | ringkastning, ringspel | ringwurfspiel, wurfspiel | jeu d'anneaux, lancer d'anneaux | juego de anillas > toy, game
blind box, surprise toy | blindbox, överraskningsleksak | überraschungsbox, blindbox | boîte surprise, boîte mystère | caja sorpresa, juguete sorpresa > toy
fidget toy, stress ball | fidgetleksak, stressboll | fidget-toy, stressball | jouet anti-stress, balle anti-stress | juguete antiestrés, pelota antiestrés > toy
bouncing ball, bouncy ball | studsboll | flummi | balle rebondissante | pelota saltarina pequeña > toy
electronic learning tablet | barnsurfplatta, barndator | lerncomputer, kindertablet | tablette enfant, ordinateur éducatif | tableta infantil, ordenador infantil > toy, tablet, electronics, child
toy garage | leksaksgarage, bilgarage | parkgarage spielzeug, spielzeuggarage | garage jouet | garaje de juguete, parking juguete > toy
glow sticks | glowsticks, lysstavar | knicklichter | bâtons lumineux | barras luminosas, palitos luminosos
`
