/** What we say to readers and receivers, in the language of the workspace that writes to them. Pure. */
import { html, type Html } from '../lib/html.ts'
import type { Catalogue, Key } from './catalogue.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Language } from './languages.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sv } from './sv.ts'

export type { Key } from './catalogue.ts'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, sv, de, fr, es, nb, da, fi, nl, it, pt, pl }

/** Dates of English are written as in Europe: most who read them are there. */
const LOCALES: Readonly<Partial<Record<string, string>>> = { en: 'en-GB' }

export interface Words {
  /** For `lang` of pages and mails. */
  readonly language: string
  /** For dates and numbers, as `Intl` knows it. */
  readonly locale: string
  /** Members of `values` are filled in by their names. */
  say(key: Key, values?: object): string
  /** The same with markup filled in. */
  show(key: Key, values: Readonly<Record<string, string | Html>>): Html
}

/** English for a language that we do not speak. */
export function wordsIn(language: string | undefined): Words {
  const known = Object.hasOwn(CATALOGUES, language ?? '') ? (language as Language) : 'en'
  return spoken.get(known) ?? speak(known)
}

const spoken = new Map<Language, Words>()

function speak(language: Language): Words {
  const catalogue = CATALOGUES[language]
  const words: Words = {
    language,
    locale: LOCALES[language] ?? language,
    say: (key, values = {}) =>
      catalogue[key].replaceAll(PLACE, (whole, name: string) => filled(values, name) ?? whole),
    show: (key, values) =>
      html`${catalogue[key].split(/(\{\w+\})/).map((part) => {
        const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
        return name === undefined ? part : (values[name] ?? part)
      })}`,
  }
  spoken.set(language, words)
  return words
}

function filled(values: object, name: string): string | undefined {
  const value: unknown = Reflect.get(values, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

const PLACE = /\{(\w+)\}/g

/** `1 clap`, `1,204 claps`: as the language counts. */
export function clapWords({ language, locale, say }: Words, claps: number): string {
  const count = claps.toLocaleString(language === 'en' ? 'en' : locale)
  const form = new Intl.PluralRules(language).select(claps)
  return say(form === 'one' ? 'clapsOne' : form === 'few' ? 'clapsFew' : 'clapsOther', { count })
}
