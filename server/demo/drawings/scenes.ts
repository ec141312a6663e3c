/** The pictures of letters and notes: 1280 × 800 each, in the shop's greens, creams and ochres. */
import { inkOf } from './colours.ts'
import { OUTDOORS } from './outdoors.ts'
import { TABLE } from './table.ts'

const scene = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800" width="1280" height="800"><defs>${defs}</defs>${body}</svg>`

const fade = (id: string, top: string, bottom: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

/** The gradients that drawings of things ask for. */
const bodyOf = (look: string): string => {
  const { base, light, dark } = inkOf(look)
  return `<linearGradient id="body" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${base}"/><stop offset="0.32" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
}

/** A thing of the shelves as a part of a scene, with gradients of its own. */
function placed(
  things: typeof TABLE,
  name: string,
  look: string,
  at: { x: number; y: number; size: number },
): string {
  const id = `body-${name}-${look}`.replaceAll(' ', '-')
  const drawing = things[name]?.(inkOf(look)).replaceAll('url(#body)', `url(#${id})`) ?? ''
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.size})"><defs>${bodyOf(look).replace('id="body"', `id="${id}"`)}</defs>${drawing}</g>`
}

const pine = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${colour}"><path d="M0 -190 l46 84 h-24 l46 76 h-28 l44 72 h-168 l44 -72 h-28 l46 -76 h-24 z"/><rect x="-9" y="40" width="18" height="26" fill="#5a4330"/></g>`

const birch = (x: number, height: number): string =>
  `<rect x="${x}" y="${700 - height}" width="26" height="${height}" fill="#f2ede2"/><rect x="${x + 17}" y="${700 - height}" width="9" height="${height}" fill="#d8d1c2"/>${[0.15, 0.34, 0.48, 0.66, 0.82].map((share, n) => `<path d="M${x + (n % 2) * 8} ${700 - height * share} h15" stroke="#4a443b" stroke-width="5"/>`).join('')}`

const moth = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0 q -60 -62 -96 -30 q -14 46 96 48 q 110 -2 96 -48 q -36 -32 -96 30" fill="#e4d3b0"/><path d="M0 12 q -52 8 -58 46 q 34 22 58 -26 q 24 48 58 26 q -6 -38 -58 -46" fill="#cdb78d"/><circle cx="-52" cy="-8" r="9" fill="#8e7449"/><circle cx="52" cy="-8" r="9" fill="#8e7449"/><ellipse cx="0" cy="18" rx="9" ry="32" fill="#8e7449"/></g>`

/** Blankets on a line on a frosty evening. */
const moths = scene(
  fade('sky', '#24405a', '#c9a78a'),
  `<rect width="1280" height="800" fill="url(#sky)"/><circle cx="1010" cy="170" r="74" fill="#f6e7c4"/><circle cx="1036" cy="154" r="64" fill="#35506a" opacity="0.28"/>
${[90, 240, 350, 930, 1060, 1190].map((x, n) => pine(x, 560, 1.1 + (n % 3) * 0.36, n % 2 ? '#2b4a42' : '#355a4c')).join('')}<path d="M0 590 q 320 -50 640 -4 q 330 40 640 -12 v226 h-1280 z" fill="#eef2f2"/><path d="M0 660 q 400 -40 760 10 q 280 30 520 -6 v136 h-1280 z" fill="#dde6e8"/>
${birch(170, 480)}${birch(1084, 480)}<path d="M190 268 q 450 60 904 0" fill="none" stroke="#3b332a" stroke-width="5"/>
<path d="M270 277 q 120 12 240 18 l-4 300 q -120 10 -232 -10 z" fill="#b8452f"/><path d="M271 340 q 118 12 238 16 M272 372 q 118 12 237 16 M273 500 q 116 14 234 14" stroke="#f0dcc0" stroke-width="11" fill="none"/>
<path d="M560 297 q 110 4 210 0 l 4 330 q -110 8 -212 0 z" fill="#d6a640"/>${[0, 1, 2, 3, 4].map((n) => `<path d="M${590 + n * 38} 300 v322" stroke="#8a641c" stroke-width="5" opacity="0.5"/><path d="M562 ${350 + n * 56} h210" stroke="#8a641c" stroke-width="5" opacity="0.5"/>`).join('')}
<path d="M820 294 q 110 -6 200 -16 l 10 280 q -100 14 -204 12 z" fill="#9fb39a"/><path d="M830 540 q 100 2 196 -12" stroke="#f3efe7" stroke-width="13" fill="none"/>
${moth(720, 176, 0.85, -18)}${moth(880, 118, 0.55, 24)}${moth(470, 150, 0.5, 12)}${Array.from({ length: 46 }, (_, n) => `<circle cx="${(n * 211) % 1280}" cy="${(n * 137) % 560}" r="${2 + (n % 3)}" fill="#fff" opacity="0.75"/>`).join('')}`,
)

