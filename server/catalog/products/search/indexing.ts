/** What products are found by: made of them when they are written. */
import type { Tx } from '../../../platform/database.ts'
import { guessLanguages } from '../prompt/languages.ts'
import { scan } from '../prompt/tokens.ts'
import type { Product } from '../rules.ts'
import { attributesOf } from './attributes.ts'
import { bodyText } from './body-text.ts'
import { rememberLexemes } from './lexeme-store.ts'
import { stemsOf } from './stem-store.ts'
import {
  documentOf,
  lexemesIn,
  matchedVector,
  rankedVector,
  titleVector,
  wordsIn,
  type Vectors,
} from './vectors.ts'
import { wordsOf } from './words.ts'
import { markedWords } from './workspace-words-store.ts'

/** Of a body, to tell in which language a product is written. */
const GUESSED_CHARACTERS = 300

/** The vectors of each product by its id; their words are kept to correct others to. */
export async function indexProducts(
  tx: Tx,
  workspaceId: string,
  products: readonly Product[],
): Promise<ReadonlyMap<string, Vectors>> {
  const documents = products.map((product) => {
    const attributes = attributesOf(product.customProperties, product)
    const text = bodyText(product.bodyHtml)
    const words = [product.title, product.type, ...product.tags, text.slice(0, GUESSED_CHARACTERS)].join(
      ' , ',
    )
    const languages = guessLanguages(scan(words))
    return {
      id: product.id,
      document: documentOf({ ...product, bodyText: text, attributes, languages }),
    }
  })
  const words = documents.flatMap(({ document }) => wordsIn(document))
  const denied = documents.flatMap(({ document }) => document.denied)
  const stems = await stemsOf(tx, [...words, ...denied])
  const sizes = documents.flatMap(({ document }) =>
    document.marks.filter((mark) => mark.startsWith('#size:')),
  )
  const things = products.flatMap(({ type }) => wordsOf(type).map(({ text }) => text))
  await rememberLexemes(tx, workspaceId, [...lexemesIn(words), ...new Set(sizes)].sort(), lexemesIn(things))
  return new Map(
    documents.map(({ id, document }) => [
      id,
      {
        ranked: rankedVector(document, stems),
        matched: markedWords(matchedVector(document, stems), workspaceId),
      },
    ]),
  )
}

/** The vector of each collection's title; their words are kept to correct others to. */
export async function indexTitles(tx: Tx, workspaceId: string, titles: readonly string[]): Promise<string[]> {
  const words = titles.flatMap((title) => wordsOf(title).map(({ text }) => text))
  const stems = await stemsOf(tx, words)
  await rememberLexemes(tx, workspaceId, lexemesIn(words))
  return titles.map((title) => titleVector(title, stems))
}
