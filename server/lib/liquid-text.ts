/** Words that are to be read as they are where Liquid is read. */

/** Every brace that would open a tag or an output, written as an output of itself. */
export function asLiquidText(text: string): string {
  return text.replaceAll(/\{(?=[{%])/g, "{{ '{' }}")
}
