/** What is like what, as kin.ts: of what heals, is worn as jewellery, eaten, worked with in house and garden, and taken along. */

export const RARER_KIN = `
cough syrup, lozenges, nasal spray, thermometer, herbal tea
lozenges, cough syrup, nasal spray, herbal tea
nasal spray, lozenges, cough syrup, antihistamine, eye drops
antihistamine, nasal spray, eye drops
eye drops, nasal spray, antihistamine
pain relief gel, heating pad, ice pack for injuries, massage gun, tens machine, hot water bottle, acupressure mat
ice pack for injuries, pain relief gel, heating pad
blister plasters, plasters, insoles, foot cream, first aid kit
plasters, blister plasters, first aid kit
insoles, blister plasters, foot cream, compression socks
first aid kit, plasters, thermometer
vr headset, video game
video game, game console, game controller, vr headset
boxing gloves, shin guards, jump rope
padel racket, boules
kubb, volleyball, slackline, archery set, badminton set
croquet set, kubb, boules, badminton set, frisbee, boomerang, ring toss, volleyball, slackline, archery set
boules, boomerang, football, volleyball, skateboard
frisbee, boules, kubb, croquet set, volleyball, slackline, archery set, skateboard
boomerang, frisbee, kite, juggling balls, kubb, boules
volleyball, football, basketball, badminton set, frisbee
football, basketball, volleyball
basketball, football, volleyball
badminton set, table tennis bat, tennis racket, boules, frisbee
skateboard, scooter, inline skates, roller skates
inline skates, roller skates, skateboard, ice skates
roller skates, inline skates, skateboard
unicycle, juggling balls, roller skates, skateboard
casserole, wok
wok, casserole
tablet, game console
vinyl record, record player, cd player, radio, speaker
necklace, bracelet, earring, ring, brooch, anklet
bracelet, necklace, earring, ring, anklet
earring, necklace, bracelet, ring
ring, earring, bracelet, necklace
anklet, bracelet, necklace, ring
brooch, necklace, earring, pocket square
alarm clock, clock, radio
bowl, plate, mug, glass, serving tray
plate, bowl, mug, cutlery, glass
cutlery, knife set, plate
colander, salad spinner, mixing bowl, pot
salad spinner, colander, mixing bowl
coffee, tea, hot chocolate
tea, herbal tea, green tea, matcha, yerba mate, coffee
herbal tea, tea, green tea
green tea, matcha, tea, herbal tea
matcha, green tea, tea, yerba mate, kombucha, coffee
yerba mate, matcha, green tea, tea, kombucha, coffee
red wine, white wine, sparkling wine, aperitif
white wine, sparkling wine, red wine
sparkling wine, white wine, red wine, beer
rum, liqueur, limoncello, aperitif, gin, whisky
gin, limoncello, aperitif
limoncello, aperitif, liqueur, rum, gin
aperitif, limoncello, red wine, rum, gin
tonic water, gin, lemonade
maple syrup, honey, jam, peanut butter
hot sauce, soy sauce, mustard, chutney
chutney, hot sauce, mustard, jam
biscuit, chocolate, macarons, marshmallows
macarons, marzipan, nougat, biscuit, pralines, panettone, cake
marzipan, nougat, macarons, pralines, chocolate, gummy bears
panettone, cake, biscuit, nougat, macarons, marzipan
gummy bears, candy, liquorice, marshmallows, chocolate
marshmallows, gummy bears, candy, chocolate
advent calendar, chocolate, pralines, candy
gift hamper, gift set, pralines
figurine, toy car, doll, building blocks, modelling clay, slime, bubbles, water gun, puzzle
slime, modelling clay, bubbles, craft kit
juggling balls, yo-yo, frisbee, rubik's cube
school bag, backpack, pencil case
pencil case, school bag, coloured pencils
hammock, hanging chair, deckchair
deckchair, hammock, garden chair, camping chair, picnic blanket
parasol, gazebo, awning
wheelbarrow, rake, spade, watering can, compost bin
rake, spade, broom, weeder
spade, rake, snow shovel
secateurs, hedge trimmer, gardening gloves
watering can, garden hose, sprinkler
garden hose, sprinkler, watering can
lawn mower, robot lawn mower, hedge trimmer
leaf blower, rake, lawn mower
fire pit, patio heater, barbecue
barbecue, fire pit, pizza oven, camping stove
hammer, screwdriver, pliers, axe, crowbar
crowbar, hammer, axe
drill bit, sandpaper, saw blade, screws, wall plug
spirit level, tape measure, multimeter
tape measure, spirit level
ladder, step ladder, step stool
paint, wallpaper, varnish
wallpaper, paint
mousetrap, ant trap, fly paper, moth trap
ant trap, fly paper, moth trap, mousetrap
fly paper, ant trap, moth trap, insect repellent
moth trap, fly paper, ant trap
dog toy, dog treats
dog food, dog treats
hedgehog house, bird house, insect hotel, bird feeder
bird house, bird feeder, insect hotel, hedgehog house
insect hotel, hedgehog house, bird house, bird feeder
bird feeder, bird house, insect hotel, bird food
sticky notes, highlighter pen, notebook
printer, label printer
tripod, ring light, phone stand
webcam, microphone, ring light, headset
drone, action camera
action camera, dash cam, camera, drone
power bank, charger, solar panel
charger, charging cable, power bank, cable
cable, charger, adapter
smart plug, power strip, light bulb
headphones, headset, speaker
sleeping bag, sleeping mat, blanket
fishing rod, fishing reel, fishing line
fishing bait, fishing lure, fishing hooks
fishing lure, fishing bait, fishing hooks
camping stove, camping cookware, barbecue
camping chair, folding chair, hammock
headlamp, torch, lantern
compass, binoculars, pocket knife
pocket knife, compass, fire starter
life jacket, wetsuit, rash guard
snowboard, skis, sled
skis, snowboard, ice skates
ice skates, inline skates, skis, sled
sled, skis, snowboard
climbing shoes, climbing harness, climbing rope
climbing rope, climbing harness, climbing shoes, slackline
dumbbell, kettlebell, resistance band, weight bench
kettlebell, dumbbell, resistance band
resistance band, jump rope, dumbbell, pull-up bar, yoga mat
yoga mat, foam roller, resistance band
jump rope, resistance band, dumbbell
pull-up bar, dumbbell, resistance band, weight bench
umbrella, raincoat, poncho
digital piano, music keyboard, piano, synthesizer
table lamp, desk lamp, floor lamp, night light, wall lamp
desk lamp, table lamp, clip lamp, floor lamp
music keyboard, digital piano, synthesizer, piano
suit, blazer, shirt
towel, bathrobe, bath mat
cushion, blanket, cushion cover
duvet, blanket, pillow
high chair, booster cushion
deodorant, perfume, soap
false nails, nail polish
embroidery kit, candle making kit
macrame kit, embroidery kit, candle making kit, knitting kit, crochet hook
diamond painting, stretched canvas, puzzle
knee brace, compression socks
acupressure mat, knee brace
cow's milk, plant milk, oat milk
milk, plant milk, oat milk
butter, olive oil, peanut butter
sugar, honey, agave syrup, maple syrup, sweetener
meat, tofu, lentils, fish
eggs, tofu
flour, oats, rice
cling film, beeswax wraps, food container, storage jar
aluminium foil, beeswax wraps, food container, baking mat
freezer bags, beeswax wraps, food container
baking paper, baking mat
plastic bag, shopping bag, gift bag
tampons, menstrual cup, period underwear, sanitary pads
sanitary pads, period underwear, menstrual cup, tampons
nappies, cloth nappies
kitchen roll, tea towel, sponge
bottled water, water bottle, water filter, soda maker
wrapping paper, gift bag, tissue paper, gift ribbon
cola, lemonade, juice, kombucha, iced tea, mineral water
juice, lemonade, mineral water, cordial
wine, sparkling wine, cider
salt, spice, herbs
peanut butter, hazelnut spread, jam, honey
hazelnut spread, peanut butter, jam, honey
honey, agave syrup, maple syrup, jam
jam, honey, peanut butter, hazelnut spread
rice, quinoa, couscous, lentils, pasta
pasta, rice, quinoa, couscous, lentils
bread, crispbread
chips, nuts, popcorn
shower gel, soap
fertilizer, soil
fabric softener, detergent
food processor, stand mixer, blender, hand blender, hand mixer, juicer
finger paints, watercolours, acrylic paint, coloured pencils, chalk
manicure set, nail clippers, nail file, nail scissors, tweezers
rabbit food, hay, hamster food, small animal bedding
lemonade, cordial, juice, iced tea, cola, mineral water
serving platter, cake stand, serving tray, cheese board, plate, salad bowl
activity book, sticker book, colouring book, picture book
`
