import { z } from 'zod'

/** The club's own token. Its lack is answered 501 like a bad one, not 400 (D-108). */
export const ExternalIdentifier = z.looseObject({ 'x-external-identifier': z.string().max(16_000).optional() })