/** Five mugs on a shelf before a window. */
const mugs = scene(
  fade('wall', '#e9eee6', '#cfdacb'),
  `<rect width="1280" height="800" fill="url(#wall)"/><rect x="120" y="60" width="460" height="430" rx="8" fill="#f8f3e6"/><rect x="146" y="86" width="408" height="378" fill="#bcd4dd"/><path d="M146 380 q 110 -86 210 -30 q 90 -76 198 -6 v120 h-408 z" fill="#7d9a7b"/><path d="M146 420 q 200 -50 408 4 v40 h-408 z" fill="#5f7f62"/><circle cx="452" cy="170" r="42" fill="#fdf3d2"/><path d="M350 86 v378 M146 276 h408" stroke="#f8f3e6" stroke-width="17"/>
<path d="M120 490 L300 490 L620 640 L250 640 Z" fill="#fff" opacity="0.22"/><rect y="640" width="1280" height="36" fill="#a9784a"/><rect y="640" width="1280" height="9" fill="#d0a06d"/><rect y="676" width="1280" height="124" fill="#7f5835" opacity="0.2"/>
${['white', 'sage green', 'ocean blue', 'speckled grey', 'terracotta'].map((look, n) => placed(TABLE, 'stoneware mug', look, { x: -50 + n * 238, y: 640 - 470 * 0.62, size: 0.62 })).join('')}
<path d="M830 260 h330" stroke="#a9784a" stroke-width="15"/>${[0, 1, 2].map((n) => `<circle cx="${890 + n * 104}" cy="272" r="9" fill="#6b4a2c"/>`).join('')}<g transform="translate(858 270)"><path d="M32 8 v20" stroke="#6b4a2c" stroke-width="5"/><path d="M0 28 h64 v140 h-64 z" fill="#f3efe7"/><path d="M0 130 h64 v9 h-64 z M0 146 h64 v9 h-64 z" fill="#b8452f"/></g><g transform="translate(1066 270)"><path d="M32 8 v20" stroke="#6b4a2c" stroke-width="5"/><path d="M22 28 h18 v110 h-18 z" fill="#c99f6e"/><ellipse cx="31" cy="158" rx="26" ry="36" fill="#c99f6e"/></g>`,
)

