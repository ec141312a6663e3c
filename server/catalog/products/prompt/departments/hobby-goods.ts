/** Further goods of whoever loves or does something, behind those of the need's own row: its name > the goods. */
export const HOBBY_GOODS = `
loves gardening > rake, gardening-gloves, wheelbarrow, compost bin, greenhouse, raised bed, flower bulbs, flower-bulbs, fertilizer, hedge trimmer, insect hotel, herb garden kit, garden kneeler, weeder, trellis, pitchfork, hoe, pruning saw, sprinkler, rain barrel, grow light, garden gnome, solar-lights
handy man > hammer, spirit level, saw, sander, torch, drill-bit, drill bit, workbench, pliers, wrench, screws, tool set, work gloves, ladder, step-ladder, multimeter, sandpaper, glue, paint roller, crowbar, cable ties, glue gun, ear defenders, angle grinder
loves hiking > compass, multitool, blister plasters, raincoat, hiking-gaiters, sleeping bag, tent, binoculars, hiking trousers, first-aid kit, first-aid-kit, pocket knife, tick remover, fleece jacket, snowshoes, hammock, insoles, softshell jacket, thermal underwear, base layer
loves camping > hammock, multitool, camping lantern, lantern, cooler, power station, mosquito net, fire starter, marshmallows, thermos, dry bag, pocket knife, camping table, emergency-radio, solar panel, picnic blanket
loves cycling > cycling jersey, cycling shorts, bike rack, bike basket, bike saddle, bike-pedals, mudguard, bike-repair-kit, bike repair kit, inner tube, bike computer, gps tracker, bike chain, bike, water bottle
start running > running shorts, smartwatch, headlamp, water bottle, running socks, running-tights, leggings, earbuds, heart rate monitor, hydration-pack, foam roller, running tights, hi-vis-vest
loves fishing > fishing-waders, fishing line, fishing net, fishing-net, thermos, headlamp, camping chair, cooler, fishing hooks, fishing bait
dog owner > dog harness, pet-bowl, dog food, poop bags, dog crate, pet brush, dog whistle, dog life jacket, dog ramp, dog-car-seat, dog-seat-belt, pet camera, slow-feeder-bowl, cooling mat, dog shampoo, puppy pads
cat owner > litter box, cat food, cat flap, pet fountain, pet carrier, catnip, cat bed, cat litter, cat harness, cat grass
loves horses > horse-rug, horse-feed, bridle, riding boots, saddle pad, riding gloves, toy animals
horse rider > horse-rug, horse-feed, bridle, riding gloves, riding breeches
loves baking > cake stand, cookie cutter, cookie-cutter, hand mixer, blender, piping bag, kitchen timer, oven-glove, apron, muffin tin, cocoa, baking mat, waffle iron
loves cooking > casserole, wok, knife sharpener, pot, kitchen scale, mortar-and-pestle, mortar and pestle, pasta machine, meat thermometer, pepper mill, tagine, blender, truffle oil, gift hamper, chef's jacket, air fryer, garlic press, salt, stand mixer, paella pan, pizza stone, oven-glove, sauce, fondue set
wine lover > wine cooler, cheese board, champagne, sparkling wine
coffee lover > espresso machine, milk frother, coffee capsules, travel mug, thermos
tea lover > tea-caddy, thermos, biscuit
sweet tooth > marzipan, nougat, macarons, marshmallows, ice cream, liquorice, gummy bears, cake, waffle iron, cocoa, jam
gamer > vr headset, mouse pad, headset, graphics card, monitor, headphones, dice
loves photography > camera lens, camera-lens, memory card, camera strap, ring light, drone, action camera, digital photo frame, frame, gimbal, photo printer, trail camera
loves travelling > luggage scale, money belt, duffel bag, sleep mask, map of the world poster, bum-bag, translator, travel towel, luggage tag, language course, dictionary, camera, dry-bag, dry bag, compression socks
guitarist > guitar strap, amplifier, guitar pedal, music stand, metronome, songbook, guitar case
loves piano > music stand, sheet music, headphones, piano
loves violin > music stand, metronome, sheet music
into music > harmonica, kalimba, event-ticket, musical instrument
vinyl collector > speaker, headphones, amplifier
loves yoga > foam roller, meditation cushion, acupressure mat, aroma diffuser, water bottle, resistance band, singing bowl, incense
loves swimming > bathrobe, swim fins, swim shorts, swim-shorts, earplugs, snorkel set, wetsuit
loves sewing > scissors, sewing box, pins, sewing thread, tape measure, sewing pattern, cutting mat, sewing buttons
likes knitting > crochet kit, knitting book, stitch markers, knitting bag, yarn bowl
loves knitting > knitting bag, scissors
loves football > goalkeeper gloves, ball pump, table football
skier > ski helmet, base layer, thermal underwear, balaclava, hand warmer, ski socks, ski trousers, ski-trousers, snowboard, ski poles
surfer > paddle board, bodyboard, beach towel, sunscreen, dry bag, towel-poncho, swim shorts
sailor > raincoat, boat shoes, compass, pocket knife
likes grilling > fire pit, apron, charcoal, meat thermometer, pizza stone, spice, smoker, steak knife, grill brush
golfer > golf-glove, golf tees, golf trolley, polo shirt, umbrella
likes to paint pictures > gouache, pastels, palette, craft paper
loves to paint > permanent-marker, felt-tip pens, graphics-tablet, pencil, wax-crayons, colouring book, wax crayons, pastels, charcoal for drawing
plays poker > card game, board game, dice, puzzle
plays board games > puzzle, backgammon, dominoes, chess, playing cards, poker set
loves gin > tonic water, rum, highball-glass
loves whisky > rum, highball-glass
loves dancing > leg warmers, tutu, ballet shoes
loves climbing > climbing harness, chalk, headlamp
loves make-up > nail polish, foundation, blush, concealer, eyeliner, lip gloss, toiletry-bag, eyebrow pencil, false eyelashes, makeup sponge, powder, makeup remover
loves skincare > face cream, hand cream, bath bomb, body scrub, body oil, massage oil, eye cream, essential oil, aroma-diffuser, aroma diffuser, candle, gua sha, soap, shower gel, lip balm, bubble bath
loves baths > towel, essential oil, body scrub, bath oil
loves sleeping > hot water bottle, white noise machine, bathrobe, earplugs, essential oil, bedtime-tea, duvet
loves interior design > rug, tablecloth, blanket, frame, pendant-light, flower pot, clock, serving-tray, curtain
loves the beach > swim shorts, swimsuit, flip-flops, cooler, frisbee, paddle board, volleyball, snorkel set, pop-up-tent
loves electronics > usb hub, hard-drive, smart plug, headphones, key-finder, smart bulb, wireless charger, vr headset, action camera, tablet, e-reader
loves cars > car vacuum, dash cam, car air-freshener, tyre inflator, phone holder for car, car-mat, car wax, jump starter
loves motorbikes > motorcycle jacket, balaclava, motorcycle-jacket
loves knives > headlamp, compass, tarpaulin, hammock
beekeeper > insect hotel, beehive
birdwatcher > bird food, bird bath, trail camera, monocular, telescope
movie night > blu-ray, popcorn, tv, bean bag, streaming stick, chips
work out at home > protein powder, protein bar, foam roller, shaker bottle, weight bench, sports-bag, sports bag, water bottle, boxing gloves, heart rate monitor, leggings, sports bra, weightlifting-gloves, fitness tracker, smartwatch
loves crafts > yarn, glue, paint, macrame kit, candle making kit, embroidery kit, diamond painting, stickers, cutting mat, wax-crayons, modelling-clay, washi tape, sewing kit, resin kit
loves partying > karaoke machine, confetti, party game, balloon, smoke machine, string-lights, card game
loves dinosaurs > dinosaur
loves cheese > cheese grater, crackers
loves houseplants > grow light, terrarium, secateurs, orchid
loves kayaking > wetsuit, kayak
loves pizza > flour, rolling pin, pasta machine, garlic press, olive oil, cookbook, apron, cheese-grater, oven-glove, wine
bakes bread > bread knife, bread bin, cookbook, kitchen scale, oven-glove, sourdough starter
loves stationery > writing paper, pencil case, highlighter-pen, washi tape, sticky notes, calendar
loves calligraphy > pen, notebook, felt-tip-pens
loves fashion > jewellery, necklace, shoe, coat, hat
loves hunting > thermos, rain-boots, ear-defenders
model railway fan > glue
brews beer > hops, bottle opener
loves geography > guidebook
loves nordic walking > raincoat, insoles, backpack
loves woodworking > chisel, saw, hammer, drill, clamp, sandpaper, sander, screwdriver, workbench, toolbox, tool set, tape measure, work gloves, glue, spirit level, axe, cordless drill
loves bowling > sports bag
loves chess > board game, backgammon
loves darts > darts
loves honey > tea, gift hamper, jam
loves trading cards > card game, board game
makes candles > candle, essential oil, silicone mould
loves animals > field guide, bird feeder, bird house, insect hotel
loves bonsai > flower pot, plant, watering can, soil, fertilizer
loves leather craft > wallet, belt
loves magic > card game, tarot cards, dice
loves matcha > tea, teapot, mug, green tea
loves singing > karaoke machine, songbook, sheet music, music stand, speaker, headphones
loves soap making > soap, essential oil
loves thrillers > novel, bookmark, book light, puzzle
loves ukulele > songbook, music stand, capo, guitar strings
loves weather > thermometer, umbrella
astronaut > night light, building blocks, string lights, binoculars, puzzle
learn a language > translator, notebook, novel, guidebook, highlighter pen, headphones
loves basketball > sweatband, sports bag, ball pump, sneaker, water bottle
loves volleyball > sports bag, water bottle, sweatband
loves handball > sports bag, water bottle, sweatband
loves building > magnetic tiles, marble run, toy train, puzzle
loves dolls > baby doll, fashion doll, doll's pram, comforter toy
loves fantasy > book, novel, board game, dice, science fiction book, poster
loves fish > aquarium gravel, aquarium heater, fishing net, aquarium test kit
loves juggling > diabolo, yo-yo
loves perfume > body lotion, body mist, candle, aroma diffuser
loves puzzles > board game, crossword book, rubik's cube, building blocks
loves smoothies > hand blender, water bottle, protein powder, cookbook
loves watches > watch strap, smartwatch, alarm clock, clock
gymnastics > leggings, yoga mat, sports bag
loves bathing > swimming goggles, beach towel, swimsuit, pool noodle, armbands, snorkel set
loves beards > razor, shaving brush, comb, aftershave, electric shaver, shaving foam
loves christmas > string lights, advent star, candle, christmas stocking, wreath, biscuit, mulled wine
loves crosswords > dictionary, pen, sudoku book, board game
loves embroidery > scissors, fabric, sewing kit, sewing thread, sewing needles
loves family photos > instant camera, camera, photo printer, poster
loves ice cream > waffle iron, blender, bowl
loves ice skating > mittens, beanie, thermos, skates
loves mexican food > tequila, spice, chips, cookbook, sauce
loves mushrooms > rain boots, thermos, headlamp, raincoat
loves nails > nail file, nail polish remover, hand cream
loves parrots > bird feeder, bird house
loves pickling > cookbook, stockpot, storage jar
loves picnics > water bottle, food container, lunch box, bluetooth speaker, corkscrew, blanket
loves planes > model kit, toy plane, poster
loves pottery > vase, mug, modelling clay, apron, bowl
loves roller skating > helmet, wrist brace, bike helmet
loves sauna > essential oil, swimsuit, slipper
loves snowboarding > ski helmet, ski jacket, ski gloves, ski goggles, ski socks, base layer, balaclava, ski trousers
loves spicy food > mustard, pepper mill, cookbook, chips, barbecue sauce
loves theatre > book, face paint, wig
start a podcast > microphone stand, audio interface, laptop stand, ring light
wants to be a dj > dj controller, speaker, amplifier, vinyl record
wants to be a musician > guitar, ukulele, piano, violin, drumsticks, headphones, kalimba, music stand, harmonica
drone pilot > power bank, backpack, camera
loves antiques > vinyl record, candlestick, clock, radio
loves boxing > jump rope, sports bag, kettlebell, water bottle
loves insects > binoculars
loves jewellery > anklet, brooch, watch
loves origami > paper, scissors, cutting mat
loves sushi > coconut milk, soy-sauce, kimchi, mortar-and-pestle, chef's knife, cookbook
new mum > nursing bra, body lotion, baby oil
teacher's gift > flower, scented candle, soap, macarons, biscuit, nougat, honey, jam, tea set, shopping bag, bookmark, pencil case, fountain pen, bath bomb, gift hamper, bookends, weekly planner, calendar, photo album
teacher > pencil case, whiteboard marker, bookmark, coffee, weekly planner, calendar, macarons, biscuit
say thank you > biscuit, macarons, nougat, jam, soap, scented candle, coffee, olive oil, vase, gift-card, tea set, bath salts
fed the cat > biscuit, macarons, nougat, scented candle, vase, bath salts
boss's gift > decanter, wine glass, whisky glass, corkscrew, cufflinks, tie, paperweight, hip flask, tea, olive oil, truffle oil, macarons, pen
leaving party > pralines, champagne, gift hamper, photo album, guest book, macarons, biscuit, novel, tea, coffee, card holder, travel mug, water bottle
secret santa > puzzle, pralines, biscuit, hand cream, soap, lip balm, jam, hot sauce, playing cards, macarons, coaster, beanie
hostess gift > macarons, biscuit, flower, olive oil, truffle oil, scented candle, liqueur, limoncello, cheese board, coaster, serving tray, napkin, chutney, marmalade
retirement > scratch map, guidebook, hammock, champagne, photo album, decanter, gardening book, board game, bird feeder, binoculars, picnic basket, cookbook, digital photo frame, gift-card
got promoted > pralines, pen, card holder, briefcase, desk organiser, tie, decanter, chocolate, gift hamper
nurse > slipper, watch, chocolate, mug, tea, bath salts, massage oil, water bottle, lunch box
office worker > fountain pen, plant, travel mug, lunch box, weekly planner, desk pad, cushion, coffee, tea
stocking fillers > playing cards, puzzle, bath bomb, keyring, stickers, magnets, slipper socks, hair clip, nail polish, biscuit, macarons, pocket knife, torch
graduation > notebook, backpack, mug, pralines, necklace, photo album, wallet, earring, briefcase
`
