/** Prompts for homestead, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const HOMESTEAD_PROMPTS = `
words | Schaukelstuhl | t=rockingchair
words | pouf | t=pouf
words | hyllor till väggen | t=wallshelf
words | cabecero de cama | t=headboard
words | bed linen | t=bedding,duvet
words | lampes d'extérieur | t=lamp x=outdoor
words | Beleuchtung | t=lamp,ledstrip,torch
words | taie d'oreiller en soie | t=pillowcase
words | decoration for the wall | t=wallart,wallstickers,wallshelf
words | saker till barnrummet | w=kids,baby
words | skadedjur | t=snailtrap,anttrap
words | Malerbedarf | t=maskingtape,paint,filler
words | muebles de jardín | t=gardenfurniture,deckchair,bench
words | clothes rack | t=clothesrail
words | aspirateur | t=vacuum
words | plantes aromatiques | t=herb,seeds
words | skruvar | t=screws,screwdriver
words | babygrind | t=babygate
words | home scent | t=diffuser
words | agenda 2027 | t=planner
traits | black metal console table | t=console c=black
traits | Vorhänge grün aus Samt | t=curtains c=green
traits | alfombra gris suave | t=rug c=grey
traits | matelas enfant 90x200 | t=mattress s=90x200
traits | vit badrock storlek L | t=bathrobe s=L
traits | waterproof outdoor cushions | t=cushion x=outdoor
traits | vase noir | t=vase c=black
traits | Fleecedecke gelb | t=blanket c=yellow
traits | solar lamp with motion sensor | t=sensorlight
traits | lámpara de pared dorada | t=walllamp
prices | rugs under 65 euros | t=rug <65EUR
prices | Werkzeug bis 30 Euro | t=pliers,tapemeasure,screws,pruningsaw <=30EUR
prices | déco pour moins de 30 euros | t=vase,diffuser,wallstickers,driedflowers,photoalbum,candleholder <30EUR
prices | rea på möbler | t=sideboard,pouf,headboard sale
prices | algo para el baño por menos de 20 euros | t=soapdispenser,drain,showercurtain,sealant <20EUR
prices | bedding between 30 and 60 euros | t=bedding,sheets,pillowcase,pillow >=30EUR <=60EUR
prices | lampe en promotion | t=lamp sale
refusals | a heater that isn't loud | t=heater
refusals | hooks without drilling | t=wallhooks
refusals | Teppich, aber bitte nicht flauschig | t=rug !x=shaggy
refusals | une lampe sans fil | t=lamp x=rechargeable
refusals | växter men inga kaktusar | t=plant !x=cactus
refusals | nada de terciopelo, unas cortinas o estor | t=curtains,blinds !m=velvet
refusals | slug control without poison | t=snailtrap
refusals | bedding, my daughter can't stand red | t=bedding,bedspread,duvet,blanket,sheets,pillow !c=red
refusals | Bettdecke ohne tierische Materialien | t=duvet x=vegan
refusals | peinture sauf du jaune | t=paint !c=yellow
refusals | något till toaletten, inte en toaborste | t=toiletseat,toiletraiser
refusals | a lamp for my desk, no clamp | t=lamp !x=clamp
needs | my rug keeps sliding around | t=rugpad
needs | Fruchtfliegen und Ameisen in der Küche | t=anttrap
needs | mon abattant claque la nuit | t=toiletseat
needs | avloppet i duschen är fullt av hår | t=drain
needs | hay caracoles comiéndose mis lechugas | t=snailtrap
needs | my tailbone hurts from sitting | t=seatcushion
needs | im neunten Monat schwanger und kann nicht schlafen | t=pillow x=pregnancy
needs | on reçoit ma belle-mère et on n'a pas de lit | t=foldingbed
needs | hunden springer ut i trappan, bebisen också snart | t=babygate
needs | el salón se recalienta con el sol de la tarde | t=windowfilm,fan,blinds
needs | leaves all over the lawn | t=leafblower
needs | Schwarze Fugen in der Dusche | t=sealant
needs | trous dans le mur après le départ du locataire | t=filler,paint
needs | ljudnivån på kontoret gör mig galen | t=headset
needs | no me cabe la ropa en el armario | t=clothesrail,wardrobe,storagebox,shoerack
needs | power cut, whole house dark | t=torch
needs | wie merke ich, ob es in der Wohnung zu feucht ist | t=hygrometer
needs | la pelouse pousse trop vite, je n'ai pas le temps | t=lawnmower
needs | mormor har svårt att sätta sig på toaletten | t=toiletraiser
needs | los libros se me caen, no tengo dónde ponerlos | t=wallshelf,shelf
needs | toys everywhere in the living room | t=storagebox
needs | Wer steht vor der Tür? Ich mache ungern auf | t=peephole
needs | le chat et le chien perdent leurs poils partout | t=vacuum,robotvacuum
needs | växterna får för lite ljus på vintern | t=growlight
needs | huele a tabaco en casa | t=airpurifier,diffuser
needs | garden chairs get soaked every winter | t=cover
needs | ich arbeite im Schlafzimmer und will das Bett nicht im Bild | t=roomdivider
needs | cold sheets in January | t=sheets,bedding,duvet,blanket,heater
needs | ont i nacken av den bärbara datorn | t=laptopstand,pillow
needs | montar muebles de Ikea | t=screwdriver,pliers,screws
gifts | gift for a plant lover | t=plant,plantstand,growlight,seeds,driedflowers
gifts | Geschenk für werdende Eltern | t=pillow,rockingchair,cot,babygate,photoalbum,blanket
gifts | cadeau pour un bricoleur débutant | t=screwdriver,pliers,workbench,saw,screws,tapemeasure,torch
gifts | present till min syster som älskar att inreda | t=vase,diffuser,candleholder,wallart,driedflowers,lamp,cushion,pouf,tablelamp,mirror,rug
gifts | regalo para mi madre, le encantan las flores | t=orchid,driedflowers,vase,plant,plantstand
gifts | something for our tenth wedding anniversary, she is sentimental | t=photoalbum,driedflowers,orchid,vase,diffuser,bathrobe,canvas,wallart
chatter | hiya, just moved in and the hallway is super narrow, need something to drop keys on | t=console,shelf
chatter | Hallo zusammen, unser Kleiner zieht vom Gitterbett ins große Bett um, wir brauchen eine Matratze | t=mattress
chatter | bonjour, on loue et on n'a pas le droit de percer les murs, il me faut des crochets | t=wallhooks
chatter | hej, vi ska måla om byrån, vilken färg funkar på möbler? | t=paint x=furniture
chatter | hola, mi hija quiere su habitación con animales del bosque en la pared | t=wallstickers
chatter | I've got a wood stove and someone said I need an alarm for the gas it makes | t=carbonmonoxidealarm
chatter | wir haben eine Ferienwohnung und die Gäste kommen immer spät, wohin mit dem Schlüssel | t=keysafe
ages | furniture for a 5 year old's room | w=kids
ages | something for the garden, the kids are 8 and 10 | t=trampoline
ages | lit bébé | t=cot
likes | like the monstera but smaller and cheaper | t=plant <39EUR
likes | ähnlich wie die Wandleuchte, nur schwarz | t=lamp c=black
likes | som golvlampan i rispapper fast för bordet | t=tablelamp,desklamp
orders | cheapest rug | t=rug up
orders | das teuerste Licht | t=lamp,ledstrip,torch
orders | le moins cher des outils | t=tapemeasure,pliers,saw,screws,nails,screwdriver,pruningsaw,filler,sealant
slips | carbon monoxid alarm | t=carbonmonoxidealarm
slips | matras 90x200 | t=mattress
slips | rideaus velours | t=curtains
slips | Sitzsak | t=beanbag
slips | ventilador de teco | t=fan
forms | bänkar | t=bench
forms | Wandleuchten | t=walllamp
forms | alfombras de exterior | t=rug x=outdoor
several | pliers and a tape measure | t=pliers,tapemeasure
several | un arrosoir ou un tuyau d'arrosage | t=gardenhose
names | Grünhof | v=Grünhof
names | Badhuset bathroom | v=Badhuset
names | Lichtgut lampa | v=Lichtgut
absent | dishwasher | v=nobody
absent | Gitarre | v=nobody
absent | poussette | v=nobody
absent | ugn | v=nobody
`
