/**
 * A hundred and sixty prompts for the fifteenth shop, a fifth in each language, as they are typed or said; written and judged
 * before the code was asked any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody".
 */
export const TORGET_PROMPTS = `
words | jump starter | t=jumpstarter | en
words | hay for guinea pigs | t=hay | en
words | posture corrector | t=posturecorrector | en
forms | wellies for fishing | t=waders | en
forms | drill bit | t=drillbits | en
forms | hot glue sticks | t=gluegun | en
slips | micrphone usb | t=microphone x=usb | en
slips | mosqito net | t=mosquitonet,hammocktent | en
traits | red rubber chew toy for a dog | t=dogtoy m=rubber c=red | en
traits | white iceskates ladies size 39 | t=iceskates w=women c=white s=39 | en
traits | mens black leather motorcycle gloves L | t=motorbikegloves w=men c=black m=leather s=L | en
ages | wooden toy for a 6 year old | t=toy m=wood a=6 | en
ages | birthday present for an eight year old who wants to be a scientist | t=microscope a=8 | en
prices | wheelbarrow up to a hundred euros | t=wheelbarrow <=100EUR | en
prices | something for the dog for less than £25 | t=dogharness,dogtoy,dogtreats,dogfood,poopbags,seatcover <25GBP | en
prices | telescope, can spend maybe £150 tops | t=telescope <=150GBP | en
prices | gift between 10 and 20 pounds | >=10GBP <=20GBP | en
prices | anything reduced by a quarter or more | off25 | en
names | what do you have by Kettle & Co | v=Kettle_&_Co | en
names | slow sundays under 12 pounds | n=Slow_Sundays <12GBP | en
refusals | tea without caffeine | t=tea x=herbal | en
refusals | phone case but not a pink one | t=phonecase !c=pink | en
refusals | seeds, no chilli please | t=bulbs,seeds !x=chili | en
likes | similar to the boxing gloves but not red | t=motorbikegloves,gardengloves,boxinggloves,shinguards !c=red | en
chatter | hiya, so we just moved into an old house and there's a horrible draught coming under the front door, any ideas? | t=draughtstopper | en
chatter | my nan keeps forgetting whether she took her tablets, is there something that helps with that | t=pillbox | en
orders | cheapest chocolate bar | t=chocolate up | en
codes | NS-T70 | id=n121 | en
several | rechargeable AA batteries 8 | t=batteries x=AA | en
needs | I keep losing my keys | t=trackertag | en
needs | slugs are eating my lettuce | t=slugbarrier | en
absent | contact lens solution | v=nobody | en
words | rörpärlor | t=beads | sv
words | vindrutetorkare | t=wipers | sv
forms | växthusen | t=greenhouse | sv
forms | skridskor dam | t=iceskates w=women | sv
several | gitarrsträngar och ett capo | t=guitarstrings,capo | sv
slips | lövkrata | t=rake | sv
slips | sprinngcykel | t=balancebike | sv
slips | damsugarpåsar | t=dustbag | sv
traits | svart brevlåda i stål | t=postbox c=black m=steel | sv
traits | stödstrumpor stl M svarta | t=compressionsocks s=M c=black | sv
ages | leksak till en ettåring | t=bathtoy,teether,toy a=1 | sv
gifts | present till brorsan som fyller 30 och brygger egen öl | t=brewingkit | sv
prices | kikare max 1300 kronor | t=binoculars <=1300SEK | sv
prices | drönare under 4000 kr | t=drone <4000SEK | sv
prices | nåt gott till fredag under hundra spänn | t=liquorice <100SEK | sv
prices | takbox på rea | t=roofbox sale | sv
prices | julsaker mellan 50 och 150 kronor | t=cookiecutters >=50SEK <=150SEK | sv
prices | pingisracket som inte kostar mer än tre hundra | t=tabletennis <=300SEK | sv
names | allt från Blåmesen under hundra kronor | v=Blåmesen <100SEK | sv
names | fredagsmys | n=Fredagsmys | sv
refusals | godis men inte lakrits | t=sweets,turron,chocolate !t=liquorice | sv
refusals | glasögon som inte är för simning | t=goggles,readingglasses,vrheadset !x=swim | sv
chatter | hejsan! min sambo har köpt motorsåg och nu ska vi klyva massa ved, vad behöver vi mer? | t=axe | sv
chatter | har ni nån bra grej mot täppt näsa, min dotter snorar hela natten | t=nasalspray | sv
orders | dyraste mikrofonen | t=microphone down | sv
codes | MB-TB60 | id=n550 | sv
several | vegansk läppbalsam | t=lipbalm x=vegan | sv
needs | bilen startar inte på vintern | t=jumpstarter,carbattery,towrope | sv
needs | det är möss i källaren | t=mousetrap | sv
spoken | jag skulle vilja ha en sån där matta med piggar som man ligger på | t=acupressuremat | sv
mixed | wireless laddare till mobilen | t=charger x=wireless | sv
gifts | farsdagspresent till pappa som gillar att fiska | t=waders,fishinglure | sv
words | Heckenschere | t=hedgetrimmer | de
words | Wärmflasche | t=hotwaterbottle | de
words | Notenständer | t=musicstand | de
forms | Puzzles | t=jigsaw | de
forms | Katzen Transportkorb | t=catcarrier | de
slips | Kugelban Holz | t=marblerun m=wood | de
slips | Zekenzange | t=tickremover | de
traits | weißer Motorradhelm in S | t=motorbikehelmet c=white s=S | de
traits | Sicherheitsschuhe Größe 44 schwarz | t=workshoes c=black s=44 | de
traits | braune Fahrradsättel aus Leder | t=bikesaddle c=brown m=leather | de
ages | Spielzeug für Zweijährige | t=toy,balancebike,sandpit a=2 | de
ages | Laufrad ab 2 Jahre | t=balancebike a=2 | de
prices | Schubkarre unter 100 Euro | t=wheelbarrow <100EUR | de
prices | Weihnachtsdeko, höchstens 300 Kronen | t=adventstar <=300SEK | de
prices | Kopierpapier für unter dreißig Euro | t=paper <30EUR | de
prices | irgendwas Süßes für 5 Euro | t=chocolate,sweets,turron,syrup <=6EUR | de
prices | Modelleisenbahn zwischen 200 und 250 € | t=modeltrain >=200EUR <=250EUR | de
prices | Akku Heckenschere im Angebot | t=hedgetrimmer sale | de
names | alles von Ton & Takt unter 20 Euro | v=Ton_&_Takt <20EUR | de
names | Gartenfieber bis 15 Euro | n=Gartenfieber <=15EUR | de
refusals | Hustensaft ohne Alkohol | t=coughsyrup | de
refusals | Schokolade, bloß keine weiße | t=chocolate !x=white | de
refusals | Bier, aber bitte nicht alkoholfrei | t=beer,brewingkit !x=nonalcoholic | de
likes | so ähnlich wie die Kugelbahn, aber billiger | t=toy !id=n701 <50EUR | de
chatter | Moin, bei uns im Schlafzimmer ist es ständig zu trocken und ich wache mit Halsweh auf, was hilft da? | t=humidifier,throatlozenges | de
chatter | Meine Schwester heiratet im Mai und wir suchen ein Buch, in das alle Gäste was reinschreiben | t=weddingguestbook | de
orders | günstigste Hülle fürs Handy | t=phonecase up | de
codes | 4260471330018 | id=n314 | de
several | vegane Proteinriegel | t=proteinbar x=vegan | de
needs | Ameisen auf der Terrasse | t=antbait | de
needs | ich kann im Flugzeug nie schlafen | t=sleepmask | de
absent | Wasserbett | v=nobody | de
words | arrosoir | t=wateringcan | fr
words | clapier | t=rabbithutch | fr
words | arche de ballons | t=balloonarch | fr
several | vis et charnières | t=screws,hinges | fr
forms | lames scies sauteuses | t=sawblade | fr
slips | metronnome en bois | t=metronome m=wood | fr
slips | cartouche d'ancre noire | t=ink x=black | fr
slips | chocolat noire 85% | t=chocolate x=dark | fr
traits | cuissard homme taille XL noir | t=cyclingshorts w=men c=black s=XL | fr
traits | coque rose pour téléphone | t=phonecase c=pink | fr
traits | bouillotte rouge | t=hotwaterbottle c=red | fr
ages | une tente de jeu pour ma fille de 4 ans | t=playtent a=4 | fr
ages | jeux pour enfant de 7 ans | t=toy,swing,walkietalkie,bouncycastle,beads,inlineskates a=7 | fr
prices | trépied à moins de 120 euros | t=tripod <120EUR | fr
prices | disque SSD, 100 € grand maximum | t=ssd <=100EUR | fr
prices | de quoi bricoler pour dix balles | t=sawblade,glue,sealant <=13EUR | fr
prices | une batterie de voiture entre 80 et 100 euros | t=carbattery >=80EUR <=100EUR | fr
prices | produits soldés de chez Maison Colibri | v=Maison_Colibri sale | fr
prices | glacière, pas plus de quatre-vingt-dix euros | t=coolbox <=90EUR | fr
names | la collection petites mains | n=Petites_mains | fr
names | Rue Verte moins de 7 euros | v=Rue_Verte <7EUR | fr
refusals | café mais pas en capsules | t=coffee !x=capsules | fr
refusals | thé sans théine | t=tea x=herbal | fr
refusals | un engrais qui ne soit pas chimique | t=fertilizer x=organic | fr
likes | comme la coque rose mais en noir | t=phonecase c=black | fr
chatter | bonsoir, mon fils s'est pris des poux à l'école, vous vendez un traitement ? | t=licecomb | fr
chatter | coucou, je suis enceinte et j'aimerais dormir confortablement, qu'est-ce que vous me conseillez | t=nursingpillow | fr
orders | friandises pour chien du moins cher au plus cher | t=dogtreats up | fr
codes | KH-305XL | id=n308 | fr
several | vélo panier osier | t=bikebasket m=wicker | fr
needs | il y a plein d'humidité dans ma cave | t=dehumidifier | fr
needs | j'ai toujours mal aux pieds après le travail | t=insoles,clogs,footrest,compressionsocks | fr
words | motosierra | t=chainsaw | es
words | pala de pádel | t=padelracket | es
words | caja fuerte | t=safe | es
forms | gafas para leer | t=readingglasses | es
forms | patín en línea | t=inlineskates | es
slips | unidificador | t=humidifier | es
slips | conpostador jardin | t=compostbin | es
traits | guantes moto hombre talla M | t=motorbikegloves w=men s=M | es
traits | zuecos blancos del 38 | t=clogs c=white s=38 | es
traits | gorro de piscina azul | t=swimcap c=blue | es
ages | libro para una niña de 5 años | t=childrensbook a=5 | es
ages | walkies para niños de 7 años | t=walkietalkie a=7 | es
prices | detector de metales hasta 150 € | t=metaldetector <=150EUR | es
prices | jamón que no suba de veinte euros | t=ham <=20EUR | es
prices | algo para la cocina por unos 30 euros | t=paellapan,pizzastone,sourdoughkit,thermos >=22EUR <=38EUR | es
prices | gafas VR por debajo de 400 | t=vrheadset <400 | es
prices | vino a más de 20 euros | t=wine >20EUR | es
prices | descuentos en material de oficina | t=shredder,holepunch,binder,stapler sale | es
names | cosas de El Granero de menos de 10 euros | v=El_Granero <10EUR | es
names | regalos con cariño | n=Regalos_con_cariño | es
refusals | juguetes educativos que no sean de madera | t=toy,microscope !m=wood | es
refusals | gafas, pero de sol no | t=goggles,readingglasses,vrheadset | es
refusals | vino que no sea tinto | t=wine !c=red | es
likes | algo como la pala de pádel pero más barato | t=tabletennis,badminton,padelracket,petanque !id=n955 <89EUR | es
chatter | buenas! me voy a Tailandia el mes que viene y me pican todos los mosquitos, ¿qué me llevo? | t=mosquitorepellent,mosquitonet | es
chatter | mi hija quiere aprender a tocar la flauta en el colegio y no sé cuál comprar | t=recorder | es
orders | aceites de más caro a más barato | t=oliveoil,engineoil,essentialoil down | es
codes | 1K0698151 | id=n554 | es
several | bolsas compostables basura | t=binbags x=biodegradable | es
needs | mi gato tiene pulgas | t=fleacollar | es
needs | la olla exprés pierde vapor por la tapa | t=gasket | es
gifts | regalo para alguien a quien le gusta pintar | t=easel,canvas,acrylicpaint | es
`
