/** How old somebody is, said without years: "just turned", "is 4", and the stages of a childhood with an age that is most of each. */
import { list, type Lexicon } from './meanings.ts'

export const ages: Lexicon = {
  ageBefore: list`just turned, has just turned, who just turned, who has just turned, about to turn, is about to turn, just turning, soon turning, will turn, going to turn, aged between, between the ages of, ages between, from age, from the age of,
    har precis fyllt, precis fyllt, nyss fyllt, har fyllt, fyller snart, snart fyller, ska fylla, fyllde, i åldrarna, mellan åldrarna, från åldern,
    ist gerade geworden, wird bald, wird jetzt, wird demnächst, wurde gerade, wird nächste woche, im alter zwischen, im alter ab, ab einem alter von,
    vient d' avoir, qui vient d' avoir, va avoir, va bientôt avoir, aura bientôt, fête ses, va fêter ses, de l' âge de, à partir de l' âge de, âgés de, âgées de,
    acaba de cumplir, que acaba de cumplir, va a cumplir, cumplirá, cumplió, pronto cumple, está por cumplir, va a hacer, de edades de, a partir de la edad de`,
  isAged: list`is, she's, he's, is now, she's now, he's now, she is, he is, are, är, är nu, blir, blir snart, ist, ist jetzt, ist gerade, ist schon, sind, wird, a, a bientôt, a maintenant, a déjà, ont, tiene, tiene ya, ya tiene, tienen, de, of`,
  olderAs: list`and up, and over, and older, and above, plus, or older, or over, upwards, och uppåt, och äldre, eller äldre, und älter, und drüber, oder älter, aufwärts, et plus, et plus âgés, ou plus, y más, o más, en adelante, para arriba`,
}

/** Each with the years that are most of it; said of a child, who is then spoken of as well. */
export const STAGES: Readonly<Record<number, string>> = {
  0: `newborn, newborns, new born, nyfödd, nyfödda, neugeborenes, neugeborene, neugeborenen, nouveau-né, nouveau né, nouveaux-nés, recién nacido, recién nacida, recién nacidos, recien nacido, recien nacida`,
  2: `toddler, toddlers, småbarn, kleinkind, kleinkinder, tout-petit, tout petit, tout-petits, niño pequeño`,
  3: `little kids, little kid, young kids, small children, small child, young children, små barn, litet barn, kleine kinder, kleines kind, petits enfants, jeunes enfants, niños pequeños, niñas pequeñas`,
  4: `preschooler, preschoolers, pre-schooler, nursery school child, dagisbarn, förskolebarn, kindergartenkind, kindergartenkinder, vorschulkind, vorschulkinder, enfant de maternelle, en maternelle, niño de preescolar, preescolar`,
  5: `kindergartener, kindergartner, sexårsverksamhet`,
  6: `first grader, first graders, 1st grader, first grade, förstaklassare, erstklässler, erstklässlerin, schulanfänger, enfant de cp, en cp, primero de primaria`,
  7: `second grader, 2nd grader, andraklassare, zweitklässler, zweitklässlerin, en ce1, segundo de primaria`,
  8: `big kid, big kids, bigger kids, older kids, older kid, older children, school-age, school age, school kid, school kids, schoolchild, schoolchildren, third grader, 3rd grader, stora barn, större barn, äldre barn, skolbarn, lågstadiebarn, tredjeklassare,
    große kinder, größere kinder, ältere kinder, größeres kind, schulkind, schulkinder, grundschulkind, grundschüler, drittklässler, grands enfants, enfants plus grands, enfants plus âgés, écolier, en ce2, niños mayores, niños grandes, niños más grandes, escolar de primaria, tercero de primaria`,
  9: `fourth grader, 4th grader, fjärdeklassare, viertklässler, en cm1, cuarto de primaria`,
  10: `fifth grader, 5th grader, mellanstadiebarn, femteklassare, fünftklässler, en cm2, quinto de primaria`,
  11: `tween, tweens, preteen, preteens, pre-teen, sixth grader, preadolescent, préado, préados, préadolescent, preadolescente, preadolescentes, sexto de primaria`,
  13: `middle schooler, middle schoolers, högstadieelev, collégien, collégienne, au collège, alumno de la eso`,
  15: `teenager, teenagers, teen, teens, tonåring, tonåringar, tonåringen, jugendlicher, jugendliche, jugendlichen, teenie, teenies, ado, ados, adolescent, adolescents, adolescente, adolescentes, high schooler, gymnasieelev, lycéen, lycéenne`,
}
