/** Regular plurals of a word that nothing is known of, where tables may have the plural alone: "toffla", "chancla", "Gummimatte". Pure. */
import type { Language } from './interpretation.ts'

interface Plural {
  readonly language: Language
  readonly of: RegExp
  /** What stands there instead. */
  readonly ending: string
}

const PLURALS: readonly Plural[] = [
  { language: 'sv', of: /(?<=\p{L}{4})a$/u, ending: 'or' },
  { language: 'sv', of: /(?<=\p{L}{4})e$/u, ending: 'ar' },
  { language: 'sv', of: /(?<=\p{L}{5}[^aeiouys])$/u, ending: 'ar' },
  { language: 'de', of: /(?<=\p{L}{5}e)$/u, ending: 'n' },
  { language: 'en', of: /(?<=\p{L}{5}[^sxz])$/u, ending: 's' },
  { language: 'fr', of: /(?<=\p{L}{5}[^sxz])$/u, ending: 's' },
  { language: 'es', of: /(?<=\p{L}{3}[aeo])$/u, ending: 's' },
  { language: 'es', of: /(?<=\p{L}{4}[lrnd])$/u, ending: 'es' },
]

/** They say what something is like or how, and are none of what their plural names: a "tight" fit is no tights. */
const NONE = new Set(
  `tight brief slack weight heel kick snap treat flat shade match chip straw spirit brace preserve crisp bubble charm electronic cosmetic platform caramel
  film paille plateforme tricot talon herbe compensee soin monnaie verni memoire recette
  media cubierto plataforma polvo tacon pasa cuenta hierba memoria individual asiento puro plaga bicho frutal sobre moneda descanso destilado receta same reife
  wage kuchenwage kofferwage personenwage babywage`.split(/\s+/),
)

/** Of a word, folded, each with the language that has such plurals. */
export function pluralsOf(word: string): readonly { readonly language: Language; readonly form: string }[] {
  if (NONE.has(word)) return []
  return PLURALS.filter(({ of }) => of.test(word)).map(({ language, of, ending }) => ({
    language,
    form: word.replace(of, ending),
  }))
}
