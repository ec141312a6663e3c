/** The words in which mail servers say what they mean, in the order in which they are looked for: the first row counts. */
export type Meaning =
  /** The address has no mailbox, or none that will take mail again. */
  | 'dead_address'
  /** The mailbox is full: another time it may be emptied. */
  | 'full_mailbox'
  /** This message, to this recipient, now; nothing is said of the address. */
  | 'refused_message'
  /** Our credentials, account, sender, reputation or configuration, whoever the recipient is. */
  | 'about_us'
  /** Too fast: for the route, or for one receiving domain. Nothing is said of message or address. */
  | 'throttled'
  /** Not now. */
  | 'try_later'

export interface Worded {
  readonly meaning: Meaning
  /** No server says it of a mailbox: it counts beside any code. */
  readonly isSure?: true
  readonly words: readonly RegExp[]
}

export const WORDS: readonly Worded[] = [
  // A group or a mailbox that takes mail of its own house alone.
  { meaning: 'refused_message', isSure: true, words: [/\bRESOLVER\.RST\./i] },
  {
    meaning: 'throttled',
    isSure: true,
    words: [
      /throttl|rate[- ]?limit|\b(?:sending|message|connection|mail) rate\b|\bunusual rate\b|unexpected volume/i,
      /too (?:fast|many (?:(?:concurrent|simultaneous) )?(?:connections?|sessions|messages|e?mails?|requests|deliver))/i,
      /slow down|server (?:is )?(?:too )?busy|concurrent connections|maximum credits|\[TSS?\d\d\]|\bRP-00\d/i,
      /\b(?:daily|hourly|sending|outgoing|outbound)\b[^.;]{0,30}\b(?:limit|quota)|(?:limit|quota)s? per (?:hour|day)/i,
      /limits? for how many messages|(?:received|sent) this (?:hour|day)|temporarily deferred due to/i,
    ],
  },
  {
    // Our credentials.
    meaning: 'about_us',
    isSure: true,
    words: [
      /\bsmtp.?auth|\bauth\w* (?:is )?(?:required|needed|fail|unsuccessful|credentials)|\b(?:check|pop) before smtp/i,
      /\b(?:must|please|need to|should|have to|first) (?:issue|be auth|auth|log ?in|sign in)|invalid credentials/i,
      /(?:\bnot|n't) (?:logged in|authenticated)|\bunauthenticated|(?:user ?name|password)s? (?:not accepted|incorrect)/i,
    ],
  },
  {
    // A server that does not pass on what we send.
    meaning: 'about_us',
    isSure: true,
    words: [
      /\brelay(?:ing|ed)?\b[ ,]*(?:mail |access |recipient )?(?:is |was )?(?:den|not|prohib|restrict|forbid|refus|reject)/i,
      /(?:unable|not (?:permitted|allowed|authori[sz]ed)|cannot|can't|(?:do|does|will) ?n[o']t|refuse) (?:to )?relay/i,
      /\brcpthosts\b|not (?:an )?open relay|\bno relay|\brelaying (?:to|for)\b|not in whitelist for rcpt/i,
    ],
  },
  {
    // Our sender.
    meaning: 'about_us',
    isSure: true,
    words: [
      /\bsend(?:er|ing)(?:'?s)? (?:e-?mail )?(?:address|domain|verif|identity|id\b|policy|host|ip\b|server|mta\b)/i,
      /\bsenders? (?:is |was |are )?(?:not|un|block|reject|den|refus|invalid)|\bpermissions? to send as|sendasdenied/i,
      /\b(?:invalid|unverified|unauthori[sz]ed|blocked|bad|bad outbound) sender\b|\bbad return path|verified sender/i,
      /\b(?:from|return)[- ](?:address|path|domain)\b|\bmail from\b|address is not verified|\benvelope (?:sender|from)/i,
    ],
  },
  {
    // Our account, our machine, its name.
    meaning: 'about_us',
    isSure: true,
    words: [
      /\byour (?:account|plan|subscription|organi[sz]ation|tenant|service|domain|e-?mail service|isp|credit)\b/i,
      /\byour (?:ip|host|client|(?:mail ?)?server|system|computer|network|reverse|helo|ehlo|mta)\b/i,
      /\b(?:client|connecting|remote) (?:host|ip|server|mta)\b|\b[he][eh]lo\b|\breverse (?:dns|host)|\bptr\b|\brdns\b/i,
      /\badministrative(?:ly)? prohibit|\bnot allowed to send\b|\binvalid dns\b|\bservice refused\b/i,
      /^(?:this |the )?(?:account|service|access|user|domain)(?: \S+)? (?:is |has been |was )?(?:temporarily )?(?:suspended|locked|expired|on hold)/i,
    ],
  },
  { meaning: 'try_later', words: [/gr[ea]y-?list|postgrey|\bunverified address|\baddress verification/i] },
  {
    meaning: 'full_mailbox',
    words: [
      /(?:mail ?box|mail ?drop|quota|inbox|storage|account|disk)\b[^;]{0,40}?(?:\bfull\b|exceed|\bover\b|\bout of\b)/i,
      /\bover ?(?:(?:the|his|its|their) )?(?:storage )?quota|exceed\w* (?:\w+ )?(?:storage|mail ?box|disk|quota)/i,
      /postfach[^;]{0,30}\bvoll\b|bo[iî]te[^;]{0,30}pleine|buz[oó]n[^;]{0,30}lleno|casella[^;]{0,30}piena|ящик переполнен/i,
    ],
  },
  {
    meaning: 'dead_address',
    words: [
      /\b(?:no such|unknown|invalid|non-?exist\w+|inactive|disabled|illegal) (?:\w+ )?(?:user|recipient|mail ?box|person|alias)/i,
      /\b(?:no such|unknown|non-?exist\w+) (?:e-?mail )?(?:address|account)|\bunknown or illegal alias|\bunknown local.?part/i,
      /\bno (?:valid )?mail ?box\b|\bnot our (?:customer|user)|\bnot a (?:valid|known|local) (?:user|recipient|mail ?box)/i,
      /\bRecip(?:ient)?NotFound\b|\bnull ?mx\b|\bno longer (?:works|employed|with)|\bS2017062302\b/i,
    ],
  },
  {
    meaning: 'dead_address',
    words: [
      /\b(?:user|recipient|mail ?box|alias|e-?mail account|(?:e-?mail|recipient) address)\b[^;]{0,80}?\b(?:unknown|not (?:be )?(?:found|known)|(?:does(?:n't| not)|not|didn't|did not) exist|no longer (?:exists?|available|valid|in use|active))/i,
      /\b(?:user|recipient|mail ?box|alias|e-?mail account)\b[^;]{0,80}?\b(?:(?:is|has been|was) (?:disabled|deactivated|discontinued|closed|deleted|inactive|terminated|not active)|is not (?:valid|a valid)|unavailable for delivery)/i,
      /\b(?:account|address)\b[^;]{0,60}?(?:does(?:n't| not) exist|\bnot found|\bunknown\b|no longer (?:exists|active))/i,
      /\b(?:does(?:n't| not)|not) have an? [^;]{0,60}?(?:account|mail ?box)|\bmailbox (?:disabled|inactive|deleted|unknown)/i,
      /\bno mailbox here|\bthis (?:account|mail ?box) (?:is|has been) (?:disabled|closed|deleted|inactive|deactivated)/i,
      /^recipient address rejected: (?:access denied|undeliverable address)|: recipient address rejected: undeliverable/i,
    ],
  },
  {
    // Domains without a server.
    meaning: 'dead_address',
    words: [
      /\bdomain(?: name)?\b[^;]{0,60}?\b(?:not found|does(?:n't| not) exist|unknown)|\bnxdomain\b|\bno such (?:domain|host)/i,
      /\bhost\b[^;]{0,60}?\bnot found|\bdomain does(?:n't| not) accept (?:e-?mail|mail|messages)/i,
    ],
  },
  {
    meaning: 'dead_address',
    words: [
      /(?:benutzer|empf(?:ä|ae)nger|adressat|nutzer|postfach|mailbox|adresse)[^;]{0,50}(?:unbekannt|nicht (?:gefunden|vorhanden)|existiert nicht|deaktiviert)/i,
      /(?:unbekannter|kein(?:en)?) (?:solche[nr]? )?(?:benutzer|empf(?:ä|ae)nger|postfach|nutzer)/i,
      /(?:utilisateur|destinataire|adresse|bo[iî]te|compte)[^;]{0,50}(?:inconnu|inexistant|introuvable|invalide|n'existe)/i,
      /(?:usuario|destinatario|buz[oó]n|cuenta|direcci[oó]n)[^;]{0,50}(?:desconocid|inexistente|no existe|no encontrad|no v[aá]lid)/i,
      /(?:utente|destinatario|casella|indirizzo)[^;]{0,50}(?:sconosciut|inesistente|non (?:esiste|trovat|valid))/i,
      /(?:usu[aá]rio|destinat[aá]rio|caixa|endere[cç]o|conta)[^;]{0,50}(?:desconhecid|inexistente|n[aã]o (?:existe|encontrad))/i,
      /(?:gebruiker|ontvanger|postvak|mailbox|adres)[^;]{0,40}(?:onbekend|bestaat niet|niet gevonden)|onbekende (?:gebruiker|ontvanger)/i,
      /(?:ok[aä]nd|ukendt|ukjent) (?:anv[aä]ndare|mottagare|bruger|modtager|bruker|mottaker)|tuntematon (?:k[aä]ytt|vastaanott)/i,
      /(?:adressen|anv[aä]ndaren|brugeren|brukeren|mottagaren|modtageren)[^;]{0,30}(?:finns inte|findes ikke|finnes ikke)/i,
      /(?:u[zż]ytkownik|adresat|skrzynk|konto)[^;]{0,40}(?:nieznan|nie istnieje|nie znalezion)|nie ma takiego u[zż]ytkownika/i,
      /(?:u[zž]ivatel|p[rř][ií]jemce|schr[aá]nka)[^;]{0,30}(?:neexistuje|nezn[aá]m|nenalezen)/i,
      /(?:пользовател|получател|ящик|адрес)[^;]{0,40}(?:не (?:найден|существует|зарегистрирован)|неизвест|не знайдено|не існує)/i,
      /нет такого (?:пользовател|адрес|ящик)|用户不存在|收件人不存在|邮箱不存在|ユーザーは?存在しません|宛先不明/i,
    ],
  },
  {
    // Our reputation and our signatures: after the mailbox, since many servers add an address for their block lists.
    meaning: 'about_us',
    words: [
      /\b(?:rbl|dnsbl|spf|dkim|dmarc|spamhaus|spamcop|barracuda\w*|senderbase|ipcheck|uceprotect|sorbs)\b/i,
      /\b(?:block|black|deny) ?list|\breputation|\bbanned (?:sending|ip)|traffic not accepted|\blisted (?:at|by|in|on)\b/i,
      /\b(?:ip|connections?|host|network)\b[^;]{0,60}\b(?:blocked|banned|refused|not (?:be )?accepted)/i,
      /\bblocked (?:from|- see|using|by)\b|\bmessages? from \S+ (?:weren't|were not|was not|will be|are)\b/i,
      /\bunregistered domain|\baccess denied, (?:spam|send|bad)|\bdoes not meet the required authentication/i,
    ],
  },
  {
    meaning: 'refused_message',
    words: [
      /spam|polic(?:y|ies)|virus|malware|phish|content|abuse|unsolicited|junk|suspicious|blocked|denied|prohibited/i,
      /\b(?:not (?:permitted|allowed|accepted|authori[sz]ed)|restricted|attachment|security|too (?:large|big)|compliant)/i,
      /\bsize (?:limit|exceeds)|exceeds [^;]{0,30}size|\bheader|\brejected by\b/i,
    ],
  },
]
