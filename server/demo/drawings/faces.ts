/** The shop's mark and the portraits of its team: 512 × 512 each. */

const square = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">${body}</svg>`

/** A frond and an acorn, cream on fern green. */
const leaf = (n: number): string => {
  const [y, reach] = [372 - n * 42, 104 - n * 13]
  return `<path d="M222 ${y} q -${reach * 0.5} -${reach * 0.62} -${reach} -${reach * 0.34} q ${reach * 0.3} ${reach * 0.56} ${reach} ${reach * 0.34}"/><path d="M222 ${y} q ${reach * 0.5} -${reach * 0.62} ${reach} -${reach * 0.34} q -${reach * 0.3} ${reach * 0.56} -${reach} ${reach * 0.34}"/>`
}
export const MARK =
  square(`<rect width="512" height="512" fill="#2f5d46"/><g fill="#f4ecd9" transform="translate(-10 -6)"><path d="M215 432 q -6 -190 8 -344 q 14 154 0 344 z"/>${[0, 1, 2, 3, 4, 5].map(leaf).join('')}</g>
<g transform="translate(382 352)"><path d="M-50 -8 q 0 92 50 104 q 50 -12 50 -104 z" fill="#d9a94e"/><path d="M-62 -6 q 0 -46 62 -46 q 62 0 62 46 q 0 12 -62 12 q -62 0 -62 -12" fill="#f4ecd9"/><path d="M0 -50 q 0 -26 18 -36" stroke="#f4ecd9" stroke-width="12" fill="none" stroke-linecap="round"/></g>`)

interface Face {
  readonly ground: string
  readonly skin: string
  readonly shade: string
  readonly clothes: string
  /** Behind the head, and over it. */
  readonly back: string
  readonly front: string
}

const face = ({ ground, skin, shade, clothes, back, front }: Face): string =>
  square(`<rect width="512" height="512" fill="${ground}"/>${back}<path d="M70 512 q 6 -130 130 -146 h112 q 124 16 130 146 z" fill="${clothes}"/><path d="M206 300 h100 v76 q -50 46 -100 0 z" fill="${shade}"/>
<path d="M160 218 q 0 -112 96 -112 q 96 0 96 112 q 0 138 -96 138 q -96 0 -96 -138" fill="${skin}"/><circle cx="218" cy="232" r="9" fill="#2b2420"/><circle cx="294" cy="232" r="9" fill="#2b2420"/><path d="M256 238 q -10 30 -8 36 q 6 6 16 2" fill="none" stroke="${shade}" stroke-width="7" stroke-linecap="round"/><path d="M220 300 q 36 30 72 0" fill="none" stroke="#8f3f35" stroke-width="9" stroke-linecap="round"/><circle cx="190" cy="272" r="17" fill="#e07f66" opacity="0.28"/><circle cx="322" cy="272" r="17" fill="#e07f66" opacity="0.28"/>${front}`)

export const FACES = {
  freja: face({
    ground: '#cfdccb',
    skin: '#f3cfb3',
    shade: '#dfae8e',
    clothes: '#c67450',
    back: '<path d="M128 400 q -24 -320 128 -320 q 152 0 128 320 z" fill="#b9652f"/>',
    front:
      '<path d="M150 240 q -6 -150 106 -150 q 112 0 106 150 q -40 -40 -50 -96 q -60 60 -162 96" fill="#cb7638"/><path d="M200 374 q 56 50 112 0 l 14 22 q -70 60 -140 0 z" fill="#f4ecd9"/>',
  }),
  mateo: face({
    ground: '#e8d3a8',
    skin: '#c98e68',
    shade: '#a96f4c',
    clothes: '#33475f',
    back: '<path d="M140 250 q -10 -176 116 -176 q 126 0 116 176 z" fill="#2c211b"/>',
    front:
      '<path d="M152 226 q -2 -60 26 -92 q 80 40 156 0 q 28 32 26 92 q 22 -166 -104 -166 q -126 0 -104 166" fill="#2c211b"/><path d="M162 246 q 4 116 94 116 q 90 0 94 -116 q -22 50 -54 38 q -40 -14 -80 0 q -32 12 -54 -38" fill="#2c211b" opacity="0.9"/><path d="M222 306 q 34 24 68 0" fill="none" stroke="#e9b9a0" stroke-width="9" stroke-linecap="round"/><g fill="none" stroke="#efe3c8" stroke-width="7"><circle cx="218" cy="232" r="31"/><circle cx="294" cy="232" r="31"/><path d="M249 228 q 7 -6 14 0"/></g>',
  }),
  signe: face({
    ground: '#dcc7cf',
    skin: '#e8b899',
    shade: '#cc9472',
    clothes: '#47624f',
    back: '<circle cx="256" cy="86" r="56" fill="#3d3a40"/><path d="M146 270 q -14 -190 110 -190 q 124 0 110 190 z" fill="#3d3a40"/>',
    front:
      '<path d="M154 236 q -8 -142 102 -142 q 110 0 102 142 q -14 -70 -54 -92 q -70 26 -116 12 q -26 26 -34 80" fill="#4a464e"/><circle cx="158" cy="288" r="11" fill="#d6a640"/><circle cx="354" cy="288" r="11" fill="#d6a640"/><path d="M176 512 l 22 -140 h22 l-10 140 z M336 512 l -22 -140 h-22 l 10 140 z" fill="#2f4638"/>',
  }),
} as const
