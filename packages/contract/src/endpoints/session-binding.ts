import { z } from 'zod'

/** Sent by browsers on the club's own pages: binds the session to an HttpOnly cookie. */
export const SessionBinding = z.looseObject({ 'x-session-binding': z.string().max(20).optional() })
