/** What is printed, knitted or carved on things: animals, plants, figures, the sky and the sea. Describers, as synonym-traits.ts; words that mean something else in another of the languages ("mer", "får") stand in no row. */

export const MOTIFS = `
rainbow, rainbows | regnbåge, regnbågar, regnbågsfärgad | regenbogen, regenbögen, regenbogenfarben | arc-en-ciel | arcoíris, arco iris
planet, planets, solar system | planet, planeter, solsystem | planet, planeten, sonnensystem | planète, planètes, système solaire | planeta, planetas, sistema solar
star-pattern, stars | stjärnor, stjärna, stjärnmönstrad | sterne, sternen | étoile, étoiles | estrella, estrellas
moon | måne, månar | mond, monde | lune, lunes | luna, lunas
cloud, clouds | moln | wolke, wolken | nuage, nuages | nube, nubes
heart-pattern, hearts, heart | hjärtan, hjärta | herz, herzen | cœur, cœurs, coeur, coeurs | corazón, corazones
snowflake, snowflakes | snöflinga, snöflingor, snökristall | schneeflocke, schneeflocken | flocon de neige, flocons de neige | copo de nieve, copos de nieve
snowman, snowmen | snögubbe, snögubbar | schneemann, schneemänner | bonhomme de neige, bonhommes de neige | muñeco de nieve, muñecos de nieve
reindeer | rendjur, renar | rentier, rentiere | renne, rennes | reno, renos
gnome, gnomes, christmas gnome | tomte, tomtar, tomtenissar | wichtel, zwerg, zwerge | lutin, lutins, nain, nains | gnomo, gnomos, duende, duendes
angel, angels | ängel, änglar | engel | ange, anges | ángel, ángeles
fairy, fairies | älva, älvor | fee, feen | fée, fées | hada, hadas
superhero, superheroes | superhjälte, superhjältar | superheld, superhelden | super-héros, superhéros | superhéroe, superhéroes
ninja, ninjas | ninja, ninjor | ninja, ninjas | ninja, ninjas | ninja, ninjas
monster, monsters | monster | monster | monstre, monstres | monstruo, monstruos
ghost, ghosts | spöke, spöken | gespenst, gespenster, geister | fantôme, fantômes | fantasma, fantasmas
skull, skulls, skull and crossbones | dödskalle, dödskallar | totenkopf, totenköpfe, totenkopfmuster | tête de mort, têtes de mort | calavera, calaveras
bat-animal, bats | fladdermus, fladdermöss | fledermaus, fledermäuse | chauve-souris | murciélago, murciélagos
pumpkin-pattern, pumpkins | pumpor | kürbisse | citrouilles | calabazas
rocket, rockets, space rocket | rymdraket, rymdraketer | rakete, raketen, weltraumrakete | fusée, fusées | cohete, cohetes
spaceship, spaceships | rymdskepp | raumschiff, raumschiffe | vaisseau spatial, vaisseaux spatiaux | nave espacial, naves espaciales
outer space, galaxy, cosmos | rymden, rymd, galax | weltraum, weltall, galaxie | galaxie, cosmos | galaxia, espacio exterior, cosmos
digger, diggers, excavator, excavators | grävmaskin, grävmaskiner, grävskopa, grävskopor | bagger | pelleteuse, pelleteuses, tractopelle, tractopelles | excavadora, excavadoras
flamingo, flamingos | flamingo, flamingos, flamingor | flamingo, flamingos | flamant rose, flamants roses, flamant | flamenco rosa, flamencos rosas
sloth, sloths | sengångare | faultier, faultiere | animal paresseux, paresseux | oso perezoso, perezosos
zebra, zebras | zebra, zebror, zebrarandig | zebra, zebras | zèbre, zèbres | cebra, cebras
hippo, hippos, hippopotamus | flodhäst, flodhästar | nilpferd, nilpferde, flusspferd | hippopotame, hippopotames | hipopótamo, hipopótamos
rhino, rhinos, rhinoceros | noshörning, noshörningar | nashorn, nashörner | rhinocéros | rinoceronte, rinocerontes
camel, camels | kameler, dromedar | kamel, kamele | chameau, chameaux, dromadaire | camello, camellos, dromedario
gorilla, gorillas | gorilla, gorillor | gorilla, gorillas | gorille, gorilles | gorila, gorilas
kangaroo, kangaroos | känguru, kängurur | känguru, kängurus | kangourou, kangourous | canguro, canguros
polar bear, polar bears | isbjörn, isbjörnar | eisbär, eisbären | ours polaire, ours polaires, ours blanc | oso polar, osos polares
teddy-pattern, bears | björnar, nallar | bären, bärchen | oursons, ourson | ositos, osos
deer, stag, fawn, stags | rådjur, hjort, hjortar, rådjurskid | hirsch, hirsche, rehe, rehkitz, reh | cerf, cerfs, biche, biches, faon | ciervo, ciervos, cervatillo
moose, elk | älg, älgar | elch, elche | élan, élans, orignal | alce, alces
badger, badgers | grävling, grävlingar | dachs, dachse | blaireau, blaireaux | tejón, tejones
raccoon, raccoons | tvättbjörn, tvättbjörnar | waschbär, waschbären | raton laveur, ratons laveurs | mapache, mapaches
otter, otters | uttrar | otter | loutre, loutres | nutria, nutrias
beaver, beavers | bäver, bävrar | biber | castor, castors | castor, castores
cow, cows | kossa, kossor | kuh, kühe | vache, vaches | vaca, vacas
pig, pigs, piglet, piglets | griskulting, griskultingar, grisar | schwein, schweine, schweinchen, ferkel | cochon, cochons, porcelet | cerdito, cerditos, cerdo
sheep, lamb, lambs | lamm, fåret | schaf, schafe, schäfchen, lämmchen | mouton, moutons, agneau, agneaux | oveja, ovejas, ovejita, corderito
hen-animal, hens, rooster, roosters | höna, hönor, höns, tupp, tuppar | henne, hennen, hühner | poule, poules, coq, coqs | gallina, gallinas, gallo, gallos
duck-animal, ducks, duckling, ducklings | anka, ankor, ankunge, ankungar | ente, enten, entchen | canard, canards, caneton, canetons | pato, patos, patito, patitos
goose, geese | gäss | gans, gänse | oie, oies | ganso, gansos
swan, swans | svan, svanar | schwan, schwäne | cygne, cygnes | cisne, cisnes
parrot, parrots | papegoja, papegojor | papagei, papageien | perroquet, perroquets | loro, loros, papagayo
hummingbird, hummingbirds | kolibri, kolibrier | kolibri, kolibris | colibri, colibris | colibrí, colibríes
peacock, peacocks | påfågel, påfåglar | pfau, pfauen | paon, paons | pavo real, pavos reales
toucan, toucans | tukan, tukaner | tukan, tukane | toucan, toucans | tucán, tucanes
eagle, eagles | örn, örnar | adler | aigle, aigles | águila, águilas
bee-animal, bees, bumblebee, bumblebees | humla, humlor | biene, bienen, hummel, hummeln | abeille, abeilles, bourdon | abeja, abejas, abejorro
ladybird, ladybirds, ladybug, ladybugs | nyckelpiga, nyckelpigor | marienkäfer | coccinelle, coccinelles | mariquita, mariquitas
dragonfly, dragonflies | trollslända, trollsländor | libelle, libellen | libellule, libellules | libélula, libélulas
snail, snails | snigel, sniglar, snäcka, snäckor | schnecke, schnecken | escargot, escargots | caracol, caracoles
spider, spiders, cobweb | spindel, spindlar, spindelnät | spinne, spinnen, spinnennetz | araignée, araignées, toile d'araignée | araña, arañas, telaraña
snake, snakes | ormar, ormen, ormmönstrad | schlange, schlangen | serpent, serpents | serpiente, serpientes
crab, crabs | krabba, krabbor | krabbe, krabben | crabe, crabes | cangrejo, cangrejos
starfish | sjöstjärna, sjöstjärnor | seestern, seesterne | étoile de mer, étoiles de mer | estrella de mar, estrellas de mar
seahorse, seahorses | sjöhäst, sjöhästar | seepferdchen | hippocampe, hippocampes | caballito de mar, caballitos de mar
seashell, seashells | snäckskal | muschel, muscheln | coquillage, coquillages | concha marina, conchas marinas, caracola
jellyfish | manet, maneter | qualle, quallen | méduse, méduses | medusa, medusas
lighthouse, lighthouses | fyrtorn, fyrar | leuchtturm, leuchttürme | phare marin, phares marins | faro marino, faros marinos
palm tree, palm trees, palms | palmträd, palmer | palme, palmen | palmier, palmiers | palmera, palmeras
cherry blossom, cherry blossoms | körsbärsblommor, körsbärsblom | kirschblüte, kirschblüten | fleurs de cerisier, cerisier en fleurs | flor de cerezo, flores de cerezo
clover, shamrock | klöver, fyrklöver | kleeblatt, kleeblätter | trèfle, trèfles | trébol, tréboles
daisy, daisies | prästkrage, prästkragar, tusensköna | gänseblümchen | pâquerette, pâquerettes, marguerite, marguerites | margarita, margaritas
poppy, poppies | vallmo | mohnblume, mohnblumen, klatschmohn | coquelicot, coquelicots | amapola, amapolas
dandelion, dandelions | maskros, maskrosor | löwenzahn, pusteblume, pusteblumen | pissenlit, pissenlits | diente de león
circus | cirkus | zirkus | cirque | circo
safari | safari | safari | safari | safari
volcano, volcanoes | vulkan, vulkaner | vulkan, vulkane | volcan, volcans | volcán, volcanes
castle-pattern, castles | riddarborg, riddarborgar, slottet | ritterburg, ritterburgen | château fort, châteaux forts | castillo, castillos
ballet | balett | ballett | ballet, danse classique | ballet
mandala, mandalas | mandala, mandalor | mandala, mandalas | mandala, mandalas | mandala, mandalas
music notes | noter med musik, notmotiv | musiknoten, notenschlüssel | notes de musique, clé de sol | notas musicales, clave de sol
chess-pattern, checkerboard | schackrutig, schackrutigt | schachbrettmuster | damier | ajedrezado, damero
zigzag, chevron | sicksack, sicksackmönstrad | zickzack, zickzackmuster, fischgrät | zigzag, chevrons | zigzag, espiga
tie-dye, tie dye | batik, batikmönstrad | batik, batikmuster | tie and dye | efecto teñido, tie dye
camouflage, camo | kamouflage, kamouflagemönstrad | camouflage, tarnmuster, flecktarn | camouflage | camuflaje
paisley | paisley, paisleymönstrad | paisley, paisleymuster | cachemire motif, motif cachemire | cachemir estampado, paisley
animal print | djurmönstrad, djurmönster | tiermuster, animalprint | imprimé animal | animal print, estampado animal
animal-pattern, animals, animal motif, animal motifs, animal theme | djur, djurmotiv, djurtema | tiere, tieren, tiermotiv, tiermotive, tiermotiven | animaux, motif animaux, motifs animaux | animales, motivo de animales, motivos de animales
sea creatures, sea animals, marine animals, ocean animals | havsdjur, havets djur | meerestiere, meerestieren, wassertiere | animaux marins, animaux de la mer | animales marinos, animales del mar
woodland animals, forest animals | skogsdjur, skogens djur | waldtiere, waldtieren | animaux de la forêt, animaux des bois | animales del bosque
farm-animals, animals on the farm | gårdsdjur, lantgårdsdjur | bauernhoftieren, nutztiere | animaux fermiers | animales de la granja
wild animals, safari animals, jungle animals, zoo animals | vilda djur, safaridjur, djungeldjur | wilde tiere, safaritiere, dschungeltiere, zootiere | animaux sauvages, animaux de la jungle, animaux du zoo | animales salvajes, animales de la selva, animales del zoo
bugs and beetles, insects, creepy-crawlies | insekter, kryp, småkryp | insekten, käfer, krabbeltiere | insectes, petites bêtes | insectos, bichos
triceratops, t-rex, tyrannosaurus, stegosaurus, brachiosaurus, diplodocus, velociraptor | triceratops, t-rex, tyrannosaurus, stegosaurus, brachiosaurus | triceratops, t-rex, tyrannosaurus, stegosaurus, brachiosaurus | tricératops, t-rex, tyrannosaure, stégosaure, diplodocus, vélociraptor | triceratops, t-rex, tiranosaurio, estegosaurio, diplodocus, velociraptor
nautical, maritime, seaside-themed | maritim, maritimt, marint tema | maritim, maritime, maritimes, maritimer | marin, marine, bord de mer | marinero, marinera, náutico, náutica
tropical, hawaiian | tropisk, tropiskt, tropiska, hawaii | tropisch, tropische, tropisches, hawaii | tropical, tropicale, tropicaux, hawaïen, hawaïenne | tropical, tropicales, hawaiano, hawaiana
sparkly, glittery, glitzy, sequined, sequinned | glittrig, glittriga, glittrande, paljetterad | glitzernd, glitzernde, glitzer, glitzernden, paillettenbesetzt | scintillant, scintillante, pailleté, pailletée | con brillos, con lentejuelas, de lentejuelas
wedding-guest, wedding guest, guest, guests, wedding guests, guest at a wedding, invited to a wedding | gäst, gäster, bröllopsgäst, bröllopsgäster, gäst på bröllop | gast, gäste, hochzeitsgast, hochzeitsgäste | invitée mariage, invité mariage, invité à un mariage, invitée à un mariage, invitée de mariage | invitada a una boda, invitado a una boda, invitada de boda, invitada a boda, invitados de boda
`

