/**
 * A hundred and sixty-two prompts for the fourteenth shop, a fifth in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const ALMACEN_PROMPTS = `
words | smoke detector | t=smokealarm | en
words | hair straighteners | t=straightener | en
words | bee keeping suit | t=beesuit | en
forms | fishing rods | t=fishingrod | en
slips | wieghted blanket | t=blanket x=weighted | en
slips | noise cancelling headfones | t=headphones x=noisecancelling | en
traits | womens black leather skirt | t=skirt c=black m=leather | en
traits | white trainers ladies uk size 39 | t=sneakers w=women c=white s=39 | en
traits | navy wool jumper mens L | t=sweater w=men c=navy s=L | en
ages | bike for a 5 year old boy | t=bike a=5 | en
ages | something to play with for my 18 month old | a=1 | en
prices | hose under £40 | t=hose <40GBP | en
prices | headphones no more than 200 euros | t=headphones <=200EUR | en
prices | laptop budget is a grand, euros | t=laptop <=1000EUR | en
prices | grill, 300 to 400 euro | t=grill >=300EUR <=400EUR | en
prices | secret santa gift around a tenner, pounds | >=7GBP <=13GBP | en
prices | rug at least 30 percent off | t=rug off30 | en
names | anything from Tally Ho below 50 quid | v=Tally_Ho <50GBP | en
names | back to school stuff | n=Back_to_School | en
refusals | face cream without perfume | t=facecream x=perfumefree | en
refusals | jacket that isn't leather | t=jacket !m=leather | en
refusals | coffee but no decaf please | t=coffee !x=decaf | en
likes | something like the Grüner wallet but not black | t=wallet !c=black !id=y147 | en
chatter | ok so my dad turns 70 next week and he's really into golf, what have you got | t=golfballs | en
chatter | hey do you guys happen to have any of those little cameras that print the photo straight away? | t=camera x=instant | en
orders | cheapest coffee machine | t=coffeemachine up | en
codes | ph-cc-p8 | id=y203 | en
several | vegan chocolate dark | t=chocolate x=vegan,dark | en
needs | my husband snores and I can't sleep | t=earplugs | en
needs | keep pollen out of the bedroom | t=airpurifier | en
absent | surfboard wax | v=nobody | en
mixed | Regenjacke for my dog | t=dogcoat | en
words | brödkniv | t=knife x=bread | sv
words | rullator | t=walker | sv
words | bikupa skyddsdräkt | t=beesuit | sv
forms | vandringskänga dam | t=hikingboots w=women | sv
forms | leksaks kök i trä | t=kitchen m=wood | sv
slips | studdsmatta | t=trampoline | sv
slips | gjutjärns stekpana | t=fryingpan m=iron | sv
slips | hörlurrar trådlösa | t=earbuds,headphones x=wireless | sv
traits | svarta jeans strl 40 dam | t=jeans w=women c=black s=40 | sv
traits | blå mössa till barn | t=hat w=kids c=blue | sv
traits | linneklänning grön | t=dress c=green m=linen | sv
ages | julklapp till en 9-åring som gillar experiment | t=sciencekit a=9 | sv
ages | hjälm till 4 åring | t=helmet a=4 | sv
prices | skidor max 4000 spänn | t=skis <=4000SEK | sv
prices | parfym under 1000:- | t=perfume <1000SEK | sv
prices | dammsugare som får kosta högst två tusen kronor | t=vacuum <=2000SEK | sv
prices | fiskespö runt sjuhundra kr | t=fishingrod >=500SEK <=900SEK | sv
prices | tält på rea | t=tent sale | sv
prices | tröja ull inte dyrare än 1000 kr | t=sweater m=wool <=1000SEK | sv
names | vad har ni från Hav & Hamn | v=Hav_&_Hamn | sv
names | vintermys under trehundra kronor | n=Vintermys <300SEK | sv
refusals | tvättmedel utan parfym | t=detergent x=perfumefree | sv
refusals | kaffe ej koffeinfritt | t=coffee !x=decaf | sv
refusals | tandborste men inte elektrisk | t=toothbrush !x=electric | sv
likes | nåt liknande Nordanviks stekpanna | t=fryingpan !id=y310 | sv
chatter | hej! jag letar efter nåt mysigt till min mormor som fryser jämt om fötterna | t=socks,slippers | sv
chatter | finns det någon bra bok att läsa i hängmattan i sommar? | t=novel | sv
orders | billigaste brädspelet | t=boardgame up | sv
codes | VO-65C | id=y204 | sv
several | alkoholfritt bubbel | t=wine x=nonalcoholic | sv
needs | bilrutan fryser till is på morgonen | t=icescraper | sv
needs | vi ska ut med båten och yngsta kan inte simma | t=lifejacket | sv
words | Fußball | t=football | de
words | Beamer | t=projector | de
words | Christbaum | t=christmastree | de
forms | Zahnbürsten | t=toothbrush | de
forms | Kinder Fahrrad | t=bike w=kids | de
slips | Wasserkoher | t=kettle | de
slips | Staubsauger Robotter | t=vacuum x=robot | de
traits | roter Teppich aus Wolle | t=rug c=red m=wool | de
traits | Damen Badeanzug Gr. 42 schwarz | t=swimsuit w=women c=black s=42 | de
traits | Herrenhemd weiß Kragenweite 41 | t=shirt w=men c=white s=41 | de
ages | Fahrradhelm für Fünfjährige | t=helmet a=5 | de
ages | Geschenk zum 3. Geburtstag meiner Enkelin | a=3 | de
prices | Bohrmaschine unter 150 € | t=drill <150EUR | de
prices | Gartenschere, darf nicht mehr als dreißig Euro kosten | t=secateurs <=30EUR | de
prices | Sneaker zwischen 80 und 100 Euro | t=sneakers >=80EUR <=100EUR | de
prices | Wein für nen Zehner | t=wine <=12EUR >=8EUR | de
prices | Fernseher mindestens 20 % reduziert | t=tv off20 | de
prices | Kopfhörer ab 150€ aufwärts | t=headphones >=150EUR | de
names | Geschenke aus Weihnachtszauber bis 40 Euro | n=Weihnachtszauber <=40EUR | de
names | Dr. Lindner unter 20 Euro | v=Dr._Lindner <20EUR | de
refusals | Bettdecke, aber keine Daunen | t=duvet !m=down | de
refusals | Tee ohne Koffein | t=tea x=herbal | de
refusals | Kleid nicht blau | t=dress !c=blue | de
likes | sowas wie der Kaffeevollautomat, nur günstiger | t=coffeemachine !id=y304 <499EUR | de
chatter | Guten Tag, ich suche für meine Mutter ein Telefon, das sie auch ohne Brille bedienen kann | t=phone x=senior | de
chatter | wir ziehen um und brauchen was zum Streichen, am liebsten weiß | t=paint c=white | de
orders | Laptops, das teuerste zuerst | t=laptop down | de
codes | KK-R5 | id=y438 | de
several | vegane Sneaker Herren 43 | t=sneakers x=vegan w=men s=43 | de
needs | ich habe ständig kalte Füße im Büro | t=heater,socks,slippers | de
needs | unsere Katze kratzt am Sofa | t=scratchingpost | de
absent | Kontaktlinsen | v=nobody | de
mixed | Wireless Tastatur in white | t=keyboard c=white | de
spoken | zeig mir mal Zelte für vier Leute | t=tent x=4person | de
words | ordinateur portable | t=laptop | fr
words | poussette | t=pram | fr
words | arbre à chat | t=scratchingpost | fr
forms | chaussures rando | t=hikingboots | fr
forms | porte bébés | t=babycarrier | fr
slips | parapluit pliant | t=umbrella | fr
slips | machine a cafe capsulle | t=coffeemachine x=capsule | fr
traits | sac à main en cuir marron | t=handbag c=brown m=leather | fr
traits | baskets blanches femme taille 38 | t=sneakers w=women c=white s=38 | fr
traits | pull gris cachemire | t=sweater c=grey m=cashmere | fr
ages | jouet en bois pour un enfant de 2 ans | t=toy m=wood a=2 | fr
ages | cadeau de naissance | t=softtoy,dummy,babycarrier,lamp | fr
prices | une lampe à moins de 70 euros | t=lamp <70EUR | fr
prices | vélo électrique, mon budget est de 1300 € | t=bike x=electric <=1300EUR | fr
prices | couteau de cuisine qui ne coûte pas plus de cinquante euros | t=knife <=50EUR | fr
prices | perceuse entre 100 et 150 € | t=drill >=100EUR <=150EUR | fr
prices | canapé en promo | t=sofa sale | fr
prices | petit cadeau pas cher, 15 € maxi | <=15EUR | fr
names | tout de chez Maison Verne à moins de 10 euros | v=Maison_Verne <10EUR | fr
names | la rentrée | n=Rentrée | fr
refusals | pâtes sans gluten | t=pasta x=glutenfree | fr
refusals | vin mais pas rouge | t=wine !c=red | fr
refusals | bottes femme sauf en caoutchouc | t=boots,hikingboots w=women | fr
likes | une montre comme celle d'Hav & Hamn mais pour enfant | t=watch w=kids !id=y157 | fr
chatter | bonjour, je cherche une idée pour l'anniversaire de ma copine, elle adore peindre | t=paintset | fr
chatter | est-ce que vous auriez quelque chose pour calmer un mal de dos ? | t=heatpad,mattress,massagegun,officechair | fr
orders | couteaux du moins cher au plus cher | t=knife up | fr
codes | PHN14 | id=y213 | fr
several | casque vélo blanc taille M | t=helmet c=white s=M | fr
needs | il fait trop chaud dans mon appartement | t=fan | fr
absent | machine à barbe à papa | v=nobody | fr
mixed | un blanket bien chaud pour le canapé | t=blanket | fr
words | taladro | t=drill | es
words | auriculares | t=headphones,earbuds | es
words | cafetera automática | t=coffeemachine | es
forms | zapatillas de correr | t=runningshoes | es
forms | lámparas de pie | t=lamp x=floor | es
slips | freidora de haire | t=airfryer | es
slips | mochilla de montaña | t=backpack x=hiking | es
traits | vestido amarillo de niña | t=dress w=kids c=yellow | es
traits | chaqueta negra mujer talla L | t=jacket w=women c=black s=L | es
traits | manta gris de lana | t=blanket c=grey m=wool | es
ages | juguetes para niños de 4 años | t=toy a=4 | es
ages | regalo para una bebé recién nacida | t=softtoy,dummy,babycarrier,babybottle,babymonitor | es
prices | aspiradora por menos de 400 euros | t=vacuum <400EUR | es
prices | zapatos que no pasen de setenta euros | t=heels,sandals,sneakers,slippers,rainboots,boots <=70EUR | es
prices | tele de 1000 a 1200 € | t=tv >=1000EUR <=1200EUR | es
prices | tengo 50 euros para un altavoz | t=speaker <=50EUR | es
prices | muebles de jardín rebajados | t=gardenset,parasol,hammock sale | es
prices | vino sobre los 15 euros | t=wine >=12EUR <=18EUR | es
names | cosas de Mar Azul por debajo de 20 € | v=Mar_Azul <20EUR | es
names | verano en el agua | n=Verano_en_el_agua | es
refusals | champú que no sea sólido | t=shampoo !x=solid | es
refusals | bicicleta no eléctrica | t=bike !x=electric | es
refusals | cinturón de piel, negro no | t=belt !c=black | es
likes | algo parecido a la olla a presión | t=pot,fryingpan,pressurecooker !id=y325 | es
chatter | hola buenas, mi hijo empieza el cole y necesita una mochila, qué me recomendáis | t=schoolbag,backpack | es
chatter | oye qué le puedo regalar a mi padre que le encanta el vino | t=wine | es
orders | los portátiles más baratos | t=laptop up | es
codes | OXSD64 | id=y503 | es
several | tabla de cortar de madera | t=cuttingboard m=wood | es
needs | se me rompen las gafas y necesito arreglarlas | t=screwdriver | es
absent | piano de cola | t=piano | es
mixed | un puzzle für kinder de animales | t=puzzle w=kids | es
`
