/** Prompts for cellar, written and judged before the code was asked any, and since tuned on: class | prompt | meaning. */
export const CELLAR_PROMPTS = `
words | smoked salmon | t=salmon
words | soy sauce | t=soysauce
words | Reis | t=rice
words | Mausefalle | t=mousetrap
words | Kleiderbügel | t=hangers
words | whisky | t=whisky
words | tårtdekorationer | t=sprinkles,caketopper
words | ätpinnar | t=chopsticks
words | toapapper | t=toiletpaper
words | pinces à linge | t=clothespegs
words | grille-pain | t=toaster
words | planche à découper | t=cuttingboard
words | felpudo | t=doormat
words | árbol de Navidad | t=christmastree
words | tabla de quesos | t=cheeseboard
words | coffee machine | t=coffeemaker,mokapot
words | Konserven | t=tuna,soup
words | fisk | t=salmon,tuna
words | apéritif | t=olives,salami,prosecco,snack
words | menaje de cocina | t=cuttingboard,knife,spatula,tongs,thermometer,icecubetray,jars,lunchbox,jug,mokapot,tray,bowl
words | Halloween-Deko | t=spiderweb
words | home fragrance | t=diffuser,candles
traits | yellow mug | t=mug c=yellow
traits | schwarze Kaffeemaschine | t=coffeemaker c=black
traits | mint green toaster | t=toaster c=green
traits | vita adventsljus | t=adventcandles
traits | saladier en bois | t=saladbowl
traits | batterie CR2032 | t=batteries
traits | perchas negras de terciopelo | t=hangers c=black
traits | spatule rouge en silicone | t=spatula c=red
traits | öl glas hälften liter | t=beerglasses
traits | color detergent without perfume 2 kg | t=detergent
prices | bottle of bubbly under 15 euros | t=prosecco <15EUR
prices | cadeau d'hôte à moins de 30 euros | <30EUR
prices | Küchengerät bis 60 Euro | t=blender,coffeemaker,toaster,kitchenscale,hob <=60EUR
prices | något till kalaset under 60 kr | t=caketopper <60SEK
prices | oferta en electrodomésticos | t=blender sale
prices | knives in the sale | t=knife sale
prices | Lampe oder Birne, reduziert | t=bulb,lamp sale
prices | alcool entre 20 et 40 euros | t=rum >=20EUR <=40EUR
refusals | charcuterie sans noisettes | v=nobody
refusals | spread without nuts | v=nobody
refusals | Milch ohne Laktose | t=oatmilk
refusals | ljus utan låga | t=ledcandles
refusals | party stuff, no balloons please | t=partyhats,straws,discoball,caketopper,invitations,facepaint,treatbags,guestbook !t=balloons
refusals | quelque chose à boire sans alcool | t=juice,tea,oatmilk,coffee,cocoa !t=spirits,wine
refusals | espirituosos, pero whisky no | t=rum !t=whisky
refusals | my guest is vegan, what can I serve for lunch | t=soup,rice,peanutbutter,noodles
refusals | dekoration till jul, inte röd | t=adventcandles,christmastree,christmasdecoration !c=red
refusals | glasses but not for wine | t=beerglasses !t=wineglasses
refusals | té que no tenga teína | t=tea x=caffeinefree
needs | mice in the basement | t=mousetrap
needs | mal äter hål i mina ylletröjor | t=mothrepellent
needs | min ugn är helt igenbränd | t=ovencleaner
needs | Schimmel in der Dusche | t=mouldremover
needs | ich will keine Wasserkisten mehr schleppen | t=sodamaker,waterfilter
needs | meine Blusen rutschen vom Bügel | t=hangers
needs | ma poêle… non, la viande est toujours trop cuite | t=thermometer
needs | on part en vacances et je veux que la lumière s'allume toute seule | t=timerplug
needs | el agua del grifo sabe mal | t=waterfilter
needs | quiero ahorrar agua en la ducha | t=showerhead
needs | se me pone mala la comida en la nevera | t=vacuumsealer,jars
needs | mosquitoes on the terrace in the evening | t=citronellacandle
needs | we have a toddler and a cat, so no open flames | t=ledcandles
needs | dinner should be ready when I get home from work | t=slowcooker
needs | mud all over the hall | t=doormat,mop
needs | the car key fob battery is dead | t=batteries
needs | bh:n går sönder i tvättmaskinen | t=laundrynet
needs | filmkväll med popcorn | t=popcornmaker
needs | sushi hemma | t=chopsticks,soysauce,rice,salmon
needs | Frühstück im Bett | t=tray,eggcups,mug,toaster,butterdish,juice
needs | cocktails maison | t=rum,icecubetray,whisky,prosecco,juice,straws
needs | the butter is always rock hard | t=butterdish
needs | väga mjöl till bakning | t=kitchenscale
needs | Spinnweben an der Decke | t=duster
needs | tarta de cumpleaños para decorar | t=sprinkles,caketopper
needs | emporter mon déjeuner au bureau | t=lunchbox
needs | studentrum utan spis | t=hob
gifts | gift for a cheese lover | t=cheeseboard
gifts | Geschenk für meinen Schwager, er trinkt gern Whisky | t=whisky
gifts | cadeau pour une amie qui aime les bougies et les parfums d'intérieur | t=diffuser,candles
gifts | present till en som precis flyttat hemifrån | t=mug,glasses,wineglasses,beerglasses,cuttingboard,knife,toaster,coffeemaker,candles,doormat,bowl,saladbowl,diffuser,jars,tray,hob,mokapot
gifts | regalo de boda original | t=guestbook,wineglasses,cheeseboard,saladbowl
gifts | something for dad's BBQ | t=tongs,thermometer,beerglasses
gifts | Mitbringsel für Kaffeetrinker | t=coffeecapsules,mug,mokapot,coffee,coffeemaker
gifts | gåva till någon som älskar asiatisk mat | t=chopsticks,soysauce,noodles,rice
chatter | hello, my old ironing board collapsed last night, what have you got? | t=ironingboard
chatter | hej, ni råkar inte ha några vanliga köksvågar? | t=kitchenscale
chatter | Moin, ich bräuchte mal ein gutes Messer, mit dem ich Brot schneiden kann | t=breadknife
chatter | bonjour, mon fils fait une boum samedi, il voudrait une lumière comme en discothèque | t=discoball
chatter | buenas tardes, necesito pilas para el mando del coche, de esas redondas | t=batteries
chatter | we ran out of laundry detergent, and I'd rather have one without scent | t=detergent
chatter | ich mache am Wochenende Pizza und habe keine Hefe mehr | t=yeast
chatter | ma fille fait sa fête d'anniversaire licorne, il me faut les invitations | t=invitations
ages | decorations for a five year old's birthday | t=numberballoon,balloons,partyhats,caketopper,facepaint,treatbags,invitations
ages | Ballon zum 5. Geburtstag | t=numberballoon
ages | cosas para un cumple de dinosaurios de 6 años | t=treatbags
ages | face painting for kids aged 4 to 8 | t=facepaint
likes | like the Islay but sweeter, maybe rum | t=rum
likes | comme les verres à vin mais pour la bière | t=beerglasses
likes | ähnlich wie die gelbe Tasse | t=mug
orders | cheapest spirits | t=spirits up
orders | billigaste köksmaskinen | t=blender,coffeemaker,toaster,hob,slowcooker,sodamaker,popcornmaker,vacuumsealer,kitchenscale,mokapot
orders | günstigstes Glas | t=glasses,jars
slips | smoket salmon | t=salmon
slips | Bügelbret | t=ironingboard
slips | grile pain | t=toaster
slips | bascula de vaño | t=bathroomscale
slips | popcornmaskn | t=popcornmaker
forms | hanger | t=hangers
forms | Eierbechern | t=eggcups
forms | mugg | t=mug
forms | velas | t=candles
several | salt och peppar eller sojasås | t=soysauce
several | mop and bucket | t=mop
several | Schwamm und Spülmittel | t=mop,duster,ovencleaner,mouldremover
several | invitations et ballons | t=invitations,balloons
names | Tonwerk glas | v=Tonwerk t=glasses
names | Fiesta+ | v=Fiesta+
names | todo de Nettika | v=Nettika
absent | dishwasher tablets | v=nobody
absent | Waffeleisen | v=nobody
absent | vin rouge | t=prosecco
absent | grädde | v=nobody
absent | tostadora naranja | t=toaster
`
