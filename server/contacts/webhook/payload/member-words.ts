/** What the members of an object are called, by the last word of their names: `field_label`, `stringValue`. Pure. */
import { tokensOf } from './tokens.ts'
import { scalarIn, type Node } from './tree.ts'

export const VALUES = [
  'value',
  'values',
  'answer',
  'answers',
  'response',
  'responses',
  'reply',
  'val',
  'answervalue',
  'input',
  'selected',
  // In the words of other languages, without accents.
  ...'svar varde vaerdi verdi wert antwort valeur reponse valor respuesta valore risposta waarde antwoord arvo vastaus resposta wartosc odpowiedz'.split(
    ' ',
  ),
]
/** Beside a label these are the value. */
export const PLAIN_VALUES = [
  ...'text body content data checked selected ticked userdata'.split(' '),
  ...'inhalt innehall innhold indhold contenu contenido contenuto conteudo inhoud sisalto tresc texto texte testo'.split(
    ' ',
  ),
]
/** What a label is called in other languages, without accents. */
export const FOREIGN_LABELS =
  'feld falt felt champ campo veld kentta pole navn namn naam nombre nome nom fraga etikett rubrik frage bezeichnung beschriftung feldname libelle intitule etiqueta pregunta etichetta domanda vraag veld sporgsmal sporsmal kysymys otsikko pergunta rotulo pytanie etykieta nazwa clave cle schlussel nyckel nokkel nogle chiave chave sleutel avain klucz'.split(
    ' ',
  )
/** What names a value beside it, whole. */
export const NAMING = [
  ...'label title question key field name id row row_id questionid question_id fieldid field_id'.split(' '),
  ...FOREIGN_LABELS,
]
/** By their last word, so that `field_label`, `columnName` and `stringValue` are among them; what people read comes first. */
export const LABELS = [
  'label',
  'title',
  'question',
  'heading',
  'caption',
  'prompt',
  'displayname',
  'text',
  'name',
  'column',
  'header',
  'row',
  'body',
  'content',
  'key',
  'customkey',
  'field',
  'ref',
  'reference',
  'slug',
  'code',
  'alias',
  'placeholder',
  'attribute',
  'property',
  'part',
  'system',
  'id',
  ...FOREIGN_LABELS,
]
export const TYPES = [
  'type',
  'fieldtype',
  'family',
  'kind',
  'inputtype',
  'format',
  'control',
  'questiontype',
  'datatype',
]
export const OPTIONS = ['options', 'choices', 'items', 'enum', 'alternatives', 'selections']

/** The text of the first of `names` that is there. */
export function firstText(members: readonly Node[], names: readonly string[]): string | undefined {
  for (const name of names) {
    const member = members.find((one) => lastWord(one.name) === name || tokensOf(one.name).join('') === name)
    const text = member && scalarIn(member)
    if (text !== undefined) return text
  }
  return undefined
}

/** `label: {type: "custom", custom: "Company"}`. */
export function textWithin(node: Node): string | undefined {
  const type = firstText([...node.members.values()], TYPES)
  const named = type === undefined ? undefined : node.members.get(type)
  return named && scalarIn(named)
}

export function lastWord(name: string): string {
  return tokensOf(name).at(-1) ?? ''
}

/** `value`, `stringValue`, and `answer_text` for what people read of an answer. */
export function isValueName(name: string): boolean {
  return isAnswerText(name) || (tokensOf(name).length <= 3 && VALUES.includes(lastWord(name)))
}

/** `answer_text` */
export function isAnswerText(name: string): boolean {
  const [first = '', second, ...more] = tokensOf(name)
  return VALUES.includes(first) && second === 'text' && more.length === 0
}

const FLAGS: ReadonlySet<string> = new Set(['position', 'required', 'primary', 'order', 'index', 'hidden'])

/** What is there before anybody answers, or would be sent of a box once it is ticked: `defaultValue`, `checked_value`. */
export function isDefault(name: string): boolean {
  const [first = '', ...more] = tokensOf(name)
  if (more.length === 0) return /^(?:default|defaults|initial|prefill)$/.test(first)
  return (
    /^(?:default|initial|prefill|checked|unchecked|ticked|unticked)$/.test(first) &&
    VALUES.includes(more.join(''))
  )
}

/** Of the value rather than the value itself. */
export function isDescription(member: Node, holder: Node): boolean {
  if (member === holder) return false
  const word = lastWord(member.name)
  return (
    TYPES.includes(word) ||
    OPTIONS.includes(word) ||
    word === 'validation' ||
    word === 'variable' ||
    isDefault(member.name) ||
    // With parts of its own it is no flag: `hidden: {email}` holds what a form was opened with.
    (member.members.size === 0 && FLAGS.has(word))
  )
}
