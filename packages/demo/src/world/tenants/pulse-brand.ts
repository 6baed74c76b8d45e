import { siteLanguages } from '../site-languages.ts'
import { tenantConfig } from '../tenant-config.ts'

export const pulseConfig = tenantConfig({
  name: 'pulse',
  displayName: 'Pulse Club',
  tenantID: '3c1b7f0e-52a4-4c8d-9a61-0d4f7be21a01',
  colours: {
    primary: '#d81b55',
    secondary: '#ff8a3d',
    background: '#ffffff',
    text: '#1d1420',
    header: '#ffffff',
    footer: '#1d1420',
  },
  language: 'en-gb',
  supportedLanguages: siteLanguages,
  currency: 'GBP',
  currencySymbol: '£',
  showDiscountTextField: true,
})

/** A heartbeat that ends in a finish flag's dot. */
export const pulseLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" aria-hidden="true">
<rect width="48" height="48" rx="14" fill="#d81b55"/>
<path d="M8 26h7l4.5-12 7 22 4.5-10h4" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="39" cy="26" r="3" fill="#ffb27d"/>
</svg>`
