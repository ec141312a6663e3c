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
juicer, blender, food processor, soda maker, milk frother, yoghurt maker, bread maker
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
pyjamas, nightdress, bathrobe, lounge set
sock, tights, leg warmers, thermal underwear
boxer shorts, underwear, thermal underwear
swimsuit, swim shorts, wetsuit, rash guard
hat, beanie, sun hat, baseball cap, hairband, earmuffs
beanie, scarf, gloves, earmuffs, hairband, balaclava
scarf, shawl, beanie, gloves, poncho
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
beard trimmer, hair clippers, electric shaver, razor
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
serving platter, cake stand, serving tray, cheese board, bowl, plate
lemonade, cola, elderflower cordial, cordial, juice, iced tea, kombucha, mineral water
music box, musical toy, xylophone, night light
toy shop, toy cash register, play food, play kitchen
manicure set, nail clippers, nail file, nail polish
nail clippers, manicure set, nail file
tank top, top, t-shirt
undershirt, tank top, thermal underwear, t-shirt
sun hat, straw hat, panama hat, baseball cap, hat
spirit level, laser level, tape measure
vacuum bags, vacuum cleaner
laptop charger, charger, power bank
language course, textbook, dictionary
nails, screws
ballpoint pen, pen, gel pen, fountain pen, pencil
makeup remover, micellar water, cleanser
`
