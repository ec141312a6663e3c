/** Garden things and bags, drawn. */
import type { Ink } from './colours.ts'
import { shadow, type Drawing } from './still-life.ts'

const leaves = (x: number, y: number, size: number): string =>
  [-68, -40, -14, 14, 40, 68]
    .map(
      (turn, n) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size * (n % 2 ? 1 : 0.86)})"><path d="M0 0 q -26 -52 0 -112 q 26 60 0 112" fill="${n % 2 ? '#5c7d55' : '#78966b'}"/><path d="M0 -6 v-88" stroke="#48653f" stroke-width="3"/></g>`,
    )
    .join('')

const seam = (d: string, { deep }: Ink): string =>
  `<path d="${d}" fill="none" stroke="${deep}" stroke-width="3.5" stroke-dasharray="11 8" opacity="0.75"/>`

export const OUTDOORS: Readonly<Record<string, Drawing>> = {
  'watering can': (ink) => `${shadow(320, 150)}
<path d="M236 250 q 10 -120 104 -118 q 96 2 102 118" fill="none" stroke="${ink.dark}" stroke-width="19"/><path d="M240 400 L 96 226 l -20 14 l 150 202 z" fill="${ink.dark}"/><g transform="rotate(-40 80 216)"><rect x="34" y="200" width="92" height="32" rx="10" fill="${ink.base}"/></g>
<path d="M224 250 h232 l16 196 q 0 24 -26 24 h-212 q -26 0 -26 -24 z" fill="url(#body)"/><ellipse cx="340" cy="250" rx="116" ry="20" fill="${ink.deep}"/><path d="M214 390 h254" stroke="${ink.dark}" stroke-width="7" opacity="0.6"/>`,
  'plant pot': (ink) => `${shadow(300, 130)}${leaves(300, 282, 1.5)}
<path d="M194 286 h212 l-28 168 h-156 z" fill="url(#body)"/><rect x="180" y="262" width="240" height="46" rx="10" fill="${ink.base}"/><rect x="180" y="300" width="240" height="8" fill="${ink.deep}" opacity="0.3"/><path d="M184 452 h232 l-16 22 h-200 z" fill="${ink.dark}"/>`,
  'bird feeder': (
    ink,
  ) => `<path d="M300 0 v96" stroke="#5a4a3a" stroke-width="5"/><path d="M150 206 L300 92 L450 206 z" fill="url(#body)"/><path d="M300 92 L450 206 h-40 z" fill="${ink.deep}" opacity="0.4"/>
<rect x="212" y="206" width="176" height="170" fill="#eef3f2" opacity="0.75"/><path d="M212 276 q 88 -30 176 0 v100 h-176 z" fill="#c9a35d"/>${Array.from({ length: 24 }, (_, n) => `<ellipse cx="${224 + ((n * 41) % 154)}" cy="${290 + ((n * 29) % 80)}" rx="6" ry="4" fill="#8d6a33"/>`).join('')}
<rect x="204" y="206" width="14" height="176" fill="${ink.dark}"/><rect x="382" y="206" width="14" height="176" fill="${ink.dark}"/><rect x="152" y="376" width="296" height="24" rx="8" fill="url(#fall)"/>
<g transform="translate(420 340)"><path d="M0 36 q -30 -60 30 -66 q 40 0 44 40 q 2 34 -36 40 q -30 0 -38 -14" fill="#5b87a8"/><path d="M30 50 q 34 -8 36 -36 q -30 4 -36 36" fill="#3f6684"/><path d="M4 -10 l -18 6 l 18 6" fill="#d99a3d"/><circle cx="20" cy="-12" r="4.5" fill="#221c16"/><path d="M70 20 l 54 30 l -50 -2" fill="#3f6684"/></g>`,
  'garden trowel': (ink) => `${shadow(300, 110)}
<path d="M176 474 q 8 -62 128 -62 q 120 0 128 62 z" fill="#5d4534"/><g transform="rotate(12 300 300)"><rect x="278" y="70" width="44" height="150" rx="22" fill="#c99f6e"/><rect x="304" y="78" width="10" height="130" rx="5" fill="#a77e4f"/><rect x="290" y="214" width="20" height="60" fill="${ink.dark}"/>
<path d="M300 262 q 66 4 66 66 q 0 70 -66 138 q -66 -68 -66 -138 q 0 -62 66 -66" fill="url(#body)"/><path d="M300 286 v150" stroke="${ink.dark}" stroke-width="6"/></g><path d="M196 474 q 34 -40 108 -34 q 70 -2 104 34 z" fill="#6f5440"/>`,
  lantern: (ink) => `<circle cx="300" cy="330" r="200" fill="#ffdf9b" opacity="0.26"/>${shadow(300, 110)}
<path d="M246 150 q 0 -66 54 -66 q 54 0 54 66" fill="none" stroke="${ink.dark}" stroke-width="10"/><path d="M212 212 l 30 -62 h116 l 30 62 z" fill="url(#body)"/><rect x="220" y="212" width="160" height="222" fill="#fff2cf" opacity="0.85"/>
<rect x="268" y="318" width="64" height="116" rx="5" fill="#fbf5e6"/><path d="M300 232 q 30 46 0 80 q -30 -34 0 -80" fill="#f0a92f"/><path d="M300 268 q 12 20 0 38 q -12 -18 0 -38" fill="#fff6d0"/>
${[214, 294, 374].map((x) => `<rect x="${x}" y="212" width="12" height="224" fill="${ink.dark}"/>`).join('')}<rect x="196" y="432" width="208" height="36" rx="8" fill="url(#body)"/>`,
  'canvas tote': (
    ink,
  ) => `${shadow(300, 150)}<path d="M222 238 q -6 -150 78 -150 q 84 0 78 150" fill="none" stroke="${ink.dark}" stroke-width="19"/>
<path d="M160 226 h280 l 22 222 q 0 22 -22 22 h-280 q -22 0 -22 -22 z" fill="url(#body)"/>${seam('M166 246 h268', ink)}<path d="M300 402 q -2 -60 0 -92 M300 352 q -40 -6 -46 -46 q 42 2 46 46 M300 372 q 42 -6 48 -48 q -44 4 -48 48" fill="${ink.deep}" stroke="${ink.deep}" stroke-width="6" opacity="0.75"/>`,
  'leather backpack': (
    ink,
  ) => `${shadow(300, 140)}<path d="M262 132 q 0 -46 38 -46 q 38 0 38 46" fill="none" stroke="${ink.dark}" stroke-width="15"/><path d="M180 240 q -44 60 -30 170 M420 240 q 44 60 30 170" fill="none" stroke="${ink.dark}" stroke-width="19" stroke-linecap="round"/>
<path d="M180 206 q 0 -82 120 -82 q 120 0 120 82 v226 q 0 38 -38 38 h-164 q -38 0 -38 -38 z" fill="url(#body)"/><path d="M178 206 q 0 -82 122 -82 q 122 0 122 82 v60 q -122 44 -244 0 z" fill="${ink.dark}"/><rect x="214" y="332" width="172" height="112" rx="16" fill="${ink.dark}" opacity="0.55"/>${seam('M226 344 h148 v88 h-148 z', ink)}
<rect x="284" y="246" width="32" height="84" rx="8" fill="${ink.base}"/><rect x="282" y="284" width="36" height="24" rx="5" fill="none" stroke="#d9b866" stroke-width="6"/>`,
  'weekend bag': (
    ink,
  ) => `${shadow(300, 210)}<path d="M216 270 q -10 -126 84 -126 q 94 0 84 126" fill="none" stroke="${ink.dark}" stroke-width="17"/>
<path d="M96 300 q 0 -48 52 -48 h304 q 52 0 52 48 v124 q 0 46 -46 46 h-316 q -46 0 -46 -46 z" fill="url(#body)"/><rect x="176" y="252" width="38" height="218" fill="${ink.dark}"/><rect x="386" y="252" width="38" height="218" fill="${ink.dark}"/><path d="M120 262 h360" stroke="${ink.deep}" stroke-width="7"/>${seam('M112 300 h380', ink)}
<rect x="182" y="330" width="26" height="20" fill="none" stroke="#d9b866" stroke-width="6"/><rect x="392" y="330" width="26" height="20" fill="none" stroke="#d9b866" stroke-width="6"/>`,
  'pencil case': (
    ink,
  ) => `${shadow(300, 190, 456)}${['#c2442f', '#d6a640', '#46614e', '#33475f'].map((colour, n) => `<g transform="rotate(${-8 + n * 7} 300 560)"><path d="M${232 + n * 40} 330 v-170 l 14 -34 l 14 34 v170 z" fill="${colour}"/><path d="M${232 + n * 40} 160 l 14 -34 l 14 34 z" fill="#efd9b4"/></g>`).join('')}
<path d="M130 314 q 170 -26 340 0 v116 q 0 28 -28 28 h-284 q -28 0 -28 -28 z" fill="url(#body)"/>${seam('M142 330 q 158 -24 316 0', ink)}<path d="M300 322 q -8 70 0 136" stroke="${ink.deep}" stroke-width="11" fill="none"/><path d="M300 384 q -46 -30 -58 6 q 16 30 58 -6 q 46 -30 58 6 q -16 30 -58 -6" fill="none" stroke="${ink.deep}" stroke-width="8"/>`,
  'leather wallet': (ink) =>
    `${shadow(300, 170, 462)}<g transform="rotate(-7 300 330)"><rect x="168" y="196" width="250" height="120" rx="10" fill="#dfe3da"/><rect x="184" y="212" width="250" height="120" rx="10" fill="#7f9a78"/><rect x="150" y="236" width="300" height="214" rx="20" fill="url(#body)"/>${seam('M166 252 h268 v182 h-268 z', ink)}<path d="M450 310 h-92 q -34 0 -34 34 q 0 34 34 34 h92 z" fill="${ink.dark}"/><circle cx="362" cy="344" r="11" fill="#d9b866"/></g>`,
}
