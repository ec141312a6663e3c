/** What an account's fields may be; refused in words for people. Pure. */
import { readEmail } from '../lib/email-address.ts'
import { refuse, said } from '../refusals.ts'

export const LANGUAGES = ['en', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

/** In characters. NIST SP 800-63B asks for eight at least; nothing of what they are. */
export const PASSWORD_LENGTH = { minimum: 10, maximum: 200 } as const
export const NAME_LENGTH = 100

const DISTINCT_CHARACTERS = 5

/** The password as it is; too short, too long, too plain, or one's own address or name is refused. */
export function mustBePassword(password: string | undefined, own: readonly string[] = []): string {
  const { minimum, maximum } = PASSWORD_LENGTH
  if (password === undefined || Array.from(password).length < minimum)
    refuse(
      'account-field',
      'password',
      `needs at least ${minimum} characters; several words are easy to keep in mind`,
      said('password-short', minimum),
    )
  if (Array.from(password).length > maximum)
    refuse(
      'account-field',
      'password',
      `must have at most ${maximum} characters`,
      said('value-long', maximum),
    )
  const plain = password.toLowerCase()
  const isPlain =
    new Set(plain).size < DISTINCT_CHARACTERS ||
    isRun(plain) ||
    PLAIN.some((word) => plain.replaceAll(/[^a-z]/g, '') === word) ||
    own.some((word) => word.length > 3 && plain === word.toLowerCase())
  if (isPlain)
    refuse(
      'account-field',
      'password',
      'is too easy to guess; take several words, or a longer one',
      said('password-plain'),
    )
  return password
}

export function mustBeAddress(email: string | undefined): string {
  if (email === undefined || !email.trim())
    refuse('account-field', 'email', 'is required', said('value-required'))
  return (
    readEmail(email) ??
    refuse(
      'account-field',
      'email',
      'is not a valid address; addresses look like ann@example.com',
      said('address-wrong'),
    )
  )
}

export function mustBeName(name: string | undefined, path = 'name'): string {
  const trimmed = name?.trim() ?? ''
  if (trimmed === '') refuse('account-field', path, 'is required', said('value-required'))
  if (Array.from(trimmed).length > NAME_LENGTH)
    refuse(
      'account-field',
      path,
      `must have at most ${NAME_LENGTH} characters`,
      said('value-long', NAME_LENGTH),
    )
  return trimmed
}

/** Words that, with digits around them, make most passwords that are guessed first. */
const PLAIN = [
  'password',
  'passwort',
  'lösenord',
  'losenord',
  'qwerty',
  'qwertyuiop',
  'letmein',
  'welcome',
  'tidings',
  'admin',
  'iloveyou',
  'changeme',
]

/** `1234567890`, `abcdefghij` and back. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? 0))
  return [1, -1].some(
    (way) => steps.filter((step) => step === way || step === -9 * way).length === steps.length,
  )
}
