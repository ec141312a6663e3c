/** Textiles and lamps, drawn. */
import type { Ink } from './colours.ts'
import { shadow, type Drawing } from './still-life.ts'

/** What a lamp throws on wall and table. */
const glow = (x: number, y: number, r: number): string =>
  [1, 0.7, 0.42]
    .map((share) => `<circle cx="${x}" cy="${y}" r="${r * share}" fill="#ffe4a3" opacity="0.2"/>`)
    .join('')

const shade = (x: number, y: number, top: number, bottom: number, height: number): string =>
  `<path d="M${x - top} ${y} h${2 * top} l${bottom - top} ${height} h${-2 * bottom} z" fill="#fbf1dc"/><path d="M${x + top * 0.3} ${y} h${top * 0.7} l${bottom - top} ${height} h${-bottom * 0.7} z" fill="#e9d6ae" opacity="0.8"/>`

const stripes = (x: number, width: number, rows: readonly number[], { deep }: Ink): string =>
  rows
    .map((y) => `<rect x="${x}" y="${y}" width="${width}" height="7" fill="${deep}" opacity="0.55"/>`)
    .join('')

export const HOME: Readonly<Record<string, Drawing>> = {
  'linen tea towel': (
    ink,
  ) => `<rect x="120" y="120" width="360" height="14" rx="7" fill="#8a6a4a"/><rect x="120" y="120" width="360" height="5" rx="2" fill="#fff" opacity="0.3"/>
<path d="M196 122 h208 v300 q -24 16 -52 4 q -28 -12 -52 2 q -28 14 -54 0 q -26 -10 -50 4 z" fill="url(#body)"/>${stripes(196, 208, [352, 368, 392], ink)}<path d="M262 134 v286 M340 134 v286" stroke="${ink.dark}" stroke-width="5" opacity="0.3"/>`,
  'wool blanket': (ink) => `${shadow(300, 190)}
${[0, 1, 2].map((n) => `<path d="M${112 + n * 8} ${402 - n * 62} q 0 -32 34 -32 h${308 - n * 16} q 34 0 34 32 q 0 34 -34 34 h${-(308 - n * 16)} q -34 0 -34 -34" fill="${n === 1 ? ink.dark : ink.base}"/><path d="M${140 + n * 8} ${388 - n * 62} h${290 - n * 16}" stroke="${ink.light}" stroke-width="5" stroke-dasharray="16 12" opacity="0.8"/>`).join('')}
<path d="M330 242 h110 v206 h-110 z" fill="url(#fall)"/>${stripes(330, 110, [300, 316, 380, 396], ink)}${Array.from({ length: 12 }, (_, n) => `<path d="M${335 + n * 9.2} 448 v24" stroke="${ink.dark}" stroke-width="5"/>`).join('')}`,
  'linen apron': (
    ink,
  ) => `<circle cx="300" cy="92" r="10" fill="#6b5138"/><path d="M244 176 q 0 -80 56 -82 q 56 2 56 82" fill="none" stroke="${ink.dark}" stroke-width="13"/>
<path d="M240 172 h120 q 6 70 62 92 v166 q 0 24 -24 24 h-196 q -24 0 -24 -24 v-166 q 56 -22 62 -92" fill="url(#body)"/><path d="M232 316 h136 v72 q 0 20 -20 20 h-96 q -20 0 -20 -20 z" fill="${ink.dark}" opacity="0.5"/><path d="M300 316 v92" stroke="${ink.deep}" stroke-width="3" opacity="0.6"/>
<path d="M178 286 q -40 50 -30 130 M422 286 q 40 50 30 130" fill="none" stroke="${ink.dark}" stroke-width="11" stroke-linecap="round"/>`,
  'cushion cover': (ink) => `${shadow(300, 170)}
<path d="M150 232 q -8 -42 34 -34 q 116 20 232 0 q 42 -8 34 34 q -16 100 0 200 q 8 42 -34 36 q -116 -16 -232 0 q -42 6 -34 -36 q 16 -100 0 -200" fill="url(#body)"/>
${[0, 1, 2, 3].map((n) => `<path d="M${212 + n * 58} 262 l 26 70 l -26 70" fill="none" stroke="${ink.deep}" stroke-width="6" opacity="0.45"/>`).join('')}<path d="M172 222 q 20 40 14 60 M428 222 q -20 40 -14 60" fill="none" stroke="${ink.dark}" stroke-width="5" opacity="0.7"/>`,
  'bath towel': (ink) => `${shadow(300, 150)}
${[0, 1, 2, 3].map((n) => `<rect x="${164 + (n % 2) * 8}" y="${390 - n * 62}" width="${272 - (n % 2) * 16}" height="70" rx="32" fill="${n % 2 ? ink.dark : ink.base}"/><path d="M${196 + (n % 2) * 8} ${408 - n * 62} h200" stroke="${ink.light}" stroke-width="4" stroke-dasharray="9 9" opacity="0.8"/><path d="M${196 + (n % 2) * 8} ${430 - n * 62} h200" stroke="${ink.deep}" stroke-width="4" stroke-dasharray="9 9" opacity="0.35"/>`).join('')}
<path d="M352 190 q 6 -70 44 -92 q 18 50 -44 92 M346 190 q -8 -40 -44 -50 q -2 40 44 50" fill="#71876a"/>`,
  'table lamp': (ink) => `${glow(300, 250, 250)}${shadow(300, 100)}
<rect x="290" y="290" width="20" height="156" fill="url(#body)"/><path d="M218 470 q 0 -34 82 -34 q 82 0 82 34 z" fill="url(#body)"/>${shade(300, 130, 76, 142, 178)}<circle cx="300" cy="122" r="10" fill="${ink.dark}"/>`,
  'pendant lamp': (
    ink,
  ) => `${glow(300, 340, 260)}<path d="M300 0 v168" stroke="#4a4036" stroke-width="6"/><rect x="282" y="160" width="36" height="34" rx="8" fill="${ink.deep}"/>
<path d="M300 186 q 150 10 170 158 h-340 q 20 -148 170 -158" fill="url(#body)"/><ellipse cx="300" cy="344" rx="170" ry="26" fill="${ink.deep}"/><ellipse cx="300" cy="348" rx="140" ry="17" fill="#ffe9b5"/><circle cx="300" cy="350" r="32" fill="#fff6da"/>`,
  'floor lamp': (ink) => `${glow(214, 240, 210)}${shadow(386, 96)}
<path d="M386 460 V 120 q 0 -44 -46 -44 h-86 q -40 0 -40 40" fill="none" stroke="${ink.dark}" stroke-width="13"/><path d="M382 460 V 120 q 0 -40 -44 -40" fill="none" stroke="${ink.light}" stroke-width="4"/><ellipse cx="386" cy="462" rx="84" ry="15" fill="${ink.base}"/>
<path d="M214 112 q 92 8 98 108 h-196 q 6 -100 98 -108" fill="url(#body)"/><ellipse cx="214" cy="220" rx="98" ry="15" fill="#ffe9b5"/>`,
  'candle holder': (ink) => `${glow(300, 150, 190)}${shadow(300, 110)}
<rect x="276" y="176" width="48" height="190" rx="6" fill="#fbf3e2"/><rect x="306" y="176" width="18" height="190" fill="#e8d9ba"/><path d="M300 176 v-18" stroke="#4a4036" stroke-width="5"/><path d="M300 84 q 28 44 0 76 q -28 -32 0 -76" fill="#f2b33d"/><path d="M300 116 q 12 22 0 40 q -12 -18 0 -40" fill="#fff3c4"/>
<path d="M254 358 h92 l-8 60 h-76 z" fill="url(#body)"/><path d="M196 470 q 4 -54 104 -54 q 100 0 104 54 z" fill="url(#body)"/><ellipse cx="300" cy="360" rx="46" ry="10" fill="${ink.deep}"/>`,
  'wall lamp': (
    ink,
  ) => `${glow(232, 296, 220)}<rect x="424" y="180" width="46" height="150" rx="23" fill="url(#body)"/><circle cx="447" cy="214" r="7" fill="${ink.deep}"/><circle cx="447" cy="298" r="7" fill="${ink.deep}"/>
<path d="M440 254 L330 200 L232 226" fill="none" stroke="${ink.dark}" stroke-width="13" stroke-linejoin="round"/><circle cx="330" cy="200" r="14" fill="${ink.base}"/><path d="M232 214 q 76 12 84 92 h-168 q 8 -80 84 -92" fill="url(#body)"/><ellipse cx="232" cy="306" rx="84" ry="13" fill="#ffe9b5"/>
<g transform="translate(120 408)"><rect width="150" height="22" rx="4" fill="#a5543b"/><rect x="12" y="-22" width="130" height="22" rx="4" fill="#46614e"/><rect x="4" y="22" width="150" height="22" rx="4" fill="#d9c39b"/></g>`,
}
