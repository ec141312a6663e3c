/**
 * Prompts for the plain shop in the fewest and plainest words, of all classes and languages, written and judged before the
 * code was asked any: class | prompt | meaning. What nobody sells here is asked of "v=nobody": nothing may come.
 */
export const PLAZA_PROMPTS = `
words | waterproof hiking boots | t=hikingboots ~x=waterproof
words | noise cancelling headphones | t=headphones
words | things for camping | t=tent,sleepingbag,stove,hammock,headlamp
words | hörlurar | t=headphones,earbuds
words | Kopfhörer kabellos | t=headphones,earbuds
words | bougie parfumée | t=candle
words | bufanda de seda | t=scarf
words | Wasserkocher | t=kettle
words | dammsugare | t=vacuum
words | aspirateur sans fil | t=vacuum
words | Rucksack | t=backpack
words | mochila para el portátil | t=backpack x=laptop
words | livre de cuisine végétarien | t=cookbook
words | deckare på engelska | t=novel
words | Bilderbuch | t=picturebook
words | réveil lumière | t=alarmclock
words | Ohrstöpsel gegen Schnarchen | t=earplugs
words | something to read | t=novel,comic,picturebook,cookbook,guidebook,ereader
words | garden furniture | t=parasol,hammock,bbq
words | juguetes de madera | t=buildingblocks
words | trädgårdsverktyg | t=secateurs,lawnmower,gardenhose
words | vaisselle blanche | t=plates c=white
words | Geschirr | t=plates,mug,wineglasses
words | chaussures d'été femme | t=sandals
words | vinterkläder herr | t=downjacket,sweater,beanie,gloves,socks
traits | red kettle | t=kettle c=red
traits | svart soffa eller grå | t=sofa c=grey
traits | jupe ou robe verte taille 40 | t=dress c=green s=40
traits | blaues Hemd aus Leinen Größe L | t=shirt c=blue m=linen
traits | botas de montaña impermeables mujer 38 | t=hikingboots w=women s=38
traits | men's running shoes size 43 | t=runningshoes w=men s=43
traits | löparskor dam 38 | t=runningshoes w=women s=38
traits | Herrenjeans W32 | t=jeans w=men s=32
traits | chemise blanche homme en coton | t=shirt c=white w=men
traits | tält för två | t=tent
traits | table for six people | t=diningtable
traits | Matratze 90x200 | t=mattress s=90x200
traits | bolso de tela natural | t=toteBag,bag
traits | helmet adult white size M | t=bikehelmet c=white
traits | couteau en acier | t=knife
traits | Regenjacke grün Damen M | t=raincoat c=green
prices | something nice under 20 euros | <20EUR
prices | Geschenk bis 15 Euro | <=15EUR
prices | regalo por menos de 25 euros | <25EUR
prices | coffee machine max 300 € | t=coffeemachine <=300EUR
prices | pas plus de 50 euros, une lampe | t=lamp <=50EUR
prices | shoes between 40 and 100 euros | t=hikingboots,runningshoes,sandals,slippers >=40EUR <=100EUR
prices | zwischen 100 und 200 Euro, was für den Garten | t=lawnmower,bbq,parasol >=100EUR <=200EUR
prices | rea på soffor | t=sofa sale
prices | vélo en promo | t=bike sale
prices | tools on sale | t=drill,screwdrivers,toolbox,ladder,hammer sale
prices | vino por unos diez euros | t=wine >=8EUR <=13EUR
prices | I have 30 euros for a book | t=novel,comic,cookbook,guidebook <=30EUR
prices | jacka under 1000 spänn | t=raincoat,jacket <1000SEK
prices | laptop for less than a thousand | t=laptop <1000EUR
prices | at least 25 % off | off25
prices | kostet höchstens 40 Euro und ist für die Küche | <=40EUR
prices | moins de 20 € pour un bébé | t=bib <20EUR
refusals | chocolate without nuts | t=chocolate !x=nuts
refusals | jacket, but no down | t=jacket !m=down
refusals | kaffe utan koffein | t=coffee x=decaf
refusals | Rotwein, kein Weißwein | t=wine x=red !x=white
refusals | perfume que no sea de hombre | t=perfume !w=men
refusals | sweater not wool, cashmere is fine | t=sweater,cardigan !m=wool
refusals | jeans, pas noirs | t=jeans !c=black
refusals | backpack, not for kids | t=backpack !w=kids
refusals | cream without perfume | t=facecream x=fragrancefree
refusals | kopfhörer aber bitte keine in-ear | t=headphones !t=earbuds
refusals | anything from Northfell except boots | v=Northfell !t=hikingboots
refusals | tea, but nothing green | t=tea !x=green
refusals | husdjur, inte hund | t=catlitter,scratchingpost,catfood !w=dogs
refusals | cadeau sans alcool ni chocolat | !t=wine !t=chocolate
refusals | lampa som inte är svart | t=lamp !c=black
refusals | hombre, cinturón no de cuero o cartera | t=belt,wallet !m=leather
refusals | boots not in leather | t=hikingboots,rubberboots !m=leather
refusals | Pfanne ohne Beschichtung | t=fryingpan m=iron
refusals | don't show me anything above 30 euros | <=30EUR
refusals | inga leksaker av plast för ettåringen | t=buildingblocks,teddy
names | Northfell | v=Northfell
names | Voltis kitchen | v=Voltis
names | everything by Maison Lune | v=Maison_Lune
names | Terre vases et bougies | v=Terre t=vase,candle
names | Sova kudde | t=pillow
names | Pulse 3 | t=runningshoes
names | Plain t-shirt | t=tshirt
ages | toy for a 2 year old | t=buildingblocks,teddy,picturebook
ages | present till en sjuåring | t=scooter,boardgame,ukulele,pencils,puzzle,doll,teddy
ages | Spiel ab 10 | t=cardgame,boardgame
ages | livre pour enfant de 3 ans | t=picturebook
ages | impermeable para niña de 5 años | t=raincoat w=kids
ages | mochila para un niño de cuatro años | t=backpack w=kids
ages | game for the whole family | t=boardgame,cardgame
ages | baby shower gift | w=baby,kids
ages | Puzzle für fünfjährige | t=puzzle
likes | like the Pulse 3 but for women | t=runningshoes w=women
likes | something like the blue mug but bigger | t=mug
likes | ähnlich wie der Samtsessel | t=armchair
likes | alternative to leather boots | t=hikingboots,rubberboots !m=leather
likes | comme la doudoune blanche, mais pour homme | t=downjacket,jacket w=men
likes | parecido al vino tinto pero blanco | t=wine x=white
likes | cheaper than the cashmere cardigan | t=cardigan,sweater <189EUR
orders | cheapest lamp | t=lamp up
orders | billigaste skorna | t=hikingboots,runningshoes,sandals,slippers,rubberboots
orders | teuerster Kaffee | t=coffee
orders | le moins cher des vins | t=wine up
orders | newest headphones | t=headphones,earbuds
needs | my back hurts from sitting all day | t=officechair,desk,pillow,massagegun
needs | I can't sleep because of the light | t=sleepmask,curtains
needs | the neighbours are so loud at night | t=earplugs,headphones,earbuds
needs | min katt river sönder soffan | t=scratchingpost
needs | meine Füße sind immer kalt | t=slippers,socks,hotwaterbottle,heater
needs | il y a de la moisissure dans la salle de bains | t=dehumidifier
needs | tengo alergia al polvo | t=airpurifier,vacuum
needs | mosquitoes at night | t=mosquitonet
needs | jag vaknar så tidigt av solen | t=curtains,sleepmask
needs | my phone is always empty | t=powerbank,charger
needs | Mein Handgelenk tut weh von der Maus | t=mouse
needs | il fait trop chaud dans la chambre | t=fan
needs | es ist so kalt im Arbeitszimmer | t=heater
needs | me duele el cuello al despertar | t=pillow
needs | min skäggväxt är ett problem | t=shaver,razor
needs | dry hands in winter | t=handcream
needs | ich will meine Fahrradreifen aufpumpen | t=bikepump
needs | someone stole my bike | t=bikelock
needs | quiero pintar el salón | t=paint,ladder
needs | hang a picture on the wall | t=hammer,drill
needs | keep coffee hot on a hike | t=thermos
needs | gräset är för högt | t=lawnmower
needs | mes chemises sont froissées | t=iron
needs | der Hund haart auf das Sofa | t=vacuum
needs | we are having a baby | w=baby,kids
needs | a film night in the garden | t=projector,stringlights
needs | lära mig spela ett instrument | t=guitar,ukulele
needs | faire un gâteau | t=bakingtin,scale
needs | quemaduras de sol | t=sunscreen,parasol,sunhat
needs | itchy scalp | t=shampoo
needs | muscle ache after training | t=massagegun
needs | grillen mit Freunden | t=bbq
needs | fågelmat på vintern | t=birdfeeder
needs | first time in the mountains | t=hikingboots,backpack,tent,sleepingbag,headlamp,thermos
needs | cut roses | t=secateurs
needs | what if there's a fire | t=smokealarm
needs | wake up gently | t=alarmclock
gifts | gift for a tea lover | t=tea,mug,kettle
gifts | present till min fru som gillar att sticka | t=yarn
gifts | Geschenk für einen Hobbykoch | t=knife,cookbook,fryingpan,cuttingboard,saucepan,scale,oliveoil
gifts | cadeau pour mon père qui pêche | t=fishingrod
gifts | regalo para una amiga que hace yoga | t=yogamat
gifts | something for a guitarist | t=guitar
gifts | for my grandma, she loves her garden | t=secateurs,plantpot,seeds,birdfeeder,gardenhose,lawnmower,parasol
gifts | Geschenk für die beste Freundin, sie reist viel | t=suitcase,sleepmask,guidebook,powerbank,backpack,headphones,earplugs
gifts | housewarming present | t=vase,candle,plantpot,wineglasses,mirror,plates,rug,basket,clock,cuttingboard
gifts | till någon som älskar kaffe | t=coffee,coffeegrinder,coffeemachine,mug
gifts | wedding guest outfit | t=dress,suit,shirt
gifts | pour un amateur de photo | t=camera,tripod
gifts | an artist friend's birthday | t=watercolours,pencils
chatter | hi! i'm looking for a nice lamp for my desk, preferably white | t=lamp ~t=desklamp
chatter | hej, har ni någon bra kastrull för induktion? | t=saucepan
chatter | Guten Tag, ich suche eine Decke oder so für den Winter | t=duvet
chatter | bonjour, je cherche une valise qui passe en cabine | t=suitcase
chatter | hola, ¿tenéis sillas de oficina cómodas? | t=officechair
chatter | we moved to a new flat and need a big rug for the living room | t=rug
chatter | my son starts school and needs coloured pencils | t=pencils
chatter | does anyone know if you sell dog beds that can be washed? | t=dogbed
chatter | kan man få en bok om Lissabon, vi åker dit i maj | t=guidebook
chatter | nous partons camper en octobre, il fera froid, il faut un sac de couchage | t=sleepingbag
chatter | ich brauche dringend ein Ladegerät, meins ist kaputt | t=charger
chatter | busco un detalle para la maestra, algo de papelería | t=notebook,pen,calendar,pencils
chatter | I broke my favourite coffee cup this morning | t=mug
chatter | unsere alte Bohrmaschine hat den Geist aufgegeben | t=drill
chatter | old tv is dead, thinking of a projector instead | t=projector
slips | waterprof hikng boots | t=hikingboots
slips | Regenjake | t=raincoat
slips | lampadere | t=floorlamp,lamp
slips | chocolat noire | t=chocolate x=dark
slips | zapatilas running | t=runningshoes
slips | hörlrurar brusreducering | t=headphones
several | coffee beans and a grinder | t=coffee,coffeegrinder
several | Schraubendreher oder Hammer | t=screwdrivers,hammer
several | savon ou shampoing | t=soap,shampoo
forms | hikingboot | t=hikingboots
forms | Bratpfannen | t=fryingpan
forms | tröjor | t=sweater,tshirt,cardigan
forms | chaussettes | t=socks
forms | lámparas | t=lamp
absent | piano | v=nobody
absent | Autoreifen | v=nobody
`
