/** What is a kind of what, by the first English words of the tables' rows: kind < its members. */
export const KINDS = `
shoe < sneaker, boot, sandal, slipper, heels, loafers, hiking boots, rain boots, running shoes, ballet flats
sneaker < running shoes
boot < hiking boots, rain boots
clothing < dress, shirt, t-shirt, blouse, trousers, jeans, shorts, skirt, sweater, hoodie, cardigan, jacket, coat, suit, sock, tights, underwear, bra, swimsuit, pyjamas, hat, scarf, gloves, belt, vest, leggings, polo shirt, top, raincoat, parka, blazer, jumpsuit, bathrobe, tie, tracksuit, leather jacket
jacket < raincoat, parka, blazer, leather jacket, vest
coat < raincoat, parka
sweater < hoodie, cardigan
trousers < jeans, leggings
bag < backpack, suitcase, sports bag, handbag
jewellery < ring, necklace, bracelet, earring, watch
furniture < sofa, chair, armchair, table, bed, bookcase, shelf, desk, wardrobe, cabinet, chest of drawers, bench, stool, nightstand, coffee table, dining table, mirror, mattress, tv stand, outdoor furniture
chair < armchair, stool, office chair, deckchair, rocking chair
table < coffee table, dining table, desk, nightstand
shelf < bookcase
bookcase < shelf
lamp < floor lamp, table lamp, ceiling lamp, night light, string lights
bedding < pillow, duvet, blanket, bed sheet
textile < curtain, cushion, blanket, rug, towel, bedding, tablecloth
toy < pretend play, puzzle, doll, teddy bear, board game, building blocks, toy car, toy train, kite, play kitchen, dollhouse, balloon, card game, rattle, modelling clay
board game < card game
card game < playing cards
game < board game, card game, video game, puzzle
book < novel, cookbook, comic, guidebook, crime novel, science fiction book, children's book, biography, textbook, dictionary, gardening book, fantasy book, poetry
novel < crime novel, science fiction book, fantasy book
stationery < notebook, pen, pencil, calendar, greeting card, eraser, stapler, scissors
drill < cordless drill
tape < duct tape
card game < playing cards
oil < olive oil, sunflower oil, cooking oil
sleeping mat < air mattress
tool < hammer, drill, cordless drill, screwdriver, saw, toolbox, ladder, tape measure, pliers, wrench, spirit level, axe, sander, screws, nails, chainsaw, paintbrush
garden tool < spade, rake, secateurs, lawn mower, watering can, garden hose, hedge trimmer, wheelbarrow, pitchfork, hoe
food < coffee, tea, chocolate, bread, cheese, honey, jam, olive oil, vinegar, spice, pasta, rice, flour, sugar, salt, biscuit, cake, candy, nuts, muesli, sauce, chips, soup, fish, meat, sausage, butter, yoghurt, dried fruit, peanut butter, ham
drink < coffee, tea, juice, beer, wine, water, lemonade, whisky, gin, champagne
wine < champagne
candy < chocolate, liquorice
camping gear < tent, sleeping bag, camping stove, headlamp, camping chair
sports equipment < ball, dumbbell, racket, helmet, skis, skates, skateboard, yoga mat, resistance band, jump rope, basketball, tennis racket, golf club, surfboard, boxing gloves, exercise bike, treadmill, snowboard
ball < basketball, football
bike < mountain bike, e-bike, balance bike
cosmetics < lipstick, mascara, nail polish, foundation, eye shadow
skin care < cream, hand cream, face cream, sunscreen, soap, shower gel, serum, face mask, body lotion, lip balm, deodorant
cream < hand cream, face cream, sunscreen, night cream, body lotion
hair care < shampoo, conditioner, hair dryer, hairbrush, hair oil, straightener
electronics < headphones, earbuds, laptop, computer, tablet, monitor, keyboard, computer mouse, camera, printer, power bank, charger, speaker, tv, phone, smartwatch, router, game console, e-reader, drone, radio, projector, record player, usb stick, hard drive, microphone
headphones < earbuds
computer < laptop
home appliance < kettle, toaster, blender, microwave, oven, washing machine, dishwasher, vacuum cleaner, fridge, coffee maker, iron, fan, heater, air fryer, hand mixer, air purifier, robot vacuum
vacuum cleaner < robot vacuum
kitchenware < mug, glass, plate, bowl, knife, pan, pot, cutlery, spoon, fork, cutting board, teapot, kettle, baking tin, apron, lunch box, wine glass, water bottle, colander, whisk, corkscrew, cheese grater, casserole dish, tea towel
tableware < mug, glass, plate, bowl, cutlery, wine glass, teapot, jug
light bulb < smart bulb
glass < wine glass
cutlery < knife, fork, spoon
spread < jam, honey, hazelnut spread, marmalade, peanut butter, chocolate spread
pet food < dog food, cat food, bird food, fish food, rabbit food, dog treats, cat treats
pet supplies < pet food, dog food, dog bed, leash, cat tree, cat litter, cat food, dog toy, cat toy, aquarium, bird cage, collar, pet bowl, hamster cage, pet carrier, dog treats
bed < dog bed, crib, bed frame
mother < mother's day
father < father's day
dog < dog food, dog bed, dog toy, dog treats, leash, collar, pet bowl
cat < cat tree, cat litter, cat food, cat toy, litter box
plant < cactus, orchid, flower
decoration < vase, candle, painting, poster, frame, mirror, cushion, clock, wreath, christmas tree, figurine, string lights
musical instrument < guitar, piano, drum, violin, ukulele, flute
baby gear < stroller, nappies, car seat, high chair, baby bottle, crib, pacifier, baby carrier
saw < jigsaw, circular saw, hand saw
helmet < bike helmet
novel < romance novel, horror novel, historical novel
book < audiobook, colouring book, fantasy book, self-help book, romance novel, horror novel, historical novel
stroller < pram, pushchair
chair < garden chair, high chair
table < garden table
wine < red wine, white wine
tea < green tea
coffee < coffee beans, coffee capsules
boot < football boots, ski boots
sports equipment < football, table tennis bat, barbell, foam roller, ski boots, ice skates, tennis balls, golf balls, dumbbell, swimming goggles
lock < padlock, bike lock, smart lock, motorcycle lock
tool < lock, jigsaw, circular saw, hand saw, angle grinder, chisel, allen key, drill bit, workbench, padlock
harness < dog harness, cat harness
pet supplies < harness, dog harness, cat harness, cat treats, bird food, fish food, pet brush
baby gear < pram, pushchair, bodysuit, snowsuit, baby monitor, changing mat, bib, baby food, baby blanket
clothing < bodysuit, snowsuit, swim shorts, ski jacket, wetsuit, sports bra, costume, work clothes
swimsuit < swim shorts
toy < craft kit, costume, trampoline
cosmetics < blush, makeup brush, lip balm
skin care < cleanser, toner, scrub, night cream
hair care < hair dye, hair mask, hairspray, hair clip
garden tool < leaf blower, sprinkler
electronics < screen protector, ink, tripod
adjustable < height-adjustable
box < storage chest, toy box
storage chest < toy box, cushion box, under-bed storage
basket < laundry basket, bike basket, hanging basket
pump < bike pump, tyre inflator, ball pump, balloon pump, water pump, pond pump, pool pump
textile < oven glove
christmas decoration < christmas tree, christmas lights, christmas baubles, christmas stocking, christmas wreath, advent star, advent candle holder
pot < pressure cooker
cape < rain poncho
knickers < thong
flower pot < self-watering planter
`

