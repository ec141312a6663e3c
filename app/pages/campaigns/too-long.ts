/** By how much a text is too long, in the words given; undefined when it is not. `most`: in code points. */
export function tooLong(text: string, most: number, words: (count: string) => string): string | undefined {
  const over = Array.from(text.trim()).length - most
  return over > 0 ? words(String(over)) : undefined
}
