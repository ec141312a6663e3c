/** Spanish words that say nearly the same of what is the matter, a group a line. */
export const SPANISH = `
cansado agotado rendido reventado
manchas mancha manchado ensucia derramé
huele apesta olor olores peste
mojado húmedo empapado humedad
seco reseco agrietado
sucio mugriento embarrado barro suciedad
desorden desordenado caos lío revuelto tirado
ordenar organizar recoger clasificar
roto estropeado agrietado dañado rompe
agujero rasgado
frío helado congelado tirito hiela
calor caliente bochorno sofocante asfixia
ruido ruidoso jaleo escándalo
oscuro oscuridad tenebroso
deslumbra cegador
cae vuelca tumba
resbaladizo resbala patina
tropiezo tropieza
desborda inunda inundación
atascado atasca obstruido
cojea tambalea inestable flojo suelto
rígido tenso contractura
oxidado oxida óxido
moho mohoso enmohecido pudre podrido
desteñido descolorido destiñe
encogido encoge encogió
arrugado arruga arrugada
pierde extravía desaparece perdido
robado robo ladrones ladrón
miedo pánico fobia
estresado nervioso ansiedad estrés agobiado
aburre aburrido aburrimiento
llora grita chilla berrea
pelean discuten riñen
mastica muerde roe mordisquea
engulle traga
sed estudiar repasar examen exámenes
aprender empezar principiante
cortar picar trocear
quemado quema
pegajoso pega
proteger cubrir tapar
llevar cargar transportar
colgar fijar sujetar
guardar almacenar conservar
esconder ocultar disimular
silencio tranquilidad calma
pelos pelo suelta
rayado arañado araña arañazos rasguños
pasear paseo
senderismo caminata caminar
correr corre
bici pedalear ciclismo
viajar viaje vacaciones extranjero
avión vuelo volar
fiesta celebrar
embarazada embarazo
noche noches
mañana mañanas madrugar
llueve lluvia
viento ventoso tormenta
césped hierba
gastado desgastado raído
pinchazo pinchado desinflado
mosquitos insectos bichos
ratones ratas roedores
granos espinillas acné
pica picor picores
hinchado hinchados
dormido hormigueo
migraña cabeza
resfriado tos tose gripe estornuda
ronca ronquidos
empañado empaña empañan
feo horrible
soso triste
acogedor hogareño
incómodo duro
pesado pesa peso
olvida olvido memoria
concentrarme distraigo distrae
relajarme desconectar relajarse calmar
polvo polvoriento
migas
marchita mustia
regar riego
gotea fuga pierde
hielo nieve helada
pis mea orina
vomita vomitar
hambre picotear
rápido prisa
estrecho pequeño diminuto
corriente corrientes
escapa fuga
vecinos vecino
batería descargado cargar
cables cable
lento tarda
encrespado rizado encrespa
compañeros compañeras
dibujar dibuja
ganchillo tejer punto
`
