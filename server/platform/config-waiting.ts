/** The settings of how many connections there are, and how long a database is waited for. */
import { whole } from './setting.ts'

export const WAITING = {
  DATABASE_CONNECTIONS: whole({
    minimum: 6,
    maximum: 200,
    default: 16,
    description: 'Connections a process keeps at most; docs/decisions/load.md says how they are parted',
  }),
  DATABASE_WAIT_SECONDS: whole({
    minimum: 0,
    maximum: 86_400,
    default: 120,
    description: 'Seconds a start waits for a database that does not answer; then it says so and ends',
  }),
}
