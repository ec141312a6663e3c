/** Parts of cars, motorbikes and boats, and things of hunters, riders and farmers, as kitchen.ts. */
export const VEHICLES = `
winter tyres, winter tires, snow tyres, studded tyres | vinterdäck, dubbdäck | winterreifen | pneus hiver, pneu hiver, pneus neige | neumáticos de invierno, neumático de invierno > tyre
summer tyres, summer tires | sommardäck | sommerreifen | pneus été, pneu été | neumáticos de verano, neumático de verano > tyre
alloy wheel, alloy wheels, wheel rim, rims | aluminiumfälg, fälg, fälgar, aluminiumfälgar | felge, alufelge, felgen, alufelgen | jante, jante alu, jantes | llanta de aleación, llanta, llantas, rines > car parts
brake disc, brake discs, brake rotor | bromsskiva | bremsscheibe | disque de frein | disco de freno > car parts
brake fluid | bromsvätska | bremsflüssigkeit | liquide de frein | líquido de frenos > car parts
exhaust pipe, exhaust, exhaust system, muffler | avgasrör, avgassystem, ljuddämpare | auspuff, auspuffanlage, endschalldämpfer | pot d'échappement, échappement | tubo de escape, silenciador de escape, silenciador > car parts
shock absorber, shock absorbers | stötdämpare | stoßdämpfer | amortisseur | amortiguador > car parts
clutch kit, car clutch | kopplingssats, koppling till bil | kupplungssatz, autokupplung | kit d'embrayage, embrayage | kit de embrague, embrague > car parts
timing belt, timing belt kit | kamrem, kamremssats | zahnriemen, steuerriemen | courroie de distribution | correa de distribución > car parts
alternator | växelströmsgenerator, bilgenerator | lichtmaschine | alternateur | alternador > car parts
starter motor | startmotor | anlasser, startermotor | démarreur | motor de arranque > car parts
headlight, headlamp unit, car headlight | strålkastare till bil, framlykta, strålkastare, strålkastare bil | frontscheinwerfer, autoscheinwerfer | phare avant, phare de voiture, optique de phare | faro delantero, faro de coche > car parts
steering wheel | bilratt, sportratt | lenkrad | volant de voiture, volant sport | volante de coche > car parts
screenwash, screen wash, windscreen washer fluid, washer fluid | spolarvätska | scheibenreiniger, scheibenwaschmittel, scheibenfrostschutz, scheibenwischwasser, wischwasser | lave-glace, liquide lave-glace | líquido limpiaparabrisas > car accessories
tow bar, towbar, trailer hitch | dragkrok | anhängerkupplung | attelage remorque, crochet d'attelage, attache-remorque | enganche de remolque, bola de remolque > car parts
breathalyser, breathalyzer | alkomätare, alkoholmätare | alkoholtester, alkoholmessgerät | éthylotest, alcootest | alcoholímetro > car accessories
engine heater, block heater | motorvärmare | motorwärmer, standheizung | chauffe-moteur | calentador de motor > car parts
bearing grease, lubricating grease, grease gun | smörjfett, kullagerfett | schmierfett | graisse lubrifiante, graisse multi-usages | grasa lubricante
lubricant spray, penetrating oil, rust remover spray, multi-purpose spray | smörjspray, rostlösare, universalspray | schmierspray, rostlöser, kriechöl, schmiermittel | spray lubrifiant, dégrippant | aflojatodo, spray lubricante > lubricant
motorcycle, motorbike | motorcykel | motorrad | motocyclette, moto | motocicleta, moto
moped | moped, mopedscooter | moped, mofa, motorroller | mobylette, cyclomoteur | ciclomotor
outboard motor, outboard engine, boat engine | utombordsmotor, utombordare, båtmotor | außenborder, außenbordmotor, bootsmotor | moteur hors-bord, moteur bateau | motor fueraborda, fueraborda
oar, boat oar, oars | båtåra, åror, åra | ruderriemen, paddelruder, ruder | rame de bateau, aviron | remo de barco, remo > kayak paddle
bilge pump | länspump | bilgepumpe, lenzpumpe | pompe de cale | bomba de achique
lifebuoy, life ring | livboj, frälsarkrans | rettungsring | bouée de sauvetage, bouée couronne | aro salvavidas, salvavidas
antifouling paint, antifouling, bottom paint | bottenfärg, båtbottenfärg | antifouling, unterwasseranstrich | antifouling, peinture antifouling | antiincrustante, pintura antiincrustante
nautical chart, sea chart | sjökort | seekarte | carte marine | carta náutica
caravan, caravan cover | husvagn | wohnwagen | caravane | caravana
bike pannier rack, luggage carrier, pannier rack | pakethållare | gepäckträger fahrrad, fahrradgepäckträger, gepäckträger | porte-bagages vélo, porte-bagages | portabultos, portaequipajes de bicicleta, portaequipajes > bike parts
bike bottle, cycling bottle | cykelflaska | fahrradflasche, radflasche | gourde vélo, bidon de vélo | botellín de bicicleta, bidón de ciclismo > water bottle
hunting knife | jaktkniv | jagdmesser | couteau de chasse | cuchillo de caza > knife
hunting rifle, rifle, shotgun | jaktgevär, gevär, studsare, hagelgevär | jagdgewehr, gewehr, büchse | fusil de chasse, carabine de chasse | rifle de caza, escopeta
ammunition, hunting ammunition | ammunition, jaktammunition | munition, jagdmunition | munitions, munition, cartouche de chasse, cartouches de chasse | munición, cartucho de caza
riflescope, rifle scope | kikarsikte | zielfernrohr | lunette de tir, lunette de visée | mira telescópica
hunting jacket | jaktjacka | jagdjacke | veste de chasse | chaqueta de caza > jacket
gun cabinet, gun safe | vapenskåp | waffenschrank | armoire à fusils, coffre à fusils | armero
duck call, game call, duck decoy, hunting decoy | lockpipa, bulvan | lockpfeife, lockente, wildlocker | appeau, appelant canard | reclamo de caza, cimbel
hunting bow, recurve bow, compound bow | pilbåge, jaktbåge | sportbogen, recurvebogen, compoundbogen | arc de chasse, arc recurve, arc à poulies | arco recurvo, arco de caza, arco compuesto > sports equipment
crossbow | armborst | armbrust | arbalète | ballesta
survival blanket, emergency blanket, space blanket | räddningsfilt, nödfilt | rettungsdecke, notfalldecke | couverture de survie | manta de supervivencia, manta térmica de emergencia > camping gear
fishing float, fishing floats | flöte, fiskeflöte | angelpose, schwimmer zum angeln | flotteur de pêche, bouchon de pêche | boya de pesca, flotador de pesca > fishing gear
bowling ball | bowlingklot | bowlingkugel | boule de bowling | bola de bolos > sports equipment
windsurf board, windsurfing board | vindsurfingbräda | windsurfbrett, windsurfboard | planche à voile | tabla de windsurf > sports equipment
weight plate, weight plates, barbell plates | viktskiva, viktplatta | hantelscheibe, gewichtsscheibe | disque de musculation, disque de poids, poids de musculation | disco de pesas, disco de musculación > sports equipment
trophy, trophy cup | pokal | pokal | trophée | trofeo
medal, medals | medalj | medaille | médaille | medalla
ball pump, football pump | bollpump | ballpumpe | pompe à ballon | inflador de balones, bomba para balones > sports equipment
horse reins, reins | tyglar, hästtyglar | pferdezügel, zügel | rênes | riendas, rienda > horse tack
stirrup, stirrups | stigbygel, stigbyglar | steigbügel | étrier, étriers | estribo, estribos > horse tack
lead rope, horse lead rope | grimskaft | führstrick | longe pour cheval, longe d'attache | ramal para caballo, ramal > horse tack
horseshoe | hästsko, hästskor | hufeisen | fer à cheval | herradura > horse tack
straw bedding, straw bale | halm, halmbal | stroh, strohballen, stroheinstreu | litière de paille, botte de paille | paja para cama, bala de paja
cattle ear tag, ear tag | öronmärke | ohrmarke | boucle auriculaire, boucle d'identification | crotal
feeding trough, feed trough, livestock drinker | foderkrubba, vattenkopp för djur, foderho, vattenho | futtertrog, viehtränke, tränke | abreuvoir, auge | abrevadero, pesebre
milking machine | mjölkmaskin | melkmaschine | machine à traire, trayeuse | ordeñadora, máquina de ordeño
`
