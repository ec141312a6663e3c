/** Further ways to refuse, beside those of shared.ts: what a thing may not be or have, and what somebody is tired of. */
import { list, type Lexicon } from './meanings.ts'

export const furtherRefusals: Lexicon = {
  request: list`as long as, so long as, so länge, non plus, du moment que, pourvu que, all brands, every brand, alla märken, alla varumärken, alle marken, sämtliche marken, toutes marques, toutes les marques, todas las marcas`,
  describer: list`added, wide, tillsatt, tillsatta, vida, breda, smala, konstgjord, konstgjorda, artificiell, artificiella, öppna, äkta, zugesetzten, zugesetzter, zugesetzte, zugesetztem, weite, weiten, enge, engen, breiten, sichtbare, sichtbaren, künstliche, künstlichen, künstlicher, offene, offenen, tierische, tierischen, tierischer`,
  describerAfter: list`ajouté, ajoutés, ajoutée, ajoutées, artificiel, artificiels, artificielle, artificielles, visible, visibles, apparent, apparents, apparentes, ouvert, ouverts, añadido, añadidos, añadida, añadidas, artificial, artificiales, abierto, abiertos`,
  without: list`w/o, shouldn't have, should not have, mustn't have, must not have, can't have, won't have, doesn't come with, does not come with, don't come with, do not come with, that comes without, comes without, won't wear, will not wear, no thanks to, skip the, minus any,
    nej tack till, får inte innehålla, inte får innehålla, inte ska innehålla, ska inte innehålla, inte innehåller, inte får ha, inte ska ha, inte har,
    nein danke zu, komplett ohne, vollständig ohne, echt kein, echt keine, echt keinen,
    non merci à, non merci au, dépourvu de, dépourvue de, dépourvus de, exempts de, exemptes de,
    exento de, exenta de`,
  not: list`shouldn't be, should not be, mustn't be, must not be, can't be, cannot be, may not be, won't be, not really,
    får inte vara, ska inte vara, inte får vara, inte ska vara, inte bör vara, inte behöver vara, bör inte vara, ska ej vara, får ej vara, inte särskilt,
    nicht wirklich, nicht unbedingt,
    tout mais surtout pas, pas vraiment, de ninguna manera, de ningún modo, en absoluto, jamás, cualquiera menos, para nada, no puede ser, no pueden ser, no debe ser, no deben ser, no debería ser, no deberían ser, no tiene que ser, no tienen que ser, no va a ser`,
  dislikes: list`never again, no more of, aldrig mer, aldrig igen, nie, nie wieder, nie mehr, plus jamais de, plus jamais, hors, nunca más, sick of, tired of, fed up with, bored of, bored with, not keen on, not fond of, not into, skip, i refuse, she refuses, he refuses, won't wear, can do without, had enough of,
    slippa, slipper gärna, trött på, trötta på, less på, utled på, undvik, undviks, skippa, skippar, hoppar över, inte förtjust i, är inte förtjust i, inget vidare förtjust i, står inte ut med, klarar mig utan, klarar oss utan,
    genug von, die nase voll von, hab genug von, habe genug von, vermeidet bitte, bitte vermeiden,
    marre du, marre de, marre des, ras le bol de, ras le bol du, j' ai horreur du, j' ai horreur de, horreur du, horreur de, à éviter, évitez, évitons, on évite,
    evita, evite, evitad, evitamos, harto de, harta de, hartos de, hartas de, cansado de, cansada de, paso de, paso del, me cansa, prescindo de, detesto, detesta`,
  bothers: list`not wanted, not welcome, not allowed, is not allowed, unwanted, is off the table, is a nono, can stay away, need not apply,
    undanbedes, ratas, kommer inte på fråga,
    ausgeschlossen, unerwünscht, nicht erwünscht, mag ich nicht, mag ich gar nicht, mögen wir nicht, gefällt mir nicht, kann ich nicht leiden, kann ich nicht ausstehen, muss nicht sein, brauche ich nicht,
    à proscrire, à bannir, interdit, interdite, très peu pour moi, je n' aime pas, j' aime pas,
    no me gusta, no me gustan, no me convence, descartado, descartada, prohibido, prohibida, ni en broma, ni de broma`,
}
