/** What is said around what somebody loves or does, by the columns of the tables: en, sv, de, fr, es. */
import { fold } from './fold.ts'

/** Before it. */
const PHRASES = [
  `loves, likes, enjoys, plays, play, plays the, playing, collects, collecting, collector of, who does, she does, he does, who goes, practises, practices, makes her own, makes his own, makes their own, grows, grows her own, grows his own, watches, watching, gives lessons in, teaches, adores, into, is into, i love, we love, they love, who love, people who love, really loves, crazy about, mad about, nuts about, wild about,
  bonkers about, keen on, hooked on, obsessed with, passionate about, fan of, big fan of, huge fan of, fond of, interested in, lives for, live for,
  can't get enough of, cannot get enough of, can't live without, cannot live without, can't do without, cannot do without, addicted to, loving, does a lot of, spends every weekend, spends her time,
  spends his time, spends all day, spends all his time, spends all her time, taken up, took up, takes up, taking up, has started, just started, started, starts,
  start, starting, wants to start, get into, getting into, got into, learning, learn, wants to learn, learning to, wants to learn to, is learning, teaching herself, teaching himself, always, hobby is, hobby of, hobbies are,
  whose hobby is, whose passion is, whose passion is for, passion for, passion is, weakness for, soft spot for, enthusiastic about, devoted to, dreams of, dabbles in`,
  `älskar, gillar, spelar, går på, tränar, utövar, odlar, gör egen, gör eget, gör egna, tittar på, undervisar i, tycker om, galen i, tokig i, galna i, helt galen i, beroende av, intresserad av, intresserade av, kan inte leva utan, håller på med, sysslar med, håller på med en massa,
  brinner för, samlar på, samlar, har börjat, börjat, har börjat med, börjat med, börja, börja med, ska börja, vill börja, vill lära sig, lära sig, vill lära mig, lära mig, lär sig, håller på att lära sig, fan av, stort fan av, svag för, förtjust i,
  intresse är, hobby är, hobbyn är, har som hobby, får inte nog av, passion för, lever för, dyrkar, nörd på, biten av, drömmer om, insnöad på`,
  `liebt, mag, spielt, spielt gern, treibt, betreibt, züchtet, unterrichtet, lieben, mögen, steht auf, stehen auf, fährt ab auf, begeistert sich für, interessiert sich für, interessieren sich für, verrückt nach, ganz verrückt nach, süchtig nach, besessen von, fan von, großer fan von, fan vom, freund von,
  liebhaber von, schwärmt für, kann nicht genug bekommen von, kann nicht ohne, nicht ohne, begeistert von, leidenschaft ist, hobby ist, leidenschaft für, leidenschaft fürs, vernarrt in, sammelt,
  immer nur, lernt gerade, lernt, lernen, will lernen, angefangen mit, hat angefangen zu, angefangen zu, anfangen mit, will anfangen mit, schwäche für, interessiert an, hat mit, lebt für`,
  `adore, aime, joue, joue à, joue au, joue aux, joue du, joue de la, joue de l', pratique, cultive, enseigne, regarde, adorent, aiment, aimant, passionné de, passionnée de, passionné par, passionnée par, passionnés de, passionné d', passionnée d', passion pour, passion est, se passionne pour, fan de, fan d', fans de, grand fan de, grande fan de, fou de, folle de, fou d', folle d', fous de, accro à, accro au, accro aux,
  mordu de, mordue de, mordu d', amateur de, amatrice de, amateur d', amateurs de, amoureux de, amoureux des, amoureuse de, amoureuse des, féru de, férue de, dingue de, dingue des, dingue du, dingue d', fan des, fou des, folle des, mordu des, s'intéresse à, s'intéresse au, s'intéresse aux, fait du, fait de la, fait de l', fait des, ne peut pas se passer de, ne jure que par, ne vit que pour, vit pour,
  collectionne, raffole de, raffole des, raffole du, se met à, se met au, s'est mis à, s'est mise à, s'est mis au, s'est mise au, me mettre à, me mettre au, en train d'apprendre, en train d'apprendre à, apprend des, apprend les, apprend l', apprend à, apprendre à, apprend le, apprend la, loisir est, hobby est, passe son temps à, passe ses week-ends à, faible pour, débute en, débute le, débute la, commence le, commence la, commencer le, commencer la`,
  `le encanta, le encantan, toca, toca el, toca la, juega a, cultiva, enseña, hace su propio, hace sus propias, hace sus propios, le gusta, le gustan, les encanta, les gusta, les gustan, les encantan, me encanta, me encantan, nos encanta, le apasiona, le apasionan, le flipa, le flipan, le chifla, le chiflan, le vuelve loco, le vuelve loca, adora, ama, fan de, fan del, gran fan de, loquito por, loquita por, loco por los, loca por los, un loco de, una loca de, un loco del, un loco de los, loco por, loca por, loco de, loca de, locos de, locas de, chalado por, chiflado por, locos por, amante de, amante del, amantes de, aficionado a, aficionada a, aficionado al,
  aficionada al, apasionado de, apasionada de, apasionado por, apasionada por, apasionado del, apasionada del, fanático de, fanática de, fanático del, friki de, friki del, adicto a, adicta a, adicto al, adicta al, enganchado a, enganchada a, no puede vivir sin, no sabe vivir sin, vive para, colecciona, hace mucho, practica, juega al, pasión es, pasión por, hobby es, afición es, afición por,
  interesado en, interesada en, le interesa, le interesan, ha empezado a, empezado a, ha empezado con, empezar a, empezar con, empieza a, empieza con, está aprendiendo, está aprendiendo a, aprendiendo, aprendiendo a, quiere aprender a, quiere aprender, aprender a, aprende a, debilidad por, se pasa el día, disfruta, disfruta de, le pirra, le pirran`,
]

