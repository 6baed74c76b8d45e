import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './support/axe.ts'
import { openSession } from './support/member.ts'
import { memberOf, memberScreens, visitorScreens } from './support/screens.ts'
import { type TenantName, tenantUrl } from './support/tenants.ts'

// Some thirty pages each, with their pictures made on the way.
test.describe.configure({ timeout: 600_000, retries: 0 })

const clubs: TenantName[] = ['pulse', 'harbour', 'summit', 'tempo', 'mono']
/** English everywhere, and Arabic where clubs have it. */
const walks = [
  ...clubs.map((club) => ({ club, language: 'en-gb' })),
  ...(['pulse', 'mono'] as const).map((club) => ({ club, language: 'ar' })),
]

/** Opens a page and waits until what it loads is there. Long lists keep placeholders at their end, and live pages keep asking. */
async function open(page: Page, club: TenantName, path: string, language: string) {
  await page.goto(tenantUrl(club, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
}

async function faultsOn(page: Page, path: string) {
  const { found, passes } = await violationsOn(page)
  const faults = found.flatMap(({ rule, elements }) => elements.map((element) => `${path}: ${rule}: ${element}`))
  if (passes === 0) faults.push(`${path}: shows nothing`)
  return [...faults, ...(await widthFaults(page, path))]
}

async function widthFaults(page: Page, path: string) {
  const { scrolled, shown } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }))
  return scrolled > shown ? [`${path}: is ${scrolled - shown} px wider than ${shown}`] : []
}

for (const { club, language } of walks) {
  test(`every screen of ${club} in ${language} is accessible to a visitor`, async ({ page }) => {
    const faults: string[] = []
    for (const path of await visitorScreens(club)) {
      await open(page, club, path, language)
      faults.push(...(await faultsOn(page, path)))
    }
    expect(faults).toEqual([])
  })

  if (!memberOf[club]) continue
  test(`every screen of ${club} in ${language} is accessible to a member`, async ({ page }) => {
    await openSession(page, memberOf[club] ?? '', club)
    const faults: string[] = []
    for (const path of await memberScreens(club)) {
      await open(page, club, path, language)
      faults.push(...(await faultsOn(page, path)))
    }
    expect(faults).toEqual([])
  })
}

for (const width of [320, 390]) {
  test(`no screen of pulse scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    const faults: string[] = []
    for (const language of ['en-gb', 'ar']) {
      for (const path of await visitorScreens('pulse')) {
        await open(page, 'pulse', path, language)
        faults.push(
          ...(width === 390 && language === 'en-gb' ? await faultsOn(page, path) : await widthFaults(page, path)),
        )
      }
    }
    await openSession(page, memberOf.pulse ?? '', 'pulse')
    for (const path of await memberScreens('pulse')) {
      await open(page, 'pulse', path, 'en-gb')
      faults.push(...(width === 390 ? await faultsOn(page, path) : await widthFaults(page, path)))
    }
    expect(faults).toEqual([])
  })
}
