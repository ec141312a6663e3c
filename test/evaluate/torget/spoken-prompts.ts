/**
 * Forty more prompts for the fifteenth shop, as people say what they need, tell their story or look for a gift; written and
 * judged before the code was asked any: class | prompt | meaning | language.
 */
export const TORGET_SPOKEN_PROMPTS = `
needs | black stuff keeps growing in the corners of my bathroom, it's so damp | t=mouldremover,dehumidifier,silicone | en
needs | my heel is rubbed raw from my new walking boots | t=blisterplasters | en
needs | car won't start on cold mornings | t=jumpstarter,carbattery | en
needs | Mücken in der Nacht | t=mosquitorepellent,mosquitonet,hammock | de
needs | die Nacktschnecken fressen mir jedes Jahr den ganzen Salat weg | t=slugbarrier | de
needs | ich krieg nachts ständig Krämpfe in den Waden | t=magnesium | de
needs | unser Kater soll alleine rein und raus können | t=catflap | de
needs | ma fille est rentrée de l'école en se grattant la tête, il y en a dans toute la classe | t=licecomb | fr
needs | l'eau ne s'écoule plus dans la douche | t=drainunblocker | fr
needs | je n'arrive plus à lire les petits caractères de près | t=readingglasses | fr
needs | siempre pierdo las llaves por casa | t=trackertag | es
needs | internet no llega al dormitorio | t=router | es
needs | me salen granos en la frente | t=acnegel | es
needs | mi hijo de un año gatea hasta la escalera y tengo miedo de que se caiga | t=stairgate | es
needs | något mot torra händer | t=handcream | sv
needs | det drar kallt under ytterdörren | t=draughtstopper | sv
needs | fick punka på cykeln på väg till jobbet igen | t=patchkit,bikerepair,innertube | sv
chatter | hello, my gran's just come out of hospital and she mixes up her morning and evening tablets, do you stock one of those weekly pill boxes? | t=pillbox | en
chatter | hey guys, our drummer snapped his last pair on saturday lol, got any drumsticks in 5A? | t=drumsticks | en
chatter | ok so I promised to bring crisps to the office party on friday, about twelve people, have you got a multipack | t=crisps | en
chatter | Moin, wir ziehen grad um und im Flur türmen sich die Turnschuhe, haben Sie ein Schuhregal so um die 35 Euro? | t=shoerack | de
chatter | Guten Abend, meine Tochter hat sich fürs Eislaufen angemeldet und ich such Schlittschuhe in Größe 38, weiß wär schön 😊 | t=iceskates s=38 | de
chatter | bonsoir, mon fils de 4 ans a peur du noir depuis qu'on a déménagé, auriez-vous une veilleuse qui projette des étoiles ? | t=nightlight | fr
chatter | salut, on organise un tournoi avec les voisins le 14 juillet, vous avez des boules de pétanque en acier ? | t=petanque | fr
chatter | bonjour madame, je suis infirmière de nuit et mes chaussettes de contention sont trouées, en auriez-vous des noires ? | t=compressionsocks | fr
chatter | hola buenas, mi marido se empeñó en cocinar para quince el domingo y no tenemos paellera grande, ¿vendéis? | t=paellapan | es
chatter | perdona, ¿tenéis fundas para el Orbit X5? es para mi hija y la quiere rosa sí o sí 💖 | t=phonecase c=pink | es
chatter | hejsan, vi har köpt hus och brevlådan är helt rostig, har ni någon svart i stål med lås? | t=postbox | sv
chatter | hallå, min kille spelar in podd i garderoben och det låter bedrövligt 😂 finns det någon usb-mikrofon för under 1000 kronor | t=microphone <1000SEK | sv
chatter | jag har lovat barnen att baka på söndag men pepparkaksformarna är borta sen flytten, säljer ni några | t=cookiecutters | sv
gifts | birthday present for a friend who plays D&D every friday | t=dice | en
gifts | something for my brother-in-law, the hotter the food the better for him, £10 at most | t=hotsauce <=10GBP | en
gifts | Geschenk für meine Schwiegermutter die gern näht | t=fabric,sewingkit,embroiderykit | de
gifts | Mein Neffe wird 9 und will alles ganz genau erforschen, jede Mücke und jedes Blatt, was schenk ich dem bloß, bis 60 Euro | t=microscope <=60EUR | de
gifts | idée cadeau pour un ado gamer | t=gamepad,gamingchair,vrheadset | fr
gifts | pour les 60 ans de papa qui regarde les étoiles tous les soirs | t=telescope,binoculars | fr
gifts | regalo para alguien que lo tiene todo pero le gusta el té | t=tea,thermos | es
gifts | un detalle para mi cuñada que pinta cuadros, no más de 35 euros | t=acrylicpaint,canvas,easel <=35EUR | es
gifts | present till min sambo som fiskar varje helg | t=fishinglure,waders | sv
gifts | farsan fyller 50 och drömmer om att brygga sin egen öl | t=brewingkit | sv
`
