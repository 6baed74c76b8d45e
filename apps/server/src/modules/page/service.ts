import type { BootPayload } from '@upbeat/contract/boot'
import type { PageHint } from '@upbeat/contract/page-hint'
import type { ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { chooseLanguage } from '@upbeat/rules/i18n/choose-language'
import { defaultLanguage, directionOf } from '@upbeat/rules/i18n/languages'
import { rewriteLegacyPath } from '@upbeat/rules/routes/rewrite-legacy-path'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import { displayFontFile } from '@upbeat/rules/theme/display-fonts'
import { themeCss } from '@upbeat/rules/theme/theme-css'
import { buildVersion } from '../../platform/build-version.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { timeIn } from '../../platform/preview/previews.ts'
import { withDraftTagline } from '../../platform/preview/with-draft-tagline.ts'
import { inTenant } from '../../platform/scope/scope.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { iconAddress } from '../manifest/icon-address.ts'
import type { IsMissing } from '../sharing/is-missing.ts'
import type { FindLinkCard } from '../sharing/link-card.ts'
import { shownWebMode } from '../tenant/public-config.ts'
import type { PublicTenantOf } from '../tenant/public-tenant.ts'
import { firstCalls, firstCallTags } from './first-calls.ts'
import { firstView } from './first-view/first-view.ts'
import { ofThisAddress } from './of-this-address.ts'
import type { createOpening } from './opening.ts'
import { clubStyle, headOf, manifestAddress } from './page-head.ts'
import { fileTags, opensPlayer, pageHints } from './page-hints.ts'
import { pathParams } from './page-path.ts'
import { renderPage } from './render-page.ts'
import { noHints, type WebApp } from './static-files.ts'
import { suspendedPage } from './suspended-page.ts'
import { unsupportedPage } from './unsupported-page.ts'

export type PageRequest = {
  language: string | undefined
  origin: string
  path: string
  /** Whether the host alone determines the club. */
  isOwnHost: boolean
  /** According to the app's cookie. */
  isMember: boolean
  isEmbedded: boolean
  preview?: BootPayload['preview']
  isCrossSite: boolean
}
export type PageService = ReturnType<typeof createPageService>
type Parts = {
  /** The built page and the hints for its URLs. In development the page is read again each time. */
  web: WebApp
  /**
   * Whether the first HTML preloads, requests, renders and plays what the app otherwise would later
   * (apps/web/src/head-start).
   */
  hasHeadStart: boolean
  clock: Clock
  credential: string
  publicTenant: PublicTenantOf
  phrases: (tenantId: string | null, language: string) => Promise<Record<string, string>>
  /** The title, text and picture of a page, for link previews. */
  findCard: FindLinkCard
  isMissing: IsMissing
  /** What a member's page opens with. */
  openingOf: ReturnType<typeof createOpening>
  /** The club's current announcements. */
  announcementsOf: (tenant: Tenant, language: string, now: Date) => Promise<ShownAnnouncement[]>
}

/** The page, and the text of its one style element, which the content security policy allows by its hash. */
type Page = { html: string; style: string }

const nothing: Page = { html: '', style: '' }
const none = { tags: '', playsAtOnce: false }

/** Renders the first HTML of any page. */
export function createPageService(parts: Parts) {
  const { pages, firstCalls: code, announcements: announcementFiles } = parts.hasHeadStart ? parts.web.hints : noHints

  async function phrasesOf(tenant: Tenant | null, language: string) {
    if (!tenant) return parts.phrases(null, language)
    return withDraftTagline(tenant, language, await inTenant(tenant.id, () => parts.phrases(tenant.id, language)))
  }

  async function render(tenant: Tenant | null, request: PageRequest): Promise<Page> {
    const language = tenant ? chooseLanguage(request.language, tenant.config) : defaultLanguage
    const pathname = request.path.split('?', 1)[0] ?? '/'
    const card = tenant && (await inTenant(tenant.id, () => parts.findCard(tenant, request.path)))
    const poster = (opensPlayer.test(pathname) && card?.image) || null
    const hint = pages.find((each) => pathParams(each.path, request.path) !== null)
    const isDrawn = poster !== null && request.isMember && !request.isEmbedded
    const now = tenant?.preview ? timeIn(tenant.preview, parts.clock.now()) : parts.clock.now()
    const boot: BootPayload = {
      tenant: tenant ? await parts.publicTenant(tenant, request.origin) : null,
      language,
      direction: directionOf(language),
      phrases: forTheApp(await phrasesOf(tenant, language)),
      version: buildVersion,
      apiHost: '',
      credential: Buffer.from(parts.credential).toString('base64'),
      now: now.getTime(),
      poster,
      ...(request.preview && { preview: request.preview }),
      isCrossSite: request.isCrossSite,
    }
    const opening =
      tenant && request.isMember
        ? await parts.openingOf({
            tenant,
            origin: request.origin,
            now,
            language,
            route: hint?.path,
            path: request.path,
            card,
            phrases: boot.phrases,
          })
        : null
    const colours = tenant?.config.colours ?? {}
    const theme = deriveTheme(colours)
    const club = tenant?.config.displayName
    const description = card?.description ?? boot.phrases['landing.description'] ?? ''
    const announcements = tenant ? await inTenant(tenant.id, () => parts.announcementsOf(tenant, language, now)) : []
    const hasAnnouncements = announcements.length > 0 && hint?.header === true && !request.isEmbedded
    const first =
      tenant && hint && (request.isMember || hasAnnouncements)
        ? firstTags(tenant, { ...request, hint, language, isDrawn, firstPicture: opening?.picture, hasAnnouncements })
        : none
    const drawn = { ...request, pathname, hint, poster, opening, announcements }
    const shown = tenant && parts.hasHeadStart ? drawFirst(tenant, drawn) : nothing
    const style = themeCss(theme.variables) + (tenant ? clubStyle(tenant) : '') + shown.style
    const hints = [
      tenant ? pageHints(hint, tenant.config, poster, first.playsAtOnce) : '',
      hasAnnouncements ? fileTags(announcementFiles) : '',
    ]
    const html = renderPage(await parts.web.readTemplate(), {
      boot,
      announcements,
      style,
      title: club ?? 'Invalid url',
      description,
      head: tenant
        ? headOf(tenant, { ...request, card, description, language, base: boot.tenant?.url ?? request.origin })
        : '',
      first: ofThisAddress(first.tags),
      hints: hints.filter(Boolean).join('\n'),
      firstView: shown.html,
      themeColour: theme.variables['--header-background'] ?? '#ffffff',
      manifest: manifestAddress(tenant, request.isOwnHost, language),
      icon: tenant && iconAddress(tenant, 'any', 48),
      touchIcon: tenant && iconAddress(tenant, 'apple', 180),
      logo: tenant?.config.logoUrl ?? null,
      font: tenant && displayFontFile(tenant.config.displayFont),
      playsAtOnce: first.playsAtOnce,
    })
    return { html, style }
  }

  type FirstRequest = Omit<Parameters<typeof firstCalls>[0], 'club'> & { hasAnnouncements: boolean }

  function firstTags(tenant: Tenant, { hasAnnouncements, ...request }: FirstRequest) {
    const { calls, player } = firstCalls({ ...request, club: { ...tenant.config, tenantID: tenant.id } })
    return { tags: firstCallTags(code, calls, { player, hasAnnouncements }), playsAtOnce: player !== null }
  }

  /** The page at the same URL for a browser that can't run the app (SHELL-12). */
  async function renderUnsupported(tenant: Tenant | null, wanted: string | undefined): Promise<Page> {
    const language = tenant ? chooseLanguage(wanted, tenant.config) : defaultLanguage
    const phrases = await phrasesOf(tenant, language)
    const { variables } = deriveTheme(tenant?.config.colours ?? {})
    const colour = (name: string) => variables[`--color-${name}`] ?? 'inherit'
    return unsupportedPage({
      language,
      direction: directionOf(language),
      club: tenant?.config.displayName ?? '',
      logoUrl: tenant?.config.logoUrl ?? null,
      icon: tenant && iconAddress(tenant, 'any', 48),
      colours: {
        background: colour('background'),
        text: colour('text'),
        primary: colour('primary'),
        onPrimary: colour('on-primary'),
      },
      texts: {
        title: phrases['shell.unsupportedTitle'] ?? '',
        explanation: phrases['shell.unsupported'] ?? '',
        pc: phrases['shell.unsupportedPc'] ?? '',
        mac: phrases['shell.unsupportedMac'] ?? '',
      },
    })
  }

  /** The page at every URL of a suspended club. */
  async function renderSuspended(tenant: Tenant, wanted: string | undefined): Promise<Page> {
    const language = chooseLanguage(wanted, tenant.config)
    const phrases = await phrasesOf(tenant, language)
    const { variables } = deriveTheme(tenant.config.colours)
    return suspendedPage({
      language,
      direction: directionOf(language),
      club: tenant.config.displayName,
      text: phrases['errors.clubSuspended'] ?? '',
      colours: {
        background: variables['--color-background'] ?? 'Canvas',
        text: variables['--color-text'] ?? 'CanvasText',
      },
    })
  }

  /** Whether there is anything at a URL: a page in the route table, and what it shows. */
  async function exists(tenant: Tenant, address: string): Promise<boolean> {
    const path = rewriteLegacyPath(address.split('?', 1)[0] ?? '/')
    const { paths } = parts.web.hints
    // In development there is no list of paths.
    if (paths.length > 0 && !paths.some((pattern) => pathParams(pattern, path) !== null)) return false
    return !(await inTenant(tenant.id, () => parts.isMissing(tenant, address)))
  }

  return { render, renderUnsupported, renderSuspended, exists, ownScript: code }
}

type Drawn = PageRequest & Omit<Parameters<typeof firstView>[1], 'hasHeader'> & { hint: PageHint | undefined }

function drawFirst(tenant: Tenant, { hint, ...request }: Drawn): Page {
  const { html, style } = firstView(
    { ...tenant.config, webMode: shownWebMode(tenant) },
    { ...request, hasHeader: hint?.header ?? false },
  )
  return { html: ofThisAddress(html), style }
}

/** Leaves out phrases that only the server uses: the coach's captions, the emails and the page for old browsers. */
function forTheApp(phrases: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(phrases).filter(([key]) => !/^(mail|moveCues)\.|^shell\.unsupported/.test(key)),
  )
}
