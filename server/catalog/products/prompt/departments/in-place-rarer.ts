/** Rarer things and what serves in their place, as in-place.ts. */

export const RARER_IN_PLACE = `
vinyl-storage, crate, magazine-rack, bookcase; cd-player, hi-fi-system, record-player, cassette-player, mp3-player; cassette-player, cd-player, record-player, mp3-player; mp3-player, phone, cassette-player, cd-player
home-cinema-system, soundbar, hi-fi-system, amplifier; bubble-machine, bubbles; tv-wall-mount, tv-stand; streaming-stick, tv-box, dvd-player
tv-box, streaming-stick, tv-antenna; dvd-player, streaming-stick, tv-box, game-console, video-recorder; phone-strap, phone-ring-holder, armband-for-phone, lanyard; selfie-stick, tripod, gimbal, monopod
ring-light, softbox, camera-flash, desk-lamp; gimbal, tripod, selfie-stick, monopod; instant-camera, photo-printer; instant-film, camera-film, photo-paper
photo-printer, instant-camera; softbox, ring-light, camera-flash; monocular, telescope; night-vision-binoculars, trail-camera, telescope
planetarium-projector, night-light, lava-lamp, string-lights; laptop-cooler, laptop-stand; tablet-case, laptop-sleeve, ereader-case, tablet-stand; tablet-stand, laptop-stand, phone-stand, book-stand
graphics-tablet, tablet, stylus; card-reader, usb-hub, docking-station, usb-stick; screen-cleaner, microfibre-cloth, lens-cleaning-kit, compressed-air, lens-cloth; wrist-rest, vertical-mouse, mouse-pad, desk-pad
wifi-extender, router, network-switch, network-cable; nas, external-hard-drive, hard-drive; racing-wheel, game-controller, joystick; joystick, game-controller, racing-wheel
arcade-machine, game-console, handheld-console, table-football, air-hockey; dictaphone, microphone, phone; ereader-case, tablet-case, book-sleeve; smart-home-hub, smart-speaker, smart-plug
baby-camera, baby-monitor; folding-bike, e-scooter, scooter; cargo-bike, bike-trailer, bike-basket, baby-bike-seat; garden-gravel, bark-mulch, stepping-stones, artificial-grass
bmx, skateboard, scooter, unicycle; bike-rack, roof-rack, bike-stand; bike-repair-kit, tyre-repair-kit, multitool, inner-tube, allen-key; tyre-repair-kit, tyre-inflator, bike-repair-kit
bike-computer, gps-watch, bike-phone-mount, speedometer; bike-phone-mount, phone-holder-for-car, armband-for-phone, bike-computer; bike-cover, tarpaulin, motorcycle-cover; bike-trainer, exercise-bike, spin-bike, rowing-machine
chain-lubricant, lubricant-spray, bearing-grease; longboard, skateboard, penny-board, scooter, inline-skates; penny-board, skateboard, longboard, scooter, roller-skates; hoverboard, e-scooter, scooter, unicycle, skateboard
car-radio, fm-transmitter, bluetooth-speaker; fm-transmitter, car-radio; windscreen-sun-shade, car-window-film, windscreen-cover; windscreen-cover, ice-scraper, windscreen-sun-shade, car-cover
car-cover, tarpaulin, carport, windscreen-cover; boot-liner, car-organiser, car-mat; car-organiser, back-seat-organiser, boot-liner, box; back-seat-organiser, car-organiser, car-seat-cover, hanging-organiser
tyre-pressure-gauge, tyre-inflator, bike-pump; wheel-nut-wrench, torque-wrench, socket-set, wrench; headlight-bulb, headlight; car-shampoo, pressure-washer, car-polish, car-wax
touch-up-paint, spray-paint, car-polish; trickle-charger, jump-starter, jumper-cables, car-battery; caravan-awning, tent, gazebo, party-tent, shade-sail; motorcycle-cover, bike-cover, tarpaulin
motorcycle-intercom, walkie-talkie, headset; motorcycle-goggles, ski-goggles, safety-glasses; balaclava-motorcycle, rain-suit, balaclava, neck-warmer; mooring-line, rope, tow-rope
fuel-can, jerry-can; sarong, kaftan, shawl, hammam-towel, scarf; kaftan, tunic, sarong, kimono; maxi-dress, jumpsuit, maxi-skirt
maternity-dress, nursing-top, maternity-jeans; crop-top, bralette, sports-bra; bralette, crop-top, bodysuit; shapewear, bodysuit, leggings, tights
strapless-bra, nipple-covers; knee-socks, tights, hold-ups, leggings; leg-warmers, leggings, tights; slipper-socks, slipper, felt-slippers
felt-slippers, slipper-socks, clogs, foot-warmer; nose-ring, body-jewellery, ear-cuff, stud-earrings; body-jewellery, nose-ring, stud-earrings; jewellery-stand, jewellery-box, ring-dish, makeup-organiser
jewellery-cleaner, silver-polish, microfibre-cloth; watch-box, jewellery-box, watch-winder; trolley-bag, hand-cart, rollator, hand-truck; bag-charm, keyring, tassel, pompom
umbrella-hat, rain-poncho, raincoat; party-hats, birthday-crown, tiara, carnival-mask, photo-booth-props; party-bags, gift-bag, paper-bag; party-blowers, party-poppers, whistle, confetti
party-poppers, confetti, streamers, party-blowers, sparklers; sparklers, party-poppers, glow-sticks, birthday-candles; birthday-candles, sparklers, cake-topper; balloon-pump, helium-balloon-gas
balloon-arch, garland, banner; paper-cup, mug, camping-cup, glass; place-cards, gift-tags, name-labels; photo-booth-props, carnival-mask, wig, party-hats
carnival-mask, face-paint, wig, photo-booth-props, costume; fake-blood, face-paint, carnival-mask, wig, halloween-costume; halloween-decorations, halloween-pumpkin, fake-spider-web, garland; easter-decorations, easter-bunny, easter-twigs
nativity-scene, figurine, christmas-decoration, advent-candle-holder; advent-star, string-lights, lantern, led-candle; advent-candle-holder, candlestick, tea-light-holder, wreath; christmas-lights, led-strip, solar-lights, led-candle, advent-star
tree-topper, advent-star, christmas-baubles, tinsel; christmas-crackers, party-poppers, party-hats; gift-bag, wrapping-paper, paper-bag, cellophane, tissue-paper; gift-tags, greeting-card, label, stickers, place-cards
personalised-gift, personalised-mug, name-necklace, photo-album, gift-card; mints, chewing-gum, lozenges; chocolate-spread, peanut-butter, almond-butter, jam, honey; almond-butter, peanut-butter, hazelnut-spread
vanilla-extract, vanilla-sugar; sourdough-starter, yeast, baking-powder; gelatin, cornflour, potato-starch, jelly-dessert; coconut-milk, whipping-cream, oat-milk
curry-paste, curry-powder; rice-noodles, rice, rice-paper; rice-paper, tortilla-wraps, rice-noodles; instant-noodles, ready-meal, soup
barbecue-sauce, bbq-rub, hot-sauce, mustard; capers, olives, gherkins, pickles; pate, salami, ham; beef-jerky, protein-bar, pork-rinds
rice-cakes, crispbread, rusk; trail-mix, dried-fruit, muesli-bar, raisins; chia-seeds, linseed, oats; tortilla-wraps, pita-bread, tacos, chips
gluten-free-flour, cornflour, potato-starch, polenta; almond-flour, almonds; kombucha, iced-tea, ginger-shot, buttermilk; iced-tea, lemonade, tea, juice, kombucha
cognac, whisky, rum, liqueur, port-wine; oxford-shoes, brogues, loafers; school-shoes, loafers, sneaker; comfort-shoes, sneaker, slip-on-shoes, loafers
pool-sliders, flip-flops, crocs, water-shoes, slipper; lounge-pants, pyjama-bottoms, lounge-set, leggings; capri-pants, bermuda-shorts, shorts, leggings; frozen-pizza, pizza-dough, ready-meal, lasagna, quiche
rice-pudding, porridge, custard, dessert; agave-syrup, honey, maple-syrup, golden-syrup; miso, soy-sauce, bouillon, stock-cubes; kimchi, pickles, gherkins
soya-mince, tofu, lentils, beans, halloumi; ginger-shot, smoothie, juice, kombucha; lobster, squid, oysters, blue-mussels, octopus; bagel, buns, croissant
bedtime-tea, melatonin; ready-meal, lasagna, frozen-pizza, soup, stew; bbq-rub, barbecue-sauce; external-hard-drive, usb-stick, nas, memory-card
wedges, espadrilles, sandal; tie-clip, cufflinks, pocket-square, brooch; air-conditioner, fan, ceiling-fan, heat-pump, dehumidifier; knitting-pattern, knitting-book, knitting-kit
darning-needle, sewing-needles; punch-needle, punch-needle-kit, crochet-hook, embroidery-kit; calligraphy-pen, calligraphy-set; silicone-mould, ice-cube-tray, muffin-tin, plaster-casting-kit
sequins, sewing-sequins, beads, craft-glitter; awl, leather-punch; tissue-paper, wrapping-paper, cellophane, bubble-wrap; die-cutting-machine, craft-punch, paper-trimmer
plaster-of-paris, plaster-casting-kit, modelling-clay, pottery-clay, filler; 3d-pen, 3d-printer; crystal-ball, gazing-ball, healing-crystal, snow-globe, tarot-cards; healing-crystal, amulet, crystal-ball, salt-lamp, pendulum
pendulum, healing-crystal, tarot-cards, crystal-ball; grand-piano, harpsichord, synthesizer; pipe-organ, synthesizer, digital-piano, harpsichord, accordion; cassette-tape, cd, vinyl-record
cd, vinyl-record, cassette-tape; megaphone, party-speaker, microphone, whistle; strobe-light, disco-ball, led-strip, smoke-machine; draughts-game, dominoes, playing-cards
newspaper, magazine; writing-paper, notepad, greeting-card, postcard, printer-paper; flipchart, whiteboard, chalkboard; drawing-pin, blu-tack, magnets, pins
label, stickers, name-labels, price-tag, sticky-notes; paper-trimmer, scissors, rotary-cutter, utility-knife; business-card-holder, wallet; letter-scale, kitchen-scale, luggage-scale
e-book, audiobook, e-reader; wall-calendar, weekly-planner, whiteboard; padded-envelope, envelope, bubble-wrap, cardboard-box; binder-clip, paper-clip, stapler, bag-clips
magazine-file, letter-tray, magazine-rack, ring-binder; price-tag, label, gift-tags; network-switch, router, wifi-extender; uninterruptible-power-supply, power-station, generator, power-bank
camcorder, action-camera, mirrorless-camera, dslr-camera, camera; camera-flash, ring-light, softbox; camera-film, instant-film, disposable-camera; gps-tracker, key-finder, pet-gps-tracker, gps-watch
sat-nav, map, phone-holder-for-car, gps-watch, atlas; solar-charger, power-bank, solar-panel, power-station; paper-bag, gift-bag, plastic-bag, shopping-bag; stretch-film, cling-film, bubble-wrap, packing-tape
takeaway-box, food-container, lunch-box, paper-bag; chafing-dish, hot-plate, slow-cooker, teapot-warmer; gastronorm-container, roasting-tin, gratin-dish, food-container; blackout-blind, blackout-curtain, window-film, sleep-mask
wet-and-dry-vacuum, carpet-cleaner, steam-cleaner, window-vacuum; planed-timber, plywood, decking, chipboard; plywood, chipboard, planed-timber; chipboard, plywood, plasterboard
plasterboard, plywood, chipboard; grout, masonry-mortar, sealant; underfloor-heating, infrared-heater, oil-radiator, heat-pump; heat-pump, air-conditioner, oil-radiator, heater, wood-stove
wood-pellets, firewood, charcoal; dining-chair, bench, stool; step-stool, step-ladder, bath-step, ladder
saucer, side-plate, coaster; coffee-pot, thermos, french-press, teapot, jug; tablespoon, measuring-spoons; plastic-cutlery, cutlery, spork, chopsticks
toothpick, interdental-brushes, dental-floss, skewers; facial-tissues, handkerchief, kitchen-roll, paper-napkin, toilet-paper; e-cigarette, nicotine-gum, snus, cigarettes; tobacco-pipe, cigar, cigarettes
cigar, tobacco-pipe, cigarettes; watch-winder, watch-box; toy-cash-register, toy-shop, play-food, toy-phone; hand-sanitiser, disinfectant, soap, wipes
bandana, handkerchief, neck-warmer, hairband, sweatband; silk-scarf, shawl, headscarf, pocket-square; baby-nest, moses-basket, crib, cot-bumper; earwax-remover, ear-drops, cotton-buds
privacy-filter, screen-protector; limescale-remover, vinegar-cleaner, vinegar, bathroom-cleaner; port-wine, liqueur, aperitif, mulled-wine; pimple-patches, acne-cream, clay-mask, concealer
diabolo, yo-yo, kendama, juggling-balls, spinning-top; gardening-gloves, garden-gloves-for-thorns, rubber-gloves; work-gloves, rubber-gloves, disposable-gloves; makeup-primer, moisturiser, setting-spray, face-cream
eye-pencil, eyebrow-pencil, eye-shadow; mini-dress, tunic, mini-skirt, jumpsuit; shirt-dress, tunic, shirt; knitted-dress, sweater, tunic
pinafore-dress, dungarees, jumpsuit, skirt; running-shorts, running-tights, cycling-shorts, leggings; long-sleeve-shirt, turtleneck, base-layer, shirt, sweater; zip-hoodie, fleece-jacket, cardigan, tracksuit
nipple-covers, strapless-bra, bralette; pyjama-bottoms, lounge-pants, joggers, leggings; lounge-set, pyjamas, tracksuit, lounge-pants, joggers; hold-ups, knee-socks
bikini-top, sports-bra, crop-top, rash-guard; turban, headscarf, hairband, bandana; fascinator, tiara, hairband, hair-clip, hair-bow; trail-running-shoe, hiking-boots, training-shoes, trekking-sandals
kitten-heels, ballet-flats, mules, loafers; boat-shoes, loafers, espadrilles, slip-on-shoes; mules, clogs, slip-on-shoes, sandal, ballet-flats; crocs, pool-sliders, flip-flops, water-shoes, slipper
trekking-sandals, hiking-boots, water-shoes, trail-running-shoe; barefoot-shoes, water-shoes, sneaker; money-clip, card-holder, coin-purse, money-belt; key-case, keyring, key-holder, coin-purse
toe-ring, anklet; cross-necklace, crucifix, rosary, amulet; friendship-bracelet, friendship-bracelet-kit, anklet; ring-dish, jewellery-box, jewellery-stand, ring-box, saucer
hyaluronic-acid-serum, moisturiser, face-cream, eye-cream; clay-mask, face-scrub, acne-cream; eye-patches, eye-cream, face-mask, concealer; bath-oil, bubble-bath, bath-salts, bath-bomb, body-oil
intimate-wash, shower-gel, wipes, soap; konjac-sponge, facial-cleansing-brush, washcloth, loofah; bb-cream, concealer, powder; glitter-make-up, face-paint, highlighter-makeup, eye-shadow, temporary-tattoo
body-mist, deodorant, body-lotion; leave-in-conditioner, hair-mask, hair-oil, heat-protection-spray; hair-mousse, hair-gel, hairspray, sea-salt-spray, hair-wax; sea-salt-spray, hair-mousse, hairspray, dry-shampoo, hair-wax
detangling-brush, comb, leave-in-conditioner; nappy-sacks, poop-bags, bin-bags, plastic-bag, nappy-bin; maxi-skirt, maxi-dress, wide-leg-trousers, sarong; commode-chair, raised-toilet-seat, camping-toilet
panty-liners, sanitary-pads, period-underwear, incontinence-pads; after-bite, antihistamine, aloe-vera-gel, ointment, tiger-balm; double-buggy, bike-trailer, hand-cart, baby-carrier; jogging-stroller, bike-trailer, baby-carrier
stroller-organiser, changing-bag, back-seat-organiser; cot-bumper, baby-nest, bed-rail; milk-storage-bags, baby-bottle, freezer-bags, food-container; nursing-cover, muslin-cloth, nursing-top, shawl, scarf
baby-oil, body-oil, massage-oil, body-lotion; baby-shampoo, shower-gel, bubble-bath, soap; baby-powder, nappy-cream, baby-oil; toilet-training-seat, potty, step-stool, nappy-pants
baby-scale, bathroom-scale; ear-defenders-baby, earmuffs, white-noise-machine; milestone-cards, baby-memory-book, height-chart, baby-hand-print-kit; maternity-belt, back-brace, pregnancy-pillow
baby-doll, teddy-bear, comforter-toy; toy-digger, crane-truck, truck, tractor, toy-car; play-tunnel, play-tent, ball-pit, playhouse, climbing-frame; space-hopper, exercise-ball, trampoline, ride-on-toy
water-table, sandpit, paddling-pool, activity-table, sand-toys; pool-float, air-mattress, pool-noodle, inflatable-boat, bodyboard; ring-toss, boules, kubb, skittles, darts; blind-box, trading-cards, action-figure, figurine
bouncing-ball, ball, juggling-balls; electronic-learning-tablet, story-box, educational-toy, drawing-board; toy-garage, toy-car, slot-cars, train-tracks; glow-sticks, sparklers, torch, party-poppers
dinosaur-toy, action-figure, figurine, toy-robot; all-in-one-pc, laptop, tablet; curved-monitor, tv, projector; compressed-air, screen-cleaner, air-compressor
phone-ring-holder, phone-strap, phone-stand, phone-case; bone-conduction-headphones, earbuds, headset; floorstanding-speakers, hi-fi-system, soundbar, subwoofer; dab-radio, smart-speaker, bluetooth-speaker, hi-fi-system
hi-fi-system, cd-player, record-player, soundbar, amplifier; monopod, selfie-stick, gimbal; lens-cleaning-kit, lens-cleaning-pen, lens-cloth, microfibre-cloth; dummy-camera, security-camera, motion-sensor-light, alarm-system
window-sensor, motion-sensor, alarm-system, window-lock; air-quality-monitor, carbon-monoxide-alarm, air-purifier, weather-station; washer-dryer, tumble-dryer, drying-cabinet
fridge-freezer, chest-freezer, cooler; capsule-coffee-machine, espresso-machine, moka-pot, instant-coffee; slow-juicer, blender, lemon-squeezer, food-processor; electric-griddle, electric-grill, raclette-grill, griddle, crepe-pan
window-vacuum, shower-squeegee, window-cleaner, steam-cleaner, microfibre-cloth; ceiling-fan, air-conditioner; tower-fan, air-conditioner; oil-radiator, electric-fireplace, underfloor-heating, heat-pump, electric-blanket
infrared-heater, patio-heater, electric-fireplace, heat-pump; water-dispenser, water-filter, soda-maker, bottled-water; baking-mat, baking-paper, baking-sheet; spice-jars, storage-jar, jam-jar, spice-rack
dark-rye-bread, crispbread; protein-shake, protein-powder, protein-bar, milkshake; coffee-syrup, maple-syrup, agave-syrup, vanilla-sugar; salad-dressing, balsamic-vinegar, olive-oil, mayonnaise, pesto
cocktail-mix, cocktail, liqueur, aperitif, tonic-water; wine-gift-set, gift-hamper, champagne, beer-box; tea-gift-set, gift-hamper, gift-set; box-spring-bed, mattress, mattress-topper
pillar-candle, led-candle, oil-lamp, lantern; dishwasher-salt, dishwasher-tablets, limescale-remover; vinegar-cleaner, vinegar, limescale-remover, washing-soda, cleaning-spray; flat-mop, steam-cleaner, broom, robot-vacuum
plunger, drain-cleaner; bathroom-set, soap-dispenser, toothbrush-holder, soap-dish; towel-hook, towel-rail, wall-hook, coat-hook; insect-spray, insect-repellent, bug-zapper, insect-trap, fly-swatter
water-pump-pliers, pipe-wrench, wrench; rotary-tool, engraving-pen, cordless-drill, sander, angle-grinder; kamado, smoker, pizza-oven, fire-pit; address-book, notebook
laminating-pouches, plastic-pockets; young-adult-book, fantasy-book, romance-novel, science-fiction-book, comic; sudoku-book, crossword-book, activity-book, rubiks-cube, puzzle; religious-book, bible
recipe-book-blank, recipe-card-box, ring-binder, cookbook; lifting-belt, back-brace; pre-workout, creatine, energy-drink, protein-powder, sports-drink; fan-scarf, football-shirt, fan-merchandise
hunting-clothing, hunting-jacket, softshell-jacket, hiking-trousers; motorhome, caravan, roof-top-tent, tent; travel-document-holder, passport-holder, money-belt, accordion-file, wallet; beach-mat, beach-towel, picnic-blanket, hammam-towel, air-mattress
car-speakers, speaker, subwoofer, bluetooth-speaker; quad, motorcycle, moped, snowmobile; model-paint, acrylic-paint, spray-paint; craft-glue, glue-gun, glitter-glue, mounting-tape
watercolour-paper, sketchbook, stretched-canvas; craft-punch, die-cutting-machine, hole-punch, scissors; mosaic-kit, diamond-painting, iron-beads, tiles; halloween-costume, carnival-mask, face-paint, wig, fake-blood
experience-voucher, event-ticket, course-voucher, subscription; enamel-sign, poster, wall-art; fan-merchandise, poster, fan-scarf, band-t-shirt, football-shirt; studio-monitors, headphones, hi-fi-system
dj-controller, mixing-console, record-player, synthesizer; mixing-console, audio-interface, dj-controller, amplifier; surgical-mask, dust-mask; wedding-shoes, heels, kitten-heels, ballet-flats
eczema-cream, ointment, vaseline, moisturiser, aloe-vera-gel; tea-light-holder, lantern; birthday-crown, tiara, party-hats, princess-crown; nail-buffer, nail-file, manicure-set
toy-helicopter, drone, toy-plane, model-aircraft; drawing-compass-set, drawing-compass, set-square, protractor; cheese-fondue-pot, raclette-grill, casserole; folding-stool, camping-chair, folding-chair, fishing-chair, sit-pad
shower-bench, shower-stool, stool, bench; car-window-film, windscreen-sun-shade, window-film; height-chart, wall-decal, tape-measure, milestone-cards; headlight, headlight-bulb
bearing-grease, lubricant-spray, chain-lubricant; lubricant-spray, chain-lubricant, bearing-grease, rust-converter; motorcycle, moped, quad; moped, e-scooter, motorcycle, e-bike
lifebuoy, life-jacket, swim-buoy; nautical-chart, map, sat-nav, compass; caravan, motorhome, roof-top-tent, tent; bike-pannier-rack, bike-basket, bike-bag, bike-trailer
bike-bottle, hydration-pack, thermos, shaker-bottle; hunting-knife, pocket-knife, multitool, axe; hunting-rifle, hunting-bow, crossbow, air-rifle; riflescope, monocular, binoculars, night-vision-binoculars
hunting-jacket, hunting-clothing, fishing-vest; gun-cabinet, safe, metal-locker; crossbow, hunting-bow, archery-set, air-rifle; survival-blanket, blanket, bivouac-bag, sleeping-bag, hand-warmer
windsurf-board, surfboard, paddle-board, kitesurf-kite, wakeboard; trophy, medal; medal, trophy, badge; ball-pump, bike-pump, tyre-inflator
lead-rope, leash, horse-reins, rope; straw-bedding, hay, small-animal-bedding, wood-pellets; cornflour, potato-starch, flour; potato-starch, cornflour, flour
brown-sugar, golden-syrup, honey, maple-syrup; vanilla-sugar, vanilla-extract; cake-sprinkles, icing-sugar, food-colouring, cake-topper; semolina, polenta, couscous, porridge
linseed, chia-seeds, oats; minced-meat, soya-mince; blue-mussels, oysters, lobster, squid; freeze-dried-meal, instant-noodles, soup, protein-bar, muesli-bar
smoking-chips, charcoal, wood-pellets; tulip, tulip-bulbs, artificial-flowers, dried-flowers; daffodil, flower-bulbs; fern, peace-lily, monstera, artificial-plant
ivy, artificial-plant, hedge-plant; seedling, seeds, flower-seeds, herb-garden-kit; suspender-belt, hold-ups, tights; hijab, headscarf, shawl, turban
hand-fan, desk-fan, fan; baby-shoes, slipper-socks, sock; tap-shoes, ballet-shoes; overshoes, rain-boots, hiking-gaiters, waterproofing-spray
overshirt, denim-jacket, cardigan, bomber-jacket; streamers, confetti, garland, crepe-paper, balloon; santa-figure, garden-gnome, christmas-decoration, figurine; easter-bunny, easter-decorations, figurine
halloween-pumpkin, halloween-decorations, lantern; crucifix, rosary, cross-necklace; rosary, cross-necklace, crucifix, bead-bracelet; grave-candle, lantern, pillar-candle, led-candle
event-ticket, experience-voucher, gift-card; subscription, magazine, gift-card; course-voucher, experience-voucher, language-course, gift-card; ring-box, jewellery-box, ring-dish
moving-blanket, blanket, bubble-wrap, dust-sheet; fake-spider-web, halloween-decorations, halloween-pumpkin; bakers-couche, bread-proofing-cloth, proving-basket, tea-towel; lunch-bag, cooler, thermal-food-jar, picnic-basket
drum-throne, piano-bench, stool; lens-cleaning-pen, lens-cleaning-kit, lens-cloth, microfibre-cloth; toilet-stool, step-stool, footstool; laundry-detergent-sheets, washing-soda, stain-remover
glue-trap, mousetrap, rat-trap, insect-trap, fly-paper; wood-filler, sealant, wood-glue; rust-converter, lubricant-spray, wire-brush, sandpaper; leaf-net, pond-net, garden-netting, gutter-guard, leaf-rake
bean-poles, plant-stakes, trellis, tomato-cage; scalp-massager, hairbrush, neck-massager; gel-insoles, blister-plasters, comfort-shoes; swim-buoy, lifebuoy, life-jacket, pool-noodle
dive-bag, dry-bag, duffel-bag, swim-bag; table-skirt, tablecloth; cake-pop-maker, waffle-iron, muffin-tin; matcha-whisk, milk-frother, whisk
fondue-fork, skewers; boot-tray, shoe-rack; cutlery-drainer, dish-rack, drying-mat, utensil-holder; hairball-paste, cat-grass, pet-brush, cat-treats
calming-vest, calming-treats, dog-coat; calming-treats, calming-vest, snuffle-mat; early-reader, comic, activity-book; travel-game, card-game, dice-game, playing-cards, memory-game
slackline, balance-board, trampoline, climbing-frame; squid, octopus, lobster, blue-mussels; octopus, squid, lobster; oysters, blue-mussels, lobster, caviar
quiche, omelette, lasagna, frozen-pizza; pastry, croissant, cinnamon-bun, cake; puff-pastry, pizza-dough, cookie-dough; pizza-dough, frozen-pizza, puff-pastry, pita-bread, yeast
pancakes, pancake-mix, waffle, omelette; custard, whipping-cream, rice-pudding, yoghurt; meringue, macarons, marshmallows; margarine, butter, lard, coconut-oil
lard, butter, margarine, coconut-oil, cooking-oil; cottage-cheese, yoghurt; polenta, semolina, couscous, mashed-potatoes; barley, rice, quinoa, couscous, oats
ravioli, dumplings, lasagna; gnocchi, dumplings, potato-croquettes; risotto, barley, couscous, quinoa; paella, couscous
dumplings, ravioli, gnocchi; potato-croquettes, french-fries, mashed-potatoes, gnocchi; sandwich, baguette, bagel, tortilla-wraps, burger; french-fries, potato-croquettes, chips, mashed-potatoes
mashed-potatoes, potato-croquettes, french-fries, gnocchi, polenta; omelette, eggs, quiche, pancakes; stew, soup, ready-meal, lasagna; berries, strawberry, dried-fruit, smoothie, jam
breadcrumbs, rusk, croutons, crackers, cornflakes; croutons, breadcrumbs, rusk, crackers; pita-bread, tortilla-wraps, tacos; chestnuts, hazelnuts, walnuts, nuts
pork-rinds, chips, beef-jerky, bacon; cotton-candy, cotton-candy-machine, marshmallows, popcorn; cappuccino, hot-chocolate, chai, cocoa; milkshake, smoothie, protein-shake, hot-chocolate
cigarettes, cigar, snus, e-cigarette, nicotine-gum; snus, nicotine-gum, e-cigarette, cigarettes; stuffing-mix, bouillon, stock-cubes, breadcrumbs; buttermilk, yoghurt, milk
pastis, aquavit, schnapps, liqueur, aperitif; sushi, sushi-kit, smoked-salmon; cocktail, cocktail-mix, aperitif, liqueur, sparkling-wine; machete, axe, sickle, pruning-saw
knights-shield, toy-sword, knights-armour, knight-costume; knights-armour, knights-shield, toy-sword; fire-engine, police-car, ambulance, truck, toy-car; police-car, fire-engine, ambulance, toy-car
ambulance, fire-engine, police-car, toy-car; toy-bus, toy-car, truck, toy-train; spaceship, toy-plane, toy-robot, astronaut-costume; crane-truck, toy-digger, truck, tractor
slingshot-toy, slingshot, water-gun, toy-gun; periscope, binoculars, kaleidoscope, magnifying-glass; kendama, yo-yo, diabolo, juggling-balls, fidget-toy; blindfold, bandana, scarf
cloak, poncho, shawl; sari, shawl, tunic, sarong; buckle, belt-buckle, carabiner, velcro-tape, snap-fasteners; amulet, healing-crystal, locket, bracelet-charm, dream-catcher
crate, storage-chest, box, toy-box, log-basket; latch, padlock; visual-timer, hourglass, stopwatch, egg-timer, alarm-clock; shutters, awning, blackout-curtain, curtain, window-film
rotisserie-spit, skewers, smoker; bell, bike-bell, wind-chime, triangle-instrument; dynamo, bike-light; voltage-transformer, power-supply, adapter, travel-adapter
jukebox, record-player, hi-fi-system, karaoke-machine, party-speaker; video-recorder, dvd-player, tv-box, streaming-stick; photocopier, scanner, fax-machine; fax-machine, scanner, printer, photocopier
snowmobile, quad, kick-sled, sled; hand-cart, wheelbarrow, hand-truck, trolley-bag; handrail, grab-rail; wind-turbine, solar-panel, generator, power-station
shackle, carabiner, chain-link, ratchet-strap; tassel, pompom, gift-ribbon; cellophane, gift-bag, tissue-paper, cling-film; portfolio-case, ring-binder, accordion-file, briefcase, plastic-pockets
harpsichord, digital-piano, piano, synthesizer; piccolo, recorder, clarinet; timpani, drum, electronic-drum-kit; paintball-gun, air-rifle, water-gun, toy-gun
training-hurdles, training-cones, agility-ladder, jump-box, jump-rope; metal-locker, wardrobe, filing-cabinet, safe, garage-shelving; triptych, painting, poster, stretched-canvas, tapestry; tractor, truck, toy-digger, pedal-tractor, toy-farm
truck, toy-digger, crane-truck, fire-engine, toy-car; earth-auger, spade, bulb-planter; sitar, mandoline, banjo, guitar; bolster-pillow, cushion, lumbar-cushion
sickle, grass-shears, strimmer, machete, hedge-trimmer; fluorescent-tube, led-strip, light-bulb, ceiling-lamp; contact-adhesive, sealant, mounting-tape; manure, soil, bark-mulch
chicken-wire, garden-netting, trellis; vegetable-plants, tomato-seeds, seeds, herb-garden-kit; camping-cup, thermos, water-bottle; sit-pad, seat-cushion, folding-stool, camping-chair, sheepskin
corner-bracket, shelf-brackets, bracket; helmet-lamp, bike-light, camping-lantern; arm-sling, elbow-brace, wrist-brace, elastic-bandage; leather-punch, awl, hole-punch
saddle-soap, leather-care, shoe-polish; blu-tack, mounting-tape, drawing-pin, magnets, glue-stick; teapot-warmer, tea-cosy, hot-plate, thermos; clay-pot, tagine, casserole-dish, slow-cooker
wine-skin, hip-flask, water-bottle; mantilla, shawl, veil, headscarf, tiara; peace-lily, monstera, fern, artificial-plant; cyclamen, amaryllis, orchid
amaryllis, cyclamen, orchid; rhododendron, hydrangea, rose-bush, hedge-plant; heather-plant, lavender-plant; bamboo-plant, bonsai, peace-lily, hedge-plant
`
