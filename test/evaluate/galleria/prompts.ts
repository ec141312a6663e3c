/**
 * A hundred and twenty-six prompts for the seventh shop, about as many in each language, written and judged before the
 * code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody": nothing may come.
 */
export const GALLERIA_PROMPTS = `
words | trousers | t=chinos,jeans | en
words | couch | t=sofa | en
words | telly | t=tv | en
forms | tooth brushes | t=toothbrush | en
forms | white bookshelves | t=bookcase c=white | en
slips | umbrela | t=umbrella | en
slips | choclate without nuts | t=chocolate ~x=nutfree | en
prices | hot sauce under $10 | t=sauce <10USD | en
prices | headphones between 50 and 100 euros | t=headphones >=50EUR <=100EUR | en
prices | a phone, no more than four hundred euros | t=phone <=400EUR | en
prices | drills at least 20% off | t=drill off20 | en
traits | womens trainers size 38 | t=sneakers,runningshoes w=women s=38 | en
traits | toys for a 2 year old | t=blocks,softtoy a=2 | en
refusals | jeans that aren't black | t=jeans !c=black | en
refusals | shampoo without plastic | t=soap,shampoo ~t=soap | en
likes | like the Sonido noise cancelling headphones but cheaper | t=headphones <229EUR | en
names | anything from Copper Fox | v=Copper_Fox | en
names | gifts for curious minds | n=Gifts_for_Curious_Minds | en
names | what's in the outlet? | n=Outlet | en
codes | HL-HD-BK-M | id=p1015 | en
chatter | hi there, do you have any present for my dad who likes barbecues? | t=barbecue | en
chatter | my daughter starts school in august and needs a bag | t=schoolbag | en
orders | wine, cheapest first | t=wine up | en
orders | the latest phones | t=phone | en
several | waterproof jacket for men, green, size L, under 200 euro | t=parka,raincoat w=men c=green s=L <200EUR | en
absent | surfboard | t=surfboard v=nobody | en
words | byxor | t=chinos,jeans | sv
words | soffa | t=sofa | sv
words | mobiltelefon | t=phone | sv
words | halsband | t=necklace | sv
forms | pennor till skolan | t=pencils,fountainpen ~t=pencils | sv
forms | cykel hjälm | t=bikehelmet | sv
forms | hängmattor | t=hammock | sv
slips | parapply | t=umbrella | sv
slips | barnvgan | t=stroller | sv
prices | cykellås max 500 spänn | t=bikelock <=500SEK | sv
prices | en leksak för runt 200:- | t=softtoy >=160SEK <=240SEK | sv
prices | tröja under tusen kronor | t=sweater <1000SEK | sv
traits | löparskor dam storlek 39 | t=runningshoes w=women s=39 | sv
traits | röda högklackade skor | t=pumps c=red | sv
traits | present till en femåring | a=5 | sv
refusals | te utan koffein | t=tea x=caffeinefree | sv
refusals | handskar, men inte för trädgården | t=gloves !x=garden | sv
likes | alternativ till Norrskens stickade tröja | t=sweater,cardigan !id=p1014 | sv
names | grejer från Småfolk & Co | v=Småfolk_&_Co | sv
names | fars dag | ~n=Father's_Day,Gifts_for_Him | sv
chatter | hej! har ni något kul till min katt? | w=cats | sv
chatter | jag letar efter en julklapp till farfar som gillar att läsa deckare | t=book x=crime | sv
orders | dyraste hörlurarna | t=headphones down | sv
orders | nyaste spelen | t=boardgame,cardgame,puzzle | sv
several | svart hoodie i strl M, inte dyrare än 50 euro | t=hoodie c=black s=M <=50EUR | sv
absent | snowboard | t=snowboard v=nobody | sv
words | Handy | t=phone | de
words | Pulli | t=sweater,hoodie,cardigan | de
words | Schmuck | t=necklace,earrings,bracelet,ring,cufflinks | de
words | Kinderwagen | t=stroller | de
forms | Brett zum Schneiden | t=cuttingboard | de
forms | Hunde Leine | t=dogleash | de
forms | Weingläser | t=wineglasses | de
slips | Regenschrim | t=umbrella | de
slips | Kopfhöhrer mit Bluetooth | t=headphones | de
prices | Espressomaschine bis höchstens 250 Euro | t=espressomachine <=250EUR | de
prices | Uhr ab 200 € | t=watch,smartwatch >=200EUR | de
prices | reduzierte Schuhe für Damen | t=sneakers,sandals,runningshoes,pumps w=women sale | de
traits | Kleid in Größe 42 | t=dress s=42 | de
traits | blaue Vase aus Keramik | t=vase c=blue m=ceramic | de
traits | Spielzeug für eine Zehnjährige | t=boardgame,cardgame,rccar,kite,science a=10 | de
refusals | Bohrmaschine ohne Kabel | t=drill x=cordless | de
refusals | getreidefreies Hundefutter | t=dogfood x=grainfree | de
likes | ähnlich wie das Abendkleid von Maison Ondine, nur billiger | t=dress <99EUR | de
names | Holzeisenbahn von Spielwiese | t=trainset v=Spielwiese | de
names | alles aus der Kollektion Home Office | n=Home_Office | de
codes | Artikelnummer KM-800-SB | id=p1402 | de
chatter | Mein Sohn lernt Gitarre und braucht neue Saiten | t=guitarstrings | de
orders | Bier, das günstigste zuerst | t=beer up | de
several | grünes Fahrrad für Frauen unter 550 Euro | t=bike w=women c=green <550EUR | de
absent | Wohnwagen | t=caravan v=nobody | de
words | canapé | t=sofa | fr
words | baskets | t=sneakers,runningshoes | fr
words | doudou | t=softtoy | fr
words | pull | t=sweater,hoodie,cardigan | fr
forms | couteaux de cuisine | t=knife | fr
forms | machine à café | t=espressomachine | fr
forms | tapis de sol pour la voiture | t=carmats | fr
slips | parfun | t=perfume | fr
slips | trotinette | t=scooter | fr
prices | vin à moins de 12 € | t=wine <12EUR | fr
prices | j'ai 20 euros, un jeu de société pour la famille | t=boardgame,cardgame,puzzle <=20EUR | fr
prices | sac à dos entre quatre-vingts et cent euros | t=backpack >=80EUR <=100EUR | fr
traits | chemise en lin taille L | t=shirt m=linen s=L | fr
traits | boucles d'oreilles en or | t=earrings m=gold | fr
traits | livre pour un enfant de 4 ans | t=book a=4 | fr
refusals | chaussures qui ne sont pas en cuir | t=sneakers,runningshoes,sandals,pumps,rubberboots,slippers,espadrilles,footballboots !m=leather | fr
refusals | limonade sans sucre | t=lemonade x=sugarfree | fr
likes | pareil que la montre Copper Fox en moins cher | t=watch,smartwatch <289EUR | fr
names | les produits Petite Plume | v=Petite_Plume | fr
names | la collection Date Night | n=Date_Night | fr
codes | modèle VL-X3 | id=p2206 | fr
chatter | bonjour, je cherche un cadeau pour ma copine, elle adore les bijoux | t=necklace,earrings,bracelet,ring | fr
orders | les jeans du plus cher au moins cher | t=jeans down | fr
several | robe noire pour une soirée, taille 38, en promo | t=dress c=black s=38 sale | fr
absent | télescope | t=telescope v=nobody | fr
words | ordenador portátil | t=laptop | es
words | auriculares | t=headphones | es
words | gafas de natación | t=swimgoggles | es
words | zapatos de tacón | t=pumps | es
forms | velas perfumadas | t=candle | es
forms | taladros | t=drill | es
forms | comida para gatos | t=catfood | es
slips | sofa gris | t=sofa c=grey | es
slips | mochilla de senderismo | t=backpack x=hiking | es
prices | zapatillas por menos de 60 euros | t=sneakers,slippers,footballboots,espadrilles <60EUR | es
prices | perfume de unos 70 euros | t=perfume >=56EUR <=84EUR | es
prices | algo para papá que cueste como mucho treinta euros | w=men <=30EUR | es
traits | pantalón beige de hombre talla 50 | t=chinos c=beige w=men s=50 | es
traits | juguetes de madera | t=blocks,trainset,playkitchen m=wood | es
traits | manta amarilla para bebé | t=blanket c=yellow w=baby | es
refusals | bebidas sin alcohol | t=beer,lemonade,juice,tea,coffee !x=ipa !t=wine,spirits | es
refusals | arroz sin gluten | t=rice x=glutenfree | es
likes | una alternativa al vino de Bodegas Roble | t=wine !id=p1301 | es
names | lámparas de Lumen House | t=lamp v=Lumen_House | es
codes | 9780000012345 | id=p2501 | es
chatter | hola, ¿me recomendáis un libro para un viaje a Tokio? | t=book x=travel | es
orders | lámparas, primero la más barata | t=lamp up | es
several | botas de agua verdes para niño número 26 por menos de 25 € | t=rubberboots c=green s=26 w=kids <25EUR | es
absent | lavadora | t=washingmachine v=nobody | es
`
