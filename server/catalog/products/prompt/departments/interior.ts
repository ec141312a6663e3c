/** Further things to furnish and keep a home with: as kitchen.ts. */
export const INTERIOR = `
corner sofa, sectional sofa | hörnsoffa, divansoffa | ecksofa, eckcouch, wohnlandschaft | canapé d'angle | sofá esquinero, sofá rinconera, chaise longue sofá > sofa, furniture
box spring bed | kontinentalsäng, boxsäng | boxspringbett | lit boxspring | cama boxspring, cama continental > bed, furniture
full length mirror | helkroppsspegel, golvspegel | ganzkörperspiegel, standspiegel | miroir sur pied, miroir plein pied | espejo de cuerpo entero, espejo de pie > mirror
pillar candle, taper candles | blockljus, kronljus, antikljus | stumpenkerze, stabkerze, tafelkerzen | bougie pilier, chandelle | vela cilíndrica, velas largas > candle
dishwasher salt | diskmaskinssalt | spülmaschinensalz, regeneriersalz | sel lave-vaisselle, sel régénérant | sal lavavajillas
vinegar cleaner, cleaning vinegar | rengöringsättika, städättika | essigreiniger, putzessig | vinaigre ménager, vinaigre d'alcool | vinagre de limpieza
flat mop, spray mop | flatmopp, spraymopp | flachwischer, sprühwischer | balai plat, balai spray | mopa plana, mopa con spray > mop
plunger | vaskrensare, sugpropp | pümpel, saugglocke | ventouse, débouche-évier | desatascador, ventosa desatascadora
shower tray | duschkar | duschwanne, duschtasse | receveur de douche, bac de douche | plato de ducha
hand towel, guest towel | gästhandduk | gästehandtuch, händehandtuch | serviette invité, essuie-mains | toalla de manos, toalla de tocador > towel
bathroom set, bathroom accessories | badrumsset, badrumstillbehör | badset, bad-accessoires | set de salle de bain, accessoires salle de bain | set de baño
towel hook, robe hook | handdukskrok | handtuchhaken | patère salle de bain, crochet serviette | gancho para toallas
bathroom tap, basin mixer | tvättställsblandare, handfatsblandare | waschtischarmatur, waschbeckenarmatur | mitigeur lavabo, robinet salle de bain | grifo de lavabo, grifo de baño
insect spray | insektsspray | insektenspray | insecticide, bombe insecticide | insecticida
water pump pliers | polygrip, vattenpumptång | wasserpumpenzange | pince multiprise | alicates de extensión, pico de loro > pliers, tool
rotary tool | miniborrmaskin, hobbyborr | multischleifer, dremel | mini perceuse, outil rotatif | minitaladro, herramienta rotativa > tool
robot lawn mower | robotgräsklippare | mähroboter, rasenroboter | robot tondeuse, tondeuse robot | robot cortacésped > lawn mower, garden tool
gas grill, gas bbq | gasolgrill, gasgrill | gasgrill | barbecue à gaz | barbacoa de gas > barbecue
kamado, ceramic grill | kamado, keramikgrill | kamado, keramikgrill | kamado, barbecue céramique | kamado > barbecue
`
