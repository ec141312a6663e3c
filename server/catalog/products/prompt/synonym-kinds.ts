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
musical toy < drum, maracas, music box
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
