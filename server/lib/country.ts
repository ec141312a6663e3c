/** Countries as people write them in lists. */
import { CALLED } from './country-names.ts'
import { foldAccents } from './text.ts'

let codes: ReadonlyMap<string, string> | undefined
let names: ReadonlyMap<string, string> | undefined

/** Languages whose names of countries people write in forms; of two countries of one name the first language's is meant. */
const LANGUAGES =
  'en sv de fr es it nl nb da fi pt pl el ru uk bg cs sk hu ro tr hr sr sl et lv lt is ca ar he fa hi ja zh zh-Hant ko vi id th'.split(
    ' ',
  )

/** ISO 3166 alpha-3, which the runtime does not know, each before its alpha-2. */
const THREE_LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT ' +
    'AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO ' +
    'BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG ' +
    'COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO ' +
    'DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB ' +
    'GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY ' +
    'HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT ' +
    'JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY ' +
    'LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH ' +
    'MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA ' +
    'NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE ' +
    'PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA ' +
    'SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR ' +
    'SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO ' +
    'TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG ' +
    'VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW'
  )
    .split(' ')
    .map((codes) => [codes.slice(0, 3).toLowerCase(), codes.slice(3)] as const),
)

/** A longer text names no country. */
const LENGTH = 80

/**
 * The ISO 3166 alpha-2 code of a two-letter code or of a name in any of the languages above, without case, accents and
 * marks; undefined for anything else. Lists write a name twice ("Germany (Deutschland)") or beside its code ("SE - Sweden").
 */
export function readCountry(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  codes ??= readCodes()
  const known = codes.get(written)
  if (known !== undefined || written.length < 2 || written.length > LENGTH) return known
  return named(written) ?? firstOf(written.split(/[(/]|\s[-–—]\s/))
}

function firstOf(parts: readonly string[]): string | undefined {
  if (parts.length < 2) return undefined
  for (const part of parts) {
    const code = plain(part).length > 2 ? named(part) : undefined
    if (code !== undefined) return code
  }
  return undefined
}

function named(written: string): string | undefined {
  names ??= readNames(new Set(codes?.values()))
  const name = plain(written)
  return names.get(written) ?? names.get(name) ?? CALLED.get(name) ?? names.get(name.replace(/^the /, ''))
}

/** "🇸🇪 Cote d’Ivoire" as its letters. */
function plain(text: string): string {
  return (foldAccents(text).match(/[\p{L}\p{M}]+/gu) ?? []).join(' ')
}

/** Made only once somebody writes what English does not know. */
function readNames(countries: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const language of LANGUAGES) {
    const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of countries) {
      const name = own.of(code)?.toLowerCase()
      for (const one of name === undefined ? [] : [name, plain(name)])
        if (!found.has(one)) found.set(one, code)
    }
  }
  return found
}

/** The alpha-2 code of an alpha-3 code, without case, as systems send it and people do not write it. */
export function readThreeLetters(text: string): string | undefined {
  return THREE_LETTERS.get(text.trim().toLowerCase())
}

function readCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const found = new Map<string, string>()
  for (const code of pairsOfLetters()) {
    const name = names.of(code)?.toLowerCase()
    if (name === undefined || NO_COUNTRIES.has(code)) continue
    // Codes that are no more (`DD`) answer with the name of what they became.
    const current = new Intl.Locale(`und-${code}`).region ?? code
    found.set(code.toLowerCase(), current).set(name, current)
  }
  return found
}

/** What Unicode names beside countries: unions, the unknown one, and two made up for tests. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

function pairsOfLetters(): string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters.flatMap((first) => letters.map((second) => first + second))
}
