/** Further computers, phones, cameras and household machines: as kitchen.ts. */
export const DEVICES = `
printer toner, toner cartridge | lasertoner, tonerkassett | toner, tonerkartusche | cartouche de toner | tóner
baby plate, suction plate | barntallrik, sugproppstallrik | babyteller, kinderteller | assiette bébé, assiette enfant | plato bebé, plato infantil > plate, baby gear
dinosaur toy | leksaksdinosaurie, dinosauriefigur | dinosaurier-figur, spielzeugdinosaurier | figurine dinosaure, dinosaure jouet | dinosaurio de juguete, figura dinosaurio > toy animals, dinosaur
gel nail polish | gellack | gel-nagellack, uv-nagellack | vernis semi-permanent, vernis gel | esmalte semipermanente, esmalte en gel > nail polish
uv lamp for nails, nail lamp | uv-lampa naglar, nagellampa | nagellampe, uv-lampe nägel | lampe uv ongles | lámpara uv uñas > cosmetics
all-in-one pc | allt-i-ett-dator | all-in-one-pc | ordinateur tout-en-un | ordenador todo en uno > computer
curved monitor, ultrawide monitor | böjd skärm, ultrabred skärm | curved-monitor, ultrawide-monitor | écran incurvé, écran ultra large | monitor curvo, monitor ultrawide > monitor
numeric keypad | numeriskt tangentbord | nummernblock, ziffernblock | pavé numérique | teclado numérico > keyboard
laptop charger, power adapter | laptopladdare, laddare till dator | laptop-ladegerät, laptop-netzteil | chargeur ordinateur portable, chargeur pc | cargador de portátil > charger
antivirus software, software | antivirusprogram, programvara | antivirensoftware, software | antivirus, logiciel | antivirus, software
compressed air, air duster | tryckluft på burk, tryckluftsspray | druckluftspray | bombe à air comprimé, dépoussiérant | aire comprimido
flip case, wallet case | plånboksfodral, mobilplånbok | klapphülle, handytasche | étui portefeuille, étui à rabat | funda con tapa, funda cartera > phone case
phone ring holder, phone grip | mobilring, popsocket | handyring, handygriff, popsocket | anneau téléphone, popsocket | anillo para móvil, soporte anillo móvil
bone conduction headphones | benledande hörlurar | knochenschall-kopfhörer | casque à conduction osseuse | auriculares de conducción ósea > headphones
headphone stand | hörlursställ | kopfhörerständer | support casque | soporte para auriculares
earbud case, airpods case | airpods-fodral, hörlursfodral | airpods-hülle, kopfhörer-etui | étui airpods, étui écouteurs | funda airpods, funda auriculares
ear tips, ear pads | öronkuddar | ohrpolster, ohraufsätze | coussinets casque, embouts écouteurs | almohadillas auriculares
bluetooth speaker, portable speaker | bluetooth-högtalare, bärbar högtalare | bluetooth-lautsprecher, bluetooth-box | enceinte bluetooth, enceinte portable | altavoz bluetooth, bocina bluetooth, altavoz portátil > speaker, bluetooth, wireless
floorstanding speakers | golvhögtalare | standlautsprecher | enceintes colonne | altavoces de pie > speaker
dab radio, digital radio | dab-radio | dab-radio, digitalradio | radio dab, radio numérique | radio dab, radio digital > radio
hi-fi system, stereo system | stereo, stereoanläggning, hifi-anläggning | stereoanlage, kompaktanlage | chaîne hifi, chaîne stéréo | equipo de música, minicadena, estéreo > electronics
tv box, set-top box | tv-box, digitalbox | set-top-box | décodeur tv | decodificador, tv box > electronics
speaker stand, speaker bracket | högtalarstativ, högtalarfäste | lautsprecherständer, boxenständer | pied d'enceinte, support enceinte | soporte para altavoces
filter coffee machine, drip coffee maker | filterkaffebryggare, droppkaffebryggare | filterkaffeemaschine | cafetière filtre | cafetera de goteo, cafetera de filtro > coffee maker
mirrorless camera | systemkamera, spegellös kamera | systemkamera | appareil photo hybride | cámara sin espejo, cámara mirrorless > camera
dslr camera | spegelreflexkamera | spiegelreflexkamera | reflex, appareil photo reflex | cámara réflex > camera
monopod | enbensstativ, monopod | einbeinstativ | monopode | monopié > tripod
camera battery | kamerabatteri | kamera-akku | batterie appareil photo | batería de cámara
lens cleaning kit | linsrengöring | objektivreinigung, kamera-reinigungsset | kit de nettoyage objectif | kit de limpieza cámara
handheld console | handhållen spelkonsol, bärbar spelkonsol | handheld-konsole | console portable | consola portátil > game console
controller charging station | laddstation handkontroll | ladestation controller | station de charge manette | base de carga mandos
console case | konsolfodral | konsolentasche | housse console | funda para consola
dummy camera | attrapp övervakningskamera, kameraattrapp | kamera-attrappe | fausse caméra, caméra factice | cámara falsa
window sensor, opening sensor | dörrsensor, fönstersensor | türsensor, fensterkontakt | détecteur d'ouverture | sensor de puerta, sensor de ventana
indoor thermometer, hygrometer | inomhustermometer, hygrometer | zimmerthermometer, hygrometer | thermomètre d'intérieur, hygromètre | termómetro de interior, higrómetro > thermometer
air quality monitor, co2 meter | luftkvalitetsmätare, co2-mätare | luftqualitätsmesser, co2-messgerät | capteur de qualité de l'air, détecteur co2 | medidor de calidad del aire, medidor co2
rechargeable batteries, rechargeable aa batteries, rechargeable aaa batteries | uppladdningsbara batterier, laddningsbara batterier | akkus, wiederaufladbare batterien, aufladbare batterien | piles rechargeables, accus, piles aa rechargeables, piles aaa rechargeables | pilas recargables, pilas aa recargables, pilas aaa recargables > battery pack
washer dryer | kombimaskin, kombinerad tvättmaskin | waschtrockner | lave-linge séchant | lavadora secadora > washing machine, home appliance
fridge freezer | kyl och frys, kylfrys | kühl-gefrierkombination | réfrigérateur congélateur, combiné | frigorífico combi, nevera con congelador > fridge, freezer
bean to cup machine | helautomatisk espressomaskin | kaffeevollautomat | machine à café à grain, robot café | cafetera superautomática > coffee maker
capsule coffee machine, pod coffee machine | kapselmaskin, kapselkaffemaskin | kapselmaschine | machine à capsules, machine à dosettes | cafetera de cápsulas > coffee maker
slow juicer, cold press juicer | slowjuicer | slow juicer | extracteur de jus à froid | extractor de jugos lento, licuadora lenta > juicer
electric griddle, teppanyaki grill | stekbord, teppanyaki | teppanyaki-grill, elektrische grillplatte | plancha électrique, teppanyaki | plancha eléctrica > home appliance
cordless vacuum, cordless vacuum cleaner, stick vacuum, stick vacuum cleaner | skaftdammsugare, sladdlös dammsugare | akkustaubsauger, akku-staubsauger, stielstaubsauger, kabelloser staubsauger | aspirateur balai, aspirateur sans fil | aspirador escoba, aspiradora sin cable, aspiradora sin cables, aspirador sin cable > vacuum cleaner
window vacuum | fönsterdammsugare | fenstersauger | nettoyeur de vitres électrique, aspirateur vitres | limpiacristales eléctrico > home appliance
ceiling fan | takfläkt | deckenventilator | ventilateur de plafond | ventilador de techo > fan
tower fan | tornfläkt, pelarfläkt | turmventilator | ventilateur colonne | ventilador de torre > fan
oil radiator, oil filled radiator, oil-filled radiator, oil heater | oljeelement, oljefylld radiator, oljefyllt element | ölradiator, ölheizung, ölheizkörper | radiateur bain d'huile, radiateur à bain d'huile, radiateur à huile | radiador de aceite, estufa de aceite > heater
infrared heater | infravärmare | infrarotheizung, infrarotheizstrahler | chauffage infrarouge, panneau rayonnant | calefactor infrarrojo > heater
water dispenser | vattenautomat, vattendispenser | wasserspender | fontaine à eau, distributeur d'eau | dispensador de agua > home appliance
desktop computer, desktop, desktops, desktop pc, tower pc | stationär dator, stationära datorer | desktop-pc, desktop-pcs, tower-pc, standrechner, desktop-computer | ordinateur de bureau, ordinateur fixe, pc fixe, unité centrale | ordenador de sobremesa, pc de sobremesa, ordenador de torre > computer
insulated water bottle, insulated drinking bottle, insulated flask, insulated drinks bottle | isolerad vattenflaska, isolerad flaska, termovattenflaska | isolierte trinkflasche, isolierte flasche, thermo-trinkflasche, isotrinkflasche | gourde isotherme, gourde isolée | botella isotérmica, botella de agua térmica, botella aislante > thermos, water bottle
`
