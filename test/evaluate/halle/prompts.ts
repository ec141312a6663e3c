/**
 * A third of four hundred prompts for the eighteenth shop, eighty in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const HALLE_PROMPTS = `
words | trainers | t=sneaker | en
words | wellies | t=rubberboots | en
words | vacuum cleaner | t=vacuum | en
words | telly | t=tv | en
words | washing machine | v=nobody | en
words | Föhn | t=hairdryer | de
words | Sonnenbrille | t=sunglasses | de
words | Couch | t=sofa | de
words | waffeleisen | t=waffleiron | de
words | Winterreifen | v=nobody | de
words | bouilloire | t=kettle | fr
words | parapluie | t=umbrella | fr
words | ordi portable | t=laptop | fr
words | portefeuille | t=wallet | fr
words | rouge à lèvres | t=lipstick | fr
words | cepillo de dientes eléctrico | t=electrictoothbrush | es
words | calcetines | t=socks | es
words | jersey | t=sweater | es
words | cinturón | t=belt | es
words | frigorífico | v=nobody | es
words | örhängen | t=earrings | sv
words | tekanna | t=teapot | sv
words | slips | t=tie | sv
words | tangentbord | t=keyboard | sv
words | mobil | t=smartphone | sv
forms | frying pans | t=fryingpan | en
forms | head phones | t=headphones | en
forms | bookshelves | t=bookshelf | en
forms | Regenjacken | t=rainjacket | de
forms | Kaffee Maschine | t=coffeemaker | de
forms | Damen Uhr | t=watch w=women | de
forms | manteaux | t=coat | fr
forms | bijoux | t=jewellery | fr
forms | porte-monnaies | t=wallet,purse | fr
forms | relojes | t=watch,clock | es
forms | lámparas de pie | t=floorlamp | es
forms | vestiditos de verano | t=dress x=summer | es
forms | klänningarna | t=dress | sv
forms | stek panna | t=fryingpan | sv
forms | handdukar | t=towel | sv
slips | umbrela | t=umbrella | en
slips | blutooth speeker | t=speaker | en
slips | jewlery | t=jewellery | en
slips | Kopfhöhrer | t=headphones | de
slips | Rucksak | t=backpack | de
slips | Portmonnaie | t=wallet,purse | de
slips | chausettes | t=socks | fr
slips | parfun femme | t=perfume w=women | fr
slips | colchon viscolastico | t=mattress | es
slips | mochilla escolar | t=schoolbag,backpack | es
slips | hörlurrar | t=headphones | sv
slips | damsugare | t=vacuum | sv
traits | white t-shirt for men | t=tshirt c=white w=men | en
traits | waterproof walking boots | t=hikingboots,hikingshoe x=waterproof | en
traits | black ankle boots women's | t=ankleboots c=black w=women | en
traits | anything by Pilgrim for men | v=Pilgrim w=men | en
traits | king size linen duvet cover | t=duvetcover m=linen s=king | en
traits | mens wool jumper | t=sweater m=wool w=men | en
traits | wireless keyboard | t=keyboard x=wireless | en
traits | noise cancelling bluetooth headphones | t=headphones x=noisecancelling x=bluetooth | en
traits | rote Ballerinas aus Leder | t=balletflats c=red m=leather | de
traits | schwarze Lederjacke Herren | t=leatherjacket c=black w=men | de
traits | weißes Leinenhemd | t=shirt c=white m=linen | de
traits | Bratpfanne 28 cm für Induktion | t=fryingpan s=28cm x=induction | de
traits | Monitor 27 Zoll 4K | t=monitor s=27in x=4k | de
traits | goldene Armbanduhr für Damen | t=watch c=gold w=women | de
traits | Kopfhörer von Orbit | t=headphones v=Orbit | de
traits | gummistiefel kinder größe 26 | t=rubberboots w=kids s=26 | de
traits | robe noire femme | t=dress c=black w=women | fr
traits | baskets blanches en cuir | t=sneaker c=white m=leather | fr
traits | sac à dos de randonnée vert | t=backpack c=green x=hiking | fr
traits | housse de couette rose en coton | t=duvetcover c=pink m=cotton | fr
traits | bijoux de chez Anchor | t=jewellery v=Anchor | fr
traits | collier en argent | t=necklace m=silver | fr
traits | mascara noir waterproof | t=mascara c=black x=waterproof | fr
traits | chaussons en laine pour homme | t=slippers m=wool w=men | fr
traits | camisa roja de cuadros | t=shirt c=red x=checked | es
traits | pantalones de lino para mujer | t=trousers m=linen w=women | es
traits | chubasquero amarillo | t=rainjacket,raincoat c=yellow | es
traits | botas marrones mujer | t=boots c=brown w=women | es
traits | bufanda gris de lana | t=scarf c=grey m=wool | es
traits | ropa de la colección Winter Warmers | k=clothes n=Winter_Warmers | es
traits | zapatos negros de tacón | t=heels c=black | es
traits | vaqueros negros hombre | t=jeans c=black w=men | es
traits | vita sneakers herr | t=sneaker c=white w=men | sv
traits | röd dunjacka dam | t=downjacket c=red w=women | sv
traits | blå sammetssoffa | t=sofa c=blue m=velvet | sv
traits | svart handväska i läder | t=handbag c=black m=leather | sv
traits | ekologisk t-shirt i bomull | t=tshirt x=organic m=cotton | sv
traits | lampor från Stilla | t=lamp v=Stilla | sv
traits | vattentät högtalare med bluetooth | t=speaker x=waterproof x=bluetooth | sv
traits | vitt höj- och sänkbart skrivbord | t=desk c=white x=heightadjustable | sv
prices | dresses under £60 | t=dress <60GBP | en
prices | a watch for less than 200 pounds | t=watch <200GBP | en
prices | shoes between 50 and 100 quid | t=shoe >=50GBP <=100GBP | en
prices | kitchen stuff on sale | k=kitchen sale | en
prices | headphones, budget is 150 max | t=headphones <=150 | en
prices | Kleid bis 50 Euro | t=dress <=50EUR | de
prices | Handtaschen zwischen 80 und 150 € | t=handbag >=80EUR <=150EUR | de
prices | reduzierte Jacken | t=jacket sale | de
prices | pfanne unter 40€ | t=pan <40EUR | de
prices | Schuhe, die mindestens 20 Prozent reduziert sind | t=shoe off20 | de
prices | un parfum à moins de 60 euros | t=perfume <60EUR | fr
prices | lampe pas plus de 50€ | t=lamp <=50EUR | fr
prices | vêtements femme en solde | k=clothes w=women sale | fr
prices | bijoux entre 20 et 40 euros | t=jewellery >=20EUR <=40EUR | fr
prices | j'ai 100 euros pour une veste ou un manteau | t=jacket,coat <=100EUR | fr
prices | zapatos por menos de 70 euros | t=shoe <70EUR | es
prices | vestido que cueste menos de 40 € | t=dress <40EUR | es
prices | auriculares rebajados | t=headphones sale | es
prices | relojes de más de 50 euros | t=watch,clock >50EUR | es
prices | cosas de cocina hasta 30 euros | k=kitchen <=30EUR | es
prices | stickad tröja under 1500 kr | t=sweater,cardigan <1500SEK | sv
prices | skor för max 800 kronor | t=shoe <=800SEK | sv
prices | tv som kostar mindre än 5000 kr | t=tv <5000SEK | sv
prices | rea på sängkläder | t=bedding sale | sv
prices | armbandsklocka mellan 500 och 1500 kr | t=watch >=500SEK <=1500SEK | sv
refusals | boots but not black ones | t=boots !c=black | en
refusals | leather-free shoes | t=shoe !m=leather | en
refusals | a jumper, any colour except grey | t=sweater !c=grey | en
refusals | fragrance-free moisturiser | t=moisturiser,cream x=fragrancefree | en
refusals | Deo ohne Aluminium | t=deodorant x=aluminiumfree | de
refusals | Jacke, aber bitte keine schwarze | t=jacket !c=black | de
refusals | Pullover nicht aus Wolle | t=sweater !m=wool | de
refusals | sandalen ohne absatz | t=sandals !t=heels | de
refusals | un sac mais pas en cuir | t=bag !m=leather | fr
refusals | robe, tout sauf noire | t=dress !c=black | fr
refusals | shampoing sans sulfate | t=shampoo x=sulphatefree | fr
refusals | chaussures femme sans talons | t=shoe w=women !t=heels | fr
refusals | sartén sin PFAS | t=fryingpan x=pfasfree | es
refusals | vaqueros que no sean azules | t=jeans !c=blue | es
refusals | un reloj que no sea dorado | t=watch,clock !c=gold | es
refusals | camiseta, pero blanca no | t=tshirt !c=white | es
refusals | tvål utan palmolja | t=soap x=palmoilfree | sv
`
