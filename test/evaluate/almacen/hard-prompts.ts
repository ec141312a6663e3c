/**
 * Forty harder prompts for the fourteenth shop, eight in each language: what is not wanted, what is like something else, what
 * comes in an order of price, and for which age; written and judged before the code was asked any.
 */
export const ALMACEN_HARD_PROMPTS = `
refusals | mens sneakers no leather | t=sneakers w=men !m=leather | en
refusals | sofa but not grey | t=sofa !c=grey | en
refusals | secret santa for a guy at work, not socks again please | !t=socks !w=kids | en
refusals | headphones or earbuds but not from klangraum | t=headphones,earbuds !v=Klangraum | en
refusals | teppich aber keinen roten | t=rug !c=red | de
refusals | Süßes ohne Zucker | t=sweets x=sugarfree | de
refusals | Zahnbürste, bitte keine elektrische | t=toothbrush !x=electric | de
refusals | bitte kein Gas, einen Grill für den Garten | t=grill !x=gas | de
refusals | un vin pétillant sans alcool pour trinquer | t=wine x=nonalcoholic !t=gin,beer | fr
refusals | une couette, je suis allergique aux plumes | t=duvet !m=down | fr
refusals | manteau ou veste femme, rien en laine | t=jacket,coat,raincoat w=women !m=wool | fr
refusals | café que no sea descafeinado | t=coffee !x=decaf | es
refusals | vestido de mujer que no sea verde | t=dress w=women !c=green | es
refusals | regalo para papá, ni corbatas ni calcetines | !t=tie,socks | es
refusals | pasta utan ägg | t=pasta !id=y911 | sv
refusals | saker till hästen, ingen hjälm | t=saddlepad,horsetreats !t=ridinghelmet | sv
refusals | ryggsäck men inte för dator | t=backpack !x=laptop | sv
likes | like the ugly jumper but not christmassy | t=sweater !x=christmas | en
likes | cheaper alternative to the gaming laptop 17" | t=laptop,tablet !id=y214 | en
likes | was Ähnliches wie das Schachspiel Holz | t=chess,boardgame,cardgame | de
likes | in der Art von Sencha Grüntee | t=tea | de
likes | un doudou comme le renard tout doux | t=softtoy | fr
likes | alternativa a la máquina de cápsulas de Soleil & Fils | t=coffeemachine,frenchpress,coffee !v=Soleil_&_Fils | es
likes | nåt som dykarklockan men billigare | t=watch,smartwatch,fitnesstracker !id=y157 | sv
likes | tält som det från Nordanvik fast för fyra | t=tent x=4person | sv
orders | perfume, most expensive first | t=perfume down | en
orders | billigster Wasserkocher | t=kettle up | de
orders | le plus cher de vos ordinateurs portables | t=laptop down | fr
orders | puzzles du moins cher au plus cher | t=puzzle up | fr
orders | la máquina de café más cara | t=coffeemachine down | es
orders | piano o guitarra, primero lo más barato | t=piano,guitar,ukulele up | es
orders | bildskärm eller projektor, billigast först | t=monitor,projector up | sv
ages | simple phone for my nan, she struggles with small buttons | t=phone x=senior | en
ages | Experimentierkasten für meine zehnjährige Tochter | t=sciencekit a=10 | de
ages | casque pour un enfant de 5 ans | t=headphones,helmet w=kids a=5 | fr
ages | idée cadeau pour bébé de 18 mois | id=y131,y426,y616,y636,y801,y802,y803,y805,y806,y807,y808,y809 | fr
ages | bici para niña de 4 años | t=bike a=4 | es
ages | consola para un chaval de 11 | t=console a=11 | es
ages | regnkläder till tvååring | t=raintrousers,rainboots a=2 | sv
ages | pussel för barn 4 år | t=puzzle a=4 | sv
`
