/** The last of the fifteenth shop's goods: children, animals, what is eaten and drunk, sport, parties, and what is worn for it. */
export const LATER_GOODS = `
n701 | t=marblerun,toy w=kids a=4,5,6,7,8 m=wood | Kugelbahn aus Holz 60 Teile | Blåmesen | 49.9 EUR | Feierabend | Holzspielzeug | Murmeln, bauen | Alter=4-8 Jahre; Material=Buche | Klack, klack, klack.
n702 | t=balancebike w=kids a=2,3,4 c=blue | Springcykel blå 12 tum | Blåmesen | 699/899 SEK | Blåmesens favoriter | Springcyklar | barn, cykel | färg=blå; ålder=2-4 år | Lätt ram.
n703 | t=playtent,toy w=kids a=3,4,5,6 c=white | Tipi enfant coton blanc | Blåmesen | 69 EUR | Petites mains | Chambre enfant | tente, jeu, chambre | couleur=blanc; âge=3-6 ans | Avec guirlande.
n704 | t=slimekit,toy w=kids a=6,7,8,9,10 | Glow in the Dark Slime Kit | Blåmesen | 13 GBP | Slow Sundays | Kits | slime, party | Age=6-10 years | Washes out, promise.
n705 | t=magnettiles,toy w=kids a=3,4,5,6,7,8 | Azulejos magnéticos 64 piezas | Blåmesen | 39.9/49.9 EUR | Regalos con cariño | Juguetes educativos | construir, imanes | edad=3-8 años | Castillos de colores.
n706 | t=bathtoy,toy w=kids a=0,1,2,3 | Badleksak bläckfisk | Blåmesen | 119 SEK | Blåmesens favoriter | Badleksaker | bad, bebis | ålder=6 mån-3 år | Sprutar lagom.
n707 | t=sandpit w=kids m=wood a=1,2,3,4,5 | Sandkasten mit Deckel 120x120 | Blåmesen | 89 EUR | Gartenfieber | Outdoor-Spielzeug | Garten, Sand | Material=Kiefer; Maße=120x120 cm | Katzen bleiben draußen.
n708 | t=swing w=kids a=3,4,5,6,7 | Balançoire nid 100 cm | Blåmesen | 59.9 EUR | Petites mains | Jeux de plein air | jardin, enfants | diamètre=100 cm; âge=3-7 ans | Deux y tiennent.
n709 | t=bouncycastle w=kids a=3,4,5,6,7,8 | Bouncy Castle with Slide | Blåmesen | 229 GBP | Slow Sundays | Garden Toys | party, garden | Age=3-8 years | Up in two minutes.
n710 | t=skateboard c=black | Skateboard complet noir 8" | Third Half | 64.9 EUR | Bonnes affaires | Skate | glisse, ado | couleur=noir; largeur=8 pouces | Monté, prêt à rouler.
n711 | t=inlineskates w=kids s=31-34,35-38 c=pink a=6,7,8,9,10 | Patines en línea niña rosas ajustables | Third Half | 49.9 EUR | Regalos con cariño | Patines | patinar, niña | color=rosa; talla=31-34,35-38 | Crecen con ella.
n712 | t=stickers w=kids a=3,4,5,6 | Klistermärken 1000 st djur | Blåmesen | 69 SEK | Blåmesens favoriter | Pyssel | barn, klistermärken | antal=1000; ålder=3-6 år | Katter, uggler och en mullvad.
n713 | t=nightlight,lamp w=kids x=projector | Sternenhimmel Projektor Nachtlicht | Blåmesen | 27.9 EUR | Feierabend | Kinderzimmer | einschlafen, Sterne | Farbe=weiß; Alter=ab 2 Jahren | Mit Schlafliedern.
n714 | t=pottytrainer w=kids a=1,2,3 c=green | Pot bébé grenouille vert | Blåmesen | 15.9 EUR | Petites mains | Propreté | bébé, propreté | couleur=vert; âge=18 mois-3 ans | Se vide en un geste.
n715 | t=stairgate w=kids c=white m=metal | Stair Gate 75-84 cm White | Blåmesen | 42 GBP | Small Fixes | Baby Safety | baby, stairs | Colour=White; Width=75-84 cm | Closes itself.
n716 | t=socketcovers w=kids | Tapones de enchufe bebé 24 uds | Blåmesen | 6.9 EUR | De vuelta al taller | Seguridad infantil | bebé, enchufe | unidades=24 | Con llave.
n717 | t=bib w=kids c=mixed m=silicone | Haklapp silikon 3-pack | Blåmesen | 149 SEK | Blåmesens favoriter | Äta | bebis, mat | material=silikon; antal=3 | Fångar ärtorna.
n718 | t=teether,toy w=kids a=0,1 m=silicone | Beißring Silikon Koala | Blåmesen | 9.9 EUR | Feierabend | Babyspielzeug | Zahnen, Baby | Material=Silikon; Alter=ab 3 Monaten | Kühlt im Kühlschrank.
n719 | t=nursingpillow c=grey m=cotton | Coussin d'allaitement gris | Blåmesen | 44.9 EUR | Bonnes affaires | Maternité | grossesse, allaitement | couleur=gris; matière=coton | Aussi pour dormir enceinte.
n720 | t=maternityleggings w=women c=black s=S,M,L | Mammaleggings svarta | Blåmesen | 299 SEK | Blåmesens favoriter | Gravid | gravid, mamma | färg=svart; storlek=S,M,L | Mjuk över magen.
n801 | t=cattoy c=mixed | Juguete para gatos caña con plumas | Paw & Order | 5.9 EUR | Tiersachen | Gatos | gato, jugar | color=multicolor | Vuelan más que duran.
n802 | t=cattoy x=laser | Cat Laser Toy automatic | Paw & Order | 19 GBP | Tiersachen | Cat Toys | cat, indoor | Power=USB | Fifteen minutes of glory.
n803 | t=catflap c=white | Kattlucka vit med chip | Paw & Order | 899 SEK | Tiersachen | Kattluckor | katt, dörr | färg=vit; artnr=PO-KL1 | Bara din katt kommer in.
n804 | t=catcarrier,petcarrier c=grey | Transportbox Katze grau | Paw & Order | 34.9/42.9 EUR | Tiersachen | Transport | Katze, Tierarzt | Farbe=grau; Maße=50x33x32 cm | Öffnet von oben.
n805 | t=dogtoy m=rubber c=red | Jouet à mâcher chien caoutchouc rouge | Paw & Order | 12.5 EUR | Tiersachen | Chiens | chien, mâcher | couleur=rouge; matière=caoutchouc | Presque indestructible.
n806 | t=dogharness s=S,M,L c=blue | Dog Harness No-Pull Blue | Paw & Order | 24 GBP | Tiersachen | Dog Walking | dog, walk | Colour=Blue; Size=S,M,L | Walks them, not you.
n807 | t=dogtreats x=glutenfree | Hundgodis torkad lax 200 g | Paw & Order | 89 SEK | Tiersachen | Hundgodis | hund, belöning | vikt=200 g | Utan spannmål.
n808 | t=dogfood x=puppy | Welpenfutter Huhn 3 kg | Paw & Order | 18.9 EUR | Tiersachen | Hundefutter | Welpe, trocken | Gewicht=3 kg; Sorte=Huhn | Kleine Kroketten.
n809 | t=poopbags x=biodegradable | Sacs à crottes biodégradables 120 | Paw & Order | 7.9 EUR | Tiersachen | Chiens | promenade, chien | pièces=120 | À la lavande.
n810 | t=fleacollar x=cat | Collar antipulgas gato | Paw & Order | 17.9 EUR | Tiersachen | Gatos | pulgas, garrapatas | duración=8 meses | Resiste al agua.
n811 | t=birdfood | Fågelfrö skalat 4 kg | Paw & Order | 119 SEK | Höstrusket | Fågelmat | fåglar, vinter | vikt=4 kg | Inget skräp under bordet.
n812 | t=birdcage c=black | Vogelkäfig Wellensittich schwarz | Paw & Order | 64.9 EUR | Tiersachen | Vögel | Käfig, Sittich | Farbe=schwarz; Maße=60x40x80 cm | Mit drei Stangen.
n813 | t=rabbithutch m=wood | Clapier lapin bois 2 étages | Paw & Order | 129/159 EUR | Tiersachen | Rongeurs | lapin, cobaye | matière=pin; hauteur=100 cm | Toit en ardoise bitumée.
n814 | t=hay | Timothy Hay 2 kg for rabbits | Paw & Order | 9 GBP | Tiersachen | Small Pets | rabbit, guinea pig | Weight=2 kg | Smells of July.
n815 | t=terrariumlamp | Lámpara UVB terrario 26 W | Paw & Order | 21.9 EUR | Tiersachen | Reptiles | tortuga, gecko | potencia=26 W; casquillo=E27 | Para tortugas felices.
n816 | t=fishfood | Fiskfoder flingor 250 ml | Paw & Order | 65 SEK | Tiersachen | Akvarium | fisk, akvarium | volym=250 ml | Grumlar inte vattnet.
n817 | t=horsebrush | Striegel Pferd Massage | Paw & Order | 8.9 EUR | Tiersachen | Pferde | putzen, Fellwechsel | Farbe=blau | Zum Fellwechsel.
n818 | t=petbrush | Brosse poils chat et chien | Paw & Order | 16.9 EUR | Tiersachen | Toilettage | poils, mue | manche=antidérapant | Moins de poils sur le canapé.
n901 | t=oliveoil x=organic | Aceite de oliva virgen extra ecológico 5 L | El Granero | 54.9 EUR | Despensa de otoño | Aceites | aceite, ecológico | contenido=5 L; variedad=picual | Cosecha temprana.
n902 | t=ham | Jamón ibérico de bellota loncheado 100 g | El Granero | 14.9/17.9 EUR | Despensa de otoño | Embutidos | ibérico, tapas | peso=100 g | Cortado a cuchillo.
n903 | t=turron,sweets x=almond | Turrón de Alicante 250 g | El Granero | 9.9 EUR | Despensa de otoño | Dulces | navidad, almendra | peso=250 g | Duro y crujiente.
n904 | t=tea x=black | Earl Grey Loose Leaf 200 g | Kettle & Co | 11 GBP | Slow Sundays | Tea | bergamot, breakfast | Weight=200 g | Strong enough for Mondays.
n905 | t=tea x=herbal,camomile | Kamillentee Bio 20 Beutel | Kettle & Co | 3.5 EUR | Feierabend | Tee | Kräuter, bio, koffeinfrei | Inhalt=20 Beutel | Für ruhige Abende.
n906 | t=coffee x=beans | Kaffebönor mörkrost 1 kg | Kettle & Co | 199 SEK | Höstrusket | Kaffe | espresso, bönor | vikt=1 kg | Choklad och nöt.
n907 | t=coffee x=capsules | Capsules café espresso compatibles 50 | Kettle & Co | 15.9/18.9 EUR | Bonnes affaires | Cafés | capsules, espresso | pièces=50 | Aluminium recyclable.
n908 | t=hotsauce | Carolina Reaper Hot Sauce 150 ml | El Granero | 8.5 GBP | Slow Sundays | Sauces | spicy, chilli, gift | Volume=150 ml; Heat=10/10 | You were warned.
n909 | t=oats x=glutenfree | Havregryn glutenfria 1 kg | El Granero | 39 SEK | Höstrusket | Frukost | glutenfri, gröt | vikt=1 kg | Odlade i Dalsland.
n910 | t=flour x=glutenfree | Mehlmischung glutenfrei Brot 1 kg | El Granero | 4.9 EUR | Feierabend | Backzutaten | glutenfrei, backen | Gewicht=1 kg | Ohne Weizen, mit Geschmack.
n911 | t=chocolate x=dark | Tablette chocolat noir 85 % 100 g | Maison Colibri | 4.5 EUR | Bonnes affaires | Chocolats | chocolat, noir | poids=100 g | Notes de cerise.
n912 | t=chocolate x=white | Weiße Schokolade mit Pistazie 80 g | Maison Colibri | 4.9 EUR | Feierabend | Süßes | Schokolade | Gewicht=80 g | Zum Teilen, theoretisch.
n913 | t=liquorice,sweets | Saltlakrits 500 g | El Granero | 79 SEK | Fredagsmys | Godis | lakrits, salt | vikt=500 g | Inte för nybörjare.
n914 | t=crisps | Kettle Crisps Sea Salt 12 x 40 g | Kettle & Co | 12 GBP | Fredagsmys | Snacks | salty, party | Count=12 | Loud.
n915 | t=proteinbar x=vegan | Protein-Riegel vegan 12er Box | Third Half | 22.9 EUR | Gut in Form | Riegel | Sport, vegan | Inhalt=12 x 45 g | 15 g Eiweiß.
n916 | t=syrup,maplesyrup | Sirop d'érable pur 500 ml | Maison Colibri | 13.9 EUR | Bonnes affaires | Épicerie | crêpes, érable | contenance=500 ml | Du Québec.
n917 | t=beer x=nonalcoholic | Alkoholfreies Weißbier 6 x 0,5 L | Kettle & Co | 7.9 EUR | Feierabend | Bier | alkoholfrei, isotonisch | Inhalt=6 Flaschen | Schmeckt nach Feierabend.
n918 | t=wine c=red | Rioja Crianza 2021 caja 6 botellas | El Granero | 47.9/59 EUR | Despensa de otoño | Vinos | tinto, crianza | contenido=6 x 75 cl | Barrica de roble.
n919 | t=cava,wine x=sparkling c=white | Cava Brut Nature | El Granero | 8.9 EUR | Despensa de otoño | Vinos | espumoso, fiesta | contenido=75 cl | Para brindar por nada.
n920 | t=brewingkit | Ölbryggningskit IPA 5 liter | Kettle & Co | 549 SEK | Allt för hobbyn | Ölbryggning | öl, hobby | volym=5 l | Färdigt om fyra veckor.
n921 | t=sourdoughkit | Gärkorb Brotbackset mit Ritzmesser | Bastelbär | 27.9 EUR | Feierabend | Backen | Sauerteig, Brot | Material=Rattan; Durchmesser=25 cm | Kruste inklusive.
n922 | t=cookiecutters m=steel x=christmas | Pepparkaksformar 8 st | Small Comforts | 99 SEK | Jul i stugan | Bakning | jul, baka, pepparkakor | material=rostfritt; antal=8 | Gris, hjärta och älg.
n923 | t=pizzastone | Pierre à pizza 38 cm | Small Comforts | 34.9 EUR | Bonnes affaires | Cuisine | pizza, four | diamètre=38 cm; matière=cordiérite | Pâte croustillante.
n924 | t=paellapan m=steel | Paellera 46 cm acero pulido | El Granero | 32.9 EUR | Despensa de otoño | Cocina | paella, domingo | diámetro=46 cm; material=acero | Para doce raciones.
n925 | t=thermos c=green m=steel | Thermosflasche grün 1 L | Gipfelglück | 29.9/36.9 EUR | Höstrusket | Flaschen | wandern, Tee | Farbe=grün; Inhalt=1 L; Material=Edelstahl | Heiß bis abends.
n926 | t=spicegrinder m=wood | Pepper Mill Acacia 20 cm | Small Comforts | 26 GBP | Slow Sundays | Kitchen | pepper, salt | Material=Acacia wood | Ceramic grinder.
n951 | t=tabletennis,bat | Pingisracket set 2 st + bollar | Third Half | 249 SEK | Gut in Form | Bordtennis | pingis, kontor | antal=2 racketar | Nät ingår.
n952 | t=badminton | Badminton Set 4 Schläger mit Netz | Third Half | 39.9 EUR | Gartenfieber | Federball | Garten, Familie | Inhalt=4 Schläger, 3 Bälle, Netz | In der Tasche.
n953 | t=petanque m=steel | Boules de pétanque 8 acier | Third Half | 34.9 EUR | Bonnes affaires | Jeux de plein air | pétanque, été | matière=acier; pièces=8 | Cochonnet compris.
n954 | t=boxinggloves c=red s=10oz,12oz,14oz | Boxing Gloves Red 12oz | Third Half | 39 GBP | Gut in Form | Boxing | boxing, gym | Colour=Red; Size=10oz,12oz,14oz | Wrist support.
n955 | t=padelracket c=black | Pala de pádel carbono negra | Third Half | 89/129 EUR | De vuelta al taller | Pádel | pádel, control | color=negro; peso=365 g | Forma redonda, mucho control.
n956 | t=shinguards w=kids s=XS,S,M | Benskydd fotboll barn | Third Half | 129 SEK | Blåmesens favoriter | Fotboll | fotboll, match | storlek=XS,S,M | Med strumpa.
n957 | t=football c=white s=3,4,5 | Fußball Gr. 5 Training weiß | Third Half | 19.9 EUR | Gut in Form | Bälle | Fußball, Verein | Größe=3,4,5; Farbe=weiß | Handgenäht.
n958 | t=basketballhoop | Panier de basket mural | Third Half | 59.9 EUR | Petites mains | Basket | basket, jardin | diamètre=45 cm | Filet inclus.
n959 | t=swimcap c=blue m=silicone | Gorro de natación silicona azul | Third Half | 7.9 EUR | Verano sin picaduras | Natación | piscina | color=azul; material=silicona | No tira del pelo.
n960 | t=goggles x=ski c=white | Gafas de esquí blancas doble lente | Gipfelglück | 59.9/79.9 EUR | Höstrusket | Esquí | nieve, esquí | color=blanco; lente=doble | Antivaho.
n961 | t=goggles x=swim c=black | Simglasögon svarta vuxen | Third Half | 149 SEK | Gut in Form | Simning | simning, bad | färg=svart | Immar inte.
n962 | t=iceskates w=women c=white s=37,38,39,40 | Konståkningsskridskor vita dam | Gipfelglück | 799 SEK | Höstrusket | Skridskor | is, vinter | färg=vit; storlek=37,38,39,40 | Fodrade.
n963 | t=snowboard s=148,155,159 | Snowboard All-Mountain 155 | Gipfelglück | 299/379 EUR | Höstrusket | Wintersport | Schnee, Park | Länge=155 cm | Ohne Bindung.
n964 | t=hammocktent,hammock c=green | Camping Hammock with Mosquito Net | Gipfelglück | 55 GBP | Gartenfieber | Camping | camp, bugs | Colour=Green; Load=200 kg | Sleeps between two trees.
n965 | t=coolbox c=blue | Glacière électrique 24 L 12V | Gipfelglück | 89 EUR | Bonnes affaires | Camping | pique-nique, voiture | couleur=bleu; contenance=24 L | Froid et chaud.
n966 | t=headtorch,headlamp c=red | Stirnlampe 400 Lumen rot | Gipfelglück | 34.9 EUR | Höstrusket | Lampen | laufen, Nacht | Farbe=rot; Akku=USB | 68 Gramm.
n967 | t=pocketknife c=red m=steel | Fickkniv 12 funktioner röd | Gipfelglück | 349 SEK | Höstrusket | Knivar | friluft, present | färg=röd; material=stål | Korkskruv, såg och pincett.
n968 | t=compass | Brújula de orientación | Gipfelglück | 16.9 EUR | De vuelta al taller | Montaña | monte, mapa | base=transparente | Nunca sin norte.
n969 | t=fishinglure | Wobbler Set Hecht 5 Stück | Gipfelglück | 24.9 EUR | Feierabend | Angeln | Hecht, Barsch | Inhalt=5; Länge=9 cm | Läuft flach.
n970 | t=waders s=40,42,44,46 c=green | Vadarbyxor neopren gröna | Gipfelglück | 1690 SEK | Höstrusket | Fiskekläder | fiske, vatten | färg=grön; storlek=40,42,44,46 | Varma ända in i november.
n971 | t=cyclingshorts w=men c=black s=S,M,L,XL | Cuissard vélo homme noir | Third Half | 44.9 EUR | Bonnes affaires | Cyclisme | vélo, route | couleur=noir; taille=S,M,L,XL | Peau gel.
n972 | t=hivest c=yellow | Hi-Vis Vest Yellow | Werkhof 7 | 6 GBP | Höstrusket | Workwear | safety, bike, night | Colour=Yellow; Size=One size | Be seen.
n973 | t=workshoes w=men,women c=black s=40,41,42,43,44,45 | Sicherheitsschuhe S3 schwarz | Werkhof 7 | 79.9/99.9 EUR | Feierabend | Arbeitsschuhe | Werkstatt, Baustelle | Farbe=schwarz; Größe=40,41,42,43,44,45 | Mit Stahlkappe.
n974 | t=clogs w=women c=white s=36,37,38,39,40 | Zuecos sanitarios blancos | Linden Apotheke | 34.9 EUR | Gut in Form | Calzado laboral | enfermera, hospital | color=blanco; talla=36,37,38,39,40 | Todo el turno de pie.
n975 | t=apron c=blue m=linen | Linneförkläde blått | Small Comforts | 299 SEK | Jul i stugan | Förkläden | kök, baka | färg=blå; material=linne | Två fickor.
n976 | t=balloonarch,balloons c=pink | Arche de ballons rose kit | Maison Colibri | 19.9 EUR | Petites mains | Fête | anniversaire, baby shower | couleur=rose; pièces=110 | Pompe incluse.
n977 | t=facepaint w=kids | Face Paint Kit 12 colours | Blåmesen | 11.5 GBP | Slow Sundays | Party | halloween, birthday | Colours=12 | Tigers guaranteed.
n978 | t=piñata c=mixed w=kids | Piñata burro multicolor | La Trastienda | 16.9 EUR | Regalos con cariño | Fiestas | cumpleaños, niños | color=multicolor | Se rellena por arriba.
n979 | t=weddingguestbook c=white | Gästebuch Hochzeit Leinen weiß | Maison Colibri | 29.9 EUR | Feierabend | Papeterie | Hochzeit, Erinnerung | Farbe=weiß; Seiten=144 | Mit Prägung.
n980 | t=headstonecandle,candle c=red x=grave | Gravljus 60 timmar 6-pack | Small Comforts | 79 SEK | Höstrusket | Ljus | allhelgona, grav | färg=röd; brinntid=60 h | Brinner i blåst.
n981 | t=adventstar c=white | Adventsstjärna papper vit 60 cm | Small Comforts | 249/299 SEK | Jul i stugan | Julbelysning | jul, advent | färg=vit; storlek=60 cm | Sladd ingår.
n982 | t=wrappingpaper x=christmas | Geschenkpapier Weihnachten Kraft 10 m | Maison Colibri | 5.9 EUR | Jul i stugan | Geschenkverpackung | Weihnachten | Länge=10 m | Ohne Plastik.
n983 | t=cookbook x=vegan | Livre de cuisine vegan 100 recettes | Maison Colibri | 24.9 EUR | Bonnes affaires | Livres | recettes, vegan | pages=256; langue=français | Même pour les soirs pressés.
n984 | t=novel x=romance | The Lighthouse Letters, paperback | Half Read Books | 9 GBP | Slow Sundays | Fiction | romance, holiday | Pages=352; ISBN=9780306406157 | Bring tissues.
n985 | t=languagecourse,book x=spanish | Spanisch für Anfänger Lehrbuch A1 | Half Read Books | 21.9 EUR | Feierabend | Sprachen | lernen, Urlaub | Seiten=216; ISBN=9783161484100 | Mit Audio.
n986 | t=sheetmusic | Pianonoter: 50 visor | Ton & Takt | 199 SEK | Allt för hobbyn | Noter | piano, visor | sidor=120 | Lätta arrangemang.
n987 | t=childrensbook w=kids a=3,4,5,6 | Cuento: El erizo que no quería dormir | Half Read Books | 13.9 EUR | Regalos con cariño | Libros infantiles | dormir, cuento | edad=3-6 años | Bostezos asegurados.
`
