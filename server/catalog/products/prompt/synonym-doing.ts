/** Things named by what they do, and what people do with things, as synonym-groups.ts. */

export const DOING_THINGS = `
salad spinner | salladsslunga | salatschleuder | essoreuse, essoreuse à salade | centrifugadora de ensalada, centrifugador de lechuga, centrifugadora de lechuga, centrifugador de ensalada
pasta machine, pasta maker | pastamaskin | nudelmaschine, pastamaschine | machine à pâtes, laminoir à pâtes | máquina de pasta
pizza stone, baking stone | pizzasten, baksten | pizzastein | pierre à pizza | piedra para pizza
knife sharpener, whetstone, sharpening stone, sharpening steel | knivslip, knivvässare, brynsten, bryne, brynstål | messerschärfer, wetzstein, wetzstahl, schleifstein | aiguiseur, pierre à aiguiser, affûteur, aiguiseur de couteaux, fusil à aiguiser | afilador, piedra de afilar, afilador de cuchillos, chaira
bread maker, bread machine | bakmaskin, brödbakmaskin | brotbackautomat | machine à pain | panificadora
mosquito net, mosquito netting | myggnät, mygghuv | moskitonetz, mückennetz | moustiquaire | mosquitera, mosquitero
mousetrap, mouse trap | musfälla | mausefalle | piège à souris, tapette à souris | trampa para ratones, ratonera
fly swatter | flugsmälla | fliegenklatsche | tapette à mouches | matamoscas
ballet shoes, ballet slippers, dance shoes | balettskor, dansskor, balettofflor | ballettschuhe, tanzschuhe, ballettschläppchen, schläppchen | chaussons de danse, demi-pointes, chaussures de danse | zapatillas de ballet, zapatillas de danza, zapatos de baile, puntas de ballet
`

export const DOING_TRAITS = `
dance, dancing, dances, dancer | dans, dansa, dansar, dansare | tanz, tanzen, tanzt | danse, danser, danseuse, danseur | danza, baile, bailar, baila
winter sports, winter sport, snow sports | vintersport, vintersporter, snösport | wintersport, schneesport | sports d'hiver, sport d'hiver, sports de neige | deportes de invierno, deporte de invierno, deportes de nieve
water sports, water sport, watersports | vattensport, vattensporter, sjösport | wassersport | sports nautiques, sport nautique, sports aquatiques | deportes acuáticos, deporte acuático, deportes náuticos
racket sports, racquet sports | racketsport, racketsporter | rückschlagsport, schlägersport | sports de raquette | deportes de raqueta, deportes de pala
wind instruments, wind instrument, woodwind, woodwinds, brass instruments, brass instrument | blåsinstrument, blåsinstrumenten, träblås, bleckblås | blasinstrument, blasinstrumente, holzblasinstrument, blechblasinstrument | instrument à vent, instruments à vent, cuivres | instrumento de viento, instrumentos de viento, viento madera
string instruments, string instrument, stringed instruments, stringed instrument | stränginstrument, stråkinstrument | saiteninstrument, saiteninstrumente, streichinstrument, streichinstrumente | instrument à cordes, instruments à cordes | instrumento de cuerda, instrumentos de cuerda
percussion instruments, percussion instrument, percussions | slaginstrument, rytminstrument, slagverksinstrument | schlaginstrument, schlaginstrumente, rhythmusinstrumente, percussion-instrument | instrument de percussion, instruments à percussion, percussions | instrumento de percusión, instrumentos de percusión
keyboard instruments, keyboard instrument | klaviaturinstrument, tangentinstrument | tasteninstrument, tasteninstrumente | instrument à clavier, instruments à clavier | instrumento de teclado, instrumentos de teclado
team sports, ball sports | bollsport, bollsporter, lagsport | ballsport, mannschaftssport, ballsportarten | sports collectifs, sports d'équipe, sports de ballon | deportes de equipo, deportes de balón
birdwatching, bird watching, birding, birdwatcher | fågelskådning, fågelskådare | vogelbeobachtung | observation des oiseaux, ornithologie | observación de aves, avistamiento de aves
whey, whey protein | vassle, vassleprotein | molke, molkenprotein, molkeprotein | whey, lactosérum, petit-lait, protéine de lactosérum | suero de leche, suero lácteo, proteína de suero, proteína whey
palm oil | palmolja | palmöl, palmfett | huile de palme | aceite de palma
`

export const DOING_KINDS = `
kitchenware < salad spinner, knife sharpener, pasta machine, pizza stone
home appliance < bread maker
camping gear < mosquito net
shoe < ballet shoes
winter sports < skis, ski jacket, ski trousers, ski boots, ski goggles, ski helmet, ski poles, ski gloves, ski suit, snowboard, sled, ice skates, snowshoes, snowsuit
water sports < paddle board, kayak, wetsuit, life jacket, diving mask, snorkel set, surfboard, swim fins, bodyboard, wakeboard
racket sports < tennis racket, padel racket, badminton set, badminton racket, table tennis bat, tennis balls, shuttlecock
wind instruments < saxophone, flute, recorder, harmonica, trumpet, clarinet, trombone, accordion
string instruments < guitar, violin, ukulele, cello, viola, double bass, banjo, harp
percussion instruments < drum, djembe, xylophone, cajon, maracas
keyboard instruments < piano, digital piano, accordion
team sports < football, basketball, volleyball, goalkeeper gloves, shin guards, football boots
dance < ballet shoes
`
