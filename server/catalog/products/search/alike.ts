/** Searches for what is like a product that the prompt names: its kind and traits, not its maker, and cheaper if asked. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { readPrompt } from '../prompt/read.ts'
import { isDescriber, isThing } from '../prompt/synonyms.ts'
import { saysNeed } from '../prompt/need-reader.ts'
import { idsOf, isRoom, kindSaid, namesIn, thingOf, withKinds } from './alike-kind.ts'
import { beingIn, isMaker, isOfOtherMaker, sameMaker, withVersions } from './alike-makers.ts'
import { attemptsOf, type Asked, type Attempts } from './alike-attempts.ts'
import { widerThan, type Kinds } from './alike-near.ts'
import { isKnownName, isMeant, isNamedBy, isOfName, isTitledSo } from './alike-meant.ts'
import { findNamed, type Compared } from './alike-named.ts'
import { insteadOf, needsOf, restOf, saysColour, saysWhom, withWhom } from './alike-rest.ts'
import { kinTiers, sharedAmong, sharedBy } from './alike-shared.ts'
import { sizedTiers } from './alike-sized.ts'
import { alikeToKind, isInsteadOfKind, isOfAnyKind, saidInstead } from './alike-unsold.ts'
import type { KnownNames } from './names-store.ts'
import { findColours, findSaid, findType, type Said } from './named-store.ts'
import type { Tier } from './wish-terms.ts'

const NOTE = ', alike'

export interface Alike {
  readonly attempts: Attempts
  readonly note: string
}

/** What is said to be wanted in its place, and what is like it. */
export async function alikeTo(
  db: Searcher,
  workspaceId: string,
  likeness: Likeness,
  known: KnownNames,
): Promise<Alike | undefined> {
  const alike = await alikeToName(db, workspaceId, likeness, known)
  const [first, ...more] = saidInstead(likeness, known)
  return first ? { attempts: [first, ...more, ...(alike?.attempts ?? [])], note: NOTE } : alike
}

/** The rest of the prompt is read as any is. Undefined when no product is named so. */
async function alikeToName(
  db: Searcher,
  workspaceId: string,
  likeness: Likeness,
  known: KnownNames,
): Promise<Alike | undefined> {
  const ofKind = isOfAnyKind(likeness) ? alikeToKind(likeness, known) : undefined
  if (ofKind) return { attempts: ofKind, note: NOTE }
  if (likeness.isBare === true && isMaker(likeness, known)) return undefined
  const found = await findNamed(db, workspaceId, likeness, known)
  if (!found && !isClear(likeness)) return undefined
  // "A bracelet like a Fitbit", where none is sold, is what its maker makes.
  const made = isOfOtherMaker(likeness, found) ? alikeToKind(likeness, known) : undefined
  if (made) return { attempts: made, note: NOTE }
  const { isOfSame = false } = likeness
  const ofMaker = found && isOfSame ? sameMaker(likeness, found, known) : undefined
  if (ofMaker) return { attempts: [ofMaker], note: NOTE }
  const said = found ? await findSaid(db, workspaceId, found.named.id) : []
  const isOfOwn = found?.isWhole === true || found?.isOfMaker === true || isPriced(likeness, said)
  const isOther =
    !isOfOwn &&
    (isInsteadOfKind(likeness) ||
      !(isOfName(likeness, said, found?.named) || (found !== undefined && isNamedBy(found))))
  const unsold = found && !isOther ? undefined : alikeToKind(likeness, known)
  if (unsold || !found) return unsold && { attempts: unsold, note: NOTE }
  const type = await findType(db, workspaceId, found.named.id)
  const compared = { ...found, named: await withVersions(db, workspaceId, likeness, found, said) }
  const colours = likeness.isOfOtherColour ? await findColours(db, workspaceId, found.named.id) : []
  return { attempts: attemptsFor(likeness, compared, { said, type, colours }, known), note: NOTE }
}

/** "Alternative zur Keramik-Tischlampe, aber günstiger": than one that is there. */
function isPriced(likeness: Likeness, said: readonly Said[]): boolean {
  return likeness.isCheaper && isTitledSo(likeness, said)
}

/** That it compares: where a thing is said before, "a whisky like the Scotch", though there is none. */
function isClear({ isUnsaid = false, isBare = false, isInstead = false, before }: Likeness): boolean {
  return !isUnsaid && (!isBare || (!isInstead && before.some((word) => isThing(word))))
}

interface Known {
  readonly said: readonly Said[]
  readonly type: string
  readonly colours: readonly string[]
}

