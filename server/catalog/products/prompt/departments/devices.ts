/** Further computers, phones and what belongs to them: as kitchen.ts. */
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
`
