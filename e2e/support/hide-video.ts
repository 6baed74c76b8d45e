import type { Page } from '@playwright/test'

/**
 * Hides the picture of a playing video, for tests that only wait until it has played: drawing takes half of what playing costs. The video
 * plays on, and its other states stay the same. Lasts until the page is loaded again or the returned function is called.
 */
export async function hideVideo(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync('video { display: none !important }')
    document.adoptedStyleSheets.push(rules)
    return rules
  })
  return () =>
    sheet.evaluate((rules) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules)
    })
}
