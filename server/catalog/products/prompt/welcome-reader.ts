/** Reads that somebody has nothing against a thing, who wants it: "ich hätte nichts gegen eine Lampe", "a lamp wouldn't go amiss", "no me vendría mal". */
import { asksElse, longestAt } from './indifference-reader.ts'
import { indexOf } from './phrases-by-first.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { isColour, isThing } from './synonyms.ts'
import { thingsFrom } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'

/** Less than a denial that begins in it and what that denies: the words behind it are read by themselves. */
const COST = -10
/** Words between "gegen" and "hätte ich nichts". */
const REACH = 6
/** Words of "nothing against", which says of nobody that they have it. */
const BARE = 2
/** Who has nothing against a thing wants it: before it. */
const WELCOMED = `
i wouldn't mind, wouldn't mind, i would not mind, i'd not mind, i wouldn't say no to, wouldn't say no to, i'd not say no to, i'd never say no to, i would never say no to, never say no to, can't say no to, cannot say no to, wouldn't turn down, i wouldn't turn down, wouldn't refuse, i wouldn't refuse, not opposed to, i'm not opposed to, not averse to, i'm not averse to, no objection to, no objections to, nothing against, i have nothing against, i've nothing against, i've got nothing against
har inget emot, jag har inget emot, har inget mot, jag har inget mot, vi har inget mot, vi har inget emot, har ingenting emot, jag har ingenting emot, skulle inte ha något emot, jag skulle inte ha något emot, skulle inte ha nåt emot, skulle inte ha nånting emot, hade inte haft något emot, säger inte nej till, jag säger inte nej till, säger aldrig nej till, jag säger aldrig nej till, skulle inte säga nej till, jag skulle inte säga nej till, tackar inte nej till, jag tackar inte nej till, tackar aldrig nej till, skulle inte tacka nej till, jag skulle inte tacka nej till
hätte nichts gegen, ich hätte nichts gegen, wir hätten nichts gegen, habe nichts gegen, ich habe nichts gegen, hab nichts gegen, ich hab nichts gegen, wir haben nichts gegen, nichts gegen, nicht abgeneigt gegenüber
je n'ai rien contre, n'ai rien contre, j'ai rien contre, je n'aurais rien contre, n'aurais rien contre, j'aurais rien contre, je ne serais pas contre, je serais pas contre, serais pas contre, je ne dirais pas non à, je ne dis pas non à, je ne dis jamais non à, je dirais pas non à, je dis pas non à, je ne refuserais pas, je refuserais pas, je ne cracherais pas sur, je cracherais pas sur
no me importaría, no me importaría tener, no diría que no a, no digo que no a, nunca digo que no a, no le haría ascos a, no le hago ascos a, no le haría ascos al, no tengo nada en contra de, no tengo nada contra, no tengo nada en contra del, no me vendría mal, no me vendrían mal, no nos vendría mal, no estaría mal, no estarían mal, no rechazaría
`
/** Before and behind it: "gegen eine Lampe hätte ich nichts". */
const AGAINST = new Set('against gegen mot emot contre contra'.split(' '))
const NOTHING_AGAINST = `
hätte ich nichts, hätten wir nichts, habe ich nichts, hab ich nichts, hätte ich nichts einzuwenden, habe ich nichts einzuwenden, hab ich nichts einzuwenden, nichts einzuwenden, hätte ich nix, hab ich nix
har jag inget, har jag ingenting, har jag inget att invända
je n'ai rien, j'ai rien, je n'aurais rien
no tengo nada, no tendría nada
`
/** And behind it alone. */
const WELCOME = `
wouldn't go amiss, would not go amiss, wouldn't hurt, would not hurt, wouldn't be bad, would not be bad, wouldn't be a bad thing, wouldn't come amiss
vore inte fel, vore inte dumt, vore inte så dumt, hade inte varit fel, hade inte varit dumt, skulle inte vara fel, skulle inte vara dumt, skulle inte skada, skadar inte, skulle inte sitta fel, tackar jag inte nej till, säger jag inte nej till, skulle jag inte tacka nej till, skulle jag inte säga nej till
wäre nicht schlecht, wären nicht schlecht, wäre nicht verkehrt, wären nicht verkehrt, wäre nicht übel, könnte nicht schaden, kann nicht schaden, würde nicht schaden, würde ich nicht ablehnen, würde ich nicht verschmähen, würde ich nicht nein sagen, sage ich nicht nein, sag ich nicht nein, sage ich nie nein, sag ich nie nein, bin ich nicht abgeneigt, wäre ich nicht abgeneigt
ne serait pas de refus, ne seraient pas de refus, serait pas de refus, ce ne serait pas de refus, ce serait pas de refus, c'est pas de refus, ce n'est pas de refus, ne ferait pas de mal, ferait pas de mal, ne serait pas mal, serait pas mal, ne serait pas du luxe, serait pas du luxe
no estaría mal, no estarían mal, no vendría mal, no vendrían mal, no me vendría mal, no me vendrían mal, no nos vendría mal, no me importaría
`
const welcomed = indexOf(WELCOMED)
const welcome = indexOf(WELCOME)
const nothingAgainst = indexOf(NOTHING_AGAINST)

export function readWelcome({ tokens }: Scene, at: number): Reading | undefined {
  const behind = longestAt(welcome, tokens, at)
  if (behind !== undefined) return { ...nothing(behind), cost: COST }
  const before = longestAt(welcomed, tokens, at)
  // Who has nothing against headaches lacks what helps.
  const things = before === undefined ? undefined : thingsFrom(tokens, before)
  if (before !== undefined && things && things.words.length > 0) {
    const isBeside = things.words.every(onlyTells) && !isThing(tokens[things.next]?.text ?? '')
    const end = isBeside && asksElse(tokens, at, things.next) ? things.next : before
    return { ...nothing(end), cost: COST }
  }
  // "Nothing against dandruff" may as well refuse it.
  if (before !== undefined && before > at + BARE && AGAINST.has(tokens[before - 1]?.key ?? ''))
    return { ...nothing(before - 1), cost: COST }
  return aroundThing(tokens, at)
}

/** Of "nothing against wool, a jumper" the wool is not asked for. */
function onlyTells(word: string): boolean {
  return isColour(word) || isMaterial(word)
}

/** "Gegen" and "hätte ich nichts"; all of it where something else is asked for. */
function aroundThing(tokens: readonly Token[], at: number): Reading | undefined {
  const closed = closedBy(tokens, at)
  if (closed !== undefined) return { ...nothing(asksElse(tokens, at, closed) ? closed : at + 1), cost: COST }
  const end = longestAt(nothingAgainst, tokens, at)
  const isClosing =
    end !== undefined &&
    tokens
      .slice(Math.max(0, at - REACH), at)
      .some((_, n, { length }) => closedBy(tokens, at - length + n) === end)
  return isClosing ? { ...nothing(end), cost: COST } : undefined
}

/** Where "hätte ich nichts" ends, behind "gegen" and a thing. */
function closedBy(tokens: readonly Token[], at: number): number | undefined {
  if (!AGAINST.has(tokens[at]?.key ?? '') || thingsFrom(tokens, at + 1).words.length === 0) return undefined
  for (let next = at + 1; next <= at + REACH && tokens[next]?.kind === 'word'; next++) {
    const end = longestAt(nothingAgainst, tokens, next)
    if (end !== undefined) return end
  }
  return undefined
}
