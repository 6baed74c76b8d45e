import { tenantConfig } from '../tenant-config.ts'

export const monoConfig = tenantConfig({
  name: 'mono',
  displayName: 'Mono Yoga',
  tenantID: '61e3b95c-08d7-42fa-9e4b-c3a5d870f205',
  colours: {
    primary: '#000000',
    secondary: '#e5480a',
    background: '#ffffff',
    text: '#000000',
    header: '#000000',
    footer: '#000000',
  },
  displayFont: 'readex-pro',
  corners: 'square',
  cardShape: 'square',
  pictureStyle: 'monochrome',
  signInArt: 'logo',
  homeStart: 'oneClass',
  landingPictures: [
    '/images/demo/hero/mono/tree-left#151515',
    '/images/demo/landing/25#e4d1b9',
    '/images/demo/landing/5#c69b77',
    '/images/demo/landing/11#e4d1b9',
    '/images/demo/landing/6#c69b77',
    '/images/demo/landing/24#c69b77',
  ],
  language: 'ar',
  supportedLanguages: ['ar', 'en-gb', 'he', 'fr', 'th'],
  currency: 'AED',
  currencySymbol: 'AED',
  showLiveEvent: false,
  showCollections: false,
  showClassOfTheDay: false,
  showChannels: false,
  showSignUpPage: false,
  shareEnabled: false,
  connect: 'ondemand',
  embeddedConfig: {
    isEmbedded: false,
    showHeader: true,
    showLogo: true,
    showFooter: true,
    showSignInPage: true,
    showSignUpPage: false,
    mode: null,
    'content-mode': 'tenant',
  },
  dateFormat: 'DD-MM-YYYY',
})

/** One brush stroke that does not quite close, and the breath in it. */
export const monoLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">
<circle cx="24" cy="24" r="23" fill="#fff" stroke="#000" stroke-width="2"/>
<path d="M31.8 12.6A14 14 0 1 0 38 24" fill="none" stroke="#000" stroke-width="4.2" stroke-linecap="round"/>
<circle cx="36.4" cy="16.8" r="2.8" fill="#e5480a"/>
</svg>`
