/** A small shop to search in tests: products described in five languages, and how they come into a workspace. */
import { assertAnswered } from './assertions.ts'
import type { Api } from './server.ts'

/** name of the test | title | vendor | price, price before, currency | for sale | tags | collection | body */
const PRODUCTS = `
red-dress | Red Silk Dress | Acme | 89 120 EUR | yes | silk, evening | Dresses | A flowing evening dress for warm nights.
blue-dress | Blue Linen Dress | Acme | 45 . EUR | yes | linen | Dresses | Light and airy, with pockets.
red-dress-cheap | Red Cotton Dress | Globex | 35 49 EUR | yes | cotton | Dresses | Easy to wash.
black-dress | Little Black Dress | Maison Claire | 240 . EUR | no | evening | Dresses | The one that always fits.
kids-dress | Dress for Children | Polarn | 25 . EUR | yes | kids | Dresses | With a red bow at the back.
sommarklanning | Röd sommarklänning | Åhléns | 499 699 SEK | yes | bomull | Klänningar | En luftig klänning för varma dagar.
klanning | Röd klänning i siden | Åhléns | 1299 . SEK | yes | siden | Klänningar | Festlig klänning med långa ärmar.
kleid | Rotes Kleid aus Seide | Müller | 99 149 EUR | yes | seide | Kleider | Elegantes Abendkleid.
robe | Robe rouge en soie | Maison Claire | 129 . EUR | yes | soie | Robes | Une robe élégante pour le soir.
vestido | Vestido rojo de seda | Flamenca | 79 99 EUR | yes | seda | Vestidos | Un vestido elegante para la noche.
white-shirt | White Oxford Shirt | Acme | 59 . EUR | yes | cotton, office | Shirts | A crisp shirt for the office.
blue-shirt | Blue Denim Shirt | Globex | 65 80 EUR | yes | denim | Shirts | Sturdy and soft.
linen-shirt | Linen Shirt | Nordwind | 75 . EUR | no | linen | Shirts | Cool in summer.
skjorta | Vit skjorta | Åhléns | 399 . SEK | yes | bomull | Skjortor | Strykfri skjorta för kontoret.
hemd | Weißes Hemd | Müller | 49 . EUR | yes | baumwolle | Hemden | Bügelfrei.
chemise | Chemise blanche | Maison Claire | 85 . EUR | yes | coton | Chemises | Coupe droite.
camisa | Camisa blanca | Flamenca | 39 59 EUR | yes | algodón | Camisas | Camisa clásica.
tshirt | Organic T-Shirt | Nordwind | 25 . EUR | yes | cotton, eco | Basics | Soft organic cotton.
tshirt-black | Black T-Shirt | Acme | 19 25 EUR | yes | cotton | Basics | The basic one.
runner | Running Shoes Pro | Velocity | 129 159 EUR | yes | sport | Shoes | Light shoes for long distances.
trail | Trail Running Shoes | Velocity | 149 . EUR | yes | sport, outdoor | Shoes | Grip on wet rock.
sneaker | White Leather Sneakers | Acme | 99 . EUR | yes | leather | Shoes | Clean everyday look.
boots | Winter Boots | Nordwind | 189 229 EUR | yes | leather, winter | Shoes | Warm, waterproof and lined with wool.
rubber-boots | Rubber Boots for Kids | Polarn | 29 . EUR | yes | kids | Shoes | Waterproof and fun.
lopskor | Löparskor för herr | Velocity | 1199 1499 SEK | yes | sport | Skor | Lätta skor för asfalt.
schuhe | Wanderschuhe für Damen | Nordwind | 139 . EUR | yes | outdoor | Schuhe | Wasserdicht und bequem.
zapatos | Zapatos de cuero negro | Flamenca | 110 . EUR | yes | cuero | Zapatos | Hechos a mano.
jacket | Waterproof Rain Jacket | Nordwind | 159 199 EUR | yes | outdoor | Jackets | Keeps you dry all day.
leather-jacket | Black Leather Jacket | Acme | 349 . EUR | yes | leather | Jackets | A classic.
down | Down Jacket | Nordwind | 279 . EUR | no | winter, outdoor | Jackets | Very warm.
vinterjacka | Vinterjacka med huva | Åhléns | 1499 1999 SEK | yes | vinter | Jackor | Varm jacka för kalla dagar.
mantel | Grauer Wollmantel | Müller | 259 . EUR | yes | wolle | Mäntel | Ein warmer Mantel für den Winter.
manteau | Manteau en laine | Maison Claire | 320 . EUR | no | laine | Manteaux | Manteau long et chaud.
jeans | Slim Blue Jeans | Globex | 79 99 EUR | yes | denim | Trousers | Stretch denim.
chinos | Beige Chinos | Acme | 69 . EUR | yes | cotton | Trousers | Straight leg trousers.
byxor | Svarta byxor | Åhléns | 599 . SEK | yes | ull | Byxor | Kostymbyxor i ull.
sweater | Grey Wool Sweater | Nordwind | 119 . EUR | yes | wool, winter | Knitwear | Knitted from merino wool.
hoodie | Green Hoodie | Globex | 55 70 EUR | yes | cotton | Knitwear | Brushed inside.
scarf | Red Wool Scarf | Nordwind | 39 . EUR | yes | wool, winter | Accessories | Long and warm.
hat | Wool Hat | Nordwind | 29 . EUR | yes | wool, winter | Accessories | Keeps ears warm.
belt | Brown Leather Belt | Acme | 35 . EUR | yes | leather | Accessories | Solid buckle.
handbag | Red Leather Handbag | Maison Claire | 210 260 EUR | yes | leather | Accessories | With a gold clasp.
backpack | Canvas Backpack | Globex | 89 . EUR | yes | outdoor | Accessories | Room for a laptop.
sunglasses | Round Sunglasses | Acme | 120 . EUR | yes | summer | Accessories | UV protection.
watch | Steel Watch | Chrono | 450 520 EUR | yes | gift | Accessories | Automatic movement.
ring | Silver Ring | Chrono | 65 . EUR | yes | gift, silver | Jewellery | Plain and polished.
necklace | Gold Necklace | Chrono | 180 . EUR | no | gift, gold | Jewellery | A fine chain.
mug | Stoneware Mug | Hearth & Home | 15 . EUR | yes | kitchen, gift | Kitchen | Dishwasher safe coffee mug.
tasse | Blaue Tasse | Müller | 12 . EUR | yes | küche | Küche | Für Kaffee und Tee.
mugg | Blå mugg | Åhléns | 129 . SEK | yes | kök | Kök & Bad | Rymmer tre deciliter kaffe.
pan | Cast Iron Frying Pan | Hearth & Home | 49 69 EUR | yes | kitchen | Kitchen | For stove and oven.
knife | Chef's Knife | Hearth & Home | 95 . EUR | yes | kitchen | Kitchen | Hand forged steel.
lamp | Desk Lamp | Hearth & Home | 59 . EUR | yes | office | Furniture | Warm light for late work.
chair | Oak Chair | Hearth & Home | 199 249 EUR | yes | oak | Furniture | Solid oak, oiled.
sofa | Grey Sofa | Hearth & Home | 899 1199 EUR | yes | . | Furniture | Seats three.
headphones | Wireless Headphones | Sonic | 149 199 EUR | yes | audio | Electronics | Thirty hours of battery.
speaker | Portable Speaker | Sonic | 79 . USD | yes | audio, outdoor | Electronics | Waterproof bluetooth speaker.
charger | USB-C Charger | Sonic | 29 . USD | yes | . | Electronics | Charges a laptop.
perfume | L'Eau Perfume | Maison Claire | 75 . EUR | yes | gift | Beauty | Fresh and citrusy.
cream | Hand Cream | Polarn | 9 . EUR | yes | . | Beauty | With almond oil. No perfume.
gift-card | Gift Card | . | . . . | . | gift | . | For somebody who has everything.
`

