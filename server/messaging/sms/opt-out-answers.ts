/** How messages explain opting out, and what a reply is answered: pure. */
import type { Keyword, Language } from './opt-out-rules.ts'

/** Of the country that a workspace is in; what is added to its messages must not make them dear. */
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
  DK: 'da',
  NO: 'no',
  NL: 'nl',
  FI: 'fi',
  IT: 'it',
  PT: 'pt',
  BR: 'pt',
  PL: 'pl',
}

interface Words {
  /** How to leave by a reply; and before a link. All in GSM-7: they must not make a message dearer. */
  readonly reply: string
  readonly link: string
  readonly stop: (name: string) => string
  readonly start: (name: string) => string
  readonly help: (name: string) => string
}

/** In Cyrillic a message takes 70 characters instead of 160: nothing of it is added to others' words. */
const ENGLISH_ADDITIONS = { reply: 'Reply STOP to opt out.', link: 'Opt out:' }

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    ...ENGLISH_ADDITIONS,
    stop: (name) => `${name}: you will get no more messages from us. Reply START to get them again.`,
    start: (name) => `${name}: you will get our messages again. Reply STOP to opt out.`,
    help: (name) => `${name}: reply STOP to get no more messages, START to get them again.`,
  },
  sv: {
    reply: 'Svara STOPP för att slippa fler.',
    link: 'Avregistrera:',
    stop: (name) => `${name}: du får inga fler meddelanden från oss. Svara START för att få dem igen.`,
    start: (name) => `${name}: du får våra meddelanden igen. Svara STOPP för att slippa dem.`,
    help: (name) => `${name}: svara STOPP för att inte få fler meddelanden, START för att få dem igen.`,
  },
  de: {
    reply: 'Antworte STOPP zum Abmelden.',
    link: 'Abmelden:',
    stop: (name) => `${name}: Du bekommst keine Nachrichten mehr von uns. Mit START bekommst du sie wieder.`,
    start: (name) => `${name}: Du bekommst unsere Nachrichten wieder. Mit STOPP meldest du dich ab.`,
    help: (name) => `${name}: Mit STOPP bekommst du keine Nachrichten mehr, mit START wieder.`,
  },
  fr: {
    reply: 'Répondez STOP pour ne plus recevoir.',
    link: 'Se désinscrire:',
    stop: (name) =>
      `${name} : vous ne recevrez plus de messages de notre part. START pour les recevoir de nouveau.`,
    start: (name) => `${name} : vous recevrez de nouveau nos messages. STOP pour ne plus les recevoir.`,
    help: (name) => `${name} : STOP pour ne plus recevoir de messages, START pour les recevoir de nouveau.`,
  },
  es: {
    reply: 'Para darte de baja, responde BAJA.',
    link: 'Darse de baja:',
    stop: (name) => `${name}: ya no te enviaremos mensajes. Responde START para volver a recibirlos.`,
    start: (name) => `${name}: de nuevo recibes mensajes. Responde BAJA para no recibirlos.`,
    help: (name) => `${name}: responde BAJA para dejar de recibir mensajes, START para volver a recibirlos.`,
  },
  da: {
    reply: 'Svar STOP for at framelde.',
    link: 'Frameld:',
    stop: (name) => `${name}: du får ikke flere beskeder fra os. Svar START for at få dem igen.`,
    start: (name) => `${name}: du får vores beskeder igen. Svar STOP for at framelde.`,
    help: (name) => `${name}: svar STOP for ikke at få flere beskeder, START for at få dem igen.`,
  },
  no: {
    reply: 'Svar STOPP for å melde deg av.',
    link: 'Meld av:',
    stop: (name) => `${name}: du får ikke flere meldinger fra oss. Svar START for å få dem igjen.`,
    start: (name) => `${name}: du får meldingene våre igjen. Svar STOPP for å melde deg av.`,
    help: (name) => `${name}: svar STOPP for ikke å få flere meldinger, START for å få dem igjen.`,
  },
  nl: {
    reply: 'Antwoord STOP om af te melden.',
    link: 'Afmelden:',
    stop: (name) => `${name}: je krijgt geen berichten meer van ons. Antwoord START om ze weer te krijgen.`,
    start: (name) => `${name}: je krijgt onze berichten weer. Antwoord STOP om af te melden.`,
    help: (name) => `${name}: antwoord STOP voor geen berichten meer, START om ze weer te krijgen.`,
  },
  fi: {
    reply: 'Lopeta viestit vastaamalla STOP.',
    link: 'Peru tilaus:',
    stop: (name) => `${name}: et saa meiltä enää viestejä. Vastaa START, niin saat niitä taas.`,
    start: (name) => `${name}: saat taas viestimme. Lopeta vastaamalla STOP.`,
    help: (name) => `${name}: vastaa STOP, niin et saa enää viestejä, START, niin saat niitä taas.`,
  },
  it: {
    reply: 'Rispondi STOP per non ricevere altro.',
    link: 'Annulla iscrizione:',
    stop: (name) => `${name}: non riceverai altri messaggi da noi. Rispondi START per riceverli di nuovo.`,
    start: (name) => `${name}: riceverai di nuovo i nostri messaggi. Rispondi STOP per non riceverli.`,
    help: (name) => `${name}: rispondi STOP per non ricevere messaggi, START per riceverli di nuovo.`,
  },
  pt: {
    reply: 'Responda STOP para cancelar.',
    link: 'Cancelar:',
    stop: (name) => `${name}: nao vai receber mais mensagens nossas. Responda START para voltar a receber.`,
    start: (name) => `${name}: vai receber de novo as nossas mensagens. Responda STOP para cancelar.`,
    help: (name) => `${name}: responda STOP para cancelar as mensagens, START para voltar a receber.`,
  },
  pl: {
    reply: 'Odpisz STOP, aby zrezygnowac.',
    link: 'Rezygnacja:',
    stop: (name) => `${name}: nie dostaniesz juz od nas wiadomosci. Odpisz START, aby znow je dostawac.`,
    start: (name) => `${name}: znow dostajesz nasze wiadomosci. Odpisz STOP, aby zrezygnowac.`,
    help: (name) => `${name}: odpisz STOP, aby zrezygnowac z wiadomosci, START, aby znow je dostawac.`,
  },
  uk: {
    ...ENGLISH_ADDITIONS,
    stop: (name) => `${name}: більше не писатимемо. START - знову отримувати.`,
    start: (name) => `${name}: ви знову отримуєте повідомлення. СТОП - відписатися.`,
    help: (name) => `${name}: СТОП - відписатися, СТАРТ - знову отримувати.`,
  },
  ru: {
    ...ENGLISH_ADDITIONS,
    stop: (name) => `${name}: больше не пишем вам. START - снова получать.`,
    start: (name) => `${name}: вы снова получаете сообщения. СТОП - отписаться.`,
    help: (name) => `${name}: СТОП - отписаться, СТАРТ - снова получать.`,
  },
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
  const words = WORDS[language]
  return link === undefined ? words.reply : `${words.link} ${link}`
}

/** What is answered to a keyword, once. */
export function answerTo({ act, language }: Keyword, workspaceName: string): string {
  return WORDS[language][act](workspaceName)
}
