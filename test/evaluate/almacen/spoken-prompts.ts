/**
 * Forty more prompts for the fourteenth shop, as people say what they need, tell their story or look for a gift; written and
 * judged before the code was asked any: class | prompt | meaning | language.
 */
export const ALMACEN_SPOKEN_PROMPTS = `
needs | my husband snores so loud I can't sleep | t=earplugs | en
needs | my knees hurt when I walk down mountains | t=trekkingpoles | en
needs | the kids get so bored on rainy sundays, we need something to do together round the table | t=boardgame,cardgame,puzzle,playdough,crayons,sciencekit,paintset | en
needs | bei uns niest die ganze Familie sobald die Pollen fliegen | t=airpurifier | de
needs | wir wollen unser eigenes Gemüse anbauen haben aber nur wenig Platz | t=raisedbed,seeds,plantpot | de
needs | meine Mutter ist nicht mehr so sicher auf den Beinen beim Spazierengehen | t=walker | de
needs | on part à la neige et je n'ai rien pour protéger mes yeux sur les pistes | t=skigoggles | fr
needs | comment emmener ma fille de 2 ans derrière moi à vélo | t=childbikeseat | fr
needs | bébé a de la fièvre | t=thermometer | fr
needs | il fait trop chaud chez moi l'été, on étouffe | t=fan | fr
needs | j'ai des pellicules plein les épaules | t=shampoo x=dandruff | fr
needs | me duele la muñeca de tanto usar el ordenador | t=mouse | es
needs | los peques quieren refrescarse en el jardín este verano | t=pool | es
needs | quiero salir a correr pero llueve siempre, mejor en casa | t=treadmill | es
needs | con la nieve el coche no sube al puerto | t=snowchains | es
needs | vill bli starkare och träna styrka hemma | t=dumbbells,kettlebell,resistancebands | sv
needs | springer i skogen på kvällarna och ser inte var jag sätter fötterna | t=headlamp | sv
chatter | hi! my sister moves next week and she keeps complaining that her old kettle is broken, have you got a nice green one for maybe 80 or so? | t=kettle c=green | en
chatter | good afternoon, my little boy turns four and he only ever talks about trains, do you sell wooden railway sets? | t=train | en
chatter | sorry to bother you, I'm after a hooded puffer jacket for my husband, he's a large, anything in black below 200 euros | t=puffer w=men s=L <200EUR | en
chatter | Servus, wir sind frisch zusammengezogen und wollen endlich ein gescheites Bett aus Eiche, 160 auf 200, haben Sie da was? | t=bed | de
chatter | Meine Oma sieht schlecht und kommt mit ihrem Smartphone nicht klar, führen Sie ein Telefon mit großen Tasten? Danke schon mal | t=phone x=senior | de
chatter | hey, mir wurde am Bahnhof das Rad geklaut und jetzt brauch ich fürs neue ein ordentliches Fahrradschloss unter 80 Euro | t=bikelock <80EUR | de
chatter | Bonjour, je reprends la course après mon accouchement, avez-vous des chaussures de running roses en 38 ? | t=runningshoes s=38 | fr
chatter | muy buenas, que me he quedado sin aceite de oliva y somos seis en casa, ¿tenéis garrafa de cinco litros? | t=oliveoil | es
chatter | hola guapi, me caso en junio en la playa y busco unas sandalias doradas planas, calzo un 39 ✨ | t=sandals s=39 | es
chatter | hej! sonen har vuxit ur sin cykel igen, han är fem år och vill ha en röd med stödhjul, har ni det? | t=bike w=kids | sv
chatter | mormor fyller 80 imorgon, jag har glömt allt och behöver ballonger, helst guldiga 🎈 | t=balloons | sv
chatter | god kväll, vi ska hyra båt i sommar och behöver flytväst till vår femåring, hon väger runt 20 kilo | t=lifejacket | sv
chatter | ursäkta en fråga, jag ligger vaken varje natt och funderar på ett tyngdtäcke, är det sant att man sover bättre, har ni ett på 7 kilo | t=blanket x=weighted | sv
gifts | something for my best friend who devours a novel a week, mostly on the train, up to 170 euros | t=ereader,novel <=170EUR | en
gifts | stocking filler for a golfer | t=golfballs | en
gifts | Geschenk für meinen Bruder der grad das Angeln entdeckt hat | t=fishingrod | de
gifts | Kleinigkeit für eine Freundin die vegan kocht, maximal 25 Euro | t=cookbook <=25EUR | de
gifts | cadeau pour ma belle-mère qui fait de l'aquarelle | t=paintset | fr
gifts | qu'offrir à une petite de 4 ans qui joue tout le temps à cuisiner | t=kitchen | fr
gifts | regalo para mi abuelo que juega al ajedrez todas las tardes | t=chess | es
gifts | algo para un cervecero de verdad, unos 40 euros | t=beer | es
gifts | present till min kusin som har egen häst | t=horsetreats,saddlepad,ridinghelmet | sv
gifts | julklapp till pappa som älskar deckare, max 250 kr | t=novel <=250SEK | sv
`
