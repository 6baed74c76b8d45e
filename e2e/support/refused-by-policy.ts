import type { Page } from '@playwright/test'

const signs = ['Content Security Policy', 'ERR_BLOCKED_BY_RESPONSE']

/** Collects what the browser blocks on any page or frame from now on, by content security policy or by resource headers. */
export function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('console', (message) => {
    if (signs.some((sign) => message.text().includes(sign))) refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}
