/** The first page: how it goes, what came last, what wants a hand. */
export const home = {
  title: 'Home',
  people: {
    title: 'People',
    active: 'may be written to',
    all: 'contacts in total',
    added: 'added in the last 30 days',
    curve: (count: string, days: string) => `${count} came in the last ${days} days`,
    curveText: (day: string, before: string, now: string) =>
      `Before ${day} there were ${before} contacts; now there are ${now}.`,
    nobody:
      'Nobody is here yet. Bring the people who have asked to hear from you: one by one, or from a file.',
    add: 'Add one',
    bring: 'Import a file',
  },
  steps: {
    title: 'First steps',
    progress: (done: string, all: string) =>
      `${done} of ${all} done. This list goes away with your first campaign.`,
    done: 'Done',
    open: 'To be done',
    names: {
      people: 'Add people to write to',
      sender: 'Say who your mails are from',
      domain: 'Have your mails signed',
      campaign: 'Write your first campaign',
      publish: 'Send it',
    },
    texts: {
      people: 'Only those who have asked to hear from you. A spreadsheet will do.',
      sender: 'An address of yours, and the postal address that every mail must show.',
      domain: 'Three records at your domain host; without them mails land in spam.',
      campaign: 'Begin with a template, or a few lines of your own.',
      publish: 'Review shows what is still missing, and to how many it goes. You have ten seconds to undo.',
    },
    ways: {
      people: 'Add people',
      sender: 'Set the sender',
      domain: 'Add your domain',
      campaign: 'Write it',
      publish: 'Go to campaigns',
    },
  },
  campaigns: {
    title: 'Last campaigns',
    write: 'Write a campaign',
    none: 'No campaign yet. The first can be a few lines to the people you know.',
  },
  attention: {
    title: 'What needs attention',
    nothing: 'Nothing. All is well.',
    channels: { email: 'mail server', sms: 'SMS gateway' },
    says: {
      'server-away': (server: string) =>
        `Your ${server} cannot be reached. Nobody is lost: it is tried again by itself.`,
      'campaigns-failed': (count: string) => `Campaigns that could not go out: ${count}.`,
      'campaigns-paused': (count: string) => `Campaigns that are paused, and wait for you: ${count}.`,
      bounces: (percent: string) =>
        `${percent} % of your latest mails came back. Below 2 % is usual; receivers begin to refuse a sender at 5 %.`,
      'dead-letters': (count: string) =>
        `What could not be handed over waits for you: ${count} dead letters.`,
      'posts-suggested': (count: string) => `Suggested posts that wait for your decision: ${count}.`,
      'sender-missing': 'Nobody is named as the sender of your mails, so none can go out.',
      'domain-unsigned': (domain: string) => `Mails from ${domain} are not signed, and may land in spam.`,
      'domain-failing': (domain: string) =>
        `The records of ${domain} were not right when they were last looked at.`,
      'postal-address-missing': 'Your mails show no postal address. Many countries ask for one.',
      'outbox-only': 'Nothing is sent: all messages stay in the outbox, as the settings say.',
      'no-mail-server': 'No mail server is set: mails stay in the outbox of this machine.',
      'backup-late': 'It is time for a new backup: tidings backup FILE.',
    },
    backupNever: 'No backup was ever made: run tidings backup FILE on the server, best every night.',
    lastBackup: 'The last is of',
    since: 'Since',
    look: 'Look at them',
    mend: 'Mend it',
  },
  failed: 'This could not be read just now.',
}
