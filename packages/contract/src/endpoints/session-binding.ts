import { z } from 'zod'

/** Asked by browsers on the club's own pages: the session is then bound to an HttpOnly cookie. */
export const SessionBinding = z.looseObject({ 'x-session-binding': z.string().max(20).optional() })
