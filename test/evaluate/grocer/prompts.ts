/** Prompts for grocer, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const GROCER_PROMPTS = `
words | coffee beans | t=coffee x=beans
words | green tea | t=tea x=green
words | gluten free pasta | t=pasta x=glutenfree
words | air fryer | t=airfryer
words | ljusstake | t=candleholder
words | osthyvel eller rivjärn | t=grater,peeler
words | kökshanddukar | t=teatowel
words | julpynt | t=christmasdecoration,baubles,adventstar,wreath,stringlights
words | olivolja | t=oliveoil
words | Honig | t=honey
words | Dosenöffner | t=canopener
words | Duschvorhang | t=showercurtain
words | Knabberzeug | t=snack,nuts,chips,cookies,candy,crispbread
words | Gläser | t=glasses
words | tire-bouchon | t=corkscrew
words | couverts | t=cutlery
words | sacs poubelle | t=binbags
words | boissons sans alcool | t=beer,lemonade,tea,coffee !t=wine,gin
words | pilas AA | t=batteries s=AA
words | abrelatas | t=canopener
words | tendedero | t=dryingrack
words | cubiertos dorados | t=cutlery c=gold
words | vajilla | t=tableware
words | cleaning products | t=dishsoap,sponges,rubbergloves,broom,squeegee,stainremover,descaler,dishwashertabs,detergent,lintroller,toiletbrush,binbags
words | Backzubehör | t=bakingtin,cookiecutters,whisk,rollingpin,standmixer,mixer,flour
words | drinks | t=wine,beer,gin,lemonade,champagne,coffee,tea,mulledwine
words | sweets | t=candy,chocolate,cookies
words | frukost | t=granola,jam,honey,crispbread,coffee,tea,juicer,wafflemaker
words | party decorations | t=balloons,garland,partydecoration,paperplates,confetti,pinata,sparklers
words | épices barbecue | t=spices
traits | white plates porcelain | t=plates c=white
traits | blå badrumsmatta | t=bathmat c=blue
traits | red stand mixer | t=mixer c=red
traits | schwarze Teekanne aus Gusseisen | t=teapot c=black
traits | grüne Kerzen | t=candles c=green
traits | nappe en lin 150x250 | t=tablecloth m=linen s=150x250
traits | seau ou poubelle en inox | t=bin
traits | guantes de limpieza talla M | t=rubbergloves s=M
traits | bombilla E27 regulable | t=bulb x=E27
traits | förkläde i linne | t=apron m=linen
traits | batterier AAA laddbara | t=batteries s=AAA
traits | dark chocolate with at least 70% cocoa | t=chocolate x=dark
traits | dry white wine | t=wine x=white
traits | vaso de cristal verde | t=glasses c=green
traits | vegane Süßigkeiten | x=vegan t=candy,chocolate
prices | wine under 12 euros | t=wine <12EUR
prices | Küchenhelfer bis 15 Euro | <=15EUR t=corkscrew,canopener,peeler,kitchentimer,whisk
prices | choklad för max 50 kr | t=chocolate <=50SEK
prices | cadeau gourmand entre 10 et 25 euros | >=10EUR <=25EUR t=chocolate,pralines,tea,coffee,spices,oliveoil,vinegar,wine,honey
prices | electrodomésticos por menos de 50 euros | <50EUR t=sandwichmaker,handmixer,juicer,milkfrother
prices | köksmaskiner på rea | sale t=airfryer,standmixer,icecreammaker,robotvacuum,pressurecooker
prices | candles on offer | t=candles sale
prices | something for the kitchen, not more than a tenner | <=10EUR
prices | Topf zwischen 80 und 200 Euro | t=pot >=80EUR <=200EUR
prices | promotions champagne | t=champagne sale
prices | städgrejer under 150 spänn | <150SEK t=squeegee,binbags
refusals | chocolate without nuts | t=chocolate !x=nuts
refusals | Pralinen ohne Alkohol | t=chocolate !x=alcohol
refusals | godis men inte lakrits | t=candy !x=licorice
refusals | vin mais pas rouge | t=wine !x=red
refusals | dulces sin gelatina | t=candy,chocolate,cookies
refusals | tea with no caffeine please | t=tea x=caffeinefree
refusals | Frühstück ohne Nüsse | !x=nuts t=jam,honey,crispbread,coffee,tea,cereal,wafflemaker,juicer,sandwichmaker
refusals | mat till någon som inte tål gluten | x=glutenfree
refusals | soy celíaca, busco pasta | t=pasta x=glutenfree
refusals | candles, unscented only | t=candles !x=fig
refusals | une cocotte mais pas bleue | t=pot !c=blue
refusals | my daughter is allergic to nuts, something sweet for her | t=candy,chocolate,cookies,jam,honey !x=nuts
refusals | diskmedel utan parfym | t=dishsoap
refusals | Gläser, aber keine Sektgläser | t=glasses !t=champagneglasses
refusals | bebida para una fiesta, nada de alcohol | t=beer,lemonade !t=wine !t=gin
refusals | decorations, but nothing for Christmas | t=easterdecoration,halloweendecoration,partydecoration,garland,balloons,confetti,pinata,candleholder,candles !t=christmasdecoration
refusals | I hate licorice, what sweets have you got | t=candy,chocolate,cookies !x=licorice
needs | my knives are blunt | t=knifesharpener
needs | red wine on the carpet | t=stainremover
needs | there's dog hair all over my coat | t=lintroller
needs | the kettle is full of limescale | t=descaler
needs | jag bränner mig alltid på ugnsplåten | t=ovenmitts
needs | min kaffemaskin är igenkalkad | t=descaler
needs | vi har ingen torktumlare och bor trångt | t=dryingrack
needs | jag kan inte sova på kvällen, något varmt att dricka | t=tea,coffee !x=dark
needs | der Salat ist immer so nass | t=saladspinner
needs | im Keller ist Stromausfall | t=torch
needs | die Fernbedienung geht nicht mehr | t=batteries
needs | die Fenster sind voller Streifen | t=squeegee
needs | mes mains sont abîmées par la vaisselle | t=rubbergloves,dishsoap
needs | plus de place dans l'armoire pour les couettes | t=vacuumbags,storagebox
needs | je veux des frites sans friteuse à huile | t=airfryer
needs | je ne veux pas percer les murs | t=wallhooks
needs | quiero hacer pan en casa | t=flour,standmixer,mixer,handmixer
needs | se me ha fundido la luz del salón | t=bulb
needs | no tengo suficientes enchufes | t=extensioncord
needs | el suelo está lleno de migas | t=broom,robotvacuum,vacuum
needs | I want to make my own ice cream | t=icecreammaker
needs | cappuccino at home like in Italy | t=milkfrother,coffee,espressocups
needs | the bathroom floor gets wet and cold | t=bathmat
needs | my wool jumper shrank in the wash | t=detergent
needs | glögg och pepparkakor | t=mulledwine,cookiecutters
needs | baka pepparkakor med barnen | t=cookiecutters,rollingpin
needs | Kerzenlicht zum Abendessen | t=dinnercandles,candleholder,candles,tealights
needs | raclette avec des amis | t=raclette
needs | cumpleaños infantil de dinosaurios | x=dinosaur
needs | the beans take forever to cook | t=pressurecooker
needs | Ordnung im Keller schaffen | t=storage,storagebox
needs | trier le linge sale | t=laundrybasket
needs | open a bottle of wine | t=corkscrew
needs | gräddtårta till kalaset | t=birthdaycandles,cakestand,handmixer,standmixer,mixer,whisk
gifts | gift for a coffee lover | t=coffee,milkfrother,espressocups,kettle
gifts | Geschenk für jemanden der gern backt | t=bakingtin,standmixer,mixer,rollingpin,cookiecutters,whisk,apron,cakestand
gifts | värdinnepresent | t=pralines,chocolate,scentedcandle,candles,wine,champagne,tea,jam,honey,oliveoil,candleholder,teatowel,carafe,spices
gifts | cadeau pour des amateurs de vin | t=wine,champagne,corkscrew,carafe
gifts | regalo para mi madre que le encanta el té | t=tea,teapot,kettle
gifts | housewarming gift for a young couple | t=candles,scentedcandle,candleholder,glasses,tumblers,bowls,plates,cutlery,tablecloth,teatowel,carafe,saltpeppermill,salt,oliveoil,champagne,servingplatter,pot
gifts | wedding present, something for the table | t=cutlery,glasses,tablecloth,plates,bowls,carafe,servingplatter,tableware
gifts | something for someone who likes it really spicy | t=hotsauce,spices
gifts | present till svärfar som gillar att grilla | t=spices,hotsauce,mustard,apron,salt
gifts | Mitbringsel zur Silvesterparty | t=champagne,sparklers,raclette,pralines,wine,champagneglasses,confetti
gifts | petit cadeau pour la maîtresse, quelque chose de sucré | t=chocolate,pralines,cookies,honey,jam,candy
gifts | amigo invisible, algo gracioso o rico por 10 euros | <=13EUR t=cookies,chocolate,candy,jam,honey,tea,nuts,snack,hotsauce
chatter | hi there, we're having eight people over and I'd like something we can all cook at the table | t=raclette,fondue
chatter | hej! vi ska ha kräftskiva och behöver något att dricka | t=beer,wine,lemonade,gin,champagne
chatter | Guten Abend, meine Kaffeetassen sind alle zerbrochen, haben Sie neue? | t=cups,espressocups
chatter | bonjour, j'ai emménagé hier et je n'ai pas une seule assiette | t=plates,bowls
chatter | buenas, busco algo para guardar la ropa de invierno en poco espacio | t=vacuumbags,storage
chatter | my mother-in-law is coming on Sunday and my tablecloth has a hole in it | t=tablecloth
chatter | letzte Woche ist unser Mixer kaputt gegangen, jetzt brauche ich einen neuen zum Sahneschlagen | t=mixer,handmixer,standmixer,whisk
chatter | je reçois samedi et il me manque des verres pour l'apéro, une petite dizaine | t=glasses
chatter | ska laga wok ikväll och min gamla panna fastnar i allt | t=wok,pan
chatter | mi hijo cumple seis años y vienen doce niños, quiero una piñata | t=pinata
chatter | es riecht in der Wohnung nach Fisch, vielleicht eine Duftkerze | t=scentedcandle
chatter | need lightbulbs for the hallway lamp, the big screw type | t=bulb x=E27
ages | plate set for a one year old | t=kidstableware
ages | julkalender till barn 7 år | t=adventcalendar
ages | Geburtstagsdeko 5. Geburtstag | t=balloons,garland,paperplates,birthdaycandles,pinata,partydecoration
ages | vaisselle pour bébé de 18 mois | t=kidstableware
ages | fiesta de cumpleaños niña 4 años | t=pinata,balloons,garland,paperplates,birthdaycandles,confetti,partydecoration
likes | like the Rioja but white | t=wine x=white
likes | ähnlich wie die blauen Suppenschalen | t=bowls,plates
likes | comme la cocotte bleue mais moins chère | t=pot <159EUR
likes | something like the fig candle, without scent | t=candles x=unscented
likes | parecido al té verde pero sin teína | t=tea x=caffeinefree
orders | cheapest chocolate | t=chocolate up
orders | billigaste ljusen | t=candles
orders | teuerster Wein | t=wine down
orders | el aceite más barato | t=oliveoil
orders | le vin le moins cher | t=wine up
slips | choclate bar | t=chocolate
slips | Küchentimmer | t=kitchentimer
slips | våfeljärn | t=wafflemaker
slips | machine a raclete | t=raclette
slips | cuviertos | t=cutlery
slips | dishwaser tablets | t=dishwashertabs
slips | toallas de vaño | t=towels
slips | Wäschekorp | t=laundrybasket
forms | waffle irons | t=wafflemaker
forms | kryddor | t=spices
forms | Batterien | t=batteries
forms | bougies parfumées | t=scentedcandle
forms | manteles | t=tablecloth
forms | tvättkorgar | t=laundrybasket
forms | Weingläser oder Sektgläser | t=glasses
several | tea and biscuits | t=tea,cookies
several | sal y pimienta, molinillos | t=saltpeppermill,salt
several | Kerzen und Servietten für Weihnachten | t=candles,napkins
several | brosse WC et distributeur de savon | t=toiletbrush,soapdispenser
several | gin och tonic | t=gin
names | Maison Brune | v=Maison_Brune
names | Linna aprons | v=Linna t=apron
names | Vert Net éponges | v=Vert_Net t=sponges
names | alles von Atelier Grès | v=Atelier_Grès
names | Elvira microondas | v=Elvira t=microwave
names | Bakning | t=bakingtin,cookiecutters,rollingpin,whisk,flour,mixer
absent | cat litter | v=nobody
absent | diskmaskin | v=nobody
absent | Ketchup | t=hotsauce,mustard
absent | machine à laver | v=nobody
absent | jamón ibérico | v=nobody
stock | fondue set in stock | v=nobody
`
