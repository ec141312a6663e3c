/** Of which colour the shades are that shops write where a colour stands: "charcoal" is grey, "senap" yellow. Pure. */
import { fold } from './fold.ts'

/** Colours by their English names > shades in five languages: of many the word names something else anywhere but there. */
const SHADES: Readonly<Record<string, string>> = {
  brown: `cognac konjak tan camel chestnut kastanj kastanie chocolate choklad schokolade schoko chocolat mocha mokka moka caramel karamell
    caramelo hazel hazelnut noisette nougat toffee espresso coffee kaffe kaffee café whisky tobacco tobak tabak tabac tabaco walnut valnöt nussbaum noyer nogal
    taupe sepia umber rust-brown`,
  grey: `charcoal slate graphite grafit graphit ash aska asche cendre ceniza smoke rök rauch fumée humo koks pewter gunmetal stone
    schiefer skiffer ardoise pizarra titan titanium dove mouse betong concrete zement anthracite antracit anthrazit antracita kolgrå`,
  blue: `navy marine marin indigo cobalt kobolt kobalt petrol petroleum pétrole petróleo teal denim jeans sky himmel ciel cielo celeste azure azur
    royal ocean ozean havsblå midnight midnatt mitternacht minuit medianoche aqua sapphire safir saphir zafiro`,
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
