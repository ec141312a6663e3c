/** The other half of the prompts for the seventeenth shop, as prompts.ts. */
export const MORE_BUTIK_PROMPTS = `
prices | auriculares de más de 70 euros | t=headphones >=70EUR | es
prices | algo por veinte euros como mucho | <=20EUR | es
prices | descuento de al menos el 25 % en ropa | k=clothes off25 | es
prices | una lámpara de 50 a 250 euros | t=lamp >=50EUR <=250EUR | es
prices | mesa por menos de 300 € | t=table <=300EUR | es
prices | tengo 40 euros para un pijama | t=pyjamas <=40EUR | es
prices | leksaker under 300 kr | t=toy <=300SEK | sv
prices | jacka max 1000 kronor | t=jacket <=1000SEK | sv
prices | soffa under tiotusen kronor | t=sofa <=10000SEK | sv
prices | böcker mellan 100 och 200 kr | t=book >=100SEK <=200SEK | sv
prices | något för under tvåhundra kronor | <=200SEK | sv
prices | tält över 3000 kr | t=tent >=3000SEK | sv
prices | nedsatta mattor | t=rug sale | sv
prices | minst 20 % rabatt på skor | t=shoe off20 | sv
prices | jag har 500 kr till en kjol eller byxa | t=skirt,trousers <=500SEK | sv
names | harrow and finch jeans | v=Harrow_&_Finch t=jeans | en
names | Larkspur Lane | v=Larkspur_Lane | en
names | anything from the autumn edit collection | n=Autumn_Edit | en
names | voltara smartwatch | v=Voltara t=smartwatch | en
names | Lindenau Herrenmode | v=Lindenau w=men | de
names | Bärentatze Spielzeug | v=Bärentatze k=toys,baby | de
names | Kollektion Küchenglück | n=Küchenglück | de
names | Grünhof Zelt | v=Grünhof t=tent | de
names | Maison Corvelle robe | v=Maison_Corvelle t=dress | fr
names | produits Saveurs d'Aubrac | v=Saveurs_d'Aubrac | fr
names | collection Table Ronde | n=Table_Ronde | fr
names | Petit Hibou peluche | v=Petit_Hibou t=softtoy | fr
names | Casa Tormes sandalias | v=Casa_Tormes t=sandal | es
names | productos de Huerta Alta | v=Huerta_Alta | es
names | colección Noche Clara | n=Noche_Clara | es
names | Electrón Sur freidora | v=Electrón_Sur t=airfryer | es
names | Fjällrip tält | v=Fjällrip t=tent | sv
names | Almgren & Lo | v=Almgren_&_Lo | sv
names | kollektionen Småfolk | n=Småfolk | sv
names | Tallkotten till hund | v=Tallkotten w=dog | sv
codes | VLT-P3-042 | id=b312 | en
codes | FW-20417 | id=b307 | de
codes | réf. VLT-H700-BK | id=b306 | fr
codes | ES-M27C | id=b325 | es
codes | isbn 9783958101123 | id=b367 | sv
refusals | sweaters but no wool | t=sweater !m=wool | en
refusals | women's shoes, not black | t=shoe w=women !c=black | en
refusals | bags without leather | t=bag !m=leather | en
refusals | sunglasses that aren't black | t=sunglasses !c=black | en
refusals | Jacke nicht schwarz | t=jacket !c=black | de
refusals | Handtasche ohne Leder | t=handbag !m=leather | de
refusals | Bier ohne Alkohol | t=beer x=alcoholfree | de
refusals | Hosen, aber keine Jeans | t=trousers,shorts,leggings !t=jeans | de
refusals | chaussures femme mais pas de bottes | t=shoe w=women !t=boot | fr
refusals | pull sans laine | t=sweater !m=wool | fr
refusals | un sac à main mais pas noir | t=handbag !c=black | fr
refusals | vin mais pas de rouge | t=wine !c=red | fr
refusals | camisas que no sean blancas | t=shirt !c=white | es
refusals | zapatos sin cuero | t=shoe !m=leather | es
refusals | café sin cafeína | t=coffee x=decaf | es
refusals | alfombra que no sea azul | t=rug !c=blue | es
refusals | skor dam men inte svarta | t=shoe w=women !c=black | sv
refusals | smycken men inte guld | t=jewellery !c=gold | sv
refusals | deodorant utan parfym | t=deodorant x=fragrancefree | sv
refusals | matta som inte är grå | t=rug !c=grey | sv
likes | something like the Voltara Hush 700 | t=headphones | en
likes | similar to the Insulated Water Bottle 750 ml | t=thermos,bottle | en
likes | so etwas wie die Yogamatte Kork von Grünhof | t=yogamat | de
likes | ähnlich wie der Kugelgrill Holzkohle | t=grill,firepit | de
likes | quelque chose dans le genre de l'ours en peluche | t=softtoy | fr
likes | comme la Poêle antiadhésive 24 cm sans PFAS | t=pan | fr
likes | algo parecido a la paellera esmaltada | t=pan,paellapan | es
likes | parecido al peluche unicornio | t=softtoy | es
likes | något i stil med Gjutjärnsgryta röd 4 liter | t=casserole,pot,pan | sv
likes | liknande Yogamatta lila | t=yogamat | sv
orders | cheapest rug first | t=rug up | en
orders | most expensive tents first | t=tent down | en
orders | günstigste Vasen zuerst | t=vase up | de
orders | Koffer, die teuersten zuerst | t=suitcase down | de
orders | tapis du moins cher au plus cher | t=rug up | fr
orders | parfums du plus cher au moins cher | t=perfume down | fr
orders | vasijas y jarrones del más barato al más caro | t=vase up | es
orders | las mochilas más caras primero | t=backpack down | es
orders | billigaste dammsugaren först | t=vacuum up | sv
orders | dyraste tälten först | t=tent down | sv
several | scarf and gloves | t=scarf,gloves | en
several | towels or bathrobes | t=towel,bathrobe | en
several | Mütze und Schal | t=hat,beanie,scarf | de
several | Teller und Schüsseln | t=plate,bowl | de
several | gants et bonnet | t=gloves,hat,beanie | fr
several | rideaux ou coussins | t=curtain,cushion | fr
several | cuchillos y tablas de cortar | t=knife,cuttingboard | es
several | bufanda y gorro | t=scarf,beanie,hat | es
several | mössa och vantar | t=hat,beanie,gloves | sv
several | gardiner eller mattor | t=curtain,rug | sv
ages | toys for a 2 year old | t=toy,bike a=2 | en
ages | what would suit a nine year old who likes science | k=toys,books a=9 | en
ages | Spielzeug ab 3 Jahren | t=toy,bike,craftset,puzzle,camera,boardgame a=3 | de
ages | Buch für einen Zweijährigen | t=childrensbook a=2 | de
ages | jouet pour un bébé de 6 mois | t=toy a=0 | fr
ages | livre pour enfant de 5 ans | t=childrensbook a=5 | fr
ages | juguetes para niño de 4 años | t=toy,bike,craftset,puzzle,camera,boardgame a=4 | es
ages | juego para niños de 10 años | k=toys a=10 | es
ages | leksaker till 1-åring | t=toy,bike a=1 | sv
ages | julklapp till 6-åring | a=6 | sv
needs | my bedroom gets far too hot in summer | t=fan | en
needs | the mosquitoes are eating us alive on the terrace | t=mosquitotrap | en
needs | I have a stiff neck every morning | t=pillow | en
needs | light streams in at night and wakes me up | t=curtain | en
needs | mein Handy ist unterwegs dauernd leer | t=powerbank | de
needs | ich sitze den ganzen Tag im Büro und mein Rücken tut weh | t=officechair,laptopstand,desk | de
needs | im Winter friere ich nachts im Bett | t=electricblanket,duvet,blanket,pyjamas,thermals | de
needs | die Autobatterie macht bei Kälte schlapp | t=jumpstarter | de
needs | j'ai les mains sèches et abîmées | t=handcream | fr
needs | mes cheveux ont des pellicules | t=shampoo | fr
needs | il y a des poils de chat partout sur le canapé | t=vacuum | fr
needs | je veux ranger mes pinces et mes stylos sur le bureau | t=deskorganiser,pencilcase | fr
needs | tengo la piel muy seca | t=facecream,bodylotion,handcream | es
needs | quiero despertarme con luz natural en invierno | t=alarmclock | es
needs | mi gato destroza el sofá con las uñas | t=scratcher,cattree | es
needs | me roban la bici y quiero evitarlo | t=bikelock | es
needs | jag fryser om fötterna inomhus | t=slipper,socks | sv
needs | vi vill elda på kvällarna i trädgården | t=firepit,grill | sv
needs | barnet vill inte somna när det är mörkt | t=nightlight,lamp,picturebook | sv
needs | hunden har ont i lederna och behöver sova skönt | t=dogbed | sv
gifts | birthday present for a dad who loves whisky | t=whisky | en
gifts | gift for someone who has just taken up knitting | x=knitting | en
gifts | Geschenk für meine Freundin zur Geburt ihres Babys | w=baby | de
gifts | Mitbringsel für einen Hobbykoch | t=spices,cookbook,knife,pan,oliveoil,hamper,cuttingboard,casserole,paellapan,pot | de
gifts | cadeau pour une amie qui aime le thé et la lecture | t=tea,book,mug,kettle | fr
gifts | idée cadeau pour un papa bricoleur | t=drill,tool,toolbox | fr
gifts | regalo para una profesora a la que le gusta la jardinería | x=garden | es
gifts | regalo para un amigo que adora el vino | t=wine,wineglass | es
gifts | doppresent till en bebis | w=baby | sv
gifts | present till en kompis som älskar att fiska | t=fishingrod | sv
chatter | hiya, I'm after some hiking boots for my husband please | t=hikingboot w=men | en
chatter | do you happen to have a kettle that looks nice in a white kitchen? | t=kettle c=white | en
chatter | my daughter starts school next month and she really needs a lunch box | t=lunchbox | en
chatter | Hallo zusammen, ich suche für meinen Sohn ein paar Fußballschuhe, habt ihr da was? | t=footballboot | de
chatter | könnt ihr mir bitte eine schöne Uhr für meinen Mann zeigen | t=watch w=men,unisex | de
chatter | wir ziehen um und brauchen noch ein Regal fürs Wohnzimmer | t=shelf | de
chatter | bonjour, je cherche une jolie nappe blanche pour le repas de dimanche | t=tablecloth | fr
chatter | mon chien déteste la pluie, vous auriez un manteau pour lui ? | t=dogcoat | fr
chatter | est-ce que vous vendez des tentes pour deux ou trois personnes svp | t=tent | fr
chatter | hola, busco un disfraz para mi hijo para la fiesta del cole | t=costume | es
chatter | ¿me recomendáis una sombrilla para la terraza? | t=parasol | es
chatter | perdón, ¿tenéis alguna pala de pádel que no sea muy pesada? | t=paddleracket | es
chatter | hej hej! jag undrar om ni har någon fin vas till mammas blommor | t=vase | sv
chatter | vi ska på skidresa och behöver skidglasögon till hela familjen | t=skigoggles | sv
chatter | kan ni tipsa om en bra deckare att läsa i semestern | t=crime,novel | sv
absent | outboard motor | v=nobody | en
absent | Winterreifen | v=nobody | de
absent | béquilles | v=nobody | fr
absent | caldera de gas | v=nobody | es
absent | kontaktlinser | v=nobody | sv
`
