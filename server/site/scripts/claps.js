/** Claps without leaving the page; without this script the button is a plain form. */
const WAITING_MOST = 5

for (const form of document.querySelectorAll('form.claps')) {
  const count = form.querySelector('output')
  const button = form.querySelector('button')
  let waiting = 0

  const clap = async () => {
    waiting += 1
    try {
      const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' } })
      if (!answer.ok) throw new Error(answer.statusText)
      const { words, isFull } = await answer.json()
      count.textContent = words
      if (isFull) button.setAttribute('aria-disabled', 'true')
    } catch {
      count.textContent = 'This clap did not get through. Try again in a moment.'
    } finally {
      waiting -= 1
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') !== 'true' && waiting < WAITING_MOST) void clap()
  })
}
