/** `tidings completion bash|zsh|fish`: what the shell offers at Tab, made of the commands themselves. */
import { Argument, Command } from 'commander'
import type { Run } from './run.ts'

interface Word {
  readonly name: string
  readonly about: string
  readonly load: () => Promise<(program: Command, run: Run) => void>
}

interface Offer {
  readonly noun: string
  readonly about: string
  readonly verbs: readonly {
    readonly name: string
    readonly about: string
    readonly options: readonly string[]
  }[]
  /** Of a noun that is a command by itself. */
  readonly options: readonly string[]
}

const SHELLS = ['bash', 'zsh', 'fish'] as const

/** `words` are all there are. */
export function completionCommand(program: Command, run: Run, words: readonly Word[]): void {
  program
    .command('completion')
    .description('what a shell offers at Tab: source <(tidings completion bash)')
    .addArgument(new Argument('<shell>', 'which shell').choices(SHELLS))
    .action(
      run.alone(async (_context, _options: object, shell: (typeof SHELLS)[number]) => {
        const text = WRITERS[shell](await offers(words, run))
        return { value: { shell, script: text }, text }
      }),
    )
}

async function offers(words: readonly Word[], run: Run): Promise<Offer[]> {
  const found: Offer[] = []
  for (const { name, about, load } of words) {
    const program = new Command('tidings')
    const declare = await load()
    declare(program, run)
    const noun = program.commands.find((command) => command.name() === name)
    const verbs = (noun?.commands ?? []).map((verb) => ({
      name: verb.name(),
      about: verb.description(),
      options: optionsOf(verb),
    }))
    found.push({ noun: name, about, verbs, options: noun && verbs.length === 0 ? optionsOf(noun) : [] })
  }
  return found
}

function optionsOf(command: Command): string[] {
  const own = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? '')
  return [...own, '--json', '--help'].filter((name, place, all) => name && all.indexOf(name) === place)
}

/** Positions are the same in all three: the noun, then its verb, then what that one takes. */
const WRITERS: Readonly<Record<(typeof SHELLS)[number], (offers: readonly Offer[]) => string>> = {
  bash: (offers) => `_tidings() {
  local word="\${COMP_WORDS[COMP_CWORD]}" noun="\${COMP_WORDS[1]}" verb="\${COMP_WORDS[2]}" offered=""
  if [ "$COMP_CWORD" = 1 ]; then offered="${names(offers)} --version --help"
  else case "$noun $verb" in
${cases(offers, (words) => `offered="${words}" ;;`)}
  esac; fi
  if [ "$COMP_CWORD" = 2 ]; then case "$noun" in
${verbCases(offers, (words) => `offered="${words}" ;;`)}
  esac; fi
  COMPREPLY=($(compgen -W "$offered" -- "$word"))
}
complete -o default -F _tidings tidings`,
  zsh: (offers) => `#compdef tidings
_tidings() {
  local -a offered
  if (( CURRENT == 2 )); then offered=(${described(offers.map(({ noun, about }) => ({ name: noun, about })))})
    _describe 'command' offered; return
  fi
  if (( CURRENT == 3 )); then case "$words[2]" in
${offers
  .filter(({ verbs }) => verbs.length > 0)
  .map(({ noun, verbs }) => `    ${noun}) offered=(${described(verbs)}); _describe 'verb' offered; return ;;`)
  .join('\n')}
  esac; fi
  case "$words[2] $words[3]" in
${cases(offers, (words) => `compadd -- ${words} ;;`)}
  esac
  _files
}
compdef _tidings tidings`,
  fish: (offers) => ['complete -c tidings -f', ...offers.flatMap(fishLines)].join('\n'),
}

function names(offers: readonly Offer[]): string {
  return offers.map(({ noun }) => noun).join(' ')
}

function cases(offers: readonly Offer[], act: (words: string) => string): string {
  const lines = offers.flatMap(({ noun, verbs, options }) => [
    ...verbs.map((verb) => `    '${noun} ${verb.name}') ${act(verb.options.join(' '))}`),
    ...(verbs.length === 0 ? [`    '${noun} '*) ${act(options.join(' '))}`] : []),
  ])
  return lines.join('\n')
}

function verbCases(offers: readonly Offer[], act: (words: string) => string): string {
  return offers
    .filter(({ verbs }) => verbs.length > 0)
    .map(({ noun, verbs }) => `    ${noun}) ${act(verbs.map(({ name }) => name).join(' '))}`)
    .join('\n')
}

function described(words: readonly { readonly name: string; readonly about: string }[]): string {
  return words.map(({ name, about }) => quoted(`${name}:${about.replaceAll(':', '\\:')}`)).join(' ')
}

function fishLines({ noun, about, verbs, options }: Offer): string[] {
  const here = `__fish_seen_subcommand_from ${noun}`
  const all = verbs.map(({ name }) => name).join(' ')
  return [
    `complete -c tidings -n __fish_use_subcommand -a ${noun} -d ${quoted(about)}`,
    ...verbs.flatMap((verb) => [
      `complete -c tidings -n ${quoted(`${here}; and not __fish_seen_subcommand_from ${all}`)} -a ${verb.name} -d ${quoted(verb.about)}`,
      ...verb.options.map(
        (option) =>
          `complete -c tidings -n ${quoted(`${here}; and __fish_seen_subcommand_from ${verb.name}`)} -l ${option.slice(2)}`,
      ),
    ]),
    ...options.map((option) => `complete -c tidings -n ${quoted(here)} -l ${option.slice(2)}`),
  ]
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
