/** Wishes to receive what is new, in words that name no message: "Keep me posted", "Haltet mich auf dem Laufenden". Pure. */
import { foldAccents } from '../../../lib/text.ts'
import { isRefusedChoice } from './sentences.ts'
import { camelApart, tokensOf } from './tokens.ts'
import { isRefusal, isTickedToRefuse, isOfAwaited } from '../consent-sentences.ts'

/** As their words, without accents and marks. */
const WISH = new RegExp(
  `(?:^| )(?:${[
    'keep (?:(?:me|us|you) )?(?:up to date|updated|posted|informed|in the loop|abreast)|keeping (?:me|us|you) (?:up to date|updated|posted|informed|in the loop)|(?:stay|be|kept|get) (?:up to date|updated|informed|in the loop)|let me know (?:about|of|when)',
    '(?:do|would) you (?:want|like)(?: to (?:get|have))?(?: [a-z]+){1,6} (?:by|via|per) (?:e ?mail|sms|text)',
    'hall(?:a)? (?:(?:mig|oss|dig|er) )?(?:inte |ej )?(?:uppdaterad|uppdaterade|informerad|informerade|underrattad|a jour|ajour)|(?:bli|vara|halla mig|hallas) (?:uppdaterad|informerad|underrattad)',
    '(?:informiert|benachrichtigt) (?:werden|bleiben)|geinformeerd (?:worden|blijven)|(?:worden|blijven|word|blijf) geinformeerd|(?:ser|permanecer) informad[oa]s?|(?:essere|venire) avvisat[oaie]|byc informowan\\w*|blive informeret|bli (?:informert|varslet)',
    'auf dem (?:laufenden|neuesten stand|neusten stand)',
    'au courant|(?:tenez|tiens|tenir|rester|restez|etre|garder|gardez) (?:moi |nous |me |vous )?(?:informee?s?|au fait)|vous tenir (?:informee?s?|au fait)',
    'al (?:dia|corriente)|(?:mantenme|mantenerte|manteneros|mantenerle|mantenedme|mantenganme|mantengame|manteneme|mantenerme|estar) (?:informad[oa]s?|actualizad[oa]s?|al tanto)',
    '(?:tenetemi|tienimi|tenerti|tenervi|tenerla|teneteci|tenermi|restare|resta|rimani|rimanere|essere|mi tenga) (?:aggiornat[oaie]|informat[oaie])|al corrente',
    'op de hoogte|(?:hou|houd|houden) (?:me|mij|ons) (?:geinformeerd|bij)',
    'hold(?:e)? (?:(?:mig|os|meg|oss|dig|deg|dere|jer) )?(?:ikke |ei )?(?:opdateret|orienteret|informeret|underrettet|oppdatert|orientert|informert|a jour|ajour)|(?:blive|bli|vaere) (?:opdateret|orienteret|oppdatert|orientert)',
    'ajan tasalla|ajan hermolla',
    '(?:mantenha|mantenham|manter|mantem|mantenhame|ficar|estar) (?:me |nos |lo |la |te )?(?:informad[oa]s?|atualizad[oa]s?|a par|em dia)',
    'na biezaco',
    '(?:stay|keep|remain) in (?:touch|contact)|hall(?:a)? kontakten|(?:bleiben|bleib) (?:wir |sie |mit uns )?in kontakt|(?:rester|restons|restez) en contact|(?:mantente|mantengamonos|seguir|estar) en contacto|(?:restiamo|restare|resta) in contatto|blijf(?:t)? in contact|hold(?:e)? kontakt(?:en)?|pysy(?:taan)? yhteydessa|manter (?:o )?contacto|badzmy w kontakcie',
    '(?:join|add me to|put me on|keep me on|leave me on|stay on|remain on|sign me up (?:for|to)) (?:(?:our|your|the) )?(?:(?:mailing|mail|e ?mail|news|contact|vip|insider|subscriber|members?) )?(?:list|community)',
    '(?:add|put|sign|include|subscribe|count) (?:me|us) (?:up |down )?(?:to|on|in|onto|for) (?:the|your|our)(?: [a-z]+)? (?:e ?mails?|bulletin|digest|round ?up|mailings?|updates?)|(?:la |une )?lettre (?:hebdomadaire|mensuelle|trimestrielle)',
    '(?:vara|sta|bli) kvar pa (?:er |var )?(?:mejl|mail|epost)?listan',
    '(?:be|bli|bliv) (?:the )?(?:first|forst|forste) (?:to|att|a|til at) (?:know|hear|veta|vite|fa|hore|vide)|als erste[rs]? (?:erfahren|informiert)|avant premiere|(?:el|la) primer[oa] en enterar\\w*|(?:saperlo|sapere) per prim[oa]|als eerste (?:weten|horen)|ensimmaisena (?:tietaa|kuulla)|em primeira mao|(?:hear|learn|find out) about (?:new|our|your|upcoming|future|events?|offers?)|event invitations?|early access',
    'count (?:me|us) in for (?:[a-z]+ )?(?:news|offers|e ?mails?|updates)|(?:e ?mail|text|sms) alerts?(?: for| about| on)?|(?:notify|alert|tell|inform) me (?:of|about|on|when there are) (?:the |your |any |all )*(?:sales?|offers?|deals?|promotions?|discounts?|news|events?|launches)|(?:send|e ?mail|mail|get|receive)(?: me| us)?(?: the| your| our)?(?: [a-z]+)? what ?s on',
    '(?:yes|ja|oui|si|sim|tak|kylla) (?:please |tack |bitte |takk |merci |gracias |grazie |graag )?(?:to|zu|till|til|tegen|aan|a|aux|alle|ai|ao|do|na) (?:[a-z]+ )?(?:e ?mails?|mails?|epost\\w*|mejl|news\\w*|utskick)',
  ].join('|')})(?= |$)`,
)
/** What is new has a word in each, so that few texts are looked at for the rest. */
const OF_NEW =
  / (?:new|upcoming|future|latest|next|neue|nachste|nya|kommande|nasta|nouve|prochain|nuev|proxim|nuov|prossim|nieuwe|volgende|nye|neste|naeste|uusista|nov[ao]s|nowych|nueva)/
