import { readPrompt } from './server/catalog/products/prompt/read.ts'
import { describe } from './server/catalog/products/prompt/describe.ts'
import { SHOP } from './test/support/example-shop.ts'
const known = {
      vendors: [...new Set(SHOP.flatMap(({ vendor }) => vendor ?? []))],
      collections: [...new Set(SHOP.flatMap(({ collection }) => collection ?? []))],
      tags: [...new Set(SHOP.flatMap(({ tags }) => tags))],
      currency: 'EUR',
}
for (const p of process.argv.slice(2)) { console.log(p, '→', describe(readPrompt(p, known))); console.log('     none:', describe(readPrompt(p, {...known, vendors: []}))) }
console.log(known.vendors)
