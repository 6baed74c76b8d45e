import { expect, type Page } from '@playwright/test'
import { languages } from '@upbeat/rules/i18n/languages'
import { blankPictures } from './support/blank-pictures.ts'
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

test('I18N-01 I18N-08 a club starts in English or its own default language, and offers its own list', async ({
  page,
}) => {
  await page.goto(tenantUrl('harbour'))
  await expect(html(page)).toHaveAttribute('lang', /^en-gb$/i)
  await expect(selector(page).getByRole('option')).toHaveText(['English (UK)', 'ไทย'])
  await page.goto(tenantUrl('tempo'))
  await expect(html(page)).toHaveAttribute('lang', 'de')
  expect(await selector(page).getByRole('option').count()).toBeLessThan(codes.length)
})

test('I18N-06 I18N-07 every offered language can be chosen and translates the page', async ({ page }) => {
  await page.goto('/')
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
})

test('I18N-10 I18N-13 the chosen language is stored and sent with each search', async ({ page }) => {
  await page.goto('/')
  await selector(page).selectOption('th')
  await expect(html(page)).toHaveAttribute('lang', 'th')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('th')
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'th')
  const search = page.waitForRequest((request) => request.url().includes('/virtualclass/search'))
  await page.goto('/classes')
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
    for (const path of paths) {
      await page.goto(tenantUrl('pulse', `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
      await expect(html(page)).toHaveAttribute('lang', new RegExp(`^${language}$`, 'i'))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await untilLoaded(page)
      const over = await html(page).evaluate((root) => root.scrollWidth - root.clientWidth)
      if (over > 0) tooWide.push(`${path} in ${language} by ${over} px`)
    }
  }
  await walk(await visitorScreens('pulse'))
  await walk(await memberScreens('pulse', await signInMember(page, 'pulse')))
  expect(tooWide).toEqual([])
  expect(refused).toEqual([])
})
