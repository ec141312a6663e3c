/** Prompts for household, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const HOUSEHOLD_PROMPTS = `
words | sofa bed | t=sofabed
words | Kommode | t=dresser
words | table basse | t=coffeetable
words | mesilla de noche | t=bedsidetable
words | hatthylla eller klädhängare | t=coatrack
words | Badteppich | t=bathmat
words | felpudo | t=doormat
words | parure de lit | t=beddingset
words | täcke | t=duvet,weightedblanket
words | things for the bathroom | t=towels,showercurtain,bathmat,showerhead,toiletbrush,laundrybasket,showerstool,grabbar,bathroomcabinet,tap,bathtubpillow,ceilinglamp,plant,paint
words | Badezimmerzubehör | t=towels,showercurtain,bathmat,showerhead,toiletbrush,laundrybasket,showerstool,grabbar,bathroomcabinet,tap,bathtubpillow
words | rideaux occultants | t=curtains,blinds x=blackout
words | Stehlampe | t=floorlamp
words | luminaire suspendu | t=pendant
words | glödlampor | t=bulbs
words | plantas de interior | t=houseplant
words | utemöbler | t=loungeset,balconyset,hammock,parasol
words | outils de jardin | t=hedgetrimmer,shovel,wateringcan,gardengloves
words | Bohrmaschine | t=drill
words | pintura para pared | t=paint x=wall
words | träolja eller lasyr | t=paint x=wood
words | radiateur d'appoint | t=heater
words | fire extinguisher | t=fireextinguisher
words | caja fuerte | t=safe
words | Aufbewahrung unterm Bett | t=storagebox,bed,vacuumbags
words | wall decoration | t=poster,wallpaper,clock,mirror,pictureframe
words | desk accessories | t=deskpad,deskorganiser,desklamp,monitorarm,cablebox,footrest
words | poubelle de cuisine | t=bin
words | tendedero | t=dryingrack
words | bookshelf | t=bookcase
traits | white wardrobe with mirror | t=wardrobe c=white
traits | Bettwäsche weiß 240x220 | t=bedding c=white s=240x220
traits | matelas ferme 160x200 | t=mattress s=160x200
traits | alfombra roja grande | t=rug c=red
traits | runt soffbord i ek | t=coffeetable m=oak
traits | kids' bedding with rockets | t=bedding x=space
traits | taburete negro de metal | t=barstool c=black
traits | vase bleu en verre | t=vase c=blue
traits | chaise en velours jaune moutarde | t=chair c=mustard m=velvet
traits | Drehstuhl schwarz | t=officechair c=black
traits | svart spegel | t=mirror c=black
traits | green paint or wallpaper for the nursery | t=wallpaper c=green
traits | fitted sheet 160 grey | t=fittedsheet c=grey
traits | work gloves size 10 | t=workgloves s=10
traits | lámpara de techo para baño | t=ceilinglamp
prices | lamp under 50 euros | t=lamp,bulbs <50EUR
prices | Sofa bis 700 Euro | t=sofa <=700EUR
prices | un fauteuil à moins de 600 € | t=armchair <600EUR
prices | something for the garden between 20 and 60 euros | t=wateringcan,privacyscreen,solarlights,composter,greenhouse,plant,insectscreen,plantpot >=20EUR <=60EUR
prices | matta max 500 kr | t=rug <=500SEK
prices | herramientas en oferta | t=drill sale
prices | bedding on sale | t=bedding,duvet,blanket,weightedblanket,mattress sale
prices | Deko für höchstens 25 Euro | t=poster,candles,clock,cushion <=25EUR
prices | cheap plants under 15 | t=plant,bulbsflower,seeds <15EUR
prices | réduction d'au moins 20 % sur le mobilier de jardin | t=loungeset,parasol off20
refusals | lamp, not black | t=lamp !c=black
refusals | armchair or sofa but no leather | t=sofa,armchair !m=leather
refusals | Kissen ohne Daunen | t=pillow !m=down
refusals | plante non toxique pour mon chat | t=plant,artificialplant !x=toxic
refusals | ett täcke utan dun, jag är allergisk | t=duvet,weightedblanket,blanket !m=down
refusals | cortinas que no sean blancas | t=curtains !c=white
refusals | rug, nothing red please | t=rug !c=red
refusals | Rollo ohne bohren | t=blinds
refusals | inte en till lampa, men något till skrivbordet | t=deskpad,filingcabinet,deskorganiser,monitorarm,cablebox,footrest,desk !t=lamp
refusals | barbecue, pas au charbon | t=bbq x=gas
refusals | I hate rattan, garden furniture please | t=gardenfurniture,hammock,parasol !m=rattan
refusals | estantería pero no de roble | t=bookcase !m=oak
refusals | something green for the flat that I can't kill, no real plants | t=artificialplant
refusals | Wanduhr die nicht tickt | t=clock
refusals | candles without scent | t=candleholder !x=scented
refusals | tout pour le bain sauf des serviettes | t=bathmat,bathtubpillow,showercurtain,showerhead,laundrybasket,tap,bathroomcabinet,grabbar,showerstool,toiletbrush !t=towels
needs | my bedroom is too bright in the mornings | t=curtains,blinds x=blackout
needs | es zieht durch die Tür | t=draughtexcluder
needs | la cave est humide | t=dehumidifier,paint
needs | jag svettas på natten under täcket | t=duvet,fan,fittedsheet !m=down
needs | no puedo dormir, doy mil vueltas | t=weightedblanket,pillow,mattress,curtains,blinds,humidifier,mattresstopper
needs | the kids keep slipping in the shower | t=bathmat,showerstool,grabbar
needs | Wohin mit den ganzen Schuhen? | t=shoecabinet
needs | nos voisins nous voient sur le balcon | t=privacyscreen
needs | växterna dör när vi är på semester | t=plantpot
needs | se me mueren todas las plantas | t=plant,artificialplant,plantpot,plantfood,soil
needs | my mum is 84 and has trouble getting up from her chair | t=armchair
needs | Mein Sohn ist Bettnässer | t=mattressprotector
needs | canicule: on étouffe dans l'appartement | t=aircon,fan
needs | möss i förrådet | t=mousetrap
needs | me entran mosquitos por la ventana | t=insectscreen
needs | holes in my sweaters | t=moth
needs | Paketdiebe im Hausflur | t=doorbell,securitycamera,alarm
needs | on a été cambriolés | t=alarm,securitycamera,safe,lock,doorbell
needs | tappar alltid bort nycklarna | t=doorlock
needs | hace mucho frío en la terraza por la noche | t=patioheater,firepit
needs | winter blues, it's so dark up here | t=daylightlamp
needs | Nackenschmerzen am Schreibtisch | t=monitorarm,officechair,desk,pillow
needs | trop de câbles sous le bureau | t=cablebox
needs | ont i ryggen av att sitta hela dagen | t=officechair,desk,footrest
needs | la cama está demasiado dura | t=mattresstopper
needs | my heating bill is insane | t=thermostat,draughtexcluder,curtains,electricblanket,blanket
needs | Schimmel im Bad | t=paint,dehumidifier,showercurtain
needs | poncer un vieux meuble | t=sandpaper
needs | snön har täckt uppfarten | t=snowshovel
needs | quiero colgar unos cuadros rectos | t=spiritlevel,drill,pictureframe,toolset
needs | the chair leg broke off, need to fix it | t=glue,toolset,screwdriver
needs | Pollenallergie | t=airpurifier
needs | where do I dry laundry in a tiny flat | t=dryingrack
needs | la clôture est toute grise et abîmée | t=paint x=wood
needs | säkra köket för en ettåring | t=childlock
gifts | housewarming gift for friends | t=vase,candles,candleholder,plant,throw,cushion,poster,towels,plantpot,tablelamp,mirror,doormat,clock,pictureframe,artificialplant,outdoorplant
gifts | Geschenk für einen Hobbygärtner | t=wateringcan,gardengloves,raisedbed,seeds,bulbsflower,greenhouse,composter,hedgetrimmer,plant,plantpot,soil,plantfood
gifts | cadeau pour un bricoleur | t=drill,toolset,screwdriver,spiritlevel,saw,ladder,workgloves
gifts | något till mormor som alltid fryser | t=throw,electricblanket,blanket,heater,duvet,weightedblanket
gifts | regalo para mi jefe, algo para el despacho | t=deskpad,deskorganiser,desklamp,plant,clock
gifts | my husband loves grilling | t=bbq,firepit
gifts | zum Einzug der Tochter in ihre erste Wohnung | t=toolset,vase,candles,plant,throw,cushion,towels,doormat,poster,plantpot,tablelamp,mirror,clock,pictureframe,candleholder,sofabed,beddingset
gifts | pour une amie qui aime lire au lit | t=floorlamp,tablelamp,pillow,throw,bedsidetable,lamp
gifts | present till en kollega som slutar | t=deskpad,deskorganiser,candles,vase,plant,throw,poster,candleholder,desklamp,cushion,plantpot,pictureframe
gifts | un detalle para una pareja que se casa | t=vase,candles,candleholder,towels,throw,bedding,pictureframe,plant,cushion,tablelamp,poster
chatter | hi there, we have guests coming to stay and no spare bed, what do you suggest? | t=sofabed,bed,mattress
chatter | Hallo, ich suche ein Regal für meine vielen Bücher, am liebsten in Weiß | t=bookcase
chatter | bonjour, auriez-vous un tapis pour la chambre de mon fils, il adore les voitures | t=rug x=cars
chatter | hej, vi har precis köpt hus och behöver en stege | t=ladder
chatter | hola, acabo de alquilar un piso sin armarios, ¿qué tenéis para guardar la ropa? | t=wardrobe,dresser,coatrack,vacuumbags,storagebox,bed
chatter | I'm redoing our tiny balcony and want somewhere to sit and have coffee | t=balconyset,loungeset,hammock
chatter | unsere Katze hat die Vorhänge zerfetzt, wir brauchen neue | t=curtains,blinds
chatter | j'ai cassé mon vase préféré, il m'en faut un autre | t=vase
chatter | mitt barn är rädd för mörkret och vill inte sova själv | t=nightlight
chatter | llevo meses teletrabajando en la mesa de la cocina y necesito un escritorio de verdad | t=desk
chatter | ok so the shower barely has pressure and the water bill is huge | t=showerhead
chatter | Wir streichen am Wochenende das Wohnzimmer und haben nichts da | t=paint,paintroller,ladder
ages | bed for a 7 year old | t=bunkbed w=kids
ages | lampe de chevet pour un enfant de 3 ans | t=nightlight
ages | Teppich für Vierjährige | t=rug w=kids
ages | sängkläder till femåring | t=bedding w=kids
likes | like the oak bedside table but a dining table | t=diningtable
likes | ähnlich wie der Jutteppich, aber in rot | t=rug c=red
likes | comme la couette légère mais pour l'hiver | t=duvet x=winter
likes | something like the black floor lamp but for the desk | t=desklamp
likes | som dunkudden fast utan dun | t=pillow !m=down
likes | parecido a la barbacoa de gas pero más barato | t=bbq,firepit <289EUR
orders | cheapest lamp | t=lamp,bulbs up
orders | billigste Matratze | t=mattress
orders | le canapé le plus cher | t=sofa down
orders | las plantas más baratas | t=plant up
orders | dyraste mattan | t=rug down
slips | wardrob white | t=wardrobe c=white
slips | Gardienen blickdicht | t=curtains
slips | étagere livre | t=bookcase
slips | gräsklipare eller häcksax | t=hedgetrimmer
slips | armario blnaco | t=wardrobe,bathroomcabinet c=white
slips | garden furnture ratan | t=gardenfurniture m=rattan
slips | smoke detecter | t=smokealarm
slips | Bürostul | t=officechair
forms | mattresses | t=mattress
forms | Teppiche | t=rug
forms | couvertures en laine | t=throw
forms | kuddar | t=pillow,cushion
forms | cojines de terciopelo | t=cushion
forms | Heckenscheren | t=hedgetrimmer
forms | trädgårdshandskar | t=gardengloves
several | towels and a bath mat | t=towels,bathmat
several | Pinsel und Farbe | t=paint,paintroller
several | una escalera y un taladro | t=ladder,drill
several | terreau et engrais | t=soil,plantfood
several | säng och madrass | t=bed,bunkbed,mattress,mattresstopper
names | Havgård | v=Havgård
names | Ferrum Werkzeug | v=Ferrum
names | Luma Works lampes | v=Luma_Works t=lamp,bulbs
names | everything from Voltguard except cameras | v=Voltguard !t=camera
names | Casa Olmo cojines | v=Casa_Olmo t=cushion
names | Greenleaf plants | v=Greenleaf t=plant,bulbsflower,seeds,plantpot,plantfood,soil
absent | washing machine | v=nobody
absent | Kinderwagen | v=nobody
absent | guitare | v=nobody
absent | löparskor | v=nobody
absent | collar para perro | v=nobody
absent | lawn mower robot | v=nobody
`
