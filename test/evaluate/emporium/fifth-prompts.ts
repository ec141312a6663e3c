/** What shoppers ask this shop, written once the rules had been mended by market/fifth-prompts.ts and before the code was asked any. */
export const FIFTH_PROMPTS = `
en | silk dress in small please | t=dress m=silk s=S
en | do yuo sell wireless headphones | t=headphones x=wireless
en | no wool jumpers, cashmere only | t=sweater m=cashmere
en | wooden toy for a one-year-old | t=blocks a=1
en | not the gaming laptop but the light one | t=laptop !x=gaming
en | large mens jeans shirt | t=shirt w=men s=L
en | moms birthday, perfume mabye | t=perfume w=women
en | crime novel in english | t=book x=crime
sv | stor vit skjorta till herr | t=shirt c=white w=men s=L
sv | inga barnböcker, en deckare | t=book x=crime
sv | vilken är biligaste hundkopplet | t=leash
sv | nalle till en ettåring | t=teddy a=1
sv | inte löparskor utan sneakers | t=sneakers
sv | mellanstora leggings | t=leggings s=M
de | Pullover groß grau Damen | t=sweater c=grey w=women s=L
de | kein Kochbuch sondern ein Roman | t=book !x=cook
de | Spielzeug für Einjährige | t=blocks,teddy a=1
de | keine Lederjacke, eine Regenjacke | t=jacket !m=leather
de | günstigter Wasserkocher | t=kettle
fr | legging noir taille petite | t=leggings c=black s=S
fr | pas de thé vert, une tisane | t=tea x=herbal
fr | peluche pour bébé d'un an | t=teddy a=1
fr | avez vous des chocolats sans lait | t=chocolate !x=milk
fr | chemise blanche grande taille homme | t=shirt c=white s=L
es | pijama de mujer mediano | t=pyjamas w=women s=M
es | no quiero zapatillas sino sandalias | t=sandals
es | juguete de madera para un año | t=blocks a=1
es | teneis chaquetas que no sean de cuero | t=jacket !m=leather
es | casco de bici grande negro | t=bikehelmet c=black s=L
es | libro de viajes en español | t=book x=travel
`
