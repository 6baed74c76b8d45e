import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CoachPage } from '../entities/coach.ts'
import { ClassPageQuery } from './parameters.ts'

export const coachEndpoints = {
  listCoachClasses: endpoint('listCoachClasses', {
    /** The name, as classes give it. */
    query: ClassPageQuery.extend({ coach: z.string().min(1).max(200) }),
    replies: { 200: CoachPage },
    errors: ['notFound', 'notYours'],
  }),
}
