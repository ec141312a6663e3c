/**
 * Forty harder prompts for the eleventh shop, eight in each language: what is not wanted, what is like something else, what
 * comes in an order of price, and for which age; written and judged before the code was asked any.
 */
export const MERCADO_HARD_PROMPTS = `
refusals | protein powder no whey | t=proteinpowder !x=whey | en
refusals | harness for the dog not the cat | t=dogharness !t=catharness | en
refusals | bike accessories, already got a bell so no bell | t=mudguards,pedals,bikerepairkit,cyclingshorts,hivisvest !t=bikebell | en
refusals | laufrad, nicht in rot | t=balancebike !c=red | de
refusals | Thermosflasche, alles außer blau | t=thermos !c=blue | de
refusals | Wasserhahn fürs Bad, keinen schwarzen | t=tap !c=black | de
refusals | omega 3 ohne fisch | t=omega3 x=fishfree | de
refusals | sauce soja sans gluten | t=soysauce x=glutenfree | fr
refusals | déco pour la maison, pas de papier peint | t=pictureframe,wallshelf,rollerblind,alarmclock,beanbag,sideboard,rockingchair,globe,dressingtable,tiles !t=wallpaper | fr
refusals | une polaire, pas celles pour enfants | t=fleece !w=kids | fr
refusals | juegos de mesa, ni póker ni dardos | t=backgammon,dominoes,sudoku !t=pokerset,darts | es
refusals | chicles sin azúcar | t=chewinggum x=sugarfree | es
refusals | neopreno que no sea de hombre | t=wetsuit !w=men | es
refusals | kikare, inte svart, max 1600 kr | t=binoculars !c=black <=1600SEK | sv
refusals | böcker, allt utom deckare | t=cookbook,picturebook,travelguide,colouringbook,sudoku !t=crimenovel | sv
refusals | dansskor men inte till barn | t=balletshoes !w=kids | sv
likes | something like The Quiet Lodger | t=crimenovel | en
likes | cheaper than the walnut sideboard but same idea | t=sideboard !id=h463 | en
likes | ähnlich wie die VR-Brille, was zum Zocken | t=vrheadset,videogame | de
likes | des jumelles comme les Fjällstigen mais moins chères | t=binoculars !id=h357 | fr
likes | à la place de la glacière, un thermos | t=thermos !t=coolbox | fr
likes | parecido a la pala de pádel amarilla | t=padelracket,badmintonset | es
likes | algo tipo yerba mate | t=mate,matcha,kombucha | es
likes | fler bakgrejer i stil med kaveln i bok | t=rollingpin,caketin,cookiecutters,pastamachine,flour,cookbook,pizzastone | sv
likes | samma stil som benvärmarna i ull | t=legwarmers,headband,balaclava,earmuffs | sv
orders | most expensive wetsuit | t=wetsuit down | en
orders | Thermosflasche die billigste zuerst | t=thermos up | de
orders | le vélo le plus cher | t=ebike,cargobike down | fr
orders | arnés para perro, el más barato | t=dogharness up | es
orders | dyraste sideboarden först | t=sideboard down | sv
orders | billigaste tapeten | t=wallpaper up | sv
ages | birthday present for a boy turning 6, hes into dinosaurs | t=dinosaurs a=6 | en
ages | first birthday gift for my niece | t=walkerwagon,shapesorter,sippycup,rattle,cotmobile | en
ages | was zum Ausmalen für meine Fünfjährige | t=colouringbook a=5 | de
ages | Laufrad für Zweijährige | t=balancebike a=2 | de
ages | microscope pour un ado de 14 ans | t=microscope a=14 | fr
ages | hochet pour nouveau-né | t=rattle | fr
ages | elevador de coche para niño de 7 años | t=boosterseat a=7 | es
ages | un cuento para mi peque de 3 años | t=picturebook a=3 | es
ages | batterier till pappas hörapparat, han är 80 | t=hearingaidbatteries | sv
`
