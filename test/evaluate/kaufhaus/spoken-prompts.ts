/**
 * Forty more prompts for the twelfth shop, as people say what they need, tell their story or look for a gift; written and
 * judged before the code was asked any: class | prompt | meaning | language.
 */
export const KAUFHAUS_SPOKEN_PROMPTS = `
needs | I feel so low every winter when it's dark outside | t=lightbox | en
needs | my back is killing me, what can you give me | t=tens,painreliefgel,posturecorrector | en
needs | some creature is digging tunnels and leaving heaps of earth all over my lawn | t=moletrap | en
needs | ich frier abends immer auf dem Sofa | t=electricblanket,weightedblanket | de
needs | das Klo ist verstopft | t=plunger | de
needs | bei Stromausfall sitzen wir im Dunkeln | t=campinglantern,crankradio,powerstation | de
needs | meine neuen Schuhe reiben an der Ferse, alles wund | t=blisterplasters | de
needs | j'aimerais arrêter de fumer | t=nicotinegum | fr
needs | on part en week-end et personne ne peut nourrir le chat | t=petfeeder,petcamera | fr
needs | en primavera estornudo todo el día | t=allergytablets | es
needs | pelos de gato por toda la ropa | t=lintroller | es
needs | voy siempre encorvado delante del ordenador | t=posturecorrector | es
needs | jag har stukat knät på träningen och det svullnar | t=icepack | sv
needs | tänk om någon bryter sig in i sommarstugan när vi inte är där | t=securitycamera,smartlock | sv
needs | hunden flämtar och lider i värmen | t=coolingmat | sv
needs | vi vill kunna göra upp eld i skogen utan tändstickor | t=firestarter | sv
chatter | hello lovely people, our hens arrive on the 3rd of april and I still have nowhere for them to sleep, do you do a chicken coop? | t=chickencoop | en
chatter | right, my nan's coming for tea with the whole family and I want to show off her sponge, got a glass cake stand with a lid | t=cakestand | en
chatter | hi, I'm left handed and every tin opener I've ever owned hates me 😂 have you anything for people like me? | t=canopener | en
chatter | Guten Morgen, am Silvesterabend kommen acht Leute und unser Raclette ist hin, was haben Sie denn unter 60 Euro? | t=raclette <60EUR | de
chatter | Wir fahren jedes Jahr auf die Wiesn und dieses Jahr will ich endlich ein eigenes Dirndl, grün und Größe 38 wär der Traum | t=dirndl s=38 | de
chatter | Bonsoir, ma fille a 5 ans, elle commence les cours de danse mercredi et réclame un tutu rose, vous auriez ça ? | t=tutu | fr
chatter | bonjour je déménage dans une maison au bord d'un lac et on rêve d'un kayak gonflable, à moins de 300 euros si possible | t=kayak <300EUR | fr
chatter | dites, mon beurre est toujours dur comme de la pierre, vous vendez des beurriers bretons ? | t=butterdish | fr
chatter | petite question : il vous reste des préservatifs sans latex ? mon copain est allergique, merci et bonne journée | t=condoms | fr
chatter | hola, en mi casa desayunamos seis y la cafetera italiana se nos queda pequeña, ¿tenéis de seis tazas? | t=mokapot x=6cups | es
chatter | buenas tardes, el viernes canto en el cumple de mi prima y quiero un micrófono de karaoke, rosa si puede ser 🎤 | t=karaoke | es
chatter | mire, viajo con la niña diez horas en coche y siempre se duerme torcida, ¿tienen una almohada de viaje para niños? | t=travelpillow w=kids | es
chatter | hejsan! vi har kalas på lördag och ungarna har tjatat om kalashattar hela veckan, finns det några kvar? | t=partyhats | sv
chatter | jag har äntligen fixat ett gym i garaget, bara träningsbänken som fattas, max 1500 kr annars blir frun arg | t=weightbench <=1500SEK | sv
gifts | gift for a mate who's into 3d printing, up to 25 euros | t=filament <=25EUR | en
gifts | leaving present for a colleague who's off travelling round the world | t=scratchmap,passportholder,travelpillow,packingcubes,translator,luggagescale,duffelbag,garmentsteamer,gpstracker | en
gifts | für meine Nichte, 9 Jahre, die daheim am liebsten Experimente macht | t=chemistryset | de
gifts | was schenkt man einem Paar das jeden Sonntag Brot backt | t=breadmaker,sourdoughstarter,breadbin,measuringcups | de
gifts | cadeau pour mon oncle qui adore préparer des plats mijotés | t=casserole | fr
gifts | pour l'anniversaire d'une amie qui ne résiste pas aux sucreries, 25 euros maximum | t=macarons,turron,marzipan,gummybears,gingerbread,marshmallows,panettone <=25EUR | fr
gifts | regalo para mi cuñado que toca flamenco | t=cajon,guitartuner | es
gifts | para la abuela, que vive lejos y quiere tener siempre delante las fotos de los nietos | t=digitalframe,photoalbum | es
gifts | doppresent till en liten bebis | w=baby | sv
gifts | till farfar som inte ser så bra längre men läser tidningen varje dag, under 200 kr | t=magnifier <200SEK | sv
`
