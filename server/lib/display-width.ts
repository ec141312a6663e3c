/** How many columns of a terminal a text takes, and texts cut or filled up to a number of them. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** What terminals draw over two columns (UAX 11, W and F), and pictures. */
const WIDE =
  /[\u{1100}-\u{115F}\u{2E80}-\u{303E}\u{3041}-\u{A4CF}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FE30}-\u{FE6F}\u{FF00}-\u{FF60}\u{FFE0}-\u{FFE6}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\u{FE0F}/u
const PLAIN = /^[\u0020-\u007E]*$/

/** Columns; combining marks take none. The text holds no control characters. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += widthOf(segment)
  return width
}

/** The beginning of the text in at most `columns`, with … where something was left out. */
export function cutToWidth(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text
  let kept = ''
  let width = 0
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment)
    if (width > columns - 1) break
    kept += segment
  }
  return columns < 1 ? '' : `${kept.trimEnd()}…`
}

/** With spaces behind it, up to `columns`. */
export function padToWidth(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)))
}

function widthOf(grapheme: string): number {
  if (/^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(grapheme)) return 0
  return WIDE.test(grapheme) ? 2 : 1
}
