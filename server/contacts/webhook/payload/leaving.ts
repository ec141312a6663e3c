/** Keys and labels by which somebody leaves: "Newsletter abbestellen", `cancel_subscription`. Pure. */
import { tokensOf } from './tokens.ts'

/** A longer label is a sentence, which may say that one can leave at any time. */
const LABEL_WORDS = 5
/** Beginnings of what is done. */
const LEAVING =
  /^(?:cancel|stop|end|quit|leave|unsubscri|optout|abbestell|abmeld|kundig|beend|avsluta|avbryt|avregistr|avprenum|avanmal|saga|annuler|arreter|resilier|desabonn|desinscri|cancelar|anular|dejar|desuscri|disiscri|annulla|cancella|opzeg|afmeld|uitschrijv|stopzet|afbestil|frameld|avmeld|peruuta|lopeta|wypis|rezygn|anuluj)/
/** What is left. */
const SUBSCRIPTION =
  /subscri|prenumer|abonn|^abo$|newsletter|nyhetsbrev|nyhedsbrev|nieuwsbrief|uutiskir|tilau|suscripci|boletin|iscrizion|inschrijv|assinatura|subskryp|infolettre|mailing|utskick|tilmeld/
const PARTED = /^(?:meld|melde|trag|stell)$/
const BEHIND = /^(?:av|af|ab|aus)$/
const POSSIBLE =
  /anytime|any time|jederzeit|nar som helst|tout moment|cualquier momento|qualsiasi momento|ieder moment|elk moment|nar du vil|milloin|kazdej chwili|qualquer momento/

export function isLeaving(label: string): boolean {
  const words = tokensOf(label)
  if (words.length === 0 || words.length > LABEL_WORDS || POSSIBLE.test(words.join(' '))) return false
  const isParted = words.some((word, at) => PARTED.test(word) && BEHIND.test(words[at + 1] ?? ''))
  return (
    (isParted || words.some((word) => LEAVING.test(word))) && words.some((word) => SUBSCRIPTION.test(word))
  )
}
