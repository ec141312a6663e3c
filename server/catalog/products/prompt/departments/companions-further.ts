/** Further things > what goes with them: as companions.ts. */
export const FURTHER_COMPANIONS = `
toy car > phone holder for car, dash cam, car charger, car accessories, car shampoo, car mat, back seat organiser, car air freshener, ice scraper, tyre inflator, jump starter, wiper blades, roof box, snow chains, car wax, warning triangle, engine oil, tow rope, first aid kit, car parts, car seat
boat > life jacket, boat fender, dry bag, lifebuoy, oar, nautical chart, outboard motor, bilge pump, rope, binoculars, sunscreen
surfboard, bodyboard > surf wax, surf leash, wetsuit, rash guard, water shoes
e-scooter > bike helmet, bike lock, bike light, padlock, backpack, gloves
treadmill, exercise bike, rowing machine > water bottle, towel, heart rate monitor, yoga mat, headphones, dumbbell, running shoes
climbing harness, climbing shoes > chalk bag, carabiner, climbing rope, climbing shoes, climbing harness, helmet
caravan > caravan accessories, camping chair, gas canister, camping toilet, jerry can, camping cookware, camping kitchen
badminton set > shuttlecock, sports bag, sneaker
camera lens > lens cleaning kit, camera bag, tripod
`
