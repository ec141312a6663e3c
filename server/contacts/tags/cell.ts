/** Tags in one cell of a spreadsheet, as an export writes them (contacts/cells.ts) or somebody did. */

/** The tags that a cell names, as they stand there. A quote that is not closed before a comma or the end is a quote. */
export function readTagsCell(text: string): string[] {
  return Array.from(
    text.matchAll(/\s*(?:"((?:[^"]|"")+)"\s*(?=,|$)|([^,]+))/g),
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  )
}
