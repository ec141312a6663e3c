/** Further things for animals, sports, journeys, vehicles, crafts and parties: as kitchen.ts. */
export const PASTIMES = `
lifting belt, weightlifting belt | lyftarbälte | gewichthebergürtel | ceinture de musculation | cinturón de levantamiento > sports equipment
weightlifting gloves, gym gloves | träningshandskar, gymhandskar | trainingshandschuhe, fitnesshandschuhe | gants de musculation | guantes de gimnasio > gloves
cat bed, cat cave | kattbädd, kattgrotta, kattkorg | katzenbett, katzenhöhle, katzenkorb | panier chat, niche pour chat | cama para gatos, cueva para gatos > pet supplies, cat
training shoes, gym shoes | träningsskor, gymskor | trainingsschuhe, fitnessschuhe | chaussures de fitness | zapatillas de entrenamiento, zapatillas de gimnasio > sneaker, shoe
multi gym | multigym | kraftstation | station de musculation | multiestación, gimnasio en casa > sports equipment
pre-workout, bcaa | pre workout, bcaa, pwo | pre-workout, bcaa | pré-workout, bcaa | preentreno, bcaa
gym towel, sports towel | träningshandduk, gymhandduk | sporthandtuch | serviette de sport | toalla de deporte, toalla de gimnasio > towel
fan scarf, football scarf | supporterhalsduk, fotbollshalsduk | fanschal, fußballschal | écharpe de supporter | bufanda de fútbol > scarf
hunting clothing, hunting clothes | jaktkläder | jagdbekleidung | vêtements de chasse | ropa de caza > clothing
tail light, rear light | baklampa, bakljus | rücklicht, rückleuchte | feu arrière | piloto trasero > car parts
motorhome, camper van | husbil | wohnmobil, reisemobil | camping-car | autocaravana
dutch bike | damcykel, standardcykel, citycykel | citybike, hollandrad, stadtrad | vélo de ville, vélo hollandais | bicicleta de paseo, bicicleta urbana > bike
travel document holder | resefodral, dokumentfodral | reiseorganizer, dokumententasche reise | porte-documents voyage | portadocumentos de viaje
travel towel, quick-dry towel | resehandduk, snabbtorkande handduk | reisehandtuch, schnelltrocknendes handtuch | serviette de voyage, serviette microfibre | toalla de viaje, toalla de secado rápido > towel
beach mat, beach blanket | strandmatta, strandfilt | strandmatte, stranddecke | natte de plage, tapis de plage | esterilla de playa, manta de playa
car speakers, car subwoofer | bilhögtalare, bilsubwoofer | autolautsprecher, auto-subwoofer | haut-parleurs voiture, caisson de basses voiture | altavoces de coche, subwoofer coche
wing mirror | sidospegel, backspegel | außenspiegel, seitenspiegel | rétroviseur extérieur | espejo retrovisor, retrovisor
fuel additive | bränsletillsats | kraftstoffadditiv | additif carburant | aditivo para combustible
motorcycle chain, drive chain | mc-kedja | motorradkette | chaîne moto, kit chaîne | cadena de moto
quad, atv | fyrhjuling, atv | quad, atv | quad | quad, cuatrimoto
`
