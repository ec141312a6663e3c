/** Before a workspace is open: sign in, the owner's one-time link. */
export const enter = {
  signIn: {
    title: 'Sign in',
    button: 'Sign in',
    byLink: 'Sign in by this link',
    orPassword: 'Or with your password:',
    provider: (name: string) => `Sign in with ${name}`,
    nobody: {
      title: 'Nobody has an account here yet',
      text: 'Open the link that the server showed when it started: it makes you the owner. Each start shows a new one.',
    },
    problems: {
      providerLate: 'That took too long, or was done already. Sign in again.',
      providerAddress:
        'Your address is not verified there, or may not sign in here. Ask whoever runs this server.',
      providerStranger: 'Nobody has invited you yet. Ask an admin of the workspace for an invitation.',
      providerOther: 'You are somebody else there. Sign in there as the person you are here.',
      providerFailed: 'Signing in there did not work. Try again, or sign in in another way.',
    },
  },
  askLink: {
    title: 'Get a link by email',
    text: 'We send a link that signs you in, and one to choose a new password.',
    button: 'Send the link',
    back: 'Back to sign in',
    sentTitle: 'Look in your inbox',
    sent: (email: string) =>
      `If ${email} has an account here, an email is on its way. The link in it works once, for 30 minutes.`,
    nothing:
      'Nothing after a few minutes? Look among the spam, or ask whoever runs the server: “tidings user link” makes one there.',
  },
  confirmed: {
    title: 'Confirmed',
    text: 'Close this window and go on in the one you came from.',
  },
  welcome: {
    title: 'Welcome to Tidings',
    text: 'Make your account and your first workspace. You can change everything but your email address later.',
    waiting: (organization: string) =>
      `Make your account. ${organization} is here already, and yours from then on.`,
    you: 'You',
    email: 'Email',
    name: 'Your name',
    password: 'Password',
    passwordHint: 'At least 10 characters. A few words in a row are easy to remember and hard to guess.',
    workspace: 'Your workspace',
    workspaceText: 'What your readers know you by: a shop, a club, a newsletter.',
    workspaceName: 'Name of the workspace',
    organizationName: 'Organization, if it is called something else',
    country: 'Country',
    countryHint: 'Phone numbers without a country code are read in it',
    timezone: 'Time zone',
    timezoneHint: 'Every time in the app is shown in it',
    button: 'Make my workspace',
    buttonAccount: 'Make my account',
    missing: 'Fill this in',
    passwordShort: 'Use at least 10 characters',
    invalid: {
      title: 'This link is used or too old',
      owner:
        'Links work once. Whoever runs the server makes another one with “tidings user link”, or by starting it again.',
      invitation:
        'An invitation works once. If you have joined already, sign in; if not, ask whoever invited you for a new one.',
      reset: 'A link for a new password works once, for an hour. Get a new one by email.',
      newLink: 'Get a new link',
      signIn: 'Sign in instead',
    },
    joining: (organization: string) => `Join ${organization}`,
    joiningText: 'Make your account to accept the invitation.',
    joiningAgain: 'You have an account here already: its password accepts the invitation.',
    joiningSignedIn: (email: string) => `You are signed in as ${email}, whom the invitation is for.`,
    join: 'Join',
  },
  another: {
    title: 'New workspace',
    text: 'With readers, sender, settings and posts of its own. People with a role in the whole organization have it here too.',
    button: 'Make the workspace',
    cancel: 'Cancel',
  },
  reset: {
    title: 'Choose a new password',
    text: 'You are then signed in here, and signed out everywhere else.',
    button: 'Save the password',
  },
  none: {
    title: 'You are in no workspace',
    text: 'Ask the owner of a workspace to invite you, then open this page again.',
    again: 'Look again',
    leave: 'Sign out',
  },
}
