import { Failure } from './failure.ts'

/**
 * What a request is refused with because enough is under way. One for all of them: it comes by the thousand at the worst time, and recording
 * a stack for each would cost more than the refusal.
 */
export const overloaded = new Failure('unavailable', { retryAfter: 2 })
