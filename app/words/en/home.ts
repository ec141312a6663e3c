/** The first page: how it goes, what came last, what wants a hand. */
export const home = {
  title: 'Home',
  people: {
    title: 'People',
    active: 'may be written to',
    all: 'contacts in all',
    added: 'added in the last 30 days',
    more: (count: string) => `${count} more than in the 30 days before`,
    fewer: (count: string) => `${count} fewer than in the 30 days before`,
    same: 'As many as in the 30 days before',
  },
  campaigns: {
    title: 'Last campaigns',
    untitled: 'Without a title',
    none: 'No campaign yet. The first can be a few lines to the people you know.',
    channels: { email: 'Email', sms: 'SMS' },
    statuses: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      publishing: 'Going out',
      paused: 'Paused',
      published: 'Published',
      cancelled: 'Cancelled',
      failed: 'Failed',
    },
  },
  attention: {
    title: 'What needs attention',
    nothing: 'Nothing. All is well.',
    sender: 'Nobody is named as the sender of your mails. Choose an address before the first campaign.',
    paused: (count: string) => `Paused, and waiting for you: ${count} campaigns.`,
    failed: (count: string) => `Could not go out: ${count} campaigns.`,
    empty: 'There is nobody to write to yet. Add the people who have asked to hear from you.',
    addContact: 'Add contact',
  },
  failed: 'This could not be read just now.',
}
