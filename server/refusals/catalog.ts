/** Refusals of products and collections. */
import { amiss, invalid, type Answer, type Catalogue } from './answer.ts'

export const catalog = {
  'id-not-found': (what: string, id: string) =>
    amiss(
      'id',
      `id "${id.slice(0, 100)}" is no ${what} here and no UUID; send a UUID to create one, or leave id out`,
    ),
  'claimed-twice': (what: string, id: string, externalId: string, owner: string): Answer => ({
    status: 409,
    message: `id is ${what} ${id} and externalId "${externalId.slice(0, 100)}" is ${what} ${owner}; send one of the two`,
  }),
  'title-missing': () =>
    amiss('title', 'title is needed: a new product has a title, an externalId or a handle'),
  'title-blank': () => amiss('title', 'title must not be blank'),
  'collections-unknown': (lists: readonly { readonly path: string; readonly names: readonly string[] }[]) =>
    invalid(
      lists.map(({ path, names }) => ({
        path,
        message: `names collections this workspace does not have: ${names.join(', ').slice(0, 500)}`,
      })),
    ),
  'currency-unknown': (text: string) =>
    amiss(
      'currency',
      `currency "${text.slice(0, 20)}" is not a valid ISO 4217 code; send a code such as EUR`,
    ),
  'synonym-word': (limit: number) =>
    amiss('word', `must have a letter or a digit, and at most ${limit} characters`),
  'synonym-word-parts': () => amiss('word', 'must be one word, or two that stand beside each other'),
  'synonym-meanings': (most: number, limit: number) =>
    amiss(
      'meanings',
      `must be 1 to ${most} words, each with a letter or a digit and at most ${limit} characters`,
    ),
  'pin-prompt': (limit: number) =>
    amiss('prompt', `must have a letter or a digit, and at most ${limit} characters`),
  'synonyms-full': (most: number): Answer => ({
    status: 409,
    message: `A workspace has at most ${most} words of its own; delete one first`,
  }),
  'product-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no product ${id.slice(0, 100)} in this workspace`,
  }),
  'collection-unknown': (id: string): Answer => ({
    status: 404,
    message: `There is no collection ${id.slice(0, 100)} in this workspace`,
  }),
  'product-outdated': (): Answer => ({
    status: 412,
    message: 'Somebody changed this product meanwhile; read it again and send the change with its hash',
  }),
  'collection-outdated': (): Answer => ({
    status: 412,
    message: 'Somebody changed this collection meanwhile; read it again and send the change with its hash',
  }),
  'property-mixed': (path: string) => amiss(path, `${path} must hold only strings or only numbers`),
} satisfies Catalogue
