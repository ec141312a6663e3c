/** The words by which denied-clause-reader.ts knows what a clause says of something, folded. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Between two clauses. */
export const GOING_ON = set('and but och men fast und aber et mais y pero dock however sino')

export const DENYING = set(
  `not dont doesnt didnt isnt arent wasnt wont cant cannot couldnt wouldnt shouldnt never no inte ej aldrig ingen inget inga
  nicht nie niemals kein keine keinen keiner pas jamais aucun aucune no nunca jamas tampoco`,
)
/** What stands right behind them is denied, and not what is before. */
export const CONTRASTING = set('not inte ej nicht pas kein keine keinen sin')
export const NOBODY = set('nobody noone none niemand niemandem keiner personne nadie ingen')

/** What may stand before what is turned down: whose opinion it is, and small words. */
export const BEGINNING = set(
  `i we he she personally honestly frankly find think finds thinks that the a an for me us to
  those these all any jag vi han hon personligen arligt tycker att den det de for mig oss
  ich wir er sie personlich ehrlich finde finden findet dass der die das den dem mit von bei gegen um aus in fur mich uns
  je j' nous on il elle personnellement franchement trouve trouvons que le la les l' du de des en pour moi
  yo me personalmente sinceramente encuentro parece el los las lo de del para mi`,
)

/** How it looks to them. */
export const BAD = set(
  `ugly hideous horrible awful terrible dreadful tacky naff dated outdated boring dull ghastly revolting disgusting vulgar unflattering overrated depressing gloomy horrid
  cringe scares freaks annoys irritates bugs depresses disgusts loathe hate hates detest despise
  ful fult fula asfult skitfult jattefult hemsk hemskt hemska forskracklig forskrackligt forskrackliga trist trista trakig trakigt trakiga mossig mossigt tontig tontigt graslig grasligt
  avskyvard avskyvart motbjudande otack otackt avskyr hatar ogillar avskracker
  hasslich potthasslich scheusslich furchtbar schrecklich grasslich grauenhaft grauenvoll ekelhaft abscheulich langweilig spiessig altbacken altmodisch kitschig peinlich
  zuwider graus grauslich nervt schreckt allergisch allergisk allergic allergique alergico alergica hasse hasst verabscheue verabscheut pickel jagen bogen
  moche moches laid laide laids laides hideux hideuse hideuses affreux affreuse affreuses atroce atroces ringard ringarde ringards ringardes tristes nulles ennuyeuses horrible horribles demode demodee vulgaire triste ennuyeux ennuyeuse degueulasse nul nulle horreur
  repugne repugnent rebute rebutent deprime enerve agace deteste detestent hais
  feo fea feos feas horroroso horrorosa espantoso espantosa cutre hortera anticuado anticuada cursi soso sosa aburrido aburrida repugna repugnan repele repelen deprime agobia odio odia detesto detesta`,
)
export const LOOKING = set(
  'look looks feel feels seem seems sieht sehen wirkt wirken aussieht ser kanns verkar fait font parait queda quedan parece parecen ve',
)
export const CHEAP = set('cheap billigt billiga billig cheap barato baratos barata baratas')

/** They say that it is welcome, that it is only said under a condition, or what is best about it. */
export const ALLOWING = set(
  `problem problems matter matters mind minds need needs needed necessary must only enough if unless that which who whose than except without more because since though although available
  break breaks show shows fade fades scratch scratches rust rusts stain stains shrink shrinks itch itches smell smells wrong care bother bothers hurt hurts either required essential fail fails beat beats stop wait forget
  roll hindrar behover maste nodvandig nodvandigt krav sviker nog om ifall som eftersom fel skadar stor utan rostar syns kliar sonder
  probleme thema egal muss mussen nur genug wenn falls ob weil denn damit bricht kaputt rostet kratzt schlecht schadet verkehrt falsch stort storen als ohne enttauscht mehr notig pflicht zwingend
  derange gene importe besoin faut oblige obligatoire seulement assez si parce casse raye rouille qui que qu' sans decoit plus mal necessaire
  problema importa molesta falta hace solo bastante porque rompe oxida que sin mas falla fallan obligatorio necesario menos`,
)
/** Whoever has or finds none may want just that. */
export const HAVING = set(
  `have has had got own owns owned find found see seen sell stock left
  har hade ager hittar hittade finns ser
  habe hab hat haben gehabt hatte finde findet gefunden gibt gab
  ai avons avez ont trouve trouvons vois reste
  tengo tiene tenemos tienen hay encuentro veo queda quedan`,
)
/** Another size or price may be had of it. */
export const SIZED = set(
  `small big large tight short long wide narrow loose expensive pricey dear new old late good bad cheap
  liten litet sma stor stort stora trang kort lang dyr dyrt ny nytt nya gammal billig
  klein gross gros eng kurz weit teuer neu alt gut billig
  petit petite grand grande court serre cher chere neuf neuve vieux bon bonne
  pequeno pequena corto largo caro cara estrecho ancho nuevo nueva viejo bueno barato`,
)

/** Who says it. */
export const SAYING = set(
  `i we he she they you jag vi han hon de ich wir er sie man je j' il elle on nous ils elles me yo
  wife husband daughter son mum dad mother father frun maken dottern sonen frau mann tochter sohn femme mari fille fils mujer marido hija hijo`,
)
export const MINE = set(
  `my our his her their your min mitt mina var vart vara hans hennes mein meine meiner meinem meinen unser unsere unserer unserem unseren ihr ihre ihrem sein seine seinem
  mon ma mes notre nos son sa ses mi mis nuestro nuestra nuestros nuestras su sus`,
)
/** What is done with what one likes. */
export const TAKING = set(
  `want wants like likes wear wears buy buys eat eats drink drinks use uses stand tolerate fancy touch touches choose pick take takes hear know consider pay
  gillar vill bar bara koper kopa ater ata dricker dricka anvander tal ha veta hora ror valjer tar kla
  allowed permitted erlaubt tillatet autorise permis permitido suits suit passt passen passar passa vore steht stehen kommt kommen kommer tycker blir geht gehen gar va vont pega pegan combina combinan lasts last haller halt halten tient dura far
  mag mogen will wollen trage tragt tragen kaufe kauft kaufen esse isst essen trinke trinkt trinken verwende nehme nimmt wissen horen anziehen anfassen leiden
  veux veut voulons aime aiment aimons porte portons porterais porterai porterait mange mangeons boit achete achetons achetera acheterais utilise supporte entendre mettrais mettrai toucherais savoir
  quiero quiere queremos gusta gustan lleva llevo llevamos pondria pondre pone pongo compro compra compramos compraria come comemos bebe uso usa usamos soporta saber`,
)
/** Where they are, behind it. */
export const TAILS = set(
  `here anymore anyway home house flat family in the our at this har hemma hos oss langre i vart hier mehr zuhause haus im bei uns ici a la maison chez nous
  aqui ya casa en esta nuestra`,
)