/** One lamp in the corner of a dark room. */
const light = scene(
  `<radialGradient id="glow" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#ffdf96" stop-opacity="0.95"/><stop offset="0.5" stop-color="#f0b95c" stop-opacity="0.45"/><stop offset="1" stop-color="#f0b95c" stop-opacity="0"/></radialGradient>`,
  `<rect width="1280" height="800" fill="#26382f"/><rect y="620" width="1280" height="180" fill="#3a2b20"/><rect x="120" y="90" width="280" height="350" fill="#14211d"/><path d="M120 440 V90 h280 v350 M260 90 v350 M120 265 h280" fill="none" stroke="#4a3a2b" stroke-width="15"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `<circle cx="${146 + ((n * 67) % 230)}" cy="${112 + ((n * 53) % 300)}" r="3" fill="#e8eef2"/>`).join('')}<path d="M330 150 a 32 32 0 1 0 30 42 a 26 26 0 0 1 -30 -42" fill="#f2e6c6"/>
<circle cx="820" cy="330" r="460" fill="url(#glow)"/><path d="M560 640 q 10 -190 130 -190 h260 q 120 0 130 190 z" fill="#a55d3e"/><path d="M520 560 q 0 -46 44 -46 q 50 0 50 60 v66 h412 v-66 q 0 -60 50 -60 q 44 0 44 46 v130 h-600 z" fill="#8a4a31"/><rect x="560" y="690" width="24" height="46" fill="#2a1d14"/><rect x="1056" y="690" width="24" height="46" fill="#2a1d14"/>
<path d="M650 560 q 0 -70 70 -66 q 80 0 74 70 q -6 56 -74 56 q -70 0 -70 -60" fill="#d6a640"/><g transform="translate(880 584) rotate(-10)"><path d="M0 0 q 50 -26 96 0 q 48 -26 98 0 v74 q -50 -24 -98 0 q -46 -24 -96 0 z" fill="#f8f1df"/><path d="M96 0 v74" stroke="#b8a988" stroke-width="4"/></g>
<path d="M1148 730 V236 q 0 -74 -74 -74 h-80" fill="none" stroke="#c9a254" stroke-width="13"/><ellipse cx="1148" cy="732" rx="76" ry="13" fill="#c9a254"/><path d="M906 300 l34 -130 h120 l34 130 z" fill="#fff1cd"/><ellipse cx="1000" cy="300" rx="94" ry="15" fill="#fffbe9"/>
<g transform="translate(300 730)"><path d="M-52 -96 h104 l-14 96 h-76 z" fill="#c67450"/>${[-60, -34, -8, 18, 44].map((turn) => `<path transform="translate(0 -96) rotate(${turn})" d="M0 0 q -30 -90 0 -190 q 30 100 0 190" fill="#55785a"/>`).join('')}</g>`,
)

/** The potter's wheel, and what came out of the kiln. */
const potter = scene(
  fade('wall', '#f0e2cd', '#dcc3a1'),
  `<rect width="1280" height="800" fill="url(#wall)"/><rect y="660" width="1280" height="140" fill="#a57f59"/>${[170, 330].map((y) => `<rect x="60" y="${y}" width="420" height="17" fill="#7a5433"/>`).join('')}
${['#f3efe7', '#9fb39a', '#c67450', '#4c7e98', '#b3b2ab'].map((colour, n) => `<path d="M${86 + n * 78} ${170 - 62 - (n % 2) * 20} h54 q 8 ${40 + (n % 2) * 14} -8 ${62 + (n % 2) * 20} h-38 q -16 -22 -8 -${62 + (n % 2) * 20}" fill="${colour}"/>`).join('')}${['#c67450', '#f3efe7', '#9fb39a', '#d6a640'].map((colour, n) => `<path d="M${90 + n * 98} ${330 - 40} h76 q -4 40 -26 40 h-24 q -22 0 -26 -40" fill="${colour}"/>`).join('')}
<rect x="930" y="110" width="290" height="470" rx="26" fill="#8c8178"/><rect x="964" y="160" width="222" height="250" rx="16" fill="#3b2a20"/><path d="M986 400 q 20 -120 90 -160 q 70 40 90 160 z" fill="#e8792d"/><path d="M1030 400 q 10 -70 46 -100 q 36 30 46 100 z" fill="#f8c75c"/><path d="M984 446 h180 M984 486 h180" stroke="#5e554d" stroke-width="13"/>
<ellipse cx="660" cy="640" rx="250" ry="40" fill="#5e4632"/><ellipse cx="660" cy="620" rx="250" ry="40" fill="#8a6a4a"/><path d="M548 612 q -50 -150 20 -262 q -14 -34 -6 -56 h200 q 8 22 -6 56 q 70 112 20 262 z" fill="#c98a63"/><path d="M700 294 h62 q 8 22 -6 56 q 70 112 20 262 h-70 q 36 -180 -6 -318" fill="#a86a46"/>${[380, 420, 462, 506, 550].map((y, n) => `<path d="M${566 - n * 6} ${y} q 94 24 ${190 + n * 10} 0" fill="none" stroke="#a0623f" stroke-width="5" opacity="0.7"/>`).join('')}<ellipse cx="662" cy="294" rx="100" ry="19" fill="#7d4a2e"/>
<path d="M360 800 q 10 -150 90 -212 q 60 -50 116 -96 q 34 -18 34 16 q -6 36 -48 70 q -70 60 -84 222 z" fill="#e3b08f"/><path d="M960 800 q -10 -150 -90 -212 q -60 -50 -116 -96 q -34 -18 -34 16 q 6 36 48 70 q 70 60 84 222 z" fill="#e3b08f"/><path d="M346 800 q 6 -60 34 -110 l 100 44 q -10 36 -10 66 z M974 800 q -6 -60 -34 -110 l -100 44 q 10 36 10 66 z" fill="#47624f"/>`,
)

