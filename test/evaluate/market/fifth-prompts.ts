/** Sixty more of what shoppers ask this shop, each written and judged before the code was asked any. */
export const FIFTH_PROMPTS = `
en | do yuo have any headphones under 200 euros | t=headphones <200EUR
en | hi there, im after a large white t-shirt for men | t=tshirt w=men s=L c=white
en | boots, not the brown ones but black | t=boots c=black
en | mens shirt medium, blue | t=shirt w=men s=M c=blue
en | toys for a one year old | t=blocks a=1
en | whats your cheepest dog food | t=dogfood up
en | something for dads beard | t=beardoil,razor w=men
en | waterproof bluetooth speeker | t=speaker x=waterproof
en | birthday present for a 5 year old, nothing over 30 euros | a=5 <=30EUR
en | dress extra large | t=dress s=XL
en | no leather shoes or bags pls | t=runningshoes,sneakers,backpack !m=leather
en | a thriller for the beach, not in german | t=book x=crime id=b01,b03
en | knife or pan, anything but steel | t=pan !m=steel
en | secatuers | t=secateurs
sv | har ni nån röd hundkoppel | t=leash c=red
sv | stor grön klänning till midsommar | t=dress c=green s=L
sv | sjukt billig choklad | t=chocolate up
sv | nåt till en ettåring | a=1
sv | gräsklippare, inte robot | t=lawnmower !x=robot
sv | kaffe som inte är koffeinfritt | t=coffee !x=decaf
sv | matta till vardagsrummet | t=rug
sv | julklapp till mamma under 400 kr | <400SEK
sv | liten luvtröja dam | t=hoodie w=women s=S
sv | elgrill eller kolgrill | t=bbq
sv | inga böcker på engelska, en deckare vill jag ha | t=book x=crime id=b02,b03
sv | regnjaka gul mellan storlek | t=raincoat c=yellow s=M
sv | tandborste el | t=toothbrush x=electric
de | haben sie auch vegane kochbücher | t=book x=cook id=b07
de | nicht das schwarze kleid sondern das rote | t=dress c=red
de | Herrenhemd groß weiß | t=shirt w=men c=white s=L
de | geschenk für die freundin bis 50 euro | <=50EUR
de | Spielzeug für ein einjähriges Kind | t=blocks a=1
de | kein Shampoo gegen Schuppen, ein normales | t=shampoo !x=antidandruff
de | hundefutter ohne getreide oder getreidefrei nass | t=dogfood x=grainfree
de | wasserkocher aus glas | t=kettle
de | schlafsack fürs zelten bis minus 5 grad | t=sleepingbag
de | Bohrmachine mit akku | t=drill x=cordless
de | T-Shirt klein schwarz | t=tshirt c=black s=S
de | sofa in grün, höchstens 1000 € | t=sofa c=green <=1000EUR
fr | vous avez des baskets blanches en 39 ? | t=sneakers c=white s=39
fr | chemise homme taille moyenne | t=shirt w=men s=M
fr | pas de vin rouge, du blanc svp | t=wine x=white
fr | cadeau de naissance pas trop cher | w=baby
fr | jouet pour un bébé d'un an | t=blocks a=1
fr | croquettes chien saumon | t=dogfood x=grainfree
fr | robe noire petite taille | t=dress c=black s=S
fr | rouge à lèvres mais pas rouge, plutôt rose | t=lipstick c=pink
fr | tondeuse robot | t=lawnmower x=robot
fr | je cherche une tante pour 2 personnes pas chère | t=tent x=2person
fr | valise rouge à moins de cent euros | t=suitcase c=red <100EUR
es | teneis algun perfume de hombre? | t=perfume w=men
es | camisa de hombre grande | t=shirt w=men s=L
es | no quiero la roja sino la marrón, una bolsa | t=bag c=brown
es | regalo para una niña de un año | a=1
es | vino que no sea blanco por menos de 15 euros | t=wine !x=white <15EUR
es | aceite de oliba ecologico | t=oliveoil x=organic
es | vestido pequeño negro | t=dress c=black s=S
es | robot para limpiar la casa | t=vacuum x=robot
es | casco de bici para niña de cuatro años | t=bikehelmet w=kids a=4
es | un puzle para niños de 5 años barato | t=puzzle a=5
`
