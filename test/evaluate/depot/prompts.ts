/** Eighty prompts for the sixth shop, sixteen in each language, written and judged before the code was asked any. */
export const DEPOT_PROMPTS = `
en | case for my pebble 5, not the phone itself | t=phonecase !t=phone
en | bed for a big dog | t=dogbed
en | choping board thats not plastic | t=cuttingboard !m=plastic
en | hiking boots mens size 44 | t=hikingboots w=men s=44
en | grey scarf for grandma under 70 quid | t=scarf c=grey <70GBP
en | wine, cheapest first | t=wine up
en | coffe beans without caffeine | t=coffee x=decaf
en | anything by Shellby? | v=Shellby
en | got any rugs that arent red | t=rug !c=red
en | pjs for a 5 yr old | t=pyjamas a=5
en | keybord without a wire | t=keyboard x=wireless
en | womens black leather boots 38 | t=boots w=women c=black m=leather s=38
en | something vegan under £5 | x=vegan <5GBP
en | carry on suitcase in the sale | t=suitcase x=cabin sale
en | a nice little rabbit for a new baby | t=softtoy w=baby
en | suitcases, most expensive first | t=suitcase down
sv | vattenflaska till barnen max 100 kr | t=waterbottle w=kids <=100SEK
sv | datormus utan sladd | t=mouse x=wireless
sv | mörkläggningsgardin till sovrummet | t=curtains x=blackout
sv | kaffe bönor under 120 kr | t=coffee x=beans <120SEK
sv | gula stövlar till en unge | t=rubberboots w=kids c=yellow
sv | sockor i ull | t=socks m=wool
sv | röd handväska i skinn | t=handbag c=red m=leather
sv | julgranskulor | t=baubles
sv | påslakan i bomull på rea | t=bedlinen m=cotton sale
sv | nåt spännande att läsa, gärna en deckare | t=book x=crime
sv | pyjamas herr stl L | t=pyjamas w=men s=L
sv | present till en femåring, högst 300 spänn | a=5 <=300SEK
sv | öl utan alkohol | t=beer x=alcoholfree
sv | blåa baddräkten storlek 40 | t=swimsuit c=blue s=40
sv | matlåda, inte i plast | t=lunchbox !m=plastic
sv | har ni svarta barstolar | t=barstool c=black
de | nudeln ohne gluten | t=pasta x=glutenfree
de | badehose für herren in L | t=swimshorts w=men s=L
de | handy ladegerät unter 30 Euro | t=charger <30EUR
de | tastatur, aber keine kabellose | t=keyboard !x=wireless
de | daunenjacke für frauen gr. M | t=jacket x=down w=women s=M
de | weißes bücherregal | t=bookcase c=white
de | kaffemühle mit kurbel | t=coffeegrinder
de | grünes kissen aus samt | t=cushion c=green m=velvet
de | künstlicher weihnachtsbaum bis 100 € | t=christmastree <=100EUR
de | teppiche, die günstigsten zuerst | t=rug up
de | futter für meine katze | t=catfood
de | gürtel, nicht aus leder | t=belt !m=leather
de | hausschuhe aus filz größe 41 | t=slippers m=felt s=41
de | brotmesser | t=knife x=bread
de | großer schwarzer reisekoffer | t=suitcase c=black
de | ich such ne trinkflasche in rosa | t=waterbottle c=pink
fr | gourde mais pas en plastique | t=waterbottle !m=plastic
fr | biscuits sans sucre | t=biscuits x=sugarfree
fr | un lit en bois pour deux personnes | t=bedframe
fr | rideaux blancs en lin | t=curtains c=white m=linen
fr | ceinture marron pour mon mari, pas plus de 30 € | t=belt c=brown <=30EUR
fr | sandales femme en 38 soldées | t=sandals w=women s=38 sale
fr | souris d'ordinateur avec fil | t=mouse x=corded
fr | café en grain décaféiné ou pas | t=coffee x=beans
fr | miroir rond doré | t=mirror x=round c=gold
fr | pansements | t=plasters
fr | jouet pour mon chien | t=dogtoy
fr | combinaison rouge taille M | t=jumpsuit c=red s=M
fr | écran pour l'ordi à moins de 300 euros | t=monitor <300EUR
fr | chocolat sans noisettes | t=chocolate !x=nuts
fr | bouillote pour l'hiver | t=hotwaterbottle
fr | bonnet orange en laine | t=beanie c=orange m=wool
es | mochila para el portátil | t=backpack x=laptop
es | vino tinto por menos de 10 | t=wine x=red <10
es | botas de agua para niño talla 26 | t=rubberboots w=kids s=26
es | bañador azul de mujer | t=swimsuit w=women c=blue
es | zapatillas blancas de hombre del 43 | t=sneakers w=men c=white s=43
es | cortinas que no sean grises | t=curtains !c=grey
es | taburete alto para la cocina | t=barstool
es | regalo para una niña de 4 años por menos de 25 euros | a=4 <25EUR
es | targeta de memoria | t=memorycard
es | calendario de adviento | t=adventcalendar
es | leggins negros talla xl | t=leggings c=black s=XL
es | tazas de cerámica | t=mug m=ceramic
es | qué tenéis de Halden? | v=Halden
es | pañuelo de seda | t=scarf m=silk
es | comida para pajaros | t=birdseed
es | funda de fieltro para el ordenador | t=laptopsleeve
`
