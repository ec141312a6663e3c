/** Prompts as Spanish-speaking shoppers type them, and how each is read. */

export const spanishExamples = String.raw`
busco un vestido rojo por menos de 50 euros → max-below=50, currency=EUR, words=("vestido" "rojo")
zapatos en oferta → on-sale, words=("zapatos")
entre 20 y 40 euros → min=20, max=40, currency=EUR
de 20 a 40 € → min=20, max=40, currency=EUR
desde 30 euros → min=30, currency=EUR
hasta 100 euros → max=100, currency=EUR
como máximo 100 € → max=100, currency=EUR
máximo 100 → max=100
camisa sin mangas → words=("camisa"), not-words=("mangas")
no de Acme → not-vendors=("Acme")
zapatos de Acme → vendors=("Acme"), words=("zapatos")
que no sea rojo → not-words=("rojo")
camiseta no negra → words=("camiseta"), not-words=("negra")
excepto Acme → not-vendors=("Acme")
bolso barato → words=("bolso"), order=price-asc
el más barato → order=price-asc
más caro → order=price-desc
novedades → order=newest
disponible → available
agotado → available=?0
sin stock → available=?0
no disponible → available=?0
rebajas → on-sale
con descuento → on-sale
alrededor de 50 euros → min=40, max=60, currency=EUR
unos 50 euros → min=40, max=60, currency=EUR
más de 100 euros → min-above=100, currency=EUR
50 euros o menos → max=50, currency=EUR
colección Verano → collections=("Verano")
en la categoría Shoes → collections=("Shoes")
marca Globex → vendors=("Globex")
etiquetado eco → tags=("eco")
rojo o azul → any-1=("rojo" "azul")
mesa de menos de 80 cm → words=("mesa" "80" "cm")
taza blanca sin stock de Acme → available=?0, vendors=("Acme"), words=("taza" "blanca")
2 mil pesos → min=1600, max=2400, currency=MXN
menos de 50 euros → max-below=50, currency=EUR
entre 20 y 40 → min=20, max=40
vestido rojo sin mangas y con bolsillos → words=("vestido" "rojo" "bolsillos"), not-words=("mangas")
zapatillas de menos de 1.000 pesos → max-below=1000, currency=MXN, words=("zapatillas")
no más de 30 € → max=30, currency=EUR
pero no de Nike → not-vendors=("Nike")
vestido sin mangas largas → words=("vestido"), not-words=("manga larga")
ni rojo ni azul → not-words=("rojo" "azul")
falda 30 % de descuento → on-sale, discount-percent=30, words=("falda")
no rebajado → on-sale=?0
`
