/** What is painted with a roller rather than with watercolours: "paint my old wardrobe", "pintar el pasillo". Pure. */
import { fold } from './fold.ts'

const PAINTING = words(
  'paint repaint måla lackera malen lackieren peindre repeindre vernir pintar repintar barnizar',
)
/** Between a verb and what is painted. */
const BETWEEN = words(
  `a an the my our your old some om upp min mitt mina vår vårt våra den det mein meine meinen unser unsere das die den
  le la les l' un une des de du mon ma mes notre nos el los las una unos unas mi mis nuestro nuestra`,
)
const MOST_BETWEEN = 3
const PAINTED = words(`
  wall walls ceiling house home flat apartment room rooms kitchen bathroom bedroom hall hallway corridor nursery garage cellar shed fence door doors window windows shutters furniture cupboard
  cabinets wardrobe dresser chair chairs table bench floor stairs radiator boat deck living dining
  vägg väggen väggar väggarna tak taket hus huset hem hemmet lägenhet lägenheten rum rummet köket badrummet sovrummet vardagsrummet hallen barnrummet garaget källaren staketet dörren dörrar
  fönster fönstren möbler möbeln skåp skåpet stolar stolarna bord bordet bänk bänken golvet trappan elementet altanen
  mur murs plafond maison appartement pièce chambre cuisine salon couloir entrée bain garage cave cabanon clôture barrière porte portes fenêtres volets meuble meubles armoire commode chaise
  chaises table banc sol escalier radiateur terrasse façade
  pared paredes techo casa piso habitación dormitorio cocina salón comedor baño pasillo entrada garaje sótano caseta valla puerta puertas ventanas persianas mueble muebles armario cómoda silla
  sillas mesa banco suelo escalera radiador terraza fachada verja
  wand wände decke haus wohnung zimmer küche bad schlafzimmer wohnzimmer flur kinderzimmer keller zaun tür türen fenster fensterläden möbel schrank kommode stuhl stühle tisch boden treppe`)
const THINGS = ['paint', 'paint roller', 'paintbrush', 'masking tape']
/** "The living room". */
const ROOM = words('room rooms')

/** The things for it, and how many words say so. */
export function paintedAt(
  keys: readonly string[],
): { readonly things: readonly string[]; readonly length: number } | undefined {
  if (!PAINTING.has(keys[0] ?? '')) return undefined
  let at = 1
  while (at <= MOST_BETWEEN && BETWEEN.has(fold(keys[at] ?? ''))) at++
  if (!PAINTED.has(keys[at] ?? '')) return undefined
  return { things: THINGS, length: ROOM.has(keys[at + 1] ?? '') ? at + 2 : at + 1 }
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(fold))
}
