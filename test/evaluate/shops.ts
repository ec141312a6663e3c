/** Both shops of the evaluation, each in a workspace of its own. */
import { aWorkspace, type TestServer } from '../support/server.ts'
import { evaluateBazaar, stockBazaar } from './bazaar/evaluate.ts'
import { evaluatePrompts, stockEvaluation, type Evaluated } from './prompts/evaluate.ts'

export async function evaluateAll(server: TestServer): Promise<Evaluated> {
  const [first, second] = [await aWorkspace(server), await aWorkspace(server)]
  await stockEvaluation(server.db, first.id)
  await stockBazaar(server.db, second.id)
  const parts = [await evaluatePrompts(server.db, first.id), await evaluateBazaar(server.db, second.id)]
  return {
    scores: new Map(parts.flatMap(({ scores }) => [...scores])),
    failures: parts.flatMap(({ failures }) => failures),
  }
}
