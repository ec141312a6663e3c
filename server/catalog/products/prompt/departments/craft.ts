/** Things to sew, craft, paint and make music with, as kitchen.ts. */
export const CRAFT = `
bias binding, bias tape | snedslå, snedremsa | schrägband | ruban de biais, biais | cinta al bies, bies > sewing kit
bobbin, bobbins | undertrådsspole, symaskinsspole | unterfadenspule, nähmaschinenspule | canette de machine à coudre, canettes de couture | canilla, bobina para máquina de coser > sewing kit
presser foot, presser feet | pressarfot, pressarfötter | nähfuß, nähmaschinenfuß, nähfüße | pied presseur, pied-de-biche de machine à coudre | prensatelas, pie prensatelas > sewing kit
wadding, quilt wadding, quilting batting, quilting wadding | vadd, fibervadd | volumenvlies, füllwatte | ouate, ouatine, molleton | guata > fabric
knitting pattern, knitting patterns | stickmönster, stickbeskrivning | strickmuster, strickanleitung | patron de tricot, modèle de tricot | patrón de punto
darning needle | stoppnål | stopfnadel | aiguille à repriser | aguja de zurcir > sewing kit
punch needle | punchnål, punch needle | punch needle, stanznadel | punch needle, aiguille magique | punch needle, aguja mágica > craft kit
patchwork quilt, patchwork | lapptäcke | patchworkdecke | couverture patchwork | colcha de patchwork, manta patchwork > blanket
calligraphy pen | kalligrafipenna | kalligraphiestift, kalligrafiestift | stylo de calligraphie | pluma de caligrafía > pen
pottery kiln, kiln | keramikugn | brennofen, keramikofen | four à poterie, four à céramique, four de potier | horno de cerámica
pottery glaze, ceramic glaze | keramikglasyr, glasyr för keramik | keramikglasur, glasur für keramik | émail céramique, glaçure | esmalte cerámico, esmalte para cerámica
silicone mould, silicone mold, casting mould | silikonform, gjutform | silikonform, gießform | moule en silicone | molde de silicona
candle wax, beeswax, soy wax | ljusmassa, sojavax, bivax, stearin | kerzenwachs, sojawachs, bienenwachs | cire à bougie, cire d'abeille, cire de soja | cera para velas, cera de abeja, cera de soja
candle wick, wicks | ljusveke, veke | docht, kerzendocht | mèche de bougie, mèche à bougie | mecha para velas, pabilo
craft glitter, glitter powder | pysselglitter, glitterpulver | bastelglitzer, glitzerpulver | paillettes créatives, poudre à paillettes | purpurina > craft kit
sequins, sequin | paljetter, paljett | paillette, pailletten | sequins | lentejuelas, lentejuela > craft kit
leather craft kit, leatherwork kit, leather craft tools | läderhantverk, läderverktyg, läderhantverkskit | lederset, lederwerkzeug, leder-bastelset | kit de maroquinerie, outils pour le cuir | kit de marroquinería, herramientas para cuero, kit de cuero > craft kit
awl | syl | ahle | poinçon, alêne | punzón, lezna > tool
postage stamp, postage stamps, postage stamps collection | frimärke, frimärken | briefmarke | timbre-poste, timbre postal, timbres postaux, timbres de collection, timbres | sello postal, sello de correos, sellos de correos, sellos de colección, estampillas
collector's coin, collectible coin, commemorative coin, collector coin, coin collection, coins, coin capsules, coin capsule, coin holder, coin holders, coin tray, coin case | samlarmynt, minnesmynt, myntsamling, mynt, myntkapslar, myntkapsel, myntask, myntficka, myntfickor | sammlermünze, gedenkmünze, münzen, münzkapsel, münzkapseln, münzkassette, münzhüllen, münzrähmchen, münzbox | pièce de collection, pièce commémorative, pièces de collection, monnaies, capsules pour pièces, capsule pièces, capsules monnaies, étui pour pièces, écrin à monnaies, pièces de monnaie, pièce de monnaie | moneda de colección, moneda conmemorativa, monedas, cápsulas para monedas, cápsula para monedas, estuche para monedas, fundas para monedas
crepe paper | kräppapper | krepppapier | papier crépon | papel crepé, papel pinocho > craft paper
tissue paper | silkespapper | seidenpapier | papier de soie | papel de seda > craft paper
die cutting machine, craft cutting machine, die cutter, cutting machine, vinyl cutter | stansmaskin, hobbyskärmaskin, skärplotter | stanzmaschine, schneideplotter, plotter | machine de découpe, plotter de découpe | máquina troqueladora, plotter de corte, máquina de corte, troqueladora
stencil, stencils | schablon | schablone | pochoir | plantilla de estarcido, estarcido
plaster of paris, modelling plaster | modellgips, gips | gips, modelliergips | plâtre à modeler, plâtre de moulage | escayola, yeso
jewellery wire, beading wire | smyckestråd, pärltråd | schmuckdraht, perlendraht | fil à bijoux | alambre para bisutería
pompom, pom pom | pompong, tofsboll | pompon, bommel | pompon | pompón
pipe cleaners, pipe cleaner, chenille stems | piprensare, chenilletråd | pfeifenreiniger, pfeifenputzer, chenilledraht | fil chenille, cure-pipes | limpiapipas > craft kit
cutting mat, self-healing mat | skärmatta, skärunderlag | schneidematte, schneideunterlage | tapis de découpe, tapis de coupe | alfombrilla de corte, base de corte, plancha de corte
model aircraft, model airplane, model plane, model aeroplane | modellflygplan | modellflugzeug | maquette d'avion, avion miniature, modèle réduit d'avion | avión a escala, maqueta de avión > model kit
3d pen | 3d-penna | 3d-stift | stylo 3d | bolígrafo 3d, lápiz 3d > toy
crystal ball | kristallkula, spåkula | kristallkugel, wahrsagekugel | boule de cristal | bola de cristal > decoration
healing crystal, healing stone, gemstone, gemstones | läkande sten, ädelsten, ädelstenar | heilstein, edelstein | pierre de lithothérapie, pierre précieuse, pierres précieuses | piedra preciosa, piedra curativa, piedras preciosas, gema > decoration
pendulum, dowsing pendulum | pendel | pendel | pendule de radiesthésie | péndulo
grand piano, baby grand | konsertflygel, flygel | konzertflügel, flügel | piano à queue | piano de cola > piano
pipe organ, electric organ, church organ | orgel | orgel | orgue, orgue électronique | órgano electrónico > musical instrument
triangle instrument, music triangle | triangel | triangel | triangle musical | triángulo musical > musical instrument
snare drum | virveltrumma | snare-drum, kleine trommel, snare | caisse claire | caja orquestal, redoblante > drum
trumpet mouthpiece, saxophone mouthpiece | trumpetmunstycke, saxofonmunstycke | trompetenmundstück, saxophonmundstück | embouchure de trompette, bec de saxophone | boquilla de trompeta, boquilla de saxofón
violin bow, cello bow | fiolstråke, stråke | geigenbogen, violinbogen | archet de violon, archet | arco de violín
rosin, violin rosin | stråkharts, fiolharts | kolophonium | colophane | colofonia
cassette tape, music cassette | kassettband, ljudkassett | musikkassette, audiokassette | cassette audio | cinta de casete, casete
cd, music cd, compact disc | cd-skiva, musik-cd, cd | musik-cd, cd | disque compact, cd audio, cd, cd musique | disco compacto, cd de música, cd
megaphone, loudhailer, bullhorn | megafon | megafon, megaphon | mégaphone, porte-voix | megáfono > electronics
strobe light, strobe | stroboskop | stroboskop, stroboskoplampe | stroboscope | luz estroboscópica, estroboscopio > lamp
pool cue, billiard cue, snooker cue | biljardkö | billardqueue, queue für billard | queue de billard | taco de billar > sports equipment
draughts game, draughts, checkers | damspel, dambräde | damespiel, damebrett, mühlespiel | jeu de dames | juego de damas > board game
crossword book, crossword, crosswords | korsord, korsordstidning | kreuzworträtsel, rätselheft | mots croisés | crucigrama, crucigramas, libro de pasatiempos
`
