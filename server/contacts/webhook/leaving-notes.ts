/** A message in a form that asks for nothing but to be written to no more: "STOP", "Sluta mejla mig". Pure. */
import { foldAccents } from '../../lib/text.ts'
import { isOfAwaited } from './consent-sentences.ts'
import { isLeaving } from './payload/leaving.ts'

/** A longer text tells more, which somebody has to read. */
const LETTERS = 160
const WORDS = 14

const POLITE =
  /(?<= |^)(?:please|pls|hi|hello|hey|there|thanks|thank you|kindly|immediately|now|hej|hejsan|tack|snalla|vanligen|hallo|bitte|danke|sofort|guten tag|bonjour|merci|svp|s il (?:vous|te) plait|hola|gracias|por favor|ciao|buongiorno|grazie|per favore|alstublieft|aub|bedankt|hei|takk|tak|vennligst|venligst|kiitos|ole hyva|ola|obrigad[oa]|prosze|dziekuje)(?= |$)/g

/** The whole of a message, or of what it says that it is about. */
const ALONE = new RegExp(
  `^(?:${[
    '(?:i (?:want|wish|would like|d like) )?(?:to )?(?:be )?(?:stop|stop all|stopall|unsubscribed?(?: me| all)?|opt ?out|opt me out|removed?(?: me)?|take me off|leave me alone)(?: requests?)?|unsubscribe(?: me)? from (?:all|everything)|unsubscription(?: requests?)?|request to unsubscribe',
    'stopp|(?:jag )?(?:vill |onskar )?(?:avregistrer(?:a|as|ing)|avprenumerer(?:a|ing)|avanmal(?:a|an|as)?)(?: mig)?|ta bort mig',
    '(?:ich )?(?:mochte |will |wunsche )?(?:mich )?(?:abmelden|abbestellen|abmeldung|abbestellung|austragen|austragung)(?: lassen)?|streichen sie mich|loschen sie mich|entfernen sie mich|(?:melden|tragen) sie mich (?:ab|aus)|(?:meld|trag)e? mich (?:ab|aus)|newsletter ?(?:abmeldung|abbestellung|austragung)',
    '(?:je )?(?:souhaite |veux |voudrais |desire )?(?:me |se )?(?:desinscri(?:re|ption|vez moi)|desabonn(?:er|ement|ez moi))|demande de (?:desinscription|desabonnement)|retirez moi|supprimez moi',
    '(?:quiero |deseo |solicito |pedido de )?(?:la )?(?:(?:(?:dar(?:me|se|nos)?|denme|dadme|deme) de |solicitud de )baja(?: (?:de |del |de la |de las |en el |en la |a la |al )?(?:newsletter|boletin|lista|lista de correos?|suscripcion|comunicaciones|correos?|mailing))?|baja (?:de |del |de la |de las |en el |en la |a la |al )?(?:newsletter|boletin|lista|lista de correos?|suscripcion|comunicaciones|correos?|mailing))|(?:quiero )?(?:cancelar|anular)(?: la| mi)? suscripcion|desuscribir(?:me|se)?|desuscripcion|eliminarme|borrarme',
    '(?:voglio |vorrei |desidero |richiesta di )?(?:disiscri(?:vimi|vermi|versi|viti|vetemi|zione)|cancella(?:mi|rmi|temi))',
    '(?:ik )?(?:wil |wens )?(?:me |mij )?(?:afmelden|uitschrijven|afmelding|uitschrijving)|meld (?:me|mij) af|schrijf (?:me|mij) uit',
    '(?:jeg )?(?:vil |onsker )?(?:gj?erne )?(?:at |a )?(?:meld(?:e)? (?:meg|mig) (?:av|af|fra)|(?:av|af|fra)meld(?:e|es|ing)?(?: meg| mig)?)|slett meg|slet mig',
    '(?:haluan )?(?:peru|perua|peruuta|peruuttaa|lopeta|lopettaa) uutiskirje(?:en)?(?: tilaus(?:en|ta)?)?|uutiskirjeen (?:peruutus|peruuttaminen|lopetus|lopettaminen)|peruuta|poista minut|poistu (?:posti(?:tus)?)?listalta',
    '(?:quero |desejo |gostaria de )?(?:cancelar|anular)(?: a| minha| a minha)? (?:subscricao|assinatura|inscricao|newsletter)|(?:quero )?remove[rm]?(?: me)?|descadastr(?:ar|o|em me)|sair da lista',
    '(?:nehmen sie |nehmt |nimm )?(?:mich )?aus (?:dem|ihrem|eurem|deinem) (?:e ?mail ?|mail ?)?(?:verteiler|newsletter)(?: (?:nehmen|streichen|loschen|entfernen|austragen))?|(?:quit|borr|elimin|sac|remuev)[a-z]{1,4}me de (?:la|su|vuestra|esta) lista(?: de (?:correos?|distribucion|envios?|e ?mails?))?',
    '(?:haal|verwijder) (?:me|mij) (?:van|uit) (?:de|je|jullie|uw) (?:mailing ?|mail|verzend)?lijst|(?:graag )?(?:me |mij )?van (?:de|jullie|uw) (?:mailing ?|mail|verzend)lijst (?:verwijderen|halen|afhalen)|fjern (?:mig|meg) fra (?:jeres |deres |denne )?(?:mailliste[nr]?|listen|lista|nyhe[td]sbrevet|e ?postlisten?)',
    'poista(?:kaa)? (?:minut|osoitteeni) (?:posti(?:tus)?|sahkoposti)?listal(?:ta|tanne)|(?:tirem?|removam?|retirem?|excluam?) ?me da (?:vossa |sua )?lista(?: de (?:e ?mails?|contac?tos|envio|distribuicao))?|(?:o )?(?:usun(?:iecie|ac|cie)|wykresl(?:enie|ic)) (?:mnie )?z (?:waszej )?(?:listy|bazy)(?: (?:mailingowej|mailowej|wysylkowej))?',
    '(?:chce |prosze o )?(?:sie )?(?:wypisac(?: sie)?|wypis|wypisz|wypisanie|wypisz(?:cie)? (?:mnie|sie))|rezygnuje|usun(?:cie)? mnie',
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
/** What somebody takes back, or wants to be gone: whoever wants nothing kept of them wants no messages. */
const TAKEN_BACK = new RegExp(
  `(?:^| )(?:${[
    '(?:withdraw(?:al|ing)?|revo(?:ke|cation|king)|retract) (?:of |to )?(?:my |the |all |marketing |email )*consents?|(?:delete|erase|remove) (?:all )?(?:of )?(?:my|our) (?:personal )?data|(?:delete|erase) (?:all )?(?:of )?(?:my|our) personal (?:details|information)|(?:right to|data|gdpr) (?:be forgotten|erasure|deletion)',
    'aterkall\\w* (?:jag |av |harmed )*(?:mitt |mina )?(?:samtycken?|samtycket)|(?:dra|drar|tar?) (?:jag )?tillbaka (?:mitt )?samtycke\\w*|(?:radera|ta bort) (?:alla )?mina (?:person)?uppgifter',
    '(?:widerruf|widerrufe|rucknahme) (?:ich |hiermit |der |meiner |meine |die )*(?:werbe)?(?:einwilligung|einverstandnis|zustimmung)|widerspruch gegen (?:die |jede |jegliche )?(?:werbung|direktwerbung|newsletter)|(?:loschung|loschen sie) (?:aller )?meine[r]? (?:personenbezogenen |personlichen )?daten',
    '(?:retrait|revocation|retire|revoque) (?:de |du )?(?:mon |le )?consentement|(?:suppression|effacement|supprimez|effacez) (?:de )?(?:toutes )?mes donnees|droit a l (?:oubli|effacement)|opposition a la prospection',
    '(?:revocacion|revoco|retirada|retiro|retirar) (?:de |del |el |mi )*consentimiento|(?:supresion|eliminacion|borrado|eliminen?|borren?|supriman?) (?:de )?(?:todos )?mis datos|derecho de supresion',
    '(?:revoca|revoco|ritiro|ritirare) (?:del |il |mio )*consenso|(?:cancellazione|cancellate|eliminate|eliminazione) (?:dei |i )?miei dati',
    '(?:intrekking|intrekken) (?:van )?(?:mijn |de )?toestemming|trek (?:ik )?(?:hierbij )?mijn toestemming in|verwijder(?:ing)? (?:van )?(?:al )?mijn (?:persoons)?gegevens',
    '(?:tilbaketrekking|tilbakekalling|trekke[r]? tilbake|tilbagekald(?:else|er)|tilbagetraekning) (?:av |af |hermed |herved )*(?:mitt? )?samtykke\\w*|(?:trekker|traekker) (?:herved |hermed )?(?:mitt? )?samtykke\\w* (?:tilbake|tilbage)|sle[t]{1,2} (?:alle )?mine (?:person)?op+lysninger',
    'suostumukse\\w+ (?:peruutus|peruutt\\w+|peruminen)|(?:peruutan|perun) suostumukse\\w+|poista(?:kaa)? (?:kaikki )?tietoni',
    '(?:revogacao|revogo|retirada|retiro) (?:de |do |o |meu )*consentimento|(?:eliminacao|exclusao|apaguem|eliminem) (?:de |dos |os )*meus dados',
    '(?:wycofanie|cofniecie|cofam|wycofuje|odwoluje|odwolanie) (?:moj[ae] |swojej )?zgod[yeay]|(?:usuniecie|usuncie) (?:moich )?danych',
  ].join('|')})(?= |$)`,
)
/** Of pictures, and of what browsers keep, somebody may take back a consent alone. */
const OF_PICTURES = /(?:^| )(?:foto|photo|bild|video|cookie|kakor|image|imagen|immagin|billed|valokuv|zdjec)/

/** Another way to be reached is meant, or another time; Finnish has one word for orders and subscriptions. */
const OTHERWISE =
  /(?:waiting|guest|wait) ?list|vantelist|gastlist|warteliste|liste d attente|lista (?:de espera|d attesa)|wachtlijst|venteliste|jonotuslist|phone|telefon|telephone|telefono|puhelin|\bcall\b|anruf|tilauks|\b(?:ring|r?appel|llam|chiam|bell(?:en|t)|soitta|ligar|(?:za)?dzwon)|\b(?:before|until|unless|yet|innan|forran|bevor|avant|jusqu|antes|hasta|prima|totdat|voordat|inden|ennen|przed)\b/

/** Of a message, or of what it says that it is about. */
export function asksToLeave(note: string): boolean {
  if (note.length > LETTERS) return false
  const text = (foldAccents(note.toLowerCase()).match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')
  const wish = text.replaceAll(POLITE, '').replaceAll(/ {2,}/g, ' ').trim()
  if (wish.split(' ').length > WORDS) return false
  if (ALONE.test(wish)) return true
  if (TAKEN_BACK.test(wish) && !OF_PICTURES.test(wish)) return true
  if (OTHERWISE.test(wish) || isOfAwaited(wish)) return false
  return ENDING.test(wish) || isLeaving(wish)
}
