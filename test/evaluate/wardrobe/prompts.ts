/** Prompts for wardrobe, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const WARDROBE_PROMPTS = `
words | summer dress | t=maxidress,wrapdress
words | Strickjacke | t=cardigan
words | trosor | t=panties
words | ropa interior | t=panties,boxers,bra,thermals,sportsbra,tights
words | sous-vêtements homme | t=boxers,thermals
words | bijoux | t=jewellery,watch
words | Schmuck für den Abend | t=earrings,necklace,brooch,ring,bracelet
words | necklaces | t=necklace
words | örhängen | t=earrings
words | nattkläder | t=pyjamas,nightdress,nightwear
words | underställ i merino | t=thermals
words | Arbeitskleidung | x=workwear
words | calzado de seguridad | t=safetyshoes
words | smink | t=makeup,makeupbrushes
words | maquillage pour les yeux | t=mascara,eyeshadow
words | cosmética natural | t=soap,deodorant,lipbalm,hairdye,nailpolish,shampoo,serum,makeupremover,bathsalts
words | swimwear | t=swimwear
words | Bademode Herren | t=swimtrunks
words | parfym | t=perfume
words | hårvård | t=haircare
words | Haarschmuck | t=hairclip,scrunchies
words | habits de bébé | t=babyclothes,snowsuit,babyshoes
words | förband | t=plasters,firstaidkit
words | kosttillskott | t=supplement
words | produits d'hygiène | t=soap,deodorant,toothpaste,shampoo,menstrualcup,toothbrush,cleanser,dryshampoo
words | work shoes | t=workshoes
words | sacs à main | t=handbag,crossbody,clutch,shopper
words | zapatos de vestir | t=oxfords,pumps
words | men's accessories | t=belt,tie,bowtie,wallet,bracelet,cap,scarf,umbrella
words | Kopfbedeckung | t=hat,beanie,cap
traits | red dress or burgundy | t=dress c=burgundy,red
traits | little black dress | t=dress c=black
traits | schwarze Stiefel Damen 39 | t=boots c=black s=39
traits | vit skjorta kragvidd 41 | t=shirt c=white s=41
traits | pantalon homme taille 34 | t=trousers,chinos,corduroys,jeans w=men s=34
traits | chaqueta amarilla de mujer | t=jacket,raincoat c=yellow
traits | something in cashmere | m=cashmere
traits | Tasche aus Leder, grün | t=bag c=green m=leather
traits | blå slips i siden | t=tie c=blue
traits | bracelet homme en cuir | t=bracelet
traits | sujetador talla 80C | t=bra s=80C
traits | silk for the night | t=nightdress,scrunchies,pyjamas ~m=silk
traits | merino wool womens | m=merino
traits | white sneakers size 38 leather | t=sneakers s=38 c=white
traits | pyjama en flanelle | t=pyjamas m=flannel
traits | Ohrringe silber nickelfrei | t=earrings c=silver
traits | gummistövlar storlek 24 | t=rubberboots s=24
traits | bodies bébé 62 | t=bodysuit s=62
traits | XXL Herren Pullover | t=sweater,hoodie w=men s=XXL
prices | handbag under 150 euros | t=handbag,bag <150EUR
prices | Schuhe bis 60 Euro | t=shoes <=60EUR
prices | regalo de belleza por menos de 20 euros | t=makeup,facecare,soap,bathsalts,lipbalm,nailpolish,aftershave,hairbrush,scrunchies,haircare,handcream <20EUR
prices | moins de 30 euros pour un bijou | t=jewellery <30EUR
prices | byxor på rea | t=trousers,worktrousers,shorts sale
prices | jackor under 1500 kr | t=jacket,raincoat <1500SEK
prices | watch between 100 and 200 € | t=watch >=100EUR <=200EUR
prices | Parfum reduziert | t=perfume sale
prices | vestidos rebajados | t=dress sale
prices | makeup max 20 quid-ish, so let's say 20 euros | t=makeup <=20EUR
prices | ett par strumpor för högst en hundring | t=socks,tights <=100SEK
prices | des chaussures à moins de cent euros pour femme | t=shoes w=women <100EUR
prices | discounted coats and jackets | t=jacket,coat,parka sale
prices | at least 20% off, women's clothes | off20 w=women
refusals | sandals but not flip flops | t=sandals !t=flipflops
refusals | Pullover, der nicht kratzt, also keine Wolle | t=sweater,hoodie !m=wool
refusals | skor utan läder | t=shoes !m=leather
refusals | sac sans cuir | t=bag !m=leather
refusals | crema sin perfume | t=facecream,handcream,sunscreen,soap !t=nightcream ~x=fragrancefree
refusals | deodorant without aluminium | t=deodorant
refusals | bra without underwire | t=bra
refusals | jag är allergisk mot nickel, örhängen | t=earrings x=nickelfree
refusals | allergique à la laine, un pull | t=sweater,hoodie !m=wool
refusals | vestido que no sea negro | t=dress !c=black
refusals | Mütze, aber nicht für Kinder | t=hat,beanie,cap,sunhat !w=kids !w=baby
refusals | anything warm except wool | t=vest,parka,winterboots,pyjamas,heatpatch,hoodie,snowsuit,scarf,gloves !m=wool
refusals | parfum, mais pas floral | t=perfume !x=floral
refusals | väska som inte är svart | t=bag !c=black
refusals | jewellery, she doesn't wear gold | t=jewellery,watch !c=gold !m=gold
refusals | jeans ohne Elasthan? egal, Hauptsache nicht für Kinder | t=jeans,trousers !w=kids
refusals | zapatos sin tacón para boda | t=ballerinas,oxfords,shoes !t=pumps
refusals | no makeup please, but something for her face | t=facecare,facecream,daycream,nightcream,cleanser,lipbalm,sunscreen !t=makeup
needs | my feet hurt after standing all day at work | t=insoles,clogs,compressionsocks,workshoes
needs | mes cheveux s'emmêlent tout le temps | t=hairbrush,hairmask
needs | ich friere nachts immer | t=pyjamas,hotwaterbottle,thermals,slippers ~m=flannel,wool
needs | jag får skavsår av nya skor | t=blisterplasters,plasters
needs | me pican los mosquitos | t=insectrepellent
needs | I have dandruff | t=shampoo x=dandruff
needs | spröde Lippen | t=lipbalm
needs | mal au dos | t=heatpatch,massager,hotwaterbottle
needs | ont i knät när jag springer | t=kneebrace,runningshoes,heatpatch
needs | voy a la playa mañana | t=swimwear,sunscreen,sunhat,flipflops,sunglasses,maxidress,espadrilles,sandals,aftersun
needs | I got sunburnt | t=aftersun,sunscreen
needs | Pickel im Gesicht | t=cleanser
needs | il pleut tout le temps ici | t=raincoat,rainjacket,umbrella,rubberboots,parka,winterboots,jacket
needs | my period started | t=menstrualcup,hotwaterbottle,panties,heatpatch
needs | barnet har feber | t=thermometer
needs | se me hinchan las piernas en el avión | t=compressionsocks
needs | my glasses are not enough to read small print any more | t=readingglasses
needs | graue Haare verstecken | t=hairdye,cap,hat
needs | crampes la nuit dans les mollets | t=magnesium,heatpatch,massager
needs | bröllop i augusti, vad ska jag ha på mig? jag är gäst | t=wrapdress,dress,suit,pumps,clutch,maxidress,jumpsuit,tie,bowtie,eveninggown,blazer,oxfords
needs | I'm pregnant and nothing fits | t=maternitydress
needs | Vorstellungsgespräch nächste Woche | t=blazer,shirt,suit,sheathdress,blouse,tie,oxfords,handbag
needs | mi piel está muy seca | t=daycream,handcream,bodylotion,lipbalm,facecream
needs | my hands crack in winter | t=handcream,gloves
needs | beim Joggen werde ich im Dunkeln nicht gesehen | t=hivisvest
needs | ressembler à une star de cinéma incognito | t=sunglasses
needs | förkyld och täppt i näsan | t=nasalspray
needs | sensitive teeth | t=toothpaste
needs | yeux fatigués devant l'écran | t=readingglasses
needs | Fasching | t=costume
needs | sudo mucho | t=deodorant
needs | going skiing for the first time | t=thermals,gloves,beanie,parka,snowsuit,sunscreen,vest,downvest,socks,scarf,winterboots
gifts | gift for my girlfriend who loves roses | t=perfume x=rose
gifts | Geschenk für Opa mit Bart | t=beardoil
gifts | present till nyfödd | w=baby
gifts | cadeau pour une infirmière | x=nurse,workwear t=clogs,scrubs,compressionsocks,insoles,handcream
gifts | regalo para mi novio que se afeita a la antigua | t=shavingset,safetyrazor,aftershave
gifts | valentine's day, something romantic for her | t=necklace,jewellery,perfume,nightdress,lipstick,earrings,spagift,bathsalts,ring
gifts | Kleinigkeit für den Adventskalender | <25EUR
gifts | julklapp till mormor som alltid fryser | t=scarf,slippers,cardigan,gloves,hotwaterbottle,thermals,pyjamas,winterboots
gifts | petite fille qui danse | t=tutu,costume
gifts | my dad is a chef | t=apron
gifts | för en tonåring som nyss fått finnar, något snällt | t=cleanser,facecare
gifts | for a bride | t=earrings,jewellery,ring,weddingring,nightdress,clutch,pumps,perfume
gifts | wellness-Geschenk für gestresste Mama | t=spagift,bathsalts,massager,giftset,dressinggown
chatter | hi there, my husband needs a new belt for his suit, black would be good | t=belt
chatter | hej! min dotter ska börja på balett och behöver en kjol | t=tutu
chatter | Hallo, habt ihr auch Unterwäsche für Männer, am liebsten im Mehrfachpack? | t=boxers
chatter | bonjour, mon fils adore les dinosaures, auriez-vous un t-shirt ? | t=tshirt x=dinosaur
chatter | buenas, se me ha roto el secador y necesito otro | t=hairdryer
chatter | we're flying to Lisbon for the weekend, hand luggage only, need a bag | t=weekender,travelbag,backpack,bag
chatter | mitt gamla paraply blåste sönder igår | t=umbrella
chatter | ich hab morgen ein Date und mir fehlt ein Lippenstift in Rot | t=lipstick
chatter | on se marie en juin et il nous faut les alliances | t=weddingring
chatter | mi abuela quiere un camisón o un pijama | t=nightdress,pyjamas w=women
chatter | so i keep losing coins, my wallet has holes | t=wallet
chatter | my toddler just took his first steps, what shoes should he wear? | t=babyshoes,shoes w=baby
chatter | kan ni tipsa om en bra kräm mot rynkor? | t=nightcream,serum,facecream
ages | waterproof boots for a 4 year old | t=rubberboots w=kids
ages | Verkleidung für sechsjähriges Mädchen | t=costume,tutu w=kids
ages | kläder till en tvååring | w=kids
ages | cadeau pour un bébé de 6 mois | w=baby
ages | pantalones para un niño de ocho años | t=jeans w=kids
ages | hat for a 3 year old | t=hat,beanie w=kids
ages | something for a boy turning five | w=kids ~x=dinosaur
likes | like the camel coat but cheaper | t=coat,jacket,woolcoat <249EUR
likes | ähnlich wie Pumps rot, aber flach | t=ballerinas,shoes !t=pumps
likes | comme le pyjama rayé, mais pour homme | t=pyjamas w=men
likes | som dunvästen fast med ärmar | t=jacket,parka
likes | alternativa al bolso de piel | t=bag !m=leather
likes | perfume like Vetiver but for women | t=perfume w=women
orders | cheapest perfume | t=perfume up
orders | billigaste jackan | t=jacket,vest,hivisvest,blazer
orders | teuerste Uhr | t=watch
orders | le sac le moins cher | t=bag up
orders | zapatos de menor a mayor precio | t=shoes up
slips | snekaers white | t=sneakers c=white
slips | Regenschrim | t=umbrella
slips | solglasögn | t=sunglasses
slips | chausures de course femme | t=runningshoes
slips | camissa blanca hombre | t=shirt c=white
slips | handcreme withot perfume | t=handcream
slips | Badeanzg | t=swimsuit
slips | soutien gorge | t=bra
forms | strumpbyxor | t=tights
forms | Damenblusen | t=blouse
forms | bolsos de cuero | t=bag m=leather
forms | halsdukar | t=scarf
forms | robes longues | t=maxidress,eveninggown
forms | earring | t=earrings
forms | Winterstiefeln | t=winterboots
forms | hårborstar | t=hairbrush
several | tie and belt for a suit | t=tie,belt
several | Mütze und Handschuhe | t=hat,beanie,gloves
several | champú y mascarilla para el pelo | t=shampoo,hairmask
several | strumpor eller tofflor | t=socks,slippers
several | mascara et rouge à lèvres | t=mascara,lipstick
names | Sohlwerk | v=Sohlwerk
names | Maison Tilleul homme | v=Maison_Tilleul w=men
names | Deichkind Gummistiefel | v=Deichkind_Regenwear t=rubberboots
names | all from Vital Apotek on sale | v=Vital_Apotek sale
names | Soirée | t=jumpsuit,clutch,eveninggown,costume,dressup
names | Kinetik skor | v=Kinetik t=shoes
names | Bienenfleiß sans parfum | v=Bienenfleiß t=soap,makeupremover,lipbalm
absent | contact lenses | v=nobody
absent | Brautkleid | v=nobody
absent | höftskydd för hockey | v=nobody
absent | prothèse auditive | v=nobody
absent | corsé | v=nobody
`
