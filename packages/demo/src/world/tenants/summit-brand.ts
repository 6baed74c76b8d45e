import { type TenantConfigSeed, tenantConfig } from '../tenant-config.ts'

/** @param port the server's port, also used by the demo's identity provider and embedding page. */
export const summitTenantId = 'b7a90d36-1f48-4e25-8d5c-94e0c72b6f03'

export function summitConfig(port: number): TenantConfigSeed {
  return tenantConfig({
    name: 'summit',
    displayName: 'Summit Sport',
    tenantID: summitTenantId,
    colours: {
      primary: '#14539a',
      secondary: '#2b9cc4',
      background: '#f2f8fc',
      text: '#0b1f33',
      header: '#0b2545',
      footer: '#071a33',
    },
    displayFont: 'archivo',
    corners: 'square',
    pictureStyle: 'cool',
    signInArt: 'logo',
    homeStart: 'collection',
    landingPictures: [
      '/images/demo/hero/summit/dumbbell-lunge#16417a',
      '/images/demo/landing/7#a1d9d7',
      '/images/demo/landing/22#eee5af',
      '/images/demo/landing/10#acdba1',
      '/images/demo/landing/19#c1e4b9',
      '/images/demo/landing/12#9677c6',
    ],
    language: 'en-gb',
    supportedLanguages: ['en-gb', 'en-us', 'de', 'de-ch', 'fr', 'fr-ch', 'it', 'it-ch', 'no', 'sv', 'fi', 'th'],
    currency: 'CHF',
    currencySymbol: 'CHF',
    showSignUpPage: false,
    showForgotPasswordPage: false,
    ssoLogin: true,
    isThirdPartyEnabled: true,
    canUnsubcribedUsersLogin: false,
    showUpgradeDialog: true,
    mmsSignupLink: 'https://summit.example/membership',
    resetPasswordLink: 'https://summit.example/password',
    embeddedConfig: {
      isEmbedded: true,
      showHeader: true,
      showLogo: false,
      showFooter: false,
      showSignInPage: true,
      showSignUpPage: false,
      mode: 'seamless',
      'content-mode': null,
    },
    embedOrigins: [summitHostOrigin(port)],
    sso: {
      authority: summitIssuer(port),
      clientId: summitClientId,
      scopes: ['openid', 'profile', 'email', 'offline_access'],
    },
    dateFormat: 'YYYY-MM-DD',
  })
}

export const summitClientId = 'summit-web'

export function summitIssuer(port: number): string {
  return `http://localhost:${port}/demo/idp`
}

/** The URL of the embedding page, on another site than the app. */
export function summitHostOrigin(port: number): string {
  return `http://127.0.0.1:${port}`
}

export function summitMembershipUrl(port: number): string {
  return `http://localhost:${port}/demo/membership`
}

/** Two peaks, the nearer one with its snow line. */
export const summitLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">
<path d="M24 1 44 12.5v23L24 47 4 35.5v-23z" fill="#dff1fa"/>
<path d="m22 35 9.5-15L42 35z" fill="#6db9db"/>
<path d="M6 35 19.5 13 33 35z" fill="#0b2545"/>
<path d="m19.5 13 4.9 8-2.9-1.2-2 2.6-2-2.6-2.9 1.2z" fill="#fff"/>
</svg>`
