import { z } from 'zod'
import { ClubSetting, SettingChange } from '../entities/settings.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const KeyParameter = z.object({ key: z.string().max(100) })
const change = {
  params: KeyParameter,
  body: SettingChange,
  // All settings: a change may affect the defaults of others.
  replies: { 200: z.array(ClubSetting) },
  errors: ['notFound', 'changedElsewhere'],
} as const

export const settingsEndpoints = {
  getSettings: studioEndpoint('getSettings', { replies: { 200: z.array(ClubSetting) }, errors: [] }),
  changeSetting: studioEndpoint('changeSetting', change),
  changeOwnerSetting: studioEndpoint('changeOwnerSetting', {
    ...change,
    errors: [...change.errors, 'domainInvalid', 'domainReserved', 'domainTaken', 'domainNotProven'],
  }),
}
