/** Further kinds, as synonym-kinds.ts: of what the later tables name, and what is for which use. */
export const MORE_KINDS = `
ceiling lamp < pendant light
lamp < pendant light, wall lamp, lantern
candle < tealight
party decorations < garland, banner, balloon, bunting, streamers, confetti, paper napkin, birthday candles, birthday banner, balloon garland, pinata, cake topper, paper plates, party hats
decoration < wall art, candlestick, lantern, christmas baubles
furniture < footstool, bean bag, bunk bed, headboard, bed frame, shoe rack, coat rack, room divider
bed < bunk bed
blanket < bedspread
duvet < weighted blanket
bedding < bedspread, pillowcase, mattress protector, fitted sheet
bed sheet < fitted sheet
bowl < salad bowl
jug < decanter
casserole dish < roasting tin
baking tin < baking sheet
home appliance < humidifier, dehumidifier, stand mixer, food processor, hand blender, juicer, slow cooker, rice cooker, pressure cooker, waffle iron, sandwich maker, coffee grinder, milk frother, ice cream maker, popcorn maker, deep fryer, hob, cooker, extractor hood, freezer, tumble dryer, garment steamer
kitchenware < can opener, bottle opener, peeler, garlic press, spatula, ladle, wooden spoon, rolling pin, measuring cup, kitchen scale, roasting tin, baking sheet, pepper mill, salt shaker, egg cup, serving tray, salad bowl, food container, mortar and pestle, french press, moka pot
tableware < egg cup, butter dish, salad bowl, decanter, placemat, coaster
textile < bath mat, napkin, placemat, bedspread
clothing < tunic, kimono, poncho, trench coat, windbreaker, fleece jacket, down jacket, softshell jacket, bomber jacket, rain trousers, rain suit, ski trousers, dungarees, tank top, turtleneck, thermal underwear, boxer shorts, knickers, lingerie, nightdress, joggers, tuxedo, bow tie, suspenders, wedding dress, evening gown, beret, sun hat, baseball cap, football shirt, cycling shorts
jacket < windbreaker, fleece jacket, down jacket, softshell jacket, bomber jacket, ski jacket
coat < trench coat, down jacket
trousers < rain trousers, ski trousers, joggers, dungarees
top < tank top
sweater < turtleneck
suit < tuxedo
dress < wedding dress, evening gown
underwear < boxer shorts, knickers, lingerie, thermal underwear
pyjamas < nightdress
tracksuit < joggers
tie < bow tie
shoe < clogs, espadrilles, ankle boots, slip-on shoes, riding boots
boot < ankle boots, riding boots
hat < beret, sun hat, baseball cap
handbag < clutch, shoulder bag
bag < clutch, shoulder bag, briefcase, duffel bag, bum bag, shopping bag, school bag, changing bag
backpack < school bag
jewellery < brooch, anklet, stud earrings, cufflinks, tie clip
beanie < beret, balaclava
bag < toiletry bag
earring < stud earrings
cleanser < makeup remover
skin care < eye cream, makeup remover, aftershave
cream < eye cream
hair care < comb, curling iron, hair tie, hairband, dry shampoo
razor < electric shaver
vitamins < protein powder, protein bar
headphones < headset
extension lead < power strip
smartwatch < fitness tracker
camera < security camera, webcam
electronics < headset, amplifier, subwoofer, security camera, webcam, memory card, usb hub, charging cable, hdmi cable, game controller, vr headset, graphics card, calculator, smart plug, fitness tracker, mouse pad
cleaning supplies < mop, broom, bucket, dustpan, microfibre cloth, cleaning spray, window cleaner, floor cleaner, toilet cleaner, bathroom cleaner, oven cleaner, drain cleaner, limescale remover, scouring pad, scrubbing brush, sponge, rubber gloves, washing-up liquid, feather duster, toilet brush, stain remover, bleach, steam cleaner
tool < clamp, hand plane, crowbar, hacksaw, soldering iron, glue gun, paint roller, step ladder, pressure washer
saw < hacksaw
ladder < step ladder
garden tool < leaf blower, pressure washer
bench < garden bench
pool < paddling pool
toy < balance bike, frisbee, water gun, bubbles, stickers, doll's pram, model kit, marble run, sandpit, swing
game < chess, dice, quiz
board game < chess, quiz
craft kit < coloured pencils
stationery < coloured pencils, fountain pen, ballpoint pen, highlighter pen, pencil case, ruler, pencil sharpener, hole punch, ring binder, envelope, wrapping paper, postcard, sticky notes, sketchbook, globe
pen < fountain pen, ballpoint pen, highlighter pen
notebook < sketchbook
paint < watercolours, acrylic paint
pet cage < bird cage, hamster cage
torch < headlamp
rechargeable < rechargeable by usb
baby gear < stair gate, changing bag, changing table, breast pump, bottle warmer, baby bath, baby sleeping bag, baby walker, wipes
pet carrier < dog crate
pet supplies < dog coat, dog crate, poop bags, cat flap, litter box, hamster cage, hay
horse tack < riding helmet, riding boots, saddle
helmet < riding helmet, ski helmet, motorcycle helmet
sports equipment < paddle board, life jacket, diving mask, swim fins, shuttlecock, basketball hoop, punch bag, exercise ball, rowing machine, weight bench, roller skates, ski helmet, ski goggles, ski poles, trekking poles, snowshoes, sled, frisbee, shin guards
camping gear < camping table, cooler, air mattress, sleeping mat, compass
scooter < e-scooter
tea < herbal tea, black tea, matcha, chai
green tea < matcha
coffee < instant coffee, ground coffee
wine < sparkling wine, rose wine
sparkling wine < champagne
juice < apple juice, cordial
drink < lemonade, soft drink, mineral water, energy drink, cider, rum, liqueur, sparkling wine, cocoa, oat milk, mulled wine
bread < crispbread, buns
cake < croissant, brownie, waffle
dried fruit < raisins
nuts < almonds, hazelnuts, walnuts, cashews, pistachios, peanuts
nut-content < almonds, hazelnuts, walnuts, cashews, pistachios, peanuts
candy < gummy bears, pralines
chocolate < pralines
muesli < cornflakes, oats
sauce < pesto, tomato sauce, mustard, mayonnaise, soy sauce
vinegar < balsamic vinegar
spice < curry powder, herbs, cinnamon, cardamom, chilli powder
soup < bouillon
sausage < salami
fish < canned tuna, sardines, herring, smoked salmon
meat < steak, bacon, salami
cheese < parmesan, mozzarella, cream cheese
baby food < infant formula
food < crispbread, buns, croissant, brownie, maple syrup, popcorn, pretzels, raisins, almonds, hazelnuts, walnuts, cashews, pistachios, peanuts, pralines, cornflakes, oats, couscous, lentils, chickpeas, beans, tomato sauce, pesto, mustard, mayonnaise, soy sauce, balsamic vinegar, coconut oil, sunflower oil, bacon, eggs, olives, pickles, tofu, hummus, cocoa
candle < scented candle
cosmetics < lip gloss, eyeliner, concealer
clock < alarm clock
hat < beanie
bedding < duvet cover
toothbrush < electric toothbrush
dumbbell < kettlebell
camera < action camera, dash cam, video doorbell
book < children's book
outdoor furniture < garden bench, deckchair, garden chair, garden table, swing seat
camping < camping gear
sport < sports equipment
baby < baby gear, baby food
bird < bird food, bird cage, bird feeder
cycling < bike, bike helmet, bike lock, bike light, bike pump, cycling shorts
running < running shoes
hiking < hiking boots, trekking poles
yoga < yoga mat
gaming < game console, game controller, video game
school < school bag, pencil case
christmas < christmas tree, christmas baubles, advent calendar
travel < suitcase, guidebook, duffel bag
meat < sausage, ham, bacon, steak
lactose-content < cheese, butter, yoghurt
wireless < bluetooth
t-shirt < breton top
clothing < breton top
moisturiser < face cream, body lotion, hand cream, body butter, night cream
milk < plant milk
snack < chips, nuts, peanuts, cashews, almonds, pistachios, hazelnuts, walnuts, candy, chocolate, popcorn, biscuit, pretzels, dried fruit, trail mix, beef jerky, crispbread, rice cakes, protein bar, gummy bears, olives, crackers, muesli bar, lollipop, marshmallows, wine gums, jelly beans, mixed nuts
glasses < reading glasses, sunglasses, ski goggles, swimming goggles, safety glasses, cycling glasses, vr headset, motorcycle goggles
sowing < seeds, tomato seeds, flower bulbs, seedlings, lawn seed, grass seed
work clothes < work trousers, work jacket, hi-vis vest, coveralls, scrubs, lab coat, chefs jacket, safety shoes, work gloves, apron, chefs hat
hair care < shampoo, conditioner, hair mask, hair oil, dry shampoo, solid shampoo, leave-in conditioner, hair loss treatment, heat protection spray
toy < outdoor toys, toy vehicles
educational toy < chemistry set, stacking rings, abacus, magnetic tiles, marble run, building blocks, puzzle
`

