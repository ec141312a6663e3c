/** Domains that mail is sent from, and what DNS must say of them. */
export const settingsDomains = {
  add: 'Add a domain',
  addText:
    'The part of your sender address after the @. Signed email reaches inboxes; unsigned email often does not.',
  domain: 'Domain',
  domainHint: 'Such as mail.your-shop.example',
  missing: 'Enter a domain',
  added: (domain: string) => `${domain} is added; now set its records`,
  records: 'Set these records where the DNS of the domain is kept, then check.',
  check: 'Check now',
  checked: 'Checked',
  never: 'Not checked yet',
  remove: 'Remove',
  removeOf: (domain: string) => `Remove ${domain}`,
  removeTitle: (domain: string) => `Remove ${domain}?`,
  removeText:
    'Its key is forgotten, and email from it is no longer signed. Adding it again makes a new key and new records.',
  cancel: 'Cancel',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  copyName: (purpose: string) => `Copy the name of ${purpose}`,
  copyValue: (purpose: string) => `Copy the value of ${purpose}`,
  copied: 'Copied',
  verdicts: { pass: 'In place', warn: 'Look at it', fail: 'Missing or wrong', unknown: 'Not checked' },
  purposes: {
    DKIM: 'Signs your email. Add it beside what is there.',
    'DKIM Ed25519': 'A second signature by a newer key, for those who read it. Add it beside what is there.',
    SPF: 'Says which servers may send. A domain has one only: if there is one, put the new parts before its last word.',
    DMARC: 'Says what receivers do with forgeries. If there is one already, keep it.',
  },
}
