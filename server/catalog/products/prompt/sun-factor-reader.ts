/** Reads how much a sunscreen keeps off (ISO 24444): "SPF 50+", "LSF30", "indice 50", and "50+" where one is spoken of. */
import { spansIn } from './concepts.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import type { Token } from './tokens.ts'

/** Less than a bound of a price, which "50+" is elsewhere. */
const COST = 2
const SURE = new Set('spf lsf fps upf'.split(' '))
/** Where a sunscreen is spoken of: "solkräm faktor 30". */
const LIKELY = new Set(
  'factor faktor solfaktor solskyddsfaktor lichtschutzfaktor schutzfaktor indice uv ip proteccion protection'.split(
    ' ',
  ),
)
const GLUED = /^(?:spf|lsf|fps|upf)(\d{1,3})$/
const FACTORS = new Set('6 8 10 15 20 25 30 40 45 50 60 100'.split(' '))
/** Before the number in one word, as titles have it. */
const MARKS = ['spf', 'lsf', 'fps']

export function readSunFactor(scene: Scene, at: number): Reading | undefined {
  const found = factorAt(scene, at)
  if (!found) return undefined
  const { factor, next } = found
  const isAlone = at === 0 && next === scene.tokens.length
  return {
    kind: 'word',
    next,
    cost: COST,
    add: ({ words }, negated) => {
      if (negated) return addOnce(words.not, factor)
      words.any.push([factor, ...MARKS.map((mark) => mark + factor)])
      if (isAlone) addOnce(words.all, 'spf')
    },
  }
}

function factorAt(scene: Scene, at: number): { readonly factor: string; readonly next: number } | undefined {
  const { tokens } = scene
  const label = tokens[at]?.key ?? ''
  const glued = GLUED.exec(label)?.[1]
  const isLabelled = SURE.has(label) || LIKELY.has(label)
  const place = glued === undefined && isLabelled ? at + 1 : at
  const factor = glued ?? (tokens[place]?.kind === 'number' ? tokens[place].text : '')
  const isMore = tokens[place + 1]?.text === '+' && tokens[place + 1]?.glued === true
  const isSure = glued !== undefined || SURE.has(label)
  if (!FACTORS.has(factor) || !(isSure || ((isLabelled || isMore) && isOfSunscreen(scene)))) return undefined
  return { factor, next: place + (isMore ? 2 : 1) }
}

function isOfSunscreen({ tokens, languages }: Scene): boolean {
  const texts = tokens.map(({ key }: Token) => key)
  return spansIn(texts, languages).some(({ concepts }) => concepts.some(({ id }) => id === 'sunscreen'))
}
