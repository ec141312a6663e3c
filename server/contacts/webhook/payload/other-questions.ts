/** Questions in which messages are only spoken of: "Have you read our newsletter?", "Do you work in marketing?" Pure. */
import { runsOf } from './runs.ts'
import { tokensOf } from './tokens.ts'

/** What somebody did, has or is already, in twelve languages; a wish is asked for in other words. */
const DONE = new Set(
  (
    'already currently read seen heard noticed found redan last sett hort bereits schon gelesen gesehen gehort deja lu vu entendu ya leido visto oido gia letto sentito ' +
    'gelezen gezien gehoord allerede lest hort laest hoert jo lukenut nahnyt kuullut lido ouvido juz czytal czytala czytales widzial widziales'
  ).split(' '),
)
/** What somebody does for a living, or sends themselves. */
const DOING =
  /^(?:work(?:s|ing|ed)?|employed|arbetar|jobbar|arbeite(?:n|st)|travaille[sz]?|travaillez|trabaj\w*|lavor(?:i|a|ate)|werk(?:t|en)?|arbejder|jobber|arbeider|tyoskentele\w*|trabalha\w*|pracujesz|pracuje)$/
const OWN_SENDING =
  /^(?:do (?:you|they) (?:send|write|publish|run|offer|use)|(?:skickar|anvander) (?:du|ni)|(?:verschicken|versenden|nutzen|verwenden) sie|(?:verschickst|nutzt) du|(?:envoyez|utilisez) vous|(?:envias|envia|enviais|usas|utilizas|usa) |(?:invii|inviate|usi|usate) |(?:verstuur|gebruik) je|(?:verstuurt|gebruikt) u|(?:sender|bruger|bruker) (?:du|i|dere)|(?:lahetatko|kaytatko)|(?:voce envia|voce usa)|czy (?:wysylasz|uzywasz))/

/** What somebody is or has, where no wish is asked for: "Do you have a mailing list?" */
const BEING =
  /^(?:are (?:you|they)|is (?:your|the|this|it)|(?:do you )?(?:need|looking for)|(?:behover|trenger) (?:du|ni|dere)|(?:brauchen|benotigen) sie|avez vous besoin|necesitas?|(?:hai|avete) bisogno|precisa|tarvitsetko|potrzebujesz|(?:do|does) (?:you|your [a-z]+) have|ar (?:du|ni)|har (?:du|ni) (?:en|ett|nagon|nagot)|(?:sind|haben) sie (?:ein|eine|einen|abonnent|mitglied|kunde)|(?:bist|hast) du (?:ein|eine|einen|abonnent|mitglied|kunde)|etes vous|avez vous (?:un|une)|(?:eres|es usted|tienes|tiene) |(?:sei|siete|hai|avete) (?:un|una|gia|iscritt[oaie]|abbonat[oaie]) |(?:ben|heb) je|(?:bent|heeft) u|er (?:du|i|dere)|har (?:i|dere) (?:en|et)|(?:oletko|onko) |(?:e|tem) (?:um|uma|assinante) |czy (?:jestes|masz))/
const WILLING =
  /^(?:interes|intress|interess|kiinnost|zainteres|happy$|willing$|keen$|ok$|okay$|einverstanden|accord$|acuerdo$|akkoord$|enig$)/

/** Of a question whose yes is no wish. */
export function isOfOtherQuestion(label: string): boolean {
  if (!label.trim().endsWith('?')) return false
  const words = tokensOf(label)
  if (words.length <= 2 || words.some((word) => WILLING.test(word))) return false
  const text = `${words.join(' ')} `
  return (
    words.some((word) => DONE.has(word) || DOING.test(word)) || OWN_SENDING.test(text) || BEING.test(text)
  )
}

/** What else somebody joins or takes: "Add me to the guest list", "Subscribe to the calendar". */
const JOINING = /^(?:signmeup(?:for)?|signup(?:for)?|subscribe(?:to|me)?|abonnieren|prenumerera|abonnera)$/
const TAKEN =
  /^(?:calendar|kalender\w*|magazines?|magasin\w*|tidning\w*|zeitung|zeitschrift|revue|revista|rivista|krant|tijdschrift|avisen|lehti|lehden|gazet\w*|box|podcast|channel|kanalen|youtube|class|course|yoga|workshop|event|trial|waiting|waitlist|guest|kurs\w*|corso|curso|cours)$/
const POSTED =
  /(?:^| )(?:by|per|via|par|por|med|pr|met de|con la) (?:post|posten|brev|letter|brief|briefpost|courrier|carta|correo postal|posta ordinaria)(?: |$)/

/** A yes to it is no wish for messages; a no to it refuses. */
export function isOfOtherThing(label: string): boolean {
  const words = tokensOf(label)
  const agreed = runsOf(words).flatMap((run) => (run?.meaning.endsWith('consent') ? [run.phrase] : []))
  const said = agreed.length > 0 ? agreed : words.filter((word) => JOINING.test(word))
  const isJoined = said.length > 0 && said.every((phrase) => JOINING.test(phrase))
  return (isJoined && words.some((word) => TAKEN.test(word))) || POSTED.test(words.join(' '))
}
