/** Who runs the demo shop, and writes for it. */

export const AUTHORS = {
  freja: {
    name: 'Freja Oakley',
    email: 'freja@example.com',
    role: 'Founder',
    bio: 'Opened the shop with one shelf and a kettle. Answers every letter.',
  },
  mateo: {
    name: 'Mateo Ruiz',
    email: 'mateo@example.com',
    role: 'Buyer',
    bio: 'Finds the people who make things, and stays for coffee.',
  },
  signe: {
    name: 'Signe Holm',
    email: 'signe@example.com',
    role: 'Workshop',
    bio: 'Darns, glues, oils and rewires what comes back.',
  },
} as const
export type AuthorName = keyof typeof AUTHORS
