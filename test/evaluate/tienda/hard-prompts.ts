/**
 * Forty harder prompts for the thirteenth shop, eight in each language: what is not wanted, what is like something else, what
 * comes in an order of price, and for which age; written and judged before the code was asked any.
 */
export const TIENDA_HARD_PROMPTS = `
refusals | womens boots nothing leather | t=boots w=women !m=leather | en
refusals | belt but no leather pls im vegan | t=belt !m=leather | en
refusals | books, no novels and no cookbooks | t=book !t=novel,cookbook | en
refusals | jumper for my wife, she's allergic to wool | t=sweater,cardigan,hoodie w=women !m=wool | en
refusals | Wein, aber keinen Rotwein | t=wine !x=red | de
refusals | Damenjacke ohne Daunen | t=jacket w=women !m=down | de
refusals | kaffee oder tee ohne koffein | t=coffee,tea x=decaf,caffeinefree !id=w563,w566 | de
refusals | alles für den Hund, nur kein Futter | w=dogs !t=dogfood | de
refusals | des bottes mais pas de chez Maison Clairval | t=boots !v=Maison_Clairval | fr
refusals | confiture sans sucre | t=jam x=sugarfree | fr
refusals | je cherche un déodorant qui ne contient pas d'aluminium | t=deodorant x=aluminiumfree | fr
refusals | algo para desayunar, nada con miel | t=granola,jam,oatmilk,coffee,tea,toaster !x=honey !t=honey | es
refusals | zapatillas de hombre que no sean de correr | t=sneakers,slippers,shoes w=men !t=runningshoes | es
refusals | mochila que no sea infantil | t=backpack !w=kids | es
refusals | choklad utan mjölk | t=chocolate x=lactosefree !x=milk | sv
refusals | ansiktskräm utan parfym | t=facecream x=fragrancefree | sv
refusals | täcke men inget dun, är allergisk | t=duvet !m=down | sv
likes | something like the cashmere roll neck but cheaper | t=sweater,cardigan !id=w119 | en
likes | books similar to The Glass Cartographer | t=book | en
likes | Alternative zu den Chelsea Bottines von Maison Clairval | t=boots,shoes !v=Maison_Clairval | de
likes | so eine Kerze wie Vanilla & Amber nur mit Lavendel | t=candle x=lavender | de
likes | dans le genre du casque Noise Cancelling de Soundry mais moins cher | t=headphones,earbuds !id=w351 | fr
likes | parecido al vestido rojo de lunares | t=dress | es
likes | liknande Mord i Mariefred | t=book | sv
likes | nåt billigare än den ergonomiska kontorsstolen | t=chair,campingchair !id=w324 | sv
orders | most expensive suitcase you have | t=suitcase down | en
orders | Schokolade billigste zuerst | t=chocolate up | de
orders | gin ou vin, les plus chers d'abord | t=gin,wine down | fr
orders | bottes femme du moins cher au plus cher | t=boots w=women up | fr
orders | tostadora o freidora de aire, la más barata | t=toaster,airfryer up | es
orders | ordenar los vinos por precio de menor a mayor | t=wine up | es
orders | dyraste handväskan | t=handbag down | sv
ages | book for an 11 year old who loves mysteries | t=book a=11 | en
ages | was zum Bauen für einen Dreijährigen | t=buildingblocks,trainset,playdough a=3 | de
ages | cadeau pour ma nièce de 7 ans, quelque chose de rose | a=7 c=pink | fr
ages | livre pour enfant de 4 ans | t=book a=4 | fr
ages | peluche para un bebé de 6 meses | t=softtoy a=0 | es
ages | sudadera para niño de 9 años | t=hoodie a=9 | es
ages | present till en tvååring | a=2 | sv
ages | sällskapsspel till en tonåring | t=game | sv
`
