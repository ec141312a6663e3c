/** Things that other rows had together with their neighbours: as kitchen.ts. */
export const APART = `
watch winder | klocksnurra, watch winder | uhrenbeweger | remontoir de montre | rotor para relojes, watch winder
vertical mouse, ergonomic mouse | ergonomisk mus, vertikal mus | ergonomische maus, vertikale maus | souris verticale, souris ergonomique | ratón vertical, ratón ergonómico > computer mouse
toy cash register, toy shop till | leksakskassa, kassaapparat leksak | spielkasse, kinderkasse, spielzeugkasse, kaufladenkasse | caisse enregistreuse jouet | caja registradora de juguete, caja registradora juguete > toy
shower hose | duschslang | brauseschlauch, duschschlauch | flexible de douche | manguera de ducha, flexo de ducha
socket covers | petskydd, eluttagsskydd | steckdosenschutz, steckdosensicherung | cache-prise | protector de enchufes > baby gear
wool coat | ullkappa, yllekappa, ullrock | wollmantel | manteau en laine | abrigo de lana > coat, wool
straw hat | halmhatt, stråhatt | strohhut | chapeau de paille | sombrero de paja > hat, sun hat
panama hat | panamahatt | panamahut | panama, chapeau panama | sombrero panamá > hat, sun hat
fedora | fedora | fedora, filzhut | fedora, chapeau en feutre | sombrero fedora, sombrero de fieltro > hat
staple gun | häftpistol | tacker, handtacker, elektrotacker | agrafeuse murale, cloueur | grapadora de tapicero, grapadora manual > tool
springform tin | springform | springform | moule à charnière, moule démontable | molde desmontable > baking tin, kitchenware
muffin tin, cupcake tin | muffinsplåt, muffinsform | muffinform, muffinblech | moule à muffins | molde para magdalenas, molde para muffins > baking tin, kitchenware
matches | tändstickor | streichhölzer, zündhölzer | allumettes | cerillas, fósforos
down pillow, feather pillow | dunkudde, dunkuddar, fjäderkudde | daunenkissen, federkissen | oreiller en duvet, oreiller en plumes, oreiller duvet | almohada de plumas, almohada de plumón > pillow
solitaire ring, diamond ring, solitaire diamond ring | solitärring, diamantring, enstensring | solitärring, diamantring, brillantring | bague solitaire, bague diamant, bague en diamant | anillo solitario, anillo de diamantes, solitario de diamante > ring, engagement ring, jewellery
wedding ring, wedding band | vigselring, bröllopsring | ehering, trauring | alliance | alianza, anillo de boda > ring, jewellery
docking station | dockningsstation | dockingstation | station d'accueil | estación de acoplamiento, docking station > electronics
hand sanitiser, hand gel | handsprit, handdesinfektion | handdesinfektion, handgel | gel hydroalcoolique | gel hidroalcohólico, gel desinfectante
cross-country skis | längdskidor | langlaufski | skis de fond | esquís de fondo > skis, sports equipment
quinoa | quinoa | quinoa | quinoa | quinoa > food
cola | cola | cola | cola | cola > drink, lemonade
espresso machine | espressomaskin | espressomaschine, siebträgermaschine | machine à expresso, machine espresso | cafetera espresso, máquina de café expreso > coffee maker, home appliance
micellar water | micellärt vatten, micellvatten, micellärvatten | mizellenwasser | eau micellaire | agua micelar > skin care, makeup remover
cabin filter, pollen filter | kupéfilter, pollenfilter | innenraumfilter, pollenfilter | filtre habitacle, filtre à pollen | filtro de habitáculo, filtro de polen > car parts
powder, face powder | puder, ansiktspuder | puder, gesichtspuder | poudre visage, poudre libre | polvos faciales, polvos compactos > cosmetics
bronzer | bronzer, solpuder | bronzer, bronzingpuder | poudre bronzante, poudre de soleil | polvos bronceadores > cosmetics
beard balm | skäggbalsam, skäggvax | bartbalsam, bartwachs | baume à barbe | bálsamo para barba
bath bomb | badbomb | badebombe, badekugel | bombe de bain, boule de bain | bomba de baño > skin care
bubble bath | badskum, skumbad | schaumbad, badeschaum | bain moussant | baño de espuma, gel espumoso > skin care
bandana | bandana, snusnäsduk | bandana, halstuch | bandana | bandana, pañuelo de cuello > scarf
silk scarf | sidenscarf, sidensjal | seidentuch, seidenschal | foulard en soie | pañuelo de seda > scarf
baby nest | babynest | babynest, babynestchen | réducteur de lit, nid bébé | nido de bebé, reductor de cuna > baby gear
classical guitar, spanish guitar | klassisk gitarr, nylonsträngad gitarr | konzertgitarre, klassische gitarre | guitare classique | guitarra clásica, guitarra española > guitar, musical instrument
nursing pads, breast pads | amningsinlägg | stilleinlagen | coussinets d'allaitement | discos de lactancia > baby gear
fire blanket | brandfilt | löschdecke | couverture anti-feu | manta ignífuga
earwax remover, ear cleaner | vaxpropp, öronrengöring | ohrenreiniger, ohrenschmalzentferner | nettoyant auriculaire, nettoyeur d'oreilles | limpiador de oídos
privacy filter | sekretessfilter | blickschutzfilter, blickschutzfolie | filtre de confidentialité | filtro de privacidad
baby swing | babygunga | babyschaukel | balancelle bébé | columpio bebé > baby gear
limescale remover, descaler | avkalkningsmedel, kalkborttagare | entkalker, kalkreiniger | détartrant, anticalcaire | descalcificador, antical
cape | cape | umhang, cape | cape | capa > clothing
rain poncho, rain cape | regnponcho, regncape | regenponcho, regencape, regenumhang | poncho de pluie, cape de pluie | poncho impermeable, capa de lluvia, capa impermeable > raincoat, poncho, clothing
thong, g-string | stringtrosa, string | string, tanga | string, tanga | tanga > underwear, clothing
port wine, sherry, fortified wine | portvin, sherry, starkvin | portwein, sherry | porto, xérès | oporto, jerez > wine, drink
rabbit hutch | kaninbur | kaninchenstall, kaninchenkäfig, hasenstall | clapier, cage lapin | conejera, jaula para conejos > pet supplies, pet cage
dog kennel, dog house | hundkoja | hundehütte | niche | caseta para perro > pet supplies, dog
measuring spoons | måttskedar | messlöffel | cuillères doseuses, cuillères à mesurer | cucharas medidoras > kitchenware
pimple patches, acne patches, spot patches | finnplåster, akneplåster | pickelpatches, pickelpflaster | patchs anti-boutons, patch anti-boutons | parches para granos, parches antiacné, parches antigranos > skin care
face oil | ansiktsolja | gesichtsöl | huile visage | aceite facial > skin care
circular knitting needles | rundstickor | rundstricknadeln | aiguilles circulaires | agujas circulares > knitting needles, craft
diabolo | diabolo | diabolo | diabolo | diábolo > toy
abacus | kulram | abakus, rechenschieber | boulier compteur, boulier | ábaco > toy
smoothie | smoothie | smoothie | smoothie | batido de frutas, smoothie > juice, drink
tequila, mezcal | tequila, mezcal | tequila, mezcal | tequila, mezcal | tequila, mezcal > drink
gardening gloves, garden gloves, gardening glove | trädgårdshandskar, trädgårdshandske | gartenhandschuhe, gartenhandschuh | gants de jardin, gants de jardinage | guantes de jardín, guantes de jardinería > gloves
work gloves, safety gloves, work glove | arbetshandskar, arbetshandske | arbeitshandschuhe, arbeitshandschuh, schutzhandschuhe | gants de travail, gants de protection | guantes de trabajo, guantes de protección > gloves
lock | lås | schloss, schlösser | serrure, serrures, verrou | cerradura, cerraduras
combination lock, combination padlock | kombinationslås, kodhänglås | zahlenschloss, kombinationsschloss | cadenas à code, cadenas à combinaison | candado de combinación, candado con combinación > padlock, lock
`
