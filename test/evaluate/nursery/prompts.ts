/** Prompts for nursery, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const NURSERY_PROMPTS = `
words | pushchair | t=stroller
words | Kindersitz fürs Auto | t=carseat
words | blöjor | t=nappies
words | chaise haute | t=highchair
words | chupetes y baberos | t=bib
words | leksaksfordon | t=toydigger,drone
words | Handpuppe | t=puppet
words | jeux de société | t=boardgame,quiz,memory,escaperoom,partygame
words | libros infantiles | t=childrensbook,atlas,youngadult
words | pocketböcker | t=novel,book
words | Schreibwaren | t=notebook,pencils,markers,stickynotes,calendar,geometryset,diary,whiteboard,schoolbag,glue
words | craft kits | t=craftkit
words | mercerie | t=zip,buttons,felt,yarn,crochethooks,cuttingmat
words | hundtillbehör | t=dogcoat,dogbowl,poopbags,dogcarbelt
words | équipement cheval | t=saddlepad,halter,hoofoil,ridingboots,ridinggloves
words | cosas para roedores | t=hamstercage,bedding
words | cartes à collectionner | t=tradingcards
words | DVD | t=dvd,bluray
words | leksaker för trädgården | t=swing,sandpit,watergun,chalk,jumprope,scooter,toydigger
words | Künstlerbedarf | t=oilpaints,canvas,brushes
traits | snowsuit blue 80 | t=snowsuit s=80
traits | ridstövlar svarta 38 | t=ridingboots s=38
traits | Windeln Größe 3 | t=nappies s=3
traits | gros livre pour apprendre à lire seul | t=childrensbook x=firstreader
traits | novela policíaca en francés | t=novel x=crime
traits | pink scooter for little girls | t=scooter c=pink
traits | häst grimma blå | t=halter
traits | Wolle grau Alpaka | t=yarn m=alpaca
traits | imperméable pour chien taille M | t=dogcoat s=M
traits | camiseta excavadora talla 110 | t=tshirt s=110
prices | games under 20 euros | t=boardgame,escaperoom,quiz,memory,rubikscube,cardgame,puzzle,dominoes <20EUR
prices | presenter under 150 kronor till barn | <150SEK
prices | Bücher bis 10 Euro | t=book <=10EUR
prices | poussette en promotion | t=stroller sale
prices | algo para manualidades por menos de 15 euros | t=craftkit,stamps,felt,buttons,glue,canvas,origamipaper,markers,chalk,oilpaints,yarn,playdough,pencils,cuttingmat,brushes,zip <15EUR
prices | pet stuff on sale | t=litterbox sale
refusals | a book but not crime, she's had enough of that | t=book !x=crime
refusals | hundgrejer men inget foder | w=dogs !t=dogfood
refusals | Spielzeug ohne Strom, keine Drohne | t=marblerun,toydigger,puppet,toydoctor,playdough,toyshop,watergun,swing,chalk,jumprope,memory,scooter,tablefootball,darts,sandpit,puzzle,rubikscube,walkietalkie !t=drone
refusals | loisirs créatifs, sauf bougies | t=craftkit,stamps,oilpaints,felt,yarn,playdough,origamipaper,crossstitchkit,macramekit,crochethooks,canvas,brushes,cuttingmat,buttons,zip,glue !t=candlekit
refusals | lana que no sea acrílica | t=yarn !m=acrylic
refusals | board game for adults, nothing with quiz questions | t=boardgame,escaperoom !t=quiz
refusals | ridkläder, inga handskar | t=ridingboots !t=ridinggloves
refusals | Katze, aber kein Katzenklo | w=cats !t=litterbox
needs | our toddler keeps climbing the stairs | t=stairgate
needs | hunden slänger i sig maten | t=dogbowl
needs | Katze trinkt zu wenig | t=catfountain
needs | bébé en met partout quand il mange | t=bib,wipes,highchair
needs | el hámster se escapa, necesita una casa nueva | t=hamstercage
needs | cabin luggage sized buggy for flying with a baby | t=stroller
needs | hästens hovar är torra och spruckna | t=hoofoil
needs | Aquarium wird immer trüb | t=aquariumfilter
needs | ma fille entre au CP en septembre | t=schoolbag,pencils,notebook,childrensbook,markers,geometryset,lunchbox
needs | quiero aprender a hacer pan en casa | t=cookbook
needs | can't hear the baby from the garden | t=babymonitor
needs | snöbollskrig och pulka hela dagen med lillan | t=snowsuit
needs | Reißverschluss an der Jacke kaputt | t=zip
needs | idées pour un dimanche pluvieux avec les enfants | t=memory,playdough,craftkit,stamps,boardgame,marblerun,puzzle,puppet,toydoctor,toyshop,markers,childrensbook,tablefootball,quiz
needs | mi gato araña los muebles | t=catscratcher
needs | stressad och kan inte varva ner | t=selfhelp,music,craftkit,puzzle,yarn
needs | Hund im Auto sichern | t=dogcarbelt
needs | on a long flight with a five year old | a=5
needs | dust on my figurine collection | t=displaycase
needs | fåglarna i trädgården behöver mat | t=birdfeeder
needs | tagebuch schreiben ohne dass mein Bruder es liest | t=diary
needs | bebé que gatea por suelos fríos | t=babyshoes
needs | learn to crochet | t=crochethooks,yarn
gifts | present till dagisbarn som leker affär | t=toyshop
gifts | Geschenk für Eltern eines Neugeborenen | w=baby
gifts | cadeau pour un petit garçon fou de chantiers | t=toydigger,tshirt
gifts | regalo para mi sobrina que adora los caballos | w=horses,women,kids
gifts | gift for someone who collects classic cars | t=modelcar
gifts | till en tonåring som läser fantasy | t=youngadult,figurine,book
gifts | Geschenk für einen Strickfan | t=yarn,knittingbook
gifts | cadeau pour une cinéphile | t=film,dvd,bluray
gifts | regalo para el cumple de mi amigo friki de los dragones | t=figurine
gifts | for my grandad, he loves birds | t=birdfeeder,birdtoy
gifts | liten present till kusinens bebis | w=baby
gifts | Geschenk zur Einschulung | t=schoolbag,lunchbox,pencils,markers,atlas,childrensbook,geometryset
chatter | hey, we're off to Japan in April and would love something to plan the trip with | t=travelguide
chatter | hej igen! vår valp bajsar överallt på promenaden, vad har ni? | t=poopbags
chatter | Moin, mein Sohn will unbedingt Funkgeräte, damit er mit dem Nachbarsjungen reden kann | t=walkietalkie
chatter | coucou, ma petite dernière joue tout le temps au docteur avec ses poupées | t=toydoctor
chatter | buenas, mi hija quiere un cuaderno con candado para sus secretos | t=diary
chatter | my budgie looks so bored in his cage these days | t=birdtoy
chatter | jag har precis börjat måla i olja och behöver dukar | t=canvas,oilpaints
chatter | unsere Oma häkelt so gern, hat aber nur alte Nadeln | t=crochethooks
chatter | je garde mes neveux ce soir, il faut un jeu pour tous, de 5 à 12 ans | t=boardgame,dominoes,memory,quiz,tablefootball,darts,cardgame
chatter | se me da fatal regalar, es para un niño que cumple seis | a=6
ages | toy for a 4 year old boy | a=4
ages | bok till sjuåring | t=childrensbook,atlas,book
ages | Spiel ab 5 Jahren | a=5
ages | jeu pour enfant de 10 ans | a=10
ages | algo para una bebé de 9 meses | w=baby,kids
ages | game for a 12 year old | a=12
likes | a novel like The Bakery on Harbour Street | t=novel,book
likes | liknande hundregnjacka fast för katt | w=cats
likes | so was wie die Kugelbahn, aber billiger | <54.9EUR
likes | comme le dominó mais pour deux joueurs | t=boardgame
orders | cheapest yarn | t=yarn up
orders | dyraste samlarföremålet | t=modelcar,coin,figurine,displaycase,tradingcards
orders | günstigstes Brettspiel | t=boardgame,dominoes,escaperoom,memory,cardgame
slips | walki talkies | t=walkietalkie
slips | strolller | t=stroller
slips | Kugelban Holtz | t=marblerun
slips | cahier à cadnas | t=diary
slips | rotuladors lavables | t=markers
slips | vatenfontän katt | t=catfountain
forms | Häkelnadeln | t=crochethooks
forms | leksaksgrävskopor | t=toydigger
forms | cuentos ilustrados | t=childrensbook,atlas
forms | gants d'équitation | t=ridinggloves
forms | scratching posts for cats | t=catscratcher
several | nappies and wipes | t=nappies,wipes
several | Leinwand und Ölfarben | t=canvas,oilpaints
several | bocker och spel till barn | t=childrensbook,boardgame,memory,cardgame,book
names | Galopp | v=Galopp
names | Maschenwerk yarn | v=Maschenwerk t=yarn
names | collection Lectures | n=Lectures
names | Pfote für Katzen | v=Pfote w=cats
names | todo de Vitrina | v=Vitrina
absent | rocking horse | v=nobody
absent | Trampolin | v=nobody
absent | machine à coudre | v=nobody
absent | teleskop | v=nobody
absent | pecera | v=nobody
`
