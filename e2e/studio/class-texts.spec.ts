import { expect } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { hasFfmpeg, makeClip } from '../support/make-clip.ts'
import { expectNoViolationsOnBoth, expectToFitBoth } from '../support/phone-view.ts'
import { callStudio, signInStaff } from '../support/sign-in-staff.ts'
import { test } from '../support/test.ts'

const srt = '1\n00:00:00,000 --> 00:00:05,000\nReady?\n\n2\n00:00:03,000 --> 00:00:02,000\nBackwards\n'
const rows = 'Time\tMove\tSide\n0:00\tWarm-up\n0:02\tLunge\tleft'

test('TAKE-18 STAFF-16 captions and moves are added and edited beside the player', async ({ page }) => {
  test.skip(!hasFfmpeg, 'a video is made by ffmpeg')
  await signInStaff(page, 'owner')
  await page.goto('/studio/classes')
  await page.getByRole('button', { name: 'Upload videos' }).waitFor()
  await page.locator('input[type="file"]').first().setInputFiles(makeClip())
  const tray = page.getByRole('region', { name: 'Uploads' })
  await tray.getByRole('button', { name: 'Show uploads' }).click()
  await tray.getByRole('link').click()

  await page.getByRole('button', { name: 'Add captions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Language').selectOption('de')
  const file = { name: 'ready.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) }
  await dialog.getByLabel('Caption file').setInputFiles(file)
  await expect(dialog).toContainText('Line 6: the caption ends before it begins.')
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: 'Save captions' }).click()
  await expectNoViolationsOnBoth(page)
  await page.getByRole('link', { name: 'Edit the captions in Deutsch' }).click()

  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Set?')
  await expect(page.getByText('Saved. Members see it')).toBeVisible()
  await page.getByRole('button', { name: 'Play from 0:00' }).click({ timeout: 120_000 })
  await expect(page.locator('video + p')).toHaveText('Set?')
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).not.toBe(0)
  await expectNoViolationsOnBoth(page)

  await page.getByRole('link', { name: 'Back to the class' }).click()
  await page.getByRole('link', { name: 'Add moves' }).click()
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await dialog.getByLabel('Rows').fill(rows)
  await expectNoViolationsOnBoth(page, { within: '[role="dialog"]' })
  await dialog.getByRole('button', { name: 'Use these moves' }).click()
  await expect(page.getByText('Saved. Members see it')).toBeVisible()
  await expectNoViolationsOnBoth(page)
  await expectToFitBoth(page)
  await page.getByRole('link', { name: 'Back to the class' }).click()
  await expect(page.getByRole('rowheader', { name: 'Lunge' })).toBeVisible()
  const tag = new URL(page.url()).pathname.split('/').at(-1)
  expect(await callStudio(page, 'GET', `/classes/${tag}/moves`)).toMatchObject({
    moves: [
      { name: 'Warm-up', side: null },
      { name: 'Lunge', side: 'left', startSecond: 2 },
    ],
  })

  await page.goto('/studio/storage')
  await expect(page.getByRole('rowheader', { name: 'e2e-6.mp4' }).first()).toBeVisible()
  await expectNoViolations(page)
})
