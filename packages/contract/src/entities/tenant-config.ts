import { z } from 'zod'

/** Colours go into style sheets as they are, so nothing but six hexadecimal digits passes. */
const Colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0b5fff')
/** Links that people follow: never a script. */
const Link = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).max(2000)
const Origin = z
  .string()
  .regex(/^https?:\/\/[^/\s?#@;,'"]+$/, 'must be an origin like https://club.example, without a path')
const Email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')
/** Names are text and never markup; what shows them escapes them too. */
const Name = z
  .string()
  .regex(/^[^<>\p{Cc}]*$/u, 'must be text without < and >')
  .max(120)
const Key = z.string().regex(/^[\w.-]{1,100}$/, 'must be of letters, digits, dots, hyphens and underscores')
const Language = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/, 'must be a language like en-gb')

/** The few colours a club chooses; every other tone of its theme is derived from them. */
export const TenantColours = z
  .object({
    primary: Colour.describe('Buttons and links.'),
    secondary: Colour.describe('Accents beside it.'),
    background: Colour.describe('Behind everything; a dark one makes a dark app.'),
    text: Colour.describe('Text on the background.'),
    header: Colour.describe('The bar at the top.'),
    footer: Colour.describe('The foot of the page.'),
  })
  .meta({ id: 'TenantColours' })
export type TenantColours = z.infer<typeof TenantColours>

/** How a club's own site or app frames this one. */
export const EmbeddedConfig = z
  .object({
    isEmbedded: z
      .boolean()
      .describe(
        'With `mode` `seamless`: the page around vouches for its members, whose subscription is not asked for.',
      ),
    showHeader: z.boolean().describe('The header, in a frame.'),
    showLogo: z.boolean().describe('The logo in it, in a frame.'),
    showFooter: z.boolean().describe('The footer, in a frame.'),
    showSignInPage: z.boolean().describe('The sign-in page, in a frame; off, the error page stands in its place.'),
    showSignUpPage: z.boolean().describe('The sign-up page, in a frame.'),
    mode: z
      .literal('seamless')
      .nullable()
      .describe(
        '`seamless`: in a frame the token of the page around signs in at once and the landing page is skipped.',
      ),
    'content-mode': z
      .literal('tenant')
      .nullable()
      .describe('`tenant`: the app starts at the club list and has no navigation.'),
  })
  .meta({ id: 'EmbeddedConfig' })
export type EmbeddedConfig = z.infer<typeof EmbeddedConfig>

/** The OpenID provider a club signs its members in with (D-57); all of it is public by nature. */
export const TenantSso = z
  .object({
    authority: Link.describe('Its address, below which `.well-known/openid-configuration` lies.'),
    clientId: z.string().min(1).max(300).describe('What this app is called there.'),
    scopes: z.array(z.string().max(200)).max(30).describe('What is asked of it when members sign in.'),
    serverExchange: z
      .boolean()
      .optional()
      .describe('This server exchanges codes for tokens, with the secret in the private `sso`. The studio sets both.'),
  })
  .meta({ id: 'TenantSso' })
export type TenantSso = z.infer<typeof TenantSso>

const flag = (meaning: string) => z.boolean().describe(meaning)

/** What a club switches on and off. The server fills in the defaults of D-52, so every flag is true or false. */
const flags = {
  AccessCodeMandatory: flag('Signing up needs an access code. Either of the two spellings being true is enough.'),
  isAccessCodeMandatory: flag('The other spelling of `AccessCodeMandatory`.'),
  ShowLiveConnect: flag('Connect: its link, its strip on Home and its pages.'),
  showLiveEvent: flag('The live schedule and live classes, where Connect is on.'),
  showCollections: flag('Collections: links and pages.'),
  showClassOfTheDay: flag('The class of the day on Home.'),
  showChannels: flag('Channels: links, strip and pages.'),
  showBrowseClasses: flag('The category tiles on Home.'),
  showSignUpPage: flag('The sign-up page and the buttons that lead to it.'),
  showForgotPasswordPage: flag(
    'Forgotten passwords can be reset here. Without a value: on, unless members sign in elsewhere.',
  ),
  showReactivate: flag(
    'A new access code can be entered once one has expired. Without a value: on where a code is mandatory.',
  ),
  showUpgradeDialog: flag('Who lacks access reads a dialog instead of the subscribe page.'),
  showDiscountTextField: flag('The field for a discount code in the checkout.'),
  showTncAccepted: flag('Members accept new versions of the terms before they go on.'),
  ssoLogin: flag('Members sign in through the provider of `sso`.'),
  msalSsoSupport: flag("Microsoft's own library does the signing in."),
  isThirdPartyEnabled: flag('Memberships are kept by a third party and not here.'),
  canUnsubcribedUsersLogin: flag('Members without an active subscription can sign in.'),
  shareEnabled: flag('Classes, collections and live classes can be shared.'),
  hideSocialShare: flag('No social networks among the ways to share, where the app is embedded.'),
  langauageSelector: flag('The choice of language in the footer.'),
  analyticsConsent: flag('Nothing is gathered for statistics until a visitor, who is asked, agrees.'),
  passkeys: flag('Members can add passkeys to their account and sign in with them.'),
  dynamicLinkAllowedOnApp: flag('Shared links may open in the app of `appStoreId`.'),
}

/** Everything public about a club. Every key is always there; what is not set is `null` (TEN-04..TEN-19, D-94, D-110). */
export const TenantConfig = z
  .object({
    ...flags,
    tenantID: z.string().describe('Given when the club is made; the header TenantId names it.'),
    name: z.string().describe('The name in addresses and paths, e.g. `pulse`.'),
    displayName: Name.min(1).describe('The name people read, e.g. `Pulse Club`. Without a value: `name`.'),
    url: z
      .union([z.literal(''), Link.regex(/[^/]$/, 'must not end with a slash')])
      .describe(
        "Where the club's pages live, without a slash at the end; a domain of its own goes before it. Without either: `PUBLIC_URL`, else the asked host.",
      ),
    colours: TenantColours.describe('Every other tone is derived from these, and kept readable.'),
    logoUrl: z
      .union([z.string().regex(/^\/[^/\\\s]\S*$/), Link])
      .nullable()
      .describe('Where the logo lies. Without a value: the stored SVG, else the name is written.'),
    landingPictures: z
      .array(z.union([z.string().regex(/^\/[^/\\\s]\S*$/), Link]))
      .max(6)
      .describe(
        'The landing page’s pictures: the large one, then up to five of its wall. A fragment like `#a4b8d0` is the colour that stands there until one has come. What is missing is the app’s own.',
      ),
    font: z
      .string()
      .regex(/^[\w -]{1,60}$/, 'must be the name of a font')
      .nullable()
      .describe('A font that devices have, e.g. `Georgia`; it comes before the app’s own, Figtree.'),
    language: Language.describe('The language of those who have chosen none.'),
    supportedLanguages: z.array(Language).min(1).describe('What the language selector offers.'),
    currencySymbol: z.string().max(8).describe('Shown where a price has no currency of its own.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capital letters like GBP')
      .nullable()
      .describe('ISO 4217; used where no plan says one.'),
    cardVersion: z.literal([0, 0.1]).describe('0: text under the picture; 0.1: text on the picture.'),
    connectSource: z.enum(['vimeo', 'wexer']).describe('Which of the two families of Connect calls the app uses.'),
    connectBase: z.string().max(500).nullable().describe('Base of the `vimeo` calls; `null` is `/api/v1/vimeo/`.'),
    connect: z.enum(['ondemand', 'live', 'both']).describe('Which half of Connect there is.'),
    embeddedConfig: EmbeddedConfig.nullable().describe(
      "How the app looks in a frame on the club's own pages. A club that has it leaves accounts to those pages.",
    ),
    embedOrigins: z.array(Origin).max(50).describe('Origins that may frame the app and hand it a token.'),
    sso: TenantSso.nullable().describe('The OpenID provider that members sign in at.'),
    numberOfDaysToShowNewOnWorkoutCard: z.int().min(0).max(3650).describe('How long a class bears the New badge.'),
    EventCardSize: z.int().min(1).max(6).describe('Live and Connect cards in a row on wide screens.'),
    webMode: z.enum(['live', 'test']).describe('`test` takes test cards only and says so in a banner.'),
    navCopy: z.literal('alternate').nullable().describe('`alternate`: Class Finder and My Club in the navigation.'),
    supportEmail: Email.nullable().describe('Where members get help.'),
    contactEmailAddress: Email.nullable().describe(
      'Where the contact form writes to. Without a value: `supportEmail`.',
    ),
    providerId: Key.nullable().describe("Whose classes the club's own are."),
    localytics: z
      .object({ url: Link.nullable().describe('The script of an analytics service.') })
      .describe('Statistics by somebody else.'),
    dateFormat: z
      .string()
      .min(1)
      .max(40)
      .describe(
        'How dates are written, in mail too, in the letters of Day.js: `D MMMM YYYY`. Months and days have their names in the reader’s language.',
      ),
    copyright: Name.describe('Stands beside the year in the footer.'),
    jwJSPlayerId: Key.nullable().describe(
      "A licensed JW Player's id; `null` is the player that comes with the product.",
    ),
    mmsSignupLink: Link.nullable().describe('Where membership is taken out or upgraded elsewhere.'),
    resetPasswordLink: Link.nullable().describe('Where passwords are reset elsewhere.'),
    dynamicLinkDomain: z
      .string()
      .regex(/^(https?:\/\/)?[a-z0-9.-]+(:\d+)?$/i, 'must be a host like go.club.example')
      .nullable()
      .describe('The domain of short links. Without a value: the club’s own.'),
    appStoreId: Key.nullable().describe("The club's app in Apple's store."),
  })
  .meta({ id: 'TenantConfig' })
export type TenantConfig = z.infer<typeof TenantConfig>