/** Seedlings, twine and a can on the potting bench. */
const garden = scene(
  fade('sky', '#cfe3e6', '#eef0dd'),
  `<rect width="1280" height="800" fill="url(#sky)"/>${[120, 420, 720, 1020].map((x) => `<path d="M${x} 0 v560" stroke="#fff" stroke-width="15" opacity="0.9"/>`).join('')}<path d="M0 150 h1280 M0 380 h1280" stroke="#fff" stroke-width="13" opacity="0.9"/><path d="M0 560 q 160 -170 340 -60 q 130 -130 300 -20 q 170 -120 320 0 q 150 -90 320 40 v60 h-1280 z" fill="#9fb78c"/>
<rect y="560" width="1280" height="52" fill="#b28556"/><rect y="560" width="1280" height="11" fill="#d5ab7a"/><rect y="612" width="1280" height="188" fill="#8f6740"/>${[160, 320, 480, 640, 800, 960, 1120].map((x) => `<path d="M${x} 612 v188" stroke="#75522f" stroke-width="5"/>`).join('')}
${placed(OUTDOORS, 'watering can', 'zinc', { x: 760, y: 560 - 470 * 0.86, size: 0.86 })}${placed(OUTDOORS, 'plant pot', 'terracotta', { x: 20, y: 560 - 470 * 0.7, size: 0.7 })}
${[0, 1, 2, 3].map((n) => `<g transform="translate(${430 + n * 92} 560)"><path d="M-34 -70 h68 l-9 70 h-50 z" fill="${n % 2 ? '#b9683f' : '#c67450'}"/><path d="M0 -70 q -4 -${46 + n * 12} 0 -${64 + n * 14}" stroke="#55785a" stroke-width="6" fill="none"/><path d="M0 -${116 + n * 14} q -42 -14 -40 18 q 26 12 40 -18 q 42 -14 40 18 q -26 12 -40 -18" fill="#6f9a5d"/></g>`).join('')}`,
)

