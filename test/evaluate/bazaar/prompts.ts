/**
 * What shoppers ask the second shop: class | prompt | what it means. Held apart: the code is never fitted to a prompt of
 * it, only to what a class of them shows.
 *
 * Meanings: t= c= m= w= s= x= as goods.ts says them, v= the maker, n= the collection, id= products, <80EUR <=80EUR
 * >=80EUR, sale, off20, stock, out, up down (by price). `a,b` one of them, `!` denies, `~c=red` is wished, not asked for.
 */
export const PROMPTS = `
names | sale e pepe | v=Sale_e_Pepe
names | pasta from Sale e Pepe | t=pasta v=Sale_e_Pepe
names | something from Mr. Right | v=Mr._Right
names | number nine puzzle | t=puzzle v=Number_Nine
names | Far Out tent | t=tent v=Far_Out
names | gifts for him | n=Gifts_for_Him
names | gifts for him under 50 euros | n=Gifts_for_Him <50EUR
names | julklappar under 200 kr | n=Julklappar_under_200_kr
names | Far dags att fira | n=Far_dags_att_fira
names | alles muss raus | n=Alles_muss_raus
names | liste de naissance | n=Liste_de_naissance
names | Día de la Madre | n=Día_de_la_Madre
names | petits plaisirs de belle heure | n=Petits_plaisirs v=Belle_Heure
names | ohne titel kleid | t=dress v=Ohne_Titel
names | free from everything | n=Free_From_Everything
names | dinner in ten minutes | n=Dinner_in_Ten_Minutes
names | kläder från only | v=Only
names | Living with Less sale | n=Living_with_Less sale
names | get lost | n=Get_Lost
names | candles by Little Luxuries Co | t=candle v=Little_Luxuries_Co
prices | lamp that won't set me back more than a hundred euros | t=lamp <=100EUR
prices | anything for the garden below forty euro | <40EUR id=g4,g5,g7,g10,g13,g3,b7
prices | tent, 300 euros tops | t=tent <=300EUR
prices | headphones between 100 and 200 euros | t=headphones >=100EUR <=200EUR
prices | coffee around 20 euros | t=coffee >=16EUR <=24EUR
prices | desk starting from 500 € | t=desk >=500EUR
prices | hörlurar max tusen kronor | t=headphones <=1000SEK
prices | cykel under 5 000:- | t=bike <5000SEK
prices | gräsklippare för högst 3.500 kr | t=lawnmower <=3500SEK
prices | leksaker för mindre än tvåhundra kronor | <200SEK id=y2,y6
prices | något till pappa för en femhundring | <=500SEK
prices | verktyg mellan 100 och 200 kr | >=100SEK <=200SEK id=w4
prices | Laptop bis eintausend Euro | t=laptop <=1000EUR
prices | Grill für maximal 300€ | t=bbq <=300EUR
prices | Schuhe, die nicht mehr als 100 Euro kosten sollen | t=shoes <=100EUR
prices | Pfanne zwischen zwanzig und dreißig Euro | t=pan >=20EUR <=30EUR
prices | ein Zelt ab 300 Euro aufwärts | t=tent >=300EUR
prices | Bücher unter zwanzig Euro | t=book <20EUR
prices | un livre à moins de 20 euros | t=book <20EUR
prices | canapé ou fauteuil à 400 € maximum | t=armchair <=400EUR
prices | crème qui coûte entre 20 et 45 euros | t=cream >=20EUR <=45EUR
prices | j'ai cinquante euros pour un cadeau de bébé | <=50EUR id=f24,y5
prices | une échelle qui ne coûte pas plus de cent cinquante euros | t=ladder <=150EUR
prices | portátil de mil quinientos euros como mucho | t=laptop <=1500EUR
prices | botas que no superen los 120 € | t=boots <=120EUR
prices | una lámpara por debajo de noventa euros | t=lamp <90EUR
prices | galletas a menos de 4 euros | t=biscuits <4EUR
prices | desde 1.000 euros, portátil | t=laptop >=1000EUR
discounts | headphones at least 25% off | t=headphones off25
discounts | everything half price | off50
discounts | reduced lamps | t=lamp sale
discounts | rabatterade cyklar och leksaker | sale
discounts | fåtölj på rea | t=armchair sale
discounts | gardiner minst 30 % rabatt | t=curtain off30
discounts | Pfannen im Angebot | t=pan sale
discounts | Kleid um mindestens 25 Prozent reduziert | t=dress off25
discounts | matelas à moitié prix | t=mattress off50
discounts | parasol en solde | t=parasol sale
discounts | colchones al 50% de descuento | t=mattress off50
discounts | casco rebajado | t=helmet sale
stock | barhocker auf lager | t=stool stock
stock | science fiction book in stock | t=book stock
stock | appareil photo disponible | t=camera stock
stock | razor for women, even if sold out | t=razor
stock | slutsålda leksaker | out id=y10
attributes | red dress | t=dress ~c=red
attributes | dress size 38 | t=dress s=38
attributes | dress in M | t=dress s=M
attributes | black leather jacket for women | t=jacket ~c=black ~m=leather
attributes | wooden toys for kids | w=kids m=wood
attributes | men's running shoes size 44 | t=shoes s=44 w=men
attributes | toys for a 4 year old | w=kids
attributes | blå klänning storlek L | t=dress c=blue s=L
attributes | rött koppel i läder | t=leash c=red
attributes | regnjacka strl 116 | t=raincoat s=116
attributes | presenter till barn | w=kids
attributes | grön tröja herr | t=sweater ~c=green
attributes | Damenschuhe Größe 39 | t=shoes s=39 w=women
attributes | graue Decke aus Wolle | t=blanket c=grey
attributes | weißes Hemd für Herren | t=shirt c=white
attributes | Spielzeug ab 1 Jahr | w=kids
attributes | pull gris taille M | t=sweater c=grey s=M
attributes | bottes marron pointure 38 | t=boots s=38
attributes | vase en verre bleu | t=vase c=blue
attributes | botas de cuero talla 37 | t=boots s=37
attributes | manta de lana gris | t=blanket c=grey
attributes | zapatillas de correr para mujer | t=shoes ~w=women
attributes | mug vit keramik | t=mug ~c=white
attributes | bleu marine rideaux lin | t=curtain ~c=blue
codes | TQ-1800/B | id=w1
codes | tq1800b | id=w1
codes | WS 750-3 | id=w2
codes | artikelnummer HK-12.001 | id=w3
codes | 4006381333931 | id=e7
codes | lc-900 | id=e1
codes | LC900BK headphones | id=e1
codes | p4 | id=p4
negation | headphones not black | t=headphones !c=black
negation | lamp but not white | t=lamp !c=white
negation | dress, not red and not black | t=dress !c=red,black
negation | muesli without nuts | t=muesli !x=nuts
negation | gluten free pasta | t=pasta x=gluten-free
negation | fragrance-free face cream | t=cream x=fragrance-free
negation | puzzle not for kids | t=puzzle !w=kids
negation | klänning men inte svart eller röd | t=dress !c=black,red
negation | müsli utan nötter | t=muesli !x=nuts
negation | sockerfria kakor | t=biscuits x=sugar-free
negation | schampo utan sulfater | t=shampoo x=sulfate-free
negation | allt i trädgården utom gräsklippare | !t=lawnmower
negation | Kopfhörer, aber nicht in Rosa | t=headphones !c=pink
negation | glutenfreie Nudeln | t=pasta x=gluten-free
negation | Schuhe keine schwarzen | t=shoes !c=black
negation | Backbuch ohne Zucker | t=book id=b3
negation | Creme ohne Parfüm | t=cream x=fragrance-free
negation | pâtes sans gluten | t=pasta x=gluten-free
negation | une robe pas noire | t=dress !c=black
negation | chocolat sans noisettes | t=chocolate !x=nuts
negation | galletas sin azúcar | t=biscuits x=sugar-free
negation | vestido que no sea negro ni rojo | t=dress !c=black,red
negation | mochila que no sea rosa | t=backpack !c=pink
negation | shoes other than Velocity | t=shoes !v=Velocity
`
