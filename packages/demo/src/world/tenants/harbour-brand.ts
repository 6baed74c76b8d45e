import { tenantConfig } from '../tenant-config.ts'

export const harbourConfig = tenantConfig({
  name: 'harbour',
  displayName: 'Harbour Health',
  tenantID: '8e5d2c94-7b13-4f6a-b0c7-6a92d1f3c402',
  colours: {
    primary: '#0f766e',
    secondary: '#c2742f',
    background: '#fbf6ee',
    text: '#22312f',
    header: '#f3e8d7',
    footer: '#123b3a',
  },
  displayFont: 'fraunces',
  corners: 'large',
  cardShape: 'tall',
  pictureStyle: 'warm',
  signInArt: 'logo',
  landingPictures: [
    '/images/demo/hero/harbour/push-the-wave#f6e5c6',
    '/images/demo/landing/17#b9e2e1',
    '/images/demo/landing/15#b9e2e1',
    '/images/demo/landing/1#a1c0db',
    '/images/demo/landing/7#a1d9d7',
    '/images/demo/landing/2#e7dc95',
  ],
  language: 'en-gb',
  supportedLanguages: ['en-gb', 'th'],
  currency: 'GBP',
  currencySymbol: '£',
  AccessCodeMandatory: true,
  isAccessCodeMandatory: true,
  showReactivate: true,
  mmsSignupLink: 'https://harbour.example/join',
  navCopy: 'alternate',
  cardVersion: 0.1,
  dateFormat: 'DD/MM/YYYY',
})

/** A low sun over two waves. */
export const harbourLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">
<circle cx="24" cy="24" r="24" fill="#0f766e"/>
<path d="M14 23a10 10 0 0 1 20 0z" fill="#f6c98d"/>
<path d="M7 28c4 0 4-3 8.5-3s4.5 3 8.5 3 4-3 8.5-3 4.5 3 8.5 3" fill="none" stroke="#fbf6ee" stroke-width="3" stroke-linecap="round"/>
<path d="M11 35c3 0 3.5-3 6.5-3s3.5 3 6.5 3 3.5-3 6.5-3 3.5 3 6.5 3" fill="none" stroke="#9fd8d0" stroke-width="3" stroke-linecap="round"/>
</svg>`
