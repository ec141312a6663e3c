/** What every mail has around its matter: the head, the sender above, and below why it came and how to leave. */
import type { MjmlNode } from 'mjml'
import { escapeHtml, html, trusted, type Html } from '../../../lib/html.ts'
import { isPictureAddress } from '../../../lib/web-address.ts'
import { wordsIn } from '../../../words/words.ts'
import { feedAddress } from '../../addresses.ts'
import { attributeDefaults, column, section } from './layout.ts'
import { darkCss, narrowCss, OUTLOOK_CSS, SIDE, WIDTH, type Colours } from './look.ts'
import type { EmailInput } from './input.ts'

/** Invisible, and no words: what follows the preheader in an inbox's list. */
const PADDING = '\u00a0\u034f\u200c'.repeat(90)

export interface Frame {
  readonly title: string
  readonly preheader: string
  readonly input: Pick<EmailInput, 'workspace' | 'publicUrl' | 'isMarketing'> & { readonly postUrl?: string }
  readonly colours: { readonly light: Colours; readonly dark: Colours }
  /** Addresses that each recipient has of its own, as marks; there are none in mail that cannot be left. */
  readonly ways: { readonly leave: string; readonly preferences: string } | undefined
}

/** A whole mail as MJML JSON. */
export function framed(frame: Frame, sections: readonly MjmlNode[]): MjmlNode {
  const { title, preheader, colours } = frame
  return {
    tagName: 'mjml',
    attributes: { lang: wordsIn(frame.input.workspace.language).language, dir: 'auto' },
    children: [
      {
        tagName: 'mj-head',
        attributes: {},
        children: [
          { tagName: 'mj-title', attributes: {}, content: escapeHtml(title) },
          ...(preheader
            ? [{ tagName: 'mj-preview', attributes: {}, content: escapeHtml(preheader) + PADDING }]
            : []),
          attributeDefaults(),
          raw(
            `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">`,
          ),
          raw(`<style>${narrowCss()}</style>`),
          raw(darkCss(colours.dark)),
          raw(OUTLOOK_CSS),
        ],
      },
      {
        tagName: 'mj-body',
        attributes: {
          'background-color': colours.light.ground,
          width: `${WIDTH}px`,
          'css-class': 'g',
        },
        children: [header(frame), ...sections, footer(frame)],
      },
    ],
  }
}

function header({ input, colours: { light } }: Frame): MjmlNode {
  const { workspace, publicUrl, postUrl } = input
  const page = feedAddress(publicUrl, workspace.handle)
  // A plate of its own keeps a dark logo visible on a dark ground. The name beside it is the link.
  const logo =
    workspace.image &&
    isPictureAddress(workspace.image) &&
    html`<td width="44" style="width:44px"><img src="${workspace.image}" alt="" width="32" height="32" style="display:block;width:32px;height:32px;border:0;border-radius:8px;background:#ffffff"></td>`
  const web =
    postUrl &&
    html`<td align="right" class="m" style="font-size:12px;color:${light.muted}"><a href="${postUrl}" style="color:${light.muted}">${wordsIn(workspace.language).say('viewInBrowser')}</a></td>`
  return section([
    column([
      {
        tagName: 'mj-text',
        attributes: { 'css-class': 't', color: light.text, padding: `24px ${SIDE}px 32px` },
        content:
          html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${logo}<td style="font-size:16px;font-weight:600"><a class="n" href="${page}" style="color:${light.text};text-decoration:none">${workspace.name}</a></td>${web}</tr></table>`
            .markup,
      },
    ]),
  ])
}

function footer(frame: Frame): MjmlNode {
  const { light } = frame.colours
  return section([
    column([
      {
        tagName: 'mj-divider',
        attributes: {
          'css-class': 'l',
          'border-width': '1px',
          'border-color': light.line,
          padding: `24px ${SIDE}px 0`,
        },
      },
      {
        tagName: 'mj-text',
        attributes: {
          'css-class': 'f',
          color: light.muted,
          'font-size': '12px',
          padding: `16px ${SIDE}px 40px`,
        },
        content: footerWords(frame).markup,
      },
    ]),
  ])
}

function footerWords({ input: { workspace, isMarketing }, colours: { light }, ways }: Frame): Html {
  const { say } = wordsIn(workspace.language)
  const link = (url: string, words: string) =>
    html`<a href="${url}" style="color:${light.muted}">${words}</a>`
  const address = workspace.postalAddress?.trim().split(/\r?\n/)
  const lines = address?.map((line, index) => html`${index > 0 && trusted('<br>')}${line}`)
  const leave =
    ways &&
    html`<p style="margin:0 0 8px">${link(ways.leave, say('unsubscribe'))}${trusted(' &nbsp;·&nbsp; ')}${link(ways.preferences, say('preferences'))}</p>`
  return html`<p style="margin:0 0 8px">${reasonFor(workspace, isMarketing)}</p>${leave}<p style="margin:0">${workspace.senderName ?? workspace.name}${lines && trusted('<br>')}${lines}</p>`
}

/** Why it came, for mail that people have asked for and for mail that answers them. */
export function reasonFor(
  workspace: { readonly name: string; readonly language: string },
  isMarketing: boolean,
): string {
  return wordsIn(workspace.language).say(isMarketing ? 'becauseSubscribed' : 'becauseConcerns', workspace)
}

function raw(content: string): MjmlNode {
  return { tagName: 'mj-raw', attributes: {}, content }
}
