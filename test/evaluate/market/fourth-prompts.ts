/** What shoppers ask this shop, written once the rules had been mended by third-prompts.ts and before the code was asked any. */
export const FOURTH_PROMPTS = `
en | a book for my nan who loves gardening | t=book x=gardening
en | jumper for men but not in leather, size L | t=sweater w=men s=L
en | ur cheapest lipstick | t=lipstick up
en | 2 man tent | t=tent x=2person
sv | present till farmor mellan 50 och 150 kr | >=50SEK <=150SEK
sv | byxor dam stl 36 | t=trousers w=women s=36
sv | kattmat men inte till kattungar | t=catfood !x=kitten
sv | rakhyvel till min kille | t=razor w=men
de | Zelt für vier Leute | t=tent x=4person
de | Rasenmäher ohne Kabel | t=lawnmower x=cordless
de | Hundehalsband leder schwarz M | t=collar c=black m=leather s=M
fr | jouets en bois pour enfant de 4 ans | t=trainset m=wood a=4
fr | parfum pour ma copine moins de 100 balles | t=perfume w=women <100EUR
es | vino blanco | t=wine x=white
es | sofa de terciopelo verde | t=sofa c=green m=velvet
es | auriculares de menos de ciento cincuenta euros negros | t=headphones c=black <150EUR
`
