/** The frame of the app, and what may be asked or said anywhere. */
export const shell = {
  skip: 'Skip to the content',
  waiting: 'Loading',
  more: 'More',
  close: 'Close',
  showPassword: 'Show or hide the password',
  fold: 'Show icons only',
  unfold: 'Show names',
  switcher: ', switch workspace',
  pasted: {
    tooLong: (length: string, most: string) =>
      `That is ${length} characters, and nothing of it was pasted: this field takes at most ${most}. Paste a part of it.`,
    cut: (most: string) => `Only the first part was pasted: this field takes at most ${most} characters.`,
    plain: 'Only the words were pasted: there is more around them than can be taken along.',
  },
  offline: 'No connection. What you typed is kept, and we keep trying.',
  archived: {
    title: 'This workspace is archived',
    deleted: 'This workspace is deleted. Everything of it will be erased on',
    text: 'Nothing goes out and nothing can be changed. Everything can still be read.',
    restore: 'Bring it back',
    short: 'archived',
    said: {
      archive: (name: string) => `${name} is archived`,
      restore: (name: string) =>
        `${name} is back. What was held back waits for you: nothing goes out by itself.`,
      delete: (name: string) => `${name} is archived, and will be erased`,
    },
  },
  places: {
    label: 'Places',
    home: 'Home',
    campaigns: 'Campaigns',
    posts: 'Posts',
    contacts: 'Contacts',
    segments: 'Segments',
    media: 'Pictures',
    products: 'Products',
    flows: 'Flows',
    outbox: 'Outbox',
    settings: 'Settings',
  },
  palette: {
    open: 'Search',
    label: 'Go to, find or begin',
    hint: 'Go to a page, find a contact',
    nothing: 'Nothing is called so',
    begin: { campaign: 'Write a campaign', contact: 'Add contact', workspace: 'New workspace' },
  },
  account: {
    yours: ', your account',
    leave: 'Sign out',
  },
  schemes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  gates: {
    signIn: {
      title: 'Sign in again',
      text: (email: string) =>
        `Your session has ended. Sign in as ${email} and go on where you were; nothing you typed is lost.`,
      button: 'Sign in',
    },
    password: {
      title: 'Confirm that it is you',
      text: (email: string) => `Enter the password of ${email} to go on.`,
      button: 'Confirm',
    },
  },
  notFound: {
    title: 'There is nothing here',
    text: 'The address is wrong, or you may not see what is there.',
    home: 'Go to your workspace',
  },
  notAllowed: {
    title: 'Your role does not open this',
    text: 'An owner or an admin of the workspace can give you another role.',
    archived: 'The workspace is archived: nothing can be changed in it. An owner can bring it back.',
    home: 'Go to your workspace',
  },
  failed: {
    title: 'This page could not be shown',
    text: 'Something went wrong on our side.',
    connection: 'There is no connection to the server.',
    unloaded: 'It did not arrive: there is no connection, or the app has been renewed meanwhile.',
    again: 'Try again',
    trace: (id: string) => `If you ask for help, say this number: ${id}`,
  },
}
