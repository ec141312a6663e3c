/** Words that say by themselves that something is the matter: nobody looks for a stain, a sprain or what is clogged. */
import { lazily } from '../../../lib/lazy.ts'
import { fold } from './fold.ts'
import { stemIn } from './need-phrases.ts'

const WORDS = `
stain stains spilled spilt spill hole holes crack cracked scratches scratched scuffed chewed torn ripped broken cracks leak leaks leaking dripping blocked clogged stuck jammed rusty rust mouldy moldy
  smelly stinky stinking stinks smells stench squeaky squeaking creaking wobbly loose sprained sprain twisted sore aching itchy itching swollen stiff chapped greasy flaky frizzy tangled knots tangle
  creased wrinkled crumpled blunt flat puncture frozen icy overgrown wilting wilted dying dead droppings pee vomit crumbs mess messy untidy clutter cluttered pile piles burnt burned cloudy streaky
  headache migraine ache pain pains cramps cramp rash blister blisters pimples spots wrinkles dandruff lice fleas ticks moths ants wasps mosquitoes mice rats slugs snails weeds stolen lost losing missing
  burglar burglars thief thieves unsteady unsteadily shaky empty spoiled mud muddy afraid scared fear anxious insomnia snoring sleepless bored boredom tired exhausted draughty draught freezing drains accident accidents fever cough sneezing
fläck fläckar spillde spillt hål spricka sprickor repor repig repiga tuggat trasig trasiga läcker läckage droppar igensatt stopp fast rostig rostiga rost mögel mögligt
  luktar stinker stank gnisslar knarrar vinglig lös löst stukad stukat öm ömt ont värk kliar kliande svullen stel stela nariga spruckna flottigt frissigt tovigt tovor trassel
  skrynklig skrynkliga slö slöa punktering punka frusen isig vissnar vissna dör döda bajs kiss kräks smulor röra stökigt rörigt kaos hög högar bränt inbränt grumliga randiga
  huvudvärk migrän kramp kramper utslag blåsa blåsor skavsår finnar rynkor mjäll löss loppor fästingar mal myror getingar mygg möss råttor sniglar ogräs stulen stulna tappat tappar försvunnen
  tjuv tjuvar inbrott ostadig ostadigt vinglar lera lerig rädd oro sömnlös snarkar snarkningar uttråkad trött utmattad drag drar iskallt iskall olycka olyckor feber hosta nyser snuva
fleck flecken verschüttet loch löcher riss risse kratzer kratzspuren zerkratzt zerkaut zerrissen undicht leckt tropft verstopft verstopfen verstopfte klemmt rostig rostige rost schimmel schimmelt verschimmelt
  riecht stinkt stinken gestank quietscht knarrt wackelt wackelig lose verstaucht verstauchter verstauchung schmerzen schmerzt juckt juckende geschwollen steif steife steifer rissig rissige spröde fettige verknotet kabelsalat
  zerknittert zerknittertes zerknitterte stumpf stumpfe platten reifenpanne panne zugefroren vereist wuchert verwelkt vertrocknet eingegangen kot erbrochenes krümel unordnung unordentlich durcheinander chaos haufen verbrannt angebrannt eingebrannt trüb schlieren
  kopfschmerzen migräne krampf krämpfe ausschlag blase blasen pickel falten schuppen läuse flöhe zecken motten ameisen wespen mücken mäuse ratten schnecken unkraut gestohlen geklaut verloren
  einbrecher einbruch diebe unsicher leer verderben verdorben matsch matschig angst schlaflos schnarcht schnarchen langeweile langweilig müde erschöpft zieht zugluft unfall unfälle fieber husten niesen schnupfen verspannt verspannungen
tache taches renversé trou trous fissure fissures rayures rayé éraflées abîmé abîmée déchiré cassé fuite fuites goutte bouché bouchée coincé rouillé rouillée rouille moisissure moisissures moisi
  pue puent puanteur grince grincements bancal branlant entorse foulée foulure douleur douleurs douloureux douloureuse gratte démange gonflé gonflées raide raides gercées gercés gras emmêlés nœuds
  froissé froissée froissées crevaison crevé gelé givre fané fanée crottes pipi vomi miettes désordre bazar fouillis pagaille brûlé brûlée ternes traces
  migraine crampe crampes ampoule ampoules boutons rides pellicules poux puces tiques mites fourmis guêpes moustiques souris limaces escargots volé perdu
  voleur voleurs cambriolage cambriolages calcaire boue boueux instable peur insomnie insomnies ronfle ronflements ennui ennuie fatigue fatigué fatiguée courant accident accidents fièvre toux courbatures
mancha manchas derramé derramado agujero agujeros grieta grietas arañazos rayado rozadas roto rota rotos gotea fuga atascado atascada oxidado oxidada óxido moho
  huele huelen apesta peste chirría cojea suelta suelto esguince torcido dolor dolores dolorido dolorida pica picor hinchado hinchadas rígido rígida agrietadas agrietados grasiento enredos enredado nudos
  arrugada arrugadas pinchazo pinchada helado mustia marchita cacas pis vómito migas desorden caos lío quemado quemada pegado pegada turbios
  migraña calambre calambres sarpullido ampolla ampollas granos arrugas caspa piojos pulgas garrapatas polillas hormigas avispas mosquitos ratones ratas caracoles babosas espinas robado robaron perdido agotada
  ladrones ladrón barro inestable miedo insomnio ronca ronquidos aburrimiento aburren cansancio cansada cansado corriente accidente accidentes fiebre tos agujetas
`

const stems = lazily(
  () =>
    new Set(
      WORDS.trim()
        .split(/\s+/)
        .map((word) => stemIn(fold(word))),
    ),
)

/** Whether the word, folded, says that something is the matter, in whatever form. */
export const isTroubleWord = (key: string): boolean => stems().has(stemIn(key))