/** What is said beneath what somebody wrote is for those who wrote there. */
const ANY =
  '(?!comments?|follow|repl|kommentar|commentaire|comentario|commenti|reacties|svar|antwort|respuesta)[a-z]+'
/** "Notify me of new posts" */
const NOTIFY = new RegExp(
  `(?:^| )(?:${[
    '(?:notify|inform|alert|tell|e ?mail|message|update) me (?:of|about|on|when there are|with) (?:all )?(?:new|upcoming|future|the latest) (?:posts?|articles?|products?|events?|offers?|courses?|classes|collections?|content|releases?|arrivals?|dates|stories|workshops?|episodes?)',
    `(?:benachrichtig|informier)\\w* (?:sie )?(?:mich|uns) (?:bitte )?uber (?:neue|nachste|kommende)[nr]? ${ANY}|(?:meddela|informera|mejla|maila|underratta|skicka)(?: till)? (?:mig|oss) (?:garna )?(?:om |nar det kommer )?(?:alla |ert |era )?(?:nya|kommande|nasta) ${ANY}`,
    '(?:prevenez|informez|avertissez|notifiez) moi (?:de|des|par e ?mail de) (?:tous les |toutes les )?nouve(?:aux|lles) (?:articles|publications|produits|offres|evenements)|(?:avis|notific|inform)[a-z]{1,3}me (?:de|sobre|por correo de) (?:las |los )?(?:nuev[ao]s|proxim[ao]s) (?!comentario)[a-z]+|(?:enterarme|saber) (?:de|sobre) (?:las |los )?(?:nuev[ao]s|proxim[ao]s) [a-z]+|recibir un correo electronico con cada nueva entrada',
    '(?:avvis|avvert|notific|inform)[a-z]{1,3}mi (?:via e ?mail )?(?:di|dei|delle|sui|sulle|alla pubblicazione di) (?:un )?nuov[ioe] (?:articol[io]|prodotti|eventi|offerte|post)|(?:stuur|mail|informeer) (?:mij|me) (?:een e ?mail )?(?:als er|bij|over) nieuwe (?:berichten|artikelen|producten|evenementen|aanbiedingen)',
    '(?:gi meg beskjed|giv mig besked|varsle meg|underret mig|informer (?:mig|meg)) (?:om|ved|nar det er) nye (?:innlegg|indlaeg|artikler|produkter|kurs|kurser|arrangementer|tilbud)|ilmoita(?:kaa)? minulle uusista (?:artikkeleista|julkaisuista|tuotteista|kursseista|tapahtumista|tarjouksista)',
    '(?:want|like|onskar|onsker|mochte|wunsche|souhaite|voudrais|deseo|quiero|desidero|voglio|wil|wens|haluan|desejo|quero|chce) (?:[a-z]+ )?(?:infos?|information(?:en|er|s)?|informasjon|informacion(?:es)?|informazioni|informatie|tietoa|informacoes|informac[a-z]+) (?:about|om|uber|sur|sobre|su|sui|sulle|over|o|de|des|aux?) (?:[a-z]+ )?(?:new|nya|nye|neuen?|nouve[a-z]+|nuev[ao]s|nuov[ie]|nieuwe|uusista|nov[ao]s|nowych|upcoming|kommande|kommende[nr]?|proxim[ao]s)',
    '(?:notifique|informe|avise) me (?:sobre|de|quando houver) nov[ao]s (?:publicacoes|posts|artigos|produtos|eventos|ofertas)|(?:powiadom|powiadamiaj|informuj) mnie o nowych (?:wpisach|artykulach|produktach|kursach|wydarzeniach|ofertach)',
  ].join('|')})(?= |$)`,
)
/** Receiving in twelve languages, and what is received that is of no order: "Acepto recibir información comercial". */
const RECEIVE =
  /^(?:receiv(?:e|ing)|receipt|kuulla|kuulisin|erhalt|empfang|reception|recepcion|ricezione|rececao|recebimento|modtagelse|mottak|vastaanottami(?:sen|seen|nen)|otrzymywania|get|erhalten?|bekommen?|empfangen|recevoir|recois|recib(?:ir|o)|ricev(?:ere|o)|ontvang(?:en)?|mottar?|modtag(?:e|er)|vastaanot(?:taa|an)|saada|receber|otrzymywa(?:c|nie)|otrzymuj|otrzymac|wyslij|przyslij|laheta|dostawac|fa|ha|emot|invio|envio|envoi|zusendung|toezending|utskick|udsendelse|utsendelse|przesylanie|wysylanie|send|sender|sendes|skickar?|schick(?:en|t)|zusenden|zuschicken|envoye[rz]|envi(?:ar|en|em|arme|enme)|mandar|invi(?:are|armi|ate|atemi|a)|stu(?:ur|ren)|lahettaa|lahettakaa|vastaanottamaan|contact(?:ed|ee?s?|er|ad[oa]|arme|eerd)|contatt(?:ato|ata|atemi)|gecontacteerd|benaderd|kontaktier(?:t|en)|kontakt(?:as|ad|er|es|et|ert|a)|kontaktowa\w*)$/
