/** Further things and what serves in their place, as in-place.ts. */

export const FURTHER_IN_PLACE = `
zester, cheese-grater, nutmeg-grater, peeler; potato-masher, potato-ricer; potato-ricer, potato-masher; pasta-spoon, kitchen-tongs, skimmer
ravioli-cutter, cookie-cutter, pasta-machine; tortilla-press, rolling-pin; preserving-machine, jam-pan, pressure-cooker; fermentation-crock, storage-jar, jam-jar
kombucha-kit, kombucha, fermentation-crock, home-brew-kit; home-brew-kit, kombucha-kit, craft-beer; cheese-making-kit, yoghurt-maker, home-brew-kit; bread-proofing-cloth, bakers-couche, proving-basket, bread-bin
salad-servers, kitchen-tongs; oil-sprayer, oil-bottle, pastry-brush; gravy-boat, jug; soup-tureen, casserole, casserole-dish
fruit-bowl, bread-basket, cake-stand; bread-basket, fruit-bowl, bread-bin; tea-set, teapot, mug, coffee-pot; travel-mug, thermos, water-bottle
whisky-stones, ice-cube-tray, ice-bucket; wine-aerator, decanter; jigger, measuring-cup, shot-glass; tea-cosy, teapot-warmer, thermos
cereal-dispenser, storage-jar; bento-box, food-container, thermal-food-jar; thermal-food-jar, lunch-box, food-container; beeswax-wraps, cling-film, aluminium-foil, freezer-bags, food-container
bag-clips, clothes-pegs, freezer-bags; utensil-holder, cutlery-tray; recipe-card-box, recipe-book-blank, book-stand; sausage-maker, meat-grinder
ice-packs, ice-pack-for-injuries; picnic-blanket, beach-mat, beach-towel, groundsheet; clothes-line, drying-rack, rotary-dryer, tumble-dryer; laundry-bag, laundry-basket, net-bag, laundry-sorter
fabric-shaver, lint-roller, clothes-brush; clothes-brush, lint-roller, fabric-shaver; stain-remover, bleach, washing-soda, detergent; bleach, stain-remover, washing-soda, disinfectant
washing-soda, vinegar-cleaner, stain-remover; steam-station, garment-steamer; steam-cleaner, mop, floor-cleaner, pressure-washer; window-cleaner, window-vacuum, shower-squeegee, microfibre-cloth
floor-cleaner, steam-cleaner, cleaning-spray; toilet-cleaner, bathroom-cleaner, limescale-remover, bleach; bathroom-cleaner, limescale-remover, vinegar-cleaner, cleaning-spray; oven-cleaner, cleaning-spray, steam-cleaner, scouring-pad
drain-cleaner, plunger; mould-remover, bleach, bathroom-cleaner, vinegar-cleaner; disinfectant, hand-sanitiser, cleaning-spray, bleach; scrubbing-brush, sponge, scouring-pad
carpet-cleaner, steam-cleaner, wet-and-dry-vacuum, vacuum-cleaner, stain-remover; carpet-beater, vacuum-cleaner, carpet-cleaner; silver-polish, jewellery-cleaner; furniture-polish, wood-oil
leather-care, shoe-polish, saddle-soap; waterproofing-spray, shoe-polish, leather-care; cockroach-trap, insect-trap, insect-spray, glue-trap; wasp-trap, insect-spray, insect-trap, fly-swatter
fruit-fly-trap, fly-paper, insect-trap, bug-zapper; insect-screen, mosquito-net, bug-zapper, insect-repellent; bug-zapper, fly-swatter, fly-paper, insect-spray, insect-screen; insect-trap, insect-spray, glue-trap, ant-trap, cockroach-trap
citronella-candle, insect-repellent, bug-zapper, garden-torch; compost-caddy, compost-bin; under-bed-storage, vacuum-storage-bags, chest-of-drawers; vacuum-storage-bags, under-bed-storage, packing-cubes, storage-chest
hanging-organiser, under-bed-storage, shelf, chest-of-drawers, shoe-rack; valet-stand, clothes-rail, coat-rack, clothes-hanger; shoe-brush, shoe-polish, leather-care; key-holder, wall-hook, key-safe
magazine-rack, magazine-file, wall-shelf, bookcase; draught-excluder, draught-tape; draught-tape, draught-excluder, sealant; furniture-knob, cabinet-handle
cabinet-handle, furniture-knob; window-film, voile-curtain, blinds, pleated-blind
voile-curtain, pleated-blind, window-film, blinds; pleated-blind, curtain, window-film, blackout-curtain; awning, parasol, shade-sail, gazebo; shade-sail, parasol, awning, gazebo
sheepskin-rug, blanket, seat-cushion; sheepskin, blanket, seat-cushion; stair-treads, carpet-runner, anti-slip-mat; tapestry, wall-art, stretched-canvas, poster, rug
dream-catcher, wind-chime, tapestry; wind-chime, dream-catcher, pinwheel; snow-globe, music-box, figurine; hourglass, kitchen-timer, egg-timer, visual-timer
rain-gauge, weather-station; baby-memory-book, photo-album, scrapbook, milestone-cards, baby-hand-print-kit; digital-photo-frame, tablet, photo-album; wall-decal, wallpaper, poster, wall-art, stencil
cork-board, whiteboard, pegboard, chalkboard, letter-board; chalkboard, whiteboard, letter-board, drawing-board; letter-board, chalkboard, whiteboard, cork-board; vase-filler, garden-gravel, aquarium-gravel, marbles
artificial-flowers, dried-flowers, artificial-plant, wreath; artificial-plant, artificial-flowers, dried-flowers; dried-flowers, artificial-flowers, wreath; oil-lamp, lantern, camping-lantern, led-candle, candle
lava-lamp, night-light, disco-ball, led-strip; salt-lamp, night-light, scented-candle, aroma-diffuser; light-therapy-lamp, wake-up-light; floodlight, motion-sensor-light, solar-lights
motion-sensor-light, motion-sensor, night-light, floodlight; clip-lamp, book-light, headlamp; timer-switch, smart-plug
socket, extension-lead, power-strip; wearable-blanket, bathrobe, electric-blanket, hoodie; seat-cushion, sheepskin, sit-pad, lumbar-cushion; sofa-cover, bedspread, blanket, chair-cover
chair-cover, seat-cushion, sofa-cover; table-runner, tablecloth, placemat; oilcloth, placemat, table-runner; bed-canopy, mosquito-net, voile-curtain, play-tent
sleep-mask, blackout-curtain, blackout-blind, blindfold, earplugs; white-noise-machine, earplugs, smart-speaker; folding-bed, air-mattress, sofa-bed, sleeping-mat; console-table, sideboard, chest-of-drawers, wall-shelf, shoe-bench
side-table, nightstand, stool, plant-stand; bar-table, kitchen-island, bistro-set; bistro-set, folding-table, folding-chair, garden-table; vanity-table, makeup-mirror, chest-of-drawers, makeup-organiser
display-cabinet, bookcase, shelf, sideboard; shoe-bench, shoe-rack, storage-chest, footstool; storage-chest, chest-of-drawers, shoe-bench, sideboard; kitchen-island, bar-table, sideboard
hanging-chair, hammock, swing-seat, nest-swing; massage-chair, neck-massager, massage-gun, recliner, acupressure-mat; towel-rail, towel-hook, heated-towel-rail, wall-hook; heated-towel-rail, towel-rail, drying-rack
shower-caddy, bathroom-cabinet, soap-dish, wall-shelf; shower-mat, anti-slip-mat; shower-screen, shower-curtain; shower-squeegee, window-vacuum, microfibre-cloth
shower-cap, swimming-cap, hair-towel; shower-stool, shower-bench, bath-step, grab-rail; bath-step, shower-stool, step-stool, grab-rail; bathtub, hot-tub, shower-tray
bathroom-cabinet, wall-shelf, mirror, shower-caddy; loofah, washcloth, back-brush, konjac-sponge; back-brush, loofah, washcloth, body-scrub; washcloth, loofah, konjac-sponge, sponge
hair-towel, hair-dryer, shower-cap; towel-poncho, bathrobe, kaftan, sarong; led-candle, string-lights, lantern, night-light; reciprocating-saw, angle-grinder, chainsaw
coping-saw, rotary-tool; router-tool, rotary-tool, hand-plane, chisel; electric-planer, hand-plane, sander; bench-grinder, angle-grinder, sander, knife-sharpener
bench-vice, clamp, workbench; heat-gun, blow-torch, hair-dryer; nail-gun, staple-gun, hammer; sledgehammer, demolition-hammer, axe, crowbar
pipe-wrench, water-pump-pliers, pliers; screwdriver-bits, screwdriver, allen-key; hole-saw, drill-bit; wire-cutters, hacksaw, multitool
utility-knife, scissors, rotary-cutter, pocket-knife, multitool; wood-carving-knife, chisel, pocket-knife, rotary-tool; metal-file, sandpaper, sander, bench-grinder; wire-brush, sandpaper, sander, rust-converter
laser-level, spirit-level, tape-measure, chalk-line; caliper, tape-measure, folding-rule, ruler; carpenters-square, set-square, ruler, spirit-level; chalk-line, laser-level, spirit-level
tool-belt, toolbox, work-trousers; tool-trolley, toolbox, workbench, garage-shelving; sawhorse, workbench, folding-table; scaffold, ladder, step-ladder
air-compressor, tyre-inflator, pump; generator, power-station, solar-panel, uninterruptible-power-supply; multi-gym, weight-bench, suspension-trainer, pull-up-bar, resistance-band; solar-panel, solar-charger, power-station, generator
bilge-pump, water-pump, bucket; water-pump, bilge-pump, wet-and-dry-vacuum; welding-machine, soldering-iron, blow-torch; blow-torch, heat-gun, weed-burner
engraving-pen, rotary-tool; hi-vis-vest, reflective-band; work-trousers, dungarees, coveralls; coveralls, dungarees, apron
chefs-jacket, apron; glue-stick, tape, mounting-tape, washi-tape; mounting-tape, velcro-tape, blu-tack, glue, picture-hooks; cable-ties, velcro-tape, steel-wire, rope
ratchet-strap, bungee-cord, rope; bungee-cord, ratchet-strap, rope, luggage-strap; expanding-foam, sealant, insulation, filler; cement, masonry-mortar
spray-paint, paint-sprayer; paint-sprayer, paint-roller, spray-paint, paintbrush; dust-sheet, tarpaulin, moving-blanket; decking, stepping-stones, tiles, artificial-grass
laminate-flooring, tiles, rug, floor-paint; shelf-brackets, bracket, corner-bracket, wall-shelf; picture-hooks, mounting-tape, nails, blu-tack; chain-link, rope, steel-wire
steel-wire, rope, chain-link, cable-ties; magnets, blu-tack, drawing-pin, mounting-tape
key-safe, smart-lock, key-holder; window-lock, latch, window-sensor; alarm-system, security-camera, window-sensor, motion-sensor, dummy-camera
motion-sensor, motion-sensor-light, security-camera, window-sensor; cable-reel, extension-lead, power-strip; cable-organiser, cable-ties, velcro-tape
cable-clip, cable-ties, velcro-tape; cream-whipper, hand-mixer, whisk, whipping-cream; shower-mixer, shower-set, shower-head; wood-stove, electric-fireplace, heater, oil-radiator, fire-pit
electric-fireplace, wood-stove, infrared-heater, heater, oil-radiator; log-basket, log-carrier, crate; firewood, wood-pellets, charcoal; charcoal, firewood, wood-pellets
fire-starter, lighter, matches, chimney-starter; log-splitter, axe, chainsaw; hand-truck, hand-cart, wheelbarrow; moving-boxes, crate, duffel-bag
cardboard-box, crate, padded-envelope; bubble-wrap, moving-blanket, padded-envelope, tissue-paper; garage-shelving, cabinet, tool-trolley, pegboard, workbench; pegboard, wall-hook, tool-trolley, toolbox, garage-shelving
3d-printer, 3d-pen; tyre-inflator, air-compressor, bike-pump; roof-rack, roof-box, trailer, bike-rack; bat-box, bird-house, insect-hotel, hedgehog-house
scarecrow, bird-spikes, garden-netting, pinwheel; bird-spikes, scarecrow, garden-netting; rat-trap, glue-trap; weed-burner, weed-killer, weeder, hoe
weeder, hoe, weed-killer, weed-burner, trowel; cultivator, hoe, pitchfork, spade, rake; scarifier, leaf-rake, rake; grass-shears, strimmer, hedge-trimmer, secateurs
leaf-rake, leaf-blower, broom; pruning-saw, secateurs, pole-pruner, chainsaw; pole-pruner, pruning-saw, secateurs, chainsaw; fruit-picker, ladder, step-ladder
planting-table, workbench, plant-stand; seed-tray, flower-pot, herb-garden-kit; grow-light, hydroponic-garden; hydroponic-garden, herb-garden-kit, grow-light, self-watering-planter
herb-garden-kit, hydroponic-garden, herb-seeds, lavender-plant, mushroom-growing-kit; mushroom-growing-kit, herb-garden-kit, hydroponic-garden; lavender-plant, herb-seeds, herb-garden-kit; hedge-plant, fence, privacy-screen, trellis
tulip-bulbs, flower-seeds, daffodil; seed-bomb, flower-bulbs; tomato-seeds, vegetable-plants, seedling; herb-seeds, herb-garden-kit, lavender-plant
chili-seeds, vegetable-plants, herb-garden-kit; bark-mulch, garden-gravel, weed-control-fabric; weed-control-fabric, bark-mulch, weed-killer, garden-gravel; frost-protection-fleece, greenhouse, burlap
garden-netting, chicken-wire, frost-protection-fleece, scarecrow; plant-stakes, trellis, bean-poles, tomato-cage; tomato-cage, plant-stakes, trellis; plant-stand, pedestal, side-table, hanging-basket, stool
pedestal, plant-stand, side-table; hanging-basket, flower-pot, plant-stand; plant-mister, watering-can; self-watering-planter, drip-irrigation-kit, watering-can
hose-nozzle, sprinkler, watering-can; watering-timer, drip-irrigation-kit, sprinkler; rain-barrel, barrel, jerry-can; garden-pond, garden-fountain, bird-bath
pond-pump, garden-fountain, aquarium-filter; garden-fountain, bird-bath, garden-pond; pond-net, fishing-net, leaf-net; pool-cleaner, pond-net, leaf-net
pool-cover, tarpaulin, leaf-net; hot-tub, sauna, paddling-pool, bathtub; sauna, hot-tub
garden-torch, solar-lights, lantern, fire-pit, citronella-candle; smoker, kamado, smoking-chips; chimney-starter, fire-starter, blow-torch, heat-gun; barbecue-tools, kitchen-tongs, spatula, skewers
grill-set, kitchen-tongs, spatula, skewers; grill-brush, wire-brush, scouring-pad, oven-cleaner; barbecue-cover, furniture-cover, tarpaulin; furniture-cover, tarpaulin, dust-sheet
cushion-box, garden-shed, furniture-cover; garden-kneeler, knee-pads, sit-pad; garden-clogs, rain-boots, clogs, crocs
garden-apron, tool-belt, dungarees; garden-edging, brick, fence; fence, hedge-plant, privacy-screen, trellis; privacy-screen, hedge-plant, trellis, fence
electric-fence, fence, chicken-wire; garden-arch, trellis, gazebo; stepping-stones, garden-gravel, decking, brick; artificial-grass, grass-seed, decking
sundial, gazing-ball, garden-gnome; pinwheel, wind-chime, kite; gazing-ball, garden-gnome, sundial, wind-chime, bird-bath; chicken-coop, rabbit-hutch
chicken-drinker, feeding-trough, pet-bowl; snow-shovel, snow-blower, grit; snow-blower, snow-shovel; grit, ice-cleats, snow-shovel
gutter-guard, leaf-net; carport, party-tent, car-cover, garden-shed; firewood-shed, garden-shed, log-basket, tarpaulin; bin-store, garden-shed, privacy-screen
automatic-pet-feeder, pet-bowl, slow-feeder-bowl; pet-fountain, pet-bowl; slow-feeder-bowl, snuffle-mat, automatic-pet-feeder; snuffle-mat, slow-feeder-bowl
dog-ramp, ramp, step-stool; dog-car-seat, dog-seat-belt, dog-crate, boot-liner, car-seat-cover; dog-seat-belt, dog-car-seat, dog-crate, dog-harness; dog-stroller, dog-bike-trailer
dog-bike-trailer, dog-stroller, bike-basket, bike-trailer; puppy-pads, dog-nappies, incontinence-sheet; dog-nappies, puppy-pads; dog-towel, towel, dog-coat
pet-grooming-kit, pet-brush, hair-clippers, pet-nail-clippers; pet-hair-remover, lint-roller, pet-brush, cordless-vacuum, clothes-brush; pet-odour-remover, stain-remover, air-freshener, carpet-cleaner; pet-camera, security-camera, webcam, baby-camera
pet-gps-tracker, gps-tracker, key-finder, pet-id-tag; led-dog-collar, reflective-band; anti-bark-collar, dog-whistle, calming-treats, dog-treats; dog-agility-set, training-hurdles, play-tunnel, training-cones
rope-toy, tennis-balls, frisbee, dental-chews; catnip, cat-treats, cat-grass; cat-tunnel, cat-tree, cat-bed, play-tunnel; cat-grass, catnip, hairball-paste
cat-hammock, cat-tree, cat-bed; cat-net, garden-netting; aquarium-gravel, vase-filler, garden-gravel; guinea-pig-cage, rabbit-hutch, rabbit-run
rabbit-run, puppy-playpen, rabbit-hutch, guinea-pig-cage; small-animal-bedding, straw-bedding, hay; tortoise-table, terrarium, aquarium; reptile-heat-mat, heat-lamp
ant-farm, bug-catcher, terrarium, insect-hotel; riding-breeches, leggings; hobby-horse, rocking-horse, ride-on-toy; fishing-net, pond-net
fishing-flies, fishing-lure, fishing-bait; fishing-hooks, fishing-lure, fishing-flies; fishing-waders, waders-boots, rain-boots, rain-trousers; fishing-chair, folding-stool, deckchair
ice-fishing-rod, fishing-rod; trail-camera, night-vision-binoculars; archery-set, hunting-bow, crossbow, darts, slingshot; hunting-bow, archery-set, crossbow
slingshot, archery-set, slingshot-toy, air-rifle; air-rifle, paintball-gun, archery-set, slingshot; hand-puppet, puppet-theatre, teddy-bear; puppet-theatre, hand-puppet, dollhouse
ventriloquist-dummy, hand-puppet, puppet-theatre; crystal-growing-kit, chemistry-set, ant-farm, microscope; electronics-kit, toy-robot, chemistry-set, building-blocks, single-board-computer; toy-robot, electronics-kit, action-figure
microscope, magnifying-glass, telescope, chemistry-set; peg-puzzle, stacking-rings, building-blocks, activity-table; 3d-puzzle, model-kit, building-blocks, rubiks-cube; rubiks-cube, 3d-puzzle, fidget-toy
activity-table, stacking-rings, peg-puzzle, musical-toy, baby-gym; push-along-toy, baby-walker, dolls-pram, ride-on-toy, toy-car; ride-on-toy, balance-bike, tricycle, pedal-car, rocking-horse; electric-ride-on-car, pedal-car, pedal-tractor, ride-on-toy
pedal-car, pedal-tractor, tricycle, electric-ride-on-car; pedal-tractor, pedal-car, tricycle, ride-on-toy, toy-digger; toy-plane, toy-helicopter, model-aircraft, drone, kite; model-aircraft, toy-plane, drone
remote-control-boat, toy-car, toy-helicopter, drone; slot-cars, model-railway, toy-car, train-tracks; model-railway, slot-cars, model-kit, model-car; toy-animals, dinosaur-toy, toy-farm, figurine
toy-soldier, action-figure, toy-animals, figurine; toy-farm, toy-animals, dollhouse, toy-garage; toy-sword, knight-costume, knights-shield, toy-gun; toy-gun, water-gun, toy-sword, slingshot-toy
doctors-kit, doctor-costume, toy-tool-set; toy-tool-set, doctors-kit, building-blocks, toy-cleaning-set; play-food, tea-set-toy, play-kitchen, toy-shop; toy-cleaning-set, play-kitchen, toy-tool-set
story-box, audiobook, cd-player, music-box, smart-speaker; karaoke-machine, microphone, party-speaker; musical-toy, xylophone, music-box, maracas, rattle; triangle-instrument, bell, xylophone, maracas
spinning-top, yo-yo, fidget-toy, diabolo; fidget-toy, pop-it-toy, spinning-top, slime; pop-it-toy, fidget-toy, slime, modelling-clay; marbles, marble-run, bouncing-ball
hula-hoop, jump-rope; water-balloons, water-gun, paddling-pool; ball-pit, play-tent, bouncy-castle, paddling-pool, playpen; playhouse, play-tent, climbing-frame, sandpit
climbing-frame, swing-set, slide, playhouse, trampoline; seesaw, swing, rocking-horse, slide; nest-swing, hanging-chair, hammock, swing-set, seesaw; bouncy-castle, trampoline, ball-pit, space-hopper
skittles, kubb, boules, ring-toss, croquet-set; table-football, air-hockey, table-tennis-table; air-hockey, table-football, table-tennis-table, dart-board; poker-set, playing-cards, card-game, dice-game
backgammon, chess, draughts-game, dominoes, dice-game; escape-room-game, card-game, puzzle, quiz; role-playing-game, card-game, video-game, fantasy-book; cooperative-game, card-game, party-game
strategy-board-game, card-game, chess, video-game; bingo-set, dice-game, card-game, quiz; trading-cards, card-game, stickers, blind-box; card-binder, stamp-album, photo-album, ring-binder
sticker-book, stickers, activity-book, colouring-book; tarot-cards, pendulum, crystal-ball, healing-crystal; drawing-board, whiteboard, chalkboard, electronic-learning-tablet, colouring-book; temporary-tattoo, face-paint, henna, stickers
iron-beads, diamond-painting, mosaic-kit; friendship-bracelet-kit, beads, macrame-kit, embroidery-thread; origami-paper, craft-paper, crepe-paper, tissue-paper; time-capsule, baby-memory-book, scrapbook
baby-hand-print-kit, plaster-casting-kit, baby-memory-book, milestone-cards; tooth-fairy-box, jewellery-box, piggy-bank; travel-cot, playpen, baby-nest; playpen, travel-cot, stair-gate
moses-basket, baby-nest, pram; sippy-cup, baby-bottle, water-bottle; weaning-set, baby-plate, sippy-cup, bib; baby-plate, weaning-set, bowl
bottle-brush, scrubbing-brush, bottle-steriliser; baby-food-maker, hand-blender, steamer, blender, baby-food; muslin-cloth, bib, washcloth, baby-blanket; hooded-towel, bathrobe, towel-poncho
baby-bath-seat, baby-bath; nasal-aspirator, nasal-rinse, nasal-spray; nappy-bin, nappy-sacks, pedal-bin; nappy-cream, vaseline, wound-ointment, baby-powder
tiger-balm, pain-relief-gel, heat-patches, massage-oil; nursing-bra, bralette, sports-bra, nursing-top; nursing-top, nursing-bra, nursing-cover, wrap-dress; nipple-cream, vaseline, nipple-shield, nursing-pads
pram-liner, baby-sleeping-bag, baby-blanket, sheepskin; child-harness, stroller, baby-carrier; corner-protectors, cupboard-locks, socket-covers, stair-gate; baby-bike-seat, bike-trailer, cargo-bike
pool-noodle, pool-float, air-mattress; elliptical-trainer, exercise-bike, treadmill, rowing-machine, stepper; spin-bike, rowing-machine, bike-trainer, elliptical-trainer, treadmill; stepper, aerobic-step, elliptical-trainer, exercise-bike
aerobic-step, stepper, jump-box; balance-board, exercise-ball, slackline; pilates-ring, resistance-band, exercise-ball; yoga-block, bolster-pillow, meditation-cushion, yoga-strap
yoga-strap, resistance-band; meditation-cushion, yoga-block, yoga-mat, bean-bag; ab-roller, exercise-ball, suspension-trainer, push-up-bars; push-up-bars, dip-bars, dumbbell, suspension-trainer
dip-bars, gymnastic-rings, pull-up-bar, push-up-bars; medicine-ball, kettlebell, dumbbell, weight-plate; ankle-weights, weight-vest, resistance-band, dumbbell; weight-vest, ankle-weights, dumbbell, kettlebell
battle-rope, jump-rope, kettlebell, resistance-band; suspension-trainer, gymnastic-rings, resistance-band, pull-up-bar; gymnastic-rings, suspension-trainer, pull-up-bar, dip-bars; wall-bars, pull-up-bar, climbing-frame, multi-gym
leotard, bodysuit, swimsuit, leggings; boxing-bag-gloves, boxing-gloves, hand-wraps; hand-wraps, boxing-gloves, elastic-bandage; training-cones, agility-ladder, training-hurdles
agility-ladder, training-cones, jump-rope, training-hurdles; table-tennis-table, table-football, air-hockey, badminton-set; beach-tennis-set, badminton-set, frisbee, boules; floorball-stick, hockey-stick
disc-golf-discs, frisbee; climbing-holds, pull-up-bar, climbing-frame; ice-cleats, trekking-poles, snow-boots, grit; ski-gloves, mittens, hand-warmer
balaclava, neck-warmer, scarf, earmuffs; cagoule, rain-poncho, umbrella; neck-warmer, balaclava, turtleneck, bandana; hand-warmer, heated-gloves, mittens, wrist-warmers
foot-warmer, heated-socks, slipper, hot-water-bottle, electric-blanket; heated-gloves, hand-warmer, mittens; heated-vest, thermal-underwear, base-layer, heat-patches; heated-socks, foot-warmer, slipper
thermal-socks, foot-warmer, slipper, leg-warmers; bodyboard, surfboard, pool-float, paddle-board; wakeboard, surfboard, paddle-board, kitesurf-kite; kitesurf-kite, windsurf-board, surfboard, wakeboard
inflatable-kayak, paddle-board, inflatable-boat; inflatable-boat, inflatable-kayak, kayak, paddle-board; dive-computer, diving-watch; diving-watch, dive-computer
rash-guard, wetsuit, base-layer; neoprene-boots, water-shoes; water-shoes, neoprene-boots, flip-flops, crocs; nose-clip, diving-mask, earplugs
running-belt, armband-for-phone; hydration-pack, water-bottle, running-belt; armband-for-phone, running-belt, bum-bag; pedometer, fitness-tracker, smartwatch
heart-rate-monitor, fitness-tracker, gps-watch, smartwatch; sweatband, hairband, bandana, visor-cap; elbow-pads, knee-pads, elbow-brace; shaker-bottle, blender, protein-shake
creatine, protein-powder, pre-workout; sports-drink, energy-drink, protein-shake; pop-up-tent, parasol, shade-sail, gazebo; groundsheet, tarpaulin, picnic-blanket
bivouac-bag, sleeping-bag, tent, survival-blanket; camping-lantern, headlamp, torch, string-lights; spork, plastic-cutlery; jerry-can, fuel-can, water-bottle
camping-toilet, commode-chair; camping-kitchen, camping-stove, camping-table, camping-cookware; camping-heater, hot-water-bottle, sleeping-bag, hand-warmer; camping-pillow, neck-pillow, cushion
sleeping-bag-liner, bed-sheet, sleeping-bag; fire-grate, fire-pit, camping-stove; hiking-gaiters, rain-trousers, rain-boots; rain-cover-for-backpack, dry-bag, rain-poncho, waterproofing-spray
water-purifier, bottled-water; survival-kit, first-aid-kit, multitool, survival-blanket, emergency-radio; emergency-radio, power-bank, walkie-talkie, torch; translator, language-course, dictionary, phone
packing-cubes, vacuum-storage-bags, toiletry-bag, laundry-bag; luggage-tag, key-finder, gps-tracker, name-labels; luggage-strap, tsa-lock, bungee-cord, suitcase-cover; luggage-scale, bathroom-scale
money-belt, passport-holder, wallet, travel-document-holder; travel-iron, garment-steamer, iron; scratch-map, globe, poster, atlas; gps-watch, fitness-tracker, heart-rate-monitor, bike-computer
jump-box, aerobic-step; kinesiology-tape, elastic-bandage, pain-relief-gel, knee-brace; heat-patches, heating-pad, wheat-bag, hot-water-bottle, pain-relief-gel; tens-machine, massage-gun, heating-pad, heat-patches, pain-relief-gel
neck-massager, massage-gun, massage-chair, heating-pad, wheat-bag; foot-massager, foot-bath, massage-gun, massage-ball; foot-bath, foot-massager, foot-mask, foot-cream; massage-oil, body-oil, baby-oil, body-lotion, coconut-oil
massage-ball, foam-roller, massage-gun; massage-table, massage-chair, examination-couch; posture-corrector, back-brace, lumbar-cushion; wrist-brace, elastic-bandage, kinesiology-tape
ankle-brace, elastic-bandage, kinesiology-tape; elbow-brace, elastic-bandage, kinesiology-tape; wound-spray, wound-ointment, first-aid-kit; wound-ointment, wound-spray, vaseline, ointment
scar-gel, stretch-mark-cream, body-oil; pulse-oximeter, fitness-tracker, smartwatch, heart-rate-monitor; nasal-rinse, nasal-spray; ear-drops, earwax-remover
probiotics, yoghurt, kimchi, kombucha; laxative, linseed, dried-fruit; melatonin, bedtime-tea, magnesium, sleep-mask; omega-3, linseed, sardines
crutches, walking-stick, rollator, wheelchair; mobility-scooter, wheelchair, rollator; grab-rail, handrail, shower-stool, bath-step; raised-toilet-seat, commode-chair, grab-rail
reacher-grabber, kitchen-tongs, step-stool; magnifying-glass, reading-glasses, magnifying-lamp; magnifying-lamp, magnifying-glass, reading-glasses; big-button-phone, landline-phone
incontinence-pads, sanitary-pads, period-underwear, incontinence-sheet; incontinence-sheet, mattress-protector, puppy-pads, incontinence-pads; period-underwear, sanitary-pads, menstrual-cup, tampons; foot-file, foot-mask, foot-cream
foot-cream, foot-mask, vaseline, foot-file; foot-mask, foot-file, foot-cream, foot-bath; corn-plasters, blister-plasters, foot-file; water-flosser, dental-floss, interdental-brushes, electric-toothbrush
interdental-brushes, dental-floss, water-flosser, toothpick; tongue-scraper, mouthwash, toothbrush; replacement-brush-heads, electric-toothbrush, toothbrush; body-groomer, hair-clippers, beard-trimmer, epilator, wax-strips
hairdressing-scissors, hair-clippers; hair-straightening-brush, straightener, hair-dryer, curling-iron; crimper, straightener, curling-iron; hair-extensions, wig
heat-protection-spray, leave-in-conditioner, hair-oil; silk-pillowcase, sleep-bonnet, silk-scarf; sleep-bonnet, silk-pillowcase, silk-scarf, headscarf; gel-nail-kit, false-nails, nail-polish, uv-lamp-for-nails
gel-nail-polish, false-nails, gel-nail-kit, nail-stickers; nail-stickers, nail-polish, false-nails; cuticle-oil, hand-cream, nail-hardener, manicure-set; false-eyelashes, mascara, eyelash-serum, eyelash-curler
eyelash-curler, mascara, false-eyelashes; eyelash-serum, mascara, false-eyelashes; eyebrow-pencil, eye-pencil, eyeliner, eye-shadow; lip-liner, lipstick, lip-gloss
lip-scrub, lip-balm, vaseline; highlighter-makeup, bronzer, blush, glitter-make-up; setting-spray, powder, makeup-primer; makeup-sponge, makeup-brush, cotton-pads
makeup-organiser, beauty-case, toiletry-bag, jewellery-box; beauty-case, toiletry-bag, makeup-organiser; henna, hair-dye, temporary-tattoo; self-tanner, bronzer, tanning-oil
after-sun, aloe-vera-gel, body-lotion, moisturiser; aloe-vera-gel, after-sun, moisturiser; vaseline, lip-balm, ointment, body-butter; body-oil, body-lotion, massage-oil, body-butter, bath-oil
body-butter, body-oil, body-lotion, coconut-oil; stretch-mark-cream, body-oil, body-butter; cellulite-cream, back-brush, body-scrub, massage-oil; acne-cream, pimple-patches, clay-mask, cleanser
facial-steamer, face-mask, clay-mask, facial-cleansing-brush; facial-cleansing-brush, konjac-sponge, face-scrub, cleanser, washcloth; wax-strips, epilator, hair-removal-cream, razor, ipl-hair-removal-device; hair-removal-cream, wax-strips, razor, epilator
ipl-hair-removal-device, epilator, wax-strips, razor, hair-removal-cream; shaving-set, razor, shaving-brush, electric-shaver, straight-razor; beard-comb, beard-balm, beard-oil, hairbrush; solid-shampoo, dry-shampoo, soap
perfume-atomiser, travel-bottles, body-mist; foot-deodorant, insoles, foot-cream; lens-cloth, microfibre-cloth, lens-cleaning-kit, screen-cleaner; knitting-kit, crochet-kit, yarn, knitting-needles, embroidery-kit
crochet-kit, knitting-kit, crochet-hook, crochet-yarn, macrame-kit; spinning-wheel, loom, felting-kit; felting-kit, punch-needle-kit, crochet-kit, knitting-kit, embroidery-kit; punch-needle-kit, embroidery-kit, cross-stitch-kit, felting-kit, macrame-kit
paint-by-numbers, diamond-painting, colouring-book, acrylic-paint, scratch-art; scratch-art, colouring-book, diamond-painting, paint-by-numbers; string-art-kit, macrame-kit, embroidery-kit, diamond-painting; sewing-needles, sewing-kit, darning-needle
badge, brooch, iron-on-patches, stickers; seam-ripper, scissors, sewing-kit; fabric-scissors, rotary-cutter; rotary-cutter, fabric-scissors, utility-knife
tailors-chalk, chalk, pencil; sewing-buttons, snap-fasteners, zip; snap-fasteners, sewing-buttons, velcro-tape, zip; velcro-tape, snap-fasteners, zip, mounting-tape
iron-on-patches, badge, embroidery-kit; knitting-bag, sewing-box, yarn-bowl; candle-wax, candle-making-kit; candle-wick, candle-making-kit
soap-making-kit, candle-making-kit, bath-bomb, resin-kit; resin-kit, candle-making-kit, soap-making-kit, plaster-casting-kit; pottery-clay, modelling-clay, plaster-of-paris; plaster-casting-kit, plaster-of-paris, modelling-clay, resin-kit
linocut-kit, screen-printing-kit, rubber-stamp, stencil; screen-printing-kit, linocut-kit, stencil, fabric-dye; rubber-stamp, label-printer, stencil, stickers; stamp-album, card-binder, photo-album
scrapbook, photo-album, sketchbook, guest-book; craft-paper, origami-paper, crepe-paper, tissue-paper, wrapping-paper; glitter-glue, craft-glitter, sequins, gel-pen; craft-glitter, glitter-glue, sequins, confetti
sewing-sequins, sequins, beads; oil-paints, pastels, paint-by-numbers; gouache, pastels, felt-tip-pens, wax-crayons; pastels, wax-crayons, charcoal-for-drawing, chalk, watercolours
charcoal-for-drawing, pencil, pastels, india-ink; mechanical-pencil, ballpoint-pen, gel-pen; correction-tape, eraser; rubber-bands, binder-clip, paper-clip, hair-tie
protractor, set-square, drawing-compass-set; set-square, protractor, ruler, carpenters-square; drawing-compass, drawing-compass-set, protractor; clipboard, ring-binder, portfolio-case
plastic-pockets, laminating-pouches, accordion-file; dividers, sticky-notes, plastic-pockets; accordion-file, ring-binder, magazine-file, plastic-pockets, filing-cabinet; filing-cabinet, accordion-file, desk-drawer-unit, ring-binder, magazine-file
desk-drawer-unit, filing-cabinet, chest-of-drawers, desk-organiser; desk-organiser, pencil-case, letter-tray, desk-drawer-unit; monitor-stand, laptop-stand; name-labels, label-printer, permanent-marker, label
name-badge, lanyard, label; lanyard, name-badge, keyring, phone-strap; cash-box, safe, piggy-bank; piggy-bank, cash-box, coin-purse
guest-book, photo-album, scrapbook, notebook; bullet-journal, weekly-planner, calendar, sketchbook; five-year-diary, weekly-planner, calendar; school-cone, gift-bag, party-bags
graph-paper, notepad, notebook, sketchbook; cookery-magazine, magazine, crossword-book, sudoku-book; crossword-book, sudoku-book, quiz, puzzle; atlas, map, globe, sat-nav
board-book, comforter-toy, peg-puzzle, rattle; pop-up-book, story-box, musical-toy; book-light, clip-lamp, headlamp; book-sleeve, ereader-case, tablet-case, laptop-sleeve
book-stand, tablet-stand, bookends, music-stand; digital-piano, synthesizer; synthesizer, digital-piano, piano, dj-controller; piano-bench, stool, drum-throne
singing-bowl, bell, wind-chime; melodica, harmonica, accordion, recorder; audio-interface, mixing-console
`
