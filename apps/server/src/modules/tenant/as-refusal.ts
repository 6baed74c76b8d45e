import { Failure } from '../../platform/failure/failure.ts'
import { TenantFault } from './admin.ts'

/** Turns a club's faults into a refused request. @throws Failure invalidRequest with the faults */
export async function asRefusal<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (error instanceof TenantFault) throw new Failure('invalidRequest', { message: error.message })
    throw error
  }
}
