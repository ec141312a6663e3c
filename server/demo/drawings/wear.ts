/** Clothing and paper goods, drawn. */
import type { Ink } from './colours.ts'
import { shadow, type Drawing } from './still-life.ts'

const HANGER = `<path d="M300 92 q 0 -38 28 -38 q 24 0 22 24 q -2 18 -28 26 q -22 6 -22 24" fill="none" stroke="#5a4a3a" stroke-width="7"/><path d="M300 124 L176 176 h248 z" fill="none" stroke="#8a6a4a" stroke-width="10" stroke-linejoin="round"/>`

const ribs = (x: number, y: number, width: number, height: number, { deep }: Ink): string =>
  Array.from(
    { length: Math.floor(width / 13) },
    (_, n) =>
      `<path d="M${x + 6 + n * 13} ${y} v${height}" stroke="${deep}" stroke-width="3" opacity="0.35"/>`,
  ).join('')

const sheet = (x: number, y: number, width: number, height: number, turn: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="${fill}" transform="rotate(${turn} ${x + width / 2} ${y + height / 2})"/>`

export const WEAR: Readonly<Record<string, Drawing>> = {
  'linen dress': (ink) =>
    `${HANGER}<path d="M236 142 q 30 34 64 34 q 34 0 64 -34 l 56 44 l -32 56 l -22 -12 l 4 62 q 76 92 86 172 q -156 34 -312 0 q 10 -80 86 -172 l 4 -62 l -22 12 l -32 -56 z" fill="url(#body)"/><path d="M230 292 q 70 20 140 0 v16 q -70 20 -140 0 z" fill="${ink.deep}" opacity="0.55"/><path d="M264 330 q -20 70 -34 136 M336 330 q 20 70 34 136 M300 334 v142" stroke="${ink.dark}" stroke-width="4" fill="none" opacity="0.6"/>`,
  'linen shirt': (ink) =>
    `${HANGER}<path d="M240 140 l 60 40 l 60 -40 l 88 56 l 34 150 l -52 14 l -24 -92 v182 q 0 14 -14 14 h-184 q -14 0 -14 -14 v-182 l -24 92 l -52 -14 l 34 -150 z" fill="url(#body)"/><path d="M300 180 v284" stroke="${ink.dark}" stroke-width="5"/><path d="M240 140 l 26 66 l 34 -26 l 34 26 l 26 -66 l -60 40 z" fill="${ink.light}" stroke="${ink.dark}" stroke-width="3"/>${[230, 284, 338, 392].map((y) => `<circle cx="312" cy="${y}" r="6" fill="${ink.deep}"/>`).join('')}<rect x="334" y="256" width="52" height="58" rx="5" fill="${ink.dark}" opacity="0.35"/>`,
  'wool sweater': (
    ink,
  ) => `${HANGER}<path d="M238 142 q 62 42 124 0 l 84 50 q 30 96 40 220 l -58 10 l -26 -130 v160 q -102 22 -204 0 v-160 l -26 130 l -58 -10 q 10 -124 40 -220 z" fill="url(#body)"/><path d="M232 140 q 68 58 136 0 l 8 18 q -76 64 -152 0 z" fill="${ink.dark}"/>
${[0, 1, 2].map((n) => `<path d="M${236 + n * 64} 226 ${'q 12 14 0 28 q -12 14 0 28 '.repeat(3)}" fill="none" stroke="${ink.deep}" stroke-width="6" opacity="0.45"/>`).join('')}${ribs(200, 424, 200, 30, ink)}`,
  'knitted beanie': (ink) =>
    `${shadow(300, 150)}<circle cx="300" cy="140" r="44" fill="${ink.light}"/><path d="M156 390 q -6 -226 144 -226 q 150 0 144 226 z" fill="url(#body)"/>${ribs(170, 230, 260, 160, ink)}<rect x="142" y="372" width="316" height="94" rx="26" fill="${ink.dark}"/>${ribs(156, 378, 290, 82, ink)}`,
  'cotton socks': (
    ink,
  ) => `${shadow(310, 150)}<path d="M330 120 h96 v214 q 0 34 26 56 l 34 26 q 22 20 4 44 q -18 18 -48 6 l -94 -50 q -18 -12 -18 -42 z" fill="${ink.dark}"/>
<path d="M182 106 h106 v226 q 0 34 28 56 l 36 26 q 24 22 6 46 q -20 20 -52 8 l -104 -54 q -20 -12 -20 -44 z" fill="url(#body)"/><rect x="176" y="98" width="118" height="52" rx="12" fill="${ink.deep}"/><path d="M182 190 h106 M182 216 h106" stroke="${ink.deep}" stroke-width="12" opacity="0.5"/><path d="M316 388 q -28 20 -40 52" stroke="${ink.deep}" stroke-width="7" fill="none" opacity="0.5"/>`,
  notebook: (ink) =>
    `${shadow(300, 150)}<g transform="rotate(-6 300 300)"><rect x="186" y="134" width="244" height="330" rx="10" fill="#fbf6ea"/><rect x="176" y="126" width="244" height="330" rx="12" fill="url(#body)"/><rect x="176" y="126" width="36" height="330" rx="10" fill="${ink.dark}"/><rect x="372" y="126" width="13" height="330" fill="${ink.deep}" opacity="0.75"/><rect x="240" y="196" width="104" height="66" rx="5" fill="#fbf6ea"/><path d="M256 220 h72 M256 238 h48" stroke="#8a7f6c" stroke-width="5" stroke-linecap="round"/></g>`,
  'letter set': (
    ink,
  ) => `${shadow(300, 190, 462)}${sheet(190, 130, 210, 280, 7, '#fffaf0')}${sheet(176, 136, 210, 280, -4, ink.light)}${[0, 1, 2, 3].map((n) => `<path d="M206 ${184 + n * 26} h${n === 3 ? 80 : 140}" stroke="${ink.deep}" stroke-width="4" opacity="0.5" transform="rotate(-4 280 270)"/>`).join('')}
<g transform="rotate(5 330 390)"><rect x="180" y="300" width="300" height="164" rx="8" fill="url(#body)"/><path d="M182 304 L330 400 L478 304" fill="none" stroke="${ink.deep}" stroke-width="5" opacity="0.7"/><circle cx="330" cy="396" r="22" fill="#a8402d"/><circle cx="330" cy="396" r="12" fill="none" stroke="#d77a62" stroke-width="4"/></g>`,
  'wall calendar': (
    ink,
  ) => `<circle cx="300" cy="76" r="9" fill="#6b5138"/><path d="M300 80 L190 134 M300 80 L410 134" stroke="#6b5138" stroke-width="4"/><rect x="164" y="132" width="272" height="356" rx="6" fill="#2b1d10" opacity="0.12"/><rect x="158" y="124" width="272" height="356" rx="6" fill="#fffaf0"/><rect x="158" y="124" width="272" height="150" rx="6" fill="url(#body)"/>
<path d="M158 274 v-42 l 70 -60 l 54 50 l 46 -36 l 102 64 v24 z" fill="${ink.deep}" opacity="0.6"/><circle cx="376" cy="168" r="20" fill="#fff" opacity="0.75"/>${Array.from({ length: 35 }, (_, n) => `<rect x="${176 + (n % 7) * 35}" y="${294 + Math.floor(n / 7) * 35}" width="25" height="25" rx="4" fill="${n === 17 ? '#b8452f' : ink.base}" opacity="${n === 17 ? 1 : 0.45}"/>`).join('')}`,
  'desk pad': (
    ink,
  ) => `${shadow(300, 230, 462)}<path d="M120 300 h360 l 70 156 q 6 16 -14 16 h-472 q -20 0 -14 -16 z" fill="url(#body)"/><path d="M132 312 h336 l 60 140 h-456 z" fill="none" stroke="${ink.deep}" stroke-width="3" stroke-dasharray="11 8" opacity="0.7"/><path d="M210 336 h150 l 20 80 h-186 z" fill="#fffaf0"/><path d="M226 356 h110 M222 376 h120 M218 396 h76" stroke="#8a7f6c" stroke-width="4"/>
<g transform="rotate(30 430 380)"><rect x="424" y="300" width="14" height="130" rx="6" fill="#33475f"/><path d="M424 430 h14 l-7 24 z" fill="#d9b866"/></g><ellipse cx="152" cy="262" rx="40" ry="10" fill="#5f3d26"/><path d="M110 258 h84 l-8 60 q -4 18 -34 18 q -30 0 -34 -18 z" fill="#f3efe7"/>`,
  'gift wrap': (
    ink,
  ) => `${shadow(290, 180)}<rect x="140" y="250" width="260" height="220" rx="8" fill="url(#body)"/>${Array.from({ length: 20 }, (_, n) => `<path d="M${166 + (n % 5) * 52} ${282 + Math.floor(n / 5) * 50} q -10 -16 0 -30 q 10 14 0 30" fill="${ink.deep}" opacity="0.45"/>`).join('')}<rect x="252" y="250" width="36" height="220" fill="#a8402d"/><rect x="140" y="340" width="260" height="32" fill="#a8402d"/><path d="M270 250 q -80 -84 -96 -26 q 4 36 96 26 q 80 -84 96 -26 q -4 36 -96 26" fill="#c4553e" stroke="#8b3222" stroke-width="5"/>
<g transform="rotate(16 460 330)"><rect x="432" y="180" width="56" height="290" rx="8" fill="url(#body)"/><ellipse cx="460" cy="182" rx="28" ry="11" fill="${ink.dark}"/></g>`,
}
