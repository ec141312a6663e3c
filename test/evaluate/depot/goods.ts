/**
 * A sixth shop, written blind to the code: clothes, shoes, bags, phones and computers, home textiles, furniture;
 * more-goods.ts has the rest. Rows as market/goods.ts.
 *
 * id | what is true of it | title | maker | price/original currency | collection | type | tags | properties | body
 */
export const GOODS = `
a01 | t=jacket x=down w=women c=black s=S,M,L | Women's Quilted Down Jacket Black | North & Brave | 89/119 GBP | Wrap Up | Jackets | women, winter | Colour=Black; Size=S,M,L; Filling=Down; Gender=Women | Packs into its own pocket.
a02 | t=jacket w=men c=blue m=denim s=M,L,XL | Jeansjacke Herren blau | Blauhaus | 59.9 EUR | Drunter und drüber | Jacken | Herren | Farbe=blau; Größe=M,L,XL; Material=Denim; Geschlecht=Herren | Mit Metallknöpfen.
a03 | t=jacket w=kids c=yellow s=110,116,122 | Vindjacka barn gul | Lillvind | 349 SEK | Ute i alla väder | Jackor | barn, vår | färg=gul; storlek=110,116,122; material=polyamid | Reflexer på ärmarna.
a04 | t=leggings w=women c=black s=S,M,L,XL | High Waist Leggings Black | Stretch It | 24 EUR | On the Move | Leggings | women, sport | variants=[{"sku":"ST-LG-S","size":"S","color":"Black"},{"sku":"ST-LG-M","size":"M","color":"Black"},{"sku":"ST-LG-L","size":"L","color":"Black"},{"sku":"ST-LG-XL","size":"XL","color":"Black"}]; Gender=Women | With a phone pocket.
a05 | t=leggings w=women c=green s=36,38,40 | Legging de sport femme vert | Belle Allure | 29.9 EUR | Bouger mieux | Leggings | femme, sport | couleur=vert; taille=36,38,40; genre=femme | Tissu qui sèche vite.
a06 | t=jumpsuit w=women c=red s=S,M,L | Mono largo rojo de mujer | Amapola | 45 EUR | Verano en la ciudad | Monos | mujer, fiesta | color=rojo; talla=S,M,L; género=mujer | Con cinturón del mismo tejido.
a07 | t=swimsuit w=women c=blue s=38,40,42 | Baddräkt dam blå | Havsbris | 499 SEK | Bad och strand | Baddräkter | dam, sommar | färg=blå; storlek=38,40,42; kön=dam | Korsad i ryggen.
a08 | t=swimshorts w=men c=green s=M,L,XL | Badehose Herren grün | Blauhaus | 24.9 EUR | Ab ins Wasser | Badehosen | Herren, Sommer | Farbe=grün; Größe=M,L,XL; Geschlecht=Herren | Mit Netzfutter.
a09 | t=boxers w=men c=black m=bamboo s=M,L,XL | Men's Bamboo Boxer Shorts 3 Pack Black | Under Cover | 25 GBP | Bare Necessities | Underwear | men | Colour=Black; Size=M,L,XL; Material=Bamboo; Gender=Men | No seam at the back.
a10 | t=bra x=wirefree w=women c=beige s=85B,90B | Soutien-gorge sans armatures beige | Belle Allure | 27 EUR | Tout en douceur | Soutiens-gorge | femme, lingerie | couleur=beige; taille=85B,90B; genre=femme | Bretelles réglables.
a11 | t=pyjamas w=kids c=blue m=cotton s=104,110,116 a=4,5,6 | Pyjamas barn bomull blå med raketer | Lillvind | 199 SEK | Sov gott | Pyjamasar | barn | färg=blå; storlek=104,110,116; material=bomull; ålder=4-6 år | Med mudd i ärmarna.
a12 | t=pyjamas w=women c=pink m=satin s=S,M,L | Women's Satin Pyjama Set Pink | Under Cover | 39 GBP | Bare Necessities | Pyjamas | women, nightwear | Colour=Pink; Size=S,M,L; Material=Satin; Gender=Women | Long sleeves and long legs.
a13 | t=pyjamas w=men c=grey m=cotton s=M,L,XL | Schlafanzug Herren grau kariert | Traumstoff | 34.9 EUR | Gute Nacht | Schlafanzüge | Herren, Nachtwäsche | Farbe=grau; Größe=M,L,XL; Material=Baumwolle; Geschlecht=Herren | Aus Flanell.
a14 | t=scarf c=grey m=cashmere | Cashmere Scarf Grey | North & Brave | 65/85 GBP | Wrap Up | Scarves | winter, gift | Colour=Grey; Material=Cashmere; Length=180 cm | Comes in a box.
a15 | t=scarf c=red m=silk | Foulard en soie rouge | Belle Allure | 35 EUR | Petits plus | Foulards | accessoires, cadeau | couleur=rouge; matière=soie; dimensions=70x70 cm | Roulotté à la main.
a16 | t=belt w=men c=brown m=leather | Cinturón de cuero marrón para hombre | Curtidos Vega | 24.5 EUR | Bien puesto | Cinturones | hombre, accesorios | color=marrón; material=cuero; longitud=110 cm; género=hombre | Hebilla mate.
a17 | t=belt c=black m=canvas x=vegan | Vegan Canvas Belt Black | Stretch It | 14 EUR | On the Move | Belts | accessories, vegan | Colour=Black; Material=Canvas; Length=120 cm | Nothing of animal origin.
a18 | t=socks c=grey m=wool | Raggsockor ull grå | Havsbris | 129 SEK | Varmt om fötterna | Strumpor | vinter | färg=grå; material=ull | Stickade i dubbel tråd.
a19 | t=hat x=sun m=straw | Sombrero de paja para el sol | Amapola | 18.9 EUR | Verano en la ciudad | Sombreros | verano, playa | material=paja | Ala ancha.
a20 | t=beanie c=orange m=wool | Mössa merinoull orange | Lillvind | 249 SEK | Varmt om öronen | Mössor | vinter | färg=orange; material=merinoull | Vikbar kant.
f01 | t=boots w=women c=black m=leather s=37,38,39,40 | Women's Chelsea Boots Black Leather | Good Sole | 95/130 EUR | Best Foot Forward | Boots | women, shoes | Colour=Black; Size=37,38,39,40; Material=Leather; Gender=Women | Elastic at both sides.
f02 | t=rubberboots w=kids c=yellow m=rubber s=24,25,26,27 | Gummistiefel Kinder gelb | Pfützenspaß | 19.9 EUR | Raus bei Regen | Gummistiefel | Kinder, Schuhe | Farbe=gelb; Größe=24,25,26,27; Material=Gummi | Mit Griffen zum Anziehen.
f03 | t=slippers c=grey m=felt s=38,39,40,41,42,43 | Tofflor i filt grå | Havsbris | 299 SEK | Varmt om fötterna | Tofflor | skor, hemma | färg=grå; storlek=38,39,40,41,42,43; material=filt | Sula av mocka.
f04 | t=sandals w=women c=beige s=36,37,38,39 | Sandales compensées femme beiges | Pas à Pas | 49.9/69.9 EUR | Sous le soleil | Sandales | femme, chaussures | couleur=beige; pointure=36,37,38,39; genre=femme | Talon de six centimètres.
f05 | t=sneakers w=men c=white s=41,42,43,44 | Zapatillas deportivas blancas de hombre | Pisada | 54 EUR | Paso a paso | Zapatillas | hombre, calzado | color=blanco; talla=41,42,43,44; género=hombre | Plantilla extraíble.
f06 | t=hikingboots w=men c=brown x=waterproof s=42,43,44,45 | Men's Waterproof Hiking Boots Brown | Good Sole | 110 GBP | Best Foot Forward | Hiking Boots | men, outdoor | Colour=Brown; Size=42,43,44,45; Waterproof=yes; Gender=Men | Grip on wet rock.
b01 | t=suitcase x=cabin c=blue | Cabin Suitcase Hard Shell Blue | Roll On | 69/89 EUR | Up and Away | Suitcases | travel, luggage | Colour=Blue; Volume=38 l; Weight=2.4 kg | Four wheels.
b02 | t=suitcase x=large c=black | Großer Koffer schwarz 100 Liter | Fernweg | 99 EUR | Ab in den Urlaub | Koffer | Reise | Farbe=schwarz; Volumen=100 l | Mit Zahlenschloss.
b03 | t=backpack x=laptop c=grey | Datorryggsäck grå 15 tum | Packad | 599 SEK | På väg till jobbet | Ryggsäckar | dator, väskor | färg=grå; volym=22 l | Vadderat fack för datorn.
b04 | t=handbag w=women c=red m=leather | Sac à main en cuir rouge | Pas à Pas | 89 EUR | Petits plus | Sacs à main | femme, sacs | couleur=rouge; matière=cuir; genre=femme | Bandoulière amovible.
b05 | t=wallet w=men c=black m=leather | Cartera de piel negra para hombre | Curtidos Vega | 32 EUR | Bien puesto | Carteras | hombre, regalo | color=negro; material=piel; género=hombre | Para ocho tarjetas.
b06 | t=tote c=white m=cotton | Cotton Tote Bag White | Stretch It | 8 GBP | Up and Away | Tote Bags | bags, shopping | Colour=White; Material=Cotton | Long handles.
e01 | t=phone c=black | Pebble 5 Smartphone 128 GB Black | Halden | 399/449 EUR | Switched On | Smartphones | phones | Colour=Black; Memory=128 GB; Screen=6.1 inch; SKU=HD-P5-128 | Two days on one charge.
e02 | t=phonecase c=clear m=silicone | Clear Silicone Case for Pebble 5 | Shellby | 15 EUR | Switched On | Phone Cases | phone accessories | Colour=Transparent; Material=Silicone; Fits=Pebble 5 | Raised edges.
e03 | t=charger x=usbc c=white | USB-C-Ladegerät 65 W weiß | Stromfix | 27.9 EUR | Immer geladen | Ladegeräte | Handy, Laptop | Farbe=weiß; Leistung=65 W; Anschluss=USB-C | Zwei Anschlüsse.
e04 | t=cable x=usbc | Câble USB-C tressé 2 m | Voltéo | 9.9 EUR | Bien branché | Câbles | téléphone | longueur=2 m; connecteur=USB-C | Résiste à la torsion.
e05 | t=powerbank c=black | Powerbank 20 000 mAh svart | Laddat | 399 SEK | Smart på resan | Powerbanks | mobil, resa | färg=svart; kapacitet=20000 mAh | Laddar två enheter samtidigt.
e06 | t=keyboard x=wireless c=white | Wireless Keyboard White | Typo | 45 GBP | Switched On | Keyboards | computer, office | Colour=White; Layout=UK; Wireless=yes | Pairs with three devices.
e07 | t=keyboard x=mechanical,corded c=black | Mechanische Tastatur mit Kabel schwarz | Tastwerk | 79/99 EUR | Alles für den PC | Tastaturen | Computer, Gaming | Farbe=schwarz; Layout=DE; Verbindung=Kabel | Rote Schalter.
e08 | t=mouse x=wireless,ergonomic c=black | Ratón inalámbrico ergonómico negro | Clic | 24.9 EUR | Tu escritorio | Ratones | ordenador, oficina | color=negro; conexión=inalámbrica | Para mano derecha.
e09 | t=mouse x=corded c=white | Datormus med sladd vit | Laddat | 149 SEK | Vid datorn | Datormöss | dator, kontor | färg=vit; anslutning=USB-sladd | Tyst klick.
e10 | t=monitor | 27 Inch 4K Monitor | Halden | 289/349 EUR | Switched On | Monitors | computer, office | Size=27 inch; Resolution=3840x2160 | Tilts and turns.
e11 | t=memorycard | Carte mémoire microSD 128 Go | Voltéo | 19.9 EUR | Bien branché | Cartes mémoire | photo, téléphone | capacité=128 Go | Adaptateur fourni.
e12 | t=laptopsleeve c=grey m=felt | Felt Laptop Sleeve 14 Inch Grey | Shellby | 22 GBP | Switched On | Laptop Sleeves | computer accessories | Colour=Grey; Material=Felt | Closes with a strap.
e13 | t=screenprotector m=glass | Protector de pantalla de cristal templado para Pebble 5 | Clic | 9.9 EUR | Tu móvil a salvo | Protectores de pantalla | móvil | material=cristal; unidades=2 | Se coloca en un minuto.
h01 | t=curtains x=blackout c=grey | Verdunkelungsvorhänge grau 2er-Set | Traumstoff | 39.9 EUR | Schöner wohnen | Vorhänge | Schlafzimmer | Farbe=grau; Maße=140x245 cm; Material=Polyester | Mit Ösen.
h02 | t=curtains c=white m=linen | Linnegardiner vita 2-pack | Hemvävt | 699 SEK | Mjukt hemma | Gardiner | vardagsrum | färg=vit; material=linne; längd=250 cm | Släpper igenom ljuset.
h03 | t=cushion c=green m=velvet | Velvet Cushion Green 45 cm | Cosy Corner | 16 GBP | Home Sweet Home | Cushions | living room | Colour=Green; Material=Velvet | Filling included.
h04 | t=tablecloth c=white m=linen | Nappe en lin blanche 160x250 | Maison Claire | 54 EUR | À table | Nappes | table, maison | couleur=blanc; matière=lin | Lavable à 40 degrés.
h05 | t=rug x=round m=jute | Alfombra redonda de yute 120 cm | Casa Lino | 49/65 EUR | Hogar natural | Alfombras | salón | material=yute; diámetro=120 cm | Trenzada a mano.
h06 | t=rug c=red m=wool | Wool Rug Red 170 x 240 cm | Cosy Corner | 199 EUR | Home Sweet Home | Rugs | living room | Colour=Red; Material=Wool | Woven by hand.
h07 | t=bedlinen c=blue m=cotton | Påslakanset bomull blått 150x210 | Hemvävt | 399/499 SEK | Mjukt hemma | Påslakanset | sovrum | färg=blå; material=bomull | Örngott ingår.
u01 | t=bedframe m=wood x=double | Oak Bed Frame Double 160 x 200 cm | Joint Effort | 449/549 EUR | Room to Move | Beds | bedroom, furniture | Material=Wood; Width=160 cm | Slats included, no mattress.
u02 | t=bookcase c=white | White Bookcase with Five Shelves | Joint Effort | 69 EUR | Room to Move | Bookcases | living room, furniture | Colour=White; Height=180 cm; Width=80 cm | Fixes to the wall.
u03 | t=barstool c=black m=metal | Barstol svart metall | Trivas | 799 SEK | Möblera om | Barstolar | kök, möbler | färg=svart; material=metall; sitthöjd=65 cm | Med fotstöd.
u04 | t=coatrack m=wood | Portemanteau sur pied en bois | Maison Claire | 59 EUR | Bienvenue | Portemanteaux | entrée, meubles | matière=bois; hauteur=175 cm | Huit patères.
u05 | t=mirror x=round c=gold | Round Wall Mirror Gold 60 cm | Cosy Corner | 55 GBP | Home Sweet Home | Mirrors | hallway, bathroom | Colour=Gold; Diameter=60 cm | Hangs on one hook.
u06 | t=wardrobe c=white | Armario blanco de dos puertas | Casa Lino | 189 EUR | Todo en su sitio | Armarios | dormitorio, muebles | color=blanco; altura=200 cm | Con barra y dos cajones.
u07 | t=coffeetable m=glass | Glass Coffee Table 90 cm | Joint Effort | 129 EUR | Room to Move | Coffee Tables | living room, furniture | Material=Glass; Width=90 cm | Tempered top.
`
