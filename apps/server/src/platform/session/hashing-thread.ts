// A thread of the password hashing pool.
import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingAnswer, HashingTask } from './hashing-pool.ts'

/** Lower than the main thread and the threads that read files; an idle core is still used fully. */
const priority = 10

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hundredth of the cost: tests sign in thousands of members. */
const testCost = { memoryCost: 256, timeCost: 1, parallelism: 1 }

lowerPriority()

parentPort?.on('message', (task: HashingTask) => {
  parentPort?.postMessage(answerTo(task))
})

/** On Linux process 0 means the calling thread; elsewhere it would change the priority of the whole server. */
function lowerPriority() {
  if (process.platform !== 'linux') return
  try {
    setPriority(0, Math.max(priority, getPriority(0)))
  } catch {
    // A sandbox may forbid it; hashing works anyway.
  }
}

function answerTo({ password, expected, isCheap }: HashingTask): HashingAnswer {
  try {
    return { value: expected === null ? hashSync(password, isCheap ? testCost : cost) : verifySync(expected, password) }
  } catch (error) {
    return { fault: (error as Error).message }
  }
}