/** The shop at the corner, with its bench in the sun. */
const shopfront = scene(
  fade('sky', '#f6e3c4', '#f3efe2'),
  `<rect width="1280" height="800" fill="url(#sky)"/><rect x="60" y="40" width="1160" height="640" fill="#e7c9a5"/>${[160, 470, 780, 1050].map((x) => `<rect x="${x}" y="80" width="120" height="150" rx="60" fill="#58707a"/><path d="M${x + 60} 80 v150 M${x} 160 h120" stroke="#f6efe0" stroke-width="9"/><rect x="${x - 12}" y="228" width="144" height="15" fill="#f6efe0"/>`).join('')}
<rect x="110" y="290" width="1060" height="390" fill="#2f5d46"/><rect x="110" y="290" width="1060" height="72" fill="#254a38"/><circle cx="640" cy="326" r="24" fill="#d6a640"/><path d="M640 342 q -3 -20 0 -34 M640 330 q -14 -2 -16 -14 q 14 0 16 14 M640 330 q 14 -2 16 -14 q -14 0 -16 14" fill="#254a38" stroke="#254a38" stroke-width="4"/>
<path d="M96 362 h1088 l-34 84 h-1020 z" fill="#f6efe0"/>${Array.from({ length: 9 }, (_, n) => `<path d="M${156 + n * 121} 362 h60 l-2 84 h-58 z" fill="#c67450"/>`).join('')}
<rect x="160" y="446" width="330" height="190" fill="#f9e8bd"/><rect x="790" y="446" width="330" height="190" fill="#f9e8bd"/><path d="M160 560 h330 M790 560 h330" stroke="#a9784a" stroke-width="9"/>${['#4c7e98', '#f3efe7', '#c67450', '#9fb39a'].map((colour, n) => `<path d="M${190 + n * 74} 512 h44 l-5 44 h-34 z" fill="${colour}"/>`).join('')}${[0, 1, 2].map((n) => `<path d="M${840 + n * 100} 446 v44" stroke="#4a4036" stroke-width="4"/><path d="M${806 + n * 100} 526 q 6 -38 34 -38 q 28 0 34 38 z" fill="${['#c9a254', '#3a3935', '#3b5c47'][n]}"/>`).join('')}
<rect x="556" y="446" width="168" height="234" fill="#1f3f30"/><rect x="580" y="470" width="120" height="130" fill="#f9e8bd"/><circle cx="706" cy="628" r="8" fill="#d6a640"/><rect y="680" width="1280" height="120" fill="#c4b69f"/>${Array.from({ length: 26 }, (_, n) => `<rect x="${((n * 103) % 1300) - 20}" y="${694 + (n % 3) * 36}" width="84" height="24" rx="9" fill="#b3a48b" opacity="0.7"/>`).join('')}
<g transform="translate(820 590)"><rect width="270" height="19" rx="6" fill="#a9784a"/><rect y="52" width="290" x="-10" height="21" rx="6" fill="#c08d5a"/><path d="M10 73 v70 M260 73 v70 M6 0 v60 M262 0 v60" stroke="#5a4330" stroke-width="13"/></g><g transform="translate(946 606)"><path d="M0 0 h34 l-4 34 h-26 z" fill="#f3efe7"/><path d="M34 8 q 16 0 14 10 q -2 10 -16 10" fill="none" stroke="#f3efe7" stroke-width="6"/></g>
<g transform="translate(250 700)"><path d="M-50 -70 h100 l-12 80 h-76 z" fill="#8f4d30"/>${[-56, -28, 0, 28, 56].map((turn) => `<path transform="translate(0 -70) rotate(${turn})" d="M0 0 q -26 -70 0 -150 q 26 80 0 150" fill="#5c7d55"/>`).join('')}</g>`,
)

/** Coffee, buns and a newspaper, from above. */
const coffee = scene(
  '',
  `<rect width="1280" height="800" fill="#c08d5a"/>${Array.from({ length: 7 }, (_, n) => `<rect y="${n * 116}" width="1280" height="5" fill="#8f6740" opacity="0.6"/><path d="M${(n * 190) % 900} ${n * 116 + 56} q 160 -22 330 4 q 90 12 180 -6" stroke="#a4743f" stroke-width="4" fill="none"/>`).join('')}
<path d="M-40 520 L300 420 L470 860 L-40 900 Z" fill="#f3efe7"/>${[0, 1, 2, 3, 4].map((n) => `<path d="M${20 + n * 22} ${560 + n * 62} l 250 -74" stroke="#b8452f" stroke-width="${n % 2 ? 5 : 13}"/>`).join('')}
<circle cx="410" cy="330" r="236" fill="#4a2f18" opacity="0.22"/><circle cx="398" cy="316" r="232" fill="#f3efe7"/><circle cx="398" cy="316" r="176" fill="#e2dccd"/>${[
    [318, 270],
    [460, 250],
    [400, 390],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="80" fill="#b9783d"/><path d="M${x} ${y} m -52 0 a 52 52 0 1 1 30 48 a 34 34 0 1 1 16 -62 a 18 18 0 1 1 -14 30" fill="none" stroke="#7d4a20" stroke-width="13" stroke-linecap="round"/>${[0, 1, 2, 3, 4, 5, 6].map((n) => `<rect x="${x - 50 + ((n * 37) % 96)}" y="${y - 46 + ((n * 29) % 88)}" width="9" height="6" fill="#fff8ea"/>`).join('')}`,
    )
    .join('')}
