import type { Page } from '@playwright/test'

/** What the browser will have refused on any page or frame shown from now on, by the content security policy of each. Filled as it happens. */
export function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}
