/** What each setting means for members, in plain words; the documentation of the configuration says the same. */
export const settingTexts = {
  showSignUpPage:
    'Off, the sign-up page and every button that leads to it disappear. Members you already have are not affected.',
  showReactivate:
    'Members whose access code has expired can enter a new one. Until you choose, this is on where a code is needed to sign up.',
  showTncAccepted: 'After you publish new terms, members accept them before they continue.',
  showUpgradeDialog: 'Members who open a class they have no access to read a short message. Off, they see your plans.',
  passkeys: 'Members can add a passkey to their account and sign in with a fingerprint, their face or a PIN.',
  showForgotPasswordPage:
    'Members who have forgotten their password get an email with a link. Until you choose, this is on unless members sign in through another service.',
  resetPasswordLink: 'Members who have forgotten their password are sent to this page.',
  showClassOfTheDay: 'Home recommends one class each day.',
  showBrowseClasses: 'Home shows a tile for each category of classes.',
  showCollections: 'Members find collections in the navigation and on their own pages.',
  showChannels: 'Members find channels in the navigation, on Home and on their own pages.',
  numberOfDaysToShowNewOnWorkoutCard: 'A class has the badge “New” for this many days. 0 shows no badge.',
  'settings.topLabels':
    'Members see these keywords first when they filter classes. Leave it empty to offer the ones used most.',
  navCopy: 'Choose the words members read in the navigation.',
  ShowLiveConnect:
    'Members find live sessions and their recordings in the navigation and on Home. Off, both disappear.',
  showLiveEvent: 'Members see the schedule of live sessions and can join them.',
  connect: 'Members find live sessions, recordings of them, or both.',
  EventCardSize: 'On wide screens this many sessions stand side by side, from 1 to 6.',
  shareEnabled: 'Classes, collections and live sessions get a share button with a link, email and social networks.',
  hideSocialShare: 'Where your club is shown inside another website, sharing offers only the link and email.',
  dynamicLinkDomain:
    'Shared links begin with this address, such as go.yourclub.com. Its DNS must lead to this server and prove that it is yours. Leave it empty to use your club’s own address.',
  displayName: 'Members read this name on every page, in email and in the installed app.',
  supportEmail: 'Members are shown this address when they need help.',
  contactEmailAddress: 'Messages from the contact form go here. Leave it empty to use the address for help.',
  'settings.mailFrom':
    'Your club’s email comes from this address. The DNS of its domain must prove that it is yours. Leave it empty to use the server’s own sender.',
  copyright: 'This text stands beside the year at the foot of every page.',
  language: 'Visitors who have not chosen a language see this one. It must be among the languages of your club.',
  supportedLanguages: 'Members can choose among these languages.',
  langauageSelector: 'The foot of every page offers a choice of language.',
  dateFormat:
    'Members see dates like this on pages and in email. Names of months and days follow the reader’s language.',
  'settings.timeZone':
    'The studio and email use this zone for your club’s times. Without one, each reader’s own counts.',
  'settings.currency': 'New plans are priced in this currency. Existing plans keep theirs.',
  currency: 'Members see this currency where a plan has none of its own.',
  currencySymbol: 'Members see this sign where a price names no currency.',
  showDiscountTextField: 'The checkout has a field where members enter a discount code.',
  'settings.memberPauses':
    'Members pause a paid membership themselves for one to three months, from the end of the paid period. They are charged nothing and can’t watch meanwhile. Your team can always pause one.',
  webMode: 'Test payments take only test cards, and a banner tells members so. Live payments charge real cards.',
  analyticsConsent: 'Visitors are asked first, and nothing is collected for statistics until they agree.',
  'localytics.url':
    'Every page runs this script in a sandboxed frame. It receives page views and events, and can’t read the page.',
  embedOrigins:
    'Only pages of these websites can show your club in a frame and sign members in. Enter each as https://www.yourclub.com, without a path.',
  embeddedConfig:
    'For a website that shows your club inside its own pages. Members no longer change their account here, and you decide which parts of the club are shown there.',
  'embeddedConfig.showHeader': 'Members see the bar at the top, with its navigation, inside your website.',
  'embeddedConfig.showLogo': 'Members see your logo in the header inside your website.',
  'embeddedConfig.showFooter': 'Members see the foot of the page inside your website.',
  'embeddedConfig.showSignInPage':
    'Members can sign in inside your website. Off, they see an error page where they would have to.',
  'embeddedConfig.showSignUpPage': 'People can sign up inside your website.',
  'embeddedConfig.mode':
    'With automatic sign-in, your website says who the visitor is: nobody signs up or signs in, and the landing page is skipped. Needs at least one allowed website.',
  'embeddedConfig.isEmbedded':
    'With automatic sign-in, everyone your website signs in may watch everything; no plan or code is needed.',
  'embeddedConfig.content-mode':
    'Members start on the landing page, or directly at the list of recorded sessions without navigation. This counts outside your website too.',
  dynamicLinkAllowedOnApp: 'A shared link opens in your own app on phones that have it.',
  appStoreId: 'The ID of your app in Apple’s App Store. Phones use it to open shared links in the app.',
  'settings.appleAppId':
    'Apple checks that links belong to your app by this ID. Leave it empty to use the App Store ID.',
  'settings.androidPackage':
    'Android checks that links belong to your app by this name. Leave it empty to use the App Store ID.',
  'settings.androidCertificates':
    'The SHA-256 fingerprints your Android app is signed with. Without them, links do not open the app on Android.',
  isThirdPartyEnabled:
    'Whether a member may watch is asked of another system, not of the plans and codes here. Needs the address of that system.',
  'settings.membershipUrl':
    'The membership system is asked here what a member may watch, with the member’s identity token. Use https unless the system is inside your own network.',
  canUnsubcribedUsersLogin: 'Off, people the membership system does not know are turned away when they sign in.',
  mmsSignupLink: 'Members without access are sent to this page to buy or upgrade a membership.',
  'settings.contentOrigins':
    'Your pages may load pictures, videos and frames from these servers and send requests to them. https://*.cdn.example covers every name below it. Servers named by other settings, classes and events are allowed anyway; add hosts that a live service answers with, hosts named in a stream’s playlist, and further hosts of the identity provider or of statistics.',
  providerId: 'Marks which classes are your own where your catalogue also has classes of others.',
  jwJSPlayerId: 'Videos play in a JW Player with this licence. Leave it empty to use the built-in player.',
  connectSource: 'Which set of calls the members’ pages use for live and recorded sessions.',
  connectBase: 'Where the Vimeo calls are served: a path, or an https address. Without a value: /api/v1/vimeo/.',
  'settings.connectProviders.wexer.url':
    'Live and recorded sessions come from this service instead of this server, with the Wexer interface. Must be https, or this machine.',
  'settings.connectProviders.wexer.tenant': 'The service knows your club by this name.',
  'settings.connectProviders.wexer.authorization':
    'Sent to the service as the Authorization header. It is never shown again.',
  'settings.connectProviders.vimeo.url':
    'Live and recorded sessions come from this service instead of this server, with the Vimeo interface. Must be https, or this machine.',
  'settings.connectProviders.vimeo.tenant': 'The service knows your club by this name.',
  'settings.connectProviders.vimeo.authorization':
    'Sent to the service as the Authorization header. It is never shown again.',
  tenantID: 'Given when the club is made and never changed. The header TenantId carries it.',
  name: 'The first part of the club’s address, such as pulse in pulse.example.com. Given when the club is made.',
  AccessCodeMandatory: 'The same as the other spelling of this key; either of them being on is enough.',
  isAccessCodeMandatory: 'People need an access code to sign up.',
  'settings.freeForMembers':
    'Everyone who signs up may watch everything, without a plan or a code. Nobody needs to sign up only where your own website signs people in.',
  'colours.primary': 'Buttons and links. Every other tone is derived from these colours and kept readable.',
  'colours.secondary': 'Accents beside the main colour.',
  'colours.background': 'Behind everything; a dark one makes a dark app.',
  'colours.text': 'Text on the background.',
  'colours.header': 'The bar at the top of every page.',
  'colours.footer': 'The foot of every page.',
  logoUrl: 'A logo at another address. Without one, the uploaded logo is shown, else the club’s name.',
  landingPictures:
    'The large picture of the landing page, also above the collections, then up to five of its wall. A fragment like #a4b8d0 is the colour shown until a picture has loaded. Without any, visitors see your colours.',
  font: 'A font that devices have, such as Georgia. It is used before the product’s own, Figtree.',
  cardVersion: 'The text of a class stands under its picture (0) or on it (0.1).',
  displayFont:
    'figtree sets headings in the font of the text. The others are a soft serif, a condensed font, a technical one, and a light one with Arabic letters. Scripts that a font lacks keep the font of the text.',
  corners: 'Of pictures, cards, buttons and fields.',
  cardShape: 'standard is 16:9, or 4:5 where the text of a class stands on its picture.',
  pictureStyle: 'duotone replaces light and dark by the main and the second colour. Videos stay as they were filmed.',
  signInArt: 'rings in the colours of your club, or its logo. Without a logo, there are rings.',
  homeStart:
    'Comes first on Home, below the greeting. live leads while something is on air or starts within two hours. oneClass is one class a day, alone and large. collection needs a featured collection.',
  url: 'Without a slash at the end. The club’s own domain goes before it; without either, the server’s public address counts, else the requested host.',
  ssoLogin: 'Members sign in at your identity provider.',
  msalSsoSupport: 'The sign-in uses Microsoft’s own library. Needs single sign-on with an https address.',
  'sso.authority': 'The address below which .well-known/openid-configuration is found.',
  'sso.clientId': 'The name your identity provider has given this app.',
  'sso.serverExchange': 'Uses the client secret, so that no browser needs it. The studio sets both.',
  'settings.sso.clientSecret': 'Encrypted; set it in the studio. It is never shown again.',
  'settings.plannedDomain': 'Set up in the studio. It becomes the club’s own domain there.',
  'sso.scopes': 'What the identity provider is asked for when members sign in.',
  'settings.sso.issuer':
    'Identity tokens of this issuer are accepted. Without a value: the address of the identity provider.',
  'settings.sso.audience':
    'One or several audiences that identity tokens may be meant for. Without a value: the client ID.',
  'settings.staff.coachesPublish': 'Coaches publish their own classes without asking.',
  'settings.staff.managersSeeMoney': 'Managers see payments, revenue and payouts.',
  'settings.staff.analystsSeeMoney': 'Analysts see payments, revenue and payouts.',
} as const
