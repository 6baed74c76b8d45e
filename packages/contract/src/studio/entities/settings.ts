import { z } from 'zod'

/** The stored value; null if unset, so that the default applies. */
export const SettingValue = z.union([
  z.boolean(),
  z.number(),
  z.string().max(4_000),
  z.array(z.string().max(2_000)).max(60),
  z.null(),
])
export type SettingValue = z.infer<typeof SettingValue>

/** One of the club's settings. */
export const ClubSetting = z
  .object({
    /** A path in the configuration; one that starts with `settings.` is private. */
    key: z.string(),
    /** The effective value, set or default; null for a secret, which is never sent. */
    value: SettingValue,
    isSet: z.boolean(),
  })
  .meta({ id: 'ClubSetting' })
export type ClubSetting = z.infer<typeof ClubSetting>

/**
 * `base` is the replaced value, null if unset: a different current value means a concurrent change. Without `base` the value is set
 * unconditionally, as for secrets.
 */
export const SettingChange = z
  .object({ value: SettingValue, base: SettingValue.optional() })
  .meta({ id: 'SettingChange' })
export type SettingChange = z.infer<typeof SettingChange>
