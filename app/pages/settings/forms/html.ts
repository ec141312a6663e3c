/** The HTML of a form to paste into one's own page: it works without a script, and in any style. Pure. */

export interface FormWish {
  /** Where it is posted to. */
  readonly action: string
  /** What is asked, by the name it is sent as. */
  readonly fields: readonly { readonly name: string; readonly label: string }[]
  /** What one agrees to. */
  readonly consent: string
  /** Which version of the workspace's text that is; undefined where it is none. */
  readonly consentVersion: number | undefined
  readonly button: string
  readonly tags: string
  /** Where it leads afterwards. */
  readonly redirect: string
  /** The field that only robots fill in. */
  readonly honeypot: string
}

const ATTRIBUTES: Readonly<Record<string, string>> = {
  email: 'type="email" autocomplete="email" required',
  phone: 'type="tel" autocomplete="tel"',
  first_name: 'autocomplete="given-name"',
  last_name: 'autocomplete="family-name"',
}

export function formHtml(wish: FormWish): string {
  const { action, fields, consent, consentVersion, button, tags, redirect, honeypot } = wish
  return [
    `<form action="${escaped(action)}" method="post">`,
    ...fields.map(input),
    ...(consent
      ? [
          `  <p><label><input type="checkbox" name="consent" value="yes" required> ${escaped(consent)}</label></p>`,
        ]
      : []),
    ...(consent && consentVersion !== undefined
      ? hidden('consent_text_version', String(consentVersion))
      : []),
    ...hidden('tags', tags),
    ...hidden('redirect', redirect),
    // Hidden by an attribute: a site may allow no style within its pages, and robots read the names alone.
    ...(honeypot
      ? [`  <p hidden><input name="${escaped(honeypot)}" tabindex="-1" autocomplete="off"></p>`]
      : []),
    `  <p><button>${escaped(button)}</button></p>`,
    '</form>',
  ].join('\n')
}

function input({ name, label }: { readonly name: string; readonly label: string }): string {
  if (name === 'note') return `  <p><label>${escaped(label)}<br><textarea name="note"></textarea></label></p>`
  const attributes = ATTRIBUTES[name] ?? 'type="text"'
  return `  <p><label>${escaped(label)}<br><input name="${escaped(name)}" ${attributes}></label></p>`
}

function hidden(name: string, value: string): string[] {
  const text = value.trim()
  return text ? [`  <input type="hidden" name="${name}" value="${escaped(text)}">`] : []
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
