/**
 * A hundred and fifty prompts for the tenth shop, thirty in each language, written and judged before the code was asked
 * any: class | prompt | meaning | language. What nobody sells here is asked of "v=nobody": nothing may come.
 */
export const BODEGA_PROMPTS = `
words | fiddle | t=violin | en
words | mouth organ | t=harmonica | en
words | baby carriage | t=pram | en
words | windscreen wipers | t=wiperblades | en
words | blood pressure cuff | t=bloodpressuremonitor | en
forms | wheel barrow | t=wheelbarrow | en
forms | horse blanket | t=horserug | en
forms | something to crochet with | t=crochethook | en
forms | couch that turns into a bed | t=sofabed | en
slips | acordion | t=accordion | en
slips | baby termometer | t=thermometer | en
traits | kids pink trainers size 30 | t=sneakers c=pink w=kids s=30 | en
traits | walnut tv unit | t=tvstand m=walnut | en
traits | white motorbike helmet size L | t=motorcyclehelmet c=white s=L | en
traits | gift for a four year old | t=beads,costume,sandpittoys,tricycle,dungarees,sneakers a=4 | en
prices | microphone below 80 dollars | t=microphone <80USD | en
prices | whisky for no more than fifty pounds | t=whisky <=50GBP | en
prices | garden tools, my budget is 40 quid | t=spade <=40GBP | en
prices | reduced skirts | t=skirt sale | en
names | everything from Holt & Hedge | v=Holt_&_Hedge | en
names | never without music | n=Never_Without_Music | en
refusals | wine but not rosé | t=wine,sparklingwine !x=rose | en
refusals | pesto with no nuts in it | t=pesto x=nutfree | en
likes | a wine like the Albariño but cheaper | t=wine,sparklingwine <12EUR | en
chatter | hey there, my dog hates getting wet on walks, anything for him? | w=dogs ~t=dogcoat | en
chatter | hello, just moved into my first flat and I need somewhere to put all my shoes | t=shoecabinet | en
orders | wine, lowest price first | t=wine,sparklingwine up | en
codes | tn2420x | id=d443 | en
several | purple silk skirt size M under 100 pounds | t=skirt c=purple m=silk s=M <100GBP | en
absent | hair dryer | t=hairdryer v=nobody | en
words | fiol | t=violin | sv
words | dragspel | t=accordion | sv
words | motorsåg | t=chainsaw | sv
words | skottkärra | t=wheelbarrow | sv
words | febertermometer | t=thermometer | sv
forms | cykel däck | t=biketyre | sv
forms | vindrutetorkarna | t=wiperblades | sv
forms | något att virka med | t=crochethook | sv
forms | halstabletter sockerfria | t=lozenges x=sugarfree | sv
slips | barnvangn | t=pram | sv
slips | blodtryksmätare | t=bloodpressuremonitor | sv
traits | vit mc-hjälm storlek M | t=motorcyclehelmet c=white s=M | sv
traits | gul puff i bomull | t=pouf c=yellow m=cotton | sv
traits | bröllopsklänning strl 38 | t=weddingdress s=38 | sv
traits | leksak till en tvååring | t=sandpittoys,tricycle a=2 | sv
prices | bäddsoffa under tio tusen | t=sofabed <10000SEK | sv
prices | flanellskjorta max 500 kr | t=shirt m=flannel <=500SEK | sv
prices | nåt till cykeln för högst 350 spänn | t=biketyre <=350SEK | sv
prices | barnvagnar på rea | t=pram sale | sv
names | allt från Blöta Nosen | v=Blöta_Nosen | sv
names | grejer ur flytta hemifrån | n=Flytta_hemifrån | sv
refusals | kakor utan gluten | t=cookies x=glutenfree | sv
refusals | vin, men inget bubbel | t=wine !t=sparklingwine | sv
likes | akvavit eller nåt liknande | t=aquavit,whisky ~t=aquavit | sv
chatter | hejsan! min sambo snarkar så jag inte kan sova, vad har ni mot det? | t=earplugs | sv
chatter | vi ska på maskerad och jag behöver något att klä ut min sexåring i | t=costume a=6 | sv
orders | dyraste skorna | t=heels,sneakers down | sv
codes | artikelnummer VK TS04 | id=d163 | sv
several | grå långkalsonger herr i ull storlek L under 700 kr | t=longjohns c=grey m=wool w=men s=L <700SEK | sv
absent | hängmatta | t=hammock v=nobody | sv
words | Geige | t=violin | de
words | Schubkarre | t=wheelbarrow | de
words | Ohrstöpsel | t=earplugs | de
words | Brautkleid | t=weddingdress | de
words | Schlafsofa | t=sofabed | de
forms | Fahrrad Schlauch | t=innertube | de
forms | Kinder Wagen | t=pram | de
forms | etwas zum Häkeln | t=crochethook | de
forms | Regenmäntel für Hunde | t=dogcoat | de
slips | Kettensege | t=chainsaw | de
slips | Akordeon | t=accordion | de
traits | Turnschuhe Kinder rosa 29 | t=sneakers c=pink w=kids s=29 | de
traits | Kommode aus Eiche | t=dresser m=oak | de
traits | grüne Wanduhr | t=clock c=green | de
traits | Geschenk für einen siebenjährigen Jungen | t=recorder,beads,costume,rccar,magicset,sneakers a=7 | de
prices | Whisky bis 50 Pfund | t=whisky <=50GBP | de
prices | Rucksack unter 70 € | t=backpack <70EUR | de
prices | Kinderwagen für weniger als siebentausend Kronen | t=pram <7000SEK | de
prices | Autozubehör mit mindestens 20 % Rabatt | t=brakepads,roofbox off20 | de
names | alles von Zu Hause | v=Zu_Hause | de
names | Sachen von Rad und Tat | v=Rad_und_Tat | de
refusals | Hustenbonbons ohne Zucker | t=lozenges x=sugarfree | de
refusals | Gartenwerkzeug, aber keine Kettensäge | t=rake,spade !t=chainsaw | de
likes | Alternative zum Rosé de Provence | t=wine,sparklingwine !id=d305 | de
chatter | Guten Tag, meine Tochter hat Läuse aus dem Kindergarten mitgebracht, was hilft da? | t=liceshampoo | de
chatter | Hallo zusammen, ich will mit der Imkerei anfangen, was habt ihr da? | t=beehive | de
orders | Wein, günstigster zuerst | t=wine,sparklingwine up | de
codes | EE440912 | id=d441 | de
several | Trenchcoat Damen beige Größe 38 unter 200 Euro | t=trenchcoat c=beige w=women s=38 <200EUR | de
absent | Kühlschrank | t=fridge v=nobody | de
words | violon | t=violin | fr
words | tronçonneuse | t=chainsaw | fr
words | bouchons d'oreilles | t=earplugs | fr
words | perforatrice | t=holepunch | fr
words | paillasson | t=doormat | fr
forms | chaines a neige | t=snowchains | fr
forms | de quoi coudre | t=sewingthread,fabric,embroiderykit ~t=sewingthread | fr
forms | robes de mariee | t=weddingdress | fr
forms | pneu vélo | t=biketyre | fr
slips | tabelau blanc | t=whiteboard | fr
slips | moutrade à l'ancienne | t=mustard | fr
traits | casque moto blanc taille M | t=motorcyclehelmet c=white s=M | fr
traits | commode en chêne | t=dresser m=oak | fr
traits | salopette enfant 98 | t=dungarees w=kids s=98 | fr
traits | jouets pour un enfant de 3 ans | t=sandpittoys,tricycle a=3 | fr
prices | sac à dos à moins de 70 € | t=backpack <70EUR | fr
prices | jupe en soie pour 80 livres max | t=skirt m=silk <=80GBP | fr
prices | whisky entre 40 et 50 livres | t=whisky >=40GBP <=50GBP | fr
prices | chaussures enfant soldées | t=sneakers w=kids sale | fr
names | Pas à Pattes | v=Pas_à_Pattes | fr
names | cadeaux de crémaillère | n=Cadeaux_de_crémaillère | fr
refusals | café sans caféine | t=coffee x=decaf | fr
refusals | instruments de musique sauf les violons | t=trumpet,harmonica,recorder,djembe,accordion !t=violin | fr
likes | un vin comme le rosé de Provence mais en blanc | t=wine,sparklingwine x=white | fr
chatter | salut, mon fils tousse toute la nuit, vous avez quoi ? | t=coughsyrup | fr
chatter | bonjour, j'aimerais apprendre à mon fils de 8 ans à faire des tours de magie | t=magicset a=8 | fr
orders | chaussures, de la moins chère à la plus chère | t=sneakers,heels up | fr
codes | réf. RJ-CH11 | id=d169 | fr
several | robe de mariée ivoire en dentelle taille 40 moins de 600 euros | t=weddingdress c=ivory m=lace s=40 <600EUR | fr
absent | lave-linge | t=washingmachine v=nobody | fr
words | violín | t=violin | es
words | motosierra | t=chainsaw | es
words | tapones para los oídos | t=earplugs | es
words | armónica | t=harmonica | es
words | cochecito de bebé | t=pram | es
forms | capsulas de cafe | t=coffee x=capsules | es
forms | algo para hacer ganchillo | t=crochethook | es
forms | neumáticos de bici | t=biketyre | es
forms | vestidos de novia | t=weddingdress | es
slips | termometor digital | t=thermometer | es
slips | mochlia verde | t=backpack c=green | es
traits | zapatillas rosas de niña talla 31 | t=sneakers c=pink w=kids s=31 | es
traits | cómoda de roble | t=dresser m=oak | es
traits | chubasquero amarillo | t=rainponcho c=yellow | es
traits | juguetes para un niño de 8 años | t=rccar,magicset,costume,beads,cardgame,recorder a=8 | es
prices | zapatos de tacón hasta 70 euros | t=heels <=70EUR | es
prices | un whisky que no pase de 50 libras | t=whisky <=50GBP | es
prices | sofá cama por menos de 9.000 coronas | t=sofabed <9000SEK | es
prices | descuentos en vino | t=wine,sparklingwine sale | es
names | todo lo de Bodegas del Faro | v=Bodegas_del_Faro | es
names | cosas de Nada Más Miel | v=Nada_Más_Miel | es
refusals | galletas sin gluten | t=cookies x=glutenfree | es
refusals | reloj de pared que no sea blanco | t=clock !c=white | es
likes | un vino de otra marca que no sea Bodegas del Faro | t=wine,sparklingwine !v=Bodegas_del_Faro | es
chatter | buenas, me duele la rodilla cuando corro, ¿qué me recomendáis? | t=kneebrace | es
chatter | hola, mi madre siempre tiene frío en casa, algo calentito para la espalda? | t=heatpad | es
orders | vinos, primero los más caros | t=wine,sparklingwine down | es
codes | referencia RL-B184 | id=d446 | es
several | guantes de moto negros de cuero talla 9 por menos de 60 € | t=motorcyclegloves c=black m=leather s=9 <60EUR | es
absent | lavadora | t=washingmachine v=nobody | es
`
