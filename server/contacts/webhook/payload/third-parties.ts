/** Consents to what others send: "Offers from our partners", `optin_partenaires`. Pure. */
import { tokensOf } from './tokens.ts'

const OTHERS =
  /^(?:partners?|partnere|partneri|partnern?e?|partnerow|partnerzy|partnerom|partenaires?|socios|colaboradores|aliados|parceir[oa]s|partnerit|kumppan\w*|yhteistyokumppan\w*|samarbetspartners?|samarbetspartner\w*|samarbeidspartner\w*|samarbejdspartner\w*|kooperationspartner\w*|werbepartner\w*|thirdpart(?:y|ies)|sponsors?|sponsoren|sponsorer|tiers|tercer[oa]s|terceiros|terzi|derden|dritte[nr]?|drittanbieter\w*|tredjepart\w*|tredjemand|trzecich|kolmansi\w*|kolmannen|affiliates?)$/
/** Whoever sends it, too: "from us and our partners". */
const OURS =
  /^(?:us|we|you|oss|er|uns|euch|ihnen|nous|vous|nosotros|vosotros|ustedes|noi|voi|ons|u|jullie|os|jer|dere|meilta|meiltae|teilta|nas|was)$/
const AND = /^(?:and|or|och|eller|und|oder|et|ou|y|o|e|ed|en|of|og|ja|tai|i|oraz|lub|sowie|samt|as)$/
const THIRD: ReadonlyMap<string, RegExp> = new Map([
  ['third', /^part(?:y|ies)$/],
  ['tredje', /^part\w*$/],
])

/** A yes to it is no yes to the sender's own, and a no to it refuses those of others first. */
export function isOfThirdParties(label: string): boolean {
  const words = tokensOf(label)
  return isOfPartners(words) && !words.some((word) => OURS.test(word) || AND.test(word))
}

/** Whether it speaks of them, alone or beside the sender. */
export function isOfPartners(words: readonly string[]): boolean {
  return words.some((word, at) => OTHERS.test(word) || (THIRD.get(word)?.test(words[at + 1] ?? '') ?? false))
}
