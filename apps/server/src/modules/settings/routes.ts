import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { SettingsService } from './service.ts'

export function mountSettings(mount: StudioMount, settings: SettingsService) {
  mount('getSettings', (context) => settings.read(context))
  mount('changeSetting', (context, { params, body }) => settings.change(context, params.key, body))
  mount('changeOwnerSetting', (context, { params, body }) => settings.changeAsOwner(context, params.key, body))
}
