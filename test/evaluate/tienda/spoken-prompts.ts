/**
 * Forty more prompts for the thirteenth shop, as people say what they need, tell their story or look for a gift; written and
 * judged before the code was asked any: class | prompt | meaning | language.
 */
export const TIENDA_SPOKEN_PROMPTS = `
needs | just moved out of my parents' place and there is nothing to cook with in my kitchen | t=fryingpan,saucepan,chefknife,cuttingboard,airfryer,plates,cutlery,kettle,toaster | en
needs | I wake up with a stiff neck every single morning | t=pillow | en
needs | need my coffee to stay hot on the train | t=travelmug,thermos | en
needs | the windscreen is frozen over every morning | t=icescraper | en
needs | im Keller ist es so feucht dass die Kartons schimmeln | t=dehumidifier | de
needs | meine Messer sind so stumpf, die schneiden nicht mal mehr Tomaten | t=knifesharpener,chefknife | de
needs | unterm Dach ist es im Sommer unerträglich heiß | t=fan | de
needs | j'ai mal au dos au bureau | t=officechair,desk | fr
needs | mains sèches et gercées dès qu'il fait froid | t=handcream | fr
needs | des courbatures partout après le sport, vous avez quoi pour ça | t=foamroller | fr
needs | para que no se me enfríe el café | t=travelmug,thermos | es
needs | me gustaría aprender a tocar algún instrumento, nunca he tocado ninguno | t=guitar,ukulele,keyboardpiano | es
needs | me voy a Inglaterra y allí los enchufes son distintos | t=traveladapter | es
needs | allt damm och hundhår på golvet gör mig galen | t=vacuum | sv
needs | jag svettas så mycket under armarna | t=deodorant | sv
needs | vill ha mysigt ljus på altanen om kvällarna | t=fairylights | sv
needs | jag hör aldrig när någon knackar på och vill se vem det är | t=doorbell | sv
chatter | Evening! The wife and I are off to Portugal in May, first trip since the twins were born, do you have a Lisbon guide book? | t=travelguide | en
chatter | hiya, I broke my mate's racket last night 🙈 need to replace it before sunday, tennis, adult size, under 100 euros please | t=tennisracket <100EUR | en
chatter | Hallo zusammen, ich fange im Oktober an zu studieren und bräuchte einen leichten Laptop, 14 Zoll reicht mir völlig | t=laptop | de
chatter | Sagen Sie mal, unsere Kleine hat ihre Fäustlinge schon dreimal im Kindergarten verloren, gibts bei Ihnen welche mit Schnur dran? | t=mittens | de
chatter | Grüß Gott, mein Bruder heiratet im Mai und hat nur einen geliehenen Anzug, das geht gar nicht, er braucht einen dunkelblauen in Größe 50 | t=suit s=50 | de
chatter | Bonjour, notre petite a 3 ans et veut absolument une draisienne rouge comme son cousin, vous en faites ? | t=balancebike c=red | fr
chatter | hello, je cherche un casque de vélo blanc pour aller au boulot, j'ai eu une grosse frayeur la semaine dernière | t=bikehelmet | fr
chatter | bonsoir, est-ce qu'il vous reste une écharpe rouge bien douce ? c'est pour ma grand-mère qui a toujours froid et elle adore cette couleur | t=scarf c=red | fr
chatter | hola, el sábado es el cumple de mi peque, cumple 5 y la fiesta es de piratas, ¿tenéis un disfraz de su talla? | t=costume | es
chatter | buenos días, mi gato me ha destrozado el sofá nuevo 😭 necesito un rascador ya, ¿qué me puede costar? | t=scratchingpost | es
chatter | a ver, trabajo desde casa y me han dicho que salgo borroso en las reuniones, busco una webcam decente por unos 40 euros | t=webcam | es
chatter | hej, vår yngsta vägrar ta flaska av plast, så nu undrar jag om ni har nappflaska i glas? | t=babybottle | sv
chatter | tja! snart dags för fjällvandringen och mitt gamla tält läcker som ett såll, finns det ett lätt för två personer, gärna under 2500 kr | t=tent <2500SEK | sv
gifts | present for my dad who loves grilling, up to 50 euros | t=fathersdaykit,barbecue <=50EUR | en
gifts | a little treat for my sister, nothing she loves more than a long hot bath | t=bathbombs,bathrobe,candle | en
gifts | meine Mutter backt jedes Wochenende Kuchen, was könnte ich ihr zum 60. schenken | t=standmixer,bakingtin,kitchenscale,apron | de
gifts | Mitbringsel für Freunde die gerne Wein trinken, so bis 15 Euro | t=wine,corkscrew <=15EUR | de
gifts | un livre pour ma nièce de 10 ans qui adore les enquêtes et les mystères | t=childrensbook a=10 | fr
gifts | cadeau d'anniversaire pour un copain fan de vinyles | t=turntable,vinyl | fr
gifts | regalo para un bebé que acaba de nacer, 25 euros como mucho | t=bodysuit,bib,softtoy,nightlight,babybottle <=25EUR | es
gifts | mi novio se pasa el día con los videojuegos en el ordenador, ¿qué le regalo? | t=gamecontroller,gamingheadset,keyboard,mouse,monitor | es
gifts | julklapp till en kattälskare | w=cats | sv
gifts | något fint till flickvännen på alla hjärtans dag, hon älskar smycken, max 500 kr | t=necklace,earrings,bracelet,ring <=500SEK | sv
`