const NEWS =
  /^(?:digest|werb(?:e|ungs)(?:e?mails?|nachrichten|post|mailings?|informationen|infos)|werbe|publicitaires?|publicit(?:ari|arios|arias)|pubblicitari[aeo]?|reclame\w*|mainos\w*|werbliche\w*|promo(?:s|tions?|tioner|cje|cji|coes|zioni|ciones)|roundup|bulletins?|circular(?:es)?|circolar[ei]|gazettes?|gaceta|recap|briefing|acties|kampan\w*|invitations?|invites|inbjudning\w*|einladung(?:en)?|invitaciones|inviti|uitnodiging(?:en)?|invitasjon(?:er)?|invitation(?:er)?|indbydelser|kutsuja|convites|zaproszenia|mailings|lettre|tips|tipps|tipsa|conseils|consejos|consigli|vinkkeja|dicas|porady|deals|discounts|rabatter|rabatte|remises|descuentos|sconti|kortingen|alennuksia|descontos|rabaty|inspiration|infos?|information(?:en|er|s)?|informasjon|informacion(?:es)?|informac(?:ji|je|oes|ao)|informazion[ie]|informatie|material(?:e|es)?|marketing\w*|marknadsforing|markedsforing|markkinoint\w*|epost|sahkopost\w*|correos?|wiadomosci|tietoa|tietoja|comunica(?:ciones|coes|zioni)|communications?|kommunikation|komunikaty|mejl|e?mails?|updates?|uppdateringar|opp?dateringer|messages?|mensajes|mensagens|messaggi|nachrichten|berichten|meldinger|meddelanden|meddelelser|beskeder|viesteja|news\w*|nyhe[td]er\w*|nyhe[td]sbrev\w*|noticias|novedades|notizie|novita|nouvelles|actualites|nieuws\w*|uutis\w*|nowosci|noticias|novidades|neuigkeiten|offers|erbjudanden|tilbud|angebote|ofertas|offerte|offres|aanbiedingen|tarjouksia|oferty|werbung|reklam\w*|publici[td]\w*|publicite|pubblicita)$/
