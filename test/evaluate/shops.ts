/** The shops of the evaluation, each in a workspace of its own. */
import { aWorkspace, type TestServer } from '../support/server.ts'
import { evaluateShop, stockShop } from './bazaar/evaluate.ts'
import { ALMACEN } from './almacen/shop.ts'
import { ARCADE } from './arcade/shop.ts'
import { BAZAAR } from './bazaar/shop.ts'
import { BODEGA } from './bodega/shop.ts'
import { DEPOT } from './depot/shop.ts'
import { EMPORIUM } from './emporium/shop.ts'
import { FERIA } from './feria/shop.ts'
import { GALLERIA } from './galleria/shop.ts'
import { KAUFHAUS } from './kaufhaus/shop.ts'
import { MAGASIN } from './magasin/shop.ts'
import { MARKET } from './market/shop.ts'
import { MERCADO } from './mercado/shop.ts'
import { PERFUMERY } from './perfumery/shop.ts'
import { TIENDA } from './tienda/shop.ts'
import { TORGET } from './torget/shop.ts'
import { evaluatePrompts, stockEvaluation, type Evaluated } from './prompts/evaluate.ts'

export async function evaluateAll(server: TestServer): Promise<Evaluated> {
  const first = await aWorkspace(server)
  await stockEvaluation(server.db, first.id)
  const parts = [await evaluatePrompts(server.db, first.id)]
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
  ]) {
    const { id } = await aWorkspace(server)
    await stockShop(server.db, id, shop)
    parts.push(await evaluateShop(server.db, id, shop))
  }
  return {
    scores: new Map(parts.flatMap(({ scores }) => [...scores])),
    failures: parts.flatMap(({ failures }) => failures),
  }
}
