/**
 * The cursor is never nowhere. A button that is held while it works gets it back when it works again; where what had it
 * is taken out of the page, it goes to the next of its kind, to what came in its place, or to the heading of what is
 * left. Whoever went elsewhere in the meantime stays there.
 */

/** Longer than a dialog takes to give it back. */
const SETTLED_MILLISECONDS = 60
const DIALOG = '[role=dialog], [role=alertdialog]'
const HEADING = 'h1, h2, h3, h4'
const REGION = `section, ${DIALOG}, main, body`
/** Nothing that is typed into: on a phone half of the page would go under its keys. */
const PRESSED = 'a[href], button:not(:disabled)'

/** Where an element was: in what, and after how many, of any kind and of its own. */
interface Place {
  readonly parent: Element
  readonly like: string
  readonly after: number
  readonly afterAlike: number
}

export function keepFocus(): void {
  let held: HTMLElement | undefined
  /** What had it before a dialog. */
  let opener: HTMLElement | undefined
  let isByKey = false
  const places = new WeakMap<Element, Place>()

  const giveBack = () => {
    if (document.activeElement !== document.body || !held) return
    if (held.isConnected) {
      if (held instanceof HTMLButtonElement && !held.matches(':disabled')) held.focus({ preventScroll: true })
      return
    }
    const lost = held.closest(DIALOG) ? opener : held
    if (!lost) return
    const to = lost.isConnected ? lost : nearest(places.get(lost))
    if (!to?.matches(`${PRESSED}, [tabindex]`)) to?.setAttribute('tabindex', '-1')
    to?.focus({ preventScroll: !isByKey })
  }

  const removals = new MutationObserver((records) => {
    for (const each of [held, opener]) if (each && !each.isConnected) note(places, each, records)
    if (held && !held.isConnected) setTimeout(giveBack, SETTLED_MILLISECONDS)
  })
  removals.observe(document.documentElement, { childList: true, subtree: true })
  const enabled = new MutationObserver(giveBack)

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (!target.closest(DIALOG)) opener = undefined
    else if (held && !held.closest(DIALOG)) opener = held
    held = target
    enabled.disconnect()
    enabled.observe(held, { attributes: true, attributeFilter: ['disabled'] })
  })
  document.addEventListener('keydown', () => (isByKey = true), true)
  document.addEventListener('pointerdown', ({ target }) => {
    isByKey = false
    if (held && !(target instanceof Node && held.contains(target))) held = undefined
  })
}

/** Of what was taken out with it, the outermost. */
function note(places: WeakMap<Element, Place>, lost: Element, records: readonly MutationRecord[]): void {
  let gone: Node = lost
  for (;;) {
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
    const top = [...(record?.removedNodes ?? [])].find((node) => node.contains(gone))
    if (!(record?.target instanceof Element) || !(top instanceof Element)) return
    const like = kindOf(top)
    const before = elementsBefore(record.previousSibling)
    const afterAlike = before.filter((each) => kindOf(each) === like).length
    places.set(lost, { parent: record.target, like, after: before.length, afterAlike })
    if (record.target.isConnected) return
    gone = record.target
  }
}

function kindOf({ tagName, className }: Element): string {
  return `${tagName} ${className}`
}

function elementsBefore(node: Node | null): Element[] {
  const before: Element[] = []
  for (let each = node; each; each = each.previousSibling) if (each instanceof Element) before.push(each)
  return before
}

function nearest(place: Place | undefined): HTMLElement | null {
  if (!place?.parent.isConnected) return headingOf(document.querySelector('main'))
  const { parent, like, after, afterAlike } = place
  const alike = [...parent.children].filter((each) => kindOf(each) === like)
  const inItsPlace = alike.length > 0 ? [] : [...parent.children].slice(after, after + 1)
  const near = [...alike.slice(afterAlike), ...alike.slice(0, afterAlike).toReversed(), ...inItsPlace]
  return near.map(firstOf).find((each) => each !== null) ?? headingOf(parent)
}

function firstOf(within: Element): HTMLElement | null {
  return within.querySelector<HTMLElement>(HEADING) ?? within.querySelector<HTMLElement>(PRESSED)
}

/** Of the innermost that has one. */
function headingOf(within: Element | null): HTMLElement | null {
  const region = within?.closest<HTMLElement>(REGION)
  if (!region) return null
  return region.querySelector<HTMLElement>(HEADING) ?? headingOf(region.parentElement)
}
