/** Prompts as German-speaking shoppers type them, and how each is read. */

export const germanExamples = String.raw`
ich suche ein rotes Kleid unter 50 Euro → max-below=50, currency=EUR, words=("rotes" "kleid")
schuhe im Angebot → on-sale, words=("schuhe")
höchstens 100 € → max=100, currency=EUR
hoechstens 100 € → max=100, currency=EUR
mindestens 20 Euro → min=20, currency=EUR
zwischen 20 und 40 Euro → min=20, max=40, currency=EUR
von 20 bis 40 Euro → min=20, max=40, currency=EUR
von Acme → vendors=("Acme")
nicht von Acme → not-vendors=("Acme")
Jacke ohne Kapuze → words=("jacke"), not-words=("kapuze")
kein Leder → not-words=("leder")
Pullover, keine Wolle, bis 80€ → max=80, currency=EUR, words=("pullover"), not-words=("wolle")
günstigste Kopfhörer auf Lager → available, words=("kopfhörer"), order=price-asc
ausverkaufte Tassen → available=?0, words=("tassen")
nicht lieferbar → available=?0
bis zu 50 € → max=50, currency=EUR
ab 30 Euro → min=30, currency=EUR
ab 18 → min=18
etwa 50 Euro → min=40, max=60, currency=EUR
um die 50 Euro → min=40, max=60, currency=EUR
Tasse für 10 Euro → min=8, max=12, currency=EUR, words=("tasse")
Schuhe Größe 42 → words=("schuhe" "größe" "42")
aus der Kollektion Sommer → collections=("Sommer")
in der Kategorie Shoes → collections=("Shoes")
reduzierte Hosen von Globex oder Acme → on-sale, vendors=("Globex" "Acme"), words=("hosen")
neueste Uhren → words=("uhren"), order=newest
nicht teurer als 100 Euro → max=100, currency=EUR
Handtasche aus Leder, nicht schwarz → words=("handtasche" "leder"), not-words=("schwarz")
50,-€ Lampe → min=40, max=60, currency=EUR, words=("lampe")
1.299 € Laptop → min=1039.2, max=1558.8, currency=EUR, words=("laptop")
fur coat → words=("fur" "coat")
für Herren → words=("herren")
zeig mir Nike Schuhe → vendors=("Nike"), words=("schuhe")
20€ bis 40€ → min=20, max=40, currency=EUR
unter 50 Euro → max-below=50, currency=EUR
1.299,99 € → min=1039.99, max=1559.99, currency=EUR
Schuhe unter 100 Euro aber nicht von Nike → max-below=100, currency=EUR, not-vendors=("Nike"), words=("schuhe")
Kleid nicht rot oder blau → words=("kleid"), not-words=("rot" "blau")
keine langen Kleider → words=("kleider"), not-words=("langen")
Stiefel im Angebot auf Lager → on-sale, available, words=("stiefel")
Lampe 50,- → min=40, max=60, currency=EUR, words=("lampe")
`
