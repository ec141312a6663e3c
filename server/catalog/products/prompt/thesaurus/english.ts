/** English words that say nearly the same of what is the matter, a group a line. */
export const ENGLISH = `
tired exhausted knackered drained sleepy weary fatigued
angry cross grumpy furious
stained stain stains spots smudge smudges smear smears marks blotch blotches spilled
smells reeks odour odor pong stench whiff musty smelly fumes
wet damp moist soggy humid clammy
dry dried parched dehydrated flaky
dirty filthy grubby muddy mucky grimy dirt grime mess
messy mess untidy chaos cluttered clutter disorganised disorganized piles heap heaps everywhere jumble
tidy organise organize sort declutter order
breaks broke smashed shattered cracked collapsed damaged bust
tears torn hole holes split
cold chilly shiver shivering shivers freezing icy draughty frosty
hot boiling sweltering roasting overheats overheated heat stuffy heatwave
loud noisy noise racket din
dark gloomy dim
bright glaring blinding dazzling glare harsh
falls tips drops collapses over
slippery slip skid
stumble trip
overflows floods flooded flood spills
blocked clogged jammed stuck
wobbles wobbly shaky rickety unstable loose wonky
stiff tense tight sore
rusty corroded corrosion tarnished
mouldy mildew fungus musty rot rotten
fade faded bleached washed discoloured dull
shrinks shrank shrunk tighter
creased wrinkled wrinkles crumpled wrinkly crinkled
lose mislay misplace vanish vanishes disappears missing
steals theft thieves thief burglar burglars robbed robbery stolen break-in
scared afraid phobia anxious
anxious anxiety stressed stress nervous tense panics panic worried worry overwhelmed
bored boredom restless
cries crying screams screaming wails howls whimpers yells shouts
fights fight argue arguing quarrel squabble bicker
chews bites gnaws nibbles
gobbles gulps wolfs scoffs
studies studying revise revising exam exams
learn learns learning practise practising practice beginner beginners
cooking cook cooks chef
slice slicing chop chopping cut cuts dice
burn burns burnt scorch scorched singe singed
sticky glued gooey
protect cover shield safe guard
carry lug haul schlep transport drag tote
hang mount attach fasten
store keep stash storage
hide conceal disguise
quiet silence silent peace
fur sheds shedding moults moult
scratches clawed claws scrapes scuffed scuffs scuff
barks barking yaps
walk walks stroll
hike hiking trek trekking
run running jog jogging jogs
bike cycling cycle cycles riding
travel travels travelling trip journey holiday vacation abroad
flight fly flying plane airport
commute commuting bus train tram subway
party celebrate celebration celebrating
newborn baby infant
pregnant expecting pregnancy
grandma grandpa elderly pensioner
evening evenings night nights bedtime
morning mornings wake dawn
winter snow
rain rainy rains downpour drizzle pouring
wind windy gale stormy storm
garden yard backyard
lawn grass
worn shabby threadbare frayed frays
blunt dull
flat deflated puncture punctured punctures
mosquitoes mosquito midges gnats bugs insects insect
mice mouse rats rat rodents
moths moth
ants ant
weeds weed
aphids pests pest bugs
pimples pimple spots acne zits breakouts
itchy itch itches itching scratchy
swollen puffy swell swells
numb tingling
headache headaches migraine migraines
stomach nauseous nausea queasy sick
cold cough coughing sneezing sneeze sniffles flu
snores snoring snore
sunburn sunburnt
fog fogs misty steamed mist
lonely alone
ugly horrible hideous drab
boring bare plain dull
cosy snug comfy homely
uncomfortable painful hard
heavy weighs weight
busy hectic
forget forgets forgetful remember
concentrate focus distracted concentration
relax unwind calm wind-down destress
dust dusty
crumbs crumb
stale dry
rotten spoils rots off bad mouldy wilts
wilt wilts droop drooping droopy withers dying dies
grow grows growing
water watering waters
leaks dripping puddle puddles
ice icy frozen frost
pee pees peed wees wee urine toilet
poo poos poop poops poop
vomit throws vomits sick puke
hungry peckish starving
hurry quickly fast rush
narrow small tiny cramped
draught drafty draughts draughty
squeaky squeaks screeches
lid lids
reach reaching
escapes escape runs bolts
teething teeth
neighbours neighbour overlooked nosy privacy
burglars break-ins
battery empty flat dies charge charging dead
signal wifi wi-fi internet connection
slow laggy lags
screen display
cable cables cords wires cord leads
glasses spectacles specs
hairy bushy
curly curls frizzy frizz
bald balding thinning
teeth tooth
feet foot
colleague colleagues coworker coworkers
picnic park
sand sandy beach
mountain mountains alps
teach teaches teaching
photos pictures snaps
songs music
drawing draw sketch sketching
knit knits knitting crochet
sew sewing stitch stitching
`