${[
  [800, 250, '#9fb39a'],
  [1040, 500, '#4c7e98'],
]
  .map(
    ([x, y, colour]) =>
      `<circle cx="${Number(x) + 14}" cy="${Number(y) + 16}" r="150" fill="#4a2f18" opacity="0.22"/><circle cx="${x}" cy="${y}" r="146" fill="#e9e1d0"/><rect x="${Number(x) + 60}" y="${Number(y) - 18}" width="110" height="36" rx="18" fill="${colour}"/><circle cx="${x}" cy="${y}" r="98" fill="${colour}"/><circle cx="${x}" cy="${y}" r="82" fill="#6a4124"/><path d="M${x} ${Number(y) + 46} q -58 -46 -32 -78 q 22 -18 32 10 q 10 -28 32 -10 q 26 32 -32 78" fill="#e6c9a0"/>`,
  )
  .join('')}
<g transform="translate(660 560) rotate(-14)"><rect width="240" height="170" rx="6" fill="#fffaf0"/><path d="M22 34 h110" stroke="#47624f" stroke-width="15"/>${[66, 90, 114, 138].map((y) => `<path d="M22 ${y} h196" stroke="#b9ad97" stroke-width="6"/>`).join('')}</g>`,
)

/** A parcel under a branch, for small gifts. */
const gifts = scene(
  fade('wall', '#34564a', '#274238'),
  `<rect width="1280" height="800" fill="url(#wall)"/><rect y="600" width="1280" height="200" fill="#b28556"/><rect y="600" width="1280" height="9" fill="#d5ab7a"/>
<path d="M-20 60 q 420 130 860 20 q 240 -50 480 20" fill="none" stroke="#5a4330" stroke-width="13"/>${Array.from(
    { length: 36 },
    (_, n) => {
      const x = 20 + n * 35
      const y = 96 + Math.sin(n / 5) * 26
      return `<path d="M${x} ${y} q ${n % 2 ? 34 : -34} 26 ${n % 2 ? 20 : -20} 84 q ${n % 2 ? -30 : 30} -30 ${n % 2 ? -20 : 20} -84" fill="${n % 3 ? '#6f9a5d' : '#8fb07a'}"/>`
    },
  ).join('')}
${[
  [250, 240, '#d6a640'],
  [620, 290, '#b8452f'],
  [980, 230, '#f3efe7'],
]
  .map(
    ([x, y, colour]) =>
      `<path d="M${x} 120 V${y}" stroke="#f3e3bd" stroke-width="4"/><circle cx="${x}" cy="${Number(y) + 34}" r="36" fill="${colour}"/><circle cx="${Number(x) - 11}" cy="${Number(y) + 22}" r="9" fill="#fff" opacity="0.5"/>`,
  )
  .join('')}
<ellipse cx="640" cy="706" rx="460" ry="40" fill="#2b1d10" opacity="0.25"/><rect x="260" y="430" width="330" height="270" rx="8" fill="#c4a47c"/><rect x="404" y="430" width="40" height="270" fill="#f3efe7"/><path d="M424 430 q -96 -94 -110 -30 q 6 40 110 30 q 96 -94 110 -30 q -6 40 -110 30" fill="#f3efe7" stroke="#cfc4ac" stroke-width="6"/>
<rect x="560" y="520" width="230" height="180" rx="8" fill="#b8452f"/><rect x="560" y="588" width="230" height="30" fill="#f0d9a8"/><rect x="660" y="520" width="30" height="180" fill="#f0d9a8"/><rect x="770" y="350" width="260" height="350" rx="8" fill="#9fb39a"/>${Array.from({ length: 24 }, (_, n) => `<path d="M${800 + (n % 4) * 62} ${392 + Math.floor(n / 4) * 54} q -13 -20 0 -38 q 13 18 0 38" fill="#5f7a58"/>`).join('')}<path d="M770 560 h260" stroke="#f3efe7" stroke-width="13"/>`,
)

/** A blanket on the workbench, half darned. */
const workshop = scene(
  fade('wall', '#3f5f4f', '#2f4a3d'),
  `<rect width="1280" height="800" fill="url(#wall)"/><rect x="90" y="90" width="620" height="20" fill="#a9784a"/>${['#b8452f', '#d6a640', '#9fb39a', '#4c7e98', '#f3efe7', '#c67450', '#d6a5a0'].map((colour, n) => `<g transform="translate(${112 + n * 86} 30)"><rect width="52" height="60" rx="6" fill="${colour}"/><path d="M0 14 h52 M0 28 h52 M0 42 h52" stroke="#1f1a14" stroke-width="3" opacity="0.22"/><rect x="-5" y="-6" width="62" height="9" rx="3" fill="#c99f6e"/><rect x="-5" y="56" width="62" height="9" rx="3" fill="#c99f6e"/></g>`).join('')}
