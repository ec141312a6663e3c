/** Prompts as French-speaking shoppers type them, and how each is read. */

export const frenchExamples = String.raw`
je cherche une robe rouge à moins de 50 € → max-below=50, currency=EUR, words=("robe" "rouge")
chaussures en solde → on-sale, words=("chaussures")
pas de cuir → not-words=("cuir")
pull sans laine → words=("pull"), not-words=("laine")
robe noire sauf Acme → not-vendors=("Acme"), words=("robe" "noire")
entre 20 et 40 euros → min=20, max=40, currency=EUR
de 20 à 40 € → min=20, max=40, currency=EUR
à partir de 30 € → min=30, currency=EUR
au plus 100 euros → max=100, currency=EUR
jusqu'à 100 € → max=100, currency=EUR
moins cher que 50€ → max-below=50, currency=EUR
le moins cher → order=price-asc
casque pas cher → words=("casque"), order=price-asc
casque pas trop cher en stock → available, words=("casque"), order=price-asc
épuisé → available=?0
robe de 50 € → min=40, max=60, currency=EUR, words=("robe")
sac de la marque L'Oréal → vendors=("L'Oréal"), words=("sac")
sac d'Acme → vendors=("Acme"), words=("sac")
dans Été → collections=("Été")
collection été → collections=("Été")
nouveautés → order=newest
autour de 50 euros → min=40, max=60, currency=EUR
100 euros maximum → max=100, currency=EUR
plus de 100 € → min-above=100, currency=EUR
pas plus de 100 € → max=100, currency=EUR
robe rouge ou bleue → words=("robe"), any-1=("rouge" "bleue")
soit une guitare soit un ukulélé → any-1=("guitare" "ukulélé")
robe sans manches longues → words=("robe"), not-words=("manches longues")
chaussures taille 42 → words=("chaussures" "taille" "42")
j'aimerais un sac à main noir → words=("sac à main" "noir")
étiqueté vip → tags=("vip")
plein tarif → on-sale=?0
-50% robe → on-sale, discount-percent=50, words=("robe")
moins de 50 € → max-below=50, currency=EUR
entre 20 et 40 → min=20, max=40
robe pas chère en soldes, pas d'Acme → on-sale, not-vendors=("Acme"), words=("robe"), order=price-asc
moins de 1 000 € mais pas de cuir → max-below=1000, currency=EUR, not-words=("cuir")
pull pas noir ni gris → words=("pull"), not-words=("noir" "gris")
ordinateur portable d'occasion à 300 € maximum → max=300, currency=EUR, words=("ordinateur portable" "occasion")
moins cher que la North Face → vendors=("The North Face"), order=price-asc
pas en solde → on-sale=?0
bottes -20 % → on-sale, discount-percent=20, words=("bottes")
`
