import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { IntensityCode } from '../entities/intensity-code.ts'
import { VirtualClass } from '../entities/virtual-class.ts'

export const classEndpoints = {
  getClass: endpoint('getClass', {
    params: z.object({ tag: z.string().min(1).max(200) }),
    replies: { 200: VirtualClass },
    errors: ['classNotFound'],
  }),
  getIntensityCodes: endpoint('getIntensityCodes', { replies: { 200: z.array(IntensityCode) }, errors: [] }),
}
