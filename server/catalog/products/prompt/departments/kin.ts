/** What is like what though it is no kind of it: things by the first English words of their rows. */

/** Within a row what stands nearer is liker; of several rows of a thing the first comes first. */
export const KIN = `
filter coffee machine, bean to cup machine, capsule coffee machine, coffee maker, moka pot, french press, pour over coffee maker
coffee maker, coffee grinder, milk frother
kettle, teapot, tea infuser, thermos
toaster, sandwich maker, waffle iron, mini oven
blender, hand blender, hand mixer, stand mixer, food processor, juicer
air fryer, deep fryer, mini oven, oven, microwave
rice cooker, slow cooker, pressure cooker, steamer
raclette grill, raclette, fondue set, cheese fondue pot, electric grill, hot plate, chocolate fountain
bread maker, yoghurt maker, ice cream maker, soda maker, popcorn maker, waffle iron
vacuum sealer, dehydrator, sous vide, preserving machine
casserole, casserole dish, tagine, pot, stockpot, pan
wok, frying pan, pan, griddle, crepe pan, paella pan
butter dish, egg cup, sugar bowl, bread bin, cake stand, jug, serving tray
bread bin, storage jar, biscuit tin, bread basket, food container
cake stand, cake dome, serving tray, cheese board
decanter, wine aerator, wine cooler, wine rack, wine glass, corkscrew, jug
cocktail shaker, jigger, cocktail glass, ice bucket, hip flask
rolling pin, cookie cutter, dough scraper, mixing bowl, whisk, pastry brush, piping bag, baking tin
pizza stone, pizza peel, pizza cutter, pizza oven, proving basket
garlic press, peeler, cheese grater, mandoline, zester, lemon squeezer, potato masher, can opener, corkscrew
mortar and pestle, pepper mill, salt shaker, spice rack
cutting board, knife block, knife set, knife, knife sharpener
oven glove, apron, tea towel, trivet
kitchen scale, measuring cup, kitchen timer, meat thermometer
lunch box, bento box, food container, thermal food jar, water bottle
water bottle, thermos, travel mug, hip flask
picnic basket, picnic blanket, cooler, thermos
mug, espresso cup, travel mug, teapot, glass
armchair, rocking chair, recliner, hanging chair, sofa, footstool, bean bag
sideboard, chest of drawers, cabinet, display cabinet, tv stand, console table
nightstand, side table, coffee table
mattress, mattress topper, mattress protector
blanket, electric blanket, weighted blanket, wearable blanket, cushion
hot water bottle, electric blanket, heating pad, foot warmer
rug, carpet runner, doormat, bath mat
curtain, blackout curtain, blinds, venetian blind, pleated blind, window film
candle, scented candle, aroma diffuser, incense, essential oil, air freshener
candlestick, tealight, lantern, candle, vase
photo album, scrapbook, guest book, baby memory book, digital photo frame, frame
frame, poster, painting, wall art
iron, garment steamer, steam station, ironing board
drying rack, clothes line, clothes pegs, laundry basket, ironing board
mop, broom, bucket, dustpan, vacuum cleaner
toilet brush, plunger, toilet roll holder, toilet seat
lint roller, clothes brush, pet hair remover
dehumidifier, humidifier, air purifier, fan
heater, patio heater, electric fireplace, fan
coat rack, wall hook, clothes rail, shoe rack, umbrella stand
box, basket, storage chest, toy box, under-bed storage, laundry basket
dress, skirt, jumpsuit, tunic, blouse
blouse, shirt, tunic, top
shirt, polo shirt, t-shirt, blouse
t-shirt, tank top, top, polo shirt, shirt
sweater, cardigan, hoodie, turtleneck, fleece jacket
cardigan, sweater, poncho, kimono, shawl, blazer
kimono, bathrobe, tunic, poncho, pyjamas
jacket, coat, vest, blazer, fleece jacket
raincoat, rain suit, rain trousers, poncho, umbrella
trousers, jeans, joggers, leggings, shorts, skirt
leggings, running tights, tights, joggers
shorts, swim shorts, skirt
pyjamas, nightdress, bathrobe, loungewear
sock, tights, leg warmers, thermal underwear
boxer shorts, underwear, thermal underwear
swimsuit, swim shorts, wetsuit, rash guard
hat, beanie, sun hat, baseball cap, hairband, earmuffs
beanie, scarf, glove, earmuffs, hairband, balaclava
scarf, shawl, beanie, glove, poncho
belt, suspenders, tie, wallet
tie, bow tie, pocket square, cufflinks, suspenders
handbag, shoulder bag, clutch, shopping bag, bum bag, backpack, bag
wallet, card holder, passport holder, money clip, keyring, handbag
suitcase, cabin suitcase, duffel bag, sports bag, backpack
toiletry bag, packing cubes, travel bottles, clutch
neck pillow, sleep mask, earplugs
watch, smartwatch, bracelet
ballet flats, loafers, mules, slip-on shoes, espadrilles, heels
heels, ballet flats, sandal, ankle boots
sandal, flip flops, espadrilles, clogs, slipper
slipper, clogs, sandal, sock
loafers, brogues, boat shoes, ballet flats, slip-on shoes, sneaker
kilt, leather trousers, dirndl, folk costume
tutu, leotard, ballet shoes, leg warmers
princess crown, costume, wig, face paint
face cream, night cream, serum, face oil, eye cream
hand cream, body lotion, foot cream, lip balm, body butter
bath salts, bath bomb, bubble bath, bath oil, shower gel
soap, shower gel, bath bomb
cleanser, micellar water, makeup remover, toner, scrub
shampoo, conditioner, hair mask, dry shampoo, hair oil
hair dryer, straightener, curling iron
hairbrush, comb, hair clip, hair tie, hairband
razor, electric shaver, beard trimmer, epilator, shaving foam
beard oil, beard trimmer, aftershave, shaving foam, shaving brush
lipstick, lip gloss, lip balm
mascara, eyeliner, eye shadow, false eyelashes
foundation, concealer, powder, blush
nail polish, nail polish remover, nail file
nail file, nail clippers, manicure set, tweezers
perfume, body mist, aftershave
toothbrush, electric toothbrush, toothpaste, mouthwash, dental floss
sunscreen, after sun, self-tanner
insect repellent, mosquito net, after bite, bug zapper
wheelchair, rollator, walking stick, crutches
acupressure mat, massage gun, posture corrector, back brace, foam roller, tens machine
knee brace, back brace, posture corrector
blood pressure monitor, thermometer, pulse oximeter, bathroom scale
protein powder, whey, protein bar, vitamins
earplugs, sleep mask, white noise machine
nougat, marzipan, macarons, pralines, panettone, chocolate
liquorice, candy, gummy bears, marshmallows, chocolate
biscuit, cake, crackers
honey, maple syrup, jam, marmalade
peanut butter, chocolate spread, hazelnut spread, honey, jam
aperitif, liqueur, rum, gin
gin, vodka, rum, whisky, tonic water
whisky, rum, gin, aquavit
aquavit, schnapps, whisky, gin
beer, cider, kombucha
oats, muesli, cornflakes
pasta, rice, couscous, quinoa
soy sauce, hot sauce, mustard, mayonnaise
chickpeas, lentils, beans, quinoa
chips, popcorn, pretzels, crackers, nuts
olive oil, truffle oil, vinegar
ham, salami, cheese, olives
magnetic tiles, building blocks, marble run, toy train, puzzle
marble run, building blocks, toy train, magnetic tiles
doll, dollhouse, doll's pram, teddy bear, comforter toy, hand puppet
teddy bear, comforter toy, doll, hand puppet
toy car, toy train, toy garage, toy digger, building blocks
toy train, toy car, building blocks, marble run
balance bike, tricycle, scooter, bike
play kitchen, doctor's kit, tea set toy, dollhouse
play tent, play tunnel, dollhouse, sandpit, bouncy castle
sandpit, swing, slide, trampoline, bouncy castle, paddling pool, sand toys
modelling clay, slime, sand toys
craft kit, beads, modelling clay, coloured pencils, stickers, slime
chemistry set, microscope, telescope
board game, card game, quiz, puzzle
chess, dominoes, backgammon, board game, poker set, dice
dominoes, backgammon, chess, poker set, dice, darts, sudoku book
boules, kubb, croquet set, ring toss, badminton set, table tennis bat, frisbee
kubb, boules, croquet set, ring toss, boomerang, frisbee
frisbee, boomerang, kite, juggling balls
yo-yo, juggling balls, diabolo, hula hoop
rattle, teether, baby gym, mobile for cot, comforter toy
rocking horse, hobby horse, baby walker, balance bike
bath toy, bubbles, water gun
ukulele, guitar, banjo
violin, viola, cello
kalimba, harmonica, ocarina, recorder, xylophone
recorder, flute, harmonica, clarinet, ocarina
cajon, djembe, drum, maracas, cymbal
metronome, tuner, music stand, sheet music
amplifier, guitar pedal, speaker
capo, plectrum, guitar strings, tuner, guitar strap
embroidery kit, cross stitch kit, macrame kit, punch needle kit, diamond painting, sewing kit
diamond painting, paint by numbers, embroidery kit, string art kit, mosaic kit, macrame kit, acrylic paint
candle making kit, soap making kit, resin kit, macrame kit
knitting needles, crochet hook, yarn, knitting kit
yarn, knitting needles, crochet hook, fabric
acrylic paint, watercolours, oil paints, gouache, stretched canvas
watercolours, felt-tip pens, coloured pencils, acrylic paint, paintbrush
easel, stretched canvas, palette
stapler, hole punch, tape dispenser, scissors
notebook, sketchbook, weekly planner, calendar
weekly planner, calendar, notebook, five year diary
fountain pen, ballpoint pen, pen, pencil
felt-tip pens, highlighter pen, coloured pencils, pen
shredder, laminator, label printer
ring binder, accordion file, letter tray, clipboard
footrest, laptop stand, monitor stand, desk organiser
globe, map, scratch map, atlas
whiteboard, cork board, chalkboard
speaker, soundbar, radio, headphones
radio, cd player, record player, speaker
tablet, e-reader, laptop, phone
phone, smartwatch, tablet
projector, tv, monitor
keyboard, computer mouse, numeric keypad
camera, instant camera, action camera, mirrorless camera
power bank, charger, power station, solar panel
power station, solar panel, power bank, generator
usb hub, docking station, adapter
usb stick, hard drive, memory card
smart lock, doorbell, security camera, alarm system
vr headset, game console, game controller
key finder, gps tracker
phone case, screen protector, phone stand
weather station, thermometer, indoor thermometer
air mattress, sleeping mat, sleeping bag
axe, chainsaw, log splitter, hand saw
hammer, mallet, crowbar, axe
cordless drill, drill, screwdriver
letterbox, doorbell, house number
padlock, bike lock, safe
hedge trimmer, chainsaw, strimmer, lawn mower, leaf blower
barbecue, gas grill, kamado, smoker, fire pit, pizza oven
fire pit, barbecue, patio heater, smoker
flower pot, self-watering planter, raised bed, hanging basket
watering can, garden hose, sprinkler, rain barrel
parasol, gazebo, awning, shade sail
hammock, hanging chair, deckchair, swing
insect hotel, bird house, hedgehog house, bird feeder, bat box
mole trap, slug trap, rat trap, mousetrap
mousetrap, rat trap, ant trap, cockroach trap
fly paper, fruit fly trap, wasp trap, bug zapper, fly swatter
solar lights, string lights, lantern, garden torch
seeds, tomato seeds, flower bulbs, seedling
collar, leash, dog harness, harness
cat toy, catnip, cat laser, cat tunnel
pet bowl, slow feeder bowl, pet fountain, automatic pet feeder
dog coat, dog boots, dog life jacket
dog bed, cat bed, cooling mat
cat tree, cat bed, cat tunnel
tent, sleeping bag, sleeping mat
headlamp, torch, lantern
yoga mat, foam roller, exercise ball, resistance band
kettlebell, dumbbell, barbell, resistance band, weight bench
treadmill, exercise bike, rowing machine
boxing gloves, punch bag
tennis racket, padel racket, badminton set, table tennis bat
badminton set, table tennis bat, tennis racket, boules
unicycle, skateboard, roller skates, inline skates
skateboard, inline skates, roller skates, scooter
ice skates, roller skates, inline skates, skis
inline skates, roller skates, skateboard, ice skates
skis, snowboard, sled, snowshoes
snowshoes, skis, sled, trekking poles
paddle board, kayak, wetsuit, life jacket
swimming goggles, swimming cap, swim fins, diving mask
binoculars, telescope, trail camera
compass, binoculars, pocket knife, headlamp
inner tube, bike tyre, bike pump
stroller, pram, pushchair, baby carrier
pacifier, teether, baby bottle
bib, baby bottle, baby plate
baby blanket, muslin cloth, baby sleeping bag
rollator, wheelchair, walking stick
garland, banner, balloon, confetti, streamers, party decorations
disco ball, smoke machine, karaoke machine, string lights
wrapping paper, gift ribbon, greeting card
jumper cables, jump starter, tow rope, warning triangle
`
