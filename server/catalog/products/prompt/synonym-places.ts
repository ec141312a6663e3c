/** Cities that are called otherwise in another language: of a guide, a map or a poster. As synonym-traits.ts; none whose name is also a thing ("cologne", "Rom"). */
export const PLACES = `
lisbon | lissabon | lissabon | lisbonne | lisboa
london | london | london | londres | londres
copenhagen | köpenhamn | kopenhagen | copenhague | copenhague
stockholm | stockholm | stockholm | stockholm | estocolmo
gothenburg | göteborg | göteborg | göteborg | gotemburgo
vienna | wien | wien | vienne | viena
munich | münchen | münchen | munich | múnich
berlin | berlin | berlin | berlin | berlín
hamburg | hamburg | hamburg | hambourg | hamburgo
venice | venedig | venedig | venise | venecia
florence | florens | florenz | florence | florencia
milan | milano | mailand | milan | milán
naples | neapel | neapel | naples | nápoles
prague | prag | prag | prague | praga
warsaw | warszawa | warschau | varsovie | varsovia
athens | aten | athen | athènes | atenas
brussels | bryssel | brüssel | bruxelles | bruselas
geneva | genève | genf | genève | ginebra
seville | sevilla | sevilla | séville | sevilla
barcelona | barcelona | barcelona | barcelone | barcelona
edinburgh | edinburgh | edinburgh | édimbourg | edimburgo
new york | new york | new york | new york | nueva york
`
