/** Every word of the command line, what it is about, and the file that is loaded when it is asked for: that one alone. */
import type { Command } from 'commander'
import type { Run } from './run.ts'

export interface Noun {
  readonly name: string
  readonly about: string
  /** Declares the word and its verbs on the program. */
  readonly load: () => Promise<(program: Command, run: Run) => void>
}

/** In the order of `--help`. */
export const NOUNS: readonly Noun[] = [
  {
    name: 'start',
    about: 'run the server: API, public pages and worker in one process',
    load: async () => (await import('./start.ts')).startCommand,
  },
  {
    name: 'migrate',
    about: 'bring the database up to date; start and the other commands do so too',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  {
    name: 'distribute',
    about: 'spread the workspaces over the nodes of a Citus cluster',
    load: async () => (await import('./distribute.ts')).distributeCommand,
  },
  {
    name: 'doctor',
    about: 'what is wrong with this installation, and how to mend it',
    load: async () => (await import('./doctor.ts')).doctorCommand,
  },
  {
    name: 'setup',
    about: 'make a workspace that can send: asks for its name, country, sender and mail server',
    load: async () => (await import('./setup.ts')).setupCommand,
  },
  {
    name: 'open',
    about: 'open the app in a browser, or another page; in a pipe its address is printed alone',
    load: async () => (await import('./open.ts')).openCommand,
  },
  {
    name: 'logs',
    about: 'log lines in words: journalctl -fu tidings -o cat | tidings logs',
    load: async () => (await import('./open.ts')).logsCommand,
  },
  {
    name: 'organization',
    about: 'organizations, which hold workspaces',
    load: async () => (await import('./organization.ts')).organizationCommands,
  },
  {
    name: 'workspace',
    about: 'workspaces, which hold everything else',
    load: async () => (await import('./workspace.ts')).workspaceCommands,
  },
  { name: 'key', about: 'API keys', load: async () => (await import('./key.ts')).keyCommands },
  {
    name: 'user',
    about: 'people who sign in to the app',
    load: async () => (await import('./user.ts')).userCommands,
  },
  {
    name: 'event',
    about: 'events that a flow, welcome or webhook failed on',
    load: async () => (await import('./event.ts')).eventCommands,
  },
  {
    name: 'flow',
    about: 'what happens by itself when a contact joins or is tagged',
    load: async () => (await import('./flow.ts')).flowCommands,
  },
  {
    name: 'webhook',
    about: 'tell other systems what happens',
    load: async () => (await import('./webhook.ts')).webhookCommands,
  },
  {
    name: 'member',
    about: 'team members of a workspace',
    load: async () => (await import('./member.ts')).memberCommands,
  },
  {
    name: 'segment',
    about: 'saved filters of contacts, which campaigns go to',
    load: async () => (await import('./segment.ts')).segmentCommands,
  },
  {
    name: 'field',
    about: "a workspace's own fields of contacts",
    load: async () => (await import('./field.ts')).fieldCommands,
  },
  {
    name: 'form',
    about: 'what was posted to the contact webhook',
    load: async () => (await import('./form.ts')).formCommands,
  },
  {
    name: 'campaign',
    about: 'publish campaigns, and see how they fare',
    load: async () => (await import('./campaign.ts')).campaignCommands,
  },
  {
    name: 'domain',
    about: 'domains that mail is sent from: keys and DNS records',
    load: async () => (await import('./domain.ts')).domainCommands,
  },
  {
    name: 'outbox',
    about: 'messages kept on this machine, since SMTP_URL or SMS_URL is not set',
    load: async () => (await import('./outbox.ts')).outboxCommands,
  },
  {
    name: 'message',
    about: 'what was sent to whom, and what became of it',
    load: async () => (await import('./message.ts')).messageCommands,
  },
  {
    name: 'contact',
    about: 'contacts in files, and who is written to never again',
    load: async () => (await import('./contact.ts')).contactCommands,
  },
  {
    name: 'import',
    about: 'move here from listmonk, Ghost, Mailchimp, Klaviyo, Substack or Buttondown',
    load: async () => (await import('./import.ts')).importCommand,
  },
  {
    name: 'product',
    about: 'products: what there is, and one of them',
    load: async () => (await import('./catalog.ts')).productCommands,
  },
  {
    name: 'collection',
    about: 'collections of products',
    load: async () => (await import('./catalog.ts')).collectionCommands,
  },
  {
    name: 'post',
    about: 'published posts',
    load: async () => (await import('./catalog.ts')).postCommands,
  },
  { name: 'sms', about: 'text messages', load: async () => (await import('./sms.ts')).smsCommands },
  {
    name: 'search',
    about: "how shoppers find products: a workspace's own words, pins, and what is missed",
    load: async () => (await import('./search.ts')).searchCommands,
  },
  {
    name: 'suppression',
    about: 'addresses that are not written to again, whatever contact holds them',
    load: async () => (await import('./suppression.ts')).suppressionCommands,
  },
  {
    name: 'demo',
    about: 'add a demo organization with data to look at, and a key',
    load: async () => (await import('./demo.ts')).demoCommand,
  },
  {
    name: 'backup',
    about: 'write everything into one file, as it is at this moment, while the server runs',
    load: async () => (await import('./backup.ts')).backupCommands,
  },
  {
    name: 'restore',
    about: 'read a backup back: all of it, or nothing; stop the server first',
    load: async () => (await import('./backup.ts')).backupCommands,
  },
  {
    name: 'secret',
    about: 'what seals the secrets in the database',
    load: async () => (await import('./secret.ts')).secretCommands,
  },
  {
    name: 'completion',
    about: 'what a shell offers at Tab: source <(tidings completion bash)',
    load: async () => {
      const { completionCommand } = await import('./completion.ts')
      return (program, run) => completionCommand(program, run, NOUNS)
    },
  },
]

/**
 * Declares the word that was asked for, with its verbs; every word by its name alone when none was, for the help and for
 * what is misspelt. A word's file loads what its verbs need: all of them at once take a second.
 */
export async function declareAsked(program: Command, run: Run, words = process.argv.slice(2)): Promise<void> {
  const asked = words.filter((word) => !word.startsWith('-') && word !== 'help')[0]
  const noun = NOUNS.find(({ name }) => name === asked)
  if (noun) return (await noun.load())(program, run)
  for (const { name, about } of NOUNS) program.command(name).description(about)
}
