/** Further clothes, shoes, bags, jewellery and cosmetics: as kitchen.ts. */
export const APPAREL = `
makeup primer, face primer | sminkprimer | make-up-primer | base de teint | prebase de maquillaje > foundation
eye pencil, kohl pencil | kajalpenna, ögonpenna | kajalstift | crayon pour les yeux, crayon khôl | lápiz de ojos > eyeliner
mini dress | miniklänning | minikleid | robe courte, mini robe | vestido corto, minivestido > dress
wrap dress | omlottklänning | wickelkleid | robe portefeuille | vestido cruzado > dress
shirt dress | skjortklänning | hemdblusenkleid, blusenkleid | robe chemise | vestido camisero > dress
knitted dress, sweater dress | stickad klänning, tröjklänning | strickkleid | robe pull, robe en maille | vestido de punto > dress
slip dress | slipklänning | slipdress, satinkleid | robe nuisette | vestido lencero > dress
pinafore dress, dungaree dress | hängselklänning | trägerkleid, latzkleid | robe chasuble, robe salopette | vestido peto, pichi > dress
bridesmaid dress | tärnklänning, brudtärneklänning | brautjungfernkleid | robe de demoiselle d'honneur | vestido de dama de honor > dress
denim skirt | jeanskjol | jeansrock | jupe en jean | falda vaquera > skirt, denim
skort | kjolshorts | hosenrock | jupe-short | falda pantalón > skirt, shorts
suit trousers, dress pants | kostymbyxor | anzughose | pantalon de costume | pantalón de traje, pantalón de vestir > trousers
wide-leg trousers, palazzo pants | vida byxor, palazzobyxor | palazzohose, weite hose | pantalon large, pantalon palazzo | pantalón ancho, pantalón palazzo > trousers
harem trousers | haremsbyxor | haremshose, pumphose | sarouel | pantalón bombacho, pantalón harem > trousers
skinny jeans | skinny jeans | skinny jeans, röhrenjeans | jean skinny, jean slim | vaqueros pitillo, vaqueros ajustados > jeans
denim shorts | jeansshorts | jeansshorts | short en jean | shorts vaqueros > shorts, denim
running shorts | löparshorts | laufshorts | short de running | pantalón corto de running > shorts, running
long sleeve shirt, long-sleeved top | långärmad tröja, långärmad t-shirt | langarmshirt, longsleeve | tee-shirt manches longues | camiseta de manga larga > t-shirt, top, long-sleeved
zip hoodie | zip hoodie | kapuzenjacke, sweatjacke | sweat zippé | sudadera con cremallera > hoodie, zip
denim shirt | jeansskjorta | jeanshemd | chemise en jean | camisa vaquera > shirt, denim
dress shirt | frackskjorta, finskjorta | smokinghemd, businesshemd | chemise de cérémonie, chemise habillée | camisa de vestir > shirt
band t-shirt | bandtröja | bandshirt, band-t-shirt | tee-shirt de groupe | camiseta de grupo > t-shirt
flamenco dress | flamencoklänning | flamencokleid | robe de flamenco | vestido de flamenca, traje de flamenca > dress
nipple covers | bröstvårtsskydd | nippelpads, nippelcover | cache-tétons | cubrepezones
undershirt | undertröja | unterhemd | maillot de corps, tricot de peau | camiseta interior > tank top, underwear
pyjama bottoms | pyjamasbyxor | pyjamahose, schlafanzughose | pantalon de pyjama, bas de pyjama | pantalón de pijama > pyjamas
lounge set, loungewear set, lounge suit | mysdress | hausanzug | ensemble d'intérieur | conjunto de estar por casa > clothing
running socks | löparstrumpor | laufsocken | chaussettes de running | calcetines de running > sock, running
hold-ups, thigh highs | stay-ups | halterlose strümpfe | bas autofixants | medias autoadhesivas > tights
fishnet tights | nätstrumpbyxor | netzstrumpfhose | collant résille | medias de rejilla > tights
bikini, bikini set, tankini | bikini, tankini | bikini, tankini | bikini, tankini, maillot deux pièces | bikini, tankini > swimsuit
nursing top, breastfeeding top | amningströja, amningslinne, amningstopp | stillshirt, stilltop | haut d'allaitement, tee-shirt d'allaitement | camiseta de lactancia > top
bikini top | bikiniöverdel, bikinitopp | bikini-oberteil | haut de bikini | top de bikini > swimsuit
bikini bottoms | bikiniunderdel, bikinitrosa | bikinihose | bas de bikini | braguita de bikini > swimsuit
trucker cap | truckerkeps | truckercap | casquette trucker | gorra trucker > baseball cap
snapback | snapback | snapback | casquette snapback | gorra snapback > baseball cap
turban | turban | turban | turban | turbante > hat
fingerless gloves | fingerlösa handskar, torgvantar | fingerlose handschuhe, halbfingerhandschuhe | mitaines | mitones, guantes sin dedos > gloves
wrist warmers | handledsvärmare, pulsvärmare | pulswärmer | chauffe-poignets | calentadores de muñeca > gloves, warm
belt buckle | bältesspänne | gürtelschnalle | boucle de ceinture | hebilla de cinturón
fascinator | fascinator | fascinator | bibi | tocado
trail running shoe | trailsko, terränglöparsko | trailrunningschuh, trailschuh | chaussure de trail | zapatilla de trail > running shoes, running
block heels | blockklack | blockabsatz schuhe | talons carrés | tacón ancho > heels
kitten heels | kattklack | kitten heels | petits talons | tacón bajo > heels
boat shoes, deck shoes | seglarskor | bootsschuhe, segelschuhe | chaussures bateau | náuticos, zapatos náuticos > shoe
mules | mules | mules, pantoletten | mules | mules, zuecos destalonados > shoe
crocs | foppatofflor | gummiclogs, badeclogs | sabots en plastique | zuecos de goma > clogs
gladiator sandals | gladiatorsandaler | gladiatorsandalen, römersandalen | spartiates, sandales gladiateur | sandalias romanas > sandal
trekking sandals, hiking sandals | vandringssandaler | trekkingsandalen, outdoorsandalen | sandales de randonnée | sandalias de trekking > sandal, hiking
chelsea boots | chelseaboots | chelsea-boots | bottines chelsea, chelsea boots | botines chelsea, botas chelsea > boot
over-the-knee boots | overkneestövlar, lårhöga stövlar | overknee-stiefel, overknees | cuissardes | botas altas mosqueteras, botas por encima de la rodilla > boot
combat boots, lace-up boots | snörkängor | schnürstiefel, springerstiefel | bottines à lacets | botas militares, botas de cordones > boot
barefoot shoes | barfotaskor | barfußschuhe | chaussures minimalistes, chaussures barefoot | zapatos barefoot, zapatillas minimalistas > shoe
hard-shell suitcase | hård resväska | hartschalenkoffer | valise rigide | maleta rígida > suitcase
luggage set, suitcase set | resväskeset | kofferset, koffer-set | ensemble de valises, lot de valises | juego de maletas > suitcase
hiking backpack, trekking rucksack | vandringsryggsäck | wanderrucksack, trekkingrucksack, tourenrucksack | sac à dos de randonnée | mochila de senderismo, mochila de montaña > backpack, hiking
daypack | dagsryggsäck | tagesrucksack, daypack | sac à dos journée | mochila de día > backpack
anti-theft backpack | stöldsäker ryggsäck | diebstahlsicherer rucksack, anti-diebstahl-rucksack | sac à dos antivol | mochila antirrobo > backpack
money clip | sedelklämma | geldklammer, geldclip | pince à billets | pinza para billetes, clip para billetes > wallet
key case | nyckelfodral, nyckeletui | schlüsseletui, schlüsselmäppchen | étui à clés | estuche para llaves, organizador de llaves
bag strap | axelrem till väska, väskrem | taschengurt, taschenriemen | anse de sac, bandoulière de sac | correa para bolso, asa para bolso > strap
stackable ring | stapelbar ring | stackingring | bague empilable | anillo apilable > ring
toe ring | tåring | zehenring | bague d'orteil | anillo de pie > ring
drop earrings | hängande örhängen, hängörhängen | ohrhänger, ohrhängen | pendants d'oreilles, boucles d'oreilles pendantes | pendientes largos, pendientes colgantes > earring
cross necklace | korshalsband | kreuzkette, kreuzanhänger | collier croix, pendentif croix | collar con cruz, cruz colgante > necklace, jewellery
name necklace | namnhalsband | namenskette | collier prénom | collar con nombre > necklace
friendship bracelet | vänskapsarmband | freundschaftsarmband, freundschaftsband | bracelet d'amitié, bracelet brésilien | pulsera de la amistad > bracelet
tennis bracelet | tennisarmband | tennisarmband | bracelet rivière | pulsera tennis, pulsera riviére > bracelet
bead bracelet | pärlarmband | perlenarmband | bracelet de perles | pulsera de cuentas > bracelet
medical bracelet | medicinskt armband | notfallarmband, sos-armband | bracelet médical | pulsera médica > bracelet
ring dish, trinket dish | ringskål, smyckesfat | ringschale, schmuckschale | coupelle à bijoux, vide-poche | platillo para joyas
automatic watch | automatklocka, automatur | automatikuhr | montre automatique | reloj automático > watch
chronograph | kronograf | chronograph | chronographe | cronógrafo > watch
hyaluronic acid serum | hyaluronserum | hyaluronserum | sérum acide hyaluronique | sérum de ácido hialurónico > serum
clay mask | lermask, leransiktsmask | tonerdemaske, heilerde-maske | masque à l'argile | mascarilla de arcilla > face mask
eye patches | ögonpads, ögonmask pads | augenpads | patchs yeux | parches para ojos > skin care
bath oil | badolja | badeöl | huile de bain | aceite de baño > skin care
intimate wash | intimtvål, intimtvätt | intimwaschlotion, intimpflege | gel intime, toilette intime | gel íntimo, jabón íntimo > skin care
konjac sponge | konjacsvamp | konjacschwamm | éponge konjac | esponja konjac > sponge
bb cream, tinted moisturiser | bb-cream, färgad dagkräm | bb-creme, getönte tagescreme | bb crème, crème teintée | bb cream, crema con color > foundation, cream
eyeshadow palette | ögonskuggspalett | lidschattenpalette | palette de fards à paupières | paleta de sombras > eye shadow
glitter make-up | kroppsglitter, glittersmink | körperglitzer, glitzerschminke | paillettes visage, paillettes corps | purpurina corporal > cosmetics
body mist, body spray | body mist, bodyspray | bodyspray, körperspray | brume corporelle | bruma corporal, spray corporal > perfume
leave-in conditioner | leave in-balsam | leave-in-conditioner | soin sans rinçage | acondicionador sin aclarado > conditioner
hair mousse | hårmousse, hårskum | haarschaum, schaumfestiger | mousse coiffante | espuma para el pelo > hair care
sea salt spray | saltvattensspray | salzspray, meersalzspray haare | spray texturisant, spray au sel | spray de sal marina > hair care
hair bleach | hårblekning | blondierung, aufheller haare | décoloration cheveux | decolorante para el pelo > hair dye
detangling brush | utredningsborste | entwirrbürste | brosse démêlante | cepillo desenredante > hairbrush
t-shirt bra | t-shirt-bh | t-shirt-bh | soutien-gorge t-shirt | sujetador camiseta > bra
`
