import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { oneClassLeads } from '@upbeat/rules/tenant/home-parts'
import { pictureFrame } from './picture-frame.ts'

type Club = Partial<Pick<TenantConfig, 'cardVersion' | 'homeStart'>>

/** The picture of the class of the day, which the app keeps showing until the class itself has loaded. */
export function homeView(club: Club): string {
  const alone = oneClassLeads(club) ? ' data-alone' : ''
  const layout = club.cardVersion === 0.1 ? 'over' : 'below'
  return `<div class="first-view" data-view="home" aria-hidden="true"><div class="first-panel" data-layout="${layout}"${alone}>${pictureFrame}</div></div>`
}
