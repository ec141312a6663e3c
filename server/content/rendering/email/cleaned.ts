/** Somebody's HTML in a mail: cleaned as for a page, then dressed, for a mail has no stylesheet to lean on. */
import { cleanHtml } from '../../clean-html.ts'
import type { Colours } from './look.ts'

/** Browsers mark with yellow, on which the light letters of the dark scheme cannot be read. */
export const MARKED = 'background:#fff3b0;color:#1c1d20'

const CODE = 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px'

/** A cleaner wrote it: every `<` and `>` belongs to a tag, and attributes are quoted. */
export function cleaned(text: string, colours: Colours): string {
  const styles = stylesOf(colours)
  return cleanHtml(text)
    .replaceAll(/<pre[^>]*>[^]*?<\/pre>/g, (lines) => lines.replaceAll('\n', '<br>'))
    .replaceAll(/ (?:class|rel|loading|decoding)="[^"]*"/g, '')
    .replaceAll(/<([a-z][a-z0-9]*)(?=[ >])/g, (tag, name: string) => {
      const style = styles[name]
      return style === undefined ? tag : `${tag} style="${style}"`
    })
}

function stylesOf({ accent, line }: Colours): Readonly<Record<string, string>> {
  return {
    a: `color:${accent}`,
    p: 'margin:0 0 16px',
    h2: 'margin:0 0 12px;font-size:20px;line-height:1.3',
    h3: 'margin:0 0 8px;font-size:16px;line-height:1.4',
    h4: 'margin:0 0 8px;font-size:16px;line-height:1.4',
    h5: 'margin:0 0 8px;font-size:14px',
    h6: 'margin:0 0 8px;font-size:14px',
    ul: 'margin:0 0 16px;padding:0 0 0 24px',
    ol: 'margin:0 0 16px;padding:0 0 0 24px',
    li: 'margin:0 0 8px',
    img: 'max-width:100%;height:auto;border:0;border-radius:8px',
    hr: `border:0;border-top:1px solid ${line};margin:24px 0`,
    blockquote: `margin:0 0 16px;padding:0 0 0 20px;border-left:3px solid ${accent}`,
    figure: 'margin:0 0 16px',
    figcaption: 'margin:8px 0 0;font-size:14px',
    table: 'border-collapse:collapse;margin:0 0 16px;font-size:14px',
    td: `padding:8px 12px 8px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top`,
    th: `padding:8px 12px 8px 0;border-bottom:1px solid ${line};text-align:left;vertical-align:top`,
    pre: `margin:0 0 16px;white-space:pre-wrap;word-break:break-word;${CODE}`,
    code: CODE,
    kbd: CODE,
    samp: CODE,
    mark: MARKED,
    dd: 'margin:0 0 8px 24px',
  }
}
