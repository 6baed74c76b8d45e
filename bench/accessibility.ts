import type { Browser, Page } from '@playwright/test'
import { callApi } from '../e2e/support/api.ts'
import { violationsOn } from '../e2e/support/axe.ts'
import { issuer } from '../e2e/support/identity-provider.ts'
import { memberScreens, visitorScreens } from '../e2e/support/screens.ts'
import { signInMember } from '../e2e/support/sign-in-member.ts'
import { type TenantName, tenantUrl } from '../e2e/support/tenants.ts'
import type { Figure } from './figure.ts'
import { openBrowser } from './phone.ts'
import { startServer } from './server.ts'
import { tenantCommand } from './tenant-command.ts'

const clubs: TenantName[] = ['pulse', 'harbour', 'summit', 'tempo', 'mono']
/** English on a desktop, Arabic on a phone. */
const looks = [
  { language: 'en-gb', width: 1360 },
  { language: 'ar', width: 390 },
]

type Walk = { club: TenantName; language: string; width: number; isMember: boolean }

/**
 * The axe violations on every screen of every club, in English and Arabic, for visitors and members; and elements wider than the window.
 */
export async function accessibility(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  const browser = await openBrowser()
  try {
    let screens = 0
    const faults: string[] = []
    for (const club of clubs) {
      const takeBack = await addArabic(dataDir, club)
      for (const look of looks) {
        for (const isMember of [false, true]) {
          const found = await walkThrough(browser, { club, ...look, isMember })
          screens += found.screens
          faults.push(...found.faults)
          console.log(`        ${club} ${look.language}: ${screens} screens so far, ${faults.length} faults`)
        }
      }
      takeBack()
    }
    for (const fault of faults) console.log(`        ${fault.replace(/\s+/g, ' ').slice(0, 400)}`)
    const name = `axe violations and what sticks out, ${screens} screens`
    return [{ name, result: faults.length, unit: '', target: { atMost: 0 } }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Adds Arabic to a club without it, and returns a function that reverts this. */
async function addArabic(dataDir: string, club: TenantName): Promise<() => void> {
  const { supportedLanguages: own } = await callApi('getTenant', { params: { name: club } })
  if (own.includes('ar')) return () => {}
  const speak = (languages: string[]) =>
    tenantCommand(dataDir, 'set', club, `supportedLanguages=${JSON.stringify(languages)}`)
  speak([...own, 'ar'])
  return () => speak(own)
}

async function walkThrough(browser: Browser, { club, language, width, isMember }: Walk) {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  try {
    const page = await context.newPage()
    const paths = isMember ? await memberScreens(club, await signInMember(page, club)) : await visitorScreens(club)
    const faults: string[] = []
    for (const path of paths) {
      const where = `${club} ${language} ${width} ${isMember ? 'member' : 'visitor'} ${path}`
      await page.goto(tenantUrl(club, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
      await page.getByRole('main').waitFor()
      // Live pages poll.
      await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
      // The provider's own page, if the club uses single sign-on.
      if (page.url().startsWith(issuer)) continue
      if ((await page.locator('html').getAttribute('lang'))?.toLowerCase() !== language)
        faults.push(`${where}: speaks otherwise`)
      faults.push(...(await faultsOn(page)).map((fault) => `${where}: ${fault}`))
    }
    return { screens: paths.length, faults }
  } finally {
    await context.close()
  }
}

async function faultsOn(page: Page): Promise<string[]> {
  const { found, passes } = await violationsOn(page)
  const faults = found.flatMap(({ rule, elements }) => elements.map((element) => `${rule}: ${element}`))
  if (passes === 0) faults.push('shows nothing')
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (over > 0) faults.push(`is ${over} px wider than its window`)
  return faults
}
