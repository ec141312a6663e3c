/** What the shop of the evaluation sells: its things in five languages, as titles and as shoppers of two kinds say them. */
import type { Language } from '../../../server/catalog/products/prompt/interpretation.ts'

export type Kind =
  | 'clothes'
  | 'shoes'
  | 'home'
  | 'tech'
  | 'food'
  | 'book'
  | 'toy'
  | 'sport'
  | 'beauty'
  | 'garden'

export interface Thing {
  readonly key: string
  readonly kind: Kind
  readonly price: number
  /** How titles say it, and how prompts do. */
  readonly says: Readonly<Record<Language, { readonly title: string; readonly prompts: readonly string[] }>>
}

export const LANGUAGES: readonly Language[] = ['en', 'sv', 'de', 'fr', 'es']

/** key | kind | usual price | en | sv | de | fr | es: the title's word, then what a prompt may say. */
const TABLE = `
dress | clothes | 70 | Dress, dress, dresses | Klänning, klänning, klänningar | Kleid, kleid, kleider | Robe, robe, robes | Vestido, vestido, vestidos
shirt | clothes | 45 | Shirt, shirt, shirts | Skjorta, skjorta, skjortor | Hemd, hemd, hemden | Chemise, chemise, chemises | Camisa, camisa, camisas
sweater | clothes | 60 | Sweater, jumper, sweaters | Tröja, tröja, tröjor | Pullover, pulli, pullover | Pull, pull, pulls | Jersey, jersey, suéter
jacket | clothes | 120 | Jacket, jacket, jackets | Jacka, jacka, jackor | Jacke, jacke, jacken | Veste, veste, vestes | Chaqueta, chaqueta, chaquetas
trousers | clothes | 65 | Trousers, trousers, pants | Byxor, byxor, byxa | Hose, hose, hosen | Pantalon, pantalon, pantalons | Pantalón, pantalón, pantalones
skirt | clothes | 40 | Skirt, skirt, skirts | Kjol, kjol, kjolar | Rock, rock, röcke | Jupe, jupe, jupes | Falda, falda, faldas
scarf | clothes | 25 | Scarf, scarf, scarves | Halsduk, halsduk, halsdukar | Schal, schal, schals | Écharpe, écharpe, écharpes | Bufanda, bufanda, bufandas
boots | shoes | 140 | Boots, boots, boot | Stövlar, stövlar, stövel | Stiefel, stiefel, stiefeln | Bottes, bottes, botte | Botas, botas, bota
sandals | shoes | 55 | Sandals, sandals, sandal | Sandaler, sandaler, sandal | Sandalen, sandalen, sandale | Sandales, sandales, sandale | Sandalias, sandalias, sandalia
sneakers | shoes | 95 | Sneakers, sneakers, trainers | Sneakers, sneakers, gympaskor | Turnschuhe, turnschuhe, sneaker | Baskets, baskets, basket | Zapatillas, zapatillas, deportivas
sofa | home | 900 | Sofa, couch, sofas | Soffa, soffa, soffor | Sofa, sofa, couch | Canapé, canapé, canapés | Sofá, sofá, sofás
table | home | 350 | Dining Table, table, tables | Matbord, bord, matbord | Esstisch, tisch, esstisch | Table à manger, table, tables | Mesa de comedor, mesa, mesas
chair | home | 130 | Chair, chair, chairs | Stol, stol, stolar | Stuhl, stuhl, stühle | Chaise, chaise, chaises | Silla, silla, sillas
lamp | home | 80 | Lamp, lamp, lamps | Lampa, lampa, lampor | Lampe, lampe, lampen | Lampe, lampe, lampes | Lámpara, lámpara, lámparas
rug | home | 160 | Rug, rug, carpet | Matta, matta, mattor | Teppich, teppich, teppiche | Tapis, tapis, tapis | Alfombra, alfombra, alfombras
mug | home | 12 | Mug, mug, mugs | Mugg, mugg, muggar | Tasse, tasse, tassen | Tasse, tasse, tasses | Taza, taza, tazas
headphones | tech | 150 | Headphones, headphones, earphones | Hörlurar, hörlurar, hörlur | Kopfhörer, kopfhörer, kopfhörern | Casque audio, casque, casque audio | Auriculares, auriculares, cascos
laptop | tech | 1100 | Laptop, laptop, notebook | Laptop, laptop, bärbar dator | Laptop, laptop, notebook | Ordinateur portable, ordinateur portable, ordinateurs portables | Portátil, portátil, portátiles
charger | tech | 29 | Charger, charger, chargers | Laddare, laddare, laddaren | Ladegerät, ladegerät, ladegeräte | Chargeur, chargeur, chargeurs | Cargador, cargador, cargadores
coffee | food | 9 | Coffee, coffee, coffees | Kaffe, kaffe, kaffet | Kaffee, kaffee, kaffees | Café, café, cafés | Café, café, cafés
chocolate | food | 5 | Chocolate, chocolate, chocolates | Choklad, choklad, chokladen | Schokolade, schokolade, schokoladen | Chocolat, chocolat, chocolats | Chocolate, chocolate, chocolates
novel | book | 15 | Novel, novel, novels | Roman, roman, romaner | Roman, roman, romane | Roman, roman, romans | Novela, novela, novelas
puzzle | toy | 20 | Puzzle, puzzle, jigsaw | Pussel, pussel, pusslet | Puzzle, puzzle, puzzles | Puzzle, puzzle, puzzles | Rompecabezas, rompecabezas, puzle
doll | toy | 30 | Doll, doll, dolls | Docka, docka, dockor | Puppe, puppe, puppen | Poupée, poupée, poupées | Muñeca, muñeca, muñecas
bike | sport | 600 | Bike, bicycle, bikes | Cykel, cykel, cyklar | Fahrrad, fahrrad, fahrräder | Vélo, vélo, vélos | Bicicleta, bicicleta, bicicletas
ball | sport | 25 | Ball, ball, balls | Boll, boll, bollar | Ball, ball, bälle | Ballon, ballon, ballons | Balón, balón, balones
tent | sport | 220 | Tent, tent, tents | Tält, tält, tältet | Zelt, zelt, zelte | Tente, tente, tentes | Tienda de campaña, tienda de campaña, tiendas de campaña
cream | beauty | 18 | Hand Cream, cream, hand cream | Handkräm, kräm, handkräm | Handcreme, creme, handcreme | Crème pour les mains, crème, crème pour les mains | Crema de manos, crema, crema de manos
perfume | beauty | 75 | Perfume, perfume, fragrance | Parfym, parfym, parfymer | Parfüm, parfüm, parfum | Parfum, parfum, parfums | Perfume, perfume, perfumes
spade | garden | 35 | Spade, spade, shovel | Spade, spade, spadar | Spaten, spaten, schaufel | Pelle, pelle, pelles | Pala, pala, palas
pot | garden | 22 | Flower Pot, flower pot, plant pot | Blomkruka, kruka, blomkruka | Blumentopf, blumentopf, blumentöpfe | Pot de fleurs, pot de fleurs, pot | Maceta, maceta, macetas
`

export const THINGS: readonly Thing[] = TABLE.trim().split('\n').map(read)

function read(row: string): Thing {
  const [key = '', kind = '', price = '', ...cells] = row.split(' | ')
  const says = LANGUAGES.map((language, column) => {
    const [title = '', ...prompts] = (cells[column] ?? '').split(', ')
    return [language, { title, prompts }] as const
  })
  // One cell for each language and only kinds that are, as the table is written.
  return {
    key,
    kind: kind as Kind,
    price: Number(price),
    says: Object.fromEntries(says) as unknown as Thing['says'],
  }
}
