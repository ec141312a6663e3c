/** How mails look: type, room and colours, in light and in dark. The same as the public pages. */
import { accentFor } from '../../../lib/accent-colour.ts'
import { contrastOf, readableOn } from '../../../lib/colour.ts'

/** Pixels: the one column, and the room at its sides. */
export const WIDTH = 600
export const SIDE = 24
export const CONTENT_WIDTH = WIDTH - 2 * SIDE
export const PRODUCT_PICTURE_WIDTH = 120

// A first name that Word does not know makes it fall back to Times.
export const FONTS = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

export interface Colours {
  readonly ground: string
  readonly raised: string
  readonly line: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
}

const LIGHT = {
  ground: '#ffffff',
  raised: '#f6f6f4',
  line: '#e4e4df',
  text: '#1c1d20',
  muted: '#5d6169',
} as const
const DARK = {
  ground: '#141518',
  raised: '#1e2024',
  line: '#2e3036',
  text: '#e9e9e6',
  muted: '#a3a7af',
} as const
const LETTERS = ['#ffffff', '#10131a', '#000000'] as const

/** The workspace's colour in both schemes, as dark or as light as reading it at 4.5:1 needs. */
export function coloursOf({ name, accentColor }: { name: string; accentColor: string | null }): {
  light: Colours
  dark: Colours
} {
  const own = accentFor(name).colour
  const accentOn = ({ raised }: { readonly raised: string }): string =>
    readableOn(accentColor ?? own, raised) ?? readableOn(own, raised) ?? own
  return { light: withAccent(LIGHT, accentOn(LIGHT)), dark: withAccent(DARK, accentOn(DARK)) }
}

function withAccent(colours: Omit<Colours, 'accent' | 'onAccent'>, accent: string): Colours {
  const onAccent = LETTERS.find((letters) => (contrastOf(letters, accent) ?? 0) >= 4.5) ?? LETTERS[0]
  return { ...colours, accent, onAccent }
}

/** For screens that are narrow. */
export function narrowCss(): string {
  return `@media only screen and (max-width:479px){
.t h1{font-size:26px!important}
.pp{width:88px!important}
}`
}

/** `scope` is before every selector: a client's own mark of its dark mode, or nothing. */
function darkRules({ ground, raised, line, text, muted, accent, onAccent }: Colours, scope: string): string {
  const rules: readonly (readonly [string, string])[] = [
    ['.g,.g>div', `background-color:${ground}!important`],
    ['.t>div,.t td', `color:${text}!important`],
    ['.t a', `color:${accent}!important`],
    ['.t .n', `color:${text}!important`],
    ['.t .m,.t .m a,.f>div,.f a', `color:${muted}!important`],
    ['.t .c,.c>table', `background-color:${raised}!important`],
    ['.t .o', `border-color:${line}!important`],
    ['.t td,.t th,.t hr', `border-color:${line}!important`],
    ['.t .q', `border-color:${accent}!important`],
    ['.l p', `border-top-color:${line}!important`],
    ['.k td,.k a', `background:${accent}!important;background-color:${accent}!important`],
    ['.k td a', `color:${onAccent}!important`],
  ]
  return rules.map(([selectors, style]) => `${selectors.replaceAll(/(?<=^|,)/g, scope)}{${style}}`).join('\n')
}

/** Style elements of their own, so that a client that stumbles over one keeps the others. */
export function darkCss(dark: Colours): string {
  return `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}</style>
<style>@media (prefers-color-scheme:dark){
${darkRules(dark, '')}
}</style>
<style>${darkRules(dark, '[data-ogsc] ')}</style>`
}

/** Word lays out Outlook's mails: its font, and lists that keep their marks inside. */
export const OUTLOOK_CSS = `<!--[if mso]><style>body,table,td,div,p,a,li,h1,h2,h3{font-family:'Segoe UI',Arial,sans-serif!important}ul,ol{margin-left:24px!important}</style><![endif]-->`
