/** Words that go on from a denial to what it denies: "not filled with down", "inte avsedd för barn". Pure. */
import type { Token } from './tokens.ts'

/** "Not one about baking", "inte handlar om", "que no huela a lavanda", "riecht nicht nach": only where a small word goes on to what is denied. */
export const GOING_ON = new Set(
  `one ones looking searching after letar soker suche suchen cherche cherchons busco buscamos pratar pratas talar smell smells smelling taste tastes tasting talk talks speak speaks deal deals stand stands handlar handla doftar dofta luktar lukta smakar smaka
  perfume perfumes parfum parfums parfym olor aroma arome sabor gout odeur duft geruch geschmack doft lukt smak smell scent taste flavour flavor odour
  sta star ligga ligger hanga hanger riecht riechen duftet duften schmeckt schmecken steht stehen handelt geht parle parlent parler sent sentent sente traite huela huele
  huelan sabe sepa hable habla hablen trate trata traten
  suitable meant intended designed lampliga lamplig lampligt avsedd avsett avsedda geeignet gedacht adapte adaptee adaptes adaptees prevu prevue apto apta aptos aptas adecuado adecuada pensado pensada
  stick sticks plug plugs goes sits lies pose posent accroche branche colle place placent cuelga coloca apoya enchufa sitter satts stalls hangt stellt
  filled stuffed padded lined covered coated upholstered powered operated driven trimmed
  fylld fyllt fyllda stoppad stoppat stoppade fodrad fodrat fodrade kladd klatt kladda driven drivs
  rempli remplie remplis remplies rembourre rembourree garni garnie double doublee fourre fourree recouvert recouverte alimente alimentee
  relleno rellena rellenos rellenas forrado forrada forrados forradas cubierto cubierta tapizado tapizada alimentado alimentada`.split(
    /\s+/,
  ),
)

/** "Ich will nicht, dass er kratzt". */
const THAT = 'dass'
const IT = new Set('er sie es'.split(' '))

export function thatEnd(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.text !== ',' || tokens[at + 1]?.key !== THAT) return undefined
  return IT.has(tokens[at + 2]?.key ?? '') ? at + 3 : at + 2
}
