/** Prompts for playroom, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const PLAYROOM_PROMPTS = `
words | dog bed | t=dogbed
words | bokhylla eller böcker på svenska | t=novel,boardbook
words | Brettspiel für zwei | t=boardgame,chess,cardgame,yatzy
words | livres pour enfants | t=childrensbook,picturebook,activitybook,manga,boardbook
words | juegos de mesa | t=boardgame,chess,cardgame,partygame,yatzy,puzzle
words | vinyl records | t=record,recordplayer
words | garn | t=yarn
words | Malsachen | t=watercolours,acrylics,colouredpencils,fingerpaint,easel,sketchbook,paintbynumbers
words | doudou | t=softtoy
words | cosas para caballos | t=horsebrush,horseblanket,horsetreats,ridinghelmet
words | school supplies | t=pencilcase,fountainpen,gelpens,notebook,calculator,schoolbag,colouredpencils,globe,planner
words | leksakståg | t=woodentrain,modeltrain
words | Strickzeug | t=knittingneedles,yarn
words | film | t=bluray,dvd
words | disfraces | t=costume
words | baby toys | t=teether,stackingtoy,walkertoy,softtoy,mobile,playmat,boardbook,musicbox
words | kattgrejer | t=catfood,catlitter,cattree,cattoy,petcarrier
words | Kinderbücher | t=childrensbook,picturebook,boardbook,activitybook,manga,audiobook
words | accessoires de couture | t=scissors,sewingkit,sewingmachine,fabric,knittingneedles
words | papelería bonita | t=notebook,planner,gelpens,fountainpen,birthdaycard,wrappingpaper,calligraphyset
words | tv-spel | t=videogame
words | Haustierbedarf | t=dogbed,dogleash,dogharness,dogfood,dogtreats,dogtoy,catfood,catlitter,cattree,cattoy,petcarrier,aquarium,fishfood,birdcage,birdseed,hay,rabbithutch
words | construction toys | t=buildingbricks,magnetictiles
words | pappersvaror och kort | t=birthdaycard,wrappingpaper,notebook,planner,playingcards
words | décoration anniversaire | t=garland,balloons,piñata
words | comida para peces | t=fishfood
words | nappar | t=pacifier
words | riding gear | t=ridinghelmet,horsebrush,horseblanket
words | Bastelset | t=craftkit,beads,embroiderykit,crochetkit,paintbynumbers,slime
words | instrument de musique | t=ukulele,musicbox
traits | green soft toy | t=softtoy c=green
traits | röd springcykel | t=balancebike
traits | Hundegeschirr Größe M | t=dogharness s=M
traits | puzzle 1000 pièces adulte | t=puzzle x=1000
traits | disfraz talla 110 | t=costume s=110
traits | wooden toys for toddlers | t=stackingtoy,walkertoy,musicbox,woodentrain,playfood,playkitchen m=wood
traits | body storlek 62 | t=bodysuit s=62
traits | Regenanzug Kinder gelb 98 | t=rainsuit s=98
traits | notebook black dotted A5 | t=notebook
traits | correa de cuero para perro | t=dogleash
traits | pyjama enfant 104 | t=pyjamas s=104
traits | Wolle senfgelb | t=yarn c=mustard
traits | ridhjälm svart 54 | t=ridinghelmet s=54
traits | horse rug 145 navy | t=horseblanket s=145
traits | Babyflasche aus Glas | t=babybottle m=glass
traits | roman policier suédois | t=novel x=crime
traits | libro de fantasía en inglés | t=novel x=fantasy
prices | toys under 20 euros | t=toycar,playfood,stackingtoy,kite,sandtoys,teether,puzzle,piggybank,balloons,bubbles,beads,fingerpaint,facepaint,cardgame,piñata,dogtoy,cattoy,activitybook <20EUR
prices | leksak för max 250 kr | t=softtoy,toycar,playfood,stackingtoy,kite,sandtoys,teether,puzzle,dinofigures,bubbles,boardgame,musicbox,piggybank,beads,dogtoy,cattoy,yatzy,cardgame,actionfigure,activitybook <=250SEK
prices | Spiel zwischen 10 und 30 Euro | t=cardgame,partygame,puzzle,boardgame,dice,yatzy,bubbles,sandtoys >=10EUR <=30EUR
prices | cadeau d'anniversaire pour un enfant, 15 € maximum | <=15EUR
prices | algo para mi perro por menos de 10 euros | w=dogs <10EUR
prices | books on sale | t=book sale
prices | rabatterade leksaker | t=buildingbricks,rccar,playkitchen,bubbles,balancebike,telescope,costume,chess,modeltrain,videogame sale
prices | reduziertes Gaming | t=videogame sale
prices | jeu vidéo à moins de 55 euros | t=videogame <55EUR
prices | regalos de 20 a 30 euros | >=20EUR <=30EUR
prices | at least 20% off for kids | off20
refusals | board games but no card games | t=boardgame,chess,puzzle,yatzy !t=cardgame
refusals | leksaker utan batterier, inget radiostyrt | t=woodentrain,buildingbricks,doll,dollhouse,playkitchen,playfood,softtoy,stackingtoy,magnetictiles,walkertoy,toycar,musicbox,dinofigures,actionfigure,teether,kite,sandtoys,puzzle !t=rccar
refusals | Kostüm für ein Mädchen, aber keine Prinzessin | t=costume !x=princess
refusals | pas de livres, un jeu pour 6 ans | t=boardgame,buildingbricks,magnetictiles,puzzle,videogame,kite,cardgame,beads,actionfigure,dinofigures,dollhouse,doll,toycar,woodentrain,yatzy !t=book
refusals | comida para perro sin cereales | t=dogfood
refusals | something for cats, not food | w=cats !t=catfood
refusals | färg men inte akvarell | t=acrylics,fingerpaint !t=watercolours
refusals | Garn, keine Wolle | t=yarn !m=wool
refusals | un livre mais pas un roman d'amour | t=book !x=romance
refusals | juguete que no sea de madera para niño de 5 años | t=toycar,magnetictiles,dinofigures,softtoy,doll,kite,bubbles,trampoline,costume,boardgame,puzzle,buildingbricks,sandtoys,activitybook,balancebike,beads,facepaint !m=wood
refusals | my niece hates pink, a costume please | t=costume !c=pink
refusals | film, inte blu-ray | t=dvd !t=bluray
needs | the baby cries all night because of teeth | t=teether,nightlight,pacifier
needs | vår hund drar så hårt i kopplet | t=dogharness
needs | meine Katze zerkratzt das Sofa | t=cattree
needs | mon fils ne veut pas dormir dans le noir | t=nightlight,stringlights,softtoy,picturebook
needs | mi perro tiene mal aliento | t=dogtreats
needs | rainy Sunday with bored kids | t=boardgame,puzzle,craftkit,activitybook,fingerpaint,clay,beads,slime,buildingbricks,cardgame,dvd,colouredpencils,magnetictiles,trampoline,yatzy,rainsuit
needs | lära sig cykla | t=balancebike
needs | Reise mit dem Flugzeug mit einer Katze | t=petcarrier
needs | on part en vacances en voiture avec deux enfants, il faut les occuper | t=activitybook,cardgame,yatzy,audiobook,childrensbook,manga,colouredpencils,boardgame,puzzle
needs | quiero aprender a tejer | t=knittingneedles,yarn,crochetkit
needs | learning spanish | t=textbook
needs | barnet ska sluta med blöja | t=potty
needs | das Katzenklo stinkt | t=catlitter
needs | mon vieux chien a mal aux articulations | t=dogbed
needs | desorden en el cuarto de los niños | t=toybox,storage
needs | baby learning to walk | t=walkertoy
needs | hål i strumpan, måste lagas | t=sewingkit,yarn
needs | Kindergeburtstag feiern | t=balloons,garland,piñata,facepaint,costume,birthdaycard,bubbles
needs | le petit bave et recrache tout | t=muslin
needs | organizarme mejor el año que viene | t=planner,notebook
needs | game night with friends | t=partygame,boardgame,cardgame,dice,chess,yatzy,playingcards,videogame
needs | regna hela dagen i hagen, hästen fryser | t=horseblanket
needs | zappeliges Kind braucht Bewegung drinnen | t=trampoline
needs | observer les oiseaux | t=birdbook
needs | empezar a pintar al óleo o acrílico | t=acrylics,easel,paint,watercolours,paintbynumbers
needs | my kid starts first grade | t=schoolbag,pencilcase,fountainpen,colouredpencils,globe,notebook,gelpens
needs | ordna gamla foton | t=photoalbum
needs | etwas gegen Langeweile auf langen Zugfahrten | t=cardgame,yatzy,novel,activitybook,playingcards,comic,book,notebook,puzzle
needs | bébé va naître en janvier | w=baby
needs | proteger monedas antiguas | t=coincapsules
gifts | present till en treåring som älskar dinosaurier | x=dinosaur
gifts | gift for a book lover | t=book,novel,notebook,poetry
gifts | Geschenk zur Geburt | w=baby,kids
gifts | cadeau pour ma mère qui tricote | t=yarn,knittingneedles
gifts | regalo para un amante del jazz | t=record,recordplayer
gifts | christening gift for my godson | t=piggybank,babybook,photoalbum,softtoy,musicbox,boardbook,teether,mobile,picturebook
gifts | till farmor | t=mug,photoalbum,yarn,book,novel,embroiderykit,puzzle
gifts | Mitbringsel für einen Kindergeburtstag, 7 Jahre | w=kids
gifts | pour un passionné de trains miniatures | t=modeltrain,woodentrain
gifts | regalo para el profe | t=notebook,fountainpen,planner,mug,calligraphyset,book,globe,pens
gifts | gift for my horse-mad daughter | t=horsebrush,ridinghelmet,horseblanket,horsetreats
gifts | present till en nybliven hundägare | w=dogs
gifts | etwas für einen kleinen Sternengucker | t=telescope,globe,nightlight,stringlights,buildingbricks
gifts | cadeau pour un ado gamer | t=videogame,gamecontroller,dice
gifts | detalle para una amiga invisible que pinta acuarelas | t=watercolours,sketchbook,easel
chatter | hey there, we just adopted two guinea pigs, what do they eat? | t=hay,rabbitfood
chatter | hej! min dotter fyller fem på lördag och är helt tokig i prinsessor | x=princess
chatter | Hallo zusammen, unser Kleiner wird bald ein Jahr alt und beginnt zu laufen | a=1
chatter | bonsoir, ma fille a perdu son doudou éléphant, vous en avez un autre ? | t=softtoy x=elephant
chatter | hola, me han regalado unos vinilos y no tengo dónde escucharlos | t=recordplayer
chatter | my grandpa collects stamps and his old album is falling apart | t=stampalbum
chatter | vi ska på bröllop och vill ge något till brudparets minnen | t=photoalbum
chatter | wir haben einen Wellensittich bekommen und brauchen alles dafür | w=birds
chatter | mon neveu adore les pirates, c'est bientôt le carnaval | t=costume x=pirate
chatter | necesito algo para que el bebé duerma calentito en invierno | t=sleepsack
chatter | ok so the thing is my boyfriend is into D&D and I know nothing about it | t=dice
chatter | jag har två katter hemma som är så rastlösa om dagarna | t=cattoy,cattree
ages | toy for a 1 year old | a=1
ages | present till tioåring | a=10
ages | Buch für Achtjährige | t=book ~t=childrensbook
ages | jouet pour bébé de 6 mois | w=baby
ages | juego para niños de 4 años | a=4
ages | puzzle for a four-year-old | t=puzzle a=4
ages | brädspel från 10 år | t=boardgame,chess
ages | Geschenk für ein zweijähriges Mädchen | a=2
likes | a game like chess but cooperative | t=boardgame x=cooperative
likes | som springcykeln men billigare | <799SEK
likes | ähnlich wie der Triceratops | t=softtoy,dinofigures
likes | comme la peluche éléphant mais en dinosaure | t=softtoy x=dinosaur
likes | otro puzzle parecido al de la granja | t=puzzle
orders | cheapest dog toy | t=dogtoy
orders | billigaste boken | t=book,notebook up
orders | teuerstes Spielzeug | t=buildingbricks,playkitchen,dollhouse,telescope,balancebike,trampoline,rccar,woodentrain,modeltrain,modelkit,slime,rccar
orders | le livre le moins cher | t=book up
orders | los puzzles más baratos | t=puzzle up
slips | bord game strategie | t=boardgame
slips | gosdjur elefant | t=softtoy
slips | Stiknadeln | t=knittingneedles
slips | croquetes pour chein | t=dogfood
slips | acuarelas y pinzeles | t=watercolours,paintbynumbers,acrylics
slips | tellescope for begginers | t=telescope
slips | Puzle Baurnhof | t=puzzle
forms | pusslen | t=puzzle
forms | Kuscheltieren | t=softtoy
forms | peluches | t=softtoy
forms | cuentos infantiles | t=childrensbook,picturebook,boardbook,audiobook
forms | hundkopplet | t=dogleash
forms | Hundespielzeuge | t=dogtoy
forms | paintbrushes and paints | t=watercolours,acrylics,fingerpaint,paintbynumbers,facepaint
several | yarn and needles | t=yarn,knittingneedles
several | Aquarium und Fischfutter | t=aquarium,fishfood
several | papier cadeau et carte d'anniversaire | t=wrappingpaper,birthdaycard
several | globos y guirnaldas | t=balloons,garland,stringlights,globe
names | Brickolo | v=Brickolo
names | Würfelwerk Kartenspiel | v=Würfelwerk t=cardgame
names | Tassar & Co för katten | v=Tassar_&_Co w=cats
names | collection Atelier | n=Atelier
names | all of Sammlerstücke | n=Sammlerstücke
names | libros de Bokkajen | v=Bokkajen t=book
names | Garnboden under 20 euros | v=Garnboden <20EUR
absent | Schaukelpferd | v=nobody
absent | drums kit | v=nobody
absent | hamsterhjul | v=nobody
absent | poussette double | v=nobody
absent | saddle | v=nobody
absent | impresora 3D | v=nobody
`
