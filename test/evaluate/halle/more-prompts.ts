/**
 * A third of four hundred prompts for the eighteenth shop, eighty in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const MORE_HALLE_PROMPTS = `
refusals | väska, inte svart | t=bag,suitcase !c=black | sv
refusals | skor men inga sneakers | t=shoe !t=sneaker | sv
refusals | hörlurar fast inte in-ear | t=headphones !t=earbuds | sv
likes | something like the Juniper Wrap Midi Dress but cheaper | t=dress !id=h001 <72GBP | en
likes | similar to the Lambswool Crew Neck Jumper but in white | t=sweater c=white !id=h007 | en
likes | so was wie die Daunenjacke mit Kapuze, nur günstiger | t=jacket !id=h044 <129EUR | de
likes | un truc du genre Montre minimaliste, bracelet cuir mais moins cher | t=watch !id=h099 <119EUR | fr
likes | des chaussures comme les Ballerines en cuir souple mais en noir | t=shoe w=women c=black !id=h092 | fr
likes | algo parecido a las Zapatillas de running Brisa 2 pero para hombre | t=runningshoe w=men !id=h133 | es
likes | una maleta como la Maleta de cabina 55 cm pero en azul | t=suitcase c=blue !id=h138 | es
likes | liknande som Tovade ulltofflor men till barn | t=slippers w=kids !id=h173 | sv
orders | cheapest kettle you've got | t=kettle up | en
orders | günstigste Sonnencreme | t=sunscreen up | de
orders | Handtaschen, die teuerste zuerst | t=handbag down | de
orders | la cafetière la moins chère | t=coffeemaker up | fr
orders | valises de la moins chère à la plus chère | t=suitcase up | fr
orders | la falda más barata que tengáis | t=skirt up | es
orders | pyjamas, billigast först | t=pyjamas up | sv
orders | dyraste kjolen | t=skirt down | sv
ages | pyjamas for a 5 year old | t=pyjamas a=5 | en
ages | gift for my dad who loves cooking | k=kitchen,food | en
ages | birthday present for my girlfriend, jewellery maybe, up to £50 | t=jewellery w=women <=50GBP | en
ages | Regenjacke für meine vierjährige Tochter | t=rainjacket,raincoat a=4 | de
ages | Geschenk für meine Frau unter 100 Euro, am liebsten Schmuck | t=jewellery w=women <100EUR | de
ages | Hausschuhe für ein dreijähriges Kind | t=slippers a=3 | de
ages | cadeau pour mon mari qui est barbu | w=men k=beauty | fr
ages | baskets pour un garçon de 6 ans | t=sneaker a=6 | fr
ages | pull pour un enfant de 8 ans | t=sweater a=8 | fr
ages | regalo para mi madre, que bebe mucho té | t=teapot,mug,cup,kettle,tea,thermos | es
ages | reloj para un niño de 7 años | t=watch a=7 | es
ages | vestido de comunión para mi hija de 9 años | t=dress a=9 | es
ages | hörlurar till en femåring | t=headphones a=5 | sv
ages | vinteroverall till en tvååring | t=snowsuit a=2 | sv
ages | ett fint smycke till flickvännen för högst 500 kr | t=jewellery w=women <=500SEK | sv
needs | my neck is killing me every time I wake up | t=pillow,mattress | en
needs | street light shines right into our bedroom at night, need to block it out | t=curtain,blind,sleepmask,eyemask | en
needs | my phone always dies when I'm out and about | t=powerbank,charger | en
needs | ich habe im Winter immer eiskalte Finger | t=gloves,mittens,handwarmer | de
needs | meine Hände sind ganz rissig und trocken | t=handcream,cream | de
needs | im Zug ist es mir zu laut, ich will meine Ruhe | t=headphones,earplugs | de
needs | j'ai mal au poignet à force de cliquer toute la journée | t=mouse,wristrest | fr
needs | mon café est toujours froid quand j'arrive au boulot | t=thermos,travelmug,flask | fr
needs | il pleut des cordes et je dois sortir | t=umbrella,rainjacket,raincoat,rubberboots,rainboots | fr
needs | me duele la espalda de estar sentado delante del ordenador | t=officechair,deskchair,standingdesk,lumbarcushion | es
needs | en la playa me quemo enseguida | t=sunscreen,sunhat,cap,parasol | es
needs | se me pegan siempre los huevos al freírlos | t=pan x=nonstick | es
needs | no veo bien para leer en la cama por la noche | t=bedsidelamp,tablelamp,desklamp,floorlamp,readinglamp,booklight | es
needs | jag fryser alltid om fötterna hemma | t=slippers,socks | sv
needs | har så svårt att komma upp på morgonen | t=alarmclock,clock | sv
needs | det ligger smulor och hundhår överallt på golvet | t=vacuum,robotvacuum,broom,lintroller | sv
needs | vi är bjudna på bröllop och jag har ingenting att ha på mig | x=wedding,party | sv
chatter | hiya, hope you're well! I'm after a nice green dress for my cousin's wedding in June, size 12 if poss, thanks so much | t=dress c=green s=12 | en
chatter | so my old laptop finally gave up the ghost last night and I need a new one for uni, nothing fancy | t=laptop | en
chatter | Could you please show me a red scarf, it's for my gran, she feels the cold terribly | t=scarf c=red | en
chatter | Guten Tag, ich suche für unser neues Wohnzimmer eine schöne Stehlampe, am liebsten in Schwarz, vielen Dank schon mal! | t=floorlamp ~c=black | de
chatter | Hallo zusammen, wir ziehen nächsten Monat um und brauchen endlich mal ein vernünftiges Bücherregal aus Holz | t=bookshelf m=wood | de
chatter | kannst du mir bitte mal laufschuhe für männer in größe 44 zeigen ich will nächstes jahr einen halbmarathon laufen | t=runningshoe w=men s=44 | de
chatter | Bonjour, je me marie cet été et je cherche une cravate bleue en soie pour mon témoin, merci d'avance | t=tie c=blue m=silk | fr
chatter | coucou, alors voilà, ma fille a cassé la théière de ma grand-mère et je voudrais en racheter une en porcelaine | t=teapot m=porcelain | fr
chatter | bonsoir, est-ce que vous auriez par hasard une parure de lit bleue pour un grand lit svp | t=beddingset,duvetcover c=blue | fr
chatter | hola buenas, estoy buscando una maleta pequeña para llevar en cabina, que me voy a Roma el viernes | t=suitcase x=cabin | es
chatter | Buenos días, ¿me podrían enseñar una americana gris de hombre? Es que tengo una entrevista el lunes | t=blazer c=grey w=men | es
chatter | mira, es que a mi abuela le encanta hacer arroz los domingos y quiero comprarle una paellera nueva, gracias | t=paellapan | es
chatter | Hej! Vi ska fjällvandra i sommar och jag skulle behöva en ordentlig ryggsäck, tack på förhand | t=backpack x=hiking | sv
chatter | tja, jag fyller trettio på lördag och hade tänkt unna mig en ny klocka, herrmodell alltså | t=watch w=men | sv
chatter | hejsan, jag undrar om ni har någon varm filt till soffan, gärna grå om det finns | t=blanket ~c=grey | sv
words | pushchair | t=stroller | en
words | torch | t=torch | en
words | rucksack | t=backpack | en
words | jigsaw puzzle | t=puzzle | en
words | kayak | v=nobody | en
forms | wateringcans | t=wateringcan | en
forms | sleepingbags | t=sleepingbag | en
forms | ukuleles | t=ukulele | en
slips | bycicle helmet | t=bikehelmet | en
slips | suticase | t=suitcase | en
slips | choclate | t=chocolate | en
traits | blue ukulele | t=ukulele c=blue | en
traits | waterproof tent for two people | t=tent x=2person x=waterproof | en
traits | organic coffee | t=coffee x=organic | en
traits | red dog lead | t=leash c=red | en
traits | tea from Pepper | t=tea v=Pepper | en
traits | grey merino wool for knitting | t=yarn c=grey m=merino | en
traits | kids cycle helmet | t=bikehelmet w=kids | en
traits | large dog bed with washable cover | t=dogbed s=L x=washable | en
prices | tents under £150 | t=tent <=150GBP | en
prices | show me books between 5 and 15 pounds | t=book >=5GBP <=15GBP | en
prices | suitcase, my budget is 100 quid | t=suitcase <=100GBP | en
prices | camping stuff on offer | x=camping sale | en
prices | a drill with at least 20% off | t=drill off20 | en
refusals | tea but no caffeine please | t=tea x=caffeinefree | en
refusals | chocolate without nuts | t=chocolate !x=nuts | en
refusals | remote control car, not a red one | t=remotecar !c=red | en
refusals | a novel, anything but crime | t=novel !t=crimenovel | en
likes | something like the Voyager Cabin Suitcase 55 cm but in pink | t=suitcase c=pink !id=h238 | en
orders | cheapest bike lock | t=bikelock up | en
orders | what's the most expensive guitar you've got | t=guitar down | en
ages | toys for a 5 year old | t=toy a=5 | en
ages | present for my grandad who loves pottering about in his garden | k=garden | en
ages | an instrument for a nine-year-old | t=instrument a=9 | en
needs | my windscreen is frozen solid every morning | t=icescraper | en
needs | the cat keeps destroying my sofa | t=scratchingpost,cattree | en
needs | it's pitch dark when I cycle home from work | t=bikelight,headlamp,torch | en
chatter | Hello, I hope you can help, we're off to the Lakes next month and I'm after a sleeping bag that will keep me warm, ideally a blue one | t=sleepingbag ~c=blue | en
chatter | hi there, my son is starting big school and needs something to carry his books in, could you show me some school bags please | t=schoolbag | en
chatter | so my wife has been going on about learning an instrument for ages and I reckon a ukulele would be a nice start, nothing over 50 pounds though, thanks | t=ukulele <=50GBP | en
words | Kinderwagen | t=stroller | de
words | Gartenschere | t=secateurs | de
words | akkubohrer | t=drill | de
words | Kuscheltier | t=stuffedanimal | de
words | Trampolin | v=nobody | de
forms | Hunde Bett | t=dogbed | de
forms | Kriminalromane | t=crimenovel | de
forms | Brettspiele | t=boardgame | de
slips | Fahradhelm | t=bikehelmet | de
slips | schlafsak | t=sleepingbag | de
slips | Addventskalender | t=adventcalendar | de
traits | roter Wanderrucksack | t=hikingbackpack c=red | de
traits | Gitarre für Kinder | t=guitar w=kids | de
traits | hundeleine aus leder | t=leash m=leather | de
traits | schwarzes Notizbuch A5 | t=notebook c=black s=A5 | de
traits | Spielzeug von Hoppla | t=toy v=Hoppla | de
traits | Trinkflasche aus Edelstahl 1 Liter | t=waterbottle,thermos m=steel s=1l | de
traits | getreidefreies Katzenfutter | t=catfood x=grainfree | de
traits | Handgepäckkoffer blau mit Rollen | t=cabinsuitcase c=blue x=wheels | de
prices | Hängematte bis 50 Euro | t=hammock <=50EUR | de
prices | Campingstuhl unter 40 € | t=campingchair <40EUR | de
prices | reduziertes Werkzeug | t=tool sale | de
prices | zeig mir Spielzeug zwischen 20 und 30 Euro | t=toy >=20EUR <=30EUR | de
prices | Kaffee, darf höchstens 10 Euro kosten | t=coffee <=10EUR | de
refusals | Müsli ohne Gluten | t=muesli x=glutenfree | de
refusals | Getränke ohne Alkohol | t=drink !t=alcohol | de
refusals | ein Zelt, aber bitte nicht blau | t=tent !c=blue | de
`
