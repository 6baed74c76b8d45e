import { buildVersion } from '../../platform/build-version.ts'
import { Answer, type Mount } from '../../platform/http/mount.ts'

/** The web app manifest, which also carries the version that the app compares (SHELL-19). */
export function mountManifest(mount: Mount) {
  mount('getManifest', ({ tenant }) => {
    const { displayName, colours, logoUrl } = tenant.config
    const manifest = {
      name: displayName,
      short_name: displayName,
      version: buildVersion,
      start_url: '/',
      display: 'standalone' as const,
      background_color: colours.background,
      theme_color: colours.header,
      icons: logoUrl ? [{ src: logoUrl, sizes: 'any', type: 'image/svg+xml' }] : [],
    }
    return new Answer(200, manifest, { 'cache-control': 'no-cache' })
  })
}
