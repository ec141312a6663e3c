/**
 * What shoppers ask the fourth shop as they type and speak: long sentences, colloquial money, no accents, slips, exclusions,
 * ages, sizes, orders. All were written before the code was asked any; rules were then mended by the kinds that failed.
 */
export const THIRD_PROMPTS = `
en | hiya, im looking for a birthday present for my husband, he's hard to buy for, budget 50 quid max | <=50GBP
en | somthing to read on the beach, not more than ten pounds | t=book <=10GBP
en | rug that isnt wool | t=rug !m=wool
en | whats ur cheapest rug | t=rug up
en | wireles mouse left handed | t=mouse x=wireless
en | similar to the rioja crianza but cheaper | t=wine <12EUR !id=f13
en | trainers size 43 under a hundred euros for my boyfriend | t=sneakers s=43 <100EUR
en | need a gift for a 4 yr old boy who loves trains, less than fifty quid | t=trainset a=4 <50GBP
en | have you got anything gluten free? | x=glutenfree
en | books except crime | t=book !x=crime
en | size 38 boots brown suede pls | t=boots s=38 c=brown m=suede
en | tv bigger than 50 inch | t=tv
en | red or blue blanket | t=blanket c=red
en | anything from Hedgerow Pantry over 4 pounds | v=Hedgerow_Pantry >4GBP
en | headphones between one and two hundred dollars | t=headphones >=100USD <=200USD
en | sort by price low to high: candles | t=candle up
en | waterproff speker | t=speaker x=waterproof
en | the most expensive watch u have | t=watch,smartwatch down
en | MH-WD-38 in stock? | id=a01
en | ISBN 9783161484100 | id=b02
sv | nåt till min sambo under fem hundra spänn | <500SEK
sv | under 300 spänn till farsan | <300SEK
sv | skjorta herr stl L inte vit | t=shirt w=men s=L !c=white
sv | barncykel till sexåring max 1 500 kr | t=bike a=6 <=1500SEK
sv | hej! har ni någon tavla eller spegel i trä? | t=mirror m=wood
sv | tradlos mus | t=mouse x=wireless
sv | vad är det billigaste ni har för katter | w=cats up
sv | brusreducerande hörlurar | t=headphones x=noisecancelling
sv | kaffe men inte koffeinfritt | t=coffee !x=decaf
sv | tvåpersonstält | t=tent x=2person
sv | sortera på dyrast först: böcker | t=book down
sv | present till en 7-åring | a=7
sv | nagot varmt till vintern, halsduk eller handskar | t=scarf,gloves
sv | mellan 200 och 300 kr leksak | t=teddy >=200SEK <=300SEK
de | Ich such was für meine Freundin zum Geburtstag, so um die 50 Euro | >=40EUR <=60EUR
de | Kleid gr. 38 aber bitte nicht schwarz | t=dress s=38 !c=black
de | Laptop wie der Gaming-Laptop 17 Zoll RTX nur billiger | t=laptop !id=e05
de | Fussball grösse 5 | t=football
de | Hundebett waschbar grau fuer grosse Hunde | t=dogbed c=grey
de | Was kostet unter 10 Euro und ist vegan? | x=vegan <10EUR
de | Schlafanzug damen flanel grösse M | t=pyjamas m=flannel s=M
de | Spiele für die ganze Familie ab 10 | t=boardgame,puzzle a=10
de | Bürostuhl höchstens dreihundert € | t=officechair <=300EUR
de | Bettwäche weiss leinen | t=duvetcover c=white m=linen
de | alles von Wollwerk außer Handschuhe | v=Wollwerk !t=gloves
de | fahrradhelm gr L | t=bikehelmet s=L
fr | un pull pour ma fille de 5 ans | t=sweater w=kids a=5
fr | tapis sauf bleu | t=rug !c=blue
fr | du chocolat a moins de 5 balles | t=chocolate <5EUR
fr | je cherche une montre pour mon mari qui coûte entre 200 et 400 euros | t=watch >=200EUR <=400EUR
fr | telephone portable pas cher | t=smartphone up
fr | livres tries par prix croissant | t=book up
fr | jouet pour un enfant de deux ans | t=blocks,teddy a=2
fr | canape velour vert | t=sofa c=green m=velvet
fr | creme solaire enfants indice 50 | t=sunscreen x=spf50
fr | y a-t-il des produits sans gluten ? | x=glutenfree
fr | outils de bricolage sauf les échelles | t=hammer,screwdriver,saw,drill,toolbox !t=ladder
fr | machine à café à moins de six cents euros | t=coffeemachine <600EUR
fr | ordi portable gamer | t=laptop x=gaming
es | algo para mi abuela por menos de 30 pavos | <30EUR
es | zapatos de niño numero 26 | t=boots s=26 w=kids
es | una camiseta o camisa azul | t=shirt c=blue
es | vestido que no sea negro | t=dress !c=black
es | ordenador portatil por debajo de mil quinientos euros | t=laptop <1500EUR
es | muñeca para nena de 5 años | t=doll a=5
es | de mas barato a mas caro: lamparas | t=lamp up
es | chocolate sin leche | t=chocolate !x=milk
es | cuanto cuestan los guantes de piel | t=gloves m=leather
es | regalos de entre 40 y 60 euros | >=40EUR <=60EUR
es | aspirador robot | t=robotvacuum
es | perfume no de mujer | t=perfume !w=women
es | quiero una alfombra redonda | t=rug m=jute
es | raton inhalambrico | t=mouse x=wireless
mixed | rain boots barn storlek 26 | t=boots w=kids s=26
mixed | Geschenk for my dad unter 60 Euro | <60EUR
mixed | vegan cookbook auf deutsch | t=book x=cook
`