/** Of these kinds members that are so in a wider sense: they come behind the others. */
export const LOOSE_KINDS = `
tableware < paper plates
wardrobe < clothes hanger, clothes rail, moth trap
toaster < sandwich maker
jewellery < watch, watch strap
toy < dog toy, cat toy, bird toy, costume, trampoline, balloon, stickers, coloured pencils, balance bike
bedding < blanket, bedspread
wine < mulled wine
candle < birthday candles, grave candle
plate < paper plates
sweater < cardigan, hoodie
stationery < shredder, laminator, label printer, whiteboard, globe
shoe < slipper
bag < suitcase, guitar case, camera bag, toiletry bag, gift bag, net bag, knitting bag, running belt, money belt, hydration pack
backpack < camera bag, hydration pack
watch < fitness tracker
bed < dog bed, crib
pillow < bath pillow
plant < artificial plant, dried flowers
chair < high chair, stool, bar stool, footstool
camera < security camera, webcam, dash cam, video doorbell, baby camera, parking sensor, endoscope camera
notebook < sketchbook
book < audiobook, guest book, sudoku book, activity book, colouring book, language course
lamp < string lights, christmas lights, led strip, book light, strobe light, floodlight, motion sensor light, wake-up light, headlamp, torch, lantern, candlestick, candle, light bulb, lampshade
jacket < vest, hi-vis vest, puffer vest, blazer
beanie < beret, balaclava
clothing < costume, belt, hat, scarf, gloves, tie, bow tie, suspenders
furniture < mirror, mattress, air mattress, dog bed
tool < ladder, screws, nails, padlock, paintbrush, paint roller, pressure washer
skin care < soap, deodorant, shower gel
hair care < hair dryer, curling iron, straightener, hair clip, hair tie, hairband, comb, hairbrush
cosmetics < makeup brush
electronics < ink, screen protector, tripod, mouse pad
`

