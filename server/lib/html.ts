/** HTML as tagged templates: every value is escaped unless it is HTML already. */

/** Markup that may stand in a page as it is; made by `html` and `trusted` only. */
export interface Html {
  readonly markup: string
}

/** Texts and numbers are escaped, lists joined; nothing is shown for null, undefined and false. */
export type Value = Html | string | number | null | undefined | false | readonly Value[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A value must stand in text or in a quoted attribute: nowhere else does escaping make it safe. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return {
    markup: strings.reduce((markup, part, index) => markup + rendered(values[index - 1]) + part),
  }
}

/** Markup that was made safe elsewhere, such as cleaned HTML of a post. */
export function trusted(markup: string): Html {
  return { markup }
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function rendered(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return 'markup' in value ? value.markup : value.map(rendered).join('')
}
