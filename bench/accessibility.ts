import type { Browser, Page } from '@playwright/test'
import { violationsOn } from '../e2e/support/axe.ts'
import { openSession } from '../e2e/support/member.ts'
import { memberOf, memberScreens, visitorScreens } from '../e2e/support/screens.ts'
import { type TenantName, tenantUrl } from '../e2e/support/tenants.ts'
import type { Figure } from './figure.ts'
import { openBrowser } from './phone.ts'
import { startServer } from './server.ts'

const clubs: TenantName[] = ['pulse', 'harbour', 'summit', 'tempo', 'mono']
/** Those of them that speak Arabic too: there on a phone, in English on a desktop. */
const arabicClubs: TenantName[] = ['pulse', 'mono']

type Walk = { club: TenantName; language: string; width: number; email: string | undefined }

/** What axe finds on every screen of every club, in English and Arabic, for visitors and members; and what is wider than its window. */
export async function accessibility(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  const browser = await openBrowser()
  try {
    let screens = 0
    const faults: string[] = []
    for (const walk of walks()) {
      const found = await walkThrough(browser, walk)
      screens += found.screens
      faults.push(...found.faults)
    }
    for (const fault of faults) console.log(`        ${fault.replace(/\s+/g, ' ').slice(0, 400)}`)
    const name = `axe violations and what sticks out, ${screens} screens`
    return [{ name, result: faults.length, unit: '', target: { atMost: 0 } }]
  } finally {
    await browser.close()
    await server.stop()
  }
}

function walks(): Walk[] {
  return clubs.flatMap((club) => {
    const looks = [
      { language: 'en-gb', width: 1360 },
      ...(arabicClubs.includes(club) ? [{ language: 'ar', width: 390 }] : []),
    ]
    // Whoever signs in elsewhere is walked as a visitor only.
    const people = [undefined, ...(memberOf[club] ? [memberOf[club]] : [])]
    return looks.flatMap((look) => people.map((email) => ({ club, email, ...look })))
  })
}

async function walkThrough(browser: Browser, { club, language, width, email }: Walk) {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  try {
    const page = await context.newPage()
    if (email) await openSession(page, email, club)
    const paths = await (email ? memberScreens(club) : visitorScreens(club))
    const faults: string[] = []
    for (const path of paths) {
      const where = `${club} ${language} ${width} ${email ? 'member' : 'visitor'} ${path}`
      await page.goto(tenantUrl(club, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
      await page.getByRole('main').waitFor()
      // Live pages keep asking.
      await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
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
