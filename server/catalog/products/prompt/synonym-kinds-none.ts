/** What is none of a kind though it is a kind of what is one: a boxing glove is a glove, and no accessory. */
export const NO_KINDS = `
evening wear < judo suit
pharmacy < meat thermometer, indoor thermometer
medical devices < meat thermometer, indoor thermometer
fashion accessories < boxing gloves, rubber gloves, disposable gloves, goalkeeper gloves, baseball glove, work gloves, gardening gloves, oven glove, dog bandana, tool belt, party hats, weightlifting gloves, motorcycle gloves, ski gloves
winter accessories < boxing gloves, rubber gloves, disposable gloves, goalkeeper gloves, baseball glove, work gloves, gardening gloves, dog bandana, party hats, sun hat, straw hat, panama hat, weightlifting gloves, motorcycle gloves
womens accessories < boxing gloves, rubber gloves, disposable gloves, goalkeeper gloves, baseball glove, work gloves, gardening gloves, dog bandana, party hats, tool belt
mens accessories < dog bandana, party hats, tool belt
small leather goods < tool belt
shoe < dog boots
rainwear < dog raincoat, dog coat
hosiery < waders boots
outerwear < weight vest, dog raincoat, dog coat
face care < body lotion, hand cream, body butter
cosmetics < uv lamp for nails
furniture < bike mirror
decoration < bike mirror
homeware < bike basket
home storage < bike basket, pill box
cleaning supplies < ice bucket, sauna bucket, loofah, konjac sponge
bedding < picnic blanket
car parts < bike tyre
electronics < ink, india ink, ink cartridges for pens
sports equipment < welding helmet, hard hat, dog life jacket
camping gear < play tent, party tent
winter sports < wakeboard
horse tack < bike saddle
camera < parking sensor
dairy products < almond butter
kitchenware < dagger, machete, hunting knife, wood carving knife, utility knife, singing bowl, garden apron
tableware < singing bowl
kitchen textiles < garden apron
sauce < stuffing mix
`
