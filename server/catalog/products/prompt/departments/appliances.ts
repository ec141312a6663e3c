/** Further cameras, household machines and what watches a home: as kitchen.ts. */
export const APPLIANCES = `
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
rechargeable batteries | uppladdningsbara batterier | akkus, wiederaufladbare batterien | piles rechargeables, accus | pilas recargables
washer dryer | kombimaskin, kombinerad tvättmaskin | waschtrockner | lave-linge séchant | lavadora secadora > washing machine, home appliance
fridge freezer | kyl och frys, kylfrys | kühl-gefrierkombination | réfrigérateur congélateur, combiné | frigorífico combi, nevera con congelador > fridge, freezer
bean to cup machine | helautomatisk espressomaskin | kaffeevollautomat | machine à café à grain, robot café | cafetera superautomática > coffee maker
capsule coffee machine, pod coffee machine | kapselmaskin, kapselkaffemaskin | kapselmaschine | machine à capsules, machine à dosettes | cafetera de cápsulas > coffee maker
slow juicer, cold press juicer | slowjuicer | slow juicer | extracteur de jus à froid | extractor de jugos lento, licuadora lenta > juicer
electric griddle, teppanyaki grill | stekbord, teppanyaki | teppanyaki-grill, elektrische grillplatte | plancha électrique, teppanyaki | plancha eléctrica > home appliance
cordless vacuum, stick vacuum | skaftdammsugare, sladdlös dammsugare | akkustaubsauger, stielstaubsauger | aspirateur balai | aspirador escoba, aspiradora sin cable > vacuum cleaner
window vacuum | fönsterdammsugare | fenstersauger | nettoyeur de vitres électrique, aspirateur vitres | limpiacristales eléctrico > home appliance
ceiling fan | takfläkt | deckenventilator | ventilateur de plafond | ventilador de techo > fan
tower fan | tornfläkt, pelarfläkt | turmventilator | ventilateur colonne | ventilador de torre > fan
oil radiator | oljeelement, oljefylld radiator | ölradiator | radiateur bain d'huile | radiador de aceite > heater
infrared heater | infravärmare | infrarotheizung, infrarotheizstrahler | chauffage infrarouge, panneau rayonnant | calefactor infrarrojo > heater
water dispenser | vattenautomat, vattendispenser | wasserspender | fontaine à eau, distributeur d'eau | dispensador de agua > home appliance
`
