import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** `expected` is the hash to verify against; null creates a new hash. `isCheap` makes an insecure one, for tests. */
export type HashingTask = { password: string; expected: string | null; isCheap?: boolean }
export type HashingAnswer = { value: string | boolean } | { fault: string }

const program = new URL('./hashing-thread.ts', import.meta.url)
const idle: Worker[] = []

/**
 * Hashes on worker threads with a lower priority than the server, which keeps libuv's threads free for files and DNS
 * and gives the main thread a core when it needs one. The pool grows to the number of concurrent tasks; idle threads
 * don't keep the process alive.
 */
export async function hashInPool(task: HashingTask): Promise<string | boolean> {
  const thread = idle.pop() ?? new Worker(program)
  thread.ref()
  thread.postMessage(task)
  // A thread that failed is not reused.
  const [answer] = (await once(thread, 'message')) as [HashingAnswer]
  thread.unref()
  idle.push(thread)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.value
}
