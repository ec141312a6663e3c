/** Of which colour the shades are that shops write where a colour stands: "charcoal" is grey, "senap" yellow. Pure. */
import { fold } from './fold.ts'
import { colourOf } from './synonyms.ts'

/** Colours by their English names > shades in five languages: of many the word names something else anywhere but there. */
const SHADES: Readonly<Record<string, string>> = {
  brown: `cognac konjak tan camel chestnut kastanj kastanie chocolate choklad schokolade schoko chocolat mocha mokka moka caramel karamell
    caramelo hazel hazelnut noisette nougat toffee espresso coffee kaffe kaffee café whisky tobacco tobak tabak tabac tabaco walnut valnöt nussbaum noyer nogal
    taupe sepia umber rust-brown`,
  grey: `charcoal slate graphite grafit graphit ash aska asche cendre ceniza smoke rök rauch fumée humo koks pewter gunmetal stone
    schiefer skiffer ardoise pizarra titan titanium dove mouse betong concrete zement anthracite antracit anthrazit antracita kolgrå`,
  blue: `navy marine marin indigo cobalt kobolt kobalt petrol petroleum pétrole petróleo teal denim jeans sky himmel ciel cielo celeste azure azur
    royal powder ocean ozean havsblå midnight midnatt mitternacht minuit medianoche aqua sapphire safir saphir zafiro`,
  green: `olive oliv oliva sage salvia salbei sauge mint mynta minze menthe menta moss mossa moos mousse musgo emerald smaragd émeraude esmeralda
    forest skog wald sapin tanne pistachio pistage pistazie pistache pistacho jade eucalyptus eukalyptus avocado khaki kaki caqui army militar bottle lime
    kiwi fern basil`,
  red: `burgundy bordeaux bordö wine vin crimson scarlet karmin carmin carmesí cherry körsbär kirsche cerise-red ruby rubin rubis rubí tomato tomat
    brick tegel ziegel brique ladrillo merlot oxblood cranberry lingon`,
  pink: `blush salmon lax lachs saumon salmón coral korall koralle corail fuchsia fuxia magenta raspberry hallon himbeere framboise frambuesa
    puder poudré powder peach persika pfirsich pêche melocotón candy bubblegum flamingo`,
  white: `ivory elfenben elfenbein ivoire marfil cream creme crème crema gräddvit off-white offwhite ecru écru crudo chalk krita kreide craie tiza
    pearl pärla perle perla snow snö schnee neige nieve vanilla vanilj vanille vainilla bone eggshell porcelain`,
  beige: `cream creme crème crema sand sable arena ecru écru crudo oatmeal havre hafer natural natur naturel naturfärgad undyed ofärgad ungefärbt nude taupe
    camel kitt greige champagne kraft latte biscuit linen lin`,
  yellow: `mustard senap senf moutarde mostaza lemon citron zitrone limón ochre ockra ocker ocre saffron saffran safran azafrán curry honey honung honig
    miel banana butter sunflower mais maize`,
  orange: `rust rost rouille óxido terracotta terrakotta apricot aprikos aprikose abricot albaricoque tangerine mandarin pumpkin pumpa kürbis potiron
    calabaza amber bärnsten bernstein ambre ámbar copper koppar kupfer cuivre cobre`,
  purple: `lavender lavendel lavande lavanda plum plommon pflaume prune ciruela aubergine lilac syren flieder mauve malva grape mulberry orchid amethyst
    ametist blackberry björnbär blueberry`,
  black: `onyx jet ebony ebenholz ébène coal kol kohle ink bläck tinte encre tinta`,
}

const colours = new Map<string, string[]>()
for (const [colour, shades] of Object.entries(SHADES))
  for (const shade of shades.split(/\s+/).map(fold))
    colours.set(shade, [...(colours.get(shade) ?? []), colour])

/** The colours that a word may be a shade of, where it is known to be one. */
export function coloursOfShade(word: string): readonly string[] {
  return colours.get(word) ?? []
}

/** What stands before a colour it is a shade of, and is none by itself. */
const TONES = new Set(
  `hell dunkel mittel tief zart blass knall grell neon leucht matt warm kalt kuhl alt rein natur konig nacht stahl eis taube flasche sonne feuer blut nuss silber stein maus
  perl woll ei gras schilf laub enzian kornblume veilchen ljus mork mellan djup blek klar kall varm gammel natt kung stal is duv flask sol eld blod not silver sten mus parl
  gradd ben agg gras lov blaklint viol kung ljung dov`.split(/\s+/),
)
const COLOURED =
  /^(\p{L}{2,}?)-?((?:gr[uo]n|gruen|blau|bla|rot|rod|weiss|vit|schwarz|svart|grau|gra|gelb|gul|braun|brun|rosa|lila|violett|beige|orange|turkis)(?:e[rsnm]?|a|tt?)?)$/u
/** Between what a compound tells and what it is: "Tannengrün", "skogsgrön", "Kirschrot". */
const LINKED = ['', 's', 'n', 'en', '-']

/** The colour of which a word in one is a shade: "moosgrün", "ljusblå", "naturvit". */
export function colourCompounded(word: string): string | undefined {
  const [, tone = '', colour] = COLOURED.exec(fold(word)) ?? []
  if (colour === undefined) return undefined
  const tones = LINKED.flatMap((link) =>
    tone.endsWith(link) ? [tone.slice(0, tone.length - link.length)] : [],
  )
  const isTone = [...tones, `${tone}e`, `${tone}a`].some(
    (one) => TONES.has(one) || coloursOfShade(one).length > 0 || colourOf(one) !== undefined,
  )
  return isTone ? colourOf(colour) : undefined
}
