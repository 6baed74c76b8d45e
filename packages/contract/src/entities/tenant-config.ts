import { kitChoices } from '@upbeat/rules/theme/kit'
import { z } from 'zod'

/** Colours are inserted into style sheets unescaped, so only six hexadecimal digits are allowed. */
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0b5fff')
/** Links that people follow; script URLs are rejected. */
const Link = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000)
const Origin = z
  .string()
  .regex(/^https?:\/\/[^/\s?#@;,'"]+$/, 'must be an origin like https://club.example, without a path')
const Email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')
/** Names are plain text without markup; they are also escaped where they are shown. */
const Name = z
  .string()
  .regex(/^[^<>\p{Cc}]*$/u, 'must be text without < and >')
  .max(120)
const Key = z.string().regex(/^[\w.-]{1,100}$/, 'must be of letters, digits, dots, hyphens and underscores')
const Language = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/, 'must be a language like en-gb')

/** The colours that a club picks; all others are derived from them. */
export const TenantColours = z
  .object({
    primary: Colour,
    secondary: Colour,
    background: Colour,
    text: Colour,
    header: Colour,
    footer: Colour,
  })
  .meta({ id: 'TenantColours' })
export type TenantColours = z.infer<typeof TenantColours>

/** The options of a club's look; documented at `kitChoices`. */
export const TenantKit = z.object({
  displayFont: z.enum(kitChoices.displayFont),
  corners: z.enum(kitChoices.corners),
  cardShape: z.enum(kitChoices.cardShape),
  pictureStyle: z.enum(kitChoices.pictureStyle),
  signInArt: z.enum(kitChoices.signInArt),
  homeStart: z.enum(kitChoices.homeStart),
})

/** How a club's own site or app embeds this app. */
export const EmbeddedConfig = z
  .object({
    isEmbedded: z.boolean(),
    showHeader: z.boolean(),
    showLogo: z.boolean(),
    showFooter: z.boolean(),
    showSignInPage: z.boolean(),
    showSignUpPage: z.boolean(),
    mode: z.literal('seamless').nullable(),
    'content-mode': z.literal('tenant').nullable(),
  })
  .meta({ id: 'EmbeddedConfig' })
export type EmbeddedConfig = z.infer<typeof EmbeddedConfig>

/** The club's OpenID provider (D-57); all fields are public. */
export const TenantSso = z
  .object({
    authority: Link,
    clientId: z.string().min(1).max(300),
    scopes: z.array(z.string().max(200)).max(30),
    /** Whether this server exchanges codes for tokens, with the secret in the private `sso`. */
    serverExchange: z.boolean().optional(),
  })
  .meta({ id: 'TenantSso' })
export type TenantSso = z.infer<typeof TenantSso>

/** The club's feature switches. The server applies the defaults of D-52, so every flag is true or false. */
const flags = {
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
  analyticsConsent: z.boolean(),
  passkeys: z.boolean(),
  dynamicLinkAllowedOnApp: z.boolean(),
}

/**
 * The public configuration of a club; the studio's phrases (`settingTexts`) document each key. Every key is present; unset ones are `null`
 * (TEN-04..TEN-19, D-94, D-110).
 */
export const TenantConfig = z
  .object({
    ...flags,
    tenantID: z.string(),
    name: z.string(),
    displayName: Name.min(1),
    url: z.union([z.literal(''), Link.regex(/[^/]$/, 'must not end with a slash')]),
    colours: TenantColours.describe('All other tones are derived from these, with sufficient contrast.'),
    logoUrl: z.union([z.string().regex(/^\/[^/\\\s]\S*$/), Link]).nullable(),
    landingPictures: z.array(z.union([z.string().regex(/^\/[^/\\\s]\S*$/), Link])).max(6),
    font: z
      .string()
      .regex(/^[\w -]{1,60}$/, 'must be the name of a font')
      .nullable(),
    ...TenantKit.shape,
    language: Language,
    supportedLanguages: z.array(Language).min(1),
    currencySymbol: z.string().max(8),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capital letters like GBP')
      .nullable(),
    cardVersion: z.literal([0, 0.1]),
    connectSource: z.enum(['vimeo', 'wexer']),
    connectBase: z.string().max(500).nullable(),
    connect: z.enum(['ondemand', 'live', 'both']),
    embeddedConfig: EmbeddedConfig.nullable(),
    embedOrigins: z.array(Origin).max(50),
    sso: TenantSso.nullable().describe('The OpenID provider that members sign in with.'),
    numberOfDaysToShowNewOnWorkoutCard: z.int().min(0).max(3650),
    EventCardSize: z.int().min(1).max(6),
    webMode: z.enum(['live', 'test']),
    navCopy: z.literal('alternate').nullable(),
    supportEmail: Email.nullable(),
    contactEmailAddress: Email.nullable(),
    providerId: Key.nullable(),
    localytics: z.object({ url: Link.nullable() }).describe('A third-party statistics script.'),
    dateFormat: z.string().min(1).max(40),
    copyright: Name,
    jwJSPlayerId: Key.nullable(),
    mmsSignupLink: Link.nullable(),
    resetPasswordLink: Link.nullable(),
    dynamicLinkDomain: z
      .string()
      .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d+)?$/i, 'must be a host like go.club.example')
      .nullable(),
    appStoreId: Key.nullable(),
  })
  .meta({ id: 'TenantConfig' })
export type TenantConfig = z.infer<typeof TenantConfig>
