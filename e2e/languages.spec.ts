import { expect, type Page } from '@playwright/test'
import { languages } from '@upbeat/rules/i18n/languages'
import { blankPictures } from './support/blank-pictures.ts'
import { openScreenInApp } from './support/open-in-app.ts'
import { watchRefusals } from './support/refused-by-policy.ts'
import { memberScreens, untilLoaded, visitorScreens } from './support/screens.ts'
import { signInMember } from './support/sign-in-member.ts'
import { tenantUrl } from './support/tenants.ts'
import { test } from './support/test.ts'
import { widestLanguage } from './support/widest-language.ts'

const selector = (page: Page) => page.getByRole('contentinfo').getByRole('combobox')
const html = (page: Page) => page.locator('html')
const codes = languages.map(({ code }) => code)

test.beforeEach(({ page }) => blankPictures(page))

test('I18N-01 I18N-06 I18N-07 I18N-08 I18N-10 I18N-13 a club starts in its own language and offers its own list; each can be chosen, translates the page, is stored, and is sent with each search', async ({
  page,
}) => {
  await page.goto(tenantUrl('harbour'))
  await expect(html(page)).toHaveAttribute('lang', /^en-gb$/i)
  await selector(page).scrollIntoViewIfNeeded()
  await expect(selector(page).getByRole('option')).toHaveText(['English (UK)', 'ไทย'])
  await page.goto(tenantUrl('tempo'))
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await selector(page).scrollIntoViewIfNeeded()
  await expect(selector(page).getByRole('option')).not.toHaveCount(1)
  expect(await selector(page).getByRole('option').count()).toBeLessThan(codes.length)

  await page.goto('/')
  await selector(page).scrollIntoViewIfNeeded()
  await expect(selector(page).getByRole('option')).toHaveCount(codes.length)
  const said = new Set<string>()
  for (const { code, direction } of languages) {
    await selector(page).selectOption(code)
    await expect(html(page)).toHaveAttribute('lang', new RegExp(`^${code}$`, 'i'))
    await expect(html(page)).toHaveAttribute('dir', direction)
    said.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), code).toBeLessThanOrEqual(0)
  }
  // Regional variants share texts with their base language.
  expect(said.size).toBeGreaterThan(22)

  await selector(page).selectOption('th')
  await expect(html(page)).toHaveAttribute('lang', 'th')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('th')
  const search = page.waitForRequest((request) => request.url().includes('/virtualclass/search'))
  await page.goto('/classes')
  await expect(html(page)).toHaveAttribute('lang', 'th')
  expect((await search).headers()['accept-language']).toBe('th')
})

test('at 320 px no screen overflows in the language with the longest words, and no policy is violated', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const language = await widestLanguage(codes)
  await page.setViewportSize({ width: 320, height: 720 })
  const tooWide: string[] = []
  const refused = watchRefusals(page)
  const walk = async (paths: string[]) => {
    const load = () => page.goto(tenantUrl('pulse', `/contact?lang=${language}`))
    await load()
    for (const path of paths) {
      // A class that has played asks before it is left. A page of another kind lies between two of one kind.
      if ((await page.locator('video').count()) > 0) await load()
      else await openScreenInApp(page, '/tc')
      await openScreenInApp(page, path)
      await expect(html(page)).toHaveAttribute('lang', new RegExp(`^${language}$`, 'i'))
      await untilLoaded(page)
      const over = await html(page).evaluate((root) => root.scrollWidth - root.clientWidth)
      if (over > 0) tooWide.push(`${path} in ${language} by ${over} px`)
    }
  }
  await walk((await visitorScreens('pulse')).filter((path) => path !== '/tc'))
  await walk(await memberScreens('pulse', await signInMember(page, 'pulse')))
  expect(tooWide).toEqual([])
  expect(refused).toEqual([])
})
