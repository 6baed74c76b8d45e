import { z } from 'zod'

/** The club's own token. A missing one fails with 501 like an invalid one, not with 400 (D-108). */
export const ExternalIdentifier = z.looseObject({ 'x-external-identifier': z.string().max(16_000).optional() })
