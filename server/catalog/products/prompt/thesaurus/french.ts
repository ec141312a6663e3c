/** French words that say nearly the same of what is the matter, a group a line. */
export const FRENCH = `
fatigué épuisé crevé vanné
taches tache tâché salit renversé
pue sent odeur odeurs puanteur renfermé
mouillé humide trempé humidité
sec desséché sèche
sale boueux crasseux boue saleté
désordre bazar bordel fouillis traîne traînent chaos partout
ranger trier organiser ordre
cassé brisé fendu fissuré abîmé cassée
trou troué déchiré déchire
froid gelé glacial frisquet grelotte gèle
chaud étouffe canicule bouillant chaleur
bruit bruyant vacarme boucan
sombre noir obscur
éblouit éblouissant aveuglant lumineux
tombe renverse bascule chute
glissant glisse dérape
trébuche
déborde inonde inondation
bouché coincé bloqué
bancal branlant instable vacille desserré
raide tendu
rouillé rouille oxydé
moisi moisit moisissure pourri pourrit
délavé décoloré terni terne
rétréci rétrécit
froissé froissée plis chiffonné
perd égare disparaît perdu
volé voleurs cambriolage cambrioleurs
peur angoisse phobie
stressé anxieux angoissé nerveux stress
ennuie ennui
pleure crie hurle
disputent bagarrent chamaillent
mâche mord ronge
avale engloutit
réviser étudier examen examens
apprendre débuter débutant
couper trancher émincer hacher
brûlé cramé brûle
collant colle poisseux
protéger couvrir
porter transporter trimballer
accrocher suspendre fixer
ranger stocker conserver
cacher dissimuler camoufler
calme silence tranquille
poils poil perd
rayé griffe rayures rayure
promener promenade balade
randonnée randonner marche marcher
courir course jogging
vélo pédaler
voyage voyager vacances étranger
avion vol
fête fêter soirée
enceinte grossesse
soir nuit
matin réveil lever
pleut pluie averse
vent venteux tempête souffle
pelouse gazon herbe
usé râpé élimé
émoussé coupe
crevaison crevé dégonflé plat
moustiques insectes bestioles moucherons
souris rats rongeurs
boutons acné
démange gratte démangeaisons
gonflé enflé
engourdi fourmis
migraine migraines tête
rhume enrhumé toux tousse grippe éternue
ronfle ronflements
buée embué embuées
moche affreux laid
triste nu vide
cosy chaleureux douillet
inconfortable dur
lourd pèse poids
oublie oublier mémoire
concentrer distrait concentration
détendre relaxer décompresser calmer
poussière poussiéreux
miettes
fane fanent meurent flétrit dépérit
arroser arrosage
fuit goutte coule fuite
verglas glace gelé gel
pipi urine
vomit vomir malade
faim grignoter
vite pressé
étroit petit exigu minuscule
courants air
échappe fugue sauve
voisins voisin vis-à-vis
batterie charge déchargé
câbles fils câble
lent rame
frisottent frise bouclés frisent
collègue collègues
dessiner dessine
tricoter tricot crochet
`