/** Right before what somebody does, as a verb with its ending: "der gern wandert", "som bakar". */
const DOING = [
  'who, who often, who always, he, she, they',
  'hon, han, som, gärna, som ofta, som jämt, som alltid, som mest',
  'gern, gerne, viel, oft, immer, jedes wochenende, jeden tag, leidenschaftlich, leidenschaftlich gern, leidenschaftlich gerne, am liebsten, ständig, so gern, er, sie',
  'il, elle, qui, qui ne fait que',
  'ella, que, que siempre',
]

/** Behind it, as a word of its own. */
const WORDS_BEHIND = [
  'lover lovers fan fans enthusiast enthusiasts nerd nerds geek geeks addict addicts junkie fanatic fanatics nut freak freaks buff buffs mad crazy loving obsessed aficionado aficionados connoisseur maniac hobbyist queen king enjoyer',
  'älskare fan fantast entusiast nörd galen tokig intresserad hemma jämt gärna',
  'fan fans liebhaber liebhaberin liebhaberinnen freund freundin begeistert begeisterte begeisterten begeisterter verrückt verrückte verrückten nerd freak süchtig süchtige enthusiast enthusiastin gern gerne leidenschaftlich narr',
  'addict addicte lover fan',
  'lover fan addict',
]

const ENDINGS = [
  '-lover -lovers -fan -fans -loving -mad -crazy -obsessed -addict -nerd -geek -enthusiast lover',
  'älskare älskaren älskande älskarinna tokig tokiga tok tokigt galen galna galning intresserad intresserade fantast fantasten entusiast entusiasten nörd nörden fan fanet freak nörden nördar frälst fantaster vän vännen',
  'fan fans liebhaber liebhaberin liebhabers liebend liebende liebenden freund freundin freundes freunde begeistert begeisterte begeisterten begeisterter verrückt verrückte verrückten verrückter nerd nerds freak enthusiast enthusiastin narr närrin närrisch narren süchtig süchtige süchtigen',
  '',
  '',
]

/** Between: "all kinds of baking". */
export const SMALL: readonly ReadonlySet<string>[] = [
  'a an the all kinds kind sort sorts of to do with doing everything anything her his their my own playing collecting really good making about at home going on is very much lots some',
  'att allt med om och slags alla sorters sin sitt sina en ett på med det gå riktigt gott väldigt mycket göra',
  'das die den der dem alles was mit zu ein eine einen sein seine seinen ihr ihre ihren von vom guten gutes gute alle viel sehr',
  "le la les l' du de des d' un une tout toute ce qui est son sa ses faire à au aux beaucoup bien bon bonne jouer",
  'el la los las un una de del todo lo que es hacer con su sus mucho muy a al en buen buena jugar',
].map((words) => new Set(words.split(' ').map(fold)))

/** Of somebody's doing, by columns; French and Spanish show none. */
export const VERB_ENDINGS = [/s$/, /r$/, /[^s]t$/, /$/, /$/]

export interface Frame {
  readonly words: readonly string[]
  readonly column: number
  /** How the verb ends that must follow at once. */
  readonly ending?: RegExp
}

/** Under the first word, the longest first. */
export const BEFORE: ReadonlyMap<string, readonly Frame[]> = framesOf([
  ...listOf(PHRASES),
  ...listOf(DOING).map((frame) => ({ ...frame, ending: VERB_ENDINGS[frame.column] ?? /$/ })),
])
export const BEHIND: readonly ReadonlySet<string>[] = WORDS_BEHIND.map(
  (words) => new Set(words.split(' ').map(fold)),
)
/** The longest first. */
export const ENDS: readonly (readonly string[])[] = ENDINGS.map((words) =>
  words
    .split(' ')
    .filter(Boolean)
    .map(fold)
    .toSorted((one, other) => other.length - one.length),
)

function listOf(columns: readonly string[]): Frame[] {
  return columns.flatMap((phrases, column) =>
    phrases.split(',').map((phrase) => ({ words: fold(phrase.trim()).split(/ |(?<=')/), column })),
  )
}

function framesOf(frames: readonly Frame[]): Map<string, Frame[]> {
  const known = new Map<string, Frame[]>()
  for (const frame of frames.toSorted((one, other) => other.words.length - one.words.length)) {
    const first = frame.words[0] ?? ''
    known.set(first, [...(known.get(first) ?? []), frame])
  }
  return known
}
