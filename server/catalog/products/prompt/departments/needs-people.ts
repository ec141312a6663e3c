/** People by what they do, have or love, as needs.ts has them; rows that begin as one of another table say more of that. */
export const PEOPLE_NEEDS = `
loves gardening, gardener, gardeners | trädgårdsmästare, odlare, trädgårdsälskare | gärtner, gärtnerin, gartenfreund, gartenfreundin | jardinier, jardinière, jardiniers | jardinero, jardinera, aficionado a la jardinería
loves cooking, home cook, keen cook, hobby cook | matlagningsintresserad, matälskare | hobbyköchin, kochbegeistert | cordon bleu, cuisinier amateur | cocinillas, cocinero aficionado
loves baking, home baker, keen baker, hobby baker | hobbybagare, bakintresserad | hobbybäcker, hobbybäckerin | pâtissier amateur, pâtissière amateur | repostero, repostera
loves sewing, knitter, knitters, crocheter, quilter, seamstress | stickare, stickerska, sömmerska, sticktokig | strickerin, näherin, häklerin, strickfan | tricoteuse, tricoteur, couturière | tejedora, costurera
loves fishing, fisherman, keen angler | fiskare, fisketokig | hobbyangler, anglerin, sportfischer | pêcheur à la ligne | pescador aficionado
loves cycling, cyclists, keen cyclist | cyklister, cykeltokig | radlerin, radler, fahrradfan, radsportler | cyclotouriste, cyclistes | ciclista, ciclistas
loves hiking, hiker, hikers, trekker, outdoorsy | vandrare, friluftsmänniska, friluftsintresserad | wanderer, wanderin, wanderfreund, wanderfreundin | randonneur, randonneuse, randonneurs | senderista, excursionista, montañero
loves camping, camper, campers | campare | campingfan, camperin | campeur, campeuse | campista
loves football, footballer, football player | fotbollsspelare | fußballer, fußballspieler, fußballerin | footballeur, footballeuse | futbolista
loves swimming, swimmer, swimmers | simmare | schwimmer, schwimmerin | nageur, nageuse | nadador, nadadora
loves photography, photographer, photographers | fotograf, fototokig | fotografin, fotofan | photographe, photographes | fotógrafo, fotógrafa
loves to paint, hobby artist, hobby painter, budding artist | hobbykonstnär | hobbymaler, hobbymalerin, hobbykünstlerin | peintre amateur, artiste peintre | pintora aficionada, artista aficionado
runner, runners, jogger, loves running, goes running, training for a marathon | löpare, joggare, löptränar, tränar för maraton | läuferin, joggerin, läuft gern, läuft marathon, marathonläufer | coureur, coureuse, joggeuse, prépare un marathon | corredor, corredora, sale a correr, prepara un maratón > running shoes, running belt, fitness tracker, gps watch, sports socks, water bottle
dog owner, dog lover, has a dog, dog person | hundägare, hundälskare, hundmänniska | hundebesitzer, hundebesitzerin, hundehalter, hundefreund, hundeliebhaber | propriétaire de chien, amoureux des chiens, maître de chien | dueño de perro, dueña de un perro, amante de los perros > dog toy, dog treats, dog bed, leash, collar, dog coat
cat owner, cat lover, has a cat, cat person, crazy cat lady | kattägare, kattälskare, kattmänniska | katzenbesitzer, katzenbesitzerin, katzenfreund, katzenliebhaber | propriétaire de chat, amoureux des chats | dueño de gato, amante de los gatos > cat toy, cat treats, cat tree, cat bed
horse rider, equestrian, rides horses | ryttare, ridtjej, rider häst | reiterin, reitet gern, pferdebesitzerin | cavalière, fait de l'équitation | amazona, monta a caballo > riding helmet, horse treats, horse grooming kit, riding boots, saddle pad
golfer, golfers, golf player, loves golf, into golf, plays golf, mad about golf | golfare, golftokig, spelar golf, gillar golf | golfer, golfspieler, golferin, spielt golf, spielt gern golf | golfeur, golfeuse, joue au golf, aime le golf | golfista, juega al golf, le gusta el golf > golf balls, golf club, golf bag, golf glove
guitarist, plays guitar, plays the guitar, guitar player | gitarrist, spelar gitarr | gitarristin, spielt gitarre | guitariste, joue de la guitare | guitarrista, toca la guitarra > guitar strings, plectrum, capo, guitar, guitar stand, tuner
skier, skiers, loves skiing, goes skiing, ski trip | skidåkare, skidtokig, åker skidor jämt, skidresa | skifahrer, skifahrerin, fährt gern ski, skiurlaub | skieur, skieuse, fait du ski, séjour au ski | esquiador, esquiadora, viaje de esquí > skis, ski goggles, ski jacket, ski gloves, helmet
surfer, surfers, loves surfing | surfare | surferin, wellenreiter | surfeur, surfeuse | surfista > surfboard, wetsuit, paddleboard
sailor, boat owner, loves sailing, has a boat | seglare, båtägare, har båt | segler, seglerin, bootsbesitzer | plaisancier, propriétaire de bateau, fait de la voile | navegante, dueño de un barco > life jacket, dry bag, binoculars
stargazer, hobby astronomer | stjärnskådare | sterngucker, hobbyastronom | astronome amateur | astrónomo aficionado > telescope, binoculars
beekeeper, keeps bees, keeping bees | biodlare, har bin | imker, imkerin, hält bienen | apiculteur, apicultrice, élève des abeilles | apicultor, apicultora, tiene abejas > bee suit, bee smoker, honey
birdwatcher, twitcher, bird watcher | fågelskådare | vogelbeobachter, vogelfreund | ornithologue amateur, observateur d'oiseaux | observador de aves > binoculars, bird feeder, field guide, bird house
too hot at home, heatwave, heat wave, too hot, too hot to sleep | värmebölja, för varmt | hitzewelle, zu heiß | canicule, trop chaud, il fait trop chaud | ola de calor, demasiado calor, hace mucho calor
hay fever, pollen, pollen season, keep pollen out | pollen, pollensäsong | pollen, pollenflug | pollen, pollens | polen
ice on the windscreen, windscreen freezes, car window freezes, frozen car windows, defrost the car | bilrutan fryser, rutan fryser, vindrutan fryser, frusna bilrutor, is på bilrutan | scheibe friert zu, scheiben zugefroren, autoscheiben gefroren | pare-brise gèle, vitres de la voiture gelées | parabrisas congelado, congela el parabrisas, cristales del coche helados
glasses keep coming loose, glasses broke, my glasses are broken, glasses fall apart | glasögonen har gått sönder, glasögonen gick sönder, skruven i glasögonen | brille kaputt, brille ist kaputt, brille auseinandergefallen | lunettes cassées, mes lunettes se cassent | gafas rotas, se rompen las gafas, arreglar unas gafas
`
