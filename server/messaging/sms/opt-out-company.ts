/** What stands beside the words of leaving: what goes with them, what turns them round, what means something else. */

/** "No more messages": a wish where nothing else is said, for "I get no more messages" is a complaint. */
export const NO_MORE: readonly string[] = [
  '(no|zero) more( of these| of your)?( (sms|texts?|messages?|spam|ads))?',
  '(no|zero|inga|ingen) (sms|texts?|messages?|meddelanden|beskeder|meldinger|spam|ads)',
  '(inga|inte) (fler|mer)( (sms|meddelanden|sms från er))?',
  'keine?( (sms|nachrichten|werbung|weitere|weiteren))+( mehr)?',
  'plus (de|daucun) (sms|messages?|pub|publicités?)',
  'no más( (sms|mensajes|publicidad))?',
  'ikke flere( (sms|beskeder|smser|meldinger))?',
  '(geen|nooit)( (sms|smsjes|berichten|reclame))?( meer)',
  'ei enää( (viestejä|tekstiviestejä|mainoksia))?',
  'niente più( (sms|messaggi))?',
  '(chega|basta) de( (sms|mensagens))?',
  '(koniec|dość)( (sms|smsów|wiadomości))?',
  '(більше|досить)( (смс|повідомлень))?',
  '(больше|хватит)( (смс|сообщений|спама))?',
]

/** Politeness, persons, and what is to be stopped. */
export const SAID_BESIDE = `
please pls plz thanks thank you u ok okay now it this these that all me my i im us just hey hi hello again anymore immediately today
want to would like can could you kan ni du i kann könnt können sie ihr sms text texts texting message messages messaging msg msgs spam ads subscription everything from your number sir madam the service
snälla tack hej nu det här detta alla mig min jag vill er ert era sms:en sms:a meddelanden reklam prenumerationen prenumeration omedelbart genast
bitte danke hallo jetzt sofort das mich mir ich will möchte eure euch nachrichten werbung alle abo newsletter endlich doch
svp merci bonjour stp maintenant tout de suite moi je veux vos les la le sil vous te plait pub messages abonnement
por favor gracias hola ya ahora mismo todo todos quiero yo mensajes publicidad suscripción los las el
venligst tak hej nu jeg vil gerne mig beskeder alle abonnement
vennligst takk hei nå jeg vil gjerne meg meldinger alle abonnement
alstublieft aub graag dank bedankt nu ik wil mij berichten alle abonnement
kiitos ole hyvä nyt heti haluan viestit viestejä kaikki tilaus minut moi hei
per favore grazie ciao adesso subito voglio i messaggi tutto abbonamento
obrigado obrigada olá agora quero as mensagens tudo assinatura
proszę dziękuję dzień dobry teraz natychmiast chcę wiadomości wszystko subskrypcja smsy sms-y
будь ласка дякую зараз хочу мене повідомлення все смс
пожалуйста спасибо сейчас хочу меня сообщения всё рассылку рассылка смс
`

/** Whoever says one of these beside it does not want to leave, unless it belongs to a command. */
export const NEGATIONS = `
not no dont doesnt didnt wont cant cannot never isnt wouldnt shouldnt without nonstop
inte ej aldrig icke nicht nie niemals kein keine keinen ne pas jamais non nunca jamás ikke aldri aldrig ikkje niet nooit geen
älä älkää ei mai não nao nie nigdy не ні ніколи нет никогда ни
`

/** Says no to something else than leaving. */
export const NO_TO_OTHERS: readonly string[] = [
  '(im )?(not|no longer) interested( anymore)?',
  'no (thanks|thank you|thx)',
  '(no|nope|nej|nein|nei|nee|não|ні|нет)(?= stopp? )',
  'nej tack',
  'inte intresserad',
  'nein danke',
  '(kein interesse|nicht interessiert)',
  'non merci',
  '(pas|plus) intéressée?',
  'no gracias',
  'no (me )?interesa',
  'nej tak',
  'nei takk',
  'nee (bedankt|dank je)',
  'ei kiitos',
  'no grazie',
  'não obrigad[oa]',
  'nie dziękuję',
]

/** Where the same letters say something else. */
export const IDIOMS: readonly string[] = [
  '(bus|tram|train|next|full|pit|one|last|first|short|whistle|the|metro|a|door|truck) stop',
  'stop (by|motion|sign|watch|signs|and shop|loss)',
  'the end',
  'write (me|us|him|her|it|them) off',
  '(non|no) stop(?= (music|fun|party|action|shopping|disco|sale))',
]

/** How programs and people sign: such a line says nothing, and nothing after a line of two hyphens does. */
export const SIGNATURES =
  '^(sent (from|via|with|using)|get outlook|skickat från|von meinem|gesendet (von|mit)|envoyé (de|depuis|avec)|enviado (desde|do|de|a partir)|sendt fra|verzonden|verstuurd|lähetetty|inviato (da|dal)|wysłan[eo] z|надіслано|відправлено|отправлено)( |$)'

/** A question about a time, a place or a thing that begins with one of these is none of leaving. */
export const QUESTIONS =
  'when where what which who när var vad vilken wann wo was welche quand où quel cuándo dónde qué hvornår hvor hvad når hva wanneer waar wat milloin missä mikä quando dove onde kiedy gdzie коли де когда где'

/** Our own words about leaving, when somebody speaks of them. */
export const OWN_WORDS: readonly string[] = [
  '(reply|svara|antworte|répondez|svar|antwoord|vastaamalla|rispondi|responda|odpisz) stopp?',
  'responde baja',
]
