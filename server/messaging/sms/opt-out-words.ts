/** The words of STOP, START and HELP in each language, as people write them. Read by opt-out-rules.ts, in any case and with or without accents. */

export type Language =
  | 'en'
  | 'sv'
  | 'de'
  | 'fr'
  | 'es'
  | 'da'
  | 'no'
  | 'nl'
  | 'fi'
  | 'it'
  | 'pt'
  | 'pl'
  | 'uk'
  | 'ru'

/** What is a whole message that begins again or asks for help: nothing less is taken for a yes. */
export const WHOLE: Readonly<Record<'start' | 'help', Readonly<Record<Language, string>>>> = {
  start: {
    en: 'start yes unstop subscribe optin opt-in resume',
    sv: 'starta ja börja prenumerera',
    de: 'anmelden',
    fr: 'oui reprendre commencer',
    es: 'sí alta empezar iniciar',
    da: 'tilmeld',
    no: 'påmeld',
    nl: 'aanmelden',
    fi: 'kyllä aloita tilaa',
    it: 'inizia iscrivimi',
    pt: 'sim começar',
    pl: 'tak',
    uk: 'старт так',
    ru: 'старт да',
  },
  help: {
    en: 'help info',
    sv: 'hjälp',
    de: 'hilfe',
    fr: 'aide',
    es: 'ayuda',
    da: 'hjælp',
    no: 'hjelp',
    nl: 'hulp',
    fi: 'apua',
    it: 'aiuto',
    pt: 'ajuda',
    pl: 'pomoc',
    uk: 'допомога',
    ru: 'помощь',
  },
}

/** A wish to leave wherever it is the first or the last word of a short message. */
export const STRONG: Readonly<Record<Language, string>> = {
  en: 'stop stopall stop-all unsubscribe optout opt-out unsub unsuscribe unsubcribe unsubsribe stpo',
  sv: 'stopp stoppa avregistrera avprenumerera avanmäl',
  de: 'abmelden abbestellen abmeldung stoppen austragen',
  fr: 'arrêt darrêter arrêter arrêtez désabonner désabonnez désabonnement désinscrire désinscrivez désinscription',
  es: 'darmedebaja dardebaja desuscribir desuscribirme',
  da: 'afmeld afmelde frameld framelde',
  no: 'avmeld avmelde',
  nl: 'afmelden uitschrijven stoppen',
  fi: 'lopeta lopettakaa',
  it: 'disiscrivi disiscrivermi disiscrivimi disiscrivetemi cancellami cancellatemi',
  pt: 'descadastrar descadastre desinscrever desinscreva',
  pl: 'wypisz wypisanie wypiszcie wypisać rezygnuję',
  uk: 'стоп відписатися відписатись відпишіть відписка',
  ru: 'отписаться отпишите отпишись отписка отпишитесь',
}

/** Words with other meanings beside: a wish to leave where nothing else is said but `SAID_BESIDE`. */
export const WEAK: Readonly<Record<Language, string>> = {
  en: 'cancel end quit revoke remove enough',
  sv: 'avsluta avbryt sluta slut',
  de: 'ende beenden kündigen aufhören widerruf schluss',
  fr: 'résilier cesser cessez annuler',
  es: 'baja alto parar cancelar paren detener basta',
  da: 'ophør annuller opsig',
  no: 'avslutt slutt',
  nl: 'einde opzeggen annuleren stopzetten',
  fi: 'peru peruuta poista keskeytä eroa seis',
  it: 'basta annulla ferma fermati smettila smettetela',
  pt: 'pare parem sair remover chega',
  pl: 'koniec anuluj rezygnacja usuń przestań przestańcie',
  uk: 'досить припинити припиніть скасувати зупинити відмова',
  ru: 'хватит прекратить прекратите отмена отказ остановить',
}
