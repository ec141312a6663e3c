/**
 * Forty harder prompts for the twelfth shop, eight in each language: what is not wanted, what is like something else, what
 * comes in an order of price, and for which age; written and judged before the code was asked any.
 */
export const KAUFHAUS_HARD_PROMPTS = `
refusals | dog stuff but no crates | w=dogs !t=dogcrate | en
refusals | bottle of something strong for cocktails, not rum | t=limoncello,vermouth !t=rum | en
refusals | gluten-free noodles | t=noodles x=glutenfree | en
refusals | Bräter, aber bitte nicht blau | t=casserole !c=blue | de
refusals | kondome ohne latex | t=condoms x=latexfree | de
refusals | nix für Kinder, ein richtiges Skateboard | t=skateboard !w=kids | de
refusals | déco de fête mais pas de confettis, j'en ai déjà | t=partyhats,banner,discoball,sparklers,karaoke,smokemachine,napkins,wig !t=confetti | fr
refusals | sac de voyage, sauf noir | t=duffelbag !c=black | fr
refusals | coussin de voyage pas pour enfant | t=travelpillow !w=kids | fr
refusals | gominolas sin gelatina | t=gummybears x=vegan !t=marshmallows | es
refusals | mando para pc, que no sea blanco | t=gamepad !c=white | es
refusals | manta con peso que no sea infantil | t=weightedblanket !w=kids | es
refusals | bebidas sin alcohol | t=tonicwater,cocoapowder,electrolytes,coconutmilk !t=rum,limoncello,vermouth | es
refusals | underställ dam, inget svart | t=baselayer w=women !c=black | sv
refusals | sjal som inte är av siden | t=shawl !m=silk | sv
refusals | jag vill ha friluftsgrejer men inga vadarbyxor, såna har jag redan | t=firestarter,campinglantern,drybag,trailcam,climbingrope,slackline,kayak,frisbee,picnicblanket,baselayer,crankradio,solarpanel,powerstation,duffelbag,blisterplasters !t=waders | sv
likes | like the women's merino base layer but for men in black | t=baselayer c=black | en
likes | cheaper than the rowing machine but also for a home workout | t=treadmill,weightbench,resistancebands !id=k368 | en
likes | so ähnlich wie die Magnetbausteine | t=magnettiles,kineticsand,marbles,rubikscube,xylophone,playtent,doctorskit,puppets,chemistryset | de
likes | Alternative zur Cafetera von Casa Olmo | t=mokapot,frenchpress,milkfrother !v=Casa_Olmo | de
likes | un jeu de jardin dans le genre du kubb | t=kubb,petanque,croquet,frisbee,boomerang,volleyball,slackline,archery | fr
likes | l'équivalent de la cocotte en fonte bleue en moins cher | t=casserole,wok !id=k102 | fr
likes | parecido al turrón de Jijona | t=turron,marzipan,macarons,panettone,gingerbread | es
likes | istället för tyngdtäcke, en som värmer med el | t=electricblanket !t=weightedblanket | sv
likes | i stil med kalimban, ett litet instrument | t=kalimba,tambourine,xylophone,cajon | sv
orders | whats your dearest skateboard | t=skateboard down | en
orders | Bräter, günstigster zuerst | t=casserole up | de
orders | alcools, le moins cher d'abord | t=rum,limoncello,vermouth up | fr
orders | botas de mujer, las más baratas primero | t=ridingboots,cowboyboots up | es
orders | cinta de andar o máquina de remo, la más barata | t=treadmill,rowingmachine up | es
orders | dyraste nackkudden | t=travelpillow down | sv
ages | something fun for a three year old girl | id=k221,k311,k456,k459,k460,k461,k462,k463,k464,k465,k467 | en
ages | calming blanket for my 8yo | t=weightedblanket a=8 | en
ages | Geschenk zur Geburt | id=k164,k166,k468,k469,k470,k471,k472 | de
ages | Chemiekasten für 11jährige | t=chemistryset a=11 | de
ages | un instrument pour un petit de 2 ans | t=xylophone a=2 | fr
ages | aide à la marche pour papi | t=rollator,wheelchair | fr
ages | juguete para un niño de 6 años | t=doctorskit,magnettiles,kineticsand,ridetractor,archery,skateboard,marbles,rubikscube,puppets,playtent,swing,inlineskates !id=k353 | es
ages | något till en bebis på 4 månader | id=k164,k166,k468,k469,k470,k471,k472 | sv
ages | traktor till en femåring | t=ridetractor a=5 | sv
`
