/**
 * A third of four hundred prompts for the eighteenth shop, eighty in each language, as they are typed or said; written and
 * judged before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const LAST_HALLE_PROMPTS = `
refusals | ferngesteuertes Auto, das keine Batterien braucht | t=remotecar !x=batteries | de
likes | so was wie das Faltschloss Panzer 90 cm, nur billiger | t=bikelock !id=h244 <79EUR | de
likes | ein Buggy ähnlich wie der Buggy Flitz, aber in Blau | t=stroller c=blue !id=h277 | de
orders | Wanderrucksäcke, günstigste zuerst | t=hikingbackpack up | de
ages | Spielzeug ab 3 Jahren | t=toy a=3 | de
ages | Geschenk für meine Schwester, die gern strickt | t=yarn,craftsupplies | de
ages | ein Buch für ein vierjähriges Kind | t=book a=4 | de
needs | mein Auto springt bei Kälte nicht an | t=jumpstarter,jumpleads | de
needs | ich vergesse ständig, meine Pflanzen zu gießen | k=garden x=selfwatering,easycare | de
needs | im Flugzeug tut mir immer der Nacken weh | t=neckpillow | de
chatter | Guten Tag, wir bekommen im März unser erstes Kind und suchen noch ein Babyphone, am liebsten mit Kamera. Vielen Dank! | t=babymonitor | de
chatter | hallo zusammen, mein Mann ist begeisterter Camper und sein alter Kocher hat den Geist aufgegeben, habt ihr da was Kleines und Leichtes? | t=campingstove ~x=lightweight | de
chatter | Also ich hätte gern eine schöne Pflanze für meinen Balkon, vielleicht etwas Mediterranes, und sie sollte nicht mehr als 40 Euro kosten | t=plant <=40EUR ~x=mediterranean | de
words | poussette | t=stroller | fr
words | nounours | t=stuffedanimal | fr
words | lampe frontale | t=headlamp | fr
words | sécateur | t=secateurs | fr
words | luge | t=sled | fr
forms | cahiers | t=notebook | fr
forms | casques vélo | t=bikehelmet | fr
forms | portebébé | t=babycarrier | fr
slips | valize cabine | t=cabinsuitcase | fr
slips | guittare | t=guitar | fr
traits | tente rouge 2 places | t=tent c=red x=2person | fr
traits | lit pour chien gris | t=dogbed c=grey | fr
traits | chocolat noir vegan | t=chocolate x=vegan | fr
traits | sac à dos de rando pour femme | t=hikingbackpack w=women | fr
traits | sécateur pour gaucher | t=secateurs x=lefthanded | fr
traits | tout ce que vous avez de Klangwerk Lindner | v=Klangwerk_Lindner | fr
traits | piano numérique 88 touches | t=digitalpiano s=88 | fr
traits | tapis de yoga bleu en liège | t=yogamat c=blue m=cork | fr
prices | du vin à moins de 12 euros | t=wine <12EUR | fr
prices | vélo pliant 500€ max | t=foldingbike <=500EUR | fr
prices | jouets en promo | t=toy sale | fr
prices | une poupée entre 25 et 40 euros | t=doll >=25EUR <=40EUR | fr
prices | valise avec au moins 20 % de remise | t=suitcase off20 | fr
refusals | biscuits sans gluten | t=biscuits x=glutenfree | fr
refusals | croquettes pour chat sans poisson | t=catfood !x=fish | fr
refusals | un ballon mais pas de foot | t=ball !t=football | fr
refusals | une gourmandise pour Noël, tout sauf du chocolat | t=sweets x=christmas !t=chocolate !x=chocolate | fr
likes | quelque chose comme la Tente instantanée 3 places mais en rouge | t=tent c=red !id=h281 | fr
likes | dans le genre du Miel de lavande de Provence bio, mais moins cher | t=honey !id=h303 <9.80EUR | fr
orders | les miels du moins cher au plus cher | t=honey up | fr
orders | votre vin le plus cher | t=wine down | fr
ages | jeu pour un enfant de 4 ans | t=game,toy a=4 | fr
ages | cadeau pour un nouveau-né | w=baby | fr
ages | idée cadeau pour mon copain cycliste | x=cycling | fr
needs | on m'a encore volé mon vélo devant le bureau | t=bikelock | fr
needs | mes pneus sont toujours dégonflés | t=pump,bikepump,airpump | fr
needs | les moustiques m'empêchent de dormir en voyage | t=mosquitonet | fr
chatter | Bonjour, ma fille de 7 ans commence la musique à l'école et sa prof conseille une flûte à bec, est-ce que vous en avez ? | t=recorder | fr
chatter | bonsoir je cherche une trousse toute simple pour mon fils qui rentre au CP, bleue si possible, merci d'avance | t=pencilcase ~c=blue | fr
chatter | alors voilà, cet été on part au Portugal avec des amis et il nous faudrait un bon guide de voyage, pas plus de 20 euros si vous avez | t=travelguide <=20EUR | fr
words | linterna | t=torch | es
words | destornillador | t=screwdriver | es
words | carrito de bebé | t=stroller | es
words | rompecabezas | t=puzzle | es
words | termo | t=thermos | es
forms | mochilas | t=backpack | es
forms | cochecitos teledirigidos | t=remotecar | es
forms | porta bebés | t=babycarrier | es
slips | bicicelta plegable | t=foldingbike | es
slips | aseite de oliva | t=oliveoil | es
traits | collar de perro rojo de cuero | t=collar w=dogs c=red m=leather | es
traits | casco de bici rosa para niña | t=bikehelmet w=girls,kids c=pink | es
traits | tienda de campaña para 4 personas | t=tent x=4person | es
traits | vino tinto ecológico | t=redwine x=organic | es
traits | enséñame la colección Back to School | n=Back_to_School | es
traits | piscina hinchable para el jardín | v=nobody | es
traits | cama grande para perro | t=dogbed s=L | es
traits | taladro inalámbrico 18 V | t=drill x=cordless s=18v | es
prices | una maleta por menos de 80 euros | t=suitcase <80EUR | es
prices | peluches hasta 20 € | t=stuffedanimal <=20EUR | es
prices | mochilas rebajadas | t=backpack sale | es
prices | tengo 35 euros y quiero un juego de mesa | t=boardgame <=35EUR | es
prices | herramientas de más de 50 euros | t=tool >50EUR | es
refusals | un libro, pero que no sea de cocina | t=book !t=cookbook | es
refusals | botella de agua que no sea de plástico | t=waterbottle !m=plastic | es
refusals | dulces sin frutos secos | t=sweets !x=nuts | es
refusals | pienso para gatos que no lleve pollo | t=catfood !x=chicken | es
likes | algo parecido al Saco de dormir de plumas −10 °C pero azul y para mujer | t=sleepingbag c=blue w=women !id=h322 | es
likes | una guitarra como la Konzertgitarre 4/4 Natur pero más barata | t=guitar !id=h256 <139EUR | es
orders | el coche teledirigido más barato | t=remotecar up | es
ages | juguetes para un niño de 2 años | t=toy a=2 | es
ages | regalo para un amigo que hace senderismo | x=hiking | es
ages | disfraz para mi hijo de 6 años | t=costume a=6 | es
needs | tengo los pies helados en la cama | t=hotwaterbottle,heatpad,blanket,electricblanket,throw,socks,slippers,duvet | es
needs | los coches no ven a mi perro cuando paseamos de noche | w=dogs x=reflective | es
needs | el médico dice que me controle la tensión en casa | t=bloodpressuremonitor | es
needs | el móvil se me cae cuando conduzco | t=phoneholder | es
chatter | hola buenas, mi hija cumple ocho años y le gustaría aprender a tocar la guitarra, ¿qué me recomiendan? | t=guitar ~a=8 | es
chatter | Buenos días, estoy montando un huerto en la terraza y busco un bancal elevado para plantar tomates, preferiblemente de madera, gracias | t=raisedbed,planter ~m=wood | es
chatter | mira, el sábado celebramos un cumpleaños en casa y me hacen falta globos, si son dorados mejor | t=balloons ~c=gold | es
words | ryggsäck | t=backpack | sv
words | nalle | t=stuffedanimal | sv
words | trädgårdsslang | t=gardenhose | sv
words | olivolja | t=oliveoil | sv
words | motorsåg | v=nobody | sv
forms | cykel lås | t=bikelock | sv
forms | resväskor | t=suitcase | sv
forms | gitarrer | t=guitar | sv
slips | sovsäkc | t=sleepingbag | sv
slips | chokald | t=chocolate | sv
traits | röd pulka | t=sled c=red | sv
traits | rosa ukulele | t=ukulele c=pink | sv
traits | grön skolväska | t=schoolbag c=green | sv
traits | yogamatta lila | t=yogamat c=purple | sv
traits | ekologiskt te | t=tea x=organic | sv
traits | hopfällbar stol till campingen | t=campingchair x=foldable | sv
traits | visa allt i Green Living | n=Green_Living | sv
traits | vattentät pannlampa som går att ladda | t=headlamp x=waterproof x=rechargeable | sv
prices | gosedjur under 200 kr | t=stuffedanimal <200SEK | sv
prices | godis för högst 100 kronor | t=sweets <=100SEK | sv
prices | vandringsgrejer på rea | x=hiking sale | sv
prices | barnvagn mellan 5000 och 8000 kr | t=stroller >=5000SEK <=8000SEK | sv
prices | finns det nedsatta trädgårdssaker | k=garden sale | sv
refusals | glögg utan alkohol | t=mulledwine x=alcoholfree | sv
refusals | kaffe men inte koffeinfritt | t=coffee !x=decaf | sv
refusals | hundbädd, fast inte beige | t=dogbed !c=beige | sv
refusals | nåt att packa i till resan men ingen hård väska | t=luggage,bag !x=hardshell | sv
likes | något i stil med Ukulele sopran rosa fast i blått | t=ukulele c=blue !id=h377 | sv
orders | dyraste barnvagnen ni har | t=stroller down | sv
orders | tält, dyrast först | t=tent down | sv
ages | leksak till en ettåring | t=toy a=1 | sv
ages | present till en hundägare | w=dogs | sv
ages | brädspel för en tolvåring | t=boardgame a=12 | sv
needs | jag vill öva piano utan att störa grannarna | t=digitalpiano | sv
needs | småfåglarna hittar ingen mat i trädgården på vintern | t=birdfeeder,birdfood | sv
needs | kaffet blir alltid kallt på utflykten | t=thermos | sv
needs | hyllan blir alltid sned när jag sätter upp den | t=spiritlevel | sv
chatter | Hej! Min son ska börja i ettan till hösten och vill cykla till skolan, så vi behöver en ny hjälm, gärna blå | t=bikehelmet w=kids ~c=blue | sv
chatter | hej hej, jag tänkte ge bort lite garn till mamma för hon stickar jämt, helst ull tack | t=yarn ~m=wool | sv
chatter | god kväll, vi ska fjällvandra i augusti och jag undrar om ni har lätta vandringsstavar som inte går på mer än tusen kronor | t=trekkingpoles <=1000SEK ~x=lightweight | sv
`
