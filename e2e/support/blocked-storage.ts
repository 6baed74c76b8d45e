import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page, test } from '@playwright/test'
import { findWholeBrowser } from '../../scripts/browser.mjs'
import { blankPictures } from './blank-pictures.ts'
import { browserArguments, disabledFeatures } from './browser-arguments.ts'

const partitioning = 'ThirdPartyStoragePartitioning'

/** A Chromium that blocks cookies and storage in third-party frames. */
export async function withThirdPartyStorageBlocked(work: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = findWholeBrowser()
  test.skip(executablePath === undefined, 'only a whole browser keeps the setting that blocks storage')
  const profile = await mkdtemp(join(tmpdir(), 'upbeat-profile-'))
  await mkdir(join(profile, 'Default'))
  const preferences = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } }
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    viewport: { width: 1360, height: 900 },
    reducedMotion: 'reduce',
    // Playwright otherwise allows storage in frames. The last list of features wins.
    args: [...browserArguments, `--disable-features=${disabledFeatures.filter((name) => name !== partitioning)}`],
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    page.setDefaultTimeout(20_000)
    await blankPictures(page)
    await work(page)
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}
