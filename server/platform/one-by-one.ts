/** A connection on which every statement is a message of its own. */
import type { Client } from 'pg'
import { splitStatements } from '../lib/sql-statements.ts'

/**
 * The same connection for a library that sends whole files: a distributed PostgreSQL refuses to change a table in a
 * message of several statements. Answers with what the last one gave.
 */
export function oneByOne(client: Client): Client {
  const query = async (text: unknown, values?: unknown): Promise<unknown> => {
    if (typeof text !== 'string' || values !== undefined)
      return client.query(text as string, values as unknown[])
    let answer: unknown
    for (const statement of splitStatements(text)) answer = await client.query(statement)
    return answer
  }
  // Whatever else is asked of it is the connection's own.
  return Object.create(client, { query: { value: query } }) as Client
}
