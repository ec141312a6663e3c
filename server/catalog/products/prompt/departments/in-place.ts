/** What serves as well where a thing is not sold, the likeliest first: "deep-fryer, air-fryer"; rows end at semicolons. By their English names, as concepts have them. Only the first is asked for: nothing is like another for standing in its row, as kin.ts says it. */

export const IN_PLACE = `
basket, crate, box; hiking-boots, trail-running-shoe, trekking-sandals; skirt, dress; coat, jacket, cape, poncho
hoodie, fleece-jacket, cardigan; tablecloth, table-runner, oilcloth, placemat; tights, leggings, hold-ups, knee-socks; headscarf, bandana, turban
shawl, poncho, cape, cardigan; handkerchief, facial-tissues, pocket-square, bandana; shopping-bag, trolley-bag, basket, paper-bag; armbands, life-jacket, pool-noodle, pool-float
glasses, contact-lenses; ice-cream, milkshake, dessert, ice-cream-maker; frying-pan, electric-griddle, casserole; sofa, armchair, day-bed, recliner, bench
chair, bench, stool, bean-bag; desk, secretary-desk, dining-table, laptop-stand; bed, sofa-bed, day-bed, mattress, air-mattress; vase, jug, flower-pot
pillow, cushion, neck-pillow; napkin, kitchen-roll; shelf, cabinet, sideboard, display-cabinet; bookcase, display-cabinet, sideboard, cabinet
tv, projector, monitor, tablet; laptop, tablet; fridge, cooler, freezer; vacuum-cleaner, broom, carpet-cleaner, steam-cleaner
bike, e-scooter, scooter, moped; veil, mantilla, tiara, fascinator; poster, wall-art, painting, tapestry, wall-decal; painting, wall-art, poster, tapestry
chocolate, chocolate-spread, brownie, hot-chocolate; puzzle, model-kit, diamond-painting, paint-by-numbers; building-blocks, magnetic-tiles, model-kit, marble-run; novel, e-book, audiobook, biography
cookbook, cookery-magazine, recipe-book-blank; guidebook, map, atlas; pen, pencil, felt-tip-pens; pencil, mechanical-pencil, pen, charcoal-for-drawing
wax-crayons, felt-tip-pens, pastels, finger-paints, chalk; calendar, weekly-planner, bullet-journal, whiteboard; sleeping-mat, air-mattress, folding-bed, yoga-mat; scooter, skateboard, balance-bike, roller-skates, tricycle
paint-roller, paintbrush, paint-sprayer, spray-paint; thermos, travel-mug, water-bottle, thermal-food-jar; cream, body-oil, face-oil, vaseline; moisturiser, face-oil, serum, aloe-vera-gel
conditioner, leave-in-conditioner, hair-mask, hair-oil; comb, hairbrush, detangling-brush; electric-shaver, beard-trimmer, body-groomer, hair-clippers; varnish, wood-oil, paint
serum, face-oil, face-cream; face-oil, serum, face-cream; plant, artificial-plant, seeds, dried-flowers; swing-seat, hanging-chair, hammock, garden-bench, rocking-chair
screwdriver, cordless-drill, screwdriver-bits, pocket-knife; toolbox, tool-trolley, tool-belt, tool-set; step-ladder, step-stool, scaffold; torch, headlamp, camping-lantern, lantern
teapot, tea-infuser, french-press, coffee-pot, tea-set; espresso-machine, moka-pot, capsule-coffee-machine, french-press; french-press, pour-over-coffee-maker, coffee-maker, moka-pot; microwave, mini-oven, oven, air-fryer
oven, mini-oven, cooker, microwave, air-fryer; washing-machine, washer-dryer; griddle, electric-grill, electric-griddle, barbecue; baking-tin, silicone-mould, gratin-dish, roasting-tin
baking-sheet, roasting-tin, pizza-stone; food-container, lunch-box, storage-jar, freezer-bags, beeswax-wraps; wardrobe, clothes-rail, chest-of-drawers, cabinet; cabinet, sideboard, chest-of-drawers, shelf, bookcase
chest-of-drawers, sideboard, cabinet, wardrobe, storage-chest; bench, stool, chair, storage-chest; stool, bench, footstool, step-stool; coffee-table, footstool, storage-chest, nightstand
dining-table, kitchen-island, bistro-set; bluetooth-speaker, radio, headphones; computer, tablet; e-reader, tablet
monitor, tv, projector, all-in-one-pc; computer-mouse, trackball, graphics-tablet; rope, bungee-cord, ratchet-strap, strap; smartwatch, pedometer, heart-rate-monitor
fitness-tracker, pedometer, heart-rate-monitor; marmalade, honey; penne, gnocchi, rice-noodles, couscous; cake, pastry, dessert, apple-pie, biscuit
nuts, trail-mix, dried-fruit, chips; mixed-nuts, trail-mix, pretzels, chips, dried-fruit; muesli, oats, porridge, muesli-bar; cornflakes, oats, porridge
cordial, lemonade, iced-tea; pram, baby-carrier; pushchair, baby-carrier; running-tights, running-shorts, base-layer
polo-shirt, t-shirt, shirt; top, t-shirt, blouse, shirt; blazer, suit, cardigan; jumpsuit, dungarees, dress
snowsuit, ski-suit, ski-jacket, rain-suit; dungarees, jumpsuit, coveralls, pinafore-dress; rain-boots, overshoes, waders-boots, snow-boots; duffel-bag, suitcase, cabin-suitcase
card-holder, wallet, money-clip, business-card-holder; keyring, key-case, lanyard, carabiner; greeting-card, postcard, gift-card, writing-paper; camping-cookware, camping-kitchen, pot, pan
tracksuit, lounge-set, hoodie; joggers, leggings, lounge-pants, pyjama-bottoms; office-chair, exercise-ball; rocking-chair, armchair, hanging-chair, swing-seat, hammock
garden-chair, camping-chair, hammock; day-bed, sofa-bed, sofa, recliner, bed; tv-stand, sideboard, tv-wall-mount, console-table, chest-of-drawers; night-light, planetarium-projector, projector, led-candle
string-lights, solar-lights, led-candle, candle; wreath, garland, dried-flowers, artificial-flowers; christmas-tree, wreath, artificial-plant; action-figure, figurine, toy-robot, toy-soldier, doll
jug, decanter, coffee-pot, thermos; wine-glass, goblet; whisk, hand-mixer, milk-frother, stand-mixer; corkscrew, pocket-knife
bottle-opener, pocket-knife; cheese-grater, zester, mandoline, food-processor; casserole-dish, casserole, baking-tin; gratin-dish, baking-tin, casserole
tea-towel, kitchen-roll, microfibre-cloth, drying-mat, dish-rack; beach-towel, beach-mat, sarong, picnic-blanket, towel-poncho; hand-mixer, whisk, stand-mixer, hand-blender, food-processor; stand-mixer, hand-mixer, food-processor, bread-maker
fan, air-conditioner, hand-fan; desk-fan, hand-fan, air-conditioner; fan-heater, electric-fireplace, electric-blanket, foot-warmer, heating-pad; air-purifier, humidifier, dehumidifier
humidifier, aroma-diffuser, air-purifier; robot-vacuum, flat-mop, broom, steam-cleaner; freezer, fridge-freezer, fridge, cooler; game-console, computer, vr-headset, arcade-machine
record-player, cd-player, hi-fi-system, cassette-player, jukebox; hard-drive, usb-stick, memory-card, nas; microphone, headset, dictaphone; piano, digital-piano, synthesizer
kite, frisbee, boomerang, toy-plane, pinwheel; model-car, model-kit, slot-cars, model-aircraft, model-railway; train-tracks, slot-cars, model-railway, marble-run; dollhouse, play-kitchen, toy-farm, toy-shop, playhouse
tea-set-toy, play-kitchen, play-food, toy-shop; card-game, dice-game, dominoes, quiz; playing-cards, dominoes, dice, poker-set; memory-game, dominoes, puzzle, bingo-set
fleece-jacket, hoodie, sweater, cardigan; childrens-book, story-box, comic, activity-book; biography, history-book, historical-novel; dictionary, translator, language-course, encyclopaedia
encyclopaedia, dictionary, atlas, field-guide; poetry, poetry-book, songbook; magazine, newspaper, comic, book; scissors, utility-knife, rotary-cutter, paper-trimmer
eraser, correction-tape; staple-gun, nail-gun, hammer, stapler; pliers, wrench, wire-cutters; wrench, pliers, water-pump-pliers, allen-key
sander, sandpaper, multitool, hand-plane, angle-grinder; screws, nails, bolt; chainsaw, reciprocating-saw, pruning-saw, axe, log-splitter; floor-paint, varnish, wood-oil
paintbrush, paint-roller, paint-sprayer; glue, tape, glue-gun, mounting-tape, blu-tack; demolition-hammer, drill, sledgehammer, crowbar; pitchfork, spade, rake, cultivator
stable-broom, broom, pitchfork, rake; hoe, cultivator, weeder, rake; greenhouse, raised-bed, frost-protection-fleece, grow-light, hydroponic-garden; flower, artificial-flowers, dried-flowers, flower-seeds
gas-grill, electric-griddle, camping-stove, smoker, pizza-oven; pool, hot-tub; paddling-pool, water-table, sandpit, sprinkler; folding-chair, camping-chair, folding-stool, deckchair, bench
cooler, lunch-bag, picnic-basket, fridge, ice-bucket; surfboard, paddle-board, bodyboard, windsurf-board, wakeboard; kayak, paddle-board, inflatable-boat, boat; slide, swing, climbing-frame, trampoline, seesaw
exercise-bike, spin-bike, bike-trainer, elliptical-trainer, rowing-machine; e-bike, e-scooter, moped; night-cream, serum, face-oil; body-lotion, body-oil, body-butter, baby-oil
face-mask, clay-mask, serum, eye-patches, face-scrub; lip-balm, vaseline, lip-gloss; hair-oil, hair-mask, leave-in-conditioner, coconut-oil; straightener, hair-straightening-brush, curling-iron, hair-dryer
curling-iron, hair-rollers, straightener, crimper; concealer, foundation, bb-cream; eye-shadow, eyeshadow-palette, eye-pencil, eyeliner; eyeliner, eye-pencil, mascara
toilet-paper, wipes, bidet, facial-tissues; detergent, laundry-detergent-sheets, washing-soda, stain-remover; salsa, hummus, chutney; soup, stew, instant-noodles, ready-meal
bouillon, stock-cubes, miso; stock-cubes, bouillon, miso; salami, ham, pate, beef-jerky; yoghurt, buttermilk, cottage-cheese, rice-pudding
dried-fruit, trail-mix, nuts, muesli-bar; strawberry, berries, jam; litter-box, self-cleaning-litter-box; cat-bed, cat-hammock, cat-tree, dog-bed, cushion
dog-treats, dental-chews, calming-treats; pet-carrier, dog-car-seat, dog-stroller; aquarium, terrarium, garden-pond; rabbit-hutch, rabbit-run
crib, travel-cot, moses-basket, baby-nest, playpen; baby-bottle, sippy-cup; baby-carrier, stroller, pushchair; wireless-charger, charging-cable, power-bank
gift-card, experience-voucher, gift-set, subscription; trash-can, recycling-bin, bucket; wastepaper-basket, basket, bucket
shower-curtain, shower-screen; clothes-hanger, valet-stand, coat-hook, clothes-rail; wall-hook, coat-hook, towel-hook, picture-hooks, pegboard; clothes-rail, wardrobe, coat-rack, valet-stand
coat-hook, coat-rack, wall-hook, valet-stand; blinds, curtain, shutters, window-film; venetian-blind, curtain, shutters, window-film; blackout-curtain, blackout-blind, blinds, shutters, sleep-mask
brogues, oxford-shoes, loafers; suspenders, belt; pocket-square, tie, bow-tie, handkerchief; recliner, massage-chair, sofa, day-bed
storage-jar, food-container, biscuit-tin, coffee-canister; jam-jar, food-container, fermentation-crock; plate-rack, dish-rack, drying-mat; dish-rack, plate-rack, drying-mat, tea-towel
adapter, usb-hub, docking-station, travel-adapter; scanner, photocopier, printer; gift-ribbon, rope, washi-tape, gift-bag; washi-tape, masking-tape, stickers, gift-ribbon
tricycle, balance-bike, scooter, ride-on-toy, pedal-car; garden-shed, firewood-shed, cushion-box, carport; ice-hockey-stick, floorball-stick; hockey-stick, floorball-stick
tinsel, garland, christmas-baubles, christmas-lights; christmas-stocking, gift-bag; walking-stick, trekking-poles, crutches, rollator; feather-duster, microfibre-cloth, vacuum-cleaner
safe, cash-box, metal-locker, key-safe; car-wax, car-polish; car-polish, car-wax, touch-up-paint; winter-tyres, snow-chains
coin-purse, card-holder, money-clip; bodysuit, pyjamas, jumpsuit; flip-flops, pool-sliders, crocs, espadrilles, water-shoes; kitchen-tongs, spatula, barbecue-tools, salad-servers
booster-seat, high-chair; diving-mask, snorkel-set, swimming-goggles; safety-glasses, cycling-glasses, motorcycle-goggles; ear-defenders, earplugs, headphones
earmuffs, beanie, ushanka, hairband; tape, glue, glue-stick, blu-tack; duct-tape, cable-ties, superglue; tacos, tortilla-wraps, kebab, burger
circular-saw, multitool, angle-grinder; angle-grinder, rotary-tool, bench-grinder, hacksaw, metal-file; sandpaper, sander, metal-file, scouring-pad; chisel, wood-carving-knife, router-tool, hand-plane
allen-key, screwdriver-bits, screwdriver, socket-set; socket-set, tool-set, allen-key, pliers; workbench, sawhorse, folding-table, tool-trolley; extension-lead, cable-reel
power-strip, cable-reel, smart-plug; flower-bulbs, flower-seeds, seed-bomb, flower; smoke-alarm, carbon-monoxide-alarm, fire-extinguisher; wood-oil, varnish, floor-paint
filler, wood-filler, sealant, grout; sealant, filler, grout, expanding-foam; faucet, kitchen-tap, bathroom-tap; shower-head, shower-set
shower-set, shower-head, shower-mixer; multitool, rotary-tool, sander, jigsaw; fairy-tales, story-box, fantasy-book; audiobook, e-book, novel, story-box
colouring-book, activity-book, paint-by-numbers, sticker-book, sketchbook; knitting-book, knitting-pattern, knitting-kit, crochet-kit; bookends, magazine-file, book-stand; cat-treats, catnip, cat-grass
harness, collar; dog-harness, collar; dog-crate, puppy-playpen, dog-kennel, dog-bed; fish-food, pond-fish-food
pet-brush, pet-grooming-kit, pet-hair-remover; barbell, dumbbell, kettlebell, multi-gym; weight-bench, exercise-ball, multi-gym, aerobic-step; weight-plate, dumbbell, kettlebell
foam-roller, massage-ball, massage-gun; massage-gun, foam-roller, massage-ball, neck-massager, tens-machine; gymnastics-mat, yoga-mat, puzzle-mat; bike-light, headlamp, helmet-lamp, reflective-band, hi-vis-vest
bike-pump, tyre-inflator, air-compressor; cross-country-skis, snowshoes, kick-sled; ski-goggles, sunglasses, motorcycle-goggles; ski-jacket, ski-suit, snowsuit
ski-trousers, ski-suit, snowsuit; wetsuit, rash-guard, swimsuit; snorkel-set, diving-mask, swimming-goggles; sports-bra, crop-top
darts, archery-set, ring-toss; dart-board, table-football, ring-toss; trampoline, bouncy-castle, space-hopper, climbing-frame; micellar-water, wipes, toner
toner, micellar-water, serum; scrub, loofah, konjac-sponge, facial-cleansing-brush; bath-bomb, bath-salts, bubble-bath, bath-oil; bubble-bath, bath-salts, bath-bomb, bath-oil
lip-gloss, lipstick, lip-balm; blush, bronzer, highlighter-makeup; bronzer, blush, self-tanner; powder, foundation, setting-spray
tanning-oil, self-tanner, sunscreen, body-oil; makeup-brush, makeup-sponge; aftershave, perfume, moisturiser, beard-oil; beard-balm, beard-oil, hair-wax
hair-clippers, beard-trimmer, hairdressing-scissors; straight-razor, shaving-set, beard-trimmer; razor-blades, razor, electric-shaver; shaving-foam, shaving-set, soap
mouthwash, mints, tongue-scraper; dental-floss, interdental-brushes, water-flosser, toothpick; hair-dye, henna, hair-bleach; hair-mask, conditioner, leave-in-conditioner, hair-oil
hairspray, hair-mousse, sea-salt-spray; hair-gel, hair-mousse, sea-salt-spray; hair-wax, sea-salt-spray, hair-mousse, beard-balm; ointment, vaseline, aloe-vera-gel, tiger-balm
hair-clip, bobby-pins, hair-tie, hairband; hair-tie, hair-clip, hairband; hairband, bandana, hair-clip, headscarf, sweatband; hair-bow, hairband, hair-tie
tiara, princess-crown, hairband, fascinator; hair-claw, hair-tie, bobby-pins; bobby-pins, hair-clip, hair-claw; gift-set, gift-hamper, gift-card, pralines
elastic-bandage, kinesiology-tape, wrist-brace, ankle-brace; gauze, plasters, elastic-bandage, first-aid-kit; heating-pad, hot-water-bottle, wheat-bag, electric-blanket, heat-patches; cooking-oil, butter, margarine, coconut-oil
sunflower-oil, butter, margarine, coconut-oil; instant-coffee, cappuccino, chai, hot-chocolate; pralines, macarons, marzipan, nougat; truffle, truffle-oil
porridge, oats, muesli, rice-pudding; crackers, crispbread, rice-cakes, pretzels, rusk; rusk, crispbread, crackers, rice-cakes; chewing-gum, mints, lozenges
herbs, herb-garden-kit, herb-seeds; curry-powder, curry-paste; lasagna, ready-meal, ravioli; rose-wine, cider, aperitif
craft-beer, cider; lager, cider; pale-ale, cider; wheat-beer, cider
smoothie, milkshake, protein-shake, yoghurt; nappy-pants, cloth-nappies, potty; wipes, washcloth, cotton-pads, facial-tissues; ski-suit, ski-jacket, ski-trousers, snowsuit
teether, pacifier, rattle, comforter-toy; baby-monitor, baby-camera, security-camera; changing-mat, changing-table, muslin-cloth; changing-table, changing-mat, chest-of-drawers
baby-sleeping-bag, baby-blanket, muslin-cloth; comforter-toy, teddy-bear, baby-blanket, muslin-cloth, pacifier; baby-gym, activity-table, baby-mobile, baby-bouncer; mobile-for-cot, baby-mobile, music-box, night-light
baby-mobile, mobile-for-cot, music-box, baby-gym; stacking-rings, building-blocks, peg-puzzle, activity-table; party-game, karaoke-machine, quiz, card-game; chalk, wax-crayons, pastels
coloured-pencils, felt-tip-pens, pastels, watercolours; flower-seeds, seed-bomb, flower-bulbs, flower; sprinkler, garden-hose, watering-can, hose-nozzle; drip-irrigation-kit, garden-hose, self-watering-planter, watering-can
strimmer, lawn-mower, grass-shears, hedge-trimmer; garden-table, bistro-set; patio-heater, fire-pit, blanket; screen-protector, privacy-filter, phone-case
soundbar, home-cinema-system, hi-fi-system; reflective-band, hi-vis-vest, bike-light; handheld-console, tablet, phone; cordless-vacuum, broom, steam-cleaner
bean-to-cup-machine, coffee-grinder, french-press; coffee-grinder, ground-coffee, bean-to-cup-machine, mortar-and-pestle; garment-steamer, iron, steam-station, travel-iron; steamer, rice-cooker, pressure-cooker
sewing-machine, overlocker, sewing-kit; wake-up-light, light-therapy-lamp, smart-bulb; lighter, matches, fire-starter; matches, lighter, fire-starter
e-scooter, e-bike, folding-bike, scooter, moped; phone-holder-for-car, phone-stand, bike-phone-mount, sat-nav; car-charger, power-bank; phone-stand, tablet-stand, phone-ring-holder, phone-holder-for-car, tripod
carpet-runner, stair-treads; scented-candle, aroma-diffuser, incense, room-spray, essential-oil; tealight, led-candle, oil-lamp; corner-sofa, day-bed, recliner
sofa-bed, day-bed, folding-bed, air-mattress, bed; standing-desk, bar-table, laptop-stand, monitor-stand; gaming-chair, bean-bag, recliner; bread-knife, meat-slicer
nightdress, slip-dress, bathrobe, lounge-set; clock-radio, smart-speaker, dab-radio; footstool, footrest, stool, bean-bag; bean-bag, footstool, armchair, hanging-chair, meditation-cushion
bunk-bed, folding-bed, sofa-bed; loft-bed, sofa-bed, folding-bed; mattress-topper, mattress, mattress-protector; mattress-protector, fitted-sheet, mattress-topper, incontinence-sheet
shoe-rack, shoe-bench, shelf, boot-tray, hanging-organiser; room-divider, curtain, bookcase, privacy-screen; lantern, candlestick, tea-light-holder, torch, oil-lamp; wall-art, poster, painting, tapestry, wall-decal
stretched-canvas, watercolour-paper, sketchbook, foam-board; bath-mat, shower-mat, anti-slip-mat, bedside-rug; toilet-seat, raised-toilet-seat; soap-dispenser, soap-dish, soap
laundry-basket, laundry-bag, laundry-sorter; ironing-board, garment-steamer; broom, vacuum-cleaner, mop, cordless-vacuum; dustpan, car-vacuum, vacuum-cleaner, broom
sponge, microfibre-cloth, scouring-pad, scrubbing-brush, kitchen-roll; drying-mat, dish-rack, tea-towel, plate-rack; microfibre-cloth, sponge, kitchen-roll, feather-duster; scouring-pad, scrubbing-brush, sponge, wire-brush
cleaning-spray, vinegar-cleaner, disinfectant, bathroom-cleaner, wipes; air-freshener, aroma-diffuser, scented-candle, incense, essential-oil; room-spray, aroma-diffuser, scented-candle, incense, essential-oil; aroma-diffuser, scented-candle, room-spray, incense, humidifier
essential-oil, scented-candle, incense, room-spray, massage-oil; incense, scented-candle, aroma-diffuser, room-spray, essential-oil; paper-napkin, kitchen-roll, facial-tissues; placemat, table-runner, tablecloth, coaster
coaster, placemat, trivet; serving-tray, serving-platter, cutting-board, cake-stand; egg-cup, shot-glass, souffle-dish; ice-bucket, wine-cooler, cooler
wine-cooler, ice-bucket, wine-fridge, cooler; wine-fridge, wine-rack, wine-cooler; ice-cube-tray, ice-maker, whisky-stones, silicone-mould; can-opener, pocket-knife
peeler, paring-knife, mandoline, spiralizer; spatula, wooden-spoon, kitchen-tongs, dough-scraper; ladle, skimmer, spoon; wooden-spoon, spatula, whisk
measuring-cup, kitchen-scale, measuring-spoons, jug; measuring-spoons, measuring-cup, kitchen-scale, teaspoon; kitchen-timer, stopwatch, hourglass, visual-timer; egg-timer, hourglass, egg-cooker, stopwatch
roasting-tin, baking-sheet, casserole, baking-tin; muffin-tin, silicone-mould, muffin-cases; springform-tin, cake-ring, silicone-mould; pepper-mill, mortar-and-pestle, salt-shaker
salt-shaker, pepper-mill, spice-jars; spice-rack, spice-jars, wall-shelf; hand-blender, blender, food-processor, hand-mixer; vegetable-chopper, food-processor, mandoline, chefs-knife
slow-cooker, pressure-cooker, casserole, rice-cooker; pressure-cooker, slow-cooker, casserole, rice-cooker; waffle-iron, sandwich-maker, crepe-pan; sandwich-maker, electric-grill, toaster, waffle-iron
electric-grill, griddle, electric-griddle, raclette-grill, sandwich-maker; moka-pot, french-press; milk-frother, whisk, cream-whipper, hand-blender; tea-infuser, teapot, french-press
ice-cream-maker, ice-lolly-moulds, ice-cream, yoghurt-maker; popcorn-maker, popcorn, cotton-candy-machine; deep-fryer, air-fryer; raclette, raclette-grill, fondue-set, electric-grill
fondue-set, raclette-grill, raclette, chocolate-fountain; hob, hot-plate, cooker, camping-stove; hot-plate, hob, camping-stove, electric-griddle; cooker, hob, oven, hot-plate, mini-oven
chest-freezer, fridge-freezer; tumble-dryer, drying-rack, washer-dryer, drying-cabinet, clothes-line; drying-cabinet, tumble-dryer, drying-rack; tunic, blouse, kaftan, shirt-dress
poncho, cape, shawl, cardigan; cape, poncho, cloak, shawl, coat; rainwear, umbrella; rain-trousers, rain-poncho, ski-trousers, hiking-gaiters
rain-suit, rain-poncho, umbrella; thermal-underwear, long-sleeve-shirt, leggings; base-layer, long-sleeve-shirt, leggings; lingerie, nightdress, corset
cufflinks, tie-clip, pocket-square; clogs, crocs, mules, slipper; slip-on-shoes, loafers, espadrilles, mules; espadrilles, slip-on-shoes, boat-shoes, sandal
shoe-polish, leather-care, waterproofing-spray, shoe-brush; briefcase, laptop-sleeve, portfolio-case; laptop-bag, laptop-sleeve; bum-bag, money-belt, running-belt
passport-holder, travel-document-holder, money-belt, wallet; reading-glasses, magnifying-glass, contact-lenses; contact-lenses, glasses; lentils, chickpeas, beans
eye-cream, eye-patches, serum; cotton-pads, wipes, washcloth; tweezers, wax-strips, tweezers-for-splinters, epilator; dry-shampoo, shampoo, solid-shampoo
hair-rollers, curling-iron, straightener; epilator, wax-strips, ipl-hair-removal-device, hair-removal-cream, razor; protein-bar, protein-shake, muesli-bar, protein-powder; muesli-bar, protein-bar, trail-mix, muesli
menstrual-cup, period-underwear, tampons, sanitary-pads; wheat-bag, hot-water-bottle, heating-pad, heat-patches; subwoofer, home-cinema-system, floorstanding-speakers, soundbar; security-camera, alarm-system, dummy-camera, trail-camera
memory-card, usb-stick, external-hard-drive, hard-drive; docking-station, usb-hub, adapter; charging-cable, wireless-charger, charger
laptop-stand, laptop-cooler, monitor-stand, tablet-stand, standing-desk; laptop-sleeve, laptop-bag, briefcase; game-controller, joystick, racing-wheel; calculator, abacus
smart-bulb, smart-plug, led-strip; walkie-talkie, phone, motorcycle-intercom; clamp, bench-vice; hand-plane, electric-planer, sander, chisel
hacksaw, angle-grinder, rotary-tool; soldering-iron, blow-torch, welding-machine; glue-gun, glue, superglue, mounting-tape; superglue, glue-gun, mounting-tape
knee-pads, garden-kneeler, elbow-pads, shin-guards; tarpaulin, groundsheet, dust-sheet, furniture-cover, shade-sail; pressure-washer, steam-cleaner, garden-hose, hose-nozzle; raised-bed, planting-table, self-watering-planter, flower-pot
grass-seed, artificial-grass; bird-bath, bird-feeder, garden-fountain, bird-house; garden-bench, swing-seat, garden-chair, deckchair; gazebo, awning, shade-sail, parasol
party-tent, shade-sail, parasol, awning; swing, nest-swing, hanging-chair, seesaw, slide; swing-set, climbing-frame, slide, trampoline, seesaw; water-gun, water-balloons, toy-gun
bubbles, bubble-machine, water-gun, balloon; dice-game, card-game, dice; quiz, escape-room-game, crossword-book; stickers, sticker-book, washi-tape, temporary-tattoo, wall-decal
dolls-pram, push-along-toy, baby-doll; face-paint, carnival-mask, temporary-tattoo, glitter-make-up; permanent-marker, felt-tip-pens, whiteboard-marker; model-kit, model-car, model-aircraft, 3d-puzzle, building-blocks
stair-gate, playpen, puppy-playpen; puppy-playpen, dog-crate, stair-gate; bottle-warmer, thermos, milk-pan; baby-bath, baby-bath-seat, bathtub
baby-walker, push-along-toy, activity-table, ride-on-toy; dog-kennel, dog-crate, dog-bed; poop-bags, nappy-sacks, plastic-bag; exercise-ball, balance-board, medicine-ball, pilates-ring
rowing-machine, exercise-bike, elliptical-trainer, treadmill; ski-poles, trekking-poles; trekking-poles, walking-stick, ski-poles; telescope, binoculars, monocular, planetarium-projector
bike-bag, bike-basket, bike-pannier-rack, backpack; cycling-shorts, running-tights, leggings; football-shirt, fan-scarf, fan-merchandise, t-shirt; stopwatch, kitchen-timer, smartwatch, watch
roof-box, roof-rack, trailer; ice-scraper, windscreen-cover; highlighter-pen, felt-tip-pens, coloured-pencils, sticky-notes; ruler, tape-measure, set-square, folding-rule
postcard, greeting-card, writing-paper; sketchbook, watercolour-paper, drawing-board; crochet-hook, crochet-kit, knitting-needles; sewing-kit, sewing-needles, sewing-thread
map, sat-nav, atlas, guidebook; christmas-baubles, tinsel, garland; crispbread, crackers, rusk, rice-cakes; buns, croissant, pastry
cinnamon-bun, pastry; croissant, bagel, buns, pastry, baguette; brownie, fudge, biscuit, chocolate; cupcake, macarons, pastry, biscuit
waffle, pancakes, pancake-mix; pancake-mix, pancakes, flour; cookie-dough, biscuit, pancake-mix; yeast, sourdough-starter, baking-powder
golden-syrup, maple-syrup, honey, agave-syrup; popcorn, chips, pretzels, nuts; pretzels, chips, crackers, popcorn; peanuts, chips, trail-mix, pretzels
couscous, quinoa, rice, barley, polenta; quinoa, couscous, rice, barley; beans, chickpeas, lentils; tomato-sauce, tomato-puree, tomato
tomato-puree, tomato-sauce, tomato; coconut-oil, cooking-oil, butter, margarine; chilli-powder, hot-sauce; sardines, canned-anchovies, pate
canned-anchovies, sardines, tinned-fish, capers; tinned-fish, canned-anchovies, pate; caviar, smoked-salmon, truffle; smoked-salmon, caviar
halloumi, tofu; cream-cheese, hummus, butter; plant-milk, coconut-milk; oat-milk, coconut-milk
whipping-cream, coconut-milk, custard, yoghurt; apple-juice, cider, lemonade; mineral-water, soda-maker, tonic-water; energy-drink, cola, sports-drink, coffee, pre-workout
elderflower-cordial, lemonade, iced-tea; cider, beer, sparkling-wine, apple-juice; vodka, gin, schnapps, aquavit, rum; tequila, rum, vodka, gin
schnapps, aquavit, vodka, liqueur; liqueur, schnapps, port-wine, aperitif, limoncello; mulled-wine, hot-chocolate, fruit-tea, cider; chai, hot-chocolate, coffee
cocoa, chocolate, coffee, chai; hot-chocolate, cappuccino, chai, coffee; olives, pickles, capers; pickles, olives, kimchi, capers
gherkins, olives, capers, kimchi; tofu, soya-mince, halloumi, chickpeas; hummus, salsa, cream-cheese, chickpeas; sweetener, sugar, honey, maple-syrup
face-scrub, facial-cleansing-brush, konjac-sponge, clay-mask; body-scrub, loofah, back-brush, washcloth; travel-bottles, toiletry-bag, solid-shampoo, perfume-atomiser; sheet-music, songbook
music-stand, book-stand, tablet-stand; notepad, notebook, sticky-notes, writing-paper; paper-clip, binder-clip, stapler, rubber-bands; soap-dish, soap-dispenser, shower-caddy
trowel, spade, bulb-planter; bulb-planter, trowel, spade; zip, sewing-buttons, velcro-tape, snap-fasteners; folding-rule, ruler, laser-level
banner, garland, flag; confetti, party-poppers, streamers; princess-costume, princess-crown, tiara, fairy-wings, tutu; wig, hair-extensions, turban, hat
mandoline, vegetable-chopper, cheese-grater, food-processor, spiralizer; songbook, sheet-music; terrarium, aquarium, tortoise-table; heat-lamp, reptile-heat-mat
flea-collar, tick-remover; tick-remover, tweezers-for-splinters, tweezers, flea-collar; pet-nail-clippers, pet-grooming-kit, nail-clippers; garden-gnome, figurine, gazing-ball, pinwheel
trellis, garden-arch, plant-stakes, tomato-cage, bean-poles; weed-killer, weeder, weed-burner, weed-control-fabric, hoe; jump-starter, jumper-cables, trickle-charger, car-battery; snow-chains, winter-tyres, grit
car-battery, jump-starter, trickle-charger; car-air-freshener, air-freshener, room-spray; tow-rope, ratchet-strap, tow-bar, rope; warning-triangle, hi-vis-vest, training-cones, torch
bike-trailer, cargo-bike, baby-bike-seat, stroller, dog-bike-trailer; bike-basket, bike-bag, bike-pannier-rack; label-printer, name-labels, label, printer; laminator, plastic-pockets, laminating-pouches
letter-tray, magazine-file, desk-organiser, accordion-file, ring-binder; lice-shampoo, lice-comb; lice-comb, lice-shampoo, comb; back-brace, posture-corrector, lumbar-cushion, kinesiology-tape, heat-patches
lumbar-cushion, back-brace, wedge-pillow, posture-corrector; electric-blanket, hot-water-bottle, heating-pad, wheat-bag; painkillers, pain-relief-gel, heat-patches, tens-machine, tiger-balm; hair-loss-treatment, wig, scalp-massager, hair-extensions
nasal-strips, nasal-spray, nasal-rinse; truffle-oil, truffle, olive-oil; potty, toilet-training-seat; baby-bouncer, bouncer, baby-swing, baby-gym
baby-swing, baby-bouncer, bouncer; bouncer, baby-bouncer, baby-swing, baby-nest; cross-stitch-kit, diamond-painting, punch-needle-kit, crochet-kit, knitting-kit; calligraphy-set, calligraphy-pen, fountain-pen, quill-pen
loom, macrame-kit, knitting-kit, crochet-kit; water-filter, water-purifier, bottled-water, water-dispenser; fire-extinguisher, fire-blanket; fire-blanket, fire-extinguisher
rotary-dryer, clothes-line, tumble-dryer; wine-rack, wine-fridge, crate, shelf; jewellery-box, jewellery-stand, ring-dish, watch-box; toy-box, basket, chest-of-drawers, under-bed-storage
rain-poncho, umbrella, rain-suit; maternity-jeans, maternity-dress, leggings, maternity-belt; magic-set, playing-cards, juggling-balls, chemistry-set; sand-toys, sandpit, water-table, bath-toy
shaving-brush, shaving-set, shaving-foam; pasta-machine, rolling-pin, ravioli-cutter, fresh-egg-pasta; mosquito-net, insect-screen, insect-repellent, bug-zapper, citronella-candle; fly-swatter, fly-paper, bug-zapper, insect-trap, insect-spray
crepe-pan, electric-griddle, waffle-iron; paella-pan, wok, casserole; tagine, casserole, slow-cooker, clay-pot; milk-pan, milk-frother, microwave
pan-lid, splatter-guard, aluminium-foil; splatter-guard, pan-lid; trivet, coaster, cutting-board, placemat; souffle-dish, muffin-tin, bowl
loaf-tin, silicone-mould, bread-maker; bundt-tin, silicone-mould; tart-tin, gratin-dish, cake-ring, silicone-mould; muffin-cases, silicone-mould, muffin-tin, baking-paper
piping-bag, freezer-bags, cream-whipper; cake-dome, cake-stand, biscuit-tin, food-container; cake-topper, birthday-candles, cake-sprinkles, sparklers; dough-scraper, spatula, pizza-cutter
proving-basket, mixing-bowl, bread-basket, bakers-couche, loaf-tin; yoghurt-maker, yoghurt, thermal-food-jar, sous-vide; soda-maker, mineral-water, water-dispenser; mini-oven, air-fryer, microwave, toaster
pizza-oven, pizza-stone, oven, barbecue; pizza-cutter, kitchen-scissors, chefs-knife; sous-vide, slow-cooker, pressure-cooker; vacuum-sealer-bags, freezer-bags, food-container, cling-film
dehydrator, oven, air-fryer, dried-fruit; ice-maker, ice-cube-tray, whisky-stones, freezer; ice-lolly-moulds, ice-cream-maker, ice-cube-tray, silicone-mould; ice-cream-scoop, melon-baller, tablespoon
cotton-candy-machine, popcorn-maker, cotton-candy, chocolate-fountain; chocolate-fountain, fondue-set, cotton-candy-machine; egg-cooker, egg-timer, steamer; meat-grinder, food-processor, minced-meat, sausage-maker
meat-slicer, mandoline, carving-set, bread-knife; ham-stand, cutting-board, carving-set; meat-tenderizer, rolling-pin, mallet; carving-set, meat-slicer
paring-knife, peeler, pocket-knife; cheese-knife, cheese-grater; cheese-board, cutting-board, serving-platter; knife-block, cutlery-tray, utensil-holder
kitchen-scissors, pizza-cutter, chefs-knife; spiralizer, mandoline, peeler, vegetable-chopper; nutmeg-grater, zester, cheese-grater, mortar-and-pestle; apple-corer, paring-knife, melon-baller
avocado-slicer, paring-knife, spoon; melon-baller, ice-cream-scoop, spoon
`
