/** How one signs in: passkeys, and the second step. */
export const security = {
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, your face or the PIN of your device. Nothing to remember, and no false page can ask for it.',
    none: 'You have no passkey yet.',
    add: 'Add a passkey',
    added: 'The passkey is added',
    created: 'Added',
    used: 'last used',
    unused: 'not used yet',
    name: 'Name',
    nameMissing: 'Enter a name',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    save: 'Save',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText: 'It signs you in no more. Where you are signed in already, you stay so.',
    cancel: 'Cancel',
    notHere:
      'Passkeys need a secure address with a name. Whoever runs this server sets it: PUBLIC_URL, beginning with https.',
    notThisBrowser: 'This browser cannot make passkeys.',
  },
}
