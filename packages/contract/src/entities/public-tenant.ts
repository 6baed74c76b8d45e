import { type LevelId, level } from '@upbeat/rules/classes/level'
import { durationFilterMinutes } from '@upbeat/rules/constants'
import { siteParts } from '@upbeat/rules/tenant/switches'
import { z } from 'zod'
import { TenantConfig } from './tenant-config.ts'

const Durations = z.array(z.literal(durationFilterMinutes))

/** What a club has to show, derived from its published content. */
const Contents = z.object({
  empty: z.array(z.enum(siteParts)).describe('Parts of the site without content; no page links to them.'),
  durations: Durations.describe('Options of the duration filter, in minutes, that at least one class has.'),
  easyDurations: Durations.describe('The same for beginner classes without equipment.'),
  levels: z.array(z.enum(Object.keys(level) as LevelId[])),
  noEquipment: z.boolean().describe('Whether there is a class without equipment.'),
})
export type TenantContents = z.infer<typeof Contents>

/** What a club's pages know of the club: its configuration, and what it has to show. */
export const PublicTenant = TenantConfig.extend({
  contents: Contents.optional().describe('Which content the club has; absent if unknown.'),
}).meta({ id: 'PublicTenant' })
export type PublicTenant = z.infer<typeof PublicTenant>
