/**
 * A hundred and thirty prompts for the sixteenth shop, twenty-six in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const FERIA_PROMPTS = `
words | socks | t=socks | en
words | umbrella | t=umbrella | en
words | hair dryer | t=hairdryer | en
forms | sun glasses | t=sunglasses | en
slips | noice cancelling headfones | t=headphones x=noisecancelling | en
slips | bycicle helmet | t=bikehelmet | en
traits | black jeans women size 28 | t=jeans c=black w=women s=28 | en
traits | green wellies size 39 | t=rainboots c=green s=39 | en
traits | wireless mouse | t=mouse x=wireless | en
traits | grey cotton bedding | t=bedding c=grey m=cotton | en
ages | toys for a 2 year old boy | t=toy a=2 | en
prices | kettle under £40 | t=kettle <40GBP | en
prices | jumper between 60 and 100 pounds | t=sweater >=60GBP <=100GBP | en
prices | what can i get for 10 quid | <=10GBP | en
prices | running shoes on sale | t=runningshoes sale | en
names | Millbrook dresses | t=dress v=Millbrook | en
names | everything in the Garden Time collection | n=Garden_Time | en
refusals | winter coat without down | t=winterjacket,coat !m=down | en
refusals | things for my dog, just no food | t=dogthing !t=dogfood | en
likes | black jeans similar to the Cobalt Denim straight ones | t=jeans c=black | en
chatter | hello! do you have anything to help me sleep better? I keep waking up when the sun comes in | t=curtains x=blackout | en
orders | cheapest backpack | t=backpack up | en
codes | KT-V8-200 | id=f228 | en
several | vegan dark chocolate under a fiver | t=chocolate x=vegan <=5GBP | en
needs | my back kills me after a day of working from home | t=officechair,desk | en
needs | how do I carry my newborn hands free | t=babycarrier | en
words | strykjärn | t=iron | sv
words | barnvagn | t=stroller | sv
words | skärbräda | t=cuttingboard | sv
forms | mössorna | t=beanie | sv
slips | hörlurer trådlösa | t=headphones x=wireless | sv
slips | vinterjaka barn | t=winterjacket w=kids | sv
traits | vita sneakers dam stl 38 | t=sneakers c=white w=women s=38 | sv
traits | grön ullpläd | t=blanket c=green m=wool | sv
traits | svarta skinnskor herr 43 | t=shoes c=black m=leather w=men s=43 | sv
traits | gult kuddfodral | t=cushion c=yellow | sv
ages | present till en tjej som fyller 8, gillar att pyssla | t=craftkit a=8 | sv
prices | jacka under 1000 kr | t=jacket <1000SEK | sv
prices | vad får jag för 100 kronor | <=100SEK | sv
prices | tält på rea | t=tent sale | sv
prices | mixer runt 700 kr | t=blender >=525SEK <=875SEK | sv
names | Hemfrid förvaring | t=storagebox v=Hemfrid | sv
names | visa allt i Vinterklart | n=Vinterklart | sv
refusals | doftljus men inte vanilj | t=candle !id=f215 | sv
refusals | ryggsäck, inte rosa | t=backpack !c=pink | sv
likes | något som liknar Morgonrosts kaffebönor fast koffeinfritt | t=coffee x=decaf | sv
chatter | hej hej, vi ska få vår första bebis i maj och behöver något så vi hör henne när hon sover | t=babymonitor | sv
orders | dyraste armbandsuret | t=watch down | sv
several | vattentät blå vinterjacka barn 7 år | t=winterjacket w=kids c=blue a=7 x=waterproof | sv
needs | jag fryser om fötterna hemma | t=slippers,socks m=wool | sv
needs | håret blir så torrt | t=shampoo x=dryhair | sv
mixed | birthday present till pappa, han gillar att grilla | t=bbq | sv
words | Wäscheständer | t=dryingrack | de
words | Fahrradschloss | t=bikelock | de
words | Kopfkissen | t=pillow | de
forms | Hausschuhen | t=slippers | de
slips | Sonenbrille | t=sunglasses | de
slips | elektrische Zanbürste | t=electrictoothbrush | de
traits | schwarze Stiefel Damen Größe 39 | t=boots c=black w=women s=39 | de
traits | Bettlaken weiß 180x200 | t=fittedsheet c=white s=180x200 | de
traits | Herrenhemd weiß Kragenweite 42 | t=shirt w=men c=white s=42 | de
traits | Topfset für Induktion | t=pot x=induction | de
ages | Spielzeug für Zweijährige | t=toy a=2 | de
prices | Stehlampe unter 100 € | t=floorlamp <100EUR | de
prices | Geschenk für Mama zwischen 30 und 60 Euro | >=30EUR <=60EUR | de
prices | Sakko mindestens 20 % reduziert | t=blazer off20 | de
prices | Kaffeemaschine bis 60 Euro | t=coffeemaker <=60EUR | de
names | Lederhaus Vogt Geldbörsen | t=wallet v=Lederhaus_Vogt | de
names | zeig mir die Kollektion Terrassenzeit | n=Terrassenzeit | de
refusals | Pullover aber nicht aus Wolle | t=sweater,hoodie,cardigan !m=wool | de
refusals | Kopfhörer, keine In-Ears | t=headphones !t=earbuds | de
likes | ähnlich wie die weißen Sneaker von Schrittmacher, nur für Herren | t=sneakers w=men | de
chatter | Guten Abend, ich ziehe bald in meine erste eigene Wohnung und brauche noch was, um meine Hemden glatt zu kriegen | t=iron | de
orders | das günstigste Puzzle | t=puzzle up | de
several | wasserdichte Wanderschuhe Herren braun 43 | t=hikingboots w=men c=brown s=43 x=waterproof | de
needs | Mein Akku ist unterwegs ständig leer | t=powerbank | de
needs | unser Kater kratzt am Sofa | t=scratchingpost | de
absent | Waschmaschine | v=nobody | de
words | fer à repasser | t=iron | fr
words | gants de travail | t=workgloves | fr
words | couette | t=duvet | fr
forms | boucle d'oreille | t=earrings | fr
slips | aspirateur sans fille | t=vacuum x=cordless | fr
slips | chausures de course | t=runningshoes | fr
traits | robe noire taille 38 | t=dress c=black s=38 | fr
traits | sac à dos rose pour l'école | t=backpack c=pink x=school | fr
traits | tapis en laine 160x230 | t=rug m=wool s=160x230 | fr
traits | baskets homme noires pointure 44 | t=sneakers w=men c=black s=44 | fr
ages | jeu pour enfant de 8 ans | t=game,toy,videogame a=8 | fr
prices | parfum à moins de 70 euros | t=perfume <70EUR | fr
prices | canapé entre 500 et 700 € | t=sofa >=500EUR <=700EUR | fr
prices | idées cadeaux autour de 15 € | >=11EUR <=19EUR | fr
prices | poêle en promo | t=fryingpan sale | fr
names | les produits Belle Rive pour les cheveux | t=shampoo v=Belle_Rive | fr
names | collection Jardin d'Été | n=Jardin_d'Été | fr
refusals | bijoux mais pas en or | t=jewellery !m=gold | fr
refusals | pyjama sans dinosaures | t=pyjamas !id=f137 | fr
likes | dans le style du pull beige Atelier Loriot mais pour homme | t=sweater w=men | fr
chatter | Bonjour, ma fille part en colo cet été et il lui faut de quoi dormir sous la tente, merci | t=sleepingbag | fr
orders | dernières nouveautés robes | t=dress | fr
codes | SN-QC4-BLK | id=f250 | fr
several | lampe frontale rechargeable moins de 40 € | t=headlamp x=rechargeable <40EUR | fr
needs | mon chat a été stérilisé, que lui donner à manger | t=catfood x=sterilised | fr
needs | de quoi rester au sec quand il pleut | t=raincoat,umbrella,rainboots | fr
words | paraguas | t=umbrella | es
words | secador de pelo | t=hairdryer | es
words | arena para gatos | t=catlitter | es
forms | calcetín | t=socks | es
slips | auriculares inalambricos | t=headphones x=wireless | es
slips | mochlia escolar | t=backpack x=school | es
traits | zapatos rojos de tacón talla 38 | t=highheels c=red s=38 | es
traits | vaqueros de hombre azules 32 | t=jeans w=men c=blue s=32 | es
traits | botella de acero 750 ml | t=waterbottle m=steel | es
traits | abrigo negro de mujer talla M | t=coat,winterjacket c=black w=women s=M | es
ages | regalo para bebé de 1 año | a=1 | es
prices | gafas de sol por menos de 80 euros | t=sunglasses <80EUR | es
prices | algo bonito para mi novia, máximo 50 € | <=50EUR | es
prices | altavoz con descuento | t=speaker sale | es
prices | tablet de 150 a 250 euros | t=tablet >=150EUR <=250EUR | es
names | cosas de Huerta Viva | v=Huerta_Viva | es
names | lo de la colección Verano Azul | n=Verano_Azul | es
refusals | pasta que no lleve gluten | t=pasta x=glutenfree | es
refusals | silla pero no de oficina | t=chair !t=officechair | es
likes | unas botas parecidas a las Wellington pero para niños | t=rainboots w=kids | es
chatter | hola buenas, mi marido cumple 40 y le encanta el bricolaje, ¿qué me recomiendas? | t=tool,ladder,toolbox,workgloves,paint | es
orders | la cafetera más barata | t=coffeemaker up | es
several | crema vegana para piel seca | t=facecream x=vegan | es
needs | no quiero que se me queme la piel en la playa | t=sunscreen | es
needs | quiero hacer patatas fritas con menos grasa | t=airfryer | es
mixed | necesito una birthday card para mi jefa | t=birthdaycard | es
`
