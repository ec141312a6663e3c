/** `tidings product|collection|post …`: what is read here and changed by the API and the app. */
import type { Command } from 'commander'
import { resourceCommands } from './resource-commands.ts'
import type { Run } from './run.ts'

export function productCommands(program: Command, run: Run): void {
  const product = program.command('product').description('products: what there is, and one of them')
  resourceCommands(product, run, 'product', 'price lt 50 and isForSale eq true')
}

export function collectionCommands(program: Command, run: Run): void {
  const collection = program.command('collection').description('collections of products')
  resourceCommands(collection, run, 'collection', "title like '%spring%'")
}

export function postCommands(program: Command, run: Run): void {
  resourceCommands(program.command('post').description('published posts'), run, 'post', 'claps gt 10')
}
