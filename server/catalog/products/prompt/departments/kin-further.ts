/** What is like what, as kin.ts: of what is played, made, read, built, kept and travelled with. */

export const FURTHER_KIN = `
chickpeas, lentils, beans, quinoa
chips, popcorn, pretzels, crackers, nuts
olive oil, truffle oil, vinegar
ham, salami, cheese, olives
magnetic tiles, building blocks, marble run, toy train, puzzle
marble run, building blocks, toy train, magnetic tiles
doll, dollhouse, doll's pram, teddy bear, comforter toy, hand puppet
teddy bear, comforter toy, doll, hand puppet
toy car, toy train, toy garage, toy digger, building blocks
toy train, toy car, building blocks, marble run
balance bike, tricycle, scooter, bike
play kitchen, doctor's kit, tea set toy, dollhouse
play tent, play tunnel, dollhouse, sandpit, bouncy castle
sandpit, swing, slide, trampoline, bouncy castle, paddling pool, sand toys
modelling clay, slime, sand toys
craft kit, beads, modelling clay, coloured pencils, stickers, slime
chemistry set, microscope, telescope
board game, card game, quiz, puzzle
chess, dominoes, backgammon, board game, poker set, dice
dominoes, backgammon, chess, poker set, dice, darts, sudoku book
boules, kubb, croquet set, ring toss, badminton set, table tennis bat, frisbee
kubb, boules, croquet set, ring toss, boomerang, frisbee
frisbee, boomerang, kite, juggling balls
yo-yo, juggling balls, diabolo, hula hoop
rattle, teether, baby gym, mobile for cot, comforter toy
rocking horse, hobby horse, baby walker, balance bike
bath toy, bubbles, water gun
ukulele, guitar, banjo
violin, viola, cello
kalimba, harmonica, ocarina, recorder, xylophone
recorder, flute, harmonica, clarinet, ocarina
cajon, djembe, drum, maracas, cymbal
metronome, tuner, music stand, sheet music
amplifier, guitar pedal, speaker
capo, plectrum, guitar strings, tuner, guitar strap
embroidery kit, cross stitch kit, macrame kit, punch needle kit, diamond painting, sewing kit
diamond painting, paint by numbers, embroidery kit, string art kit, mosaic kit, macrame kit, acrylic paint
candle making kit, soap making kit, resin kit, macrame kit
knitting needles, crochet hook, yarn, knitting kit
yarn, knitting needles, crochet hook, fabric
acrylic paint, watercolours, oil paints, gouache, stretched canvas
watercolours, felt-tip pens, coloured pencils, acrylic paint, paintbrush
easel, stretched canvas, palette
stapler, hole punch, tape dispenser, scissors
notebook, sketchbook, weekly planner, calendar
weekly planner, calendar, notebook, five year diary
fountain pen, ballpoint pen, pen, pencil
felt-tip pens, highlighter pen, coloured pencils, pen
shredder, laminator, label printer
ring binder, accordion file, letter tray, clipboard
footrest, laptop stand, monitor stand, desk organiser
globe, map, scratch map, atlas
whiteboard, cork board, chalkboard
speaker, soundbar, radio, headphones
radio, cd player, record player, speaker
tablet, e-reader
phone, tablet
projector, tv, monitor
keyboard, computer mouse, numeric keypad
camera, instant camera, action camera, mirrorless camera
power bank, charger, power station, solar panel
power station, solar panel, power bank, generator
usb hub, docking station, adapter
usb stick, hard drive, memory card
smart lock, doorbell, security camera, alarm system
vr headset, game console, game controller
key finder, gps tracker
phone case, screen protector, phone stand
weather station, thermometer, indoor thermometer
air mattress, sleeping mat, sleeping bag
axe, chainsaw, log splitter, hand saw
hammer, mallet, crowbar, axe
cordless drill, drill, screwdriver
letterbox, doorbell, house number
padlock, bike lock, safe
hedge trimmer, chainsaw, strimmer, lawn mower, leaf blower
barbecue, gas grill, kamado, smoker, fire pit, pizza oven
fire pit, barbecue, patio heater, smoker
flower pot, self-watering planter, raised bed, hanging basket
watering can, garden hose, sprinkler, rain barrel
parasol, gazebo, awning, shade sail
hammock, hanging chair, deckchair, swing
insect hotel, bird house, hedgehog house, bird feeder, bat box
mole trap, slug trap, rat trap, mousetrap
mousetrap, rat trap, ant trap, cockroach trap
fly paper, fruit fly trap, wasp trap, bug zapper, fly swatter
solar lights, string lights, lantern, garden torch
seeds, tomato seeds, flower bulbs, seedling
collar, leash, dog harness, harness
cat toy, catnip, cat laser, cat tunnel
pet bowl, slow feeder bowl, pet fountain, automatic pet feeder
dog coat, dog boots, dog life jacket
dog bed, cat bed, cooling mat
cat tree, cat bed, cat tunnel
tent, sleeping bag, sleeping mat
headlamp, torch, lantern
yoga mat, foam roller, exercise ball, resistance band
kettlebell, dumbbell, barbell, resistance band, weight bench
treadmill, exercise bike, rowing machine
boxing gloves, punch bag
tennis racket, padel racket, badminton set, table tennis bat
badminton set, table tennis bat, tennis racket, boules
unicycle, skateboard, roller skates, inline skates
skateboard, inline skates, roller skates, scooter
ice skates, roller skates, inline skates, skis
inline skates, roller skates, skateboard, ice skates
skis, snowboard, sled, snowshoes
snowshoes, skis, sled, trekking poles
paddle board, kayak, wetsuit, life jacket
swimming goggles, swimming cap, swim fins, diving mask
binoculars, telescope, trail camera
compass, binoculars, pocket knife, headlamp
inner tube, bike tyre, bike pump
stroller, pram, pushchair, baby carrier
pacifier, teether, baby bottle
bib, baby bottle, baby plate
baby blanket, muslin cloth, baby sleeping bag
rollator, wheelchair, walking stick
garland, banner, balloon, confetti, streamers, party decorations
disco ball, smoke machine, karaoke machine, string lights
wrapping paper, gift ribbon, greeting card
jumper cables, jump starter, tow rope, warning triangle
`
