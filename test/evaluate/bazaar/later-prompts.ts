/** Prompts for the second shop that were written when the others were answered, in no class but their language. */
export const LATER_PROMPTS = `
later en | cheap red lipstick in stock | t=lipstick stock ~c=red
later en | what can I get for a dad who likes DIY, max 150 euros | <=150EUR
later en | size m helmet | t=helmet s=M
later en | anything by Maison Claire on sale | v=Maison_Claire sale
later en | wool jumper for men, extra large | t=sweater w=men
later en | black friday deals on laptops | t=laptop sale
later en | kitchen knife | t=knife
later en | tea or coffee under 10 euros | t=tea,coffee <10EUR
later en | book about gardening | t=book x=garden
later en | thriller | t=book x=crime
later en | wireless headphones that aren't white, 100 to 250 euros | t=headphones !c=white >=100EUR <=250EUR
later en | dishwasher safe mug | t=mug
later en | bike helmet for children | t=helmet w=kids
later en | waterproof speaker | t=speaker
later en | leather boots no more than 130€ | t=boots m=leather <=130EUR
later en | the most expensive desk | t=desk down
later en | noise cancelling over-ear headphones less than €150 | t=headphones <150EUR
later en | what's new in candles | t=candle
later sv | har ni några solglasögon för under 50 euro? | t=sunglasses <50EUR
later sv | billig hammare | t=hammer
later sv | en bok till en femåring | t=book w=kids
later sv | vita hörlurar som kostar mindre än 1000 kr | t=headphones c=white <1000SEK
later sv | gardiner som inte är grå | t=curtain !c=grey
later sv | kaffe utan koffein | t=coffee
later sv | skor strl 43 herr | t=shoes s=43 w=men
later sv | present till mamma | n=Mors_dag,Día_de_la_Madre
later sv | tält för fyra personer | t=tent
later sv | stekpanna i gjutjärn | t=pan m=iron
later sv | nedsatta möbler | sale t=armchair,bookcase,bed,wardrobe,mattress,sofa
later sv | hundkoppel max 300 kr | t=leash <=300SEK
later sv | matta till yoga | t=mat
later sv | ljus utan doft | t=candle x=unscented
later sv | mellan femhundra och tusen kronor, klänning | t=dress >=500SEK <=1000SEK
later de | Weihnachtsgeschenk für Kinder unter 30 Euro | w=kids <30EUR
later de | schwarze Kopfhörer mit Bluetooth | t=headphones c=black x=wireless
later de | Regal aus Eichenholz | t=bookcase m=oak
later de | günstige Grills im Angebot | t=bbq sale
later de | Herrenpullover Größe XL | t=sweater s=XL w=men
later de | Kaffee ohne Koffein | t=coffee x=decaf
later de | Fahrrad für Kinder, aber nicht rot | t=bike w=kids !c=red
later de | Wolldecke bis hundert Euro | t=blanket m=wool <=100EUR
later de | Sonnenschirm für die Terrasse | t=parasol
later de | Handschuhe zum Gärtnern | t=gloves
later de | Lederjacke für Damen in M | t=jacket s=M w=women
later de | Puzzle mit 1000 Teilen | t=puzzle
later de | Hängematte | t=hammock
later de | Tee, keine Kaffee | t=tea
later fr | une lampe pour la chambre de mon fils | t=lamp
later fr | tapis de yoga pas cher | t=mat
later fr | robe rouge en lin taille S | t=dress c=red s=S
later fr | casque audio sans fil noir à moins de 200 euros | t=headphones <200EUR ~c=black
later fr | pâtes italiennes | t=pasta
later fr | montre homme en acier | t=watch w=men
later fr | cadeau pour la fête des mères | n=Día_de_la_Madre,Mors_dag
later fr | draps en lin blanc | t=bedding
later fr | jouets en bois pour enfants de 3 ans | w=kids m=wood
later fr | crème sans parfum | t=cream x=fragrance-free
later fr | chaussures de sport pour homme pointure 44 | t=shoes s=44
later fr | perceuse sans fil à plus de 100 euros | t=drill >100EUR
later fr | chocolat noir bio | t=chocolate x=dark
later es | lámpara de pie negra | t=lamp c=black
later es | regalos para niñas | w=kids
later es | cuchillo de cocina de acero | t=knife
later es | zapatillas de running talla 43 | t=shoes s=43
later es | auriculares que no sean negros | t=headphones !c=black
later es | cama de matrimonio de pino | t=bed m=pine
later es | comida para perros sin cereales | t=dogfood
later es | cortinas azules | t=curtain c=blue
later es | bicicleta para niño de cinco años | t=bike w=kids
later es | champú sin sulfatos | t=shampoo x=sulfate-free
later es | libros de cocina por menos de 20 euros | t=book x=cook <20EUR
later es | taladro inalámbrico en oferta | t=drill sale
later es | vino tinto | t=wine
later es | chaqueta de cuero negra para mujer | t=jacket c=black
later es | el libro más barato | t=book up
later es | tornillos y clavos | t=screws
`
