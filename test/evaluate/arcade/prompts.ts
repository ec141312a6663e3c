/**
 * What shoppers ask the fifth shop, twenty in each language as they type and speak: written with the goods, blind to
 * the code. A bound without a currency is in any; what is put in order has its prices in one currency.
 */
export const ARCADE_PROMPTS = `
en | accoustic guitar for a beginner | t=guitar x=acoustic
en | sleeping pad for camping, not more than 60 dollars | t=sleepingpad <=60USD
en | litter tray for the cat, one with a lid | t=litterbox
en | ski boots mens 43 | t=skiboots w=men s=43
en | water bottle but not plastic | t=waterbottle !m=plastic
en | hedge trimer without a cable | t=hedgetrimmer x=cordless
en | present for a 6 year old under 30 euros | a=6 <30EUR
en | co operative boardgame | t=boardgame x=coop
en | silk pillow cases | t=pillowcase m=silk
en | anything from fur real | v=Fur_Real
en | ladies watch for less than a hundred euros | t=watch w=women <100EUR
en | im knitting a hat, need yarn, anything but wool | t=yarn !m=wool
en | pepper grinder | t=peppermill
en | lever arch files on offer | t=binder sale
en | hand cream that smells of roses | t=handcream x=rose
en | tea with no caffiene | t=tea x=caffeinefree
en | witches costume size m | t=costume x=witch s=M
en | rice cooker or an air fryer | t=ricecooker,airfryer
en | bicycle for my 5 yr old girl, 200 euros tops | t=bike a=5 <=200EUR
en | whats ur priciest guitar | t=guitar down
sv | elgitarr i svart | t=guitar x=electric c=black
sv | ukulele max 500 kr | t=ukulele <=500SEK
sv | en lampa till skrivbordet | t=desklamp
sv | kattlåda, men inte kattsand | t=litterbox !t=catlitter
sv | dammsugare utan sladd | t=vacuum x=cordless
sv | häftklamrar | t=staples
sv | oparfymerad handkräm för högst 80 kr | t=handcream x=fragrancefree <=80SEK
sv | ett varmt täcke till vintern | t=duvet x=warm
sv | garn som inte är gult | t=yarn !c=yellow
sv | nåt till hästen | w=horses
sv | brädspel för en sexåring | t=boardgame a=6
sv | tennisskor dam stl 39 | t=tennisshoes w=women s=39
sv | nyaste skidglasögonen under 700 spänn | t=skigoggles <700SEK
sv | fiske spö i kolfiber | t=fishingrod m=carbon
sv | örhängen av silver till min fru | t=earrings m=silver
sv | allt från vita rum på rea | v=Vita_Rum sale
sv | balonger guld till festen | t=balloons c=gold
sv | kompost i trä | t=compostbin m=wood
sv | ekologisk svartpeppar | t=spice x=pepper
sv | dyraste häcksaxen | t=hedgetrimmer down
de | gitarrengurt, kein leder bitte | t=guitarstrap !m=leather
de | die günstigste gitarre | t=guitar up
de | kartenspiel für höchstens 10 euro | t=cardgame <=10EUR
de | katzenklo unter 40 Euro | t=litterbox <40EUR
de | ein kostüm, aber nicht als hexe | t=costume !x=witch
de | schreibheft liniert a4 | t=notebook x=lined s=A4
de | küchenwage digital | t=kitchenscale
de | wasserdichte herrenuhr bis 350 € | t=watch w=men x=waterproof <=350EUR
de | habt ihr was für meine kaninchen | w=rabbits
de | 4006000987654 | id=o06
de | nähmaschine mindestens 20% reduziert | t=sewingmachine off20
de | Babyschlafsack Größe 90 | t=sleepsack s=90
de | yogablöcke aus kork | t=yogablock m=cork
de | kamillentee | t=tea x=chamomile
de | alles von spoke easy, das billigste zuerst | v=Spoke_Easy up
de | luftpumpe fürs fahrrad | t=bikepump
de | durchsichtige aufbewahrungsbox | t=storagebox c=clear
de | treppengitter fürs baby | t=babygate
de | deo ohne alu | t=deodorant x=aluminiumfree
de | ohringe aber nicht aus gold | t=earrings !m=gold
fr | des cordes de guitare svp | t=guitarstrings
fr | vous avez un aspirateur en stock ? | t=vacuum stock
fr | bureau blanc à moins de 400 euros | t=desk c=white <400EUR
fr | oreiller en duvet | t=pillow m=down
fr | litière pour mes chats | t=catlitter
fr | mixeur plongeant | t=handblender
fr | une selle en cuir pour mon velo | t=bikesaddle m=leather
fr | lessive sans parfum | t=detergent x=fragrancefree
fr | peignoir rose taille S | t=bathrobe c=pink s=S
fr | balles de tenis | t=tennisballs
fr | montre étanche pour enfant | t=watch w=kids x=waterproof
fr | cadeau pour femme pas plus de 50 € | w=women <=50EUR
fr | déguisement pour un garçon de 5 ans | t=costume a=5
fr | guirlande lumineuse solaire pour la terrasse | t=stringlights
fr | tout ce que fait maison du poivre | v=Maison_du_Poivre
fr | laine verte à tricoter | t=yarn c=green m=wool
fr | skis femme en promo | t=skis w=women sale
fr | un carnet, mais pas le rouge | t=notebook !c=red
fr | la gourde la moins chère | t=waterbottle up
fr | grille pain noir | t=toaster c=black
es | guitarra para un niño de 7 años | t=guitar w=kids a=7
es | piano digital blanco | t=piano c=white
es | quiero una grapadora, no grapas | t=stapler !t=staples
es | lámpara de pie de latón | t=floorlamp m=brass
es | cama para mi gato por menos de 25 | t=catbed <25
es | cortasetos, primero el más barato | t=hedgetrimmer up
es | puzle de 1000 piezas | t=jigsaw
es | alfombrilla de baño gris | t=bathmat c=grey
es | correa para el reloj en marron | t=watchstrap c=brown
es | pulseras de oro rebajadas | t=bracelet m=gold sale
es | disfraz de pirata talla 116 | t=costume x=pirate s=116
es | agujas de tejer de bambú | t=knittingneedles m=bamboo
es | azafran para la paella | t=spice x=saffron
es | batidora de vaso de cristal | t=blender m=glass
es | una esterilla de corcho para hacer yoga | t=yogamat m=cork
es | un reloj que no sea negro | t=watch !c=black
es | algo de whisk it por menos de 50 libras | v=Whisk_It <50GBP
es | regalo para una niña de 8 años, máximo 10 euros | a=8 <=10EUR
es | mordedor de caucho para bebé | t=teether m=rubber
es | linterna frontal naranja | t=headlamp c=orange
`
