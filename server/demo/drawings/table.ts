/** Tableware and kitchen tools, drawn. */
import type { Ink } from './colours.ts'
import { shadow, type Drawing } from './still-life.ts'

const WOOD = (x: number, y: number, width: number, height: number, { dark }: Ink): string =>
  [0.2, 0.42, 0.63, 0.82]
    .map((share, n) => {
      const at = x + width * share
      return `<path d="M${at} ${y + 12} q ${n % 2 ? 12 : -12} ${height / 2} 0 ${height - 24}" fill="none" stroke="${dark}" stroke-width="2.5" opacity="0.4"/>`
    })
    .join('')

export const TABLE: Readonly<Record<string, Drawing>> = {
  'stoneware mug': ({ base, dark, deep }) => `${shadow(290, 130)}
<path d="M385 285 q 92 -6 88 66 q -4 66 -96 70" fill="none" stroke="${dark}" stroke-width="26" stroke-linecap="round"/>
<path d="M385 285 q 92 -6 88 66 q -4 66 -96 70" fill="none" stroke="${base}" stroke-width="15" stroke-linecap="round"/>
<path d="M178 240 h224 l-12 190 q -4 40 -46 40 h-108 q -42 0 -46 -40 z" fill="url(#body)"/>
<path d="M187 400 q 103 26 206 0 l-3 30 q -4 40 -46 40 h-108 q -42 0 -46 -40 z" fill="${dark}" opacity="0.35"/>
<ellipse cx="290" cy="240" rx="112" ry="24" fill="${dark}"/><ellipse cx="290" cy="244" rx="98" ry="18" fill="${deep}"/>
<path d="M262 200 q -14 -22 4 -42 q 16 -20 2 -42 M312 204 q -14 -22 4 -42 q 16 -20 2 -42" fill="none" stroke="#fff" stroke-width="7" opacity="0.5" stroke-linecap="round"/>`,
  'dinner plate': ({ base, light, dark }) => `${shadow(300, 190, 474)}
<circle cx="300" cy="290" r="186" fill="${dark}"/><circle cx="297" cy="286" r="184" fill="url(#body)"/>
<circle cx="300" cy="290" r="132" fill="${dark}" opacity="0.45"/><circle cx="300" cy="293" r="126" fill="${base}"/>
<path d="M196 250 a 112 112 0 0 1 92 -68" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>
<path d="M280 360 q 20 -90 60 -130 M300 322 q -30 -8 -40 -34 M308 300 q 28 0 40 -18 M320 268 q -22 -10 -24 -30" fill="none" stroke="#5f7a58" stroke-width="7" stroke-linecap="round"/>`,
  'pasta bowl': ({ dark, deep }) => `${shadow(300, 170)}
<path d="M120 292 q 10 130 120 168 h120 q 110 -38 120 -168 z" fill="url(#body)"/><rect x="236" y="456" width="128" height="16" rx="8" fill="${dark}"/>
<ellipse cx="300" cy="292" rx="181" ry="44" fill="${dark}"/><ellipse cx="300" cy="297" rx="164" ry="34" fill="${deep}"/>
<path d="M196 296 q 24 -40 60 -6 q 26 -52 64 -4 q 26 -44 52 -2 q 26 -28 36 14 q -100 26 -212 -2" fill="#eccb82"/><path d="M214 296 q 30 -28 58 2 q 28 -34 60 2 q 26 -26 54 0" fill="none" stroke="#c99c47" stroke-width="5"/>
<path d="M290 262 q 8 -30 34 -34 q -2 26 -34 34 M286 262 q -20 -26 -46 -18 q 10 24 46 18" fill="#6d8a4e"/>`,
  teapot: ({ base, dark, deep }) => `${shadow(300, 160)}
<path d="M186 240 q -96 4 -92 84 q 4 72 104 74" fill="none" stroke="${dark}" stroke-width="22" stroke-linecap="round"/>
<path d="M404 350 q 66 -10 82 -96 l 34 -10 q -18 150 -112 174 z" fill="${dark}"/>
<path d="M300 226 q 138 0 138 122 q 0 122 -96 122 h-84 q -96 0 -96 -122 q 0 -122 138 -122" fill="url(#body)"/>
<path d="M196 252 q 104 -50 208 0 q -104 34 -208 0" fill="${dark}"/><path d="M210 244 q 90 -62 180 0 q -90 26 -180 0" fill="${base}"/>
<circle cx="300" cy="194" r="19" fill="${deep}"/>`,
  'butter dish': ({ base, dark, deep, light }) => `${shadow(300, 200)}
<path d="M104 428 h392 l-24 42 h-344 z" fill="${dark}"/><rect x="96" y="414" width="408" height="20" rx="10" fill="${base}"/>
<path d="M158 414 v-96 q 0 -44 44 -44 h196 q 44 0 44 44 v96 z" fill="url(#body)"/><path d="M176 330 q 0 -36 34 -36 h70" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>
<path d="M270 274 q 0 -40 30 -40 q 30 0 30 40" fill="none" stroke="${deep}" stroke-width="16"/>`,
  'cutting board': (ink) => `${shadow(300, 150)}
<g transform="rotate(-5 300 300)"><path d="M196 176 h76 v-58 q 0 -22 28 -22 q 28 0 28 22 v58 h76 q 26 0 26 26 v240 q 0 26 -26 26 h-208 q -26 0 -26 -26 v-240 q 0 -26 26 -26" fill="url(#body)"/>${WOOD(170, 176, 260, 290, ink)}
<circle cx="300" cy="130" r="11" fill="${ink.deep}"/></g>
<circle cx="424" cy="432" r="40" fill="#c2442f"/><path d="M424 398 q -12 -14 -26 -10 M424 398 q 10 -16 28 -10" stroke="#5f7a3f" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="410" cy="418" r="9" fill="#fff" opacity="0.4"/>`,
  'salad servers': (ink) => `${shadow(300, 120)}
<g transform="rotate(14 300 300)"><rect x="328" y="220" width="24" height="246" rx="12" fill="url(#body)"/><ellipse cx="340" cy="168" rx="50" ry="78" fill="url(#body)"/><ellipse cx="340" cy="172" rx="32" ry="56" fill="${ink.dark}" opacity="0.5"/></g>
<g transform="rotate(-14 300 300)"><rect x="248" y="220" width="24" height="246" rx="12" fill="url(#body)"/><path d="M210 96 h18 v66 h14 v-66 h14 v66 h14 v-66 h14 v66 h14 v-66 h12 v110 q 0 36 -50 36 q -50 0 -50 -36 z" fill="url(#body)"/></g>`,
  'rolling pin': (ink) => `${shadow(300, 210, 456)}
<g transform="rotate(-18 300 390)"><path d="M66 390 q 10 -26 60 -34 q 174 -22 348 0 q 50 8 60 34 q -10 26 -60 34 q -174 22 -348 0 q -50 -8 -60 -34" fill="url(#fall)"/><path d="M100 402 q 200 40 400 0 q -20 20 -40 22 q -160 16 -320 0 q -22 -4 -40 -22" fill="${ink.dark}" opacity="0.5"/><path d="M130 378 q 170 -16 340 0 M170 396 q 130 8 260 0" fill="none" stroke="${ink.dark}" stroke-width="2.5" opacity="0.5"/></g>
<path d="M92 470 q 30 -22 62 0 z M420 478 q 44 -30 92 0 z" fill="#fffaf0" opacity="0.85"/>`,
  'pepper mill': (ink) => `${shadow(300, 84)}
<path d="M246 470 q -18 -70 12 -132 q 14 -30 0 -58 h84 q -14 28 0 58 q 30 62 12 132 z" fill="url(#body)"/><rect x="250" y="262" width="100" height="22" rx="6" fill="${ink.deep}"/>
<path d="M256 262 q -26 -62 44 -78 q 70 16 44 78 z" fill="url(#body)"/><circle cx="300" cy="166" r="17" fill="#d8b668"/>
${[0, 1, 2, 3, 4, 5, 6].map((n) => `<circle cx="${392 + ((n * 37) % 84)}" cy="${462 + ((n * 13) % 22)}" r="6" fill="#3b342c"/>`).join('')}`,
  'bread knife': (ink) => `${shadow(310, 210, 456)}
<g transform="rotate(-24 300 320)"><path d="M60 300 h300 v46 h-262 q -30 -8 -38 -46" fill="#dfe4e6"/><path d="M98 346 ${'q 6 10 13 0 '.repeat(20)}" fill="#c5ccd0"/><path d="M60 300 h300 v12 h-298 z" fill="#fff" opacity="0.7"/>
<path d="M360 294 h150 q 34 0 34 30 q 0 32 -34 32 h-150 z" fill="url(#fall)"/><circle cx="396" cy="325" r="6" fill="${ink.deep}"/><circle cx="446" cy="325" r="6" fill="${ink.deep}"/><circle cx="496" cy="325" r="6" fill="${ink.deep}"/></g>
<path d="M352 470 q -8 -70 66 -74 q 74 2 70 74 z" fill="#c88b4e"/><path d="M372 420 q 20 -16 34 -10 M416 412 q 22 -8 36 4" stroke="#f2d9ac" stroke-width="8" fill="none" stroke-linecap="round"/>`,
}
