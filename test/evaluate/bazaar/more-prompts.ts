/** More of the second shop's prompts, as prompts.ts writes them: by what words mean rather than by what must hold. */
export const MORE_PROMPTS = `
compounds | bok hylla | t=bookcase
compounds | bokhylla i ek | t=bookcase ~m=oak
compounds | läderjacka | t=jacket m=leather
compounds | ullfilt | t=blanket m=wool
compounds | barncykel | t=bike w=kids
compounds | glasvas | t=vase m=glass
compounds | trä leksaker | id=y1,y8
compounds | yogamatta | t=mat
compounds | Holzspielzeug | id=y1,y8
compounds | Lederstiefel | t=boots m=leather
compounds | Kinderhelm | t=helmet w=kids
compounds | Damenfahrrad | t=bike w=women
compounds | Tomatensamen | t=seeds x=tomato
compounds | Winter Schlafsack | t=sleepingbag
compounds | Samtkissen | t=cushion m=velvet
compounds | Gusseisenpfanne | t=pan m=iron
compounds | lawnmower | t=lawnmower
compounds | bookshelf | t=bookcase
compounds | tool box | t=toolbox
compounds | hund säng | t=dogbed
things | I'm looking for a really comfy chair to read in, ideally velvet | t=armchair ~m=velvet
things | my dog ate his bed, need a new washable one | t=dogbed
things | hi, do you have any nice blue vases for my living room? | t=vase c=blue
things | gift for my boyfriend who loves grilling | t=bbq
things | rugged handmade artisan wooden hammer with tassels | t=hammer
things | hej! jag behöver en ny borrmaskin till sommarstugan | t=drill
things | finns det någon mysig lampa till sovrummet? | t=lamp
things | snygg retro fåtölj med snurrfot | t=armchair
things | Ich brauche dringend einen neuen Schreibtisch fürs Homeoffice | t=desk
things | hochwertiger handgeschmiedeter Gartenschlauch | t=hose
things | Geschenk für Oma, vielleicht ein schönes Buch über Backen | t=book x=cook
things | bonjour, auriez-vous un joli miroir pour mon entrée ? | t=mirror
things | je cherche une tente légère pour deux personnes | t=tent
things | couverture toute douce pour le bébé de ma soeur | t=blanket w=kids
things | busco un espejo o una mesa pequeña para el salón | t=mirror,coffeetable,table
things | necesito una manguera resistente para el jardín | t=hose
things | un regalo original: pendientes de plata | t=earrings
things | desk lamp | t=lamp
things | dog | id=p1,p2,p3
things | laptop backpack | t=backpack
typos | hedphones wireless | t=headphones x=wireless
typos | vevlet armchair | t=armchair m=velvet
typos | matress | t=mattress
typos | coffe beans | t=coffee
typos | klänninng blå | t=dress c=blue
typos | skruvdragrae | t=screwdriver
typos | grässklippare | t=lawnmower
typos | Schreibtich Eiche | t=desk m=oak
typos | Lautspercher | t=speaker
typos | Fahrad Kinder | t=bike w=kids
typos | fauteil velours | t=armchair ~m=velvet
typos | couvertuer bébé | t=blanket w=kids
typos | lampra blanca | t=lamp c=white
typos | bicicelta roja | t=bike c=red
typos | aurriculares inalámbricos | t=headphones x=wireless
languages | fauteuil vert | t=armchair c=green
languages | spegel | t=mirror
languages | Spiegel rund | t=mirror
languages | vattenkokare | t=kettle
languages | Staubsauger | t=vacuum
languages | aspirateur robot | t=vacuum
languages | robot vacuum cleaner | t=vacuum
languages | sécateurs de jardin | t=secateurs
languages | pruning shears | t=secateurs
languages | solglasögon | t=sunglasses
languages | gafas de sol | t=sunglasses
languages | läppstift rött | t=lipstick c=red
languages | Lippenstift | t=lipstick
languages | cerf-volant | t=kite
languages | drake | t=kite
languages | vin rouge | t=wine
languages | nourriture pour chien | t=dogfood
languages | kattsand | t=catlitter
languages | litière pour chat | t=catlitter
languages | bonfire candle with vanilla scent | t=candle
languages | clés usb chargeur | t=charger
languages | soap | t=soap
languages | tvål | t=soap
languages | tornillos | t=screws
languages | screws for wood | t=screws
languages | fernseher | t=tv
languages | television | t=tv
languages | akvarium | t=aquarium
languages | composteur | t=compost
languages | sunscreen for kids | t=sunscreen
likes | something like the Velvet Armchair Moss but cheaper | t=armchair <349EUR !id=f1
likes | similar to Battery Lawn Mower 40 V | t=lawnmower !id=g1
likes | liknande Fåtölj Ulla grå ull | t=armchair !id=f2
likes | ähnlich wie Gasgrill 3 Brenner, aber günstiger | t=bbq <279EUR
likes | une alternative à Wireless Over-Ear Headphones Black, moins chère | t=headphones <149EUR
likes | parecido a Portátil gaming pero más barato | t=laptop <1499EUR
likes | cheaper alternative to the Cordless Drill 18 V | t=drill <129EUR
order | cheapest book | t=book up
order | most expensive headphones | t=headphones down
order | billigaste klänningen | t=dress up
order | günstigster Laptop | t=laptop up
order | das teuerste Zelt | t=tent down
order | la mochila más barata | t=backpack up
order | lampe la moins chère | t=lamp up
order | tents sorted by price ascending | t=tent up
typing | headph | t=headphones
typing | red dre | t=dress
typing | yoga m | t=mat
typing | gräskl | t=lawnmower
typing | Schreibt | t=desk
typing | parasol dép | t=parasol
typing | mecha keyb | t=keyboard
`