/** Of these kinds members that nobody thinks of first: who asks for boots wants no ski boots before others. */
export const PECULIAR_KINDS = `
shoe < slipper socks, felt slippers, ski boots, snowboard boots, motorcycle boots, riding boots, football boots, neoprene boots, rain boots, overshoes, climbing shoes, cycling shoes, golf shoes, water shoes, basketball shoes, indoor court shoes, ballet shoes, pointe shoes, tap shoes, safety shoes, garden clogs, pool sliders, baby shoes, wedding shoes, dog boots
boot < ski boots, snowboard boots, motorcycle boots, riding boots, football boots, neoprene boots, safety shoes
bag < hard shell suitcase, cabin suitcase, luggage set, trolley bag, dry bag, dive bag, ski bag, golf bag, tank bag, swim bag, net bag, knitting bag, gift bag, guitar case, camera bag, changing bag, toiletry bag, hydration pack, running belt, money belt
bed < travel cot, moses basket, hospital bed, folding bed
pillow < pregnancy pillow, neck pillow, wedge pillow, camping pillow, body pillow
cushion < pregnancy pillow, meditation cushion, seat cushion
blanket < electric blanket, baby blanket, picnic blanket, wearable blanket
towel < tea towel, washcloth, hair towel, hooded towel, towel poncho, gym towel, travel towel
textile < oven glove
backpack < school bag, hydration pack, camera bag
paint < watercolours, acrylic paint, oil paints, finger paints, face paint, model paint, touch-up paint
box < pill box, cash box, watch box, moving boxes, cushion box, storage chest, toy box
basket < bread basket, picnic basket, log basket, log carrier, bike basket, hanging basket, laundry basket
table < planting table, vanity table, nightstand, camping table
gloves < boxing gloves, boxing bag gloves, goalkeeper gloves, motorcycle gloves, rubber gloves, disposable gloves, garden gloves for thorns, gardening gloves, work gloves, riding gloves, ski gloves, cycling gloves, heated gloves, weightlifting gloves, golf glove
glove < baseball glove
sock < compression socks, ski socks, heated socks, slipper socks, leg warmers
dress < maternity dress, wedding dress, first communion dress, bridesmaid dress, flamenco dress, sarong
trousers < leggings, fishing waders, riding breeches, motorcycle trousers, ski trousers, rain trousers, work trousers, maternity jeans, running tights
hat < party hats, baby hat, balaclava
ball < massage ball, golf balls, tennis balls
belt < tool belt, money belt, running belt
cream < nappy cream, nipple cream, cold sore cream, athletes foot cream, hair removal cream, acne cream, eczema cream
helmet < welding helmet, hard hat
stool < shower stool, step stool, folding stool
plant < artificial flowers, seedling, fruit tree, hedge plant, rose bush, lavender plant
chair < shower stool, step stool, folding stool, commode chair, fishing chair, massage chair
camera < baby camera, parking sensor, endoscope camera, trail camera, kids camera
lamp < christmas lights, solar lights, led strip, strobe light, grow light, light therapy lamp, magnifying lamp, book light, night light
cosmetics < face paint
jacket < weight vest, heated vest, riding jacket, motorcycle jacket, work jacket, chefs jacket, rain poncho
`

/** What goes with a thing and comes behind it, where that is asked for. */
export const BESIDE_KINDS = `
outdoor furniture < parasol, hammock, outdoor cushion
fork < cutlery
spoon < cutlery
`
