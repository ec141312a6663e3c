/** Letters to begin from: blocks as the API takes them, in the language of whoever writes. */
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import type { Language } from '../../../words/language.ts'
import { templates as en } from './en.ts'
import { templates as sv } from './sv.ts'

export interface Template {
  readonly id: string
  readonly title: string
  /** What it is for, in a line. */
  readonly text: string
  readonly blocks: readonly Block[]
}

const ALL: Readonly<Record<Language, readonly Template[]>> = { en, sv }

export function templatesIn(language: Language): readonly Template[] {
  return ALL[language]
}
