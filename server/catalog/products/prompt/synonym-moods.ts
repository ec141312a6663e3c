/** Further describers, as synonym-traits.ts: materials, skins and hair, tastes, ways of working, feelings. */

export const MORE_TRAITS = `
rock music, rock | rock, rockmusik | rockmusik | rock, musique rock | rock, música rock
dry skin, dry-skin | torr hud | trockene haut | peau sèche, peaux sèches | piel seca, pieles secas
sensitive skin, sensitive | känslig hud, känslig | empfindliche haut, sensible haut, sensibel | peau sensible, peaux sensibles, sensible | piel sensible, sensible
oily skin | fet hud | fettige haut, ölige haut | peau grasse, peaux grasses | piel grasa
mature skin, anti-ageing, anti-aging, antiage, anti-wrinkle, anti-age, anti ageing, anti aging | mogen hud, anti-age, antirynk | reife haut, anti-aging, anti-falten, antifalten | peau mature, anti-âge, antirides, anti-rides, anti âge | piel madura, antiedad, antiarrugas, anti edad
anti-dandruff, antidandruff, dandruff | mjäll, antimjäll, mot mjäll | anti-schuppen, antischuppen, schuppen | antipelliculaire, anti-pelliculaire, pellicules | anticaspa, caspa
curly hair, curls, curly | lockigt hår, lockar, lockigt | lockiges haar, locken, lockig | cheveux bouclés, boucles, bouclé | pelo rizado, rizos, rizado
dry hair, damaged hair | torrt hår, slitet hår | trockenes haar, strapaziertes haar | cheveux secs, cheveux abîmés | pelo seco, cabello seco, pelo dañado
unscented, no added fragrance, scent-free, scent free, fragrance-free, fragrance free, perfume-free, odourless, odorless, doesn't smell, does not smell, don't smell | oparfymerad, oparfymerat, parfymfri, doftfri, luktfri, inte luktar, luktar inte, inte doftar, doftar inte | ohne duftstoffe, duftstofffrei, unparfümiert, parfümfrei, duftfrei, geruchlos, nicht riecht, riecht nicht, nicht duftet, nicht riechen | sans parfum ajouté, non parfumé, non parfumée, inodore, sans odeur, sans parfum, ne sent rien | sin aroma, sin perfume, sin fragancia, inodoro, inodora, no huele, no huela, no huelen
scented, fragranced, perfumed | parfymerad, doftande | parfümiert, duftend, parfümierte | parfumé, parfumée, senteur | perfumado, perfumada, aromático, aromática
electricity, mains, electric power | ström, elström | strom, elektrizität | électricité, courant | electricidad, corriente
cable, cord, wire, lead | kabel, sladd, sladdar | kabel, schnur | câble, fil, cordon | cable, cables, hilo
oil-free, non-greasy | oljefri | ölfrei | non gras | no graso
cordless | sladdlös, sladdlösa, sladdlöst | kabellos, akku, akkubetrieben | sur batterie | a batería, sin cable, sin cables
battery-powered, battery powered, battery-operated, battery operated | batteridriven, batteridrivna, batteridrivet | batteriebetrieben, batteriebetriebene, batteriebetriebener, batteriebetriebenes | à piles | a pilas
wireless, cable-free | trådlös, trådlösa, trådlöst | kabellos, kabellose, kabelloser, kabelloses, drahtlos, schnurlos | sans fil, sans-fil | inalámbrico, inalámbrica, inalámbricos, inalámbricas, sin hilos
insulated | isolerad, isolerade | isoliert, wärmeisoliert | isolé, isolée, isotherme | aislado, aislante, térmico
waterproof, water-resistant, water resistant, watertight, rainproof | vattentät, vattentäta, vattentätt, vattenavvisande, regntät | wasserdicht, wasserdichte, wasserdichter, wasserfest, wasserabweisend | étanche, imperméable, waterproof | impermeable, resistente al agua, sumergible
windproof | vindtät | winddicht, windabweisend | coupe-vent, résistant au vent | cortavientos, resistente al viento
breathable | andas, ventilerande, andningsbar | atmungsaktiv | respirant, respirante | transpirable
quick-drying, quick dry, fast drying | snabbtorkande | schnelltrocknend | séchage rapide | secado rápido
digestible, hypoallergenic | allergivänlig, hypoallergen | hypoallergen, allergikerfreundlich | hypoallergénique | hipoalergénico
lactose-content, lactose, dairy, milk-content | laktos, mjölk | laktose, milch | lactose, lait | lactosa, leche
plant-based, plant based | växtbaserad | pflanzlich, pflanzenbasiert | végétal, à base de plantes | vegetal, a base de plantas
vegetarian, veggie | vegetarisk, vegetariska, vegetariskt | vegetarisch, vegetarische | végétarien, végétarienne | vegetariano, vegetariana
vegan, vegans, not from animals, not of animal origin, animal-free, no animal products | vegansk, veganskt, veganska, vegan, inte från djur, djurfri | vegan, vegane, veganes, veganer, nicht vom tier, tierfrei | végan, vegan, végane, végétalien, pas d'origine animale, sans produits animaux | vegano, vegana, veganos, no sea de animal, que no sea de animal, sin origen animal
organic, eco, ecological, bio, eco-friendly, natural | ekologisk, ekologiskt, ekologiska, eko, miljövänlig | bio, biologisch, öko, ökologisch | bio, biologique, écologique, naturel | ecológico, ecológica, orgánico, bio
toxic, poisonous, venomous | giftig, giftigt, giftiga | giftig, giftige, giftigen, giftiger, giftiges | toxique, toxiques, vénéneux, vénéneuse | tóxico, tóxica, tóxicos, tóxicas, venenoso, venenosa
non-toxic, nontoxic, non-poisonous, non-toxics | ogiftig, ogiftigt, ogiftiga, giftfri, giftfritt, giftfria | ungiftig, ungiftige, ungiftigen, ungiftiger, ungiftiges, giftfrei, giftfreie | atoxique, atoxiques | atóxico, atóxica, atóxicos
non-alcoholic, alcohol-free, nonalcoholic, alcohol free, non alcoholic | alkoholfri, alkoholfritt, alkoholfria, oalkoholisk, oalkoholiskt | alkoholfrei, alkoholfreies, alkoholfreie, nichtalkoholisch, nichtalkoholische, nichtalkoholisches, nicht alkoholisch | sans alcool, non alcoolisé, non alcoolisée, non alcoolisés, non alcoolisées, pas alcoolisé | sin alcohol, no alcohólico, no alcohólica, no alcohólicas, no alcohólicos
decaf, decaffeinated, caffeine-free, caffeine free | koffeinfri, koffeinfritt, koffeinfria | entkoffeiniert, koffeinfrei, entkoffeinierter | décaféiné, décaféinée, sans caféine, déca | descafeinado, sin cafeína
salmon-taste, salmon | lax | lachs | saumon | salmón
chicken, poultry | kyckling | huhn, hähnchen, geflügel, hühnchen, poulet | poulet, volaille | pollo
beef-taste, beef | nötkött, oxkött | rind, rindfleisch | bœuf, boeuf | ternera, vacuno
tuna-taste, tuna | tonfisk | thunfisch | thon | atún
mint, peppermint | mynta, pepparmynta | minze, pfefferminze | menthe | menta, hierbabuena
strawberry-taste, strawberry, strawberries | jordgubb, jordgubbar | erdbeere, erdbeeren, erdbeer | fraise, fraises | fresa, fresas
lavender-scent, lavender | lavendel | lavendel | lavande | lavanda
sandalwood, cedar | sandelträ, cederträ | sandelholz, zeder | santal, bois de santal, cèdre | sándalo, cedro
kitten, kittens | kattunge, kattungar | kätzchen, katzenwelpe, katzenwelpen, katzenbaby | chaton, chatons | gatito, gatitos
puppy, puppies, pup, pups | valp, valpar, hundvalp | welpe, welpen, hundewelpe, hundewelpen | chiot, chiots | cachorro, cachorros
rabbit, rabbits, hamster, hamsters, guinea pig, rodents | kanin, kaniner, hamster, marsvin, gnagare | kaninchen, hamster, meerschweinchen, nager | lapin, lapins, hamster, cochon d'inde, rongeurs | conejo, conejos, hámster, cobaya, roedores
adult-dog, senior | senior, äldre | senior, senioren | senior, âgé | senior, mayor
large breed, small breed | stor ras, liten ras | große rassen, kleine rassen | grande race, petite race | raza grande, raza pequeña
beginner, beginners, starter | nybörjare | anfänger, einsteiger | débutant, débutants | principiante, principiantes
professional, pro | professionell, proffs | profi, professionell | professionnel, pro | profesional
robot, robotic, automatic | robot, automatisk | roboter, automatisch | robot, automatique | robot, automático, automática
gas, gasoline, petrol | gas, gasol, bensin | gas, benzin | gaz, essence | gas, gasolina
charcoal, coal | kol, träkol, grillkol | holzkohle, kohle | charbon, charbon de bois | carbón
solar, solar-powered | solcell, solceller, soldriven | solar, solarbetrieben | solaire | solar
gaming, gamer, gamers, for games, for gaming, playing games | gaming, gamer, spel, för spel, spelande | gaming, gamer, zocker, zocken, zum zocken, zum spielen | gaming, gamer, jeu vidéo, jeux vidéo, pour jouer | gaming, gamer, para jugar, videojuegos
ergonomic | ergonomisk, ergonomiskt | ergonomisch, ergonomische | ergonomique | ergonómico, ergonómica
orthopaedic, orthopedic | ortopedisk | orthopädisch, orthopädisches | orthopédique | ortopédico, ortopédica
memory foam | memory foam, minnesskum | memory-schaum, memoryschaum | mémoire de forme | viscoelástico, viscoelástica
inflatable | uppblåsbar | aufblasbar | gonflable | hinchable, inflable
magnetic | magnetisk | magnetisch | magnétique, aimanté | magnético, imantado, imantada
padded, quilted | vadderad, vadderat, quiltad | gepolstert, gefüttert, gesteppt, wattiert | matelassé, rembourré | acolchado
thermal, lined | termisk, fodrad | thermo, gefüttert | thermique, doublé | térmico, forrado
silicone | silikon | silikon | silicone | silicona
wood, hardwood, solid wood, plywood | trä, massivträ, massivt trä | holz, massivholz, massiv | bois, bois massif | madera, madera maciza
teak, acacia, mahogany | teak, akacia | teak, akazie | teck, acacia | teca, acacia
birch, spruce | björk | birke, fichte | bouleau, épicéa | abedul
stone, slate, granite | sten, skiffer, granit | stein, schiefer, granit | pierre, ardoise, granit | piedra, pizarra, granito
viscose, rayon, modal | viskos, modal | viskose, modal | viscose, modal | viscosa, modal
canvas | canvas, kanvas | canvas, leinwand | toile | lona
mesh | mesh | mesh | maille, mesh | malla
stoneware, earthenware, clay | stengods, lera, lergods | steingut, steinzeug | grès, faïence, argile | gres, loza, barro, arcilla
graphite, carbon | grafit, kolfiber | graphit, carbon, kohlefaser | graphite, carbone | grafito, carbono
latex, natural rubber | latex, naturgummi | latex, naturkautschuk, kautschuk | latex, caoutchouc | látex, caucho
white gold, gold-plated, gold plated | vitguld, förgylld, guldpläterad | weißgold, vergoldet | or blanc, plaqué or | oro blanco, chapado en oro
pearl, pearls, diamond, diamonds | pärla, pärlor, diamant | perle, perlen, diamant, diamanten | perle, perles, diamant | perla, perlas, diamante
tortoiseshell, leopard, animal print | leopard, djurmönstrad | leopard, leoprint, animalprint | écaille, léopard | carey, leopardo, estampado animal
embroidered, printed, patterned | broderad, mönstrad, tryckt | bestickt, gemustert, bedruckt | brodé, imprimé, à motifs | bordado, estampado
high-waisted, high waist, high rise | hög midja | hohe taille, high waist, hoher bund | taille haute | talle alto, tiro alto, cintura alta
short-sleeved, short sleeve, short sleeves | kortärmad | kurzarm, kurzärmlig | manches courtes | manga corta, mangas cortas
long-sleeved, long sleeve, long sleeves | långärmad, långa ärmar | langarm, langärmlig, lange ärmel | manches longues | manga larga
sleeveless | ärmlös, ärmlösa | ärmellos, ärmelloses |  | 
non-iron, easy-iron, easy iron, wrinkle-free, iron-free, doesn't crease, don't crease, doesn't wrinkle, don't wrinkle, won't wrinkle, doesn't need ironing, don't need ironing, no ironing | strykfri, strykfritt, skrynklar inte, inte skrynklar, skrynkelfri, inte behöver strykas | bügelfrei, bügelleicht, nicht knittert, knittert nicht, knitterfrei, nicht gebügelt werden muss | sans repassage, ne se froisse pas, se froisse pas, infroissable | sin plancha, que no se plancha, no necesita plancha, no se arruga, no se arrugue, no se arrugan, no hay que planchar
machine washable, washable | maskintvättbar, tvättbar | waschbar, maschinenwaschbar | lavable, lavable en machine | lavable, lavable a máquina
microwave safe, microwaveable | mikrotålig, tål mikro, mikrovågssäker | mikrowellengeeignet, mikrowellenfest | passe au micro-ondes, compatible micro-ondes | apto para microondas
dishwasher safe, dishwasher-safe | diskmaskinssäker, tål diskmaskin, maskindisk | spülmaschinenfest, spülmaschinengeeignet | passe au lave-vaisselle, lave-vaisselle | apto para lavavajillas
induction | induktion | induktion | induction | inducción
portable, travel-size | portabel, bärbar | tragbar | nomade | de viaje
compact, mini, pocket, space-saving, space saving | kompakt, mini, utrymmesbesparande, platsbesparande | kompakt, mini, platzsparend | compact, mini, gain de place, peu encombrant | compacto, mini, que ahorra espacio
foldable, folding, collapsible, fold-up | hopfällbar, vikbar, ihopfällbar, fällbar | klappbar, faltbar, zusammenklappbar | pliable, pliant, pliante, repliable | plegable, plegables
extendable, adjustable, extending | utdragbar, justerbar, förlängningsbar | ausziehbar, verstellbar | extensible, réglable, évolutif, à rallonge | extensible, ajustable, evolutivo
rotating, swivel | snurrbar, roterande | drehbar | pivotant, rotatif | giratorio
scandinavian, nordic | skandinavisk, nordisk | skandinavisch, nordisch | scandinave, nordique | escandinavo, nórdico
rustic, industrial | rustik, industriell | rustikal, industrial | rustique, industriel | rústico, industrial
family, families | familj, familjer, familjen | familie, familien | famille, familial, familiale, familiales | familia, familiar
graduation | examen, student | abschluss | diplôme | graduación
baptism, christening, baby shower | dop | taufe | baptême | bautizo
picnic, barbecue-party | picknick | picknick | pique-nique | pícnic
breakfast | frukost | frühstück | petit déjeuner, petit-déjeuner | desayuno
beard | skägg, skägget | bart, bärte | barbe, barbes | barba
dead | död, döda, döde | tot, tote, toten, toter, totes | mort, morte, morts, mortes | muerto, muerta, muertos, muertas
english, england | engelska, engelsk, engelskt, engelskspråkig, england | englisch, englische, englischer, englisches, englischen, england | anglais, anglaise, anglaises, angleterre | inglés, inglesa, ingleses, inglesas, inglaterra
swedish, sweden | svenska, svensk, svenskt, svenskspråkig, sverige | schwedisch, schwedische, schwedischer, schwedisches, schwedischen, schweden | suédois, suédoise, suédoises, suède | sueco, sueca, suecos, suecas, suecia
german, germany | tyska, tysk, tyskt, tyskland | deutsch, deutsche, deutscher, deutsches, deutschen, deutschland | allemand, allemande, allemands, allemandes, allemagne | alemán, alemana, alemanes, alemanas, alemania
french, france | franska, fransk, franskt, frankrike | französisch, französische, französischer, französisches, französischen, frankreich | français, française, françaises | francés, francesa, franceses, francesas, francia
spanish, spain | spanska, spansk, spanskt, spanien | spanisch, spanische, spanischer, spanisches, spanischen | espagnol, espagnole, espagnols, espagnoles, espagne | español, española, españoles, españolas, españa
italian, italy | italienska, italiensk, italienskt, italien | italienisch, italienische, italienischer, italienisches, italienischen | italienne, italiens, italiennes, italie | italiano, italiana, italianos, italianas, italia
portuguese, portugal | portugisisk, portugisiska, portugisiskt | portugiesisch, portugiesische, portugiesischer, portugiesisches, portugiesischen | portugais, portugaise, portugaises | portugués, portuguesa, portugueses, portuguesas
greek, greece | grekisk, grekiska, grekiskt, grekland | griechisch, griechische, griechischer, griechisches, griechischen, griechenland | grec, grecque, grecs, grecques, grèce | griego, griega, griegos, griegas, grecia
dutch, netherlands, holland | holländsk, holländska, holländskt, nederländsk, nederländska, nederländerna | holländisch, holländische, holländischer, holländisches, niederländisch, niederländische, niederländischer, niederlande | néerlandais, néerlandaise, hollandais, hollandaise, pays-bas, hollande | holandés, holandesa, holandeses, holanda
danish, denmark | dansk, danskt, danmark | dänisch, dänische, dänischer, dänisches, dänischen, dänemark | danois, danoise, danoises, danemark | danés, danesa, dinamarca
norwegian, norway | norsk, norskt, norge | norwegisch, norwegische, norwegischer, norwegisches, norwegischen, norwegen | norvégien, norvégienne, norvège | noruego, noruega
finnish, finland | finsk, finskt | finnisch, finnische, finnischer, finnisches, finnischen, finnland | finlandais, finlandaise, finlande | finlandés, finlandesa, finlandia
polish-made, poland | polskt, polen | polnisch, polnische, polnischer, polnisches, polnischen | polonais, polonaise, pologne | polaco, polaca, polonia
austrian, austria | österrikisk, österrikiska, österrikiskt, österrike | österreichisch, österreichische, österreichischer, österreichisches, österreichischen, österreich | autrichien, autrichienne, autriche | austríaco, austríaca, austriaco, austriaca
swiss, switzerland | schweizisk, schweiziska, schweiziskt, schweiz | schweizerisch, schweizerische, schweizer | suisse, suisses | suizo, suiza, suizos
scottish, scotland | skotsk, skotska, skotskt, skottland | schottisch, schottische, schottischer, schottisches, schottland | écossais, écossaise, écosse | escocés, escocesa, escocia
irish, ireland | irländsk, irländska, irländskt, irland | irisch, irische, irischer, irisches, irischen | irlandais, irlandaise, irlande | irlandés, irlandesa, irlanda
japanese, japan | japansk, japanska, japanskt | japanisch, japanische, japanischer, japanisches, japanischen | japonais, japonaise, japonaises, japon | japonés, japonesa, japoneses, japón
mexican, mexico | mexikansk, mexikanska, mexikanskt, mexiko | mexikanisch, mexikanische, mexikanischer, mexikanisches | mexicain, mexicaine, mexique | mexicano, mexicana, méxico
indian, india | indisk, indiska, indiskt, indien | indisch, indische, indischer, indisches, indischen | indien, indienne, inde | indio, india
thai, thailand | thailändsk, thailändska, thailändskt | thailändisch, thailändische, thailändischer, thailändisches | thaïlandais, thaïlandaise, thaïlande | tailandés, tailandesa, tailandia
moroccan, morocco | marockansk, marockanska, marockanskt, marocko | marokkanisch, marokkanische, marokkanischer, marokkanisches, marokko | marocain, marocaine, maroc | marroquí, marruecos
argentinian, argentine, argentina | argentinsk, argentinska, argentinskt | argentinisch, argentinische, argentinischer, argentinisches, argentinien | argentin, argentine, argentin | argentino, argentinos
chinese | kinesisk, kinesiska, kinesiskt | chinesisch, chinesische, chinesischer, chinesisches, chinesischen | chinois, chinoise | chino
belgian, belgium | belgisk, belgiska, belgiskt, belgien | belgisch, belgische, belgischer, belgisches, belgischen | belge, belges, belgique | belga, belgas, bélgica
korean, korea | koreansk, koreanska, koreanskt | koreanisch, koreanische, koreanischer, koreanisches | coréen, coréenne, corée | coreano, coreana, corea
`
