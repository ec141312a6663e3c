/**
 * Forty more prompts for the eleventh shop, as people say what they need, tell their story or look for a gift; written and
 * judged before the code was asked any: class | prompt | meaning | language.
 */
export const MERCADO_SPOKEN_PROMPTS = `
needs | we've got mice in the attic | t=mousetrap | en
needs | long flight coming up and my legs always swell | t=compressionsocks | en
needs | my dog gulps his dinner down so fast he throws up | t=slowfeeder | en
needs | can't make out what the actors say on our telly | t=soundbar | en
needs | morgens um fünf ist es im Schlafzimmer schon taghell und ich bin wach | t=rollerblind | de
needs | die Katze trinkt zu wenig | t=petfountain | de
needs | beim Joggen im Winter frieren mir immer die Ohren ab | t=headband,earmuffs,balaclava | de
needs | on part sous les tropiques et j'ai peur de me faire piquer la nuit | t=mosquitonet | fr
needs | mes yeux sont secs et brûlent devant l'écran | t=eyedrops | fr
needs | les limaces mangent toutes mes salades | t=slugpellets | fr
needs | trabajo de camarera y me duelen los pies de estar todo el día de pie | t=insoles,compressionsocks | es
needs | quiero ver pájaros de cerca | t=binoculars | es
needs | mi cachorro se hace pis en casa | t=puppypads | es
needs | datorn tappar wifi hela tiden, vill koppla in den direkt i routern | t=ethernetcable | sv
needs | hunden kommer hem full av fästingar | t=tickremover | sv
needs | något att ha varm choklad i på skidturen | t=thermos | sv
chatter | hello, the hinges on our loo seat snapped again, honestly third time, do you have a toilet seat in white that closes softly | t=toiletseat | en
chatter | my boy's two next friday and he wants to be like his big sister, got a red balance bike for under 60 pounds? | t=balancebike c=red <60GBP | en
chatter | Guten Tag, ich renoviere das Schlafzimmer meiner Eltern und suche eine Tapete, naja, irgendwas Grünes mit Blättern drauf | t=wallpaper c=green | de
chatter | hallöchen, mein Freund boxt seit neuestem und leiht sich immer eklige alte aus, gibts rote Boxhandschuhe bei euch? | t=boxinggloves | de
chatter | Wir haben letzten Sommer so viel Wasser verschwendet, haben Sie eine Regentonne, 200 Liter, grün? | t=rainbarrel | de
chatter | Bonjour, ma fille de 4 ans commence mercredi, avez-vous des chaussons de danse roses en 28 ? | t=balletshoes s=28 | fr
chatter | coucou, on fait une soirée pizza tous les vendredis et ma pierre s'est fendue 😩 vous vendez des pierres à pizza autour de 35 euros ? | t=pizzastone | fr
chatter | Madame, Monsieur, je suis maman depuis dix jours et cherche un soutien-gorge d'allaitement beige en 85C, cordialement | t=nursingbra s=85C | fr
chatter | hola! estoy harto del autobús y quiero ir al curro en patinete, ¿tenéis uno eléctrico por menos de 350 euros? | t=escooter <350EUR | es
chatter | buenas noches, estamos reformando la cocina y queremos azulejos azules, de 20x20, ¿os quedan? | t=tiles | es
chatter | necesito para el viernes una pajarita roja, se casa mi hermano y soy el padrino 🤵 | t=bowtie | es
chatter | hej på er! dottern är helt tokig i käpphästar just nu, alla i klassen har en, finns det någon brun? | t=hobbyhorse | sv
chatter | vi bygger om hallen och jag har räknat fel, behöver fler paket laminatgolv, ek, helst under 350 kr | t=flooring <350SEK | sv
chatter | godkväll, min bror klagar på nacken när han jobbar hemma, ett laptopställ i aluminium kanske hjälper, har ni det? | t=laptopstand | sv
gifts | present for a dad who watches birds all weekend, fifty pounds tops | t=binoculars <=50GBP | en
gifts | something for a teenager who films herself all day for her channel | t=ringlight,tripod,actioncamera | en
gifts | Geschenk zur Geburt für den kleinen Emil, bis 20 Euro | w=baby <=20EUR | de
gifts | für meinen Chef der leidenschaftlich pokert | t=pokerset | de
gifts | cadeau pour mon frère qui surfe même en hiver | t=wetsuit | fr
gifts | anniversaire d'une copine qui fait des tartes tous les dimanches | t=cookbook,rollingpin,caketin,cookiecutters | fr
gifts | regalo para un niño de 6 años loco por los dinosaurios | t=dinosaurs | es
gifts | amigo invisible para una compañera que va a todas partes en bici, hasta 15 euros | t=bikebell,bikerepairkit <=15EUR | es
gifts | till en matlagare som just slutat äta kött, jag vet inte vad jag ska ge bort | t=cookbook,mushroomkit | sv
gifts | vännen fyller år och bryr sig bara om sina katter | w=cats | sv
`
