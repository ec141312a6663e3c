/** Whether the server answers; when it stops, it is asked again until it does, and then everything shown is read again. */
import { onlineManager } from '@tanstack/react-query'

const FIRST_MILLISECONDS = 1_000
const LONGEST_MILLISECONDS = 15_000

/** A request found nobody. */
export function connectionFailed(): void {
  if (!onlineManager.isOnline()) return
  onlineManager.setOnline(false)
  askAgain(FIRST_MILLISECONDS)
}

function askAgain(milliseconds: number): void {
  setTimeout(() => void look(milliseconds), milliseconds)
}

async function look(waited: number): Promise<void> {
  if (await isAnswered()) onlineManager.setOnline(true)
  else askAgain(Math.min(waited * 2, LONGEST_MILLISECONDS))
}

async function isAnswered(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}
