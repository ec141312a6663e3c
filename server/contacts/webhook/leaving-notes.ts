/** A message in a form that asks for nothing but to be written to no more: "STOP", "Sluta mejla mig". Pure. */
import { foldAccents } from '../../lib/text.ts'
import { isOfAwaited } from './consent-sentences.ts'
import { isLeaving } from './payload/leaving.ts'

/** A longer text tells more, which somebody has to read. */
const LETTERS = 160
const WORDS = 14

const POLITE =
  /(?<= |^)(?:please|pls|hi|hello|hey|there|thanks|thank you|kindly|immediately|now|hej|hejsan|tack|snalla|vanligen|hallo|bitte|danke|sofort|guten tag|bonjour|merci|svp|s il (?:vous|te) plait|hola|gracias|por favor|ciao|buongiorno|grazie|per favore|alstublieft|aub|bedankt|hei|takk|tak|vennligst|venligst|kiitos|ole hyva|ola|obrigad[oa]|prosze|dziekuje)(?= |$)/g

/** The whole of a message. */
const ALONE = new RegExp(
  `^(?:${[
    'stop|stop all|unsubscribe(?: me)?|opt ?out|opt me out|remove me|take me off|leave me alone',
    'stopp|avregistrera(?: mig)?|avprenumerera|avanmalan?|ta bort mig',
    'abmelden|abbestellen|abmeldung|austragen|streichen sie mich|loschen sie mich',
    'desinscription|desabonnement|desinscri(?:re|vez moi)|desabonnez moi|me desinscrire|me desabonner',
    'dar(?:me|se) de baja|(?:quiero )?cancelar(?: la| mi)? suscripcion|eliminarme|borrarme',
    'disiscri(?:vimi|vetemi|zione)|cancella(?:mi|temi)',
    'afmelden|uitschrijven|meld (?:me|mij) af|schrijf (?:me|mij) uit',
    'meld meg av|avmeld(?: meg)?|avmelding|afmeld(?: mig)?|afmelding|frameld(?: mig)?|slett meg|slet mig',
    'peruuta(?: tilaus)?|poista minut',
    'cancelar(?: a| minha)? (?:subscricao|assinatura|inscricao)|remove[rm]?(?: me)?|descadastrar',
    'wypisz(?:cie)? mnie|rezygnuje|wypisanie|usuncie mnie',
  ].join('|')})$`,
)

/** What is to end, in the twelve languages that forms are read in; behind it only who and what. */
const ENDING = new RegExp(
  `(?:^| )(?:${[
    '(?:stop|quit) (?:sending|emailing|mailing|e mailing|contacting|texting|messaging|writing|spamming|the (?:emails?|mails?|newsletters?)|emails?|mails?|newsletters?|spam)|(?:do not|don t|dont|never) (?:e ?mail|mail|contact|write to|text|message|send) (?:me|us|anything|any)|no more (?:e ?mails?|mails?|newsletters?|messages|texts|spam)',
    'sluta (?:mejla|maila|skicka|kontakta|spamma|smsa)|(?:skicka|mejla|maila|kontakta) (?:mig )?(?:inte|inga|ej)|inga fler (?:mejl|mail|utskick|nyhetsbrev|sms)|vill inte (?:langre )?(?:ha|fa) (?:fler |era |nagra )*(?:mejl|mail|utskick|nyhetsbrev|sms)',
    'keine (?:weiteren )?(?:e ?mails?|mails?|newsletter|nachrichten|werbung)(?: mehr)?|nicht (?:mehr|weiter) (?:an)?(?:schreiben|kontaktieren|zusenden|senden)|hor(?:en sie|t)? auf mir',
    'arretez de m|cessez de m|ne m (?:envoyez|ecrivez|contactez) (?:plus|pas)|ne (?:souhaite|veux|desire) plus (?:recevoir|de)|plus (?:de|aucun) (?:mails?|e ?mails?|courriels?|newsletters?)',
    '(?:dejen|deje|dejad) de (?:escribir|enviar|mandar|contactar)(?:me)?|no me (?:envien|envie|manden|mande|escriban|escriba|contacten)(?: mas)?|no (?:quiero|deseo) (?:recibir )?mas (?:correos?|e ?mails?|mensajes|publicidad)|no mas (?:correos|e ?mails|mensajes)',
    'smette(?:te|tela)? di (?:scriver|inviar|mandar|contattar)mi|non (?:inviat|mandat|scrivet|contattat)emi (?:piu|altr\\w*)|non (?:voglio|desidero) (?:piu )?ricevere|basta (?:e ?mail|mail|messaggi)',
    'stop met (?:mailen|sturen|het sturen)|geen (?:e ?mails?|mails?|nieuwsbrieven|berichten|reclame) meer|stuur (?:me|mij) (?:niets|geen)|niet meer (?:mailen|contacteren|benaderen)',
    'slutt (?:a|og) sende|stopp? med (?:a|at) (?:sende|skrive)|hold op med at (?:sende|skrive)|(?:ikke|ei) send(?:e)? (?:meg|mig)|send (?:meg|mig) ikke|ingen flere (?:e ?post|mails?|nyhe[td]sbrev\\w*)',
    'alkaa (?:enaa )?lahettako|lopettakaa|en halua (?:enaa )?(?:viesteja|sahkoposti\\w*|uutiskirj\\w*|mainoksia)|ei enaa (?:viesteja|sahkopost\\w*)',
    'parem de (?:me )?(?:enviar|mandar|escrever)|nao (?:me )?(?:enviem|mandem|escrevam|contactem)|nao quero (?:mais )?receber|chega de e ?mails',
    'przestancie (?:wysylac|pisac|do mnie)|(?:prosze )?nie (?:wysylac|wysylajcie|pisac|piszcie|kontaktowac)|nie chce (?:wiecej |juz )?(?:otrzymywac|dostawac)|koniec z mailami',
  ].join('|')})(?= |$)`,
)
/** Another way to be reached is meant, or another time. */
const OTHERWISE =
  /phone|telefon|telephone|telefono|puhelin|\bcall\b|\bring|anruf|appel|llam|chiam|bell(?:en|t)|soitta|ligar|dzwon|\b(?:before|until|unless|yet|innan|forran|bevor|avant|jusqu|antes|hasta|prima|totdat|voordat|inden|ennen|przed)\b/

export function asksToLeave(note: string): boolean {
  if (note.length > LETTERS) return false
  const text = (foldAccents(note.toLowerCase()).match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')
  const wish = text.replaceAll(POLITE, '').replaceAll(/ {2,}/g, ' ').trim()
  if (wish.split(' ').length > WORDS || OTHERWISE.test(wish) || isOfAwaited(wish)) return false
  return ALONE.test(wish) || ENDING.test(wish) || isLeaving(wish)
}
