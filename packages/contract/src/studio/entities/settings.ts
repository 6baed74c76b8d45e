import { z } from 'zod'

/** As it is stored; null where nothing is, so that the default holds. */
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
    /** A path in the configuration; one that begins with `settings.` is private. */
    key: z.string(),
    /** What holds now, set or by default; null for a secret, which never leaves the server. */
    value: SettingValue,
    isSet: z.boolean(),
  })
  .meta({ id: 'ClubSetting' })
export type ClubSetting = z.infer<typeof ClubSetting>

/**
 * `base` is the value that is replaced, null where none was set: another one there means that somebody else was faster. Without it
 * the value is set whatever is there, as for secrets.
 */
export const SettingChange = z
  .object({ value: SettingValue, base: SettingValue.optional() })
  .meta({ id: 'SettingChange' })
export type SettingChange = z.infer<typeof SettingChange>
