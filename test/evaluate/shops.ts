/** The shops of the evaluation, each in a workspace of its own; further prompts for the same goods are asked in the same one. */
import { aWorkspace, type TestServer } from '../support/server.ts'
import { evaluateShop, stockShop } from './bazaar/evaluate.ts'
import { ALMACEN, ALMACEN_HARD, ALMACEN_SPOKEN } from './almacen/shop.ts'
import { ARCADE } from './arcade/shop.ts'
import { BAZAAR, type Shop } from './bazaar/shop.ts'
import { BODEGA } from './bodega/shop.ts'
import { BUTIK } from './butik/shop.ts'
import { DEPOT } from './depot/shop.ts'
import { EMPORIUM } from './emporium/shop.ts'
import { FERIA, FERIA_HARD, FERIA_SPOKEN } from './feria/shop.ts'
import { GALLERIA } from './galleria/shop.ts'
import { HALLE } from './halle/shop.ts'
import { KAUFHAUS, KAUFHAUS_HARD, KAUFHAUS_SPOKEN } from './kaufhaus/shop.ts'
import { MAGASIN } from './magasin/shop.ts'
import { MARKET } from './market/shop.ts'
import { MERCADO, MERCADO_HARD, MERCADO_SPOKEN } from './mercado/shop.ts'
import { PERFUMERY } from './perfumery/shop.ts'
import { PLAZA } from './plaza/shop.ts'
import { TIENDA, TIENDA_HARD, TIENDA_SPOKEN } from './tienda/shop.ts'
import { TORGET, TORGET_HARD, TORGET_SPOKEN } from './torget/shop.ts'
import { BOUTIQUE } from './boutique/shop.ts'
import { CELLAR } from './cellar/shop.ts'
import { CLUBHOUSE } from './clubhouse/shop.ts'
import { GROCER } from './grocer/shop.ts'
import { HOMESTEAD } from './homestead/shop.ts'
import { HOUSEHOLD } from './household/shop.ts'
import { NURSERY } from './nursery/shop.ts'
import { OUTDOORS } from './outdoors/shop.ts'
import { PLAYROOM } from './playroom/shop.ts'
import { WARDROBE } from './wardrobe/shop.ts'
import { evaluatePrompts, stockEvaluation, type Evaluated } from './prompts/evaluate.ts'

export async function evaluateAll(server: TestServer): Promise<Evaluated> {
  const first = await aWorkspace(server)
  await stockEvaluation(server.db, first.id)
  const parts = [await evaluatePrompts(server.db, first.id)]
  const stocked = new Map<Shop['goods'], string>()
  for (const shop of [
    BAZAAR,
    MARKET,
    EMPORIUM,
    ARCADE,
    DEPOT,
    GALLERIA,
    PERFUMERY,
    MAGASIN,
    BODEGA,
    MERCADO,
    KAUFHAUS,
    TIENDA,
    ALMACEN,
    TORGET,
    FERIA,
    FERIA_HARD,
    TORGET_HARD,
    TIENDA_HARD,
    ALMACEN_HARD,
    KAUFHAUS_HARD,
    MERCADO_HARD,
    FERIA_SPOKEN,
    TORGET_SPOKEN,
    TIENDA_SPOKEN,
    ALMACEN_SPOKEN,
    KAUFHAUS_SPOKEN,
    MERCADO_SPOKEN,
    BUTIK,
    HALLE,
    PLAZA,
    GROCER,
    CELLAR,
    WARDROBE,
    BOUTIQUE,
    OUTDOORS,
    CLUBHOUSE,
    PLAYROOM,
    NURSERY,
    HOUSEHOLD,
    HOMESTEAD,
  ]) {
    const id = stocked.get(shop.goods) ?? (await aStockedWorkspace(server, shop))
    stocked.set(shop.goods, id)
    parts.push(await evaluateShop(server.db, id, shop))
  }
  return {
    scores: new Map(parts.flatMap(({ scores }) => [...scores])),
    failures: parts.flatMap(({ failures }) => failures),
  }
}

async function aStockedWorkspace(server: TestServer, shop: Shop): Promise<string> {
  const { id } = await aWorkspace(server)
  await stockShop(server.db, id, shop)
  return id
}
