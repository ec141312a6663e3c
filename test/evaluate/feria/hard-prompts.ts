/**
 * Forty harder prompts for the sixteenth shop, eight in each language: what is not wanted, what is like something else, what
 * comes in an order of price, and for which age; written and judged before the code was asked any.
 */
export const FERIA_HARD_PROMPTS = `
refusals | hoodie thats not black | t=hoodie !c=black | en
refusals | a nice mug please but nothing with jokes or slogans on it | t=mug !x=funny | en
refusals | gift for my dad, he doesnt drink so no wine | !t=wine | en
refusals | headphones, not the kids ones | t=headphones !w=kids | en
refusals | lampe aber keine stehlampe | t=lamp !t=floorlamp | de
refusals | schuhe für damen, nicht von schrittmacher | t=shoes w=women !v=Schrittmacher | de
refusals | Jacke für Herren, bitte nichts mit Daunen | t=jacket w=men !m=down | de
refusals | Geschenk für meine Frau, Parfüm hat sie schon genug | !t=perfume !w=kids | de
refusals | un sac mais surtout pas en cuir | t=bag !m=leather | fr
refusals | tout pour la randonnée sauf des chaussures | t=socks,shorts,softshell,raincoat,tent,sleepingbag,headlamp,campingchair,backpack,waterbottle !t=shoes | fr
refusals | shampooing, pas un antipelliculaire svp | t=shampoo !x=dandruff | fr
refusals | pasta que no lleve gluten | t=pasta x=glutenfree | es
refusals | chaqueta de mujer que no sea negra, menos de 100 euros | t=jacket w=women !c=black <100EUR | es
refusals | bolso o cartera, nada rosa | t=handbag,bag,wallet !c=pink | es
refusals | allt till köket utom knivar | t=fryingpan,pot,cookware,cuttingboard,coffeemaker,kettle,toaster,blender,airfryer,plates,tableware,mug,wineglasses,bakingtin,kitchenscale,apron,waterbottle,lunchbox,cookbook !t=kitchenknife | sv
refusals | hundgrejer men inget foder | t=dogthing !t=dogfood,catfood | sv
refusals | skor herr, inga svarta och inga sneakers tack | t=shoes w=men !c=black !t=sneakers | sv
likes | something similar to the stick vacuum V8 | t=vacuum | en
likes | is there a cheaper version of the merino crew neck jumper | t=sweater,cardigan,hoodie !id=f121 | en
likes | sowas wie der Wollmantel camel aber günstiger | t=jacket,cardigan !id=f130 | de
likes | Alternative zum Cedar & Bergamot | t=perfume | de
likes | dans le même style que la robe longue fleurie | t=dress | fr
likes | algo parecido al peluche oso marrón | t=toy | es
likes | liknande Räven som inte kunde sova | t=book | sv
likes | nåt i stil med tågbanan i trä | t=toy | sv
orders | women's boots dearest first | t=boots w=women down | en
orders | Nudeln, günstigste zuerst | t=pasta up | de
orders | les bijoux du plus cher au moins cher | t=jewellery down | fr
orders | le chocolat le moins cher que vous avez | t=chocolate up | fr
orders | carteras de la más barata a la más cara | t=wallet up | es
orders | perfumes, primero los más caros | t=perfume down | es
orders | billigaste kaffebryggaren | t=coffeemaker up | sv
ages | birthday present for a 9 year old boy who likes science | t=sciencekit a=9 | en
ages | Spielzeug für einen Zweijährigen | t=toy a=2 | de
ages | un jeu pour un enfant de 8 ans | t=game,boardgame,cardgame,videogame,sciencekit,craftkit,toy a=8 | fr
ages | pyjama pour mon petit de 4 ans | t=pyjamas a=4 | fr
ages | ropa para niña de 5 años | t=dress,jacket,raincoat,pyjamas w=kids a=5 | es
ages | regalo para un recién nacido | t=bodysuit,softtoy,babycarrier,babybottle,pacifier,stroller,babymonitor,diapers,highchair | es
ages | stövlar till min treåring | t=rainboots a=3 | sv
ages | godnattbok för en fyraåring | t=picturebook a=4 | sv
`
