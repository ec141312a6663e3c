/**
 * A hundred and sixty prompts for the twelfth shop, thirty-two in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const KAUFHAUS_PROMPTS = `
words | pestle and mortar | t=mortar | en
words | roller skates | t=rollerskates | en
words | ironing board | t=ironingboard | en
forms | eyelash curlers | t=eyelashcurler | en
forms | picnic hamper | t=picnicbasket | en
forms | bike racks for car | t=bikerack | en
slips | skatebord | t=skateboard | en
slips | wieghted blanket | t=weightedblanket | en
traits | black skateboard | t=skateboard c=black | en
traits | womens merino base layer red size s | t=baselayer w=women c=red m=wool s=S | en
traits | wooden wine rack | t=winerack m=wood | en
ages | gift for a 10 year old who's into chemistry | t=chemistryset a=10 | en
ages | something musical for a 2 year old | t=xylophone a=2 | en
prices | treadmill under 300 euros | t=treadmill <300EUR | en
prices | weekend bag for less than £70 | t=duffelbag <70GBP | en
prices | graphics card max 350 dollars | t=graphicscard <=350USD | en
prices | garden stuff under 30 quid | t=trellis <30GBP | en
names | anything from Brightline | v=Brightline | en
names | campfire club stuff under 50 pounds | n=Campfire_Club <50GBP | en
refusals | duffel bag but not black | t=duffelbag !c=black | en
refusals | travel pillow no pink please | t=travelpillow !c=pink | en
refusals | condoms without latex | t=condoms x=latexfree | en
likes | a casserole like the Tonwerk one but in blue | t=casserole c=blue | en
chatter | help!! my sink is blocked and the water won't go down | t=plunger | en
chatter | omg I keep losing my keys, is there something for that | t=keyring | en
orders | cheapest weighted blanket | t=weightedblanket up | en
codes | ib-df45n | id=k321 | en
several | mens black merino base layer large on sale | t=baselayer w=men c=black s=L sale | en
purposes | something to light a fire without matches | t=firestarter | en
purposes | to weigh my suitcase before flying | t=luggagescale | en
mixed | cadeau for my boyfriend, he makes his café on the stove ☕ | t=mokapot | en
absent | refrigerator | t=fridge v=nobody | en
words | mortel | t=mortar | sv
words | rullskridskor | t=rollerskates,inlineskates | sv
words | solstol | t=sunlounger | sv
forms | klädnypor | t=clothespegs | sv
forms | pappers servetter | t=napkins | sv
forms | hundramper | t=dogramp | sv
slips | bakmasin | t=breadmaker | sv
slips | tyngtäcke | t=weightedblanket | sv
traits | rosa skateboard barn | t=skateboard w=kids c=pink | sv
traits | underställ dam merino röd | t=baselayer w=women c=red m=wool | sv
traits | grå resekudde | t=travelpillow c=grey | sv
ages | present till 8-åring som gillar experiment | t=chemistryset a=8 | sv
ages | leksak till min treåring som älskar traktorer | t=ridetractor a=3 | sv
prices | skateboard under 600 kr | t=skateboard <600SEK | sv
prices | träningsbänk max 1500 kronor | t=weightbench <=1500SEK | sv
prices | övervakningskamera mellan 500 och 1000 kr | t=securitycamera >=500SEK <=1000SEK | sv
prices | nåt till badrummet under hundra spänn | t=showercap <100SEK | sv
names | visa allt från Granris | v=Granris | sv
names | fredagsmys under 200 kr | n=Fredagsmys <200SEK | sv
refusals | sjal men inte i siden | t=shawl !m=silk | sv
refusals | mokabryggare, inte svart | t=mokapot !c=black | sv
refusals | nudlar utan gluten | t=noodles x=glutenfree | sv
likes | en skateboard som den från Little Otter fast svart | t=skateboard c=black | sv
chatter | hej! har fått skavsår av mina nya skor, vad finns det? | t=blisterplasters | sv
chatter | hallå, mullvadar förstör hela gräsmattan 😡 tips? | t=moletrap | sv
orders | mokabryggare billigast först | t=mokapot up | sv
codes | artikelnr VW-RP10 | id=k414 | sv
several | grön tramptraktor till en 5-åring under 1500 kr | t=ridetractor c=green a=5 <1500SEK | sv
purposes | något att riva ost med | t=grater | sv
purposes | vill sluta röka | t=nicotinegum | sv
mixed | behöver en fin gift till svärmor typ digital photo frame | t=digitalframe | sv
absent | kylskåp | t=fridge v=nobody | sv
words | Mörser | t=mortar | de
words | Wäscheklammern | t=clothespegs | de
words | Einrad | t=unicycle | de
forms | Foto Album | t=photoalbum | de
forms | Liegestühle | t=sunlounger | de
forms | Hunde Rampe fürs Auto | t=dogramp | de
slips | Raclett grill | t=raclette | de
slips | schlüselfinder | t=keyring | de
traits | schwarze reisetasche | t=duffelbag c=black | de
traits | damen reitstiefel braun 39 | t=ridingboots w=women c=brown s=39 | de
traits | bräter blau gusseisen | t=casserole c=blue m=iron | de
ages | spielzeug für 4jährigen der gern baut | t=magnettiles a=4 | de
ages | geschenk für mädchen 6 jahre, turnt gern | t=leotard w=kids | de
prices | laufband bis 250€ | t=treadmill <=250EUR | de
prices | 3d drucker unter 300 dollar | t=printer3d <300USD | de
prices | rudergerät zwischen 200 und 350 euro | t=rowingmachine >=200EUR <=350EUR | de
prices | reisezubehör unter 15 euro | t=luggagescale,travelpillow <15EUR | de
names | alles von Pfiffikus | v=Pfiffikus | de
names | grillsaison unter 20 euro | n=Grillsaison <20EUR | de
refusals | gamepad aber nicht schwarz | t=gamepad !c=black | de
refusals | fruchtgummi ohne gelatine | t=gummybears x=vegan | de
refusals | Bräter, bloß nicht rot | t=casserole !c=red | de
likes | so ein skateboard wie das von Tjärn & Son nur in rosa | t=skateboard c=pink | de
chatter | hallo zusammen, meinem opa tun beim unkraut jäten immer die knie weh, gibts da was | t=gardenkneeler | de
chatter | guten abend, mein nacken ist total verspannt, was hilft da? | t=painreliefgel | de
orders | bräter, günstigster zuerst | t=casserole up | de
codes | Artikelnummer EN KP12 | id=k513 | de
several | strampler gelb bio gr. 62 unter 25 euro | t=romper c=yellow s=62 <25EUR | de
purposes | um katzenhaare von der kleidung zu kriegen | t=lintroller | de
purposes | etwas das die fenster alleine putzt | t=windowrobot | de
mixed | brauche ein outfit fürs oktoberfest für meine girlfriend 🍻 | t=dirndl | de
absent | Badewanne | t=bathtub v=nobody | de
words | mortier et pilon | t=mortar | fr
words | planche à repasser | t=ironingboard | fr
words | monocycle | t=unicycle | fr
forms | pince à linge | t=clothespegs | fr
forms | chaises longues | t=sunlounger | fr
forms | porte vélo voiture | t=bikerack | fr
slips | cocote en fonte | t=casserole | fr
slips | apareil a raclete | t=raclette | fr
traits | skate noir | t=skateboard c=black | fr
traits | bottes d'équitation femme marron 38 | t=ridingboots w=women c=brown s=38 | fr
traits | album photo vert | t=photoalbum c=green | fr
ages | cadeau pour un garçon de 9 ans passionné de sciences | t=chemistryset a=9 | fr
ages | jouet en bois pour 2 ans | t=xylophone m=wood a=2 | fr
prices | tapis de marche à moins de 250 euros | t=treadmill <250EUR | fr
prices | sac de voyage max 70 livres | t=duffelbag <=70GBP | fr
prices | tonnelle entre 100 et 150€ | t=gazebo >=100EUR <=150EUR | fr
prices | manette de jeu en solde | t=gamepad sale | fr
names | les produits Petit Renard | v=Petit_Renard | fr
names | terrasse d'été à moins de 30 euros | n=Terrasse_d'été <30EUR | fr
refusals | châle mais pas rouge | t=shawl !c=red | fr
refusals | bonbons sans gélatine | t=gummybears x=vegan | fr
refusals | couverture lestée sauf la bleue | t=weightedblanket !c=blue | fr
likes | une cocotte comme celle d'Atelier Mistral mais rouge | t=casserole c=red | fr
chatter | bonjour, mon chien souffre beaucoup de la chaleur, que me conseillez vous ? | t=coolingmat | fr
chatter | salut ! je pars 10 jours et j'ai personne pour nourrir mon chat 😿 | t=petfeeder | fr
orders | châles du plus cher au moins cher | t=shawl down | fr
codes | réf oc-sc1 | id=k406 | fr
several | patins à roulettes blancs femme 39 moins de 80 euros | t=rollerskates w=women c=white s=39 <80EUR | fr
purposes | pour égoutter les pâtes | t=colander | fr
purposes | quelque chose pour faire sécher le linge | t=dryingrack | fr
mixed | un petit gift pour mon copain gamer 🎮 | t=gamepad,gamingchair,graphicscard,ram | fr
absent | réfrigérateur | t=fridge v=nobody | fr
words | tabla de planchar | t=ironingboard | es
words | patines | t=rollerskates,inlineskates | es
words | tumbona | t=sunlounger | es
forms | pinzas de la ropa | t=clothespegs | es
forms | cubiteras | t=icecubetray | es
forms | marioneta de mano | t=puppets | es
slips | porta vicis para el coche | t=bikerack | es
slips | maquina de umo | t=smokemachine | es
traits | monopatín negro | t=skateboard c=black | es
traits | camiseta térmica merino hombre talla L | t=baselayer w=men m=wool s=L | es
traits | mando inalámbrico blanco para pc | t=gamepad c=white | es
ages | regalo para niño de 4 años que quiere ser médico | t=doctorskit a=4 | es
ages | juguete musical niña 3 años | t=xylophone a=3 | es
prices | cinta de andar por menos de 230 euros | t=treadmill <230EUR | es
prices | impresora 3d hasta 260 dólares | t=printer3d <=260USD | es
prices | algo para el jardín por menos de 25 euros | t=sprinkler,insecthotel,birdhouse,moletrap <25EUR | es
prices | silla gamer rebajada | t=gamingchair sale | es
names | todo lo de Ritmo y Son | v=Ritmo_y_Son | es
names | vuelta al cole por menos de 20 euros | n=Vuelta_al_cole <20EUR | es
refusals | mantón que no sea rojo | t=shawl !c=red | es
refusals | fideos sin gluten | t=noodles x=glutenfree | es
refusals | bolsa de viaje pero no negra | t=duffelbag !c=black | es
likes | una cafetera italiana como la de Casa Olmo pero negra | t=mokapot c=black | es
chatter | hola! me voy a japón y no hablo nada de japonés, hay algo que me ayude? | t=translator | es
chatter | buenas, me duele la espalda de estar sentada todo el día en la oficina | t=posturecorrector,tens,painreliefgel | es
orders | almohadas de viaje de la más barata a la más cara | t=travelpillow up | es
codes | ref: oc-cm2 | id=k256 | es
several | botas de montar mujer marrones 38 por menos de 120 euros | t=ridingboots w=women c=brown s=38 <120EUR | es
purposes | para quitar malas hierbas sin químicos | t=weedburner | es
purposes | para calentar la terraza en otoño | t=patioheater | es
mixed | quiero un weighted blanket gris para mi hermana 😴 | t=weightedblanket c=grey | es
absent | lavadora | t=washingmachine v=nobody | es
`
