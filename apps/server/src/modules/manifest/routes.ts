import { chooseLanguage } from '@upbeat/rules/i18n/choose-language'
import { directionOf } from '@upbeat/rules/i18n/languages'
import { buildVersion } from '../../platform/build-version.ts'
import { Answer } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { iconAddress } from './icon-address.ts'

/**
 * The web app manifest, which also has the version that the app compares with its own (SHELL-19). If the host doesn't
 * determine the club, the page's link to the manifest does, so clubs that share a host are installed as separate apps.
 */
export function mountManifest(mount: Mount) {
  mount('getManifest', ({ tenant, language: preferred }, { query }) => {
    const { displayName, colours } = tenant.config
    const lang = query.lang ? chooseLanguage(query.lang, tenant.config) : preferred
    const start = query.tenant ? `/?tenant=${encodeURIComponent(tenant.name)}` : '/'
    const manifest = {
      id: start,
      name: displayName,
      short_name: displayName,
      version: buildVersion,
      start_url: start,
      scope: '/',
      display: 'standalone' as const,
      lang,
      dir: directionOf(lang),
      background_color: colours.background,
      theme_color: colours.header,
      icons: iconsOf(tenant),
    }
    return new Answer(200, manifest, { 'cache-control': 'no-cache' })
  })
}

function iconsOf(tenant: Tenant) {
  const png = (purpose: 'any' | 'maskable', size: number) => {
    return { src: iconAddress(tenant, purpose, size), sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  return [png('any', 192), png('any', 512), png('maskable', 192), png('maskable', 512)]
}
