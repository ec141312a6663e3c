/** Prompts for clubhouse, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const CLUBHOUSE_PROMPTS = `
words | climbing harness | t=climbingharness
words | fiskespö | t=fishingrod
words | Angelköder | t=lures
words | palos de golf | t=golfclubs
words | bottes d'équitation | t=ridingboots
words | Boxhandschuhe | t=boxinggloves
words | fléchettes | t=dartboard
words | rullskridskor | t=inlineskates
words | patinete eléctrico | t=escooter
words | car accessories | t=dashcam,phoneholder,jumpstarter,icescraper,snowchains,childcarseat,carwash,floormats,wiperblades,tyreinflator,roofbox
words | Eiskratzer | t=icescraper
words | essuie-glaces | t=wiperblades
words | cadenas para la nieve | t=snowchains
words | bilbarnstol | t=childcarseat
words | motorcycle gear | t=motorcyclehelmet,motorcyclejacket,motorcyclegloves,motorcyclelock
words | Kühlschrank | t=fridge
words | lave-linge | t=washingmachine
words | torktumlare eller tvättmaskin | t=washingmachine
words | plancha de vapor | t=iron
words | household appliances | t=washingmachine,fridge,microwave,airfryer,robotvacuum,humidifier,dehumidifier,fan,iron
words | Türklingel mit Kamera | t=doorbell
words | brandvarnare | t=smokedetector
words | ampoule connectée | t=smartbulb
words | consola de videojuegos | t=console
words | bärbar dator | t=laptop
words | Bildschirm | t=monitor
words | extern hårddisk | t=ssd
words | imprimante | t=printer
words | blåsinstrument | t=recorder,saxophone,harmonica
words | tambour | t=drumkit,drumsticks
words | pupitre à musique | t=musicstand
words | martial arts | t=boxinggloves,punchingbag,judogi,mouthguard
traits | Motorradhelm Größe L | t=motorcyclehelmet s=L
traits | women's leather motorcycle gloves | t=motorcyclegloves
traits | gants de boxe rouges | t=boxinggloves c=red
traits | casco de equitación talla 54 | t=ridinghelmet s=54
traits | ridstövlar i läder storlek 38 | t=ridingboots s=38
traits | judo suit for kids size 130 | t=judogi s=130
traits | rosa Föhn | t=hairdryer
traits | inline skates 39 | t=inlineskates s=39
traits | two-person kayak | t=kayak
traits | souris ergonomique | t=mouse
traits | vit spelkonsol | t=console
traits | instrumento de madera | t=recorder
traits | silla gaming roja | t=gamingchair c=red
prices | instrument under 50 euros | t=recorder,harmonica <50EUR
prices | till bilen under 200 kr | t=icescraper <200SEK
prices | Haushaltsgeräte bis 70 Euro | t=humidifier,fan,electrictoothbrush,iron <=70EUR
prices | jeux vidéo en promo | t=videogame sale
prices | casco por menos de 100 euros | t=helmet <100EUR
prices | smart home under 20 euros | t=smartbulb,smartplug,smokedetector <20EUR
prices | something for golf, max 30 euros | t=golfballs,golfglove <=30EUR
prices | rabattierte Kameras | t=camera sale
prices | dator för högst 12000 kr | t=laptop <=12000SEK
refusals | helmet, not for motorcycles | t=ridinghelmet !t=motorcyclehelmet
refusals | Handschuhe, aber nicht aus Leder | t=boxinggloves !m=leather
refusals | juego que no sea de miedo | t=videogame !x=adult
refusals | kamera, ingen dashcam | t=camera !t=dashcam
refusals | instrument à vent mais pas de saxophone | t=recorder,harmonica !t=saxophone
refusals | camera, but no webcam and no doorbell | t=dashcam,securitycamera !t=webcam !t=doorbell
refusals | allt för bilen utom takbox | t=dashcam,phoneholder,jumpstarter,icescraper,snowchains,childcarseat,carwash,floormats,wiperblades,tyreinflator !t=roofbox
refusals | vacuum cleaner without cord | t=robotvacuum
refusals | something from Nido but no cameras | v=Nido !t=camera
needs | the car won't start in the morning, battery is dead | t=jumpstarter
needs | frost auf der Windschutzscheibe | t=icescraper
needs | la cave est humide | t=dehumidifier
needs | mi piso está muy seco en invierno | t=humidifier
needs | wifi är för dåligt på övervåningen | t=router
needs | I keep losing my photos when the computer crashes | t=ssd
needs | mein Handgelenk schmerzt bei der Computerarbeit | t=mouse
needs | on sonne et je ne suis pas à la maison | t=doorbell
needs | quiero gastar menos en calefacción | t=thermostat
needs | low tyre pressure | t=tyreinflator
needs | barnen behöver något att leka med inne när det regnar | t=videogame,console,tablefootball,dartboard
needs | ich muss viele Videokonferenzen machen | t=webcam,microphone,laptop,monitor,gamingheadset
needs | nous partons au ski en voiture | t=snowchains,roofbox
needs | hace demasiado calor para dormir | t=fan
needs | my wipers smear | t=wiperblades
needs | klarar inte av att hålla takten | t=metronome
needs | dog hair everywhere on the floor | t=robotvacuum
needs | wer klaut schon wieder meine Pakete vor der Tür | t=doorbell,securitycamera
needs | j'ai mal au dos quand je joue aux jeux vidéo | t=gamingchair
needs | me sudan las manos al escalar | t=chalkbag
needs | mina händer glider när jag klättrar | t=chalkbag
needs | I'm getting wet feet standing in the river fishing | t=waders
needs | Kind fällt beim Rollschuhfahren dauernd hin | t=protectionset
needs | frites sans huile | t=airfryer
needs | falling overboard worries me | t=lifejacket
gifts | gift for an angler | t=fishingrod,lures,waders
gifts | present till min pappa som älskar sin bil | t=dashcam,phoneholder,jumpstarter,carwash,floormats,tyreinflator,roofbox,icescraper,wiperblades,snowchains
gifts | Geschenk für einen Zocker | t=console,controller,gamingchair,gamingheadset,videogame,keyboard,mouse,monitor
gifts | cadeau pour une cavalière | t=ridinghelmet,ridingboots,horsebrush
gifts | regalo para un golfista | t=golfclubs,golfballs,golfglove
gifts | for my nephew who just got into drumming | t=drumkit,drumsticks,metronome,musicstand
gifts | cadeau pour quelqu'un qui fait de l'escalade | t=climbingshoes,climbingharness,climbingrope,chalkbag
gifts | något till min svåger som kör motorcykel | t=motorcyclehelmet,motorcyclejacket,motorcyclegloves,motorcyclelock
chatter | Hi there, moving into our first flat and we have nothing in the kitchen yet, not even a fridge | t=fridge,microwave,airfryer
chatter | Unser Sohn soll in der Schule Flöte lernen, habt ihr da was Passendes? | t=recorder
chatter | hola, mi hija empieza judo el lunes y necesita la ropa | t=judogi
chatter | salut, je veux lancer un podcast avec un pote, il nous faut quoi ? | t=microphone,gamingheadset,webcam
chatter | jag har köpt en båt och den slår mot bryggan hela tiden | t=fender
ages | video game for an 8 year old | t=videogame w=kids
ages | skateboard till en tioåring | t=skateboard
ages | Autositz für Fünfjährige | t=childcarseat
likes | something like the Gaming-Stuhl Titan but cheaper | t=gamingchair,chair
likes | like the saxophone but easier to carry | t=harmonica,recorder
likes | comme le vélo électrique mais plus petit | t=escooter
orders | cheapest helmet | t=helmet up
orders | die teuerste Kamera | t=camera down
orders | billigaste handskarna | t=gloves
slips | mikrowelle | t=microwave
slips | headfones for gaming | t=gamingheadset
slips | refrigerateur | t=fridge
slips | skatebord | t=skateboard
slips | asperador robot | t=robotvacuum
forms | helmets | t=helmet
forms | Saxofon | t=saxophone
forms | golfbollar | t=golfballs
forms | cámaras de seguridad | t=securitycamera
forms | Autofußmatten | t=floormats
several | microphone, webcam and headset | t=microphone,webcam,gamingheadset
several | kajak och flytväst | t=kayak,lifejacket
names | Hausgeist | v=Hausgeist
names | Kilobit skärm | t=monitor
names | Combat | n=Combat
absent | tennis balls | v=nobody
absent | bateau gonflable moteur hors-bord | v=nobody
absent | Geschirrspüler | v=nobody
absent | telescopio | v=nobody
absent | resväska | v=nobody
`
