/** What is said around what somebody loves or does, by the columns of the tables: en, sv, de, fr, es. */
import { fold } from './fold.ts'
import { scanPhrase } from './tokens.ts'

/** Before it. */
const PHRASES = [
  `loves, likes, enjoys, fascinated by, is fascinated by, besotted with, daft about, never without, never seen without, never puts down, lives in, gets around, goes everywhere, goes to work, gets to work, always found in, is always in, practically lives in, spends hours, spends hours in, plays, play, plays the, playing, collects, collecting, builds, building, makes, collector of, who does, she does, he does, who goes, practises, practices, makes her own, makes his own, makes their own, grows, grows her own, grows his own, watches, watching, gives lessons in, teaches, adores, into, is into, i love, we love, they love, who love, people who love, really loves, crazy about, mad about, nuts about, wild about,
  bonkers about, keen on, hooked on, obsessed with, passionate about, fan of, big fan of, huge fan of, fond of, interested in, lives for, live for,
  can't get enough of, cannot get enough of, can't live without, cannot live without, can't do without, cannot do without, addicted to, loving, does a lot of, spends every weekend, spends her time,
  spends his time, spends all day, spends all his time, spends all her time, taken up, took up, takes up, taking up, has started, just started, started, starts,
  start, starting, wants to start, get into, getting into, got into, learning, learn, wants to learn, learning to, wants to learn to, is learning, teaching herself, teaching himself, always, always out, is always out, lives on, spends sundays, spends saturdays, spends weekends, spends evenings, spends her evenings, spends his evenings, plans to, planning to, looking forward to, tinkers with, messes about with, fiddles with, hobby is, hobby of, hobbies are,
  whose hobby is, whose passion is, whose passion is for, passion for, passion is, weakness for, soft spot for, enthusiastic about, devoted to, dreams of, dabbles in, big on, hot on, can't stop, cannot stop, never stops, nothing better than, nothing more than,
  enjoy, enjoys a bit of, likes a bit of, loves a bit of, does a bit of, partial to, swears by, lives and breathes, in love with, fallen in love with, discovered, gotten into, has a thing for,
  obsession with, love of, love for, spends her weekends, spends his weekends, spends their weekends, spends his days, spends her days, spends every sunday, spends every saturday, favourite pastime is, favorite pastime is, pastime is,
  new hobby is, new hobby :, new hobby ,, hobby :, hobby ,, hobbies :, trying her hand at, trying his hand at, classes in, lessons in,
  only talks about, always talking about, only ever talks about, always on about, bangs on about, never off the, always on the, always on his, always on her, mad on, sold on,
  tinkering with, messing about with, fiddling with, working on, works on, fixing up, restoring, restores, spends every evening, spends every free minute, spends all his money on, spends all her money on, always doing, always out doing, forever, is forever, forever doing, listens to, always listening to, devours, devouring, can't resist, cannot resist, can't start the day without, never without, has gone mad for, gone crazy for, gone mad on, recently got into, has recently taken up, recently took up, has taken up, just took up, goes nuts for, goes mad for, lives for his, lives for her, happiest when, happiest in, happiest with, happiest at, never happier than when, her thing is, his thing is, their thing is, mainly, mostly, all about, goes in for, in his element, into his, into her, looks after,
  people who, friends who, parents who, grandparents who, in-laws who, couple who, couples who, those who, neighbours who, neighbors who, folks who, kids who`,
  `älskar, gillar, spelar, besatt av, besatta av, löser, alltid ute och, alltid är ute och, jämt ute och, mekar med, skruvar på, tänker, planerar att, ser fram emot att, alltid, jämt, tar sig alltid fram, åker till jobbet, bor nästan, tillbringar all tid, alltid står, står alltid, står jämt, går på, tränar, utövar, odlar, gör egen, gör eget, gör egna, tittar på, undervisar i, tycker om, galen i, tokig i, fascinerad av, stormförtjust i, såld på, biten av, lägger aldrig ifrån sig, släpper aldrig, aldrig utan, fast i, galna i, helt galen i, beroende av, intresserad av, intresserade av, kan inte leva utan, håller på med, sysslar med, håller på med en massa,
  brinner för, samlar på, samlar, bygger, har börjat, börjat, har börjat med, börjat med, börja, börja med, ska börja, vill börja, vill lära sig, lära sig, vill lära mig, lära mig, lär sig, håller på att lära sig, fan av, stort fan av, svag för, förtjust i,
  intresse är, hobby är, hobbyn är, har som hobby, får inte nog av, passion för, lever för, dyrkar, nörd på, biten av, drömmer om, insnöad på, inne på, såld på, upp ögonen för, snöat in på, kan inte sluta, slutar aldrig, frälst på, kul att, roligt att, brukar, duktig på, mest vill, vill mest, pysslar med,
  kär i, förälskad i, vurmar för, nybörjare på, nybörjare i, går kurs i, ägnar sig åt, all tid på, all tid åt, all fritid åt, all fritid på, fastnat för, har upptäckt, passionerad för, intresse för, intresset är, fritidsintresse är,
  pratar bara om, pratar jämt om, snackar bara om, snackar jämt om, tjatar jämt om, ständigt på, jämt på, nytt intresse :,
  meckar med, skruvar med, pysslar om, sitter med, sitter alltid med, sitter jämt med, sitter mest med, lyssnar på, lyssnar alltid på, lyssnar jämt på, ser på, kollar på, slukar, plöjer, lever på, går igång på, knäpp i, fullkomligt älskar, verkligen älskar, är mest, mår bäst, mår som bäst, lyckligast, lägger all tid på, lägger alla pengar på, lägger all sin tid på, fastnat i, gått in för, snöat in helt på, har snöat in på, nördar ner sig i, nördat ner sig i, nyfrälst på, helst av allt, helst, gör inget annat än att, ägnar dagarna åt, ägnar kvällarna åt, ägnar all tid åt, åker och, är ute och, ute och, sitter och, står och, går och, håller på och,
  har med, hobby :, hobbyn :, ny hobby :, ny hobby ,, intresse :, engagerad i`,
  `liebt, mag, spielt, sitzt am, jeden abend am, jeden tag am, jeden abend beim, jeden tag beim, spielt im verein, den ganzen tag, träumt von, träumt vom, freut sich aufs, bastelt an, schraubt an, werkelt an, immer, ständig, steht immer, steht ständig, stundenlang, spielt gern, treibt, betreibt, züchtet, unterrichtet, lieben, mögen, steht auf, stehen auf, fährt ab auf, begeistert sich für, interessiert sich für, interessieren sich für, verrückt nach, fasziniert von, begeistert von, vernarrt in, versessen auf, nie ohne, besessen von, verschrieben, ganz verrückt nach, süchtig nach, besessen von, fan von, großer fan von, fan vom, freund von,
  liebhaber von, schwärmt für, kann nicht genug bekommen von, kann nicht ohne, nicht ohne, begeistert von, leidenschaft ist, hobby ist, leidenschaft für, leidenschaft fürs, vernarrt in, sammelt, baut, macht,
  immer nur, lernt gerade, lernt, lernen, will lernen, angefangen mit, hat angefangen zu, angefangen zu, anfangen mit, will anfangen mit, schwäche für, interessiert an, hat mit, lebt für, wild auf, scharf auf, oft beim, immer beim, gern beim, gerne beim, ständig beim, nur beim, liebt es, mag es, genießt es, genießt,
  redet nur von, redet nur über, redet ständig von, redet nur noch von, redet nur noch über, spricht nur von, spricht nur über, ständig am, immer am, dauernd am,
  nur noch, denkt nur an, denkt nur ans, neues hobby :, neues hobby ,, hobby :, hobbys :, interesse an, die gern, die gerne, die oft, steht total auf, steht voll auf, gerade mit, begonnen mit, hat begonnen zu, will lernen, beibringt, talent für, talent fürs,
  hockt den ganzen tag, hockt immer, hockt ständig, hockt stundenlang, sitzt den ganzen tag, sitzt stundenlang, hört gern, hört gerne, hört ständig, hört den ganzen tag, hört immer, schaut gern, guckt gern, verschlingt, tüftelt an, werkelt an, bastelt den ganzen tag an, sitzt den ganzen tag über, sitzt ständig über, sitzt immer, hängt immer, hängt ständig, hängt den ganzen tag, lebt von, steht den ganzen tag, steht am liebsten, am liebsten, für sein leben gern, für ihr leben gern, für ihr leben, für sein leben, blüht auf, blüht auf beim, am glücklichsten beim, am glücklichsten, gibt nichts schöneres als, nichts lieber als, tut nichts lieber als, macht nichts lieber als, nur mit, beschäftigt sich mit, fasziniert von, ganz vernarrt in, neuerdings, seit kurzem, seit neuestem, frisch verliebt in, auf den geschmack von, hingabe für, kann nicht leben ohne, könnte den ganzen tag, könnte stundenlang`,
  `adore, aime, rêve de, rêve d', rêvent de, prévoit de, joue, toujours, tout le temps, va au boulot, va au travail, vient au boulot, se déplace, passe sa vie, passe ses journées, passe des heures, prof de, prof d', professeur de, professeur d', professeure de, coach de, entraîneur de, entraîneuse de, moniteur de, monitrice de, copain de, copine de, partenaire de, maître de, joueur de, joueuse de, joueurs de, joueur d', joueuse d', collectionneur de, collectionneuse de, collectionneur d', observateur de, observatrice de, observateur d', pratiquant de, pratiquante de, prof d', joue à, joue au, joue aux, joue du, joue de la, joue de l', pratique, cultive, enseigne, regarde, adorent, aiment, aimant, passionné de, fasciné par, fascinée par, fasciné par les, fascinée par les, passionné par, passionnée par, jamais sans, obnubilé par, obnubilée par, passionnée de, passionné par, passionnée par, passionnés de, passionné d', passionnée d', passion pour, passion est, se passionne pour, fan de, fan d', fans de, grand fan de, grande fan de, fou de, folle de, fou d', folle d', fous de, accro à, accro au, accro aux,
  mordu de, mordue de, mordu d', amateur de, amatrice de, amateur d', amateurs de, amoureux de, amoureux des, amoureuse de, amoureuse des, féru de, férue de, dingue de, dingue des, dingue du, dingue d', fan des, fou des, folle des, mordu des, s'intéresse à, s'intéresse au, s'intéresse aux, fait du, fait de la, fait de l', fait des, ne peut pas se passer de, ne jure que par, ne vit que pour, vit pour,
  fait, collectionne, construit, fabrique, monte des, raffole de, raffole des, raffole du, se met à, se met au, s'est mis à, s'est mise à, s'est mis au, s'est mise au, me mettre à, me mettre au, en train d'apprendre, en train d'apprendre à, apprend des, apprend les, apprend l', apprend à, apprendre à, apprend le, apprend la, loisir est, hobby est, passe son temps à, passe ses week-ends à, faible pour, débute en, débute le, débute la, commence le, commence la, commencer le, commencer la, à fond dans, à fond sur, kiffe, kiffent, pense qu'à, découvre, découvert, obsédé par, obsédée par, prend des cours de, prend des cours d', suit des cours de, suit des cours d',
  branché, branchée, très branché, très branchée, fana de, fana du, fana d', truc c'est, truc est, passion c'est, passion de, dimanches à, week-ends à, weekends à, journées à, soirées à, vacances à, mettre à, veut commencer, commencé, commencé à, commencer à, se lance dans, plaisir à, doué en, doué pour, douée en, douée pour,
  écoute, écoute toujours, écoute tout le temps, dévore, dévore les, dévore des, passe tous ses week-ends à, passe ses après-midi à, passe ses soirées à, passe ses dimanches à, passe ses nuits à, passe toutes ses soirées à, passe tout son temps à, passe la journée à, passe ses journées dans, passe ses week-ends dans, passe sa vie dans, passe sa vie à, toujours en train de, ne lâche pas, ne quitte pas, ne peut pas vivre sans, ne vit pas sans, ne résiste pas à, craque pour, toqué de, toquée de, gaga de, zinzin de, en pince pour, très, s'est lancé dans, s'est lancée dans, s'est pris de passion pour, s'est prise de passion pour, est tombé dans, est tombée dans, se plonge dans, plongé dans, plongée dans, s'occupe de, bichonne, chouchoute, dorlote, ne fait que, aime par-dessus tout, aime beaucoup, aime bien, adore tout ce qui touche à, ses loisirs, son dada c'est, son truc à lui c'est, vit au rythme de, part, part à, va,
  ne parle que de, parle tout le temps de, toujours sur, ne boit que du, carbure au,
  nouveau hobby :, nouvelle passion :, passion :, hobby :`,
  `le encanta, le encantan, fascinado por, fascinada por, le fascina, le fascinan, nunca sin, prendado de, prendada de, siempre está, está siempre, está todo el día, sueña con, piensa, planea, siempre, todo el día, va al curro, va al trabajo, va a trabajar, se mueve, viene siempre, se pasa la vida, profe de, profesor de, profesora de, maestro de, maestra de, entrenador de, entrenadora de, monitor de, monitora de, compañero de, compañera de, compi de, amigo de, alumno de, alumna de, jugador de, jugadora de, jugadores de, coleccionista de, observador de, observadora de, practicante de, amante de, amante del, amante de los, amante de las, toca, toca el, toca la, juega a, cultiva, enseña, hace su propio, hace sus propias, hace sus propios, le gusta, le gustan, les encanta, les gusta, les gustan, les encantan, me encanta, me encantan, nos encanta, le apasiona, le apasionan, le flipa, le flipan, le chifla, le chiflan, le vuelve loco, le vuelve loca, adora, ama, fan de, fan del, gran fan de, loquito por, loquita por, loco por los, loca por los, un loco de, una loca de, un loco del, un loco de los, loco por, loca por, loco de, loca de, locos de, locas de, chalado por, chiflado por, locos por, amante de, amante del, amantes de, aficionado a, aficionada a, aficionado al,
  aficionada al, apasionado de, apasionada de, apasionado por, apasionada por, apasionado del, apasionada del, fanático de, fanática de, fanático del, friki de, friki del, adicto a, adicta a, adicto al, adicta al, enganchado a, enganchada a, no puede vivir sin, no sabe vivir sin, vive para, colecciona, hace, construye, monta, hace mucho, practica, juega al, pasión es, pasión por, hobby es, afición es, afición por,
  interesado en, interesada en, le interesa, le interesan, ha empezado a, empezado a, ha empezado con, empezar a, empezar con, empieza a, empieza con, está aprendiendo, está aprendiendo a, aprendiendo, aprendiendo a, quiere aprender a, quiere aprender, aprender a, aprende a, debilidad por, se pasa el día, disfruta, disfruta de, disfruta con, disfruta del, le pirra, le pirran, es muy de, aficionado, se ha aficionado a, se ha aficionado al, le va, le van, le dio por, le ha dado por, para de, deja de, se dedica a, dedica a, aman, amar, loca de la, loco de la, loca del, loco del, enamorado de, enamorada de,
  solo habla de, no para de hablar de, siempre con, está siempre con, pasa el finde en, pasa los findes en, pasa el fin de semana en, pasa los fines de semana en,
  sale mucho a, va a clases de, obsesionado con, obsesionada con, obsesionado por, obsesionada por, descubierto, ha descubierto, hobby :, afición :, nuevo hobby :, nueva afición :, pasión :, se le da bien, le tira, le tiran, metido en, metida en, se apunta a, se ha apuntado a,
  escucha, escucha siempre, devora, se pasa las tardes, pasa las tardes, se pasa las horas, pasa las horas, se pasa los domingos, se pasa los fines de semana, se pasa la vida en, se pasa el día en, se pasa el día con, se pasa las noches, se tira el día, se tira las horas, se tira horas, no suelta, no suelta el, no suelta la, no se despega de, siempre anda, anda siempre, anda todo el día, está todo el rato, todo el santo día, no puede estar sin, no puede pasar sin, no hay día sin, no perdona, se pirra por, pierde la cabeza por, bebe los vientos por, muere por, se muere por, flipa con, alucina con, disfruta como un niño con, lo que más le gusta es, lo que más le gusta son, lo suyo es, lo suyo son, lo que le gusta es, le tira mucho, le mola, le molan, mola, mima, cuida, cuida de, se ha lanzado a, se ha metido en, se ha viciado a, se ha viciado al, viciado a, viciada a, viciado al, enganchado al, enganchada al, enganchado a los, enganchada a los, sale a, se va a, va a, quiere dedicarse a, dedicarse a, dedicarse al, forofo de, forofa de, forofo del, entusiasta de, entusiasta del, fanática del, entendido en, experto en, experta en`,
]

