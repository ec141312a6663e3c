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

/** After a while, or as soon as the browser itself has a network again. */
function askAgain(milliseconds: number): void {
  const again = () => {
    clearTimeout(timer)
    removeEventListener('online', again)
    void look(milliseconds)
  }
  const timer = setTimeout(again, milliseconds)
  addEventListener('online', again)
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
