/**
 * A hundred and twenty-eight prompts for the eighth shop, about as many in each language though its titles are in two, written
 * and judged before the code was asked any: class | prompt | meaning | language. Of "v=nobody" nothing may come.
 */
export const PERFUMERY_PROMPTS = `
words | moisturiser | t=facecream,bodylotion,handcream | en
words | cologne | t=perfume | en
words | concealer | t=concealer | en
forms | lipsticks | t=lipstick | en
forms | hair brush | t=hairbrush | en
forms | eye shadow palettes | t=eyeshadow | en
slips | deoderant | t=deodorant | en
slips | shampo for kids | t=shampoo ~w=baby | en
prices | perfume under 50 euros | t=perfume <50EUR | en
prices | mascara for about €12 | t=mascara >=9EUR <=15EUR | en
prices | sun cream, fifteen euros or less | t=sunscreen <=15EUR | en
prices | make-up that is on sale | t=blush,eyeshadow,lipgloss,brushset sale | en
traits | red nail polish | t=nailpolish c=red | en
traits | face cream for oily skin | t=facecream k=oily | en
traits | spf 50 | t=sunscreen x=spf50 | en
refusals | alcohol free mouthwash | t=mouthwash x=alcoholfree | en
refusals | nail polish remover without acetone | t=nailpolishremover x=acetonefree | en
refusals | lipstick, not pink | t=lipstick !c=pink | en
likes | something like Jardin de Minuit but cheaper | t=perfume <119EUR | en
names | Kontor Nord | v=Kontor_Nord | en
codes | MR-JDM-100 | id=q2002 | en
chatter | hello! my husband has a beard, what can I give him? | t=beardoil,giftset,trimmer w=men | en
chatter | I need little travel bottles for the plane | t=travelset | en
orders | cheapest shampoo | t=shampoo up | en
several | vegan brown mascara under 15 euros | t=mascara c=brown x=vegan <15EUR | en
absent | toaster | t=toaster v=nobody | en
words | tandkräm | t=toothpaste | sv
words | rakhyvel | t=razor | sv
words | läppstift | t=lipstick | sv
words | hårfön | t=hairdryer | sv
forms | nagelsaxar | t=nailscissors | sv
forms | hand kräm | t=handcream | sv
forms | ögonskuggor | t=eyeshadow | sv
slips | schampoo mot mjäll | t=shampoo x=dandruff | sv
slips | nagelak rött | t=nailpolish c=red | sv
prices | parfym mellan 30 och 70 euro | t=perfume >=30EUR <=70EUR | sv
prices | ansiktskräm för max fyrtio euro | t=facecream <=40EUR | sv
traits | kräm för känslig hy | t=facecream k=sensitive | sv
traits | svart mascara vattenfast | t=mascara c=black x=waterproof | sv
traits | tandkräm till barn 4 år | t=toothpaste w=kids a=4 | sv
refusals | deodorant utan aluminium | t=deodorant x=aluminiumfree | sv
refusals | schampo utan silikon | t=shampoo x=siliconefree | sv
likes | något som liknar Rouge Paradis foundation fast billigare | t=foundation <34EUR | sv
names | Herbes & Cie | v=Herbes_&_Cie | sv
names | något från Alpenschutz mot mygg | t=insectspray v=Alpenschutz | sv
codes | VH-BT1 | id=q2307 | sv
chatter | hej, jag har fått skoskav, har ni plåster? | t=plasters | sv
chatter | min dotter på sju år vill måla naglarna | t=nailpolish w=kids | sv
orders | parfym, dyrast först | t=perfume down | sv
several | veganskt läppstift, brunt, under 20 euro | t=lipstick c=brown x=vegan <20EUR | sv
absent | gräsklippare | t=lawnmower v=nobody | sv
words | Rouge für die Wangen | t=blush | de
words | Fön | t=hairdryer | de
words | Parfum | t=perfume | de
forms | Hand Creme | t=handcream | de
forms | Lippenstifte | t=lipstick | de
forms | Peeling fürs Gesicht | t=scrub x=face | de
slips | Zanhpasta | t=toothpaste | de
slips | Wimperntushe | t=mascara | de
prices | Gesichtscreme unter 20 Euro | t=facecream <20EUR | de
prices | Duft für höchstens vierzig Euro | t=perfume,candle,diffuser <=40EUR | de
prices | alles was um mindestens 20 % reduziert ist | off20 | de
traits | Shampoo für trockenes Haar | t=shampoo k=dryhair | de
traits | blauer Nagellack | t=nailpolish c=blue | de
traits | Sonnencreme LSF 50 fürs Gesicht | t=sunscreen x=spf50 ~x=face | de
refusals | Creme ohne Parfüm | t=facecream,babycream,handcream,bodylotion x=perfumefree | de
refusals | Mundspülung ohne Alkohol | t=mouthwash x=alcoholfree | de
refusals | Nagellack, aber nicht rot | t=nailpolish !c=red | de
likes | so wie der Lippenstift von Rouge Paradis, nur günstiger | t=lipstick <29EUR | de
names | Geschenke zum Muttertag | n=Muttertag | de
names | Zauberduft | v=Zauberduft | de
codes | RP-RAL-01 | id=q2110 | de
chatter | Ich habe einen Sonnenbrand, haben Sie ein kühlendes Gel? | t=aftersun | de
orders | Seife, die teuerste zuerst | t=soap down | de
several | Bartpflege für Herren zwischen 10 und 45 Euro | t=beardoil,giftset w=men >=10EUR <=45EUR | de
absent | Kaffeemaschine | t=coffeemachine v=nobody | de
words | dentifrice | t=toothpaste | fr
words | vernis | t=nailpolish | fr
words | crème solaire | t=sunscreen | fr
words | bougie | t=candle | fr
forms | brosses à cheveux | t=hairbrush | fr
forms | masques pour le visage | t=mask | fr
forms | faux-cils | t=falselashes | fr
slips | deodorent | t=deodorant | fr
slips | savon de marseile | t=soap ~id=q1308 | fr
prices | parfum femme à moins de cent euros | t=perfume w=women <100EUR | fr
prices | shampoing 10 euros maximum | t=shampoo <=10EUR | fr
prices | un petit cadeau autour de 20 € | >=16EUR <=24EUR | fr
traits | rouge à lèvres rose | t=lipstick c=pink | fr
traits | crème visage pour homme | t=facecream w=men | fr
traits | sérum vitamine C | t=serum x=vitaminc | fr
refusals | démaquillant sans parfum | t=micellarwater x=perfumefree | fr
refusals | après-rasage sans alcool | t=aftershave x=alcoholfree | fr
refusals | dentifrice mais pas pour enfant | t=toothpaste !w=kids | fr
likes | une alternative moins chère à la crème de jour Maison Rosée | t=facecream <32EUR | fr
names | Savonnerie du Port | v=Savonnerie_du_Port | fr
names | la collection Coin nature | n=Coin_nature | fr
codes | VH2000 | id=q1216 | fr
chatter | bonsoir, je perds mes cheveux, vous auriez des compléments ? | t=vitamins | fr
orders | gels douche, le moins cher d'abord | t=showergel up | fr
several | vernis à ongles bleu, pas rouge, moins de 15 € | t=nailpolish c=blue !c=red <15EUR | fr
absent | imprimante | t=printer v=nobody | fr
words | champú | t=shampoo | es
words | colonia | t=perfume | es
words | pintalabios | t=lipstick | es
words | secador | t=hairdryer | es
forms | cepillos de dientes | t=toothbrush | es
forms | esmaltes de uñas | t=nailpolish | es
forms | jabones | t=soap | es
slips | dezodorante | t=deodorant | es
slips | maskarilla facial | t=mask | es
prices | perfume de hombre por menos de setenta euros | t=perfume w=men <70EUR | es
prices | crema de manos de 5 euros como máximo | t=handcream <=5EUR | es
prices | brochas en oferta | t=brushset sale | es
traits | pintaúñas transparente | t=nailpolish c=clear | es
traits | crema para piel seca | k=dry | es
traits | protector solar para niños | t=sunscreen w=kids | es
refusals | pasta de dientes sin flúor | t=toothpaste x=fluoridefree | es
refusals | tónico facial sin alcohol | t=toner x=alcoholfree | es
refusals | rímel que no sea negro | t=mascara !c=black | es
likes | parecido al perfume Oud Impérial pero más barato | t=perfume <189EUR !id=q2612 | es
names | qué tenéis de Atelier Boucle | v=Atelier_Boucle | es
codes | MR-SVC-30 | id=q1005 | es
chatter | hola, me pican mucho los mosquitos en verano, ¿qué me recomiendas? | t=insectspray | es
chatter | busco un regalo para mi novio que se afeita a navaja | t=razor,shavingcream,shavingbrush,aftershave w=men | es
orders | cremas faciales, de la más cara a la más barata | t=facecream down | es
several | mascarilla de arcilla para piel grasa por menos de 15 € | t=mask x=clay k=oily <15EUR | es
absent | batidora | t=blender v=nobody | es
`
