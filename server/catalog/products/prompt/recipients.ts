/** Whom a present may be for, beside what is asked for: such words rank and never narrow, while there is anything else. */
import { fold } from './fold.ts'

/** What products for them say of themselves. */
const TABLE: Readonly<Record<string, string>> = {
  women: `moms mums mothers grandmas grandmothers sisters aunts wifes girlfriends mum mom mummy mommy mother grandma grandmother granny nan wife girlfriend sister aunt her hers fiancee bride wifey gf nana nanna
morsan frugan mormors farmors svärmor sambons
mutti omi frauchen
mémé mamy
abuelita yaya nuera
mamma mammas mor mormor farmor fru frun flickvän flickvännen syster systern moster faster henne hennes tjej tjejen svärmor
mutter mama oma grossmutter frau freundin schwester tante ihr sie braut schwiegermutter
mère maman mamie grand-mère femme épouse copine soeur sœur tante elle belle-mère
madre mamá mama abuela mujer esposa novia hermana tía ella suegra`,
  men: `dads fathers grandpas grandads husbands boyfriends brothers uncles dad daddy father grandpa grandfather grandad husband boyfriend brother uncle him his groom hubby bf grandpop
farsan gubben brorsan svärfar morfars
vati opi
pépé papy
abuelito yayo
pappa pappas far morfar farfar make maken man pojkvän pojkvännen bror brorsan farbror honom hans kille killen svärfar
vater papa opa grossvater mann freund bruder onkel ihn ihm bräutigam schwiegervater
père papa papi grand-père mari époux copain frère oncle lui beau-père
padre papá papa abuelo marido esposo novio hermano tío él suegro`,
  child: `son daughter nephew niece grandson granddaughter godson goddaughter grandchild toddler
son sonen dotter dottern brorson brorsdotter systerson systerdotter barnbarn gudbarn
sohn tochter neffe nichte enkel enkelin patenkind
fils fille neveu nièce petit-fils petite-fille filleul
hijo hija sobrino sobrina nieto nieta ahijado`,
  adult: `friend friends mate mates colleague colleagues coworker coworkers neighbour neighbor partner teacher boss flatmate roommate housemate host hostess
sambo sambon särbo kompis kompisen kollega kollegan granne grannen vän vännen lärare läraren partnern värdinna
kollege kollegen kollegin nachbar nachbarn nachbarin lehrer lehrerin mitbewohner mitbewohnerin partnerin gastgeber
ami amie amis collègue collègues voisin voisine maître maîtresse colocataire
amigo amiga amigos colega vecino vecina jefe jefa profe maestra pareja compañero compañera`,
  gift: `birthday bday födelsedag födelsedagen geburtstag anniversaire cumpleaños cumple stuffer stuffers filler fillers mitbringsel detalle gift gifts present presents gåva gåvor presenter presentera geschenk geschenke geschenkidee cadeau cadeaux regalo regalos
julklapp julklappar weihnachtsgeschenk weihnachtsgeschenke födelsedagspresent geburtstagsgeschenk`,
}
/** Describers of the table as well: asked for without a word about a present they are what is wanted. */
const ALSO_DESCRIBERS = new Set(['man', 'mann', 'frau', 'femme', 'mujer', 'fille', 'fils', 'tjej', 'kille'])

const recipients = new Map(
  Object.entries(TABLE).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word) => [fold(word), kind] as const),
  ),
)

/** What products for whoever the word names say: "women"; undefined of another word. */
export function recipientOf(word: string, isGift: boolean): string | undefined {
  const key = fold(word.replace(/['’]s$/u, ''))
  return isGift || !ALSO_DESCRIBERS.has(key) ? recipients.get(key) : undefined
}

export function isGift(word: string): boolean {
  return recipients.get(fold(word)) === 'gift'
}
