/** What mails with links say, in the languages of the app. */
import type { Language } from './account-rules.ts'

interface LetterWords {
  readonly signIn: {
    readonly subject: (place: string) => string
    readonly text: (email: string, resetUrl: string) => string
    readonly button: string
  }
  readonly invitation: {
    readonly subject: (invitedBy: string, organization: string) => string
    readonly text: (invitedBy: string, organization: string) => string
    readonly button: string
  }
}

export const LINK_WORDS: Readonly<Record<Language, LetterWords>> = {
  en: {
    signIn: {
      subject: (place) => `Sign in to ${place}`,
      text: (email, resetUrl) =>
        `Somebody asked for a link to sign in as ${email}; if it was not you, nothing is to be done. The button works once, for 30 minutes.\n\nTo set a new password instead, open this within an hour: ${resetUrl}`,
      button: 'Sign in',
    },
    invitation: {
      subject: (invitedBy, organization) => `${invitedBy} invites you to ${organization}`,
      text: (invitedBy, organization) =>
        `${invitedBy} invites you to work with ${organization}. The button works once, for seven days.`,
      button: 'Accept the invitation',
    },
  },
  sv: {
    signIn: {
      subject: (place) => `Logga in i ${place}`,
      text: (email, resetUrl) =>
        `Någon bad om en länk för att logga in som ${email}; var det inte du behöver du inte göra något. Knappen fungerar en gång, i 30 minuter.\n\nVill du i stället välja ett nytt lösenord, öppna den här länken inom en timme: ${resetUrl}`,
      button: 'Logga in',
    },
    invitation: {
      subject: (invitedBy, organization) => `${invitedBy} bjuder in dig till ${organization}`,
      text: (invitedBy, organization) =>
        `${invitedBy} bjuder in dig att arbeta med ${organization}. Knappen fungerar en gång, i sju dagar.`,
      button: 'Tacka ja till inbjudan',
    },
  },
}
