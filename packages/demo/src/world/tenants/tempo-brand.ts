import { tenantConfig } from '../tenant-config.ts'

export const tempoConfig = tenantConfig({
  name: 'tempo',
  displayName: 'Tempo Live',
  tenantID: 'd2f84a17-6c9e-4b30-a2d8-51c7e09b3d04',
  colours: {
    primary: '#b9f34b',
    secondary: '#8b6cff',
    background: '#0e0f13',
    text: '#f2f3f5',
    header: '#15171e',
    footer: '#08090c',
  },
  displayFont: 'space-grotesk',
  corners: 'small',
  pictureStyle: 'duotone',
  signInArt: 'logo',
  homeStart: 'live',
  landingPictures: [
    '/images/demo/hero/tempo/jab-cross#161616',
    '/images/demo/landing/20#431c3a',
    '/images/demo/landing/16#2f1c43',
    '/images/demo/landing/13#43211c',
    '/images/demo/landing/18#778dc6',
    '/images/demo/landing/21#43211c',
  ],
  language: 'de',
  supportedLanguages: ['de', 'en-gb', 'de-ch', 'fr', 'it', 'nl', 'pl', 'tr', 'th'],
  currency: 'EUR',
  currencySymbol: '€',
  connectSource: 'vimeo',
  connect: 'both',
  connectBase: '/api/v1/vimeo/',
  webMode: 'test',
})

/** Sound bars that rise and fall on the beat. */
export const tempoLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">
<circle cx="24" cy="24" r="24" fill="#b9f34b"/>
<path d="M11 21v6M17.5 15v18M24 9v30M30.5 17v14M37 21v6" fill="none" stroke="#0e0f13" stroke-width="3.8" stroke-linecap="round"/>
</svg>`
