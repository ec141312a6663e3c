/** A post betters itself: claps and copied links without leaving the page, films that play where they stand. */
const WAITING_MOST = 5
const SAID_FOR = 2_000

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
      count.textContent = form.dataset.failed
    } finally {
      waiting -= 1
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') !== 'true' && waiting < WAITING_MOST) void clap()
  })
}

for (const share of document.querySelectorAll('.share')) {
  const { url, title, copy, copied, share: pass } = share.dataset
  const add = (words, act) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words })
    button.addEventListener('click', () => void act(button))
    share.prepend(button)
  }
  const said = document.createElement('span')
  said.setAttribute('role', 'status')
  share.append(said)
  if (navigator.clipboard)
    add(copy, async () => {
      const isCopied = await navigator.clipboard.writeText(url).then(
        () => true,
        () => false,
      )
      said.textContent = isCopied ? copied : url
      if (isCopied) setTimeout(() => (said.textContent = ''), SAID_FOR)
    })
  if (navigator.share) add(pass, () => navigator.share({ url, title }).catch(() => undefined))
}

/** Where a film plays: by the id in its address, without cookies before it plays; undefined where it can only be visited. */
function playerOf(address) {
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(www|m)\./, '')
  const [, first = '', second = ''] = pathname.split('/')
  if (/\.(mp4|webm|ogv|mov)$/i.test(pathname)) return { kind: 'video', src: address }
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com'
        ? (searchParams.get('v') ?? (/^(embed|shorts|live)$/.test(first) ? second : ''))
        : ''
  if (/^[\w-]{6,20}$/.test(id))
    return { kind: 'iframe', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` }
  if (host === 'vimeo.com' && /^\d+$/.test(first))
    return { kind: 'iframe', src: `https://player.vimeo.com/video/${first}?autoplay=1&dnt=1` }
  return undefined
}

for (const link of document.querySelectorAll('figure.video > a')) {
  const found = playerOf(link.href)
  if (!found) continue
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const { kind, src } = found
    const title = link.querySelector('img')?.alt || link.textContent.trim()
    const player = Object.assign(document.createElement(kind), { src, title, className: 'player' })
    if (kind === 'video') Object.assign(player, { controls: true, autoplay: true, playsInline: true })
    else
      Object.assign(player, {
        allow: 'autoplay; fullscreen; picture-in-picture',
        referrerPolicy: 'strict-origin',
      })
    link.replaceWith(player)
    player.focus()
  })
}
