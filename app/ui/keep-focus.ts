/** A button that is held while it works loses the cursor with it: it is given back, unless somebody went elsewhere. */

export function keepFocus(): void {
  let held: HTMLElement | undefined
  const observer = new MutationObserver(() => {
    const isNowhere = document.activeElement === document.body
    if (isNowhere && held?.isConnected && !held.matches(':disabled')) held.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', ({ target }) => {
    observer.disconnect()
    held = target instanceof HTMLButtonElement ? target : undefined
    if (held) observer.observe(held, { attributes: true, attributeFilter: ['disabled'] })
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (held && !(target instanceof Node && held.contains(target))) held = undefined
  })
}
