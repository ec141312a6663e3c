/** What asks for something that is named behind it: "do you have", "jag letar efter". Pure. */
import { scanPhrase, type Token } from './tokens.ts'

/** Before what is wanted, at the end of a story. */
export const WANTING: ReadonlySet<string> = new Set(
  `need needs want wants looking after behover vill soker letar onskar brauche braucht brauchen suche suchen sucht mochte wunscht
  saknar saknas fattas fehlt fehlen manque manquent falta faltan missing brauch
  veut veulent faut cherche cherchons voudrais voudrait besoin reve necesito necesita necesitamos busco buscamos quiero quiere queremos`.split(
    /\s+/,
  ),
)
/** What asks the shop for something. */
const ASKED: readonly (readonly string[])[] = scanned(
  `long story short, have to find, have to buy, have to get, have got to find, need to find, must find, must get, should get, should buy, you carry, you stock, you sell, help me choose, help me pick, help me find,
  help finding, help choosing, recommend, suggest, asking for, searching for, hunting for, search for, hunt for, after is, in the market for, want to buy, spend it on, where can i find, where do i find, where can i get,
  kort sagt, måste jag hitta, måste hitta, måste jag köpa, måste köpa, ska köpa, borde köpa, vilja ha, vilja köpa, ute efter, på jakt efter, visar mig, om ni har, om ni säljer, hjälp att välja, hjälpa mig att välja, hjälpa mig välja,
  hjälpa mig att hitta, hjälpa mig hitta, hjälp att hitta, rekommendera, tipsa om, letat efter, tjatat om, letar efter, hitta, var hittar jag, var finns,
  kurzer sinn, kurz gesagt, kurzum, auf der suche nach, wunsche mir, wünscht sich, mir zulegen, halte ausschau nach, bin auf der suche nach, zeigt mir,
  bref, acheter, m'acheter, trouve, trouver, à choisir, choisir, conseiller, recommander, montre, réclame, à la recherche de, envie de, dépenser pour, me faudrait, nous faudrait,
  en resumen, comprar, comprarme, encontrar, elegir, recomendar, recomendarme, enseñe, pidiendo, gastarla en, gastarlo en, buscando, me hace falta, nos hace falta, en busca de, compre,
  do you have, do you sell, do you do, do you stock, do you carry, have you got, have you any, you got any, got any, show me, point me to, could i see, can i see, i'd like, i'd love, i would like, would like,
  har ni, säljer ni, finns det, finns, visa gärna, visa mig, tänkte köpa, dags för,
  habt ihr, hätte gern, hätte gerne, hätten gern, hätten gerne, haben sie, hätten sie, hättet ihr, ham sie, habt ihr, gibt es, gibts, gibt's, führen sie, führt ihr, verkauft ihr, verkaufen sie,
  avez-vous, auriez-vous, vendez-vous, proposez-vous, vous avez, vous auriez, vous vendez, vous proposez, vous reste, existe,
  tenéis, tienen, tendríais, tendrían, vendéis, venden, os queda, os quedan, les queda, les quedan, hay, quería, querría, queríamos`,
)
const ASKED_BY_FIRST = Map.groupBy(ASKED, ([first = '']) => first)

/** The place behind what asks for something. */
export function askedAt(tokens: readonly Token[], at: number): number | undefined {
  // "…, any lamps?"
  const isAny = tokens[at]?.key === 'any' && tokens[at - 1]?.kind === 'sign'
  if (isAny || WANTING.has(tokens[at]?.key ?? '')) return at + 1
  const asked = ASKED_BY_FIRST.get(tokens[at]?.key ?? '')?.find((words) =>
    words.every((word, n) => tokens[at + n]?.key === word),
  )
  return asked && at + asked.length
}

function scanned(phrases: string): string[][] {
  return phrases.split(/,\s+/).map((phrase) => scanPhrase(phrase).map(({ key }) => key))
}
