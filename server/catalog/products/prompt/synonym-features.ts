/** Further describers, as synonym-moods.ts: how something is shut, cut, held, powered, roasted, and what it bears. */

export const FEATURE_TRAITS = `
solid, solid bar, bar form | fast form | festes stück, feste form | solide | sólido, sólida
plus size, plus-size, curvy, plus sizes, large sizes, big sizes, bigger sizes, outsize | stora storlekar, plus size, plusstorlek, plusstorlekar, stor storlek | übergröße, übergrößen, große größen, plus size | grande taille, grandes tailles | talla grande, tallas grandes, plus size
against blue light, blue light, anti blue light, blue light blocking, blue light filter | blåljusfilter, blått ljus, mot blått ljus | blaulichtfilter, blaulicht, gegen blaulicht | anti-lumière bleue, lumière bleue, anti lumière bleue | luz azul, anti luz azul, filtro de luz azul, contra la luz azul
liquid | flytande | flüssig, flüssige, flüssiges | liquide | líquido, líquida
cable knit, cable-knit, cable knitted | kabelstickad, kabelstickat, kabelstickade, flätstickad, flätstickat, flätstickade | zopfmuster, zopfstrick | maille torsadée, à torsades, torsades | punto trenzado, de ochos
wired, corded, with cable, with cord | sladdansluten, kabelansluten, med sladd, med kabel | kabelgebunden, kabelgebundene, mit kabel | filaire, avec fil, avec câble | con cable, cableado, con hilo
manual, hand-operated, hand cranked | manuell, handdriven, handvevad | manuell, handbetrieben, handkurbel | manuel, manuelle, à manivelle | manual, de manivela
digital | digital, digitalt, digitala | digital, digitale, digitaler, digitales | numérique, digital | digital
analogue, analog | analog, analogt, analoga | analog, analoge, analoges | analogique | analógico, analógica
mechanical | mekanisk, mekaniskt, mekaniska | mechanisch, mechanische, mechanischer | mécanique | mecánico, mecánica
refillable | påfyllningsbar, refillbar | nachfüllbar, wiederbefüllbar | rechargeable à l'infini, remplissable | rellenable
disposable, single-use, single use | engångs, för engångsbruk | einweg, zum wegwerfen | jetable, à usage unique | desechable, de un solo uso
blackout, room darkening, light blocking | mörkläggande, mörkläggning | verdunkelnd, verdunkelung, blickdicht, lichtdicht | occultant, occultante | opaco, opaca, blackout
matte, matt | matt, mattlackerad | matt, mattiert | finition mate | acabado mate
glossy, high-gloss, high gloss, shiny | högblank, blankt, glansig | glänzend, hochglanz | brillant, brillante | brillante
v-neck, v neck | v-ringad, v-ringning | v-ausschnitt | col v, col en v | cuello de pico, cuello en v
crew neck, round neck, crewneck | rundhals, rundringad | rundhals, rundhalsausschnitt | col rond | cuello redondo
hooded, with a hood, with hood | med huva, med luva | mit kapuze | à capuche, avec capuche | con capucha
loose-fit, loose fit, relaxed fit, baggy | lös passform, ledig passform | weit geschnitten, locker geschnitten | coupe ample, coupe large | corte holgado, holgado, holgada
regular fit | normal passform | normale passform | coupe droite | corte recto
straight-leg, straight leg | raka ben | gerades bein | jambe droite | pierna recta
wide-leg, wide leg | vida ben | weites bein | jambe large | pierna ancha, pata ancha
flared, bootcut | utsvängda | ausgestellt, schlaghose | évasé, évasée, pattes d'eph | acampanado, acampanada
stretchy, with stretch, stretch | stretchig, stretch, elastisk | stretch, dehnbar, elastisch | extensible, stretch | elástico, elástica, elastizado, elastizada
cropped | croppad | bauchfrei | crop, court devant | crop
maxi, floor length, ankle length | fotsid, hellång, lång modell | bodenlang, knöchellang | longueur cheville | hasta los pies
midi, calf length | vadlång, midi | wadenlang, midi | mi-longue, mi-long, midi | midi
knee-length, knee length | knälång | knielang | longueur genou | hasta la rodilla
pleated | plisserad, veckad | plissiert, plissee | plissé, plissée | plisado, plisada
high-top, high top, high tops | höga modellen | knöchelhoch | montante, montantes | de caña alta
lace-up, lace up | snörning, med snörning | zum schnüren | à lacets | con cordones
velcro, hook and loop | kardborre, kardborreband | klettverschluss | à scratch, à velcro | con velcro, de velcro
left-handed, left handed, for left-handers, lefty | vänsterhänt, för vänsterhänta | linkshänder, für linkshänder | pour gaucher, gaucher, gauchers | para zurdos, zurdo
silent, quiet, noiseless, low noise, doesn't make noise, don't make noise, makes no noise, not noisy, isn't noisy, not too noisy, isn't too noisy, not loud, isn't loud, not too loud, isn't too loud, aren't too loud, not very loud | tyst, tysta, ljudlös, tystgående, låter inte, inte låter, inte bullrar, bullrar inte, inte så högljudd, inte för högljudd, inte för högljutt | leise, lautlos, geräuschlos, geräuscharm, nicht laut, nicht zu laut, nicht so laut, macht keinen lärm, keinen lärm macht, macht keinen krach, keinen krach macht | silencieux, silencieuse, pas bruyant, pas bruyante, ne fait pas de bruit, fait pas de bruit, ne fasse pas de bruit, fasse pas de bruit, pas trop bruyant, pas trop bruyante | silencioso, silenciosa, no hace ruido, no haga ruido, no hacen ruido, no hagan ruido, no ruidoso, no ruidosa, no muy ruidoso, no muy ruidosa, no demasiado ruidoso
fast-charging, fast charging, quick charge | snabbladdning | schnellladefunktion, schnellladen | charge rapide | carga rápida
polarised, polarized | polariserad, polariserade | polarisiert, polarisierte | polarisé, polarisée | polarizado, polarizada
wifi, wi-fi | wifi, wi-fi | wlan, wifi | wifi, wi-fi | wifi
dimmable | dimbar, dimbara | dimmbar, dimmbare | variable en intensité, dimmable, à intensité variable | regulable en intensidad, atenuable
motion sensor, motion detector, with motion sensor | rörelsesensor, rörelsevakt | bewegungsmelder | détecteur de mouvement | sensor de movimiento
remote-controlled, remote controlled, with remote, radio controlled | fjärrstyrd, radiostyrd, med fjärrkontroll | ferngesteuert, mit fernbedienung | télécommandée, avec télécommande | teledirigido, radiocontrol, con mando
voice controlled | röststyrd | sprachgesteuert | à commande vocale | con control por voz
stackable | stapelbar, stapelbara | stapelbar | empilable | apilable
wall-mounted, wall mounted | väggmonterad, vägghängd | zur wandmontage, wandmontiert | mural, murale, à fixer au mur | de pared, mural
freestanding, free standing | fristående | freistehend | sur pied | de pie
built-in, integrated | inbyggd, inbyggt | eingebaut, integriert | intégré, intégrée, encastrable | integrado, empotrable
on wheels, with wheels, wheeled, rolling | på hjul, med hjul | auf rollen, mit rollen, rollbar | à roulettes, avec roulettes | con ruedas
lockable, with lock | låsbar, låsbart | abschließbar | verrouillable, fermant à clé | con cerradura, con llave
with lid | med lock | mit deckel | avec couvercle | con tapa
with drawers | med lådor | mit schubladen | avec tiroirs | con cajones
with storage | med förvaring | mit stauraum | avec rangement, avec coffre | con almacenaje
upholstered | klädd, stoppad | gepolstert | capitonné, rembourré | tapizado, tapizada
reclining | fällbar rygg, ställbar rygg | mit liegefunktion | inclinable | reclinable
two-seater, two seater, 2 seater, 2-seater | tvåsits, 2-sits | zweisitzer, 2-sitzer | deux places, 2 places | dos plazas, 2 plazas
three-seater, three seater, 3 seater, 3-seater | tresits, 3-sits | dreisitzer, 3-sitzer | trois places, 3 places | tres plazas, 3 plazas
double-bed size, for a double bed, double size | för dubbelsäng | für doppelbett | pour lit double, deux personnes | para cama doble, de matrimonio
rectangular | rektangulär, rektangulärt | rechteckig, rechteckige | rectangulaire | rectangular
oval | oval, ovalt, ovala | oval, ovale, ovaler | ovale | ovalado, ovalada
heart-shaped, heart shaped | hjärtformad | herzförmig | en forme de cœur | en forma de corazón
crocheted | virkad, virkat | gehäkelt | crocheté, au crochet | de ganchillo, crochet
woven | vävd, vävt | gewebt, geflochten | tissé, tissée, tressé | trenzado, entretejido
fluffy, furry, fuzzy | fluffig, luddig, fluffiga | flauschig, flauschige, kuschelig | duveteux, pelucheux, moelleux | peludo, esponjoso
heated | uppvärmd, med värme | beheizt, beheizbar | chauffant, chauffante | calefactable, térmica, con calefacción
cooling | kylande, svalkande | kühlend | rafraîchissant, rafraîchissante | refrescante
glow in the dark, glow-in-the-dark, luminous | självlysande, lyser i mörkret | leuchtet im dunkeln, nachleuchtend, im dunkeln leuchtend | phosphorescent, brille dans le noir | brilla en la oscuridad, fosforescente
educational, learning | pedagogisk, pedagogiskt, pedagogiska | pädagogisch, pädagogisches, lehrreich | éducatif, éducative, pédagogique | educativo, educativa, didáctico
interactive | interaktiv, interaktiva | interaktiv, interaktives | interactif, interactive | interactivo, interactiva
refurbished, reconditioned | renoverad, återställd, rekonditionerad | generalüberholt, refurbished | reconditionné, reconditionnée | reacondicionado, reacondicionada
second-hand, second hand, pre-owned, preloved | begagnad, begagnat, begagnade, secondhand | gebraucht, gebrauchte, aus zweiter hand | d'occasion, seconde main | de segunda mano, usado
limited edition | begränsad upplaga | limitierte auflage, limitiert | édition limitée | edición limitada
personalised, personalized, engraved, with name, with his name, with her name, with a name, with name on it, with his name on it, with her name on it, with their name on it, custom made, customised, customized | graverad, med namn, med namn på, med hans namn, med hennes namn, med namnet på, personlig gravyr, personaliserad | personalisiert, graviert, mit namen, mit seinem namen, mit ihrem namen, mit name, mit namen drauf, individualisiert | personnalisé, personnalisée, gravé, avec prénom, avec son prénom, avec le prénom, avec son nom, personnalisable | personalizado, personalizada, grabado, con nombre, con su nombre, con el nombre, que tenga su nombre, que lleve su nombre, personalizable
heavy-duty, heavy duty | extra kraftig | schwerlast, extra stark | usage intensif, extra robuste | uso intensivo, extra resistente
shockproof, drop-proof | stöttålig, stöttåligt, stötsäker | stoßfest, stoßsicher | antichoc, résistant aux chocs | antigolpes, resistente a golpes, a prueba de golpes
scratch-resistant, scratch resistant | reptålig, repfri | kratzfest | anti-rayures, résistant aux rayures | antiarañazos, antirrayas, resistente a los arañazos
shatterproof, unbreakable | okrossbar, okrossbart | bruchsicher, unzerbrechlich | incassable | irrompible
fireproof, flame retardant | brandsäker, flamsäker | feuerfest, schwer entflammbar | ignifuge, ignifugé | ignífugo, ignífuga
rustproof, stainless, doesn't rust, don't rust, won't rust | rostfri, rostfritt, rostfria, rostar inte, inte rostar | rostfrei, rostfreie, nicht rostet, rostet nicht, nicht rosten | inoxydable, inox, ne rouille pas, ne rouillent pas | inoxidable, inox, no se oxida, no se oxidan, no se oxide
self-adhesive, self adhesive, stick-on, peel and stick | självhäftande | selbstklebend | autocollant, autocollante, adhésif | autoadhesivo, adhesivo
self-inflating, self inflating | självuppblåsande | selbstaufblasend | autogonflant, autogonflante | autohinchable
sustainable, eco-conscious | miljövänlig, klimatsmart | nachhaltig, nachhaltige, umweltfreundlich | durable et responsable, écoresponsable, éco-responsable | sostenible, ecológicamente responsable
parabens, paraben | parabener | parabene | parabènes | parabenos
oven-safe, oven safe, ovenproof | ugnssäker, ugnsfast | ofenfest, backofenfest | passe au four, allant au four, compatible four, résistant au four | apto para horno
dark-roast, dark roast, dark roasted | mörkrost, mörkrostat | dunkle röstung | torréfaction foncée | tueste oscuro
salted | saltad, saltade | gesalzen, gesalzene | salé, salée, salés | salado, salada
roasted, toasted | rostade nötter, rostade | geröstet, geröstete | grillé, grillés, torréfié | tostado, tostada, tostadas
smoked | rökt, rökta | geräuchert | fumé, fumée | ahumado, ahumada
dried-form, dried | torkad, torkade | getrocknet, getrocknete | séché, séchée, séchés | deshidratado
sour | sura, surt | sauer, saure, saures | acidulé, acide | ácido, ácida
crunchy, crispy | krispig, knaprig, krispiga | knusprig, knackig | croquant, croustillant | crujiente
sparkling, fizzy, bubbly, carbonated | mousserande, bubblande, kolsyrad | prickelnd, spritzig, perlend | pétillant, pétillante, gazeux | con gas, burbujeante
moisturising, moisturizing, hydrating | återfuktande, fuktgivande | feuchtigkeitsspendend | hydratant, hydratante | hidratante
soothing, calming | lugnande | beruhigend | apaisant, apaisante, calmant | calmante
anti-frizz, frizz, against frizz | mot frizz | anti-frizz | anti-frisottis, frisottis | antiencrespamiento, encrespamiento
dry, off-dry, brut | torr, torrt, torra, brut | trocken, trockene, trockener, trockenes, trockenen | sec, sèche, secs, sèches, brut | seco, seca, secos, secas, brut
uv protection, uv-protection, upf, uv protective | uv-skydd, uv-skyddande | uv-schutz | anti-uv, protection uv | protección uv
touchscreen-friendly, touchscreen compatible, touchscreen | pekskärmsvänlig, touchskärm, pekskärm | touchscreen, touchscreen-fähig | tactile, compatible écran tactile | táctil, para pantalla táctil
reflective, high visibility, hi-vis, hi vis | reflekterande | reflektierend, reflektierende | réfléchissant, haute visibilité | reflectante, alta visibilidad
ultralight, ultralightweight, featherweight | ultralätt, superlätt | ultraleicht, federleicht | ultraléger, ultralégère | ultraligero, ultraligera
leakproof, spill-proof, leak-proof, leak proof, spill proof, doesn't leak, don't leak, won't leak, doesn't spill, won't spill | läckagefri, läckagesäker, spillfri, läcksäker, läcker inte, inte läcker, inte spiller | auslaufsicher, nicht ausläuft, läuft nicht aus, nicht auslaufen | anti-fuite, étanche aux fuites, ne fuit pas, ne fuient pas, ne coule pas | antigoteo, antiderrames, a prueba de fugas, no gotea, no gotean, no gotee, no se derrama
motorcycle, motorbike, motorbikes, motorcycles, biker, moped, for motorbikes | motorcykel, motorcyklar, mc, moped, till motorcykel | motorrad, motorräder, biker, moped, fürs motorrad | moto, motos, motard, deux-roues | moto, motos, motero, ciclomotor
biodegradable, bio-degradable, compostable | nedbrytbar, nedbrytbart, nedbrytbara, biologiskt nedbrytbar, biologiskt nedbrytbart, biologiskt nedbrytbara, komposterbar | biologisch abbaubar, biologisch abbaubare, biologisch abbaubares, biologisch abbaubarer, kompostierbar | biodégradable, biodégradables, compostable | biodegradable, biodegradables, compostable
recyclable | återvinningsbar, återvinningsbart, återvinningsbara | recycelbar, recyclebar, wiederverwertbar | recyclable, recyclables | reciclable, reciclables
plastic-free, plastic free, without plastic, no plastic bottle, without plastic bottle, without a plastic bottle, not in plastic | plastfri, plastfritt, plastfria, utan plastflaska, ingen plastflaska, inte i plastflaska, utan plastförpackning | plastikfrei, plastikfreie, plastikfreies, ohne plastikflasche, ohne plastikverpackung, keine plastikflasche, ohne plastik | sans plastique, zéro plastique, sans bouteille plastique, sans flacon plastique, sans emballage plastique | sin plástico, libre de plástico, sin botella de plástico, sin bote de plástico, sin envase de plástico
zero waste, waste-free | avfallsfri, zero waste | müllfrei, zero waste | zéro déchet | residuo cero, cero residuos
fair trade, fairtrade, ethically made | rättvisemärkt, fairtrade | fair gehandelt, fairtrade | commerce équitable, équitable | comercio justo
cruelty-free, cruelty free, not tested on animals | djurvänlig, inte testad på djur | tierversuchsfrei, ohne tierversuche | non testé sur les animaux, cruelty free | no testado en animales, cruelty free
rechargeable by usb, usb-charged, usb rechargeable | usb-laddad, laddas via usb | usb-aufladbar, per usb aufladbar | rechargeable par usb | recargable por usb
non-slip, anti-slip, slip-resistant, non slip, anti slip, doesn't slip, don't slip, won't slip, not slippery | halkfri, halksäker, halkskyddad, halkfria, antihalk, glider inte, inte glider, halkar inte, inte halkar, inte halkig, inte hal | rutschfest, rutschfeste, rutschfestes, rutschhemmend, antirutsch, nicht rutscht, rutscht nicht, nicht verrutscht, verrutscht nicht, nicht rutschig | antidérapant, antidérapante, ne glisse pas, glisse pas, ne glissent pas, pas glissant, pas glissante | antideslizante, no resbala, no resbalan, no resbale, no resbalen, no se resbala, no desliza
child-safe, childproof, child safe, kid-proof | barnsäker, barnsäkert, barnsäkra | kindersicher, kindersichere | sécurité enfant, sans danger pour les enfants | a prueba de niños, seguro para niños
height-adjustable, height adjustable | höjdjusterbar, höj- och sänkbar, höj och sänkbar | höhenverstellbar | réglable en hauteur | regulable en altura, ajustable en altura
dustproof, dust-proof | dammtät | staubdicht | étanche à la poussière | resistente al polvo, a prueba de polvo
heat-resistant, heat resistant, heatproof | värmetålig, värmebeständig | hitzebeständig, hitzefest | résistant à la chaleur, thermorésistant | resistente al calor
airtight, air-tight | lufttät | luftdicht | hermétique | hermético, hermética
programmable | programmerbar | programmierbar | programmable | programable
reversible | vändbar | wendbar | réversible | reversible
antibacterial, anti-bacterial | antibakteriell | antibakteriell | antibactérien, antibactérienne | antibacteriano, antibacteriana
backless, open back, open-back | öppen rygg, bar rygg | rückenfrei | dos nu, dos ouvert | espalda descubierta, espalda abierta
seamless | sömlös | nahtlos | sans coutures, sans couture | sin costuras
faux leather, artificial leather, pu leather, leatherette, vegan leather, fake leather, imitation leather, synthetic leather, eco leather, pleather | konstläder, fuskläder, konstskinn, veganskt läder, veganläder, läderimitation, skinnimitation, fuskskinn | kunstleder, veganes leder, lederimitat, lederimitation, pu-leder | simili cuir, similicuir, faux cuir, cuir vegan, cuir végan, cuir synthétique, imitation cuir | cuero sintético, polipiel, piel sintética, cuero vegano, piel vegana, símil piel, símil cuero, imitación cuero
microfibre, microfiber | mikrofiber | mikrofaser | microfibre | microfibra
tulle | tyll | tüll | tulle | tul
titanium | titan | titan | titane | titanio
camouflage, camo | kamouflage | camouflage, tarnmuster | camouflage | camuflaje
geometric | geometrisk, geometriskt | geometrisch | géométrique | geométrico, geométrica
new year's eve, new year's | nyår, nyårsafton | silvester | nouvel an, saint-sylvestre | nochevieja, año nuevo, fin de año
first communion, confirmation | konfirmation, första kommunion | kommunion, erstkommunion, konfirmation | communion, première communion | primera comunión, comunión
full coverage, full cover, high coverage | hög täckning, heltäckande | hohe deckkraft, volle deckkraft | haute couvrance, couvrance totale | alta cobertura, cobertura total
thick, chunky | tjock, tjockt, tjocka | dick, dicke, dicker, dickes, dicken | épais, épaisse, épaisses | grueso, gruesa, gruesos, gruesas, gordos, gordas
sterilised, sterilized, neutered, spayed, castrated | kastrerad, kastrerade, steriliserad, steriliserade | kastriert, kastrierte, kastrierten, sterilisiert, sterilisierte, sterilisierten | stérilisé, stérilisée, stérilisés, castré, castrée, castrés | esterilizado, esterilizada, esterilizados, castrado, castrada, castrados
`