<g transform="translate(820 60)"><path d="M120 -60 v130" stroke="#241c14" stroke-width="7"/><path d="M120 66 q 116 8 130 112 h-260 q 14 -104 130 -112" fill="#d6a640"/><path d="M-10 178 L-200 640 H440 L250 178 Z" fill="#ffe7ad" opacity="0.16"/><ellipse cx="120" cy="178" rx="130" ry="16" fill="#ffefc4"/></g>
<rect y="590" width="1280" height="210" fill="#a9784a"/><rect y="590" width="1280" height="12" fill="#d0a06d"/><path d="M60 690 q 300 -26 640 4 q 300 18 560 -12 M120 750 q 300 16 520 -4" stroke="#8a5f38" stroke-width="5" fill="none"/>
<path d="M352 470 H960 L1024 716 H292 Z" fill="#a8422f"/><rect x="344" y="440" width="624" height="46" rx="23" fill="#8f3626"/><path d="M370 452 H940" stroke="#c9654f" stroke-width="6" stroke-linecap="round"/>
<path d="M343 512 H972 M331 556 H982 M311 634 H1002 M301 676 H1012" stroke="#f0dcc0" stroke-width="11"/>${Array.from({ length: 30 }, (_, n) => `<path d="M${298 + n * 24.8} 716 l-3 34" stroke="#a8422f" stroke-width="7" stroke-linecap="round"/>`).join('')}
<path d="M560 546 h170 l12 96 h-194 z" fill="#5e241b"/>${Array.from({ length: 8 }, (_, n) => `<path d="M${572 + n * 21} 540 l${(n - 3.5) * 4} 108" stroke="#f3e3bd" stroke-width="7"/>`).join('')}${Array.from({ length: 5 }, (_, n) => `<path d="M${556 - n * 2} ${556 + n * 16} ${Array.from({ length: 9 }, (_, k) => `q 10 ${(n + k) % 2 ? 9 : -9} 20.5 0`).join(' ')}" stroke="#d6a640" stroke-width="8" fill="none"/>`).join('')}
<path d="M742 620 q 90 6 128 -46" stroke="#d6a640" stroke-width="6" fill="none"/><path d="M864 582 L974 500" stroke="#eef1f3" stroke-width="9" stroke-linecap="round"/><path d="M960 511 l10 -8" stroke="#5e241b" stroke-width="3" stroke-linecap="round"/>
<g transform="translate(150 560)"><ellipse cx="90" cy="126" rx="110" ry="16" fill="#2b1d10" opacity="0.25"/><path d="M0 30 h180 l-18 92 q -4 12 -18 12 h-108 q -14 0 -18 -12 z" fill="#c99f6e"/>${[0, 1, 2].map((n) => `<path d="M${10 + n * 4} ${56 + n * 26} h${160 - n * 8}" stroke="#8a5f38" stroke-width="5"/>`).join('')}<circle cx="50" cy="18" r="40" fill="#4c7e98"/><path d="M16 6 q 40 -20 68 20 M20 30 q 30 -26 64 -6" stroke="#2f5a70" stroke-width="5" fill="none"/><circle cx="124" cy="14" r="44" fill="#f3efe7"/><path d="M88 2 q 40 -24 72 18 M90 26 q 34 -28 74 -4" stroke="#cfc4ac" stroke-width="5" fill="none"/></g>
<g transform="translate(1120 640) rotate(-18)"><path d="M0 0 L110 -46 M0 -46 L110 0" stroke="#d5dade" stroke-width="13" stroke-linecap="round"/><circle cx="-22" cy="10" r="22" fill="none" stroke="#33475f" stroke-width="12"/><circle cx="-22" cy="-56" r="22" fill="none" stroke="#33475f" stroke-width="12"/></g>`,
)

export const SCENES = { moths, mugs, light, potter, garden, shopfront, coffee, gifts, workshop } as const
export type SceneName = keyof typeof SCENES
