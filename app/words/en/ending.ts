/** The end of a workspace, and the way back. */
export const ending = {
  title: 'Archive or delete',
  text: 'For a workspace that is not used any more.',
  archive: 'Archive',
  archiveTitle: (name: string) => `Archive ${name}?`,
  archiveText:
    'Nothing of it goes out any more: campaigns under way are paused, scheduled ones are drafts again, flows stop. Its pages are closed and its forms take in nobody. Everything stays and can be read; people can still leave by their links. You can bring it back at any time.',
  restore: 'Bring it back',
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (days: string) =>
    `It is archived at once. ${days} days from now everything of it is erased for good: contacts, campaigns, posts, products, pictures, keys and its log. Until then you can bring it back; after that nobody can.`,
  deleteName: (name: string) => `To confirm, type ${name}`,
  nameWrong: (name: string) => `Type the name exactly as it is: ${name}`,
  cancel: 'Cancel',
}
