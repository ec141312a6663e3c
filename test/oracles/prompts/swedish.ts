/** Prompts as Swedish-speaking shoppers type them, and how each is read. */

export const swedishExamples = String.raw`
jag vill ha en röd klänning under 500 kr → max-below=500, currency=SEK, words=("röd" "klänning")
röda skor på rea → on-sale, words=("röda" "skor")
billigaste soffan i lager → available, words=("soffan"), order=price-asc
hörlurar högst 1 000 kr → max=1000, currency=SEK, words=("hörlurar")
hörlurar mellan 300 och 500 kronor → min=300, max=500, currency=SEK, words=("hörlurar")
minst 200 kr → min=200, currency=SEK
från 100 till 200 kr → min=100, max=200, currency=SEK
från Åhléns → vendors=("Åhléns")
fran ahlens max 200:- → max=200, currency=SEK, vendors=("Åhléns")
inte från Acme → not-vendors=("Acme")
tröja utan ull → words=("tröja"), not-words=("ull")
tröja utan långa ärmar → words=("tröja"), not-words=("långa ärmar")
nedsatta jackor från H&M i sommar → on-sale, vendors=("H&M"), words=("jackor" "sommar")
i kategorin Kök & Bad → collections=("Kök & Bad")
mugg runt 100 kr → min=80, max=120, currency=SEK, words=("mugg")
väska ej rea → on-sale=?0, words=("väska")
slutsålda stövlar → available=?0, words=("stövlar")
herrskor under 1500 kr → max-below=1500, currency=SEK, words=("herrskor")
billiga jeans men inte svarta → words=("jeans"), not-words=("svarta"), order=price-asc
över 200 men under 500 kr → min-above=200, max-below=500, currency=SEK
visa mig allt → all
nyheter → order=newest
hylla under 80 cm → words=("hylla" "80" "cm")
mössa för barn under 10 år → words=("mössa" "barn")
max pris 500 → max=500
maxpris 300 kr → max=300, currency=SEK
500 kr max → max=500, currency=SEK
mugg eller kopp → any-1=("mugg" "kopp")
en tröja som kostar mindre än 300 kr → max-below=300, currency=SEK, words=("tröja")
taggad eco → tags=("eco")
finns Nike i lager → available, vendors=("Nike")
ordinarie pris → on-sale=?0
tröja 50% rabatt → on-sale, discount-percent=50, words=("tröja")
inte för dyr soffa → words=("soffa"), order=price-asc
tv 55 tum under 5 tkr → max-below=5000, currency=SEK, words=("tv" "55" "tum")
under 500 kronor → max-below=500, currency=SEK
billigare än 300 kr → max-below=300, currency=SEK
1 299,50 kr → min=1039.6, max=1559.4, currency=SEK
klänning inte från Acme eller Globex → not-vendors=("Acme" "Globex"), words=("klänning")
tröja inte röd eller blå → words=("tröja"), not-words=("röd" "blå")
finns inte i lager → available=?0
utan rea → on-sale=?0
skor dyrare än 1 tusen kr → min-above=1000, currency=SEK, words=("skor")
en soffa för max 3 000:- → max=3000, currency=SEK, words=("soffa")
halva priset på jackor → on-sale, discount-percent=50, words=("jackor")
men shoes under 50 → max-below=50, words=("men" "shoes")
`
