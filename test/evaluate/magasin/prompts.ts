/**
 * A hundred and fifty prompts for the ninth shop, thirty in each language, written and judged before the code was asked
 * any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody": nothing may come.
 */
export const MAGASIN_PROMPTS = `
words | tennis racquet | t=tennisracket | en
words | hoover | t=vacuum,robotvacuum | en
words | nappies | t=diapers | en
words | desk chair | t=officechair | en
words | spanner | t=wrench | en
words | digital camera | t=camera | en
forms | tooth paste | t=toothpaste | en
forms | walkie talkie | t=walkietalkies | en
forms | toys for cats | t=cattoy | en
forms | skipping rope | t=jumprope | en
slips | sleepng bag | t=sleepingbag | en
slips | watering cann | t=wateringcan | en
traits | mens red down jacket | t=downjacket c=red w=men | en
traits | ice skates size 42 | t=skates s=42 | en
traits | blue pyjamas for kids | t=pyjamas w=kids c=blue | en
traits | toys for a 7 year old | t=snorkelset,dollhouse,marblerun,walkietalkies a=7 | en
prices | tent under 200 euros | t=tent <200EUR | en
prices | kettle less than £50 | t=kettle <50GBP | en
prices | e-reader for 150 dollars or less | t=ereader <=150USD | en
prices | printer on sale | t=printer sale | en
names | anything by Oak & Anvil | v=Oak_&_Anvil | en
names | hearth and co vacuum cleaner | t=vacuum v=Hearth_&_Co | en
names | father's day presents | ~n=Fars_dag,Vatertag,Día_del_Padre,Gifts_for_Him | en
refusals | coffee that isn't decaf | t=coffee !x=decaf | en
likes | a tent like the Grand Air one but cheaper | t=tent <249EUR | en
chatter | hi! my mum loves gardening, what could I give her? | t=lawnmower,hose,wateringcan,seeds,plantpot,secateurs,parasol | en
orders | cheapest dress | t=dress up | en
codes | SH-D249 | id=k217 | en
several | black leather loafers size 43 under 130 pounds | t=loafers c=black m=leather s=43 <130GBP | en
absent | saxophone | t=saxophone v=nobody | en
words | dammsugare | t=vacuum,robotvacuum | sv
words | blöjor | t=diapers | sv
words | vattenkokare | t=kettle | sv
words | skruvmejslar | t=screwdriver | sv
words | tandkräm | t=toothpaste | sv
words | sekatör | t=secateurs | sv
forms | kontors stol | t=officechair | sv
forms | golvlampor | t=floorlamp | sv
forms | tält för 4 personer | t=tent x=4persons | sv
forms | vantar till barn | t=mittens w=kids | sv
slips | tangetbord | t=keyboard | sv
slips | sovsäk | t=sleepingbag | sv
traits | blå ullmatta | t=rug c=blue m=wool | sv
traits | dunjacka barn 122 | t=downjacket w=kids s=122 | sv
traits | träskor dam strl 38 | t=clogs w=women s=38 | sv
traits | leksaker till en treåring | t=doll,rockinghorse,bathtoys a=3 | sv
prices | stekpanna under 600 kr | t=fryingpan <600SEK | sv
prices | högtalare högst 900:- | t=speaker <=900SEK | sv
prices | skrivbord mellan 4000 och 5000 kronor | t=desk >=4000SEK <=5000SEK | sv
prices | badbyxor på rea | t=swimshorts sale | sv
names | lakrits från Bagarns | t=liquorice v=Bagarns | sv
names | Lilla Fjun | v=Lilla_Fjun | sv
names | allt till midsommar | n=Midsommar | sv
refusals | cider utan alkohol | t=cider x=alcoholfree | sv
refusals | tält, inte orange | t=tent !c=orange | sv
likes | alternativ till bryggkaffet från Bagarns | t=coffee !id=k605 | sv
chatter | hej, jag behöver något att sticka en tröja med | t=knittingneedles,yarn | sv
orders | tält, dyrast först | t=tent down | sv
several | barnstol i trä under 1500 kr | t=highchair m=wood <1500SEK | sv
absent | diskställ | t=dishrack v=nobody | sv
words | Staubsauger | t=vacuum,robotvacuum | de
words | Drucker | t=printer | de
words | Schlittschuhe | t=skates | de
words | Bügeleisen | t=iron | de
words | Wasserkocher | t=kettle | de
words | Leiter | t=ladder | de
forms | Gieß Kanne | t=wateringcan | de
forms | Kaffee Bohnen | t=coffee x=beans | de
forms | Stehlampen | t=floorlamp | de
forms | Spielzeug für Katzen | t=cattoy | de
slips | Taschenrechnr | t=calculator | de
slips | Schlafsak | t=sleepingbag | de
traits | Winterstiefel Kinder Größe 30 | t=winterboots w=kids s=30 | de
traits | blaue Wandfarbe | t=paint c=blue | de
traits | Sessel grün Samt | t=armchair c=green m=velvet | de
traits | Pfanne aus Gusseisen | t=fryingpan m=castiron | de
prices | Monitor unter 350 € | t=monitor <350EUR | de
prices | Matratze bis 500 Euro | t=mattress <=500EUR | de
prices | Parfüm zwischen 50 und 70 Euro | t=perfume >=50EUR <=70EUR | de
prices | Tastatur für höchstens 700 Kronen | t=keyboard <=700SEK | de
names | Werkzeug von Werkmeister | v=Werkmeister | de
names | alles von Pixelhaus | v=Pixelhaus | de
names | Kollektion Camping Trip | n=Camping_Trip | de
refusals | Schokolade ohne Nüsse | t=chocolate !x=hazelnut | de
refusals | Kleid, aber nicht rot | t=dress !c=red | de
likes | wie der Lautsprecher von Voltera, aber von einer anderen Marke | t=speaker !v=Voltera | de
chatter | Hallo, habt ihr etwas zum Grillen? | t=barbecue | de
orders | Nudeln, die billigsten zuerst | t=pasta up | de
codes | EAN 4012345678901 | id=k206 | de
several | schwarze Leggings Damen Größe S unter 40 Euro | t=leggings c=black w=women s=S <40EUR | de
words | aspirateur | t=vacuum,robotvacuum | fr
words | tétine | t=pacifier | fr
words | bouilloire | t=kettle | fr
words | tondeuse à gazon | t=lawnmower | fr
words | patins à glace | t=skates | fr
words | souris d'ordinateur | t=mouse | fr
forms | sacs de couchage | t=sleepingbag | fr
forms | gants de travail | t=workgloves | fr
forms | machine à coudre | t=sewingmachine | fr
forms | jouet pour chat | t=cattoy | fr
slips | tranpoline | t=trampoline | fr
slips | asprateur sans fil | t=vacuum | fr
traits | blazer en lin bleu marine taille 40 | t=blazer c=navy m=linen s=40 | fr
traits | doudoune homme rouge taille M | t=downjacket w=men c=red s=M | fr
traits | jouets en bois | t=marblerun,dollhouse,rockinghorse,chess m=wood | fr
traits | bureau en chêne | t=desk m=oak | fr
prices | drone à moins de 400 dollars | t=drone <400USD | fr
prices | fauteuil à 350 livres maximum | t=armchair <=350GBP | fr
prices | vin entre 10 et 15 € | t=wine >=10EUR <=15EUR | fr
prices | j'ai 60 euros pour un parfum | t=perfume <=60EUR | fr
prices | jean homme en promo | t=jeans w=men sale | fr
names | les produits Maison Vive | v=Maison_Vive | fr
names | outils Atelier Dubois | v=Atelier_Dubois | fr
names | cadeau fête des mères | ~n=Fête_des_Mères,Muttertag,Mors_dag,Día_de_la_Madre,Gifts_for_Her | fr
refusals | peinture mais pas blanche | t=paint !c=white | fr
refusals | déodorant sans aluminium | t=deodorant x=aluminiumfree | fr
likes | café d'une autre marque que Morning Fox | t=coffee !v=Morning_Fox | fr
chatter | bonjour, il me faut quelque chose pour repasser mes chemises | t=iron | fr
codes | référence VT-65C | id=k205 | fr
several | maillot de bain noir femme taille 40 à moins de 60 € | t=swimsuit c=black w=women s=40 <60EUR | fr
words | aspiradora | t=vacuum,robotvacuum | es
words | pañales | t=diapers | es
words | martillo | t=hammer | es
words | impresora | t=printer | es
words | altavoz | t=speaker | es
words | manguera de jardín | t=hose | es
forms | saco de dormir | t=sleepingbag | es
forms | cama para perros | t=dogbed | es
forms | colchon | t=mattress | es
forms | espejos redondos | t=mirror x=round | es
slips | telescopo | t=telescope | es
slips | impresroa laser | t=printer | es
traits | vaqueros azules talla 34 | t=jeans c=blue s=34 | es
traits | botas de montaña mujer 39 | t=hikingboots w=women s=39 | es
traits | camisa blanca de hombre talla 41 | t=shirt c=white w=men s=41 | es
traits | chanclas número 42 | t=flipflops s=42 | es
prices | freidora de aire por menos de 100 euros | t=airfryer <100EUR | es
prices | cámara de fotos hasta 700 € | t=camera <=700EUR | es
prices | tienda de campaña entre 150 y 200 euros | t=tent >=150EUR <=200EUR | es
prices | barbacoa rebajada | t=barbecue sale | es
names | productos de Finca Alta | v=Finca_Alta | es
names | muebles de Casa Lino | v=Casa_Lino ~t=coffeetable | es
names | día del padre | ~n=Día_del_Padre | es
refusals | chocolate que no sea con leche | t=chocolate !x=milk | es
refusals | crema corporal sin perfume | t=bodylotion x=fragrancefree | es
likes | una tienda de campaña parecida a la de Waldläufer | t=tent | es
chatter | hola buenas, busco un regalo para mi abuelo que va mucho de pesca | t=fishingrod | es
orders | vestidos, primero el más caro | t=dress down | es
several | pijama rosa de satén para mujer talla M rebajado | t=pyjamas c=pink m=satin w=women s=M sale | es
absent | frigorífico | t=fridge v=nobody | es
`