/** One who asks for more of what a form is about waits for an answer, as for a bill or a ticket. */
const ANSWERS =
  /^(?:more|further|additional|mer|mera|mehr|weitere|plus|mas|maggiori|piu|ulteriori|meer|mere|flere|lisaa|lisatietoja|mais|wiecej|invoic|fakt?ur|rechnung|facture|fattur|factu|lasku|receipt|kvitt|quittung|ricevuta|kuitti|paragon|confirm|bekraft|bestatig|conferm|bevestig|bekreft|vahvist|potwierdz|ticket|biljett|billet|copy|kopi|copi[ea]|reply|svar|antwort|repons|respuesta|risposta|antwoord|password|callback|brochure)/

/** Words of refusal of this kind of sentence alone. */
const STOP =
  /^(?:stop|stopp|quit|cease|sluta|arretez|cessez|dejen|deje|smettete|smetti|lopettakaa|parem|przestancie|alkaa|ala|en|off)$/
/** "Information via e-post": what comes, and by what, is a wish without a word for it. */
const BY_MAIL =
  /^(?:[a-z]+ ){0,2}(?:infos?|information(?:en|er|s)?|informasjon|informacion(?:es)?|informacoes|informacao|informac(?:je|ji)|consejos|consigli|dicas|porady|conseils|aktuelles|gutscheine|rabatte|actus|informazioni|informatie|tietoa|tips|tipps|news|nyheter|nyheder|neuigkeiten|nouvelles|actualites|noticias|novedades|notizie|novita|nieuws|uutisia|novidades|nowosci|angebote|tilbud|erbjudanden|offers|deals|offres|ofertas|offerte|aanbiedingen|tarjouksia|oferty) (?:by|via|per|par|por|pr|over|pa|z|na|em|przez) (?:e ?mail|mail|mejl|epost|sms|text|correo(?: electronico)?|courriel|posta|sahkoposti\w*)$/
const LETTERS = 300

/** Yes or no of such a wish; undefined for any other text, and of what somebody ordered or asked for. */
export function newsWish(label: string): boolean | undefined {
  const text = (foldAccents(camelApart(label.slice(0, LETTERS))).match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')
  const wish = wishIn(text.replaceAll(/(?<= |^)e post/g, 'epost'))
  if (wish === undefined || isOfAwaited(text)) return undefined
  // What comes behind the wish are its conditions: "no spam".
  const words = wish.split(' ')
  const isRefused = words.some(
    (word, at) =>
      isRefusal(words, at) ||
      (STOP.test(word) &&
        isOfFinnish(word, wish) &&
        (word !== 'off' || OFF_BEHIND.test(words[at - 1] ?? ''))),
  )
  return !isRefused && !isTickedToRefuse(label) && !isRefusedChoice(label)
}

/** "Infos per Mail": what comes to many, and by what. */
export function namesNewsByMail(label: string): boolean {
  return BY_MAIL.test(tokensOf(label).join(' '))
}

/** The text up to the end of the wish. */
function wishIn(text: string): string | undefined {
  const found = WISH.exec(text) ?? (OF_NEW.test(text) ? NOTIFY.exec(text) : null) ?? BY_MAIL.exec(text)
  if (found) return text.slice(0, found.index + found[0].length).trim()
  const words = text.split(' ')
  const [receiving, received] = [RECEIVE, NEWS].map((names) => words.findIndex((word) => names.test(word)))
  if (receiving === undefined || received === undefined || receiving < 0 || received < 0) return undefined
  return words.some((word) => ANSWERS.test(word))
    ? undefined
    : words.slice(0, Math.max(receiving, received) + 1).join(' ')
}

/** Of a label in words without accents: whether it names what is news and offered. */
export function namesNews(words: readonly string[]): boolean {
  return words.some((word) => NEWS.test(word)) && !words.some((word) => ANSWERS.test(word))
}

/** "Take me off the list"; "10% off" is a price. */
const OFF_BEHIND = /^(?:me|us|name|take|keep|leave|sign)$/

/** "en" and "ala" refuse in Finnish alone. */
function isOfFinnish(word: string, wish: string): boolean {
  return !/^(?:en|ala|alkaa)$/.test(word) || wish.includes('ajan ')
}
