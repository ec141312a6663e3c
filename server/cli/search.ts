/** `tidings search …`: what a workspace says of its own search, what a prompt is read as, and what nothing was found for. */
import { Option, type Command } from 'commander'
import { searching } from '../catalog/products/search/at-first-use.ts'
import { forgetMisses, listMisses } from '../catalog/products/search/miss-store.ts'
import { PROMPT_LANGUAGES } from '../catalog/products/search/synonym-rules.ts'
import {
  listSynonyms,
  removeSynonyms,
  SYNONYMS_MAXIMUM,
  teachSynonyms,
} from '../catalog/products/search/synonym-store.ts'
import { hideProducts, listPins, pinProducts } from '../catalog/products/search/tuning-store.ts'
import type { Run } from './run.ts'
import { table } from './table.ts'
import { id, misused } from './words.ts'
import { workspaceOption } from './names.ts'

interface Where {
  readonly workspace: string
}

interface Teach extends Where {
  readonly language?: (typeof PROMPT_LANGUAGES)[number]
}

const MISSES_SHOWN = 100
const FOUND_SHOWN = 10

export function searchCommands(program: Command, run: Run): void {
  const search = program
    .command('search')
    .description("how shoppers find products: a workspace's own words, pins, and what is missed")
  readingCommands(search, run)
  synonymCommands(search, run)
  productCommands(search, run)
}

function readingCommands(search: Command, run: Run): void {
  inWorkspace(search.command('try').description('what a prompt is read as, and what it finds'))
    .argument('<prompt>', 'in the words a shopper would use')
    .action(
      run.opened(async ({ db }, { workspace }: Where, prompt: string) => {
        const { readAsked, searchProducts } = await searching()
        const asked = readAsked({
          prompt,
          offset: 0,
          limit: FOUND_SHOWN,
          fields: ['id', 'title', 'price', 'currency'],
        })
        const { list, interpretation } = await searchProducts({ db, embeddings: undefined }, workspace, asked)
        // The list envelope that the search wrote.
        const { meta, items } = JSON.parse(list) as { meta: { maxResults: number }; items: Shown[] }
        const rows = table(items, ['id', 'title', 'price', 'currency'])
        return {
          value: { reading: interpretation, found: meta.maxResults, items },
          text: `read as   ${interpretation}\nfound     ${meta.maxResults}\n\n${rows}`,
        }
      }),
    )

  inWorkspace(
    search.command('misses').description('prompts that found nothing, the most asked first'),
  ).action(
    run.opened(async ({ db }, { workspace }: Where) => {
      const value = await listMisses(db, workspace, MISSES_SHOWN)
      return { value, text: table(value, ['prompt', 'asked', 'lastAsked']) }
    }),
  )

  inWorkspace(search.command('forget').description('take prompts off the list of misses'))
    .argument('<prompts...>', 'as `misses` lists them')
    .action(
      run.opened(async ({ db }, { workspace }: Where, prompts: readonly string[]) => {
        const forgotten = await forgetMisses(db, workspace, prompts)
        return { value: { forgotten }, text: `${forgotten} forgotten` }
      }),
    )
}

interface Shown {
  readonly id: string
  readonly title: string | null
  readonly price: number | null
  readonly currency: string | null
}

function synonymCommands(search: Command, run: Run): void {
  inWorkspace(search.command('synonyms').description("the workspace's own words, and what they mean")).action(
    run.opened(async ({ db }, { workspace }: Where) => {
      const value = await listSynonyms(db, workspace)
      return { value, text: table(value, ['word', 'meaning', 'languages']) }
    }),
  )

  inWorkspace(search.command('teach').description('what a word means in this shop: "bike" for "velo"'))
    .argument('<word>', 'what shoppers say')
    .argument('<meanings...>', 'what is looked for, too')
    .addOption(new Option('--language <language>', 'count only in prompts of it').choices(PROMPT_LANGUAGES))
    .action(
      run.opened(
        async ({ db }, { workspace, language }: Teach, word: string, meanings: readonly string[]) => {
          const languages = language === undefined ? [] : [language]
          const isKept = await teachSynonyms(db, workspace, { word, meanings, languages })
          if (!isKept) misused(`a workspace has at most ${SYNONYMS_MAXIMUM} synonyms`)
          return { value: { word, meanings }, text: `"${word}" is also ${meanings.join(', ')}` }
        },
      ),
    )

  inWorkspace(search.command('unteach').description('forget what a word means, or one of its meanings'))
    .argument('<word>', 'what shoppers say')
    .argument('[meanings...]', 'all when none is given')
    .action(
      run.opened(async ({ db }, { workspace }: Where, word: string, meanings: readonly string[]) => {
        const removed = await removeSynonyms(db, workspace, word, meanings)
        return { value: { removed }, text: `${removed} forgotten` }
      }),
    )
}

function productCommands(search: Command, run: Run): void {
  inWorkspace(search.command('pins').description('products that come first for a prompt')).action(
    run.opened(async ({ db }, { workspace }: Where) => {
      const value = await listPins(db, workspace)
      return { value, text: table(value, ['prompt', 'place', 'productId', 'title']) }
    }),
  )

  inWorkspace(
    search.command('pin').description('let products come first for a prompt; without products, none do'),
  )
    .argument('<prompt>', 'as shoppers say it; case and accents do not count')
    .argument('[products...]', 'their ids, best first', ids)
    .action(
      run.opened(async ({ db }, { workspace }: Where, prompt: string, products: readonly string[] = []) => {
        const pinned = await pinProducts(db, workspace, prompt, products)
        return { value: { pinned }, text: `${pinned} pinned for "${prompt}"` }
      }),
    )

  for (const [verb, about, isHidden] of [
    ['hide', 'keep products out of every search', true],
    ['show', 'let products be found again', false],
  ] as const) {
    inWorkspace(search.command(verb).description(about))
      .argument('<products...>', 'their ids', ids)
      .action(
        run.opened(async ({ db }, { workspace }: Where, products: readonly string[]) => {
          const changed = await hideProducts(db, workspace, products, isHidden)
          return { value: { changed }, text: `${changed} products changed` }
        }),
      )
  }
}

function ids(text: string, before: readonly string[] = []): string[] {
  return [...before, id(text)]
}

function inWorkspace(command: Command): Command {
  return command.addOption(workspaceOption())
}
