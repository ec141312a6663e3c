/** Which members of a kind nobody thinks of first, as synonym-kinds.ts. */

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
stationery < shredder, laminator, label printer, whiteboard, globe, wrapping paper, greeting card, postcard
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
shoe < slipper socks, felt slippers, ski boots, snowboard boots, motorcycle boots, riding boots, football boots, neoprene boots, rain boots, overshoes, climbing shoes, cycling shoes, golf shoes, water shoes, basketball shoes, indoor court shoes, ballet shoes, pointe shoes, tap shoes, safety shoes, garden clogs, pool sliders, baby shoes, wedding shoes, dog boots, snow boots, waders boots, boat shoes, barefoot shoes
boot < ski boots, snowboard boots, motorcycle boots, riding boots, football boots, neoprene boots, safety shoes
bag < hard shell suitcase, cabin suitcase, luggage set, trolley bag, dry bag, dive bag, ski bag, golf bag, tank bag, swim bag, net bag, knitting bag, gift bag, guitar case, camera bag, changing bag, toiletry bag, hydration pack, running belt, money belt, bike bag, laptop bag, school bag, gym bag for school
bed < travel cot, moses basket, hospital bed, folding bed, bed canopy
pillow < pregnancy pillow, neck pillow, wedge pillow, camping pillow, body pillow
cushion < pregnancy pillow, meditation cushion, seat cushion
blanket < electric blanket, baby blanket, picnic blanket, wearable blanket
towel < tea towel, washcloth, hair towel, hooded towel, towel poncho, gym towel, travel towel
textile < oven glove
backpack < school bag, hydration pack, camera bag
paint < watercolours, acrylic paint, oil paints, finger paints, face paint, model paint, touch-up paint
box < pill box, cash box, watch box, moving boxes, cushion box, storage chest, toy box
basket < bread basket, picnic basket, log basket, log carrier, bike basket, hanging basket, laundry basket
table < planting table, vanity table, nightstand, camping table, folding table, bar table, garden table, console table
gloves < boxing gloves, boxing bag gloves, goalkeeper gloves, motorcycle gloves, rubber gloves, disposable gloves, garden gloves for thorns, gardening gloves, work gloves, riding gloves, ski gloves, cycling gloves, heated gloves, weightlifting gloves, golf glove, baseball glove, fingerless gloves, wrist warmers
glove < baseball glove
sock < compression socks, ski socks, heated socks, slipper socks, leg warmers
dress < maternity dress, wedding dress, first communion dress, bridesmaid dress, flamenco dress, sarong
trousers < leggings, fishing waders, riding breeches, motorcycle trousers, ski trousers, rain trousers, work trousers, maternity jeans, running tights, leather trousers, harem trousers, capri pants
hat < party hats, baby hat, balaclava, swimming cap, kippah, turban, fez, top hat, bowler hat, ushanka, visor cap
ball < massage ball, golf balls, tennis balls, american football, softball, handball ball, bowling ball
belt < tool belt, money belt, running belt
cream < nappy cream, nipple cream, cold sore cream, athletes foot cream, hair removal cream, acne cream, eczema cream, sunscreen
helmet < welding helmet, hard hat, hockey helmet, scooter helmet
stool < shower stool, step stool, folding stool
plant < artificial flowers, seedling, fruit tree, hedge plant, rose bush, lavender plant
chair < shower stool, step stool, folding stool, commode chair, fishing chair, massage chair, camping chair, folding chair, hanging chair, gaming chair, recliner, deckchair, garden chair
camera < baby camera, parking sensor, endoscope camera, trail camera, kids camera
lamp < christmas lights, solar lights, led strip, strobe light, grow light, light therapy lamp, magnifying lamp, book light, night light, lava lamp, oil lamp, salt lamp, clip lamp, camping lantern, outdoor wall light, floodlight, motion sensor light, ring light, bike light
cosmetics < face paint, uv lamp for nails, makeup sponge, glitter make-up, false eyelashes
jacket < weight vest, heated vest, riding jacket, motorcycle jacket, work jacket, chefs jacket, rain poncho, hunting jacket, safari jacket
lock < bike lock, motorcycle lock, tsa lock
tool < car jack, wheel nut wrench, pruning saw, bike lock, lock, bike repair kit, tool belt, tool trolley, sawhorse, scaffold, generator, concrete mixer, winch, anvil, log splitter, paint brushes art, leather punch, awl, brick trowel, wood carving knife, welding machine, air compressor
game < puzzle, 3d puzzle, floor puzzle, peg puzzle, dice, dart board, table football, air hockey, croquet set, skittles, kubb, boules, ring toss, beach tennis set, poker set, bingo set
musical instrument < xylophone, maracas, triangle instrument, singing bowl, kalimba, melodica, ocarina, bagpipes, pipe organ, cymbal
glasses < vr headset, safety glasses, motorcycle goggles, ski goggles, swimming goggles, cycling glasses
glass < shot glass, goblet
knife < pocket knife, wood carving knife, hunting knife, oyster knife, dagger, machete, utility knife, cleaver
snack < chocolate, candy, liquorice, gummy bears, pralines, biscuit, crispbread, nougat, macarons, marshmallows, lollipop, fudge, caramels, marzipan, turkish delight, mints, chewing gum, meringue, cotton candy, wine gums, jelly beans, raisins, fortune cookies
vest < hi-vis vest, weight vest, heated vest
sofa < dog bed
mug < espresso cup, travel mug, camping cup
pot < pressure cooker, cauldron, clay pot, jam pan
top < nursing top, cycling jersey
sweater < cycling jersey, christmas jumper, crop top
shorts < swim shorts, cycling shorts, running shorts
underwear < period underwear, shapewear, corset, suspender belt, garter, petticoat, thermal underwear, base layer
skirt < tutu, kilt
decoration < makeup mirror, bike mirror, hand mirror, figurine, seat cushion, meditation cushion, outdoor cushion, balloon, paper napkin, paper plates, party hats, birthday candles, birthday banner, party decorations, streamers, confetti, pinata, cake topper, sash, fake spider web, camping lantern, crystal ball, height chart, baptism candle, citronella candle, nativity scene, santa figure, easter bunny, halloween pumpkin, halloween decorations, easter decorations, christmas decoration
furniture < makeup mirror, bike mirror, hand mirror, camping chair, camping table, folding chair, crib, high chair, toy box, shower stool, step stool, commode chair, hospital bed, examination couch, metal locker, garage shelving, footrest, planting table, cushion box, cot mattress, bathroom cabinet, massage chair
toy < origami paper
scarf < dog bandana, fan scarf, headscarf, hijab
sandal < pool sliders, flip-flops
watch < pocket watch
duvet < weighted blanket
clock < alarm clock, wake-up light, clock radio
mirror < bike mirror, hand mirror, makeup mirror
rug < outdoor rug, prayer mat, sheepskin
racket < badminton set
speaker < party speaker, studio monitors, home cinema system
radio < car radio, emergency radio
headphones < gaming headset, headset, bone conduction headphones
bike < balance bike, unicycle, tandem bike, bmx
seeds < chia seeds, seed bomb, grass seed
pen < whiteboard marker, permanent marker, highlighter pen, quill pen
candle < citronella candle, baptism candle, led candle
costume < lucia crown, mantilla, top hat, toga
bowl < singing bowl, mixing bowl
`

/** What goes with a thing and comes behind it, where that is asked for. */
export const BESIDE_KINDS = `
outdoor furniture < parasol, hammock, outdoor cushion
fork < cutlery
spoon < cutlery
`

/** Of these kinds members of another sphere: who may be helped by the kind wants none of them, unless it is guessed itself. */
export const APART_KINDS = `
gloves < boxing gloves, boxing bag gloves, goalkeeper gloves, motorcycle gloves, rubber gloves, disposable gloves, garden gloves for thorns, gardening gloves, work gloves, riding gloves, weightlifting gloves, golf glove, baseball glove, cycling gloves
helmet < welding helmet, hard hat, hockey helmet, riding helmet, motorcycle helmet, ski helmet
boot < ski boots, snowboard boots, motorcycle boots, riding boots, football boots, neoprene boots, safety shoes, waders boots
shoe < ski boots, snowboard boots, motorcycle boots, riding boots, football boots, neoprene boots, climbing shoes, cycling shoes, golf shoes, water shoes, ballet shoes, pointe shoes, tap shoes, safety shoes, garden clogs, pool sliders, baby shoes, wedding shoes, dog boots, waders boots
bag < dry bag, dive bag, ski bag, golf bag, tank bag, swim bag, net bag, knitting bag, gift bag, guitar case, camera bag, changing bag, toiletry bag, hydration pack, running belt, money belt, bike bag, school bag, gym bag for school
backpack < hydration pack, camera bag, hiking backpack
box < pill box, cash box, watch box, cushion box, toy box
basket < bread basket, picnic basket, log basket, log carrier, bike basket, hanging basket
glasses < vr headset, safety glasses, motorcycle goggles, ski goggles, swimming goggles, cycling glasses
sunglasses < cycling glasses
jacket < weight vest, riding jacket, motorcycle jacket, work jacket, chefs jacket, hunting jacket, hi-vis vest
trousers < fishing waders, riding breeches, motorcycle trousers, ski trousers, work trousers, maternity jeans, running tights
vest < hi-vis vest, weight vest
belt < tool belt, money belt, running belt
hat < party hats, baby hat, swimming cap, kippah, turban, fez, top hat, bowler hat
scarf < dog bandana, fan scarf, hijab
sock < waders boots, compression socks
paint < watercolours, acrylic paint, oil paints, finger paints, face paint, model paint, touch-up paint, gouache
lamp < strobe light, grow light, bike light, ring light, uv lamp for nails, helmet lamp
torch < helmet lamp
light < bike light, strobe light, grow light
mirror < bike mirror
lock < bike lock, motorcycle lock, tsa lock
padlock < motorcycle lock, tsa lock
camera < dash cam, webcam, video doorbell, endoscope camera, baby camera, parking sensor
radio < car radio
computer < bike computer
table < planting table
chair < shower stool, step stool, commode chair, fishing chair, massage chair
stool < shower stool, step stool
bed < dog bed, travel cot, moses basket, hospital bed
pillow < pregnancy pillow, bath pillow, camping pillow
cushion < pregnancy pillow, meditation cushion
blanket < picnic blanket
towel < tea towel, towel poncho
knife < wood carving knife, hunting knife, oyster knife, dagger, machete, utility knife, pocket knife
ball < massage ball, golf balls, tennis balls, bowling ball
cutlery < wood carving knife, hunting knife, oyster knife, dagger, machete, utility knife, pocket knife
bowl < singing bowl
pot < jam pan, cauldron, flower pot
saddle < bike saddle
seeds < chia seeds, grass seed
bike < balance bike, unicycle
pen < whiteboard marker, permanent marker
rope < climbing rope
sponge < loofah, konjac sponge
tent < play tent, party tent, roof top tent
battery pack < hearing aid batteries, electric bike battery
`
