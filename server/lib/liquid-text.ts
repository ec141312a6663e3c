/** Texts in which Liquid is read: ours that must hold none, and addresses judged as they will be once it is filled. */

const WHOLE = /^\s*\{\{[^{}]*\}\}\s*$/
const LIQUID = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g

/** Every brace that would open a tag or an output, written as an output of itself. */
export function asLiquidText(text: string): string {
  return text.replaceAll(/\{(?=[{%])/g, "{{ '{' }}")
}

/** An address with a word where Liquid is; one that is a single output is checked when it is filled. */
export function withoutLiquid(address: string): string {
  return WHOLE.test(address) ? 'https://example.com/' : address.replaceAll(LIQUID, 'x')
}
