/** What shoppers ask this shop, written once the rules had been mended by third-prompts.ts and before the code was asked any. */
export const FOURTH_PROMPTS = `
en | evening all, after a blanket for the sofa, red preferably, under 70 euros | t=blanket c=red <70EUR
en | not a laptop for gaming, just a normal one | t=laptop !x=gaming
en | sumthing for my brothers new dog | w=dogs
en | shampoo thats free from sulphates | t=shampoo x=sulfatefree
en | dresses in a 40, any colour except green | t=dress !c=green
en | how much is the cheapest coffee you sell | t=coffee up
en | ladies runing shoes 38 | t=runningshoes w=women s=38
en | show me tools over 30 quid | >30GBP
en | wine that isn't red please | t=wine !x=red
sv | jag vill ha en lampa som kostar max tusen spänn | <=1000SEK
sv | bok till brorsan, gärna deckare | t=book x=crime
sv | vit skjorta herr medium | t=shirt c=white w=men s=M
sv | jeans stl 32 | t=jeans s=32
sv | hundfoder utan spannmål | t=dogfood x=grainfree
sv | dyraste kaffemaskinen | t=coffeemachine down
sv | stovlar gron barn | t=boots c=green w=kids
de | Geschenk für meinen Nachbarn bis 15 Euro | <=15EUR
de | Damenmantel aus Wolle gr 40 | t=coat w=women m=wool s=40
de | Lampen ausser Stehlampen | t=lamp !x=floor
de | billigste schokolade | t=chocolate up
de | suche helm fürs fahrrad in M, schwarz | t=bikehelmet c=black s=M
de | Kinderpullover rot wolle | t=sweater c=red m=wool w=kids
fr | un cadeau pour mon collègue entre 20 et 40 euros | >=20EUR <=40EUR
fr | cherche montre automatik homme | t=watch w=men
fr | nourriture chat humide | t=catfood x=wet
fr | un livre qui n'est pas un policier | t=book !x=crime
fr | rideau ou tapis bleu | t=rug c=blue
fr | bottes fille taille 28 | t=boots s=28
es | busco unas zapatillas blancas talla 43 para mi novio | t=sneakers c=white s=43
es | camisa que no sea azul | t=shirt !c=blue
es | un libro de cocina barato | t=book x=cook
es | juguete para bebe de un año | t=blocks,teddy a=1
`
