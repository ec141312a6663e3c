/** What else people call kinds of things and shelves; the first word of a row says which. */
export const FURTHER_SHELF_NAMES = `
candy, confectionery, confectionery products | konfektyrer, konfektyrvaror | naschwaren | produits de confiserie, douceurs sucrées | productos de confitería
kitchenware, cooking utensils, cooking tools, kitchen hand tools | köksverktyg, matlagningsredskap, köksmojänger | küchenwerkzeug, küchenwerkzeuge, küchengadgets, kochutensilien | petits ustensiles de cuisine, gadgets de cuisine, outils de cuisine | gadgets de cocina, herramientas de cocina, cacharritos de cocina
glassware, drinking vessels |  |  | récipients à boire | 
food storage, kitchen organizers, kitchen organisation, kitchen organization | köksorganisering, förvaring till köket, ordning i köket | küchenorganizer, küchenordnung, aufbewahrung für die küche | organisation de cuisine | organizadores de cocina, almacenamiento de cocina, organización de cocina, orden en la cocina
plant, plants for indoors | inomhusväxter, gröna växter inomhus | grünpflanzen | plantes d'intérieur | plantas de maceta, plantas de casa
kitchen appliance, small household appliances, small domestic appliances, small electrical appliances | småapparater, mindre hushållsapparater, små hushållsmaskiner | haushaltskleingeräte, kleingeräte, kleine haushaltsgeräte | petits appareils ménagers, petits appareils électroménagers | electrodomésticos pequeños
cleaning supplies, cleaning tools, cleaning utensils, cleaning gear | städverktyg | reinigungsgeräte, putzgeräte | ustensiles de ménage, outils de nettoyage, matériel de nettoyage | útiles de limpieza, herramientas de limpieza
costume, costume accessories, dressing up stuff | utklädningstillbehör, utklädningsprylar | kostümzubehör, verkleidungssachen, verkleidungszubehör | accessoires de déguisement | accesorios para disfraces, complementos de disfraz
party decorations, birthday party decorations, birthday stuff | födelsedagsprylar, födelsedagstillbehör | kindergeburtstagsdeko | décorations d'anniversaire, déco d'anniversaire, accessoires d'anniversaire | cosas de cumpleaños, artículos de cumpleaños
stationery, office materials, office products |  |  | articles de bureau, matériel de bureau, trucs de bureau | artículos de oficina, suministros de oficina, papelería de oficina
keyboard instruments, piano style instruments | klaverinstrument | klavierinstrumente | instruments à touches | instrumentos de teclas
outdoor toys, lawn games, yard games, backyard games | utomhusspel, sommarspel | rasenspiele, outdoor-spiele | jeux d'extérieur | 
bike parts, cycling accessories, cycle accessories, bike stuff |  | radzubehör | équipement de vélo, matos de vélo | accesorios de ciclismo
`
