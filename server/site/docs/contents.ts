/** The guides in the order in which they are read; each is `docs/guides/<name>.md`, whose heading is its title. */

interface Section {
  readonly title: string
  readonly guides: readonly string[]
}

export const SECTIONS: readonly Section[] = [
  { title: 'Start', guides: ['quickstart', 'bring-your-people', 'from-other-services', 'send-from-code'] },
  { title: 'Build', guides: ['forms', 'webhooks', 'filters', 'product-search', 'errors', 'embedding'] },
  { title: 'Write', guides: ['blocks', 'personal-words', 'flows'] },
  {
    title: 'Operate',
    guides: [
      'install',
      'behind-a-proxy',
      'systemd',
      'hosting',
      'deliverability',
      'settings',
      'command-line',
      'backup',
      'upgrading',
      'trouble',
    ],
  },
]

export const GUIDES: readonly string[] = SECTIONS.flatMap(({ guides }) => guides)
