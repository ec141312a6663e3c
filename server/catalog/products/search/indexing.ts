/** What products are found by: made of them when they are written. */
import type { Tx } from '../../../platform/database.ts'
import { guessLanguages } from '../prompt/languages.ts'
import type { Language } from '../prompt/interpretation.ts'
import { scan, type Token } from '../prompt/tokens.ts'
import type { Product } from '../rules.ts'
import { namesPlay } from '../prompt/age-amounts.ts'
import { namesWorn } from '../prompt/size-reader.ts'
import { attributesOf, type Attributes } from './attributes.ts'
import { bodyText } from './body-text.ts'
import { meantBy, thingsAmong } from './meaning-lexemes.ts'
import { ofItself } from './of-others.ts'
import { agesOfSizes, agesSaid } from './product-ages.ts'
import { rememberLexemes } from './lexeme-store.ts'
import { stemsOf } from './stem-store.ts'
import {
  documentOf,
  lexemesIn,
  matchedVector,
  rankedVector,
  titleVector,
  wordsIn,
  type Document,
  type Vectors,
} from './vectors.ts'
import { wordsOf } from './words.ts'
import { markedVector } from './workspace-words-store.ts'

/** Of a body, to tell in which language a product is written. */
const GUESSED_CHARACTERS = 300
/** Of words that tell the language of a title apart from that of its text. */
const SURELY_NAMED = 1.5

/** The vectors of each product by its id; their words are kept to correct others to. */
export async function indexProducts(
  tx: Tx,
  workspaceId: string,
  products: readonly Product[],
): Promise<ReadonlyMap<string, Vectors>> {
  const documents = products.map((product) => {
    const attributes = attributesOf(product.customProperties, product)
    const text = ofItself(bodyText(product.bodyHtml))
    const named = [product.title, product.type, ...product.tags].join(' , ')
    const tokens = scan(`${named} , ${text.slice(0, GUESSED_CHARACTERS)}`)
    const marks = [...attributes.marks, ...agesBeside(attributes, product, text, tokens)]
    const languages = languagesOf(named, text, tokens)
    return {
      id: product.id,
      document: documentOf({
        ...product,
        ...(attributes.isWritten === true ? { type: typeOfWritten(product, languages.languages) } : {}),
        bodyText: text,
        attributes: { ...attributes, marks },
        ...languages,
      }),
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
  const vectorsOf = (document: Document): Vectors => ({
    ranked: rankedVector(document, stems),
    matched: markedVector(matchedVector(document, stems), workspaceId),
  })
  return new Map(documents.map(({ id, document }) => [id, vectorsOf(document)]))
}

/** What has pages, or a language, and names nothing that it is, is a book: "The Small Garden Year". */
function typeOfWritten({ title, type }: Product, languages: readonly Language[]): string {
  const isNamed = [title, type].some((text) => thingsAmong(meantBy(wordsOf(text), languages, {})).size > 0)
  return isNamed ? type : `${type} book`.trim()
}

/** A Spanish title is read as Spanish though the text below it is the shop's English one. */
function languagesOf(
  named: string,
  text: string,
  tokens: readonly Token[],
): { readonly languages: readonly Language[]; readonly bodyLanguages?: readonly Language[] } {
  const languages = guessLanguages(tokens)
  const own = guessLanguages(scan(named), SURELY_NAMED)
  if (own.length === 0 || own.some((language) => languages.includes(language))) return { languages }
  return { languages: own, bodyLanguages: guessLanguages(scan(text.slice(0, GUESSED_CHARACTERS))) }
}

/** Where no property says for which ages it is: what its title, its tags, its sizes or its text say. */
function agesBeside(
  { marks, sizes }: Attributes,
  { title, tags }: Product,
  text: string,
  tokens: readonly Token[],
): string[] {
  if (marks.includes('#age')) return []
  const isForChildren = namesPlay(tokens)
  const said = agesSaid({ title, tags, text }, isForChildren)
  return said.length > 0 ? said : agesOfSizes(sizes, isForChildren && namesWorn(tokens))
}

/** The vector of each collection's title; their words are kept to correct others to. */
export async function indexTitles(tx: Tx, workspaceId: string, titles: readonly string[]): Promise<string[]> {
  const words = titles.flatMap((title) => wordsOf(title).map(({ text }) => text))
  const stems = await stemsOf(tx, words)
  await rememberLexemes(tx, workspaceId, lexemesIn(words))
  return titles.map((title) => titleVector(title, stems))
}
