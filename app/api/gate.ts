/** What a request may have to ask the person first: to sign in again, or for the password. Dialogs answer (shell/gates). */

export type Question = 'sign-in' | 'password'

interface Asked {
  readonly question: Question
  /** True: done, ask again. False: the person would rather not. */
  readonly answer: (isDone: boolean) => void
}

let asked: Asked | undefined
let waiting: Promise<boolean> | undefined
const listeners = new Set<() => void>()

/** Asks; whoever asks meanwhile waits for the same answer. */
export function askPerson(question: Question): Promise<boolean> {
  if (waiting) return waiting
  const { promise, resolve } = Promise.withResolvers<boolean>()
  waiting = promise
  const answer = (isDone: boolean) => {
    asked = waiting = undefined
    resolve(isDone)
    tell()
  }
  asked = { question, answer }
  tell()
  return promise
}

export function questionAsked(): Asked | undefined {
  return asked
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
