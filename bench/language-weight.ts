import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { tenantUrl } from '../e2e/support/tenants.ts'
import type { Figure } from './figure.ts'
import { openBrowser } from './phone.ts'
import { startServer } from './server.ts'

const manifest = fileURLToPath(new URL('../apps/web/dist/.vite/manifest.json', import.meta.url))

/** The cost of languages on first load for a club with all of them: how many are loaded, and their compressed bytes. */
export async function languageWeight(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const scripts: string[] = []
    page.on('response', (response) => void scripts.push(new URL(response.url()).pathname.slice(1)))
    const document = await page.goto(tenantUrl('pulse', '/'), { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const ofLanguages = languageChunks().filter((file) => scripts.includes(file))
    const inPage = await phrasesWeight(page, (await document?.text()) ?? '')
    return [
      { name: 'languages in the first load', result: 1 + ofLanguages.length, unit: '', target: { atMost: 1 } },
      { name: 'what its texts add to the first load', result: inPage / 1000, unit: 'KB', target: { atMost: 12 } },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The files of the build that hold a language's phrases. */
function languageChunks(): string[] {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  return Object.entries(chunks).flatMap(([source, { file }]) => (/packages\/phrases\/src\//.test(source) ? [file] : []))
}

/** The compressed bytes that its texts add to the page. */
async function phrasesWeight(page: Page, html: string): Promise<number> {
  const boot = await page.locator('#boot').textContent()
  const { phrases } = JSON.parse(boot ?? '{}') as { phrases?: Record<string, string> }
  const texts = JSON.stringify(phrases).replaceAll('<', '\\u003c')
  if (!html.includes(texts)) throw new Error('The page has its phrases in another form.')
  return brotliCompressSync(html).length - brotliCompressSync(html.replace(texts, '{}')).length
}
