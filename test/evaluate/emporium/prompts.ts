/**
 * What shoppers ask the fourth shop, all written before the code was asked any of them; as "class | prompt | meaning" of the
 * second shop. A hash decides which half may be looked at.
 */
export const PROMPTS = `
en | green linen dress size 38 | t=dress c=green m=linen s=38
en | dress in black, size M, for a party | t=dress c=black s=M
en | something warm to wear from Less Is Less | v=Less_Is_Less
en | Less Is Less under 90 euro | v=Less_Is_Less <90EUR
en | sneakers size 43 that must not cost more than 110 euros | t=sneakers s=43 <=110EUR
en | jeans not under 50 euros | t=jeans >=50EUR
en | MH-WD-36 | id=a01
en | 9781402894626 | id=b01
en | isbn 978-3-16-148410-0 | id=b02
en | headfones wireless | t=headphones,earbuds
en | noise cancelling headphones max $200 | t=headphones x=noisecancelling <=200USD
en | gifts they'll love | n=Gifts_They'll_Love
en | gifts under the moon | n=Gifts_Under_the_Moon
en | anything from moon & tide that isn't silver | v=Moon_&_Tide !m=silver
en | sharp and simple | n=Sharp_and_Simple
en | for him, always | id=c04
en | cheapest laptop | t=laptop up
en | laptop, but not for gaming | t=laptop !x=gaming
en | gluten free biscuits | t=biscuits x=glutenfree
en | gluten-free pasta | t=pasta x=glutenfree
en | dark chocolate without milk | t=chocolate x=dark
en | sugar free jam please | t=jam x=sugarfree
en | coffee beans, organic, under thirty euros | t=coffee x=organic <30EUR
en | decaf | x=decaf
en | unscented candles | t=candle x=unscented
en | scented candle | t=candle x=scented
en | kids rain boots | t=boots w=kids
en | rain jacket for a 4 year old | t=jacket w=kids a=4
en | toys for 3 year olds | t=blocks,doll,teddy,trainset a=3
en | bike for my daughter who is five | t=bike w=kids a=5
en | board game | t=boardgame
en | jigsaw puzzle with a thousand pieces | t=puzzle
en | I've only got £25 to spend on something for the garden | <=25GBP t=secateurs,hose,houseplant,seeds,book
en | office chair with arm rests | t=officechair
en | desk lamp | t=lamp m=brass
en | floor lamp | t=lamp x=floor
en | wool rug blue | t=rug c=blue m=wool
en | red blanket | t=blanket c=red
en | bedding linen white | t=duvetcover m=linen c=white
en | dinning table | t=diningtable
en | dining table and chairs | t=diningtable,diningchair
en | tables not oak | t=desk !m=oak
en | cordless drill | t=drill x=cordless
en | tool box | t=toolbox
en | white wall paint | t=paint c=white
en | crime novel | t=book x=crime
en | books on sale | t=book sale
en | vegan cookbook | t=book x=cook
en | dog food grain free | t=dogfood x=grainfree
en | grey dog bed at least 20% off | t=dogbed off20
en | cat tree | t=cattree
en | food for my cat but no litter | t=catfood
en | two person tent | t=tent x=2person
en | sleeping bag | t=sleepingbag
en | bike helmet for adults, black | t=bikehelmet c=black
en | yoga mat purple in stock | t=yogamat c=purple stock
en | vegan soap | t=soap x=vegan
en | perfume for men | t=perfume w=men
en | sun cream factor 50 | t=sunscreen
en | waterproof mascara | t=mascara x=waterproof
en | hair dryer not more than 700 kronor | t=hairdryer <=700SEK
en | lawnmower | t=lawnmower
en | gift card | t=giftcard
en | gift voucher | t=giftcard
en | something like the Black Silk Slip Dress but cheaper | t=dress !id=a02
en | most expensive tv you have | t=tv down
en | what do you have out of stock | out
en | 55 inch tv | t=tv x=55inch
en | usb c charger | t=charger x=usbc
en | wireless mouse | t=mouse x=wireless
en | waterproof speaker | t=speaker x=waterproof
en | mens leather belt | t=belt m=leather w=men
en | leather jacket women's size 38 | t=jacket m=leather w=women s=38
en | sunglases | t=sunglasses
en | coffee machine between 500 and 600 euros | t=coffeemachine >=500EUR <=600EUR
en | hi, do you have any knives for the kitchen? | t=knife
en | do you sell tents? | t=tent
en | £20 or less | <=20GBP
en | over a hundred pounds | >100GBP
en | everything half price | off50
en | alcohol-free sparkling wine | t=wine x=nonalcoholic
sv | klänning i linne storlek 40 | t=dress m=linen s=40
sv | svart klänning till fest | t=dress c=black
sv | blå skjorta herr | t=shirt c=blue w=men
sv | regnjacka till barn 4 år | t=jacket w=kids a=4
sv | vattentät jacka för barn | t=jacket w=kids
sv | löparskor dam stl 38 | t=runningshoes w=women s=38
sv | lopar skor | t=runningshoes
sv | gymnastikskor vita | t=sneakers c=white
sv | hörlurar trådlösa max 900 kr | t=earbuds,headphones <=900SEK
sv | får inte kosta mer än femhundra kronor | <=500SEK
sv | något under 300:- till mormor | <300SEK
sv | jag har 250 kronor att lägga på en present | <=250SEK
sv | matbord i ek | t=diningtable m=oak
sv | bord men inte ek | t=desk !m=oak
sv | bokhylla vit | t=bookcase c=white
sv | bok hylla | t=bookcase
sv | stekpanna gjutjärn | t=pan m=iron
sv | skarbrada | t=cuttingboard
sv | kaffe utan koffein | t=coffee x=decaf
sv | koffeinfritt | x=decaf
sv | glutenfri pasta | t=pasta x=glutenfree
sv | müsli utan nötter | t=muesli x=nutfree
sv | billigaste laptopen | t=laptop up
sv | bärbar dator inte för spel | t=laptop !x=gaming
sv | presentkort | t=giftcard
sv | Höst hos oss | n=Höst_hos_oss
sv | borrmaskin på rea | t=drill sale
sv | hundsäng | t=dogbed
sv | koppel till hund rött | t=leash c=red
sv | kattsand | t=catlitter
sv | mat till fåglarna | t=birdfood
sv | tält för två | t=tent x=2person
sv | fiskespö | t=fishingrod
sv | barncykel 5 år | t=bike a=5
sv | cykelhjälm vuxen | t=bikehelmet w=adult
sv | mascara som är vattenfast | t=mascara x=waterproof
sv | hårfön | t=hairdryer
sv | tomatfrön | t=seeds x=tomato
sv | en bilderbok för en fyraåring | t=book w=kids a=4
sv | deckare | t=book x=crime
sv | dyraste mobilen | t=smartphone down
sv | hej! har ni några gosedjur? | t=teddy
sv | nickelfria örhängen | t=earrings
de | Leinenkleid | t=dress m=linen
de | Kleid grün Größe 36 | t=dress c=green s=36
de | Kaschmir Pulli Damen | t=sweater m=cashmere w=women
de | Pullover für Kinder, rot | t=sweater c=red w=kids
de | Herrenhandschuhe Leder | t=gloves m=leather w=men
de | Winterschuhe | t=boots
de | Gummistiefel Kinder 3 Jahre | t=boots w=kids a=3
de | Lederjacke Damen höchstens 300 Euro | t=jacket m=leather w=women <=300EUR
de | darf nicht mehr als zwanzig Euro kosten | <=20EUR
de | ich habe 40 Euro für ein Geschenk | <=40EUR
de | Sofa, aber nicht grau | t=sofa !c=grey
de | Buerostuhl ergonomisch | t=officechair
de | Stehlampe schwarz | t=lamp x=floor c=black
de | Bettwäsche aus Leinen 135x200 | t=duvetcover m=linen
de | blaue Handtücher | t=towel c=blue
de | Tasse blau | t=mug c=blue
de | Kaffeetasse | t=mug
de | Kaffee ohne Koffein | t=coffee x=decaf
de | zuckerfreie Marmelade | t=jam x=sugarfree
de | Schokolade ohne Nüsse | t=chocolate !x=milk
de | alkoholfreier Sekt | t=wine x=nonalcoholic
de | Kräutertee | t=tea x=herbal
de | Laptop 14 Zoll unter 1200 € | t=laptop <1200EUR
de | Fernseher 55 Zoll | t=tv
de | Saugrobotter | t=robotvacuum
de | Wasserkocher rot | t=kettle c=red
de | kabellose Kopfhörer unter 250 Dollar | t=headphones x=wireless <250USD
de | Akkubohrer | t=drill x=cordless
de | Leiter | t=ladder
de | Kochbuch vegan | t=book x=cook
de | Science Fiction Roman | t=book x=scifi
de | Hundefutter ohne Getreide | t=dogfood x=grainfree
de | Kratzbaum | t=cattree
de | Katzenfutter | t=catfood
de | Zelt für 2 Personen | t=tent
de | Schlafsack reduziert | t=sleepingbag sale
de | Trinkflasche Edelstahl | t=waterbottle m=steel
de | Spielzeug ab 1 Jahr aus Holz | t=blocks m=wood a=1
de | Puppe | t=doll
de | Gesellschaftsspiel für 10-Jährige | t=boardgame a=10
de | parfümfreie Creme | t=facecream,sunscreen
de | Rasierer Herren | t=razor w=men
de | Geschenkgutschein | t=giftcard
de | günstigste Uhr | t=watch,smartwatch up
fr | robe verte en lin | t=dress c=green m=linen
fr | robe noire taille S | t=dress c=black s=S
fr | pull enfant rouge 5 ans | t=sweater c=red w=kids a=5
fr | veste en cuir femme en solde | t=jacket m=leather w=women sale
fr | bottines marron pointure 38 | t=boots c=brown s=38
fr | chaussures de course femme | t=runningshoes w=women
fr | un cadeau à moins de 15 euros | <15EUR
fr | ça ne doit pas coûter plus de cinquante euros | <=50EUR
fr | j'ai quatre-vingts euros à dépenser pour ma femme | <=80EUR
fr | canapé pas gris | t=sofa !c=grey
fr | table à manger en chêne | t=diningtable m=oak
fr | chaise de bureau | t=officechair
fr | lampe de bureau | t=lamp m=brass
fr | tapis bleu en laine | t=rug c=blue m=wool
fr | bougie sans parfum | t=candle x=unscented
fr | thé vert | t=tea x=green
fr | pâtes sans gluten | t=pasta x=glutenfree
fr | chocolat noir vegan | t=chocolate x=dark
fr | vin rouge | t=wine x=red
fr | casque sans fil | t=headphones,earbuds x=wireless
fr | enceinte etanche | t=speaker x=waterproof
fr | ordinateur portable 14 pouces | t=laptop x=14inch
fr | liseuse | t=ereader
fr | bouilloir rouge | t=kettle c=red
fr | perceuse sans fil | t=drill x=cordless
fr | roman policier | t=book x=crime
fr | livre de cuisine végétalien | t=book x=cook
fr | croquettes pour chien sans céréales | t=dogfood x=grainfree
fr | litière pour chat | t=catlitter
fr | tente deux places | t=tent x=2person
fr | trottinette pour fille de 6 ans | t=scooter a=6
fr | jouets en bois | t=blocks,trainset m=wood
fr | parfum homme | t=perfume w=men
fr | carte cadeau | t=giftcard
fr | tuyau d'arrosage | t=hose
fr | le casque le moins cher | t=headphones up
fr | bonjour, avez-vous des montres pour homme ? | t=watch w=men
es | vestido negro talla M | t=dress c=black s=M
es | camisa blanca hombre talla L | t=shirt c=white w=men s=L
es | zapatillas para correr mujer | t=runningshoes w=women
es | botas de agua niño | t=boots w=kids
es | chaqueta de cuero | t=jacket m=leather
es | bañador rojo talla 40 | t=swimsuit c=red s=40
es | gafas de sol en oferta | t=sunglasses sale
es | que no cueste más de veinte euros | <=20EUR
es | tengo 30 euros para un regalo | <=30EUR
es | sofá que no sea gris | t=sofa !c=grey
es | lámpara de pie | t=lamp x=floor
es | lampara de escritorio | t=lamp m=brass
es | alfombra azul | t=rug c=blue
es | copas de vino | t=winglasses
es | café sin cafeína | t=coffee x=decaf
es | pasta sin gluten | t=pasta x=glutenfree
es | mermelada sin azúcar | t=jam x=sugarfree
es | vino tinto menos de 15 € | t=wine x=red <15EUR
es | auriculares inalámbricos | t=headphones,earbuds x=wireless
es | portátil para jugar | t=laptop x=gaming
es | portatil barato | t=laptop up
es | ratón inalámbrico | t=mouse
es | taladro sin cable | t=drill x=cordless
es | destornilladores juego | t=screwdriver
es | novela negra | t=book x=crime
es | cuento infantil | t=book w=kids
es | comida para gatos | t=catfood
es | cama para perro | t=dogbed
es | tienda de campaña 2 personas | t=tent
es | juguetes para niños de 4 años | t=doll,trainset a=4
es | perfume de mujer | t=perfume w=women
es | champú sin sulfatos | t=shampoo x=sulfatefree
es | tarjeta regalo | t=giftcard
es | macetas | t=flowerpot
es | pendientes de plata | t=earrings m=silver
mixed | sneakers vit | t=sneakers c=white
mixed | gaming laptop bajo 2000 euros | t=laptop x=gaming <2000EUR
mixed | yoga Leggings schwarz | t=leggings c=black
mixed | vegan choklad | t=chocolate x=vegan
mixed | cadeau for my mum under 35€ | <35EUR
mixed | wireless hörlurar | t=headphones,earbuds x=wireless
typing | headph | t=headphones
typing | borrmas | t=drill
typing | gummist | t=boots
typing | trottin | t=scooter
typing | silk dr | t=dress m=silk
typing | Maren Ho | v=Maren_Holt
`
