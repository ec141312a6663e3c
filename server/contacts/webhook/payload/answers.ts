/** What holds the answers of a form, by its name. Pure. */

const FORMS =
  /^(?:data|fields?|answers?|submissions?|values|responses?|form_?data|form_?response|entry|body|inputs?|payload|questions|formfields|raw_?request|content|params|svar|falt|felter|felder|antworten|eingaben|reponses|champs|respuestas|campos|risposte|campi|antwoorden|velden|vastaukset|kentat|respostas|odpowiedzi|pola|(?:cell|field|column)?_?values_?by_?\w+)$/i

/** It holds what was answered, and says nothing of it. */
export function isOfAnswers(step: string): boolean {
  return FORMS.test(step)
}
