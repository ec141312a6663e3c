/** The languages in which we speak to readers and receivers, by their tags (BCP 47). */
export const LANGUAGES = ['en', 'sv', 'de', 'fr', 'es', 'nb', 'da', 'fi', 'nl', 'it', 'pt', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