/** Right before what somebody does, as a verb with its ending: "der gern wandert", "som bakar". */
const DOING = [
  'who, who often, who always, he, she, they',
  'hon, han, som, gärna, ofta, jämt, alltid, som mest, fritiden, helgerna',
  'gern, gerne, viel, oft, immer, jedes wochenende, jeden tag, leidenschaftlich, leidenschaftlich gern, leidenschaftlich gerne, am liebsten, ständig, so gern, er, sie, neuerdings, freizeit, wochenende, wochenenden, sonntag, sonntags, samstag, samstags, abend, abends, regelmäßig, täglich, meistens, nebenbei, viel zu viel',
  'il, elle, qui, qui ne fait que, qui ne fait rien que, qui se',
  'ella, que, que siempre, siempre, tiempo libre, ratos libres',
]

/** Behind it. */
const PHRASES_BEHIND = [
  `lover, lovers, fan, fans, enthusiast, enthusiasts, nerd, nerds, geek, geeks, addict, addicts, junkie, fanatic, fanatics, nut, nuts, freak, freaks, buff, buffs, mad, crazy, loving, obsessed, aficionado, aficionados, connoisseur, maniac, hobbyist, queen, king, enjoyer, teacher, teachers, coach, instructor, tutor, buddy, buddies, partner, trainer, player, players, collector, collectors, watcher, watchers, goer, goers, lover's,
  related, themed, is his life, is her life, is their life, is his thing, is her thing, is their thing, is his passion, is her passion, is their passion, is his hobby, is her hobby, a lot, all the time, every weekend, every day`,
  `älskare, fan, fantast, entusiast, nörd, galen, tokig, intresserad, hemma, jämt, gärna, är hans grej, är hennes grej, är deras grej, är hans liv, är hennes liv, är hans passion, är hennes passion, är hans hobby, är hennes hobby,
  som hobby, som intresse, som fritidsintresse`,
  `fan, fans, liebhaber, liebhaberin, liebhaberinnen, freund, freundin, begeistert, begeisterte, begeisterten, begeisterter, verrückt, verrückte, verrückten, nerd, freak, süchtig, süchtige, enthusiast, enthusiastin, gern, gerne, leidenschaftlich, narr,
  liebt, lieben, mag, mögen, interessiert, interessieren, sammelt, spielt, geht, ist sein ding, ist ihr ding, ist sein leben, ist ihr leben, ist sein hobby, ist ihr hobby, ist seine leidenschaft, ist ihre leidenschaft, ist sein ein und alles, ist ihr ein und alles,
  für sich entdeckt, im kopf, nicht genug, nicht genug kriegt, nicht genug bekommt, nicht genug kriegen kann, nicht genug bekommen kann`,
  `addict, addicte, lover, fan, beaucoup, souvent, tout le temps, c'est sa passion, c'est son truc, c'est sa vie, c'est leur truc, est sa passion, est son truc, est sa vie`,
  `lover, fan, addict, a menudo, todos los días, todo el tiempo, cada fin de semana, es su pasión, es su vida, es lo suyo, es su hobby, es su afición`,
]

