/** What shoppers ask the third shop as they type and speak; written as emporium/third-prompts.ts and at the same time. */
export const THIRD_PROMPTS = `
en | dress for a wedding, not black, size M | t=dress s=M !c=black
en | something for my cat under 10 quid | w=cats <10GBP
en | running shoes mens 43 that dont cost the earth | t=runningshoes w=men s=43
en | i want a drill but without a cord | t=drill x=cordless
en | tent for four people | t=tent x=4person
en | anything on sale for the garden | sale t=lawnmower,wheelbarrow,bbq,plant
en | toys for a two year old girl | t=blocks a=2
en | headphones cheaper than 150 euros | t=headphones <150EUR
en | pasta but no gluten | t=pasta x=glutenfree
en | shirts for men in linen, L | t=shirt w=men m=linen s=L
en | coffe beens | t=coffee x=beans
sv | klänning max 800 spänn | t=dress <=800SEK
sv | deckare på svenska under hundralappen | t=book x=crime <100SEK
sv | leksak till hunden | t=dogtoy
sv | robotklippare | t=lawnmower x=robot
sv | blojor strl 4 | t=diapers s=4
sv | något till bebisen mellan 100 och 300 kronor | >=100SEK <=300SEK
sv | svart barnvagn på rea | t=pram c=black sale
sv | klockor billigast först | t=watch,smartwatch up
sv | skor i 44 till min kille | t=runningshoes,hikingboots s=44
sv | hörlurar som inte är svarta | t=headphones,earbuds !c=black
sv | choklad utan nötter | t=chocolate !x=nuts
de | Krimi unter 12 € | t=book x=crime <12EUR
de | Sneaker für Kinder Gr 29 | t=sneakers w=kids s=29
de | handy bis 400 euro | t=phone <=400EUR
de | Katzenspielzeug | t=cattoy
de | Pulli grau herren | t=sweater c=grey w=men
de | Kinderbuch für eine Siebenjährige | t=book a=7
de | Zelt aber nicht für 2 personen | t=tent !x=2person
de | Grill nicht Gas | t=bbq !x=gas
de | die teuerste Bohrmaschine | t=drill down
de | Tasse gelb | t=mug c=yellow
de | irgendwas von Klarwasser unter 35 euro | v=Klarwasser <35EUR
fr | robe rouge taille 38 moins de soixante euros | t=dress c=red s=38 <60EUR
fr | nourriture pour chaton | t=catfood x=kitten
fr | livre pour un garçon de 8 ans | t=book a=8
fr | un jean femme taille 30 | t=jeans w=women s=30
fr | shampoing anti pelliculaire | t=shampoo x=antidandruff
fr | vin mais pas rouge | t=wine !x=red
fr | ecouteurs blancs sans fil | t=earbuds c=white x=wireless
fr | barbecue a gaz en promo | t=bbq x=gas sale
fr | quelque chose de chez Petit Bout à plus de 100 euros | v=Petit_Bout >100EUR
es | botines negros numero 38 | t=boots c=black s=38
es | libro de cocina que no sea vegano | t=book x=cook id=b06
es | cerveza sin alcohol | t=beer x=nonalcoholic
es | silla de oficina por menos de 150 libras | t=chair <150GBP
es | comida para perros sin cereales | t=dogfood x=grainfree
es | bañador de hombre talla XL | t=swimshorts s=XL
es | algo para un niño de cinco años que cueste menos de 25 euros | a=5 <25EUR
es | sarten hierro | t=pan m=iron
es | gafas de sol rebajadas | t=sunglasses sale
`
