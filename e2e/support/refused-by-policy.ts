import type { Page } from '@playwright/test'

const signs = ['Content Security Policy', 'ERR_BLOCKED_BY_RESPONSE']

/**
 * What the browser will have refused on any page or frame shown from now on, by the content security policy of each or by the headers of what
 * they load. Filled as it happens.
 */
export function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (signs.some((sign) => message.text().includes(sign))) refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}
