/** The half of the third shop's prompts that nobody looked at until everything was done: as first-prompts.ts. */
export const SECOND_PROMPTS = `
en | looking for a torch that is rechargeable, budget 30 euros | t=flashlight <=30EUR
en | screwdriver set | t=screwdriver x=set
en | picture book for a 4-year-old | t=book x=children a=4
en | cheap red dress | t=dress c=red
en | an alternative to Cordless Lawn Mower 36V | t=lawnmower !id=n01
en | granola with nuts | t=muesli x=nuts
en | muesli no nuts please | t=muesli x=nutfree
en | orthapedic dog bed | t=dogbed
en | Gifts for him or her | n=Gifts_for_him_or_her
en | free at last | n=Free_at_Last
en | Less Effort saws | v=Less_Effort
en | never mind jeans size 30 | v=Never_Mind t=jeans s=30
en | decaf coffee | t=coffee x=decaf
en | pushchair under two hundred pounds | t=pushchair <200GBP
en | I can't spend more than 15 pounds on a gift for a toddler's dad | <=15GBP
en | waterproof speaker, blue | t=speaker c=blue
en | men's perfume | t=perfume w=men
en | fragrance free face cream | t=facecream
en | bike helmet for adults not pink | t=bikehelmet !c=pink
en | winter boots women 38 | t=boots s=38 w=women
en | most expensive laptop | t=laptop down
en | dry cat food | t=catfood
en | olive oil 1l organic | t=oliveoil x=organic
en | noise-cancelling headphones for less than a hundred and fifty euros | t=headphones <150EUR
en | wooden toys | m=wood w=kids
en | sci-fi novel | t=book x=scifi
en | reduced office chair | t=chair sale
en | NM TS WHT L | id=v01
en | 4017000123456 | id=h16
en | everything from Good Boy except treats | v=Good_Boy !t=treats
en | tea over 6 pounds | t=tea >6GBP
en | gold ring | t=ring m=gold
en | a present for grandma around 45 pounds | >=36GBP <=54GBP
en | headphons wireles | t=headphones,earbuds x=wireless
en | board game for the whole family, ages 8 and up | t=boardgame
en | suitcase carry-on red | t=suitcase c=red
en | size L shirt for men | t=shirt s=L w=men
en | dishes for my cat | w=cats
en | candle vanila | t=candle
en | paint, white, 10 litres | t=paint c=white
sv | billig bok | t=book
sv | katttoa sand | t=catlitter
sv | hundleksak max hundra kronor | t=dogtoy <=100SEK
sv | jag har 400 kr att lägga på något till vandringen | <=400SEK
sv | röd klänning storlek 38 | t=dress c=red s=38
sv | svart baddräkt dam 38 | t=swimsuit c=black s=38
sv | kaffe som inte är koffeinfritt | t=coffee !x=decaf
sv | choklad utan mjölk | t=chocolate x=vegan
sv | bilbarnstol | t=carseat
sv | kockkniv i stål | t=knife m=steel
sv | mellan 500 och 1000 kr, jacka | t=raincoat,jacket >=500SEK <=1000SEK
sv | parfym herr | t=perfume w=men
sv | solskyddsfaktor 50 | t=sunscreen
sv | trådlöst tangentbord | t=keyboard
sv | arbetshandskar storlek 10 | t=gloves s=10
sv | ut och spring rea | n=Ut_och_spring sale
sv | Morr och spinn | n=Morr_och_spinn
sv | liknande Klänning grön linne | t=dress !id=f03
sv | leksaker för 2-åringar | w=kids a=2
sv | tvål vegansk | t=soap x=vegan
sv | dyraste tältet | t=tent down
sv | barnbok på svenska | t=book,comic
sv | blå sängkläder i bomull | t=bedding c=blue m=cotton
sv | trasmatta eller ullmatta | t=rug
sv | skor vita 41 | t=sneakers c=white s=41
sv | grönt te | t=tea x=green
sv | pysslig present till pappa för en tvåhundring | <=200SEK
sv | gräsklippare, inte robot | t=lawnmower !x=robot
de | Säge ohne Strom | t=saw !x=electric
de | Farbe weiß 10l | t=paint c=white
de | Buch für Kinder ab 6 Jahren | t=book x=children a=6
de | Fantasyroman | t=book x=fantasy
de | Katzenstreu unter 15€ | t=catlitter <15EUR
de | Halsband für Hunde in Größe M | t=collar s=M
de | Laufschuhe Damen Gr. 39 | t=runningshoes s=39 w=women
de | Zelt, das höchstens 250 Euro kosten darf | t=tent <=250EUR
de | Yogamatte lila | t=yogamat c=purple
de | Lippenstift nicht rot | t=lipstick !c=red
de | Weihnachtsgeschenk für Papa unter 40 Euro | <40EUR
de | Parfum für Damen | t=perfume w=women
de | Alkoholfreies Bier | t=beer x=nonalcoholic
de | glutenfreie Pasta | t=pasta x=glutenfree
de | Puzzle ab 4 Jahren | t=puzzle
de | Kinderwagen | t=pram,pushchair
de | Babyfläschchen aus Glas | t=babybottle
de | Rasenmäher zwischen 200 und 500 | t=lawnmower >=200 <=500
de | Blumentopf Terrakotta | t=pot m=terracotta
de | Handy unter vierhundert Euro | t=phone <400EUR
de | Fernseher | t=tv
de | so etwas wie Organic Coffee Beans Dark Roast, nur günstiger | id=g06
de | ab ins Beet reduziert | n=Ab_ins_Beet sale
de | weißes Herrenhemd XL | t=shirt c=white s=XL w=men
de | teuerste Handtasche | t=bag down
de | Sofa grün Samt | t=sofa c=green m=velvet
de | Esstisch oder Schreibtisch aus Eiche | t=desk m=oak
de | Bluetoothlautsprecher wasserdicht | t=speaker x=waterproof
de | Schal aus Wolle, nicht teurer als vierzig Euro | t=scarf m=wool <=40EUR
fr | marteau | t=hammer
fr | peinture bleue | t=paint c=blue
fr | livre pour enfant de 7 ans | t=book x=children a=7
fr | nourriture pour chaton | t=catfood x=kitten
fr | laisse rouge pour chien | t=leash c=red
fr | tapis de yoga | t=yogamat
fr | ballon de foot | t=football
fr | tente 2 places | t=tent x=2person
fr | rouge à lèvres à moins de 20 € | t=lipstick <20EUR
fr | parfum femme entre 50 et 100 euros | t=perfume w=women >=50EUR <=100EUR
fr | biscuits sans sucre | t=biscuits x=sugarfree
fr | chocolat noir | t=chocolate x=dark
fr | huile d'olive bio | t=oliveoil x=organic
fr | siège auto | t=carseat
fr | chaise haute | t=highchair
fr | barbecue à gaz en promotion | t=bbq x=gas sale
fr | une alternative moins chère à Barbacoa de gas 3 quemadores | id=n11
fr | montre connecté | t=smartwatch
fr | l'ordinateur le moins cher | t=laptop up
fr | jean femme taille 30 | t=jeans s=30 w=women
fr | sac en cuir marron soldé | t=bag c=brown m=leather sale
fr | bottines noires qui ne coûtent pas plus de cent vingt euros | t=boots c=black <=120EUR
es | destornillador | t=screwdriver
es | pintura que no sea blanca | t=paint !c=white
es | libro de cocina vegana | t=book x=cook
es | correa roja para perro | t=leash c=red
es | raqueta de tenis con descuento | t=tennisracket sale
es | zapatos de hombre talla 44 | s=44 w=men t=runningshoes,hikingboots
es | pintalabios rosa | t=lipstick c=pink
es | perfume de hombre por 40 euros como máximo | t=perfume w=men <=40EUR
es | café descafeinado | t=coffee x=decaf
es | pañales talla 4 | t=diapers s=4
es | cochecito de bebé | t=pram,pushchair
es | cortacésped robot | t=lawnmower x=robot
es | barbacoa que no pase de trescientos euros | t=bbq <=300EUR
es | televisor | t=tv
es | móvil negro disponible | t=phone c=black stock
es | parecido a Camisa de lino azul hombre | t=shirt !id=f05
es | anillo de oro | t=ring m=gold
es | bañador azul hombre | t=swimshorts c=blue w=men
es | sartén de hierro | t=pan m=iron
es | ropa de bebe talla 62 | s=62
es | cuidate mucho | n=Cuídate_mucho
es | juguete de madera para niños de 2 años | w=kids m=wood a=2
`
