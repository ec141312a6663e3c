/** Patterns of SQL's `like`. */

/** Of whatever holds this text as it stands. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