/** What is for which room or place: nothing is like something else for being in one with it. */
export const ROOM_KINDS = `
kitchen < kitchenware, tableware, dining table, dining chair, apron, tea towel, spice rack, kitchen scale, kitchen timer, oven glove, bread bin, dish rack
garden < garden tool, lawn mower, barbecue, flower pot, parasol, hammock, seeds, outdoor furniture, garden bench, raised bed, watering can, garden hose, secateurs, potting soil, fertilizer
bathroom < bath mat, towel, shower curtain, toilet brush, soap dispenser, soap dish, toothbrush holder, towel rail, towel hook, shower head, bathroom cabinet, toilet seat, toilet roll holder, bathrobe, shower stool, bath pillow, laundry basket
living room < sofa, armchair, coffee table, tv stand, floor lamp, rug, cushion, bookcase, sideboard, curtain, footstool, blanket
hallway < shoe rack, coat rack, coat hook, doormat, umbrella stand, shoe bench, key holder, boot tray
balcony < outdoor furniture, garden chair, garden table, parasol, flower pot, hammock, solar lights, lantern, string lights, outdoor rug
wall < poster, painting, wall art, mirror, clock, wall shelf, frame, wall decal, wallpaper, wall lamp, wall hook, wall calendar, calendar, paint
window < curtain, blinds, window film, window cleaner, insect screen, draught tape
bedroom < bed, mattress, bedding, nightstand, wardrobe, alarm clock, duvet, pillow, bedspread
office < office chair, desk, stationery, desk lamp, monitor, laptop stand, desk organiser, desk pad, footrest
french < champagne, bordeaux wine, chablis, cremant, brie, comte
spanish < rioja, albarino, cava, manchego, serrano ham
italian < chianti, prosecco, pinot grigio, parmesan, mozzarella, pecorino, prosciutto
german < riesling, spatburgunder
dog < puppy
cat < kitten
`
