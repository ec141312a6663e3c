/** Texts that hold Liquid, to be judged as they will be once it is filled. */

const WHOLE = /^\s*\{\{[^{}]*\}\}\s*$/
const LIQUID = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g

/** An address with a word where Liquid is; one that is a single output is checked when it is filled. */
export function withoutLiquid(address: string): string {
  return WHOLE.test(address) ? 'https://example.com/' : address.replaceAll(LIQUID, 'x')
}