function attemptsFor(
  likeness: Likeness,
  found: Compared,
  { said, type, colours }: Known,
  names: KnownNames,
): Attempts {
  const { named, rest } = found
  const title = namesIn(named.title)
  const types = namesIn(type)
  // Of what neither tells, what it is called by who asks.
  const thing = kindSaid(title, types, namesIn(likeness.before.join(' '))) ?? thingOf(namesIn(likeness.name))
  const isForElse = namesIn(found.rest).some(saysWhom)
  const needs = needsOf(title, thing)
  const { needed } = needs
  const wishes = isForElse ? needs.wishes.filter((word) => !saysWhom(word)) : needs.wishes
  const others = [
    ...(likeness.isOfOtherColour ? [...title.filter(saysColour), ...colours] : []),
    ...(found.isWhole === true || isPriced(likeness, said) ? [] : insteadOf(likeness)),
  ]
  const read = readPrompt(withWhom(rest, likeness.name), names)
  const interpretation = restOf(read, needed, others, likeness.before)
  const { words } = interpretation
  const alike = [...wishes, ...types].filter((wish) => !words.not.includes(wish) && !needed.includes(wish))
  const own = withKinds(thing ?? '')
  const wider = thing === undefined ? UNKNOWN : widerThan(thing, thingOf(types), beingIn(said))
  const kinds = { ...wider, said: calledSo(likeness, own, wider.own) }
  // Of what its shop has a name for that no table has: others that go by it.
  const filed = type !== '' && thingOf(types) === undefined ? type : undefined
  const reading = { ...interpretation, words: { ...words, wishes: [...alike, ...words.wishes] } }
  const asked = [...words.all, ...words.any.flat(), ...words.wishes]
  const attempts = attemptsOf(
    reading,
    { needed, ...kinds },
    filed,
    named,
    askedBy(words, likeness, found, said),
  )
  return sharedAmong(attempts, sharedWith(likeness, found, { said, own, asked }, kinds))
}

interface Sharing {
  readonly said: readonly Said[]
  /** What it is. */
  readonly own: readonly string[]
  /** What else is asked for. */
  readonly asked: readonly string[]
}

function sharedWith(
  likeness: Likeness,
  { named, rest, isNearest = false }: Compared,
  { said, own, asked }: Sharing,
  kinds: Omit<Kinds, 'needed'>,
): Tier[] {
  const told = isNearest ? describersIn(likeness.name) : []
  const sharing = sharedBy(isNearest ? [] : said, own, [...asked, ...told], likeness.isOfOtherColour)
  return [...sharing, ...kinTiers(kinds), ...sizedTiers(rest, named.title)]
}

/** "A trampoline for indoors", that is named so by nobody. */
function describersIn(name: string): string[] {
  return namesIn(name).filter((word) => isDescriber(word) && !isThing(word))
}

const UNKNOWN: Omit<Kinds, 'needed'> = { own: [], near: [], kin: [], far: [], isSure: false }

/** What it is called before its name, of which it is a kind. */
function calledSo({ before }: Likeness, kinds: readonly string[], own: readonly string[]): string[] {
  const called = before.flatMap((word) => idsOf(word))
  return called.filter((id) => kinds.includes(id) && !own.includes(id) && !isRoom(id))
}

function askedBy(
  { all, any, not }: Interpretation['words'],
  likeness: Likeness,
  found: Compared,
  said: readonly Said[],
): Asked {
  const { isCheaper, isOfOtherColour, isInstead = false, isBare = false } = likeness
  const { isNearest, isWhole = false, isOfMaker = false } = found
  const isElse =
    likeness.isOtherwise === true || isCheaper || likeness.isOfOthers || isOfOtherColour || isInstead
  const isAlone = !isElse && any.length + not.length === 0 && all.every(saysNeed)
  const isOther = !isWhole && !isInstead && !isMeant(likeness, said, found.named)
  // An alternative to the coffee maker by Acme is by another maker.
  const isOfOthers = likeness.isOfOthers || (isInstead && isOfMaker)
  return {
    ...likeness,
    // What is not sold costs nobody knows what: any of its kind may be cheaper.
    ...(found.isElse === true ? { isCheaper: false, isOfOne: false } : {}),
    ...(isOther ? { isOfOne: false } : {}),
    isNearest: found.isElse === true || isOther || (isNearest === true && !(isInstead && isKnownName(found))),
    isItself: likeness.isItself === true || (isAlone && (!isWhole || isBare)),
    isOfOthers,
  }
}
