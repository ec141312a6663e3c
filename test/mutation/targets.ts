/** Rules, guards and state machines under mutation, and the tests that protect each, the quick ones first. */

export interface Target {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

export const TARGETS: readonly Target[] = [
  {
    name: 'preconditions',
    files: ['server/http/preconditions.ts'],
    tests: ['server/http/preconditions.test.ts'],
  },
  {
    name: 'scopes',
    files: ['server/http/scopes.ts'],
    tests: ['server/http/authentication.test.ts', 'test/every-route.test.ts'],
  },
  {
    name: 'rate',
    files: ['server/lib/rate.ts'],
    tests: ['server/lib/rate.test.ts', 'server/http/rate-limit.test.ts'],
  },
]
