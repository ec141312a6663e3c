/**
 * Forty harder prompts for the fifteenth shop, eight in each language: what is not wanted, what is like something else, what
 * comes in an order of price, and for which age; written and judged before the code was asked any.
 */
export const TORGET_HARD_PROMPTS = `
refusals | bike stuff but no lights | t=innertube,bikerepair,patchkit,bikechain,bikesaddle,bikebasket,balancebike,cyclingshorts !t=bikelights | en
refusals | chocolate, anything but white | t=chocolate !x=white | en
refusals | stuff for the cat, not toys, shes got plenty | t=catflap,catcarrier,petcarrier,fleacollar,petbrush !t=cattoy | en
refusals | tea with no caffeine | t=tea x=herbal,camomile !x=black | en
refusals | Kaffee, aber keine Kapseln | t=coffee !x=capsules | de
refusals | autozubehör außer fußmatten | t=wipers,engineoil,carbattery,jumpstarter,brakepads,roofbox,phoneholder,airfreshener,warningtriangle,carkit,seatcover,towrope !t=carmats | de
refusals | Süßigkeiten, bloß keine Lakritze | t=sweets,chocolate,turron,proteinbar !t=liquorice | de
refusals | Gartengeräte ohne Motor | t=rake,spade,wheelbarrow,weedremover,axe,wateringcan,gardengloves,snowshovel !t=chainsaw,hedgetrimmer | de
refusals | coque pour Orbit X5 mais pas rose | t=phonecase !c=pink | fr
refusals | du vin à moins de 50 €, pas de bulles | t=wine !x=sparkling <50EUR | fr
refusals | crème pour les mains sans parfum | t=handcream x=perfumefree | fr
refusals | cerveza sin alcohol | t=beer x=nonalcoholic | es
refusals | cosas para el perro menos comida | t=dogtoy,dogharness,poopbags,seatcover,petbrush !t=dogfood,dogtreats | es
refusals | gafas pero no de esquí | t=goggles,readingglasses,vrheadset !x=ski | es
refusals | musikgrejer, inga gitarrprylar | t=drumsticks,harmonica,recorder,violin,metronome,musicstand,djcontroller,microphone,kalimba,studiofoam,vinylcleaner,sheetmusic !t=guitarstrings,capo,guitaramp | sv
refusals | handskar som inte är av skinn | t=gardengloves,boxinggloves !m=leather | sv
refusals | något mot insekter hemma men inte spray | t=antbait,flytrap,mosquitonet,moths,mothtrap,licecomb,fleacollar !t=bedbugspray,mosquitorepellent | sv
likes | like the cat laser toy but cheaper | t=cattoy !id=n802 | en
likes | alternative to the external SSD, doesnt have to be that big | t=usbstick,memorycard,ssd | en
likes | so ähnlich wie die Kugelbahn | t=toy,beads | de
likes | statt der Kettensäge lieber was zum Holz spalten von Hand | t=axe !t=chainsaw | de
likes | un truc du genre boules de pétanque pour jouer dehors | t=petanque,badminton,football,tabletennis,basketballhoop,skateboard | fr
likes | algo como el turrón de Alicante | t=sweets,chocolate | es
likes | nåt i stil med saltlakritsen | t=sweets,chocolate | sv
likes | ett skal som det svarta till Orbit X5 fast i en annan färg | t=phonecase !c=black | sv
orders | cheapest chocolate | t=chocolate up | en
orders | welcher kaffee ist der teuerste | t=coffee down | de
orders | vin le moins cher | t=wine up | fr
orders | coques de téléphone, la plus chère d'abord | t=phonecase down | fr
orders | el té más caro | t=tea down | es
orders | puzles y maquetas de menor a mayor precio | t=jigsaw,modelkit,modeltrain up | es
orders | billigaste leksaken till katten | t=cattoy up | sv
ages | toys for my toddler, she just turned 2 | t=toy,bathtoy,balancebike,sandpit a=2 | en
ages | Geschenk für einen 10-Jährigen der gern Insekten untersucht, Mikroskop oder so | t=microscope a=10 | de
ages | jouet pour bébé de 6 mois | t=toy,teether,bathtoy a=0 | fr
ages | un cadeau pour un enfant de 7 ans | id=n117,n206,n623,n701,n704,n705,n708,n709,n711,n713,n956,n977,n978 | fr
ages | juguetes de madera para niño de 4 años | t=toy a=4 m=wood | es
ages | patines para mi hija de 8 | t=inlineskates a=8 | es
ages | sagobok till en femåring | t=childrensbook a=5 | sv
ages | duschpall till farmor | t=showerstool | sv
`
