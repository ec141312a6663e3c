/** Reads whoever is called by what they love: "for a climber", "till en hembryggare", "meine Mutter ist Leserin". */
import { CALLED } from './departments/hobbies-loved.ts'
import { isFiller } from './fillers.ts'
import { negatorAt } from './negators.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { recipientOf, saysPresent } from './recipients.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { LONGEST_WORD } from './word-forms.ts'

/** Less than the words one by one, and than a phrase of the tables. */
const COST = 4
const LONGEST = 5
const LEAST_LETTERS = 7
/** Of a compound its first part. */
const LEAST_PART = 4
const OF_HOBBY = /^(?:hobby|freizeit|amator|amateur|sonntags|sondags)-?(?=.{3})/
const ENDINGS = [/n$/, /s$/, /e[ns]$/, /na$/]
const MOST_SMALL = 3
/** Before somebody: who it is for, or who somebody is. */
const LEADS = new Set(
  "hes shes im whos who's for to as be become bli devenir etre ser is i'm she's he's am being till at ar som blir fur an ist bin als pour est suis comme para es soy como a".split(
    ' ',
  ),
)
/** Between. */
const SMALL = new Set(
  `a an the my our your any all new proud future budding aspiring retired old fellow real true keen avid passionate amateur little young big en ett min mitt var riktig inbiten ivrig liten stor nybliven nyblivna stolt stolta blivande
  ein eine einen einem einer mein meine meinen meiner unsere unseren echte echter echten richtige begeisterte begeisterten leidenschaftliche
  leidenschaftlichen kleine kleinen frischgebackene frischgebackenen frischgebackener neue neuen stolze stolzen junge jungen angehende angehenden werdende un une des nouveaux nouvelle nouveau futur future futurs jeunes mon ma mes notre vrai vraie grand grande jeune petit petite una unos mi mis nuestro gran
  verdadero verdadera flamante flamantes nuevos joven pequeno pequena l' d' les los las el la der die den`.split(
    /\s+/,
  ),
)

/** Only where somebody is spoken of: a "biker jacket" and "Läufer" of a floor are things. */
export function readHobbyist({ tokens }: Scene, at: number): Reading | undefined {
  const found = calledAt(tokens, at)
  if (!found || !isSomebody(tokens, at, found.next) || isDenied(tokens, at)) return undefined
  const { need, next } = found
  const said = tokens.slice(at, next).map(({ text }) => text.toLowerCase())
  const wished =
    next === at + 1
      ? said
      : said.filter((word) => !isFiller(word) && entriesOfWord(word).length > 0).slice(-1)
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      if (negated) words.not.push(need)
      else words.any.push([need])
      // "Panier gourmand", and of a dog's owner what speaks of dogs.
      if (!negated) wished.forEach((word) => addOnce(words.wishes, word))
    },
  }
}

function calledAt(tokens: readonly Token[], at: number): { need: string; next: number } | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const end = Math.min(tokens.length, at + LONGEST)
  for (let next = end; next > at; next--) {
    const said = tokens.slice(at, next).map(({ key }) => (key.endsWith("'") ? key : `${key} `))
    const need =
      CALLED.get(said.join('').trim()) ?? (next === at + 1 ? needOfForm(said.join('').trim()) : undefined)
    if (need !== undefined) return { need, next }
  }
  return undefined
}

/** "Einen Bogenschützen", "hobbykock", "los escaladores". */
function needOfForm(key: string): string | undefined {
  if (key.length < LEAST_LETTERS || key.length > LONGEST_WORD) return undefined
  const word = key.replace(OF_HOBBY, '')
  const bare = [word, ...ENDINGS.map((ending) => word.replace(ending, ''))]
  const form = bare.find((one) => CALLED.has(one)) ?? bare.flatMap(endsOf).find((one) => CALLED.has(one))
  return form === undefined ? undefined : CALLED.get(form)
}

/** "Naturfotograf", "Hochzeitsfotografin": of whatever they are that. */
function endsOf(word: string): string[] {
  const starts = Array.from(
    { length: Math.max(0, word.length - LEAST_LETTERS - LEAST_PART + 1) },
    (_, n) => n + LEAST_PART,
  )
  return starts.map((start) => word.slice(start))
}

function isSomebody(tokens: readonly Token[], at: number, next: number): boolean {
  const behind = tokens[next]
  if (behind?.kind === 'word' && isThing(behind.text) && !isFiller(behind.text)) return false
  let before = at - 1
  for (let small = 0; small < MOST_SMALL && SMALL.has(tokens[before]?.key ?? ''); small++) before -= 1
  const lead = tokens[before]
  const isPresent = saysPresent(tokens)
  const said = tokens.slice(at, next).map(({ text }) => text.toLowerCase())
  // "Walker", "cuisinière" and "lecteur" are things as well.
  if (isThing(said.join(' ')) && !isPresent) return false
  // "My brother-in-law, a real fisherman".
  const named = lead?.kind === 'sign' ? tokens[before - 1]?.text : undefined
  if (named !== undefined && recipientOf(named, true) !== undefined) return true
  if (lead === undefined || lead.kind === 'sign') return isPresent
  // "She has just got a dog", "pappa har skaffat skägg".
  if (next > at + 1 && (isPresent || recipientOf(tokens[0]?.text ?? '', true) !== undefined)) return true
  return LEADS.has(lead.key) || recipientOf(lead.text, true) !== undefined
}

const DENIAL_REACH = 2

function isDenied(tokens: readonly Token[], at: number): boolean {
  for (let before = Math.max(0, at - DENIAL_REACH); before < at; before++)
    if (negatorAt(tokens, before) !== undefined) return true
  return false
}