/** What is of what: a cow is an animal, and what is of merino is warm. Nothing is like something else for being so. */
export const TRAIT_KINDS = `
animal-pattern < elephant, fox, lion, tiger, owl, hedgehog, penguin, panda, giraffe, butterfly, shark, dolphin, squirrel, whale, seal-animal, koala, monkey, turtle, crocodile, wolf, llama, frog, horse, bird, flamingo, sloth, zebra, hippo, rhino, camel, gorilla, kangaroo, polar-bear, teddy-pattern, deer, moose, badger, raccoon, otter, beaver, cow, pig, sheep, hen-animal, duck-animal, goose, swan, parrot, hummingbird, peacock, toucan, eagle, snail, snake, crab, seahorse, farmyard, sea creatures, woodland animals, farm-animals, wild animals
sea creatures < shark, dolphin, whale, seal-animal, turtle, crab, starfish, seahorse, jellyfish
woodland animals < fox, owl, hedgehog, squirrel, wolf, deer, moose, badger, raccoon, beaver
farm-animals < farmyard, cow, pig, sheep, hen-animal, duck-animal, goose, horse
farmyard < cow, pig, sheep, hen-animal
wild animals < elephant, lion, tiger, giraffe, monkey, zebra, hippo, rhino, crocodile, gorilla, toucan, parrot, safari, jungle
bugs and beetles < butterfly, bee-animal, ladybird, dragonfly, spider
dinosaur < triceratops
outer space < planet, rocket, spaceship
nautical < lighthouse, starfish, seashell, seahorse
tropical < palm tree, flamingo, toucan, parrot
sparkly < sequins, craft-glitter
warm < wool, merino, cashmere, fleece, down, thermal, lambswool, mohair, alpaca, faux fur, flannel, heated, thermal socks, down jacket, fleece jacket, thermal underwear, snowsuit, ski jacket
waterproof < raincoat, rain trousers, rain suit, rain boots, rain poncho, dry bag
non-stick < ceramic pan
ceramic < ceramic pan
shatterproof < plastic
plastic-free < solid shampoo
striped < breton top
`
