import { Failure } from './failure.ts'

/**
 * The failure of a request refused for load. A shared instance: in an overload it is thrown thousands of times, and
 * capturing a stack each time would cost more than the refusal.
 */
export const overloaded = new Failure('unavailable', { retryAfter: 2 })
