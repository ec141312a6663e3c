/** Reads what helps, whatever its form: of "Creme gegen Pickel" a gel will do, and no other cream. */
import { isNeed } from './departments/tables.ts'
import { fold } from './fold.ts'
import { readNeed } from './need-reader.ts'
import { endOf } from './phrases.ts'
import { AGAINST } from './purpose-reader.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { entriesOfWord } from './synonyms.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Less than the words one by one. */
const COST = 6
const FORMS = new Set(
  `cream gel lotion ointment balm spray drops tablets pills capsules medicine treatment remedy cure product products stuff
  kräm gel salva spray droppar tabletter kapslar medicin medel kur behandling produkt produkter
  creme gel salbe balsam tropfen tabletten kapseln mittel medikament behandlung produkt produkte
  crème pommade baume gouttes comprimés gélules médicament traitement remède produit produits
  crema loción pomada bálsamo gotas pastillas cápsulas medicina medicamento tratamiento remedio producto productos`
    .split(/\s+/)
    .map(fold),
)

/** The form is only wished. */
export function readRemedy(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  const form = tokens[at]
  if (form?.kind !== 'word' || !FORMS.has(form.key) || !AGAINST.has(tokens[at + 1]?.key ?? ''))
    return undefined
  const need = needAt(scene, endOf(tokens, at + 2, 'article') ?? at + 2)
  return (
    need && {
      kind: 'word',
      cost: COST,
      next: need.next,
      add: (into, negated) => {
        need.add(into, negated)
        if (!negated) addOnce(into.words.wishes, form.text.toLowerCase())
      },
    }
  )
}

function needAt(scene: Scene, at: number): Pick<Reading, 'next' | 'add'> | undefined {
  const sentence = readNeed(scene, at)
  if (sentence) return sentence
  const said = phraseOrWordAt(scene.tokens, at)
  if (!said || !entriesOfWord(said.text).some(({ id }) => isNeed(id))) return undefined
  return {
    next: said.next,
    add: ({ words }, negated) => addOnce(negated ? words.not : words.all, said.text),
  }
}
