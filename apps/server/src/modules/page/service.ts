import type { BootPayload } from '@upbeat/contract/boot'
import { directionOf } from '@upbeat/rules/i18n/languages'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import { themeCss } from '@upbeat/rules/theme/theme-css'
import { buildVersion } from '../../platform/build-version.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { inTenant } from '../../platform/tenancy/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { publicConfig } from '../tenant/public-config.ts'
import { renderPage } from './render-page.ts'

export type PageRequest = { language: string | undefined; origin: string; path: string }
export type PageService = ReturnType<typeof createPageService>
type Parts = {
  /** The built `index.html`, read again each time only in development. */
  readTemplate: () => Promise<string>
  clock: Clock
  credential: string
  phrases: (tenantId: string | null, language: string) => Promise<Record<string, string>>
}

/** Makes the first HTML of any page. */
export function createPageService(parts: Parts) {
  function phrasesOf(tenant: Tenant | null, language: string) {
    return tenant ? inTenant(tenant.id, () => parts.phrases(tenant.id, language)) : parts.phrases(null, language)
  }

  async function render(tenant: Tenant | null, request: PageRequest): Promise<string> {
    const language = chooseLanguage(tenant, request.language)
    const boot: BootPayload = {
      tenant: tenant ? publicConfig(tenant, request.origin) : null,
      language,
      direction: directionOf(language),
      phrases: forTheApp(await phrasesOf(tenant, language)),
      version: buildVersion,
      apiHost: '',
      credential: Buffer.from(parts.credential).toString('base64'),
      now: parts.clock.now().getTime(),
    }
    const colours = tenant?.config.colours ?? {}
    const theme = deriveTheme(colours)
    return renderPage(await parts.readTemplate(), {
      boot,
      themeCss: themeCss(theme.variables),
      title: tenant?.config.displayName ?? 'Invalid url',
      description: boot.phrases['landing.description'] ?? '',
      themeColour: theme.variables['--colour-header'] ?? '#000000',
    })
  }

  return { render }
}

/** What only the server says stays here: the coach's captions and the mail. */
function forTheApp(phrases: Record<string, string>) {
  return Object.fromEntries(Object.entries(phrases).filter(([key]) => !/^(mail|moveCues)\./.test(key)))
}

function chooseLanguage(tenant: Tenant | null, wanted: string | undefined) {
  if (!tenant) return 'en-gb'
  return wanted && tenant.config.supportedLanguages.includes(wanted) ? wanted : tenant.config.language
}
