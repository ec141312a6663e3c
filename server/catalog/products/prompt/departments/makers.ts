/** Makers whose name stands for what they make: names, those of one language behind it > what is meant, by its English name. */
export const MAKERS = `
airpods, air pods, airpod, earpods, galaxy buds, pixel buds, powerbeats > earbuds
ipad, ipads, galaxy tab > tablet
iphone, iphones, samsung galaxy, galaxy phone > phone
macbook, macbooks, chromebook, chromebooks, thinkpad > laptop
imac, mac mini > computer
apple watch, applewatch, galaxy watch > smartwatch
fitbit, fitbits, mi band, xiaomi band, whoop band, galaxy fit > fitness tracker, smartwatch
kindle, kindles, tolino, kobo, pocketbook > e-reader
airtag, airtags, air tag, air tags, smarttag, tile tracker > key finder
gopro, go pro, gopros > action camera
polaroid, polaroids, instax > instant camera
sonos, bose speaker, jbl > speaker
alexa, amazon echo, echo dot, google home, google nest, homepod > smart speaker
chromecast, fire tv, fire stick, firestick, roku, apple tv > streaming stick
playstation, play station, ps4, ps5, xbox, nintendo, nintendo switch, game boy, gameboy, wii, steam deck > game console
walkman, discman, ipod > mp3 player
guitar hero, super mario, mario kart, minecraft > video game
roomba, romba > robot vacuum
dyson > vacuum cleaner
kärcher, karcher > pressure washer
thermomix, monsieur cuisine > food processor
kitchenaid, kitchen aid > stand mixer
nutribullet, vitamix > blender
nespresso, dolce gusto, senseo, tassimo, keurig > capsule coffee machine, coffee capsules
bialetti, bialettis > moka pot
aeropress, chemex > coffee maker
sodastream, soda stream > soda maker
crockpot, crock pot, crock-pot > slow cooker
instant pot, instantpot > pressure cooker
le creuset > casserole
tupperware, tupper, tuppers, tupperdose, tupperdosen, sistema box > food container, lunch box
pyrex > casserole dish, food container
stanley cup, stanley mug, yeti cup, yeti mug > travel mug
hydro flask, hydroflask, chilly's bottle, chillys, klean kanteen, nalgene, sigg, dopper, kleen kanteen > water bottle
zippo, bic lighter > lighter
bic, bics, biro, biros, boli bic, stylo bic > ballpoint pen
sharpie, sharpies, edding, eddings > permanent marker
stabilo, stabilos > highlighter pen
crayola > wax crayons, felt-tip pens
montblanc, lamy > fountain pen
moleskine, moleskin notebook, leuchtturm, leuchtturm1917, paperblanks > notebook
filofax > weekly planner
post it, post its, post-its, postits, postit > sticky notes
sellotape, scotch tape, tesa, tesafilm, tixo, fr:scotch, es:celo > tape
tipp-ex, tippex, tipex, wite-out, typex > correction tape
uhu, pritt, prittstift, pattex, gorilla glue, loctite, super attak > glue
blu tack, blutack, patafix > mounting tape
play-doh, playdoh, play doh, plasticine, fimo, pâte à modeler play-doh > modelling clay
lego, legos, duplo, k'nex, clics, lego style, lego-style, lego type, lego compatible, typ lego, lego-artig, lego-artige, tipo lego, type lego, genre lego > building blocks
playmobil, schleich > figurine, toy
barbie, barbies, bratz > fashion doll, doll
brio, brio tåg, brio train > toy train
hot wheels, hotwheels, matchbox car, matchbox cars, scalextric, carrera bahn > toy car, slot cars
nerf, nerf gun > water gun
monopoly, monopol, scrabble, cluedo, catan, jenga, yahtzee, yatzy, trivial pursuit, alfapet, carcassonne, ticket to ride, les aventuriers du rail, siedler von catan, die siedler, colons de catane, colonos de catán, mensch ärgere dich nicht, petits chevaux, fia med knuff, pictionary, dixit, cranium, twister > board game
uno kortspel, uno kartenspiel, uno card game, dobble, exploding kittens, skip-bo, skip bo, mille bornes > card game
rubiks cube, rubik > rubik's cube, puzzle
sylvanian families, polly pocket > dollhouse
tonies, toniebox, tonie > audiobook
rollerblades, rollerblade > inline skates
heelys > sneaker
brompton > folding bike
vanmoof > e-bike
vespa > moped
bugaboo, babyzen, cybex stroller, yoyo stroller > stroller
babybjörn, babybjorn, ergobaby, manduca > baby carrier
tripp trapp, stokke > high chair
maxi cosi, maxi-cosi, maxicosi > car seat
pampers, huggies, libero > nappies
converse, vans shoes, stan smith, stan smiths, air force 1, air jordans, jordans > sneaker
birkenstock, birkenstocks, teva, tevas > sandal
havaianas > flip flops
crocs, croc shoes > clogs
uggs, ugg boots, ugg > snow boots, boot
dr martens, doc martens, docs martens, dr. martens > boot
timberlands, timberland boots > boot
wellies hunter > rain boots
levi's, levis, levi's 501, wranglers > jeans
spanx > shapewear
ray ban, ray bans, ray-ban, ray-bans, rayban, raybans > sunglasses
rolex, swatch, casio watch > watch
fjällräven kånken, kånken, kanken, eastpak, jansport > backpack
rimowa, samsonite > suitcase
longchamp, birkin > handbag
kleenex, klinex, de:tempo, de:tempos, tempotaschentuch, tempotaschentücher > facial tissues
zewa, sopalin > kitchen roll
labello, chapstick, carmex, blistex, cerat > lip balm
vaseline > body lotion
nivea > face cream
q-tips, q tips, qtips > cotton buds
band-aid, band aid, band aids, band-aids, bandaids, elastoplast, hansaplast, tirita, tiritas, compeed > plasters
durex > condoms
gillette > razor
oral-b, oral b > electric toothbrush
listerine > mouthwash
tampax, ob tampons > tampons
theragun > massage gun
leatherman, victorinox, opinel, laguiole, swiss army knife, schweizermesser, mora kniv, morakniv, couteau suisse > pocket knife, multitool
petzl > headlamp
maglite > torch
trangia, jetboil, primus > camping stove
thermarest, therm-a-rest > sleeping mat
peloton > exercise bike
bosu > exercise ball
bosch drill, makita, dewalt > cordless drill
dremel > rotary tool
inbus, inbusschlüssel > allen key
wd-40, wd40 > lubricant spray
stihl > chainsaw
weber grill, weber barbecue, weber > barbecue
fatboy > bean bag
tempur > memory foam pillow, mattress
yankee candle, diptyque > scented candle
swiffer > feather duster
vileda > mop
scotch-brite, scotch brite, spontex > sponge
febreze > air freshener
nutella, nocilla > hazelnut spread
haribo > gummy bears
toblerone, milka, kitkat, kit kat, lindt, marabou, ritter sport > chocolate
pringles, doritos, lays > chips
oreo, oreos > biscuit
coca cola, coca-cola, pepsi > cola, lemonade
red bull, redbull > energy drink
tabasco, sriracha > hot sauce
jack daniels, jack daniel's, jameson, johnnie walker > whisky
bacardi, havana club > rum
absolut vodka, smirnoff > vodka
aperol, campari > aperitif
guinness, heineken > beer
ben & jerry's, häagen-dazs > ice cream
nescafé, nescafe, lavazza > coffee
lipton > tea
oculus, meta quest, oculus quest > vr headset
dji, dji mini, mavic > drone
philips hue > smart bulb
wacom > graphics tablet
camelbak, owala, stanley quencher > water bottle
chucks, vans old skool > sneaker
adilette, adiletten, adilettes > flip flops
moon boots, moonboots > snow boots
jellycat, squishmallow, squishmallows, steiff > teddy bear
kapla, magformers, magna tiles, meccano > building blocks
wayfarer, wayfarers > sunglasses
canada goose, moncler > down jacket
brita > water filter
scrub daddy > sponge
tomtom > sat nav
ninja creami > ice cream maker
airwrap, dyson airwrap > curling iron
ghd, ghds > straightener
`
