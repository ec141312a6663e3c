/** Text for a log: without the credentials that an address, or an error's words about one, may carry. */

const HIDDEN = '[hidden]'

/** What opens something by itself: it goes, what tells people which one it was stays. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Links in messages, and webhooks: /s/Ab3dE, /c/TOKEN/3, https://…/preferences/TOKEN.
  [
    /(^|["'\s(=]|:\/\/[^/\s"]{1,300})(\/(?:s|c|o|preferences|unsubscribe|confirm)\/)(?!:)[^/?#\s"'\\)]+/g,
    `$1$2${HIDDEN}`,
  ],
  [/(\/webhooks\/[a-z/-]{1,60}\/)(?!:)[^/?#\s"'\\)]+/g, `$1${HIDDEN}`],
  // smtp://user:password@host
  [/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/"'@\\]{1,500}@/gi, `$1${HIDDEN}@`],
  [/([?&][\w.-]{0,40}(?:key|token|secret|password|signature|code)=)[^&\s"'#\\)]+/gi, `$1${HIDDEN}`],
  [/\b(tdg_[0-9A-Za-z]{22}_)[0-9A-Za-z]{20,}/g, `$1${HIDDEN}`],
  [/\b(whsec_)[A-Za-z0-9+/=]{8,}/g, `$1${HIDDEN}`],
  [/\b(Bearer |Basic )[\w.~+/=-]{8,}/g, `$1${HIDDEN}`],
]

/** Linear in the length of the text. */
export function scrubbed(text: string): string {
  return PATTERNS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)
}
