/** Threads of the system's pool, in which letters are signed (RSA) and files are read. */
import { availableParallelism } from 'node:os'

/** libuv's own, which is too few on larger machines: a core signs 4,500 letters a second. */
const USUAL = 4

/** As many as the machine has processors, unless it is set. Before anything uses the pool, which keeps its size. */
export function widenThreadPool(
  environment: Record<string, string | undefined>,
  processors = availableParallelism(),
): void {
  environment['UV_THREADPOOL_SIZE'] ??= String(Math.max(USUAL, processors))
}