const ENDINGS = [
  '-lover -lovers -fan -fans -loving -mad -crazy -obsessed -addict -nerd -geek -enthusiast -themed -related lover',
  'present presenten presenter gåva älskare älskaren älskande älskarinna tokig tokiga tok tokigt galen galna galning intresserad intresserade fantast fantasten entusiast entusiasten nörd nörden fan fanet freak nörden nördar frälst fantaster vän vännen människa människan tjej tjejen kille killen mamma mamman dåre dåren lärare läraren lärarinna tränare tränaren instruktör kompis kompisen polare spelare spelaren spelarna samlare samlaren utövare utövaren skådare åkare åkaren',
  'geschenk geschenke geschenken geschenkidee fan fans liebhaber liebhaberin liebhabers liebend liebende liebenden freund freundin freundes freunde begeistert begeisterte begeisterten begeisterter verrückt verrückte verrückten verrückter nerd nerds freak enthusiast enthusiastin narr närrin närrisch narren süchtig süchtige süchtigen mensch menschen mama mamas papa mädchen profi profis meister meisterin junkie tante lehrer lehrerin lehrers trainer trainerin partner partnerin kumpel kumpels kollegin kollege spieler spielers spielerin spielern sammler sammlers sammlerin beobachter beobachterin sportler sportlerin',
  '',
  '',
]

/** Between: "all kinds of baking". */
export const SMALL: readonly ReadonlySet<string>[] = [
  'a an the all kinds kind sort sorts of to do with doing everything anything her his their my own playing collecting really good making about at home going on is very much lots some',
  'att allt med om och slags alla sorters sin sitt sina en ett på med det gå riktigt gott väldigt mycket göra',
  'das die den der dem alles was mit zu ein eine einen sein seine seinen ihr ihre ihren von vom guten gutes gute alle viel sehr',
  "le la les l' du de des d' un une tout toute ce qui est son sa ses faire à au aux beaucoup souvent bien bon bonne jouer",
  'el la los las un una de del todo lo que es hacer con su sus mucho mucha muchas muchos muy a al en buen buena jugar',
].map((words) => new Set(words.split(' ').map((word) => (word.endsWith("'") ? word : fold(word)))))

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
/** By columns, under the first word. */
export const BEHIND: readonly ReadonlyMap<string, readonly Frame[]>[] = PHRASES_BEHIND.map(
  (phrases, column) => framesOf(listOf([phrases]).map(({ words }) => ({ words, column }))),
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
    phrases.split(/,\s+/).map((phrase) => ({ words: scanPhrase(phrase).map(({ key }) => key), column })),
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
