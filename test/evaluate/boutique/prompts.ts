/** Prompts for boutique, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const BOUTIQUE_PROMPTS = `
words | wedding dress | t=weddingdress
words | Dessous | t=corset,thong,shapewear,panties,nursingbra,underwear !w=kids
words | barnskor | t=shoes w=kids
words | vêtements de sport enfant | t=tracksuit,footballshirt w=kids
words | ropa interior de niño | t=boxers w=kids
words | plus size clothes | x=plussize
words | mode grande taille femme | x=plussize
words | Kinderschuhe | t=shoes w=kids
words | skovård | t=shoecare,shoepolish,waterproofer
words | hair styling tools | t=straightener,curlingiron,hairclippers,hairspray
words | produits pour bébé | w=baby
words | Babypflege | t=babycare
words | productos para el pelo | t=haircare
words | smycken | t=jewellery
words | men's jewellery | t=cufflinks
words | mobility aids | t=cane,rollator
words | hjälpmedel för äldre | t=cane,rollator,pillbox,shoehorn,showerstool
words | walking boots | t=hikingboots
words | sac de sport | t=gymbag
words | Hut oder Mütze | t=hat,beanie,beret
words | bandages and supports | t=brace,bandage,backbrace
words | uniforme escolar zapatos | t=schoolshoes
words | ceremonia niña | t=communiondress
traits | brown suede shoes | c=brown m=suede
traits | rote Mütze aus Wolle | t=beret,hat c=red
traits | taille 50 femme jean | t=jeans s=50
traits | lila ryggsäck | t=backpack c=purple
traits | chaqueta verde hombre talla XL | t=jacket c=green s=XL w=men
traits | black jeans 33 | t=jeans c=black s=33
traits | collier en argent | t=necklace m=silver
traits | skor storlek 35 | t=shoes s=35
traits | merino socks | t=socks m=merino
traits | etwas aus Samt oder Satin | m=satin
prices | shoes under 50 euros | t=shoes <50EUR
prices | Geschenk für sie bis 30 Euro | t=jewellery,makeup,makeupset,perfume,facecare,beret,bodycare,keyring,cardholder,giftset,manicureset,lipgloss,eyecream <=30EUR
prices | soldes chaussures | t=shoes sale
prices | reloj por menos de 100 euros | t=watch <100EUR
prices | jackor på rea | t=jacket sale
prices | rabattierte Kosmetik | t=bodycare,facecare,makeup,haircare,perfume,bodylotion,lipgloss sale
prices | zwischen 50 und 100 Euro, Kleid | t=dress >=50EUR <=100EUR
prices | något fint till henne för max 300 kr | <=300SEK
refusals | jewelry but no rings | t=jewellery,watch !t=ring
refusals | Jeans, aber nicht in Übergröße | t=jeans !x=plussize
refusals | perfume sin alcohol | t=perfume x=alcoholfree
refusals | shampoo, no plastic bottle | t=shampoo x=plasticfree
refusals | tröja utan ull | t=tshirt,top,fleece,joggers,blouse !m=wool
refusals | chaussures femme sans talon | t=shoes !t=heels !t=stilettos
refusals | jacket that isn't green | t=jacket,coat !c=green
refusals | Tasche, kein Leder, kein Rucksack | t=bag,suitcase !m=leather !t=backpack
refusals | underwear without lace | t=underwear !m=lace
refusals | nada de maquillaje, algo para su piel | t=facecare,bodycare,eyecream !t=makeup
refusals | skor, inte till barn | t=shoes !w=kids
needs | I sprained my ankle | t=anklebrace,bandage,coldpack,brace,painrelief,cane
needs | ma fille a des poux | t=licecomb
needs | jag har så torra hälar | t=footcream
needs | Oma kann sich nicht mehr bücken | t=shoehorn,rollator,showerstool,cane
needs | tengo ojeras | t=eyecream,concealer
needs | my baby's bottom is sore | t=nappycream
needs | ont i halsen | t=throatlozenges
needs | wie werde ich die Warze los | t=wartremover
needs | mes chaussures en daim prennent l'eau | t=waterproofer
needs | I can't fall asleep | t=melatonin,sleepaid,earplugs
needs | se me cae el pelo | t=hairvitamins,wig,shampoo
needs | meine Augen brennen am Bildschirm | t=eyedrops
needs | min hud är så torr på vintern | t=bodylotion,footcream
needs | lifting boxes hurts my back | t=backbrace,brace
needs | hide my tummy under a tight dress | t=shapewear,corset
needs | j'oublie toujours mes médicaments | t=pillbox
needs | kalla tår i skorna | t=insoles,hikingsocks,socks
needs | mi marido ronca | t=earplugs
needs | cykla till jobbet i regn | t=raincape,poncho,raincoat,softshelljacket
needs | my lace broke | t=laces
needs | buske i ögonbrynen | t=tweezers
needs | ich blute so stark während der Tage | t=periodpants,tampons
needs | frisquet aux oreilles | t=earmuffs,beanie,beret
needs | algo que ponerme en Nochevieja | t=partydress,tuxedo,stilettos,corset,dress
needs | school starts in August, she needs shoes that last | t=schoolshoes,sneakers,shoes w=kids
needs | Herpes an der Lippe | t=lipbalm x=coldsore
gifts | gift for a sailor who wears suits | t=cufflinks
gifts | cadeau de baptême | t=earrings,christeninggown w=baby,kids
gifts | present till min 12-åriga dotter som börjat sminka sig | t=makeupset
gifts | Geschenk für einen Fußballer, 9 Jahre | t=footballboots,footballshirt,tracksuit
gifts | regalo para pedirle matrimonio | t=ring,engagementring
gifts | something for my dad's bald head | t=beanie,hat,beret,wig
gifts | till en gravid vän | t=nursingbra,babyoil,changingbag,bodylotion,bodyscrub,christeninggown,babycare,babyclothes
gifts | petit cadeau pour la maîtresse | t=keyring,cardholder,lipgloss,showergel,necklace,manicureset,jewellery,facemask,bodyscrub,glassescase,bodycare,conditioner,hairspray,footcream
gifts | for a friend who travels all the time | t=suitcase,passportcover,manicureset,earplugs,cardholder,melatonin,gymbag
gifts | Weihnachtsgeschenk für meinen Mann, etwas das gut riecht | t=perfumeset,perfume w=men
chatter | hello, our daughter has her first communion in May and we still need a dress | t=communiondress
chatter | hej, jag ska på bal och behöver en smoking | t=tuxedo
chatter | Hallo zusammen, meine Tochter möchte Ballett machen, habt ihr Schuhe dafür? | t=danceshoes
chatter | bonjour, je cherche une montre pour apprendre l'heure à mon fils | t=watch w=kids
chatter | hola, busco unas botas de fútbol para mi hijo, calza un 34 | t=footballboots s=34
chatter | i ripped my old jeans yesterday so i need a new pair, I'm a 34 waist, man | t=jeans s=34
chatter | vi väntar barn i mars och behöver en väska till blöjorna | t=changingbag
chatter | Mein Mann hat nur noch löchrige Socken, bitte was Robustes zum Wandern | t=hikingsocks
chatter | on part au ski et la petite a besoin d'une veste, elle a 6 ans | t=skijacket
chatter | se me ha roto la correa del reloj | t=watchstrap
ages | sunglasses for a 3 year old | t=sunglasses w=kids
ages | Uhr für ein siebenjähriges Kind | t=watch w=kids
ages | pyjamas till 5-åring | t=onesie w=kids
ages | chaussures enfant 6 ans | t=sneakers,schoolshoes,slippers w=kids
ages | mochila para niña de 7 años | t=backpack w=kids
likes | like the Irish jumper but in black | t=sweater,sweatervest,beanie,knitdress
likes | som Retro Tour Tee | t=tshirt,top,tanktop,footballshirt
likes | wie die Stiletto Pumps, nur bequemer | t=heels,bridalshoes,shoes,ankleboots
likes | cheaper than the diver watch | t=watch <299EUR
orders | cheapest necklace or bracelet | t=necklace,bracelet
orders | dyraste klänningen | t=weddingdress,dress
orders | le parfum le moins cher | t=perfume
orders | billigster Koffer | t=suitcase
slips | glvoes lether | t=gloves
slips | Kniestrümfe | t=kneesocks
slips | örnmuffar | t=earmuffs
slips | mochilla escolar | t=backpack
slips | deoderant or showr gel | t=showergel
slips | pefume homme coffret | t=perfumeset
forms | Bademäntel | v=nobody
forms | Handschuh | t=gloves
forms | bottines | t=ankleboots
forms | klänningar | t=dress
forms | relojes | t=watch,divingwatch
several | eyeliner and lip gloss | t=eyeliner,lipgloss
several | Glätteisen oder Lockenstab | t=straightener,curlingiron
several | tampons et culottes menstruelles | t=tampons,periodpants
names | Bergfex Jacken | v=Bergfex t=jacket
names | Bridal | n=Bridal
names | Zurrón leather | v=Zurrón m=leather
names | Apoteket Linden rea | v=Apoteket_Linden sale
absent | hearing aid batteries | v=nobody
absent | judo suit | v=nobody
absent | Perlenkette | t=necklace
`
