/** What shoppers call things who do not know their titles, in their words and those of their region; a row's first word is the name of the row it adds to. */
export const ASKED_FROM_RAIN_BOOTS = `
rain boots | galoscher höga |  |  | 
rain trousers |  | gatschhose |  | 
raincoat | galonjacka dagis | friesennerz |  | 
raised bed, raised garden bed |  | pflanzkasten holz |  | 
ram |  |  | barrettes de ram | 
rash guard |  |  |  | camiseta de baño
reading glasses, cheaters +2, readers |  |  |  | 
record player |  | schallplattengerät |  | tornamesa
replacement filter |  | entkalkungspatrone |  | 
resin kit, clear casting resin | gjutplast | kunstharz | résine transparente | resina transparente
resistance band | elastiska band |  |  | gomas elásticas ejercicio, gomas para ejercicio
ring | silverring |  |  | 
ring binder |  | leitz aktenordnung |  | 
ring light, selfie lamp |  |  |  | 
robot vacuum | dammsugarrobot | wischroboter | robot laveur | 
rocking chair |  | schwingsessel |  | 
rollator, walker with wheels |  |  |  | 
roof box | biltaksbox |  |  | 
rug |  |  |  | tapete trenzado
running shoes | springskor |  |  | 
running shorts |  | kurze jogginghose |  | 
salad spinner |  |  |  | escurridor de lechuga
sand toys |  |  |  | balde y palita
sandal | guldsandaletter |  |  | menorquinas
sandpit |  | buddelkasten |  | 
saw blade, jigsaw blades | sticksågsblad |  |  | cuchillas caladora
scarf, lambswool muffler |  |  |  | 
school bag |  | schultrolley |  | carrito del cole
screen protector |  |  |  | vidrio templado
screwdriver | finmekaniker mejslar |  |  | 
screws |  | spax set |  | 
scrubbing brush |  |  |  | cepillo lavaplatos
sealant | badrumsfog | badfuge |  | 
secateurs, rose clippers | rosensax | baumschere linkshändig, rebschere |  | 
serrano ham |  |  |  | pata negra
sewing machine |  | singer maschine |  | 
shampoo, head and shoulders |  |  |  | 
shawl | flamencosjal |  |  | 
shin guards | smalbensskydd |  | jambières soccer | 
shirt |  |  |  | guayabera
shoe rack |  | schuhablage | range-souliers | 
shopping bag, cloth shopper |  | jutesack einkauf |  | 
shoulder bag |  |  |  | cartera cruzada
shower cap | badmössa för duschen |  |  | 
shower curtain | duschförhänge |  |  | 
shredder | papperstugg |  | déchiqueteuse | trituradora de documentos
skateboard | skejtbräda, rullbräda |  | rouli-roulant | 
ski goggles, snowboard goggles |  |  |  | goggles nieve, antiparras snowboard
ski suit | snödräkt |  |  | 
skis |  | carvingski |  | 
slackline, tightrope for garden |  |  | sangle d'équilibre | 
sleep mask | ögonbindel |  | masque de nuit, cache-yeux | cubreojos, tapaojos
sleeping bag |  | penntüte |  | 
sleeping mat, camping mattress | luftmadrass tält, självuppblåsande underlag | luftmatratze zelten | matelas autogonflant | colchoneta autoinflable, colchoneta camping
slime |  |  |  | moco brillante
slow juicer, cold press machine |  |  |  | 
smart plug, wifi socket, app-controlled outlet | fjärrstyrd kontakt, fjärrstyrt eluttag |  | prise wifi | enchufe wifi
smartwatch |  |  | bracelet traceur | 
smoke alarm, ceiling beeper | brandlarm |  |  | 
sneaker | barnskor kardborre |  |  | 
snow chains |  | ketten für winterreifen |  | 
snowboard, freestyle board | bräda för snö |  | planche à neige | 
snowsuit, childs winter all-in-one, skiing onesie |  |  |  | 
soap | olivtvål |  |  | 
solar lights | trädgårdslyktor sol |  |  | 
solid shampoo |  |  | savon cheveux | 
soundbar | tv-högtalare |  |  | 
soy sauce | tamari |  |  | tamari
sparklers |  | sternspritzer |  | 
spirit level, bubble level |  |  |  | 
sports bra, running support top |  |  |  | 
sports drink, rehydration sachets |  |  | sachets réhydratation | 
stamp album, stamp collecting book |  |  |  | 
stand mixer | degmaskin |  |  | 
standing desk |  | stehpult | bureau réglable | 
stapler, stapling machine |  |  |  | 
step ladder |  |  |  | taburete de peldaños
stickers | djurstickers |  |  | 
sticky notes |  |  | papillons adhésifs, papillons collants | papelitos amarillos
stopwatch, sports timer |  |  |  | 
string lights, patio bulbs | trädgårdsbelysning slinga |  | guirlande guinguette | lucecitas de jardín
sudoku book | siffergåtor |  |  | 
suit trousers |  | bügelfaltenhose |  | 
sunglasses, polaroid sunnies |  | gläser gegen blendung | verres fumés rétro | 
sunscreen | solspray, solskyddsspray |  | brume solaire, écran total | 
swim shorts, boardies |  |  | caleçon de plage | 
swimming cap |  |  | calotte piscine | gorra de piscina
swimming goggles | glajjor till bassängen, simbrillor |  |  | 
table tennis bat | pingisset | ping-pong-kellen |  | 
tablecloth |  |  |  | cubremesa
tarot cards, fortune telling cards | spåkort | karten legen |  | cartas para adivinar
tarpaulin |  |  | toile imperméable | 
tart tin |  |  | plat à quiche | tartera desmontable
teddy bear, bunny comforter, comforter fox, cuddly jumbo, rabbit lovey | snuttefilt kanin, snuttefilt räv, gosefant, mjukisälg | plüscheinhorn, schmusetuch fuchs, schmusetuch hase, kuschelbär, kuschelhase baby, stoffdino, stoffelch | toutou dino, toutou licorne, toutou orignal | caballito con cuerno, t-rex de trapo
teether |  | kauring baby |  | mordillo, mordillo conejo
tennis racket |  |  | tamis cordé | pala con cuerdas
tens machine, electric pulse pads |  |  | électrostimulation dos | 
thermos | varmhållande kaffeflaska | warmhaltekanne | bouteille isolante, pichet isotherme | jarra térmica
tie | kravatt | seidenbinder |  | 
tights |  | dicke feinstrümpfe | bas épais | 
toaster | rosta bröd | brotröster | grille-toast | 
toiletry bag |  |  |  | portacosméticos
tonic water, mixer for gin |  | schweppes |  | 
toolbox | plåtlåda verktyg |  | coffre d'ouvrier | 
torch, building site floodlight |  |  | projecteur de chantier | foco de obra
tow rope, towing strap | draglina |  |  | 
toy car, rc vehicle | rc-bil | fernlenkauto |  | coche radiocontrol, cochecitos de madera
trail camera |  |  | piège photo | 
translator |  | dolmetscher gerät |  | 
travel adapter |  |  | prise universelle | enchufe universal
trekking poles, hiking sticks |  |  |  | bastones plegables
tripod |  |  | pied d'appareil | 
tv wall mount |  |  |  | soporte para tele
ukulele |  | hawaiigitarre |  | guitarrita hawaiana
usb hub |  | usb-verteiler | multiport pour ordi | 
usb stick, thumb drive | minnessticka | speicherstift, datenstick |  | 
vacuum bags | dammpåsar | staubsaugersäcke |  | 
vanity table, vanity with lights |  |  |  | 
vertical mouse |  | hochkant pc-maus |  | 
video doorbell |  | türspion digital |  | 
vinyl record | jazzplatta, jazzskiva |  |  | 
violin | barnviolin |  |  | 
vr headset, 3d goggles |  |  |  | casco vr, visor 3d
waffle iron | våffelmaskin, våffellagg |  |  | 
walkie talkie |  | handfunk |  | radios para jugar
wall calendar | familjeplanerare |  |  | 
wall plug |  | wandstöpsel |  | 
wall shelf |  |  | tablette flottante | 
wallpaper |  | wandbekleidung mit blattmuster |  | 
washers, pressure cooker seal | packning tryckkokare |  | joint autocuiseur | goma cocotte express
watch | militärur | lernuhr |  | 
water gun |  |  |  | lanzaagua, lanzador de chorros
watercolours |  | wasserfarbkasten |  | 
watering can | kanna till blommorna, zinkkanna |  | broc pour plantes, chantepleure | 
wax crayons, wax colouring sticks, wax colours |  |  |  | 
weather station, indoor outdoor thermometer |  |  |  | 
weeder, patio weeding knife |  | unkrautmesser | gratte-joints terrasse | 
weekly planner, week diary | familjeplanering |  | planificateur hebdomadaire | 
whisky, peaty scotch |  |  | scotch tourbé | 
white noise machine |  | einschlafhilfe geräusche |  | 
whiteboard |  |  |  | pizarrón para plumones
wifi extender, wireless internet extender |  |  |  | 
wig |  |  |  | pelo postizo
window cleaning robot |  | automatischer scheibenreiniger |  | 
wine glass |  |  | coupes à pied | 
wine rack |  |  | casier à bouteilles | 
wireless charger | qi-platta | kabellos aufladen, ladepad |  | 
wood glue |  |  | adhésif de menuisier | 
wrapping paper |  | einpackpapier christkind |  | papel navideño
yerba mate |  |  |  | hierba para cebar
yoga mat | gymnastikunderlag | turnmatte öko |  | tapete para pilates
`
