/** The words with which people leave, come back and ask for help, and those that tell them how: pure. */

export type Language = 'en' | 'sv' | 'de' | 'fr' | 'es'

export type Act = 'stop' | 'start' | 'help'

export interface Keyword {
  readonly act: Act
  /** Of the word that was used. */
  readonly language: Language
}

/** Without accents and in small letters. The English ones are those that every gateway knows (CTIA). */
const KEYWORDS: Readonly<Record<Act, Readonly<Record<Language, string>>>> = {
  stop: {
    en: 'stop stopall stop-all unsubscribe cancel end quit optout opt-out revoke remove',
    sv: 'stopp avsluta avbryt avregistrera avprenumerera sluta',
    de: 'abmelden abbestellen abmeldung ende',
    fr: 'arret arreter desabonner desinscrire desinscription',
    es: 'baja alto parar cancelar darmedebaja',
  },
  start: {
    en: 'start yes unstop subscribe optin opt-in resume',
    sv: 'starta ja borja prenumerera',
    de: 'anmelden',
    fr: 'oui reprendre commencer',
    es: 'si alta empezar iniciar',
  },
  help: { en: 'help info', sv: 'hjalp', de: 'hilfe', fr: 'aide', es: 'ayuda' },
}

const KNOWN: ReadonlyMap<string, Keyword> = new Map(
  Object.entries(KEYWORDS).flatMap(([act, words]) =>
    Object.entries(words).flatMap(([language, list]) =>
      // Object.entries forgets the types of the keys.
      list.split(' ').map((word) => [word, { act: act as Act, language: language as Language }] as const),
    ),
  ),
)

/** Longer than any keyword with what people put around it; the rest of a letter is not looked at. */
const KEYWORD_LENGTH = 40

const LANGUAGES: Readonly<Record<string, Language>> = {
  SE: 'sv',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  FR: 'fr',
  MC: 'fr',
  LU: 'fr',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CO: 'es',
  CL: 'es',
  PE: 'es',
  UY: 'es',
}

/** All in GSM-7: they must not make a message dearer. */
const REPLY_WORDS: Readonly<Record<Language, string>> = {
  en: 'Reply STOP to opt out.',
  sv: 'Svara STOPP för att slippa fler.',
  de: 'Antworte STOPP zum Abmelden.',
  fr: 'Répondez STOP pour ne plus recevoir.',
  es: 'Para darte de baja, responde BAJA.',
}

const LINK_WORDS: Readonly<Record<Language, string>> = {
  en: 'Opt out:',
  sv: 'Avregistrera:',
  de: 'Abmelden:',
  fr: 'Se désinscrire:',
  es: 'Darse de baja:',
}

const ANSWERS: Readonly<Record<Act, Readonly<Record<Language, (name: string) => string>>>> = {
  stop: {
    en: (name) => `${name}: you will get no more messages from us. Reply START to get them again.`,
    sv: (name) => `${name}: du får inga fler meddelanden från oss. Svara START för att få dem igen.`,
    de: (name) => `${name}: Du bekommst keine Nachrichten mehr von uns. Mit START bekommst du sie wieder.`,
    fr: (name) =>
      `${name} : vous ne recevrez plus de messages de notre part. START pour les recevoir de nouveau.`,
    es: (name) => `${name}: ya no te enviaremos mensajes. Responde START para volver a recibirlos.`,
  },
  start: {
    en: (name) => `${name}: you will get our messages again. Reply STOP to opt out.`,
    sv: (name) => `${name}: du får våra meddelanden igen. Svara STOPP för att slippa dem.`,
    de: (name) => `${name}: Du bekommst unsere Nachrichten wieder. Mit STOPP meldest du dich ab.`,
    fr: (name) => `${name} : vous recevrez de nouveau nos messages. STOP pour ne plus les recevoir.`,
    es: (name) => `${name}: de nuevo recibes mensajes. Responde BAJA para no recibirlos.`,
  },
  help: {
    en: (name) => `${name}: reply STOP to get no more messages, START to get them again.`,
    sv: (name) => `${name}: svara STOPP för att inte få fler meddelanden, START för att få dem igen.`,
    de: (name) => `${name}: Mit STOPP bekommst du keine Nachrichten mehr, mit START wieder.`,
    fr: (name) => `${name} : STOP pour ne plus recevoir de messages, START pour les recevoir de nouveau.`,
    es: (name) => `${name}: responde BAJA para dejar de recibir mensajes, START para volver a recibirlos.`,
  },
}

/** The keyword a whole message is, in any case, with any punctuation or space around it; undefined for other words. */
export function keywordOf(text: string): Keyword | undefined {
  const trimmed = text.trim()
  if (trimmed.length > KEYWORD_LENGTH) return undefined
  const word = trimmed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll(/\s+/g, ' ')
  return KNOWN.get(word) ?? KNOWN.get(word.replaceAll(/[\s-]/g, ''))
}

/** Of a workspace's country; English where we do not speak the country's own. */
export function languageOf(country: string): Language {
  return Object.hasOwn(LANGUAGES, country) ? (LANGUAGES[country] ?? 'en') : 'en'
}

/** Only a number can be answered; to letters nobody can reply. */
export function takesReplies(sender: string): boolean {
  return /^\+?\d+$/.test(sender)
}

/** How to leave, for the end of a message: by a reply, or by a link where nobody can reply. */
export function optOutWords(language: Language, link?: string): string {
  return link === undefined ? REPLY_WORDS[language] : `${LINK_WORDS[language]} ${link}`
}

/** What is answered to a keyword, once. */
export function answerTo({ act, language }: Keyword, workspaceName: string): string {
  return ANSWERS[act][language](workspaceName)
}
