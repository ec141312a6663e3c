/** What goes with what, "shoes to a dress", "cheese to wine", and is neither like it nor a kind of it: things > what goes with them, the likeliest first. */
export const COMPANIONS = `
dress, jumpsuit, evening gown > heels, shoe, handbag, clutch, necklace, earring, scarf, shawl, tights, sandal, jewellery, bracelet, cardigan, blazer, jacket, coat, belt, hat, ballet flats, boot, watch
suit, tuxedo > shirt, tie, oxford shoes, shoe, belt, pocket square, cufflinks, bow tie, watch, sock, coat, vest, suspenders, wallet, umbrella, scarf
blazer > shirt, blouse, trousers, skirt, jeans, shoe, belt, tie, handbag, pocket square, scarf, dress, t-shirt, necklace
shirt > trousers, jeans, tie, belt, blazer, sweater, vest, cufflinks, bow tie, jacket, shoe, sock, shorts, suit, watch
blouse, top, tunic, tank top > skirt, trousers, jeans, cardigan, blazer, necklace, earring, jacket, shoe, handbag, scarf, belt, shorts
t-shirt, polo shirt > jeans, shorts, trousers, skirt, sneaker, hoodie, jacket, cardigan, baseball cap, joggers, belt, sandal
sweater, cardigan, hoodie, turtleneck > jeans, trousers, skirt, shirt, scarf, boot, joggers, sneaker, beanie, blouse, t-shirt, necklace, belt, jacket, coat, leggings
trousers, jeans, joggers, chinos > belt, shirt, t-shirt, blouse, sweater, shoe, sneaker, boot, jacket, blazer, top, cardigan, hoodie, polo shirt, sock, coat, handbag, watch
shorts > t-shirt, polo shirt, shirt, sandal, sneaker, baseball cap, belt, sunglasses, tank top, top
skirt > blouse, top, t-shirt, sweater, tights, boot, shoe, cardigan, jacket, blazer, belt, handbag, sandal, necklace, earring, coat
leggings > tunic, t-shirt, tank top, sports bra, sneaker, hoodie, running shoes, sweater, yoga mat, water bottle, top, sock
coat, jacket, raincoat > scarf, gloves, beanie, hat, boot, handbag, umbrella, mittens, sweater, trousers, jeans, dress, belt, shoe, bag, earring
heels, shoe, sneaker, loafers, oxford shoes, ballet flats, sandal > sock, trousers, jeans, dress, belt, insoles, shoe polish, shoelaces, shoe tree, skirt, tights, handbag, bag, chinos, suit, shorts
boot, ankle boots, hiking boots > sock, insoles, jeans, trousers, coat, jacket, shoe polish, skirt, dress, tights, shoelaces, scarf, beanie, leggings
running shoes > running socks, sock, running shorts, shorts, leggings, t-shirt, smartwatch, baseball cap, insoles, water bottle, headlamp, earbuds, fitness tracker
swimsuit, swim shorts > beach towel, sun hat, flip flops, sunglasses, sunscreen, swimming goggles, swimming cap, towel, sandal, beach bag, bathrobe
pyjamas, nightdress > slipper, bathrobe, sleep mask, pillow, blanket, hot water bottle
tie, bow tie > shirt, suit, pocket square, cufflinks, blazer, belt, vest
scarf, beanie, gloves, hat, shawl > coat, jacket, gloves, scarf, beanie, sweater, boot, mittens, earmuffs, earring, handbag
necklace > earring, bracelet, ring, dress, blouse, jewellery box, brooch
earring, bracelet, ring, brooch > necklace, bracelet, ring, earring, watch, jewellery box, dress
watch > watch strap, watch box, watch winder, bracelet, cufflinks, wallet, ring, shirt, suit, belt
handbag, bag > wallet, scarf, shoe, heels, keyring, dress, gloves, belt, umbrella, coat
belt > trousers, jeans, shoe, shirt, wallet, chinos, suit
sunglasses, glasses > glasses case, sun hat, hat, baseball cap, beach bag, sunscreen
backpack > water bottle, laptop, rain cover for backpack, lunch box, padlock, pencil case, power bank
suitcase, cabin suitcase > packing cubes, luggage tag, neck pillow, toiletry bag, padlock, luggage scale, travel bottles, adapter, sleep mask, passport holder, backpack
umbrella > raincoat, boot, umbrella stand
phone > phone case, screen protector, charger, wireless charger, power bank, earbuds, headphones, cable, phone holder for car, phone stand, smartwatch, selfie stick, memory card, tripod, speaker
phone case > screen protector, phone, charger, power bank, phone stand, cable
tablet > tablet case, stylus, keyboard, charger, tablet stand, headphones, screen protector, earbuds, cable, power bank, computer mouse, memory card
e-reader > ereader case, charger, book light, cable, power bank
laptop, computer > laptop sleeve, laptop bag, computer mouse, keyboard, monitor, laptop stand, docking station, usb hub, charger, headset, headphones, webcam, hard drive, mouse pad, printer, cable, backpack, usb stick, desk lamp
monitor > monitor stand, keyboard, computer mouse, hdmi cable, cable, webcam, laptop, desk lamp, speaker, docking station
keyboard > computer mouse, wrist rest, mouse pad, monitor, laptop, tablet, headset
computer mouse > mouse pad, keyboard, wrist rest, laptop, monitor, rechargeable batteries
printer > ink, paper, cable, photo paper, laminator, scanner
tv > soundbar, hdmi cable, streaming stick, tv stand, game console, speaker, cable, blu-ray, headphones, popcorn, rechargeable batteries
projector > projection screen, hdmi cable, speaker, popcorn, streaming stick, tripod
game console > game controller, video game, gaming headset, headset, memory card, hdmi cable, tv, gaming chair, headphones
video game > game console, game controller, headset, gaming headset
camera, mirrorless camera, action camera > memory card, tripod, camera bag, camera lens, camera battery, camera strap, lens cleaning kit, photo album, selfie stick, gimbal, frame, photo paper
instant camera > instant film, photo album, frame, camera bag
drone > memory card, battery pack, backpack
headphones, earbuds > earbud case, charger, cable, speaker, phone, headphone stand, power bank, mp3 player
speaker > cable, speaker stand, charger, record player, phone, power bank, smart plug
record player > vinyl record, speaker, amplifier, headphones, cable
vinyl record > record player, speaker, headphones
smartwatch > watch strap, watch box, watch winder, charger, screen protector, earbuds, running shoes
power bank > cable, charger, phone, solar panel
charger > cable, power bank, adapter, phone, extension lead
router > network cable, cable, network switch, smart plug
espresso machine, bean to cup machine > coffee, coffee beans, coffee grinder, espresso cup, milk frother, limescale remover, mug, water filter, sugar
coffee maker, filter coffee machine, moka pot, french press > coffee, coffee grinder, mug, coffee filters, milk frother, thermos, limescale remover, coffee beans, sugar, kitchen scale
capsule coffee machine > coffee capsules, espresso cup, milk frother, limescale remover, mug, sugar
coffee grinder > coffee beans, coffee, coffee maker, espresso machine, french press, moka pot, kitchen scale
coffee > biscuit, chocolate, mug, espresso cup, cake, milk, oat milk, sugar, coffee grinder, coffee maker, milk frother, pralines, waffle iron, nougat, travel mug, cream
tea > biscuit, mug, teapot, honey, cake, tea infuser, chocolate, kettle, jam, sugar, marmalade, milk, thermos, tea cosy
kettle, teapot > tea, mug, tea infuser, tea cosy, honey, coffee, limescale remover, trivet, biscuit
mug > tea, coffee, chocolate, teapot, kettle, cocoa, biscuit, coaster, french press
red wine, wine, white wine, sparkling wine > wine glass, corkscrew, cheese, decanter, nuts, crackers, cheese board, olives, chocolate, ham, salami, wine cooler, pasta, crispbread, chips, wine rack, bread, gift hamper
cheese > wine, red wine, white wine, crackers, jam, honey, crispbread, nuts, olives, cheese board, bread, biscuit, ham, knife, mustard, dried fruit
ham, salami, sausage > mustard, bread, cheese, wine, olives, crackers, beer, knife, gherkins, olive oil, crispbread
pasta > olive oil, pesto, cheese, sauce, wine, red wine, tomato sauce, spice, salt, pasta machine, colander, pot
rice > soy sauce, spice, rice cooker, sauce, chopsticks
pizza > olive oil, cheese, beer, wine, spice, hot sauce, sauce, pizza stone, pizza cutter
bread, crispbread > butter, cheese, jam, honey, olive oil, marmalade, ham, hazelnut spread, peanut butter, knife, toaster, bread bin, cutting board
meat, steak > mustard, spice, sauce, red wine, wine, salt, hot sauce, barbecue sauce, steak knife, meat thermometer, olive oil, beer
fish, smoked salmon > white wine, mustard, mayonnaise, crispbread, rice, spice, olive oil, wine
sushi > soy sauce, rice, chopsticks, beer, tea, sushi kit
pancake mix, waffle, porridge > maple syrup, jam, honey, chocolate spread, hazelnut spread, sugar, waffle iron, pan, dried fruit, cream
yoghurt > muesli, honey, nuts, jam, dried fruit, maple syrup
muesli, oats, cornflakes > milk, oat milk, yoghurt, honey, dried fruit, nuts, bowl, maple syrup, plant milk
beer > chips, nuts, pretzels, beer glass, beer mug, sausage, mustard, bottle opener, hot sauce, cheese, beef jerky, crackers
gin > tonic water, cocktail glass, jigger, cocktail shaker, highball glass, lemonade, olives, ice cube tray, glass
whisky, rum, vodka > whisky glass, glass, cocktail shaker, chocolate, lemonade, ice cube tray, hip flask, cigar, nuts, cola
champagne > champagne glass, pralines, chocolate, ice bucket, wine cooler, wine glass, nuts, crackers
chocolate > coffee, tea, wine, red wine, rum, nuts, liqueur, mug
biscuit, cake > coffee, tea, mug, cake stand, jam, milk, plate, cake server, candle
honey, jam, marmalade > bread, tea, butter, cheese, crispbread, yoghurt, toaster, biscuit, crackers
olive oil > vinegar, bread, pasta, salt, spice, oil bottle, olives, balsamic vinegar, salad bowl
frying pan, pan, wok > spatula, olive oil, splatter guard, whisk, apron, cutting board, oven glove, trivet, kitchen tongs, spice
pot, casserole > ladle, trivet, oven glove, colander, wooden spoon, spice, pasta, soup bowl, cookbook
knife, knife set, chef's knife > cutting board, knife sharpener, knife block, apron
cutting board > knife, knife set, knife sharpener, cheese, bread
baking tin, loaf tin, springform tin > kitchen scale, mixing bowl, flour, whisk, hand mixer, baking paper, stand mixer, sugar, cookbook, spatula, oven glove, rolling pin, cake stand
stand mixer, hand mixer > mixing bowl, baking tin, kitchen scale, flour, sugar, spatula, whisk, cookbook, apron
blender > protein powder, smoothie, glass, water bottle, oat milk, cookbook
air fryer, oven > oven glove, baking paper, baking tin, cookbook, oil sprayer, spice, casserole dish, kitchen tongs
waffle iron > flour, maple syrup, jam, sugar, whisk, mixing bowl, chocolate spread, ladle
toaster > bread, jam, butter, honey, marmalade, kettle, butter dish
plate, bowl, tableware > cutlery, glass, tablecloth, napkin, wine glass, mug, candle, serving tray, placemat, bowl, jug, vase
cutlery > plate, napkin, steak knife, bowl, glass, placemat, tablecloth, cutlery tray
wine glass, glass > wine, jug, decanter, corkscrew, plate, coaster, tablecloth, cutlery
lunch box > water bottle, cutlery, thermos, lunch bag, napkin
barbecue, gas grill > charcoal, barbecue tools, barbecue cover, apron, meat thermometer, barbecue sauce, grill brush, spice, mustard, sausage, beer, hot sauce, outdoor furniture, fire starter, skewers, parasol
bed, mattress > duvet cover, pillow, duvet, mattress topper, mattress, mattress protector, bed sheet, fitted sheet, blanket, nightstand, bedspread, table lamp, bedding
duvet, duvet cover > pillow, duvet cover, fitted sheet, pillowcase, bed sheet, duvet, blanket, bedspread
pillow > pillowcase, duvet, duvet cover, sleep mask, blanket
sofa, armchair > cushion, blanket, coffee table, rug, floor lamp, side table, footstool, sofa cover, lamp, curtain, armchair, bookcase, table lamp
desk, standing desk > office chair, desk lamp, desk organiser, monitor, keyboard, computer mouse, lamp, footrest, laptop stand, mouse pad, notebook, monitor stand, pencil case, calendar, stapler, pen
office chair > desk, footrest, seat cushion, desk lamp, standing desk
dining table, table > chair, tablecloth, table runner, placemat, vase, candlestick, plate, bowl, cutlery, wine glass, glass, jug, decanter, serving tray, napkin, pendant light, lamp, bench, candle, rug
chair > table, seat cushion, cushion, dining table, felt pads, desk
bookcase, shelf > bookends, book, box, vase, frame, basket, plant
curtain > curtain rod, cushion, blinds, rug, curtain rings
rug > anti-slip mat, cushion, sofa, floor lamp, blanket, coffee table
lamp, table lamp, floor lamp, pendant light > light bulb, lampshade, smart bulb, extension lead, smart plug, side table, nightstand
candle > candlestick, tealight, matches, lighter, lantern, vase
vase > flower, artificial flowers, dried flowers, candle, candlestick
cushion > sofa, blanket, rug, curtain, armchair, cushion cover
frame > poster, painting, photo paper, camera, nails
towel, bathrobe > bathrobe, bath mat, soap, shower gel, bath bomb, slipper, towel rail, laundry basket, bath salts
vacuum cleaner, robot vacuum > vacuum bags, pet hair remover, mop, broom, dustpan
washing machine > detergent, laundry basket, fabric softener, drying rack, limescale remover, stain remover
iron > ironing board, starch spray, lint roller, drying rack
christmas tree > christmas baubles, string lights, christmas lights, christmas tree stand, advent star, tinsel, tree topper, wrapping paper
wrapping paper > gift ribbon, greeting card, gift tags, tape dispenser, scissors, tape
bike, e-bike > bike helmet, bike lock, bike light, bike pump, bike basket, bike bag, bike bell, bike repair kit, inner tube, bike saddle, water bottle, mudguard, bike pannier rack, bike computer, bike bottle, bike phone mount, backpack, bike stand, chain lubricant, baby bike seat, bike chain, bike parts, bike tyre, bike pedals, bike rack, cycling jersey, cycling shorts, cycling gloves, cycling glasses, bike trailer
bike helmet > bike lock, bike light, gloves, sunglasses, bike, scooter
scooter, skateboard, inline skates, skates, ice skates > helmet, bike helmet, knee pads, elbow pads, sock, gloves, backpack
tent > sleeping bag, sleeping mat, camping chair, headlamp, camping stove, lantern, air mattress, camping lantern, tarpaulin, backpack, cooler, tent pegs, mosquito net, mallet
sleeping bag, sleeping mat > tent, sleeping mat, sleeping bag, pillow, headlamp, camping chair, air mattress
camping stove > gas canister, camping cookware, pot, mug, cutlery, fire starter, lighter, kettle, water bottle
yoga mat > yoga block, foam roller, water bottle, leggings, resistance band, yoga strap, meditation cushion, towel, sports bra, bag
dumbbell, kettlebell, barbell > yoga mat, weight bench, resistance band, foam roller, jump rope, water bottle, gloves, protein powder, leggings, shaker bottle
tennis racket > tennis balls, sports bag, sweatband, tennis shoes, baseball cap, water bottle
table tennis bat > table tennis balls, table tennis table
padel racket > tennis balls, sports bag, sneaker
football > football boots, shin guards, football goal, ball pump, goalkeeper gloves, sock
basketball > basketball hoop, ball pump, basketball shoes, sweatband
golf club > golf balls, golf glove, golf tees, golf bag, polo shirt, umbrella
skis, snowboard > ski boots, ski helmet, ski goggles, ski poles, gloves, ski jacket, ski socks, base layer, ski wax, balaclava, ski bag, beanie, snowboard boots
ski goggles, ski helmet > ski helmet, ski goggles, skis, gloves, balaclava, snowboard, ski jacket
swimming goggles > swimming cap, swimsuit, swim shorts, towel, swim bag, earplugs
fishing rod > fishing lure, fishing reel, fishing line, tackle box, fishing waders, fishing hooks, fishing net, camping chair, thermos, headlamp, pocket knife
kayak, paddle board > life jacket, dry bag, wetsuit, water shoes
guitar, acoustic guitar, electric guitar, bass guitar > guitar strings, plectrum, capo, tuner, amplifier, guitar strap, guitar case, music stand, songbook, guitar pedal, metronome, headphones, guitar stand
ukulele > tuner, guitar strings, songbook, capo, plectrum, music stand, metronome
violin > music stand, sheet music, metronome, rosin, violin strings, tuner
piano, digital piano > sheet music, headphones, piano bench, metronome, music stand, songbook
drums, drum, electronic drum kit > drumsticks, headphones, metronome, ear defenders, drum throne, earplugs
flute, recorder > sheet music, music stand, metronome, songbook
amplifier > cable, guitar, guitar pedal, headphones, speaker
microphone > microphone stand, headphones, audio interface, cable
metal detector > spade, headphones, gardening gloves, backpack, rechargeable batteries
telescope, binoculars > tripod, field guide, camera, headlamp, bag
sewing machine > sewing thread, fabric, sewing needles, fabric scissors, scissors, sewing pattern, pins, tape measure, sewing box, sewing kit, zip
fabric > sewing thread, scissors, sewing machine, pins, sewing buttons, zip, sewing kit
yarn > knitting needles, crochet hook, stitch markers, scissors, knitting bag, sewing buttons, knitting book
knitting needles, crochet hook > yarn, wool, stitch markers, scissors, knitting bag
acrylic paint, oil paints, gouache > paintbrush, stretched canvas, easel, palette, apron, watercolour paper
watercolours > paintbrush, watercolour paper, paper, sketchbook, easel, palette, pencil, eraser
stretched canvas, easel > acrylic paint, oil paints, paintbrush, easel, stretched canvas, watercolours, palette
notebook, weekly planner, sketchbook > pen, fountain pen, pencil, bookmark, felt-tip pens, highlighter pen, pencil case, ballpoint pen, stickers, coloured pencils, ruler
pen, fountain pen, pencil > notebook, pencil case, ink, paper, greeting card, writing paper, eraser, pencil sharpener, envelope
book, novel > bookmark, book light, reading glasses, bookends, blanket, tea, candle, cushion
drill, cordless drill > drill bit, screwdriver bits, screws, battery pack, toolbox, work gloves, spirit level, tape measure
hammer, saw, screwdriver > nails, screws, toolbox, work gloves, tape measure, spirit level, pliers
paint > paintbrush, paint roller, masking tape, dust sheet, ladder, filler, sandpaper, gloves, step ladder, paint tray
toolbox > hammer, screwdriver, pliers, wrench, tape measure, tool set, screws, spirit level, saw
lawn mower, robot lawn mower > lawn fertiliser, mower blade, grass seed, engine oil, rake, garden edging, garden hose
flower pot, plant, seeds > soil, watering can, flower pot, fertilizer, gardening gloves, trowel, seeds, plant, plant stand, secateurs, grow light, seed tray
garden hose > sprinkler, hose reel, watering can
garden table, garden chair, outdoor furniture > parasol, seat cushion, outdoor cushion, garden chair, garden table, furniture cover, lantern, tablecloth, string lights, barbecue
hammock > blanket, cushion, parasol, rope, hammock stand, book
greenhouse, raised bed > seeds, soil, tomato seeds, fertilizer, watering can, flower pot, trowel, thermometer, seed tray
aquarium > fish food, aquarium filter, aquarium heater, aquarium gravel, aquarium test kit, lamp
bird cage > bird food, bird toy
hamster cage, rabbit hutch > small animal bedding, hay, hamster wheel, rabbit food, hamster food
cat tree, litter box > cat toy, cat litter, cat bed, catnip, litter scoop
dog bed > blanket, dog toy, pet bowl, cooling mat
leash > collar, harness, dog harness, poop bags, dog treats, led dog collar
motorcycle > motorcycle helmet, motorcycle gloves, motorcycle jacket, motorcycle lock, motorcycle cover, motorcycle boots, tank bag
stroller, pram > stroller rain cover, changing bag, baby blanket, mosquito net, baby carrier, muslin cloth, stroller organiser
crib > baby sleeping bag, mobile for cot, baby blanket, baby monitor, night light, fitted sheet
high chair > bib, baby plate, seat cushion, baby bottle
baby bottle > bottle brush, bottle steriliser, bib, pacifier, bottle warmer, baby food
nappies > wipes, changing mat, nappy bin, nappy cream, changing bag, bodysuit
doll > doll's pram, dollhouse, baby doll, tea set toy
dollhouse > doll
toy train > train tracks, building blocks, toy car, rug
building blocks, magnetic tiles > toy box, box, toy car, figurine
play kitchen > play food, tea set toy, apron, pot
school bag > pencil case, lunch box, water bottle, school cone, sports bag, notebook, calculator, coloured pencils
pencil case > pen, pencil, felt-tip pens, eraser, coloured pencils, ruler, highlighter pen, scissors, pencil sharpener
shampoo > conditioner, hair mask, hair oil, hairbrush, shower gel, comb, towel
face cream, serum, night cream > cleanser, sunscreen, eye cream, serum, face mask, toner, face oil, lip balm, makeup remover
lipstick, mascara, foundation > lip liner, mascara, nail polish, eye shadow, blush, makeup brush, makeup remover, foundation, powder, makeup mirror, toiletry bag, lipstick, eyeliner
nail polish > nail polish remover, nail file, lipstick, hand cream, manicure set
perfume > body lotion, shower gel, deodorant, soap, candle
razor, electric shaver, beard trimmer > shaving foam, aftershave, razor blades, shaving brush, beard oil, comb
beard oil > beard comb, beard trimmer, comb, beard balm, razor
toothbrush, electric toothbrush > toothpaste, mouthwash, dental floss, replacement brush heads
sunscreen > after sun, sun hat, sunglasses, beach towel, lip balm
hair dryer, straightener > hairbrush, hair oil, comb, heat protection spray, hairspray, hair clip
soap > soap dish, hand cream, towel, body lotion, soap dispenser
`
