/** Prompts as English-speaking shoppers type them, and how each is read. */

export const englishExamples = String.raw`
red dress under 50 euro on sale, not from Acme → max-below=50, currency=EUR, on-sale, not-vendors=("Acme"), words=("red" "dress")
max 500 kr → max=500, currency=SEK
less than $1,299.99 → max-below=1299.99, currency=USD
50-100 eur → min=50, max=100, currency=EUR
between 20 and 40 pounds → min=20, max=40, currency=GBP
from 100 to 200 SEK → min=100, max=200, currency=SEK
over 1 000 kr → min-above=1000, currency=SEK
around 50 → min=40, max=60
≤ 50 → max=50
<50 → max-below=50
tv under 2k → max-below=2000, words=("tv")
iphone 15 → words=("iphone" "15")
size 42 → words=("size" "42")
501 jeans → words=("501" "jeans")
set of 6 → words=("set" "6")
shelf under 50 cm → words=("shelf" "50" "cm")
less than 2 kg dumbbell → words=("2" "kg" "dumbbell")
nike air max 90 → vendors=("Nike"), words=("air" "max" "90")
nike air max 90 under 1500 kr → max-below=1500, currency=SEK, vendors=("Nike"), words=("air" "max" "90")
chanel no 5 → words=("chanel" "no" "5")
red or blue dress → words=("dress"), any-1=("red" "blue")
not red, blue or green → not-words=("red" "blue" "green")
dress without long sleeves → words=("dress"), not-words=("long sleeves")
#vip shoes → tags=("vip"), words=("shoes")
tag:"new in" -vendor:Acme price:<50 → max-below=50, not-vendors=("Acme"), tags=("new in")
27" monitor → words=("27" "inch" "monitor")
"summer dress" red → words=("red"), phrases=("summer dress")
show me red dresses under $50 → max-below=50, currency=USD, words=("red" "dresses")
I'm looking for a cheap sofa → words=("sofa"), order=price-asc
cheapest headphones in stock → available, words=("headphones"), order=price-asc
sneakers, not Nike → not-vendors=("Nike"), words=("sneakers")
shoes from acme or globex under 100 → max-below=100, vendors=("Acme" "Globex"), words=("shoes")
north face jackets → vendors=("The North Face"), words=("jackets")
the north face jacket below 2 000 kr → max-below=2000, currency=SEK, vendors=("The North Face"), words=("jacket")
h&m dress → vendors=("H&M"), words=("dress")
h & m dress → vendors=("H&M"), words=("dress")
coca cola mug → vendors=("Coca-Cola"), words=("mug")
loreal lipstick → vendors=("L'Oréal"), words=("lipstick")
levis 501 jeans → vendors=("Levi's"), words=("501" "jeans")
Levi's jeans W32 L34 → vendors=("Levi's"), words=("jeans" "w32" "l34")
apple juice → words=("apple juice")
apple watch by Apple → vendors=("Apple"), words=("apple" "watch")
dress in red → words=("dress" "red")
dress in Summer → collections=("Summer"), words=("dress")
from the Summer collection → collections=("Summer")
summer dresses → words=("summer" "dresses")
Summer House candles → vendors=("Summer House"), words=("candles")
shirts from Acme in Summer on sale under 30 dollars → max-below=30, currency=USD, on-sale, vendors=("Acme"), collections=("Summer"), words=("shirts")
not on sale → on-sale=?0
full price boots → on-sale=?0, words=("boots")
out of stock items → available=?0
not sold out → available
is not available → available=?0
gift for him around 50 euros → min=40, max=60, currency=EUR, words=("gift"), wishes=("men")
no more than $30 → max=30, currency=USD
not over 100 kr → max=100, currency=SEK
not under 20 eur → min=20, currency=EUR
at least 2 pockets → words=("2" "pockets")
at least 30 → min=30
jacket at least 100 euros → min=100, currency=EUR, words=("jacket")
over 18 game → words=("18" "game")
tent for up to 4 people → words=("tent" "4" "people")
tent up to 4 people under 300 → max-below=300, words=("tent" "4" "people")
$50 gift card → min=40, max=60, currency=USD, words=("gift card")
50% off sneakers → on-sale, discount-percent=50, words=("sneakers")
at least 20% off → on-sale, discount-percent=20
up to 50% off → on-sale
-30% shoes → on-sale, discount-percent=30, words=("shoes")
100% wool sweater → words=("100" "wool" "sweater")
gluten-free bread → words=("bread"), not-words=("gluten")
no-iron shirt → words=("no-iron" "shirt")
no show socks → words=("no-show socks")
no iron shirt → words=("no" "iron" "shirt")
non-stick pan → words=("non-stick" "pan")
t-shirt -black → words=("t-shirt"), not-words=("black")
t-shirt - black → words=("t-shirt" "black")
wi-fi speaker → words=("wi-fi" "speaker")
sale → on-sale
for sale → available
under armour hoodie → vendors=("Under Armour"), words=("hoodie")
armour under 50 → max-below=50, words=("armour")
3-pack socks → words=("3-pack" "socks")
50x70 poster → words=("50x70" "poster")
27 inch monitor under 300 → max-below=300, words=("27" "inch" "monitor")
iphone 15 pro max 256gb → words=("iphone" "15" "pro" "max" "256gb")
4k tv → words=("4k" "tv")
4k tv under 10k → max-below=10000, words=("4k" "tv")
1-2k laptop → words=("1-2k" "laptop")
price 50-100 → min=50, max=100
price: 50 → min=50, max=50
price:50 → min=50, max=50
price under 50 → max-below=50
budget 100 euro → max=100, currency=EUR
max price 50 → max=50
50 euro max → max=50, currency=EUR
$30 or less → max=30, currency=USD
100 kr or more → min=100, currency=SEK
€50+ → min=50, currency=EUR
between 40 and 20 → min=20, max=40
over 100 under 50 → min-above=100, max-below=50, contradiction
new balance shoes → words=("new" "balance" "shoes")
newest arrivals → order=newest
latest from acme → vendors=("Acme"), order=newest
most expensive watch → words=("watch"), order=price-desc
tagged eco → tags=("eco")
tagged "new in" → tags=("new in")
with tag vip or eco → tags=("vip" "eco")
#unknown thing → words=("unknown" "thing")
#1 dad mug → words=("1" "dad" "mug")
not tagged vip → not-tags=("vip")
without wool or leather → not-words=("wool" "leather")
everything except red dresses → not-phrases=("red dresses")
anything but black → not-words=("black")
black jeans but not skinny → words=("black" "jeans"), not-words=("skinny")
don't want polyester → not-words=("polyester")
sugar free → not-words=("sugar")
something blue → words=("blue")
The The → words=("the")
it → words=("it")
show me everything → all
"iphone 15" case → words=("case"), phrases=("iphone 15")
"unclosed quote dress → words=("unclosed" "quote" "dress")
size 42 500 kr → min=400, max=600, currency=SEK, words=("size" "42")
brand new shoes → words=("brand" "new" "shoes")
brand acme → vendors=("Acme")
Acme's mug → vendors=("Acme"), words=("mug")
gifts under fifty → max-below=50, words=("gifts")
in stock and on sale → on-sale, available
available in red → available, words=("red")
dress, red, size M, under 60€ → max-below=60, currency=EUR, words=("dress" "red" "size" "m")
EUR 50 → min=40, max=60, currency=EUR
SEK500 → min=400, max=600, currency=SEK
US$20 mug → min=16, max=24, currency=USD, words=("mug")
A$ 30 mug → min=24, max=36, currency=AUD, words=("mug")
less than 5 minutes → words=("5" "minutes")
vendor:Foo → vendors=("Foo")
brand:"Initech Inc" mug → vendors=("Initech Inc"), words=("mug")
-tag:vip → not-tags=("vip")
is:sale in:stock → on-sale, available
sale:no → on-sale=?0
currency:usd under 50 → max-below=50, currency=USD
mug <= 20 → max=20, words=("mug")
mug >= $5 and < $20 → min=5, max-below=20, currency=USD, words=("mug")
gift for her not over $25.50 and in stock → max=25.5, currency=USD, available, words=("gift"), wishes=("women")
<=50 eur mug → max=50, currency=EUR, words=("mug")
$1-2k laptop → min=1000, max=2000, currency=USD, words=("laptop")
€20–€40 vase → min=20, max=40, currency=EUR, words=("vase")
20-40€ vase → min=20, max=40, currency=EUR, words=("vase")
mug 20 to 30 dollars → min=20, max=30, currency=USD, words=("mug")
from 20 dollars → min=20, currency=USD
from $20 to $30 → min=20, max=30, currency=USD
red, blue or green mug → words=("mug"), any-1=("red" "blue" "green")
not from Nike, Adidas or Acme → not-vendors=("Nike" "Acme"), not-words=("adidas")
no leather, no wool → not-words=("leather" "wool")
neither red nor blue → not-words=("red" "blue")
shoes -nike -"running shoes" → not-vendors=("Nike"), words=("shoes"), not-phrases=("running shoes")
shoes (not red) → words=("shoes"), not-words=("red")
CHEAP RED DRESS!!! → words=("red" "dress"), order=price-asc
under 50 bucks → max-below=50, currency=USD
not too expensive necklace → words=("necklace"), order=price-asc
men under 50 → max-below=50, words=("men")
shirts for men under 50 → max-below=50, words=("shirts" "men")
price range 20-50 → min=20, max=50
lego 10-99 years → words=("lego" "10-99" "years")
set of 6 mugs under 40 → max-below=40, words=("set" "6" "mugs")
red/blue dress → words=("dress"), any-1=("red" "blue")
black & white poster under 30 → max-below=30, words=("black" "white" "poster")
not available → available=?0
not Adidas, Nike or Acme → not-vendors=("Nike" "Acme"), not-words=("adidas")
not from Nike or Adidas → not-vendors=("Nike"), not-words=("adidas")
not from Acme and in stock → available, not-vendors=("Acme")
not red, cotton → words=("cotton"), not-words=("red")
for 50 euro max → max=50, currency=EUR
-"red wine" → not-phrases=("red wine")
dress not from Acme, red → not-vendors=("Acme"), words=("dress" "red")
without red laces → not-phrases=("red laces")
mug -vendor:Acme -tag:eco → not-vendors=("Acme"), not-tags=("eco"), words=("mug")
"vendor:Acme" → phrases=("vendor:acme")
from "The North Face" → vendors=("The North Face")
jeans, not blue, under 60 → max-below=60, words=("jeans"), not-words=("blue")
`
