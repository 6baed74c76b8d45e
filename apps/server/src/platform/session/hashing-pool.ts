import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** `expected` is the hash to verify the password against; null asks for a new hash. `isCheap` makes one that protects nobody, for tests. */
export type HashingTask = { password: string; expected: string | null; isCheap?: boolean }
export type HashingAnswer = { value: string | boolean } | { fault: string }

const program = new URL('./hashing-thread.ts', import.meta.url)
const idle: Worker[] = []

/**
 * Hashes in a thread of its own, at a lower priority than the rest of the server: libuv's threads stay free for files and name look-ups, and
 * the main thread gets a core when it wants one. Starts as many threads as tasks run at once and keeps them; an idle one doesn't keep the
 * process alive.
 */
export async function hashInPool(task: HashingTask): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(program)
  thread.ref()
  thread.postMessage(task)
  // A thread that failed is not used again.
  const [answer] = (await once(thread, 'message')) as [HashingAnswer]
  thread.unref()
  idle.push(thread)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.value
}