export interface ShopProduct {
  readonly name: string
  readonly title: string
  readonly vendor: string | null
  readonly price: number | null
  readonly originalPrice: number | null
  readonly currency: string | null
  readonly isForSale: boolean | null
  readonly tags: readonly string[]
  readonly collection: string | null
  readonly bodyHtml: string
}

export const SHOP: readonly ShopProduct[] = PRODUCTS.trim().split('\n').map(read)

/** Brings the shop into a workspace, in the order of the table: the last is the newest. */
export async function stockShop(api: Api): Promise<void> {
  const titles = new Set(SHOP.flatMap(({ collection }) => collection ?? []))
  for (const title of titles)
    assertAnswered(await api.post('/collections', { title, externalId: title }), 201)
  for (const { name, collection, ...product } of SHOP) {
    const externalCollectionIds = collection === null ? [] : [collection]
    assertAnswered(await api.post('/products', { ...product, externalId: name, externalCollectionIds }), 201)
  }
}

function read(row: string): ShopProduct {
  const [name = '', title = '', vendor = '', prices = '', sold, tags = '', collection = '', body = ''] =
    row.split(' | ')
  const [price, before, currency = '.'] = prices.split(' ')
  return {
    name,
    title,
    vendor: vendor === '.' ? null : vendor,
    price: amount(price),
    originalPrice: amount(before),
    currency: currency === '.' ? null : currency,
    isForSale: sold === '.' ? null : sold === 'yes',
    tags: tags === '.' ? [] : tags.split(', '),
    collection: collection === '.' ? null : collection,
    bodyHtml: `<p>${body}</p>`,
  }
}

function amount(text: string | undefined): number | null {
  return text === undefined || text === '.' ? null : Number(text)
}
