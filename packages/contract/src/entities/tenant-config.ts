import { z } from 'zod'

/** Colours go into style sheets as they are, so nothing but six hexadecimal digits passes. */
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** The few colours a club chooses; every other tone of its theme is derived from them. */
export const TenantColours = z
  .object({ primary: Colour, secondary: Colour, background: Colour, text: Colour, header: Colour, footer: Colour })
  .meta({ id: 'TenantColours' })
export type TenantColours = z.infer<typeof TenantColours>

/** How a club's own site or app frames this one. */
export const EmbeddedConfig = z
  .object({
    isEmbedded: z.boolean(),
    showHeader: z.boolean(),
    showLogo: z.boolean(),
    showFooter: z.boolean(),
    showSignInPage: z.boolean(),
    showSignUpPage: z.boolean(),
    /** `seamless`: the host's token signs in at once and the landing page is skipped. */
    mode: z.literal('seamless').nullable(),
    /** `tenant`: start at the club list. */
    'content-mode': z.literal('tenant').nullable(),
  })
  .meta({ id: 'EmbeddedConfig' })
export type EmbeddedConfig = z.infer<typeof EmbeddedConfig>

/** The OpenID provider a club signs its members in with (D-57); all of it is public by nature. */
export const TenantSso = z
  .object({ authority: z.string(), clientId: z.string(), scopes: z.array(z.string()) })
  .meta({ id: 'TenantSso' })
export type TenantSso = z.infer<typeof TenantSso>

/** What a club switches on and off. The server fills in the defaults of D-52, so every flag is true or false. */
const flags = {
  /** Either of the two spellings being true makes the access code mandatory. */
  AccessCodeMandatory: z.boolean(),
  isAccessCodeMandatory: z.boolean(),
  ShowLiveConnect: z.boolean(),
  showLiveEvent: z.boolean(),
  showCollections: z.boolean(),
  showClassOfTheDay: z.boolean(),
  showChannels: z.boolean(),
  showBrowseClasses: z.boolean(),
  showSignUpPage: z.boolean(),
  showForgotPasswordPage: z.boolean(),
  showReactivate: z.boolean(),
  showUpgradeDialog: z.boolean(),
  showDiscountTextField: z.boolean(),
  showTncAccepted: z.boolean(),
  ssoLogin: z.boolean(),
  msalSsoSupport: z.boolean(),
  isThirdPartyEnabled: z.boolean(),
  canUnsubcribedUsersLogin: z.boolean(),
  shareEnabled: z.boolean(),
  hideSocialShare: z.boolean(),
  langauageSelector: z.boolean(),
  dynamicLinkAllowedOnApp: z.boolean(),
}

/** Everything public about a club. Every key is always there; what is not set is `null` (TEN-04..TEN-19, D-94, D-110). */
export const TenantConfig = z
  .object({
    ...flags,
    tenantID: z.string(),
    /** The name in addresses and paths, e.g. `pulse`. */
    name: z.string(),
    /** The name people read, e.g. `Pulse Club`. */
    displayName: z.string(),
    /** Where the club's pages live, without a slash at the end; deep links begin with it. */
    url: z.string(),
    colours: TenantColours,
    logoUrl: z.string().nullable(),
    font: z.string().nullable(),
    language: z.string(),
    supportedLanguages: z.array(z.string()).min(1),
    currencySymbol: z.string(),
    /** ISO 4217, used where no plan says one (D-93). */
    currency: z.string().nullable(),
    cardVersion: z.literal([0, 0.1]),
    connectSource: z.enum(['vimeo', 'wexer']),
    /** Base of the `vimeo` calls; `null` is `/api/v1/vimeo/` (D-36). */
    connectBase: z.string().nullable(),
    connect: z.enum(['ondemand', 'live', 'both']),
    embeddedConfig: EmbeddedConfig.nullable(),
    /** Origins that may frame the app and hand it a token (D-58). */
    embedOrigins: z.array(z.string()),
    sso: TenantSso.nullable(),
    numberOfDaysToShowNewOnWorkoutCard: z.int().min(0),
    EventCardSize: z.int().min(1),
    webMode: z.enum(['live', 'test']),
    navCopy: z.literal('alternate').nullable(),
    supportEmail: z.string().nullable(),
    contactEmailAddress: z.string().nullable(),
    providerId: z.string().nullable(),
    localytics: z.object({ url: z.string().nullable() }),
    dateFormat: z.string(),
    copyright: z.string(),
    jwJSPlayerId: z.string().nullable(),
    mmsSignupLink: z.string().nullable(),
    resetPasswordLink: z.string().nullable(),
    dynamicLinkDomain: z.string().nullable(),
    appStoreId: z.string().nullable(),
  })
  .meta({ id: 'TenantConfig' })
export type TenantConfig = z.infer<typeof TenantConfig>
