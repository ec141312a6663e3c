/**
 * A hundred and sixty prompts for the thirteenth shop, thirty-two in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const TIENDA_PROMPTS = `
words | head torch | t=headlamp | en
words | dehumidifier | t=dehumidifier | en
forms | cookbooks | t=cookbook | en
forms | coffeegrinder | t=coffeegrinder | en
slips | noise canceling hedphones | t=headphones x=noisecancelling | en
slips | air frier | t=airfryer | en
traits | black dress size m | t=dress c=black s=M | en
traits | leather wallet for men | t=wallet m=leather w=men | en
traits | running shoes mens 44 blue | t=runningshoes w=men c=blue s=44 | en
ages | toys for a 3 year old | t=toy a=3 | en
ages | birthday present for my niece, she's turning 9 and loves experiments | t=sciencekit | en
prices | chef's knife under a hundred pounds | t=chefknife <100GBP | en
prices | mug for around 12 quid | t=mug >=9GBP <=15GBP | en
prices | laptop between 700 and 900 dollars | t=laptop >=700USD <=900USD | en
prices | bath gift, nothing over £25 pls | t=bathbombs <=25GBP | en
prices | winter jacket 250 bucks tops | t=winterjacket <=250USD | en
prices | shoes at least 30% off | t=shoes off30 | en
names | anything by Northgate under 30 pounds | v=Northgate <30GBP | en
names | oddly funny stuff for dad | t=mug v=Oddly | en
refusals | boots but not leather | t=boots !m=leather | en
refusals | headphones, anything but Soundry | t=headphones !v=Soundry | en
refusals | pasta without gluten | t=pasta x=glutenfree | en
likes | headphones like the Soundry noise cancelling ones but cheaper | t=headphones <199USD !id=w351 | en
chatter | hiya, looking for something nice for my mum's 60th, she's mad about gardening, max £40 | t=secateurs,birdfeeder,hose,houseplant,gardengloves <=40GBP | en
orders | cheapest suitcase | t=suitcase up | en
orders | newest headphones | t=headphones | en
codes | sd nc700 b | id=w351 | en
several | vegan belt black | t=belt c=black x=vegan | en
needs | something to keep my coffee warm on the train | t=travelmug,thermos | en
needs | my neck hurts when I wake up | t=pillow | en
needs | street lights shine into our bedroom all night | t=curtains,eyemask | en
mixed | pyjama for my hija, 3 years, something with rockets | t=pyjamas w=kids a=3 | en
words | dammsugare robot | t=robotvacuum | sv
words | bärsele | t=babycarrier | sv
forms | regn jacka | t=raincoat | sv
forms | hundbäddarna | t=dogbed | sv
slips | höretelefoner | t=headphones | sv
slips | gosdjur elefant | t=softtoy | sv
traits | gula gummistövlar stl 25 | t=rainboots c=yellow s=25 | sv
traits | grå stickad tröja herr L | t=sweater w=men c=grey s=L | sv
traits | gjutjärnspanna 28 | t=fryingpan m=iron | sv
ages | present till en tvååring | a=2 | sv
ages | spel för hela familjen, yngsta är 8 | t=boardgame a=8 | sv
prices | regnjacka under tusenlappen | t=raincoat <1000SEK | sv
prices | hårfön max 400 spänn | t=hairdryer <=400SEK | sv
prices | cykellampor som inte kostar mer än 350 kr | t=bikelight <=350SEK | sv
prices | nappflaska runt 130:- | t=babybottle >=100SEK <=160SEK | sv
prices | tält mellan 2000 och 2600 kronor | t=tent >=2000SEK <=2600SEK | sv
prices | kaffe på rea | t=coffee sale | sv
names | nåt från Fjällro för under 300 kr | v=Fjällro <300SEK | sv
names | mysvinter | n=Mysvinter | sv
refusals | täcke men inte dun | t=duvet !m=down | sv
refusals | choklad utan mjölk | t=chocolate !x=milk | sv
refusals | jeans, vilken färg som helst utom svart | t=jeans !c=black | sv
likes | sneakers som Bluepeaks vita fast gröna | t=sneakers c=green | sv
chatter | hej! behöver nåt att ge bort till svärfar i jul, han gillar att grilla | t=grillset,barbecue,hotsauce | sv
orders | billigaste tofflorna | t=slippers up | sv
codes | finns NG-CAB55-BL hemma? | id=w641 | sv
several | svarta jeans herr storlek 32 på rea | t=jeans w=men c=black s=32 sale | sv
needs | jag får ont i ryggen av att sitta hela dagen | t=officechair,standingdesk,foamroller | sv
needs | vår dotter är mörkrädd | t=nightlight | sv
needs | rutan på bilen är full av is varje morgon | t=icescraper | sv
mixed | vegan snacks till fredagsmyset | t=sweets,nuts,chocolate !x=milk | sv
absent | diskmaskin | t=dishwasher v=nobody | sv
words | Luftpumpe | t=bikepump | de
words | Babyfon | t=babymonitor | de
forms | Lese Brille | t=readingglasses | de
forms | Bausteinen aus Holz | t=buildingblocks m=wood | de
slips | Espresomaschine | t=espressomachine | de
slips | Thermoskane | t=thermos | de
traits | braune Wanderschuhe Damen Gr. 39 | t=hikingboots w=women c=brown s=39 | de
traits | weiße Bettwäsche 200x200 Leinen | t=bedding c=white m=linen s=200x200 | de
traits | hellblaues Hemd XL | t=shirt c=blue s=XL | de
ages | Geschenk für meinen Neffen, wird 8 | a=8 | de
ages | Laufrad ab 2 Jahre | t=balancebike a=2 | de
prices | Koffer bis 200 € | t=suitcase <=200EUR | de
prices | Heißluftfritteuse unter hundert Euro | t=airfryer <100EUR | de
prices | Grill zwischen 100 und 180 Euro | t=barbecue >=100EUR <=180EUR | de
prices | Schreibtischlampe, darf nicht mehr als 45 Euro kosten | t=desklamp <=45EUR | de
prices | Handcreme für höchstens nen Zehner | t=handcream <=10EUR | de
prices | Siebträger ab 300 € | t=espressomachine >=300EUR | de
names | Werkfreund Sachen im Angebot | v=Werkfreund sale | de
names | alles von Kiesel unter 20 Euro | v=Kiesel <20EUR | de
refusals | Winterjacke ohne Daunen | t=winterjacket !m=down | de
refusals | Müsli ohne Zucker | t=granola x=sugarfree | de
refusals | Gürtel, aber bitte kein Leder | t=belt !m=leather | de
likes | so ein Koffer wie der große rote, nur in blau | t=suitcase c=blue | de
chatter | Hallo, ich suche was Schönes zur Einweihung einer Freundin, so bis 30 Euro, sie trinkt gern Tee | t=teapot,tea,mug <=30EUR | de
orders | günstigster Tee | t=tea up | de
codes | wf-ab18 | id=w611 | de
several | Kapuzenpulli blau Kind 9 Jahre | t=hoodie w=kids c=blue a=9 | de
needs | mir tut vom Arbeiten mit der Maus das Handgelenk weh | t=mouse x=ergonomic | de
needs | ich habe ständig kalte Füße | t=socks,slippers | de
needs | im Keller riecht es muffig und die Wände sind feucht | t=dehumidifier | de
mixed | noise cancelling Kopfhörer fürs Flugzeug | t=headphones x=noisecancelling | de
absent | Kinderwagenanhänger fürs Boot | t=trailer v=nobody | de
words | veilleuse | t=nightlight | fr
words | tourne disque | t=turntable | fr
forms | serviettes de bains | t=towel | fr
forms | bottine chelsea noires | t=boots c=black w=men | fr
slips | bougie parfumé lavande | t=candle x=lavender | fr
slips | ecouteur sans fils | t=earbuds x=wireless | fr
traits | chemisier blanc en soie taille 38 | t=blouse c=white m=silk s=38 | fr
traits | casque de vélo taille L | t=bikehelmet s=L | fr
traits | escarpins rouges pointure 38 | t=heels c=red s=38 | fr
ages | cadeau pour une fille de 5 ans | a=5 | fr
ages | déguisement garçon 4 ans | t=costume a=4 | fr
prices | écharpe à moins de 100 euros | t=scarf <100EUR | fr
prices | un jouet pas plus de 15 € | t=toy <=15EUR | fr
prices | ukulélé dans les 40 balles | t=ukulele >=30EUR <=50EUR | fr
prices | écran entre 200 et 250€ | t=monitor >=200EUR <=250EUR | fr
prices | parfum à partir de 60 € | t=perfume >=60EUR | fr
prices | pull en promo à 50 euros maxi | t=sweater sale <=50EUR | fr
names | Petit Loup moins de 15 euros | v=Petit_Loup <15EUR | fr
names | la collection Nuit Claire | n=Nuit_Claire | fr
refusals | chaussures, surtout pas en cuir | t=shoes !m=leather | fr
refusals | café sans caféine | t=coffee x=decaf | fr
refusals | une veste mais pas noire | t=jacket !c=black | fr
likes | un sac à main comme celui de Maison Clairval mais en toile | t=handbag m=canvas | fr
chatter | coucou, c'est l'anniv de mon mec demain et il adore la musique, un truc à moins de 50 € | t=ukulele,vinyl,headphones,earbuds <50EUR | fr
orders | chaussons du moins cher au plus cher | t=slippers up | fr
codes | réf SD-PB20 | id=w355 | fr
several | pyjama femme bleu en coton taille M | t=pyjamas w=women c=blue m=cotton s=M | fr
needs | j'ai les mains toutes sèches avec le froid | t=handcream | fr
needs | on se gèle dans la salle de bain le matin | t=heater | fr
needs | pour que personne ne me vole mon vélo | t=bikelock | fr
mixed | un hoodie gris oversize unisexe | t=hoodie c=grey | fr
absent | lave-linge | t=washingmachine v=nobody | fr
words | cometa | t=kite | es
words | taladro | t=drill | es
forms | zapatillas veganas | t=sneakers x=vegan | es
forms | porta movil coche | t=carmount | es
slips | mermelada de freza | t=jam | es
slips | ventilador de pié | t=fan | es
traits | vestido rojo con lunares talla M | t=dress c=red s=M | es
traits | pantalon chino beige 32 | t=chinos c=beige s=32 | es
traits | espejo redondo de madera | t=mirror m=wood s=round | es
ages | libro para una niña de 10 años | t=book a=10 | es
ages | mochila para el cole, 7 años | t=schoolbag a=7 | es
prices | mochila por menos de 35 euros | t=backpack <35EUR | es
prices | un cojín de no más de 20 € | t=cushion <=20EUR | es
prices | vino de unos 10 euros | t=wine >=7EUR <=13EUR | es
prices | tablet entre 200 y 250 euros | t=tablet >=200EUR <=250EUR | es
prices | sandalias que no pasen de 50 pavos | t=sandals <=50EUR | es
prices | algo de Luna Nova con al menos un 25 % de descuento | v=Luna_Nova off25 | es
names | cosas de Casa Romero rebajadas | v=Casa_Romero sale | es
names | Vuelta al cole | n=Vuelta_al_cole | es
refusals | zapatos que no sean negros | t=shoes !c=black | es
refusals | mermelada sin azúcar | t=jam x=sugarfree | es
refusals | un bolso pero de cuero no | t=handbag !m=leather | es
likes | un vino como el Rioja pero más barato | t=wine <12EUR !id=w567 | es
chatter | buenas!! es el amigo invisible de la ofi y no tengo ni idea, tope 20 euros | <=20EUR | es
orders | el chocolate más barato | t=chocolate up | es
codes | teneis el WF-ES15? | id=w208 | es
several | body bebé blanco algodón talla 68 | t=bodysuit w=baby c=white m=cotton s=68 | es
needs | mi gato me destroza el sofá con las uñas | t=cattree | es
needs | que no se me muera el móvil en el viaje | t=powerbank | es
needs | en verano no hay quien duerma del calor que hace | t=fan | es
mixed | auriculares wireless para running | t=earbuds,headphones x=wireless | es
absent | nevera | t=fridge v=nobody | es
`
