/**
 * A field with a list of suggestions keeps Escape from the dialog around it, to close its list first: the library does so
 * also where the list is open and, being empty, not seen. Then the key is the dialog's.
 */
export function freeEscapeOfEmptyLists(): void {
  // Before any dialog hears of the key: of listeners of one place the first to come is the first to hear.
  window.addEventListener('keydown', (event) => event.key === 'Escape' && free(event.target), {
    capture: true,
  })
}

const KEEPS = 'data-mantine-stop-propagation'

function free(field: EventTarget | null): void {
  if (!(field instanceof HTMLElement) || !field.hasAttribute(KEEPS)) return
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  if (list === null || list.getClientRects().length === 0) field.removeAttribute(KEEPS)
}
