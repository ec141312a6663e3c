/** Prompts for outdoors, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const OUTDOORS_PROMPTS = `
words | tennis racket | t=tennisracket
words | badminton | t=badmintonset
words | pelota de baloncesto | t=basketball
words | Bälle | t=tennisballs,football,basketball,badmintonset
words | tapis de yoga | t=yogamat
words | hantlar | t=dumbbells,kettlebell
words | swimwear | t=swimsuit,swimshorts,wetsuit,swimcap
words | Skibrille | t=skigoggles
words | skridskor | t=iceskates
words | trineo | t=sled
words | sac de couchage | t=sleepingbag
words | things for a picnic | t=coolbox,campingchair
words | camping cookware | t=campingstove
words | pannlampa | t=headlamp
words | bicicleta eléctrica | t=ebike
words | Fahrradschloss | t=bikelock
words | antivol vélo | t=bikelock
words | pump | t=bikepump
words | kabinväska | t=suitcase s=cabin
words | adaptateur de voyage | t=traveladapter
words | Handyhülle | t=phonecase
words | protector de pantalla | t=screenprotector
words | mobil | t=smartphone,seniorphone
words | wireless charger | t=wirelesscharger
words | Lautsprecher | t=speaker,soundbar,amplifier
words | skivspelare | t=turntable
words | appareil photo | t=camera,instantcamera,actioncam
words | stativ | t=tripod
words | cuerdas de guitarra | t=guitarstrings
words | musical instruments | t=instrument
words | stämapparat | t=tuner
words | Armbanduhr | t=watch
words | water sports | t=sup,wetsuit,snorkelset,lifejacket,drybag,swimgoggles,swimsuit,swimcap,swimshorts,armbands
words | hemmagym | t=dumbbells,kettlebell,rowingmachine,resistancebands,pullupbar,yogamat,skippingrope,foamroller
words | something to listen to music with | t=headphones,earbuds,speaker,turntable,soundbar,radio,kidsheadphones
words | accesorios para el móvil | t=phonecase,screenprotector,powerbank,charger,wirelesscharger
traits | red guitar | t=guitar c=red
traits | blå klocka herr | t=watch c=blue w=men
traits | grünes Zelt | t=tent c=green
traits | tent for one | t=tent c=orange
traits | casque de vélo enfant | t=bikehelmet w=kids
traits | casco niños | t=helmet w=kids
traits | women's swimsuit size 40 | t=swimsuit s=40
traits | fotbollsskor stl 34 | t=footballboots s=34
traits | Schlittschuhe Größe 38 | t=iceskates s=38
traits | bouteille en inox | t=waterbottle
traits | reloj dorado de mujer | t=watch w=women c=gold
traits | leather gloves for skiing | t=skigloves
traits | vattentät högtalare | t=speaker x=waterproof
traits | Kopfhörer für Kinder | t=kidsheadphones
traits | bañador rojo hombre | t=swimshorts c=red
traits | wooden balance bike | t=balancebike
traits | trousse de toilette en cuir | t=toiletrybag
traits | ullunderställ | t=baselayer
traits | guantes de portero talla 9 | t=goalkeepergloves s=9
traits | large red suitcase | t=suitcase c=red
traits | Hörlurar med brusreducering | t=headphones x=noisecancelling
traits | Rucksack zum Wandern grün | t=hikingbackpack
traits | gravel bike black | t=gravelbike
prices | headphones under 100 euros | t=headphones,earbuds <100EUR
prices | klocka under 500 kr | t=watch,alarmclock <500SEK
prices | Zelt bis 230 Euro | t=tent <=230EUR
prices | valise moins de 150 € | t=suitcase <150EUR
prices | guitarra por menos de 200 euros | t=guitar <200EUR
prices | anything for the bike under 15 euros | t=bikerepairkit,chainoil <15EUR
prices | camera between 150 and 300 euros | t=camera >=150EUR <=300EUR
prices | rea på hörlurar | t=headphones sale
prices | winter sports gear on sale | n=Winter sale
prices | ¿qué tenéis rebajado de camping? | n=Camping sale
prices | instrument de musique à moins de 100 euros | t=instrument <100EUR
prices | Fitnessgeräte zwischen 20 und 70 Euro | n=Fitness >=20EUR <=70EUR
prices | max 400 spänn till stranden | t=snorkelset,swimshorts,campingchair <=400SEK
prices | I only have 20 euros, something for a swimmer | t=swimgoggles,swimcap,armbands <=20EUR
prices | 25% off or more | off25
refusals | headphones, not in-ear | t=headphones !t=earbuds
refusals | Fahrradhelm, nicht schwarz | t=bikehelmet !c=black
refusals | watch without leather strap | t=watch !m=leather
refusals | gafas de natación, no para niños | t=swimgoggles !w=kids
refusals | guitare mais pas électrique | t=guitar !t=electricguitar
refusals | bollar men inga tennisbollar | t=football,basketball !t=tennisballs
refusals | gloves, not leather | t=goalkeepergloves !m=leather
refusals | cykel, inte elcykel | t=bike !t=ebike
refusals | Kamera, aber bitte keine rosa | t=camera !c=pink
refusals | regalo para un ciclista, casco ya tiene | t=bike,bikehelmet,bikelock,bikelight,bikepump,panniers,childseat,bikerepairkit,chainoil,headlamp,waterbottle,smartwatch !t=bikehelmet
refusals | tout de Voyago sauf les valises | v=Voyago !t=suitcase
refusals | phone for my mother, she hates smartphones | t=seniorphone
refusals | something for swimming but not goggles | n=Swimming !t=goggles
refusals | inget från Resona, men en högtalare | v=nobody
refusals | racket other than tennis | t=racket !t=tennisracket
refusals | instrument, but no strings please | t=cajon,digitalpiano !t=violin !t=ukulele
refusals | Uhr ohne Armband | t=watch,alarmclock !t=watchstrap
needs | my phone battery dies before lunch | t=powerbank,charger,wirelesscharger
needs | I got a flat tyre | t=bikerepairkit,bikepump
needs | jag vill bli starkare i armarna | t=dumbbells,kettlebell,resistancebands,pullupbar,rowingmachine
needs | mein Rücken ist total verspannt | t=foamroller,massagegun
needs | mon vélo s'est fait voler | t=bikelock
needs | la cadena de la bici chirría | t=chainoil
needs | I want my kid to learn to swim | t=armbands,swimgoggles,lifejacket
needs | vi ska tälta i fjällen | t=tent,sleepingbag,sleepingmat,campingstove,headlamp,backpack
needs | kann im Flugzeug nie schlafen | t=neckpillow,headphones,earbuds
needs | j'ai peur que ma valise soit trop lourde | t=luggagescale
needs | mi hijo quiere aprender la hora | t=kidswatch
needs | my fingers freeze on the slopes | t=skigloves
needs | jag fryser i sovsäcken | t=sleepingbag,baselayer,sleepingmat
needs | ich übe spät abends Klavier und die Nachbarn beschweren sich | t=digitalpiano,headphones,earbuds
needs | drinking water from a stream | t=waterfilter
needs | se me rompe siempre la pantalla del móvil | t=phonecase,screenprotector
needs | je veux apprendre la guitare | t=guitar
needs | jag vill springa i mörkret | t=headlamp
needs | taking the little one along on my bike | t=childseat,bikehelmet
needs | Sound vom Fernseher ist zu leise | t=soundbar,headphones,speaker,earbuds
needs | je transpire en écoutant de la musique en courant | t=earbuds
needs | no space left on my camera | t=memorycard
needs | keine Steckdose passt im Ausland | t=traveladapter
needs | keep drinks cold on the beach | t=coolbox,waterbottle
needs | I oversleep every morning | t=alarmclock,radio
needs | ver pájaros de lejos | t=binoculars
needs | my guitar sounds out of tune | t=tuner,guitarstrings
needs | hålla grejerna torra i kajaken | t=drybag
needs | fit werden ohne Fitnessstudio | n=Fitness
needs | mes genoux souffrent en descente de montagne | t=hikingpoles
gifts | gift for a cyclist | t=bike,bikehelmet,bikelock,bikelight,bikepump,panniers,childseat,bikerepairkit,chainoil,headlamp,waterbottle,smartwatch
gifts | present till en musikälskare | t=instrument,headphones,earbuds,speaker,turntable,radio,amplifier,tuner,guitarstrings
gifts | cadeau pour un garçon fan de foot | t=football,footballboots,shinguards,goalkeepergloves
gifts | Geschenk für eine Hobbyfotografin | n=Photo
gifts | regalo para mi padre que va mucho al monte | t=hikingpoles,hikingbackpack,compass,binoculars,waterbottle,tent,sleepingbag,sleepingmat,campingstove,headlamp,campingchair,waterfilter,pocketknife,hammock,snowshoes,baselayer
gifts | something for my sister who does yoga | t=yogamat,foamroller,waterbottle
gifts | julklapp till skidåkaren | t=skis,skigoggles,skihelmet,skigloves,baselayer
gifts | Geschenk für einen Weltenbummler | t=suitcase,neckpillow,packingcubes,traveladapter,luggagescale,toiletrybag,powerbank,headphones,tripod,hikingpoles,hikingbackpack,compass,binoculars,waterbottle,tent,sleepingbag,sleepingmat,campingstove,headlamp,campingchair,waterfilter,pocketknife,hammock,snowshoes,baselayer
gifts | cadeau de Noël pour une petite fille qui aime l'eau | t=swimgoggles,armbands,lifejacket,snorkelset
gifts | birthday present for grandpa, he loves fishing and the outdoors | t=hikingpoles,hikingbackpack,compass,binoculars,waterbottle,tent,sleepingbag,sleepingmat,campingstove,headlamp,campingchair,waterfilter,pocketknife,hammock,snowshoes,baselayer,coolbox
chatter | hej! jag ska på semester nästa vecka och behöver en bra resväska, har ni någon? | t=suitcase
chatter | So my daughter just started playing football and she is a goalie, what would you recommend for her hands? | t=goalkeepergloves
chatter | Bonjour, je cherche quelque chose pour ranger mes affaires dans ma valise, merci ! | t=packingcubes,toiletrybag
chatter | Hallo, ich bin Anfängerin und möchte im Keller ein bisschen Schlagzeug oder so spielen | t=cajon
chatter | buenas, me he comprado una tabla y quiero salir al mar pero el agua está fría | t=wetsuit
chatter | we're doing a road trip with two kids, four people have to fit into the tent | t=tent c=green
chatter | Mitt barn fyller fem och vill så gärna ha en egen cykel | t=kidsbike
ages | bike for a 5 year old | t=kidsbike
ages | Fahrrad für Zweijährige | t=balancebike
ages | cadeau sportif pour un enfant de 8 ans | t=swimgoggles,football,footballboots,skihelmet,bikehelmet,basketball,sled,shinguards,badmintonset
ages | reloj para niño de 7 años | t=kidswatch
ages | hörlurar till en fyraåring | t=kidsheadphones
likes | like the Nova 12 but simpler, for a senior | t=seniorphone
likes | parecido al reloj deportivo pero más barato | t=watch <229EUR
likes | comme la guitare folk, en plus petit | t=ukulele,electricguitar
likes | cheaper than the Alpine skis, something for snow | t=skigoggles,skihelmet,iceskates,sled,skigloves,baselayer,snowshoes,snowboard
likes | ähnlich wie der Bluetooth-Lautsprecher, aber für den Fernseher | t=soundbar
orders | cheapest headphones | t=headphones,earbuds,kidsheadphones
orders | dyraste klockan | t=watch,alarmclock
orders | günstigstes Fahrrad | t=bike up
orders | la valise la moins chère | t=suitcase up
orders | lo más barato para la bici | n=Bike_accessories
slips | snowbord | t=snowboard
slips | slepping bag | t=sleepingbag
slips | Kopfhöhrer | t=headphones,earbuds,kidsheadphones
slips | apareil foto | t=camera,instantcamera,actioncam
slips | ryggseck | t=backpack,camerabag
slips | raqueta de tenni | t=tennisracket
slips | batton de randonée | t=hikingpoles
forms | Wanderstöcke | t=hikingpoles
forms | fotbollar | t=football
forms | vélos pour enfants | t=kidsbike,balancebike
forms | Kinderfahrrad | t=kidsbike,balancebike
forms | sovsäckar och liggunderlag | t=sleepingbag,sleepingmat
forms | altavoces | t=speaker,soundbar
forms | Uhrenarmband | t=watchstrap
several | tent, sleeping bag and stove | t=tent,sleepingbag,campingstove
several | Skihelm und Skibrille | t=skihelmet,skigoggles
several | laddare och skal till min Nova 12 | t=charger,phonecase,wirelesscharger
several | gorro y gafas para la piscina | t=swimcap,swimgoggles
names | Pedalia | v=Pedalia
names | Wildmark tält | t=tent
names | Racket Sports | n=Racket_Sports
names | montres Tidvatten | v=Tidvatten t=watch
absent | golf clubs | v=nobody
absent | sellerie équitation selle | v=nobody
absent | Waschmaschine | v=nobody
absent | saxofón | v=nobody
absent | bilbarnstol | v=nobody
absent | climbing rope | v=nobody
`
