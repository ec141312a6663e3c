/**
 * What shoppers ask the evaluation's shop: class | language | part | prompt | what it means. The parts `tuned` and `held`
 * (apart) are said in other words; the code is never fitted to `held`.
 *
 * In a prompt: {t} the thing, {c} a colour, {m} a material, {w} for whom, {s} a size, {v} a vendor, {n} a collection,
 * {code} and {bare} a code with and without its signs, {slip} the thing misspelt, {like} a title, {80} a number.
 * Meanings: t thing, c m w s its traits, v vendor, n collection, code, <80 <=80 >80 >=80 in a currency (EUR kr), sale,
 * off50, stock, order+ and order-; `!` denies. `~c` is wished, not asked for.
 */
export const TEMPLATES = `
bounds | en | tuned | {t} must not cost more than 80 euros | t <=80EUR
bounds | en | tuned | {t} 80 euros or less | t <=80EUR
bounds | en | tuned | {t}, no more than eighty euros | t <=80EUR
bounds | en | tuned | {t} at least 80 euros | t >=80EUR
bounds | en | held | a {t} that doesn't exceed 80 € | t <=80EUR
bounds | en | held | {t} that should not be cheaper than 80 eur | t >=80EUR
bounds | en | held | nothing over a hundred euros, {t} | t <=100EUR
bounds | en | held | {t} I don't want to spend more than €80 on | t <=80EUR
bounds | sv | tuned | {t} som inte får kosta mer än 800 kr | t <=800SEK
bounds | sv | tuned | {t} högst åttahundra kronor | t <=800SEK
bounds | sv | tuned | {t} för 800:- eller mindre | t <=800SEK
bounds | sv | held | {t} som inte ska gå över 800 kronor | t <=800SEK
bounds | sv | held | {t} måste kosta minst 500 kr | t >=500SEK
bounds | sv | held | {t} inte billigare än femhundra kr | t >=500SEK
bounds | de | tuned | {t} darf nicht mehr als 80 Euro kosten | t <=80EUR
bounds | de | tuned | {t} für unter achtzig Euro | t <80EUR
bounds | de | tuned | {t} soll mindestens 80 € kosten | t >=80EUR
bounds | de | held | {t}, das höchstens 80 Euro kostet | t <=80EUR
bounds | de | held | {t} nicht billiger als 80 Euro | t >=80EUR
bounds | de | held | {t} nichts über fünfundachtzig Euro | t <=85EUR
bounds | fr | tuned | {t} qui ne coûte pas plus de 80 euros | t <=80EUR
bounds | fr | tuned | {t} à moins de quatre-vingts euros | t <80EUR
bounds | fr | tuned | {t} 80 euros ou plus | t >=80EUR
bounds | fr | held | {t} qui ne dépasse pas 80 € | t <=80EUR
bounds | fr | held | {t} ne doit pas coûter moins de 80 euros | t >=80EUR
bounds | fr | held | {t} cent euros maximum | t <=100EUR
bounds | es | tuned | {t} que no cueste más de 80 euros | t <=80EUR
bounds | es | tuned | {t} por menos de ochenta euros | t <80EUR
bounds | es | tuned | {t} de 80 euros en adelante | t >=80EUR
bounds | es | held | {t} que no pase de los 80 euros | t <=80EUR
bounds | es | held | {t} no debe costar más de cien euros | t <=100EUR
bounds | es | held | {t} que cueste al menos 80 € | t >=80EUR
budgets | en | tuned | I have 90 euros to spend on a {t} | t <=90EUR
budgets | en | held | my budget for a {t} is 90 euros | t <=90EUR
budgets | sv | tuned | jag har 900 kr att lägga på {t} | t <=900SEK
budgets | sv | held | {t}, min budget är på 900 kr | t <=900SEK
budgets | de | tuned | ich habe 90 Euro für {t} | t <=90EUR
budgets | de | held | {t}, mein Budget liegt bei 90 Euro | t <=90EUR
budgets | fr | tuned | j'ai 90 euros à dépenser pour {t} | t <=90EUR
budgets | fr | held | {t} avec un budget de 90 euros | t <=90EUR
budgets | es | tuned | tengo 90 euros para gastar en {t} | t <=90EUR
budgets | es | held | {t} con un presupuesto de 90 euros | t <=90EUR
discounts | en | tuned | half price {t} | t off50
discounts | en | held | {t} deals | t sale
discounts | sv | tuned | {t} till halva priset | t off50
discounts | sv | held | {t} minst 20 procent rabatt | t off20
discounts | de | tuned | {t} zum halben Preis | t off50
discounts | de | held | {t} mit 20 Prozent Rabatt | t off20
discounts | fr | tuned | {t} à moitié prix | t off50
discounts | fr | held | {t} en promo | t sale
discounts | es | tuned | {t} a mitad de precio | t off50
discounts | es | held | chollos en {t} | t sale
negation | en | tuned | {t} not {c} | t !c
negation | en | tuned | {t} but not {m} | t !m
negation | en | held | {t} in any colour except {c} | t !c
negation | en | held | {t}, please no {m} | t !m
negation | sv | tuned | {t} inte {c} | t !c
negation | sv | held | {t} som inte är i {m} | t !m
negation | de | tuned | {t} aber nicht {c} | t !c
negation | de | held | {t} ohne {m} | t !m
negation | fr | tuned | {t} mais pas {c} | t !c
negation | fr | held | {t} sans {m} | t !m
negation | es | tuned | {t} que no sea {c} | t !c
negation | es | held | {t} sin {m} | t !m
attributes | en | tuned | {c} {t} | t ~c
attributes | en | tuned | {t} size {s} | t s
attributes | en | held | {m} {t} | t ~m
attributes | en | held | {t} in size {s} | t s
attributes | sv | tuned | {t} storlek {s} | t s
attributes | sv | held | {t} i {m} | t ~m
attributes | de | tuned | {t} Größe {s} | t s
attributes | de | held | {t} aus {m} | t ~m
attributes | fr | tuned | {t} taille {s} | t s
attributes | fr | held | {t} en {m} | t ~m
attributes | es | tuned | {t} talla {s} | t s
attributes | es | held | {t} de {m} | t ~m
attributes | en | held | {t} for {w} | t ~w
attributes | de | held | {t} für {w} | t ~w
codes | en | tuned | {code} | code
codes | en | tuned | {bare} | code
codes | sv | held | artikelnummer {code} | code
codes | de | held | Art.-Nr. {bare} | code
vendors | en | tuned | {t} from {v} | t v
vendors | en | tuned | {v} {t} | t v
vendors | en | held | {t} by {v} please | t v
vendors | sv | held | {t} från {v} | t v
vendors | de | held | {t} von {v} | t v
vendors | fr | held | {t} de chez {v} | t v
vendors | es | held | {t} de la marca {v} | t v
vendors | en | held | {t} not from {v} | t !v
collections | en | tuned | {n} | n
collections | en | tuned | {t} from {n} | t n
collections | en | held | {t} in the {n} collection | t n
collections | sv | held | {t} i kategorin {n} | t n
typos | en | tuned | {c} {slip} | t ~c
typos | sv | tuned | {slip} i {m} | t ~m
typos | de | held | {slip} aus {m} | t ~m
typos | fr | held | {slip} {c} | t ~c
typos | es | held | {slip} {c} | t ~c
chatter | en | tuned | hi there! my sister turns thirty and I am desperately looking for a nice {c} {t} | t ~c
chatter | en | held | could you possibly suggest some lovely {t} for our new flat? | t
chatter | sv | held | hej! vi ska gå på fest på lördag och behöver en snygg {c} {t} | t ~c
chatter | de | held | Hallo, wir ziehen bald um und hätten gern {t}, am besten {c} | t ~c
chatter | fr | held | bonjour, on déménage bientôt et il nous faudrait {t} {c} | t ~c
chatter | es | held | hola, nos mudamos pronto y nos vendría bien {t} {c} | t ~c
things | en | tuned | vintage {c} bohemian {t} | t ~c
things | en | held | {m} {c} handmade {t} with tassels | t ~m ~c
things | sv | held | handgjord {c} {t} med fransar | t ~c
things | de | held | handgemachtes {t} mit Fransen | t
things | fr | held | {t} artisanal à franges | t
things | es | held | {t} artesanal con flecos | t
likes | en | tuned | something like {like} but cheaper | t <like
likes | en | held | alternative to {like}, cheaper | t <like
likes | sv | held | liknande {like} fast billigare | t <like
likes | de | held | ähnlich wie {like}, aber günstiger | t <like
likes | fr | held | comme {like} mais moins cher | t <like
likes | es | held | parecido a {like} pero más barato | t <like
order | en | tuned | cheapest {t} | t order+
order | en | held | {t}, lowest price first | t order+
order | sv | held | billigaste {t} | t order+
order | de | held | das teuerste {t} | t order-
order | fr | held | {t} le moins cher | t order+
order | es | held | el {t} más caro | t order-
compounds | sv | tuned | {m}{t} | t ~m
compounds | de | tuned | {m}{t} | t ~m
compounds | de | held | kinder{t} | t ~w
compounds | sv | held | barn{t} | t ~w
`
