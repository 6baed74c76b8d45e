import { z } from 'zod'

export const PasskeyName = z.object({ name: z.string().trim().min(1).max(60) })
