/** What office programs put on the clipboard, made into the marks that a block has. */

/** Said by styles there; the page's own policy lets nobody read those, so they are read as words. */
const STYLE = 'data-pasted-style'
const TAGS = /<[a-z][^>]*>/gi
const SHEETS = /<style[\s\S]*?(<\/style>|$)/gi

const MARKS = [
  ['b', /(^|;)\s*font-weight\s*:\s*(bold(er)?|[6-9]00)/i],
  ['i', /(^|;)\s*font-style\s*:\s*italic/i],
  ['s', /(^|;)\s*text-decoration[^:;]*:[^;]*line-through/i],
] as const
/** Word writes the bullet or number of a point before it; lists of web pages have none of their own either. */
const BULLET = /(^|;)\s*mso-list\s*:\s*ignore/i
/** What leads anywhere from a letter. */
const LEADS = /^(https?:|mailto:|tel:|\{\{)/i
const LINES = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6'
const LIGHT = /(^|;)\s*font-weight\s*:\s*(normal|[1-4]00)/i

export function pastedMarkup(html: string): string {
  const named = html
    .replaceAll(SHEETS, '')
    .replaceAll(TAGS, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`))
  // A document that is shown nowhere: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(named, 'text/html')
  for (const element of body.querySelectorAll(`[${STYLE}]`)) {
    const style = element.getAttribute(STYLE) ?? ''
    element.removeAttribute(STYLE)
    // Google Docs wraps all that is copied in a `b` that is not bold.
    if (BULLET.test(style)) element.remove()
    else if (element.matches('b, strong') && LIGHT.test(style)) element.replaceWith(...element.childNodes)
    else
      for (const [mark, isSaid] of MARKS)
        if (isSaid.test(style) && !/^(p|div|h[1-6]|li)$/i.test(element.tagName)) wrap(element, mark)
  }
  // Between its paragraphs stand line breaks, which are room and no words.
  for (const line of body.querySelectorAll('p + br')) line.remove()
  // What holds whole lines is no line itself.
  for (const box of body.querySelectorAll(`div:has(${LINES})`)) box.replaceWith(...box.childNodes)
  for (const line of body.querySelectorAll('p')) if (!line.textContent.trim()) line.remove()
  for (const cell of body.querySelectorAll('td, th')) if (!cell.querySelector('p, div')) wrap(cell, 'p')
  for (const link of body.querySelectorAll('a[href]'))
    if (!LEADS.test(link.getAttribute('href')?.trim() ?? '')) link.replaceWith(...link.childNodes)
  return body.innerHTML
}

function wrap(element: Element, mark: string): void {
  const marked = element.ownerDocument.createElement(mark)
  marked.append(...element.childNodes)
  element.append(marked)
}
