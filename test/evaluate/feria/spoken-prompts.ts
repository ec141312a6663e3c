/**
 * Forty more prompts for the sixteenth shop, as people say what they need, tell their story or look for a gift; written and
 * judged before the code was asked any: class | prompt | meaning | language.
 */
export const FERIA_SPOKEN_PROMPTS = `
needs | my feet are always cold at home | t=slippers,socks m=wool | en
needs | something to stop my bike being stolen | t=bikelock | en
needs | can't sleep, the street light shines straight into my bedroom | t=curtains | en
needs | we're going camping for the first time and own nothing yet | t=tent,sleepingbag,headlamp,campingchair | en
needs | nach acht Stunden im Homeoffice bringt mich mein Rücken um | t=officechair,desk | de
needs | im Zug ist es immer so laut, ich brauch meine Ruhe | t=headphones | de
needs | meine Wände sind total vergilbt und müssen endlich wieder hell werden | t=paint | de
needs | handy ständig leer unterwegs | t=powerbank,charger | de
needs | mon vieux chien dort mal par terre | t=dogbed | fr
needs | j'ai le visage qui tiraille et qui pèle en hiver | t=facecream | fr
needs | je voudrais attirer les abeilles dans mon jardin | t=seeds | fr
needs | il pleut tout le temps et ma fille de 5 ans va à l'école à pied | t=raincoat,rainboots,winterjacket w=kids | fr
needs | quiero empezar a correr y no tengo nada para los pies | t=runningshoes | es
needs | para que el agua siga fría en la excursión | t=waterbottle | es
needs | la hierba del jardín me llega ya por las rodillas | t=lawnmower | es
needs | jag bränner mig jämt när jag ligger på stranden | t=sunscreen | sv
needs | hundens päls ligger överallt på golvet | t=vacuum | sv
chatter | hi there! quick one, my old kettle died this morning and I can't live without my tea, do you have a white one under 40 pounds? thanks 🙏 | t=kettle c=white <40GBP | en
chatter | my niece Ella is 7, mad about unicorns and starts school on Monday, so I'm looking for a rucksack for her | t=backpack w=kids | en
chatter | Guten Tag, unser Toaster hat gestern den Geist aufgegeben, am liebsten hätten wir wieder einen roten, falls Sie sowas führen. Vielen Dank! | t=toaster c=red | de
chatter | hallo ihr lieben, mein mann hat nächste woche ein vorstellungsgespräch bei einer bank und bräuchte ein weißes hemd, kragenweite 40 | t=shirt w=men c=white s=40 | de
chatter | Bonjour, ma mère vient vivre chez nous et sa chambre est très claire, vendez-vous des rideaux occultants gris ? Merci d'avance | t=curtains c=grey | fr
chatter | coucou, on a adopté une chatte samedi, elle s'appelle Plume 🐱 il me faudrait de la litière pas trop chère | t=catlitter | fr
chatter | buenas, llevo tres días con el móvil de mi hijo porque el mío se cayó al agua, ¿tienen algún smartphone negro por menos de 350 euros? | t=smartphone c=black <350EUR | es
chatter | hola, es que mañana vuelo a Roma con una compañía de esas baratas y solo dejan llevar maleta de cabina, ¿os queda alguna azul? | t=suitcase c=blue | es
chatter | oye mira que mi padre tiene el huerto muy lejos del grifo y quiere una manguera larga de 25 metros o así gracias | t=hose | es
chatter | hej hej! vi fick precis hem en valp och nu ligger han i vår soffa hela dagarna 😅 har ni ett rött koppel till honom? | t=doglead c=red | sv
chatter | tjena, jag ska på middag hos svärföräldrarna och har inget att ta på mig, en svart klänning i 38 vore perfekt | t=dress w=women c=black s=38 | sv
chatter | god morgon, min dotter läser till kock och behöver en riktigt bra kniv till köket, säljer ni sådana | t=kitchenknife | sv
chatter | alltså vår gamla tv från 2009 dog mitt i mellon, vi letar efter en på 55 tum, max 6000 kr tack | t=tv <=6000SEK | sv
gifts | my husband wants to cook outdoors all summer, birthday present up to 100 euros | t=bbq <=100EUR | en
gifts | what to get an eight year old who wants to be a scientist | t=sciencekit | en
gifts | Geschenk für meine Freundin, sie trinkt für ihr Leben gern Kaffee | t=coffee,coffeemaker,espressomachine,mug | de
gifts | was schenkt man einem Opa der am liebsten puzzelt | t=puzzle | de
gifts | une idée pour mon copain qui est fou de vin rouge, moins de 20 euros | t=wine,wineglasses <20EUR | fr
gifts | cadeau de naissance pour le bébé de ma collègue, 25 euros maximum | t=softtoy,babybottle,pacifier,bodysuit,blocks <=25EUR | fr
gifts | regalo para mi hermana que hace yoga todos los días | t=yogamat,leggings,waterbottle | es
gifts | algo para mi sobrina de 5 años a la que le encanta que le lean antes de dormir | t=picturebook | es
gifts | julklapp till min moster som lever för sina katter | t=scratchingpost,catfood,catlitter | sv
gifts | min brorsa fyller 30 och lyssnar på musik jämt, helst under 800 kr | t=headphones,earbuds,speaker <800SEK | sv
`
