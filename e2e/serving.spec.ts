import { expect } from '@playwright/test'
import { callApi, refusalOf, signInByApi } from './support/api.ts'
import { test } from './support/test.ts'

test.describe('the server under test', () => {
  test('serves the club of its host', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/Pulse Club/)
  })

  test('answers a member, and refuses a caller who is not one', async () => {
    const { token } = await signInByApi('active@pulse.example')
    expect(await callApi('listFavourites', { token })).toBeTruthy()
    expect(await refusalOf('listFavourites')).toMatchObject({ status: 401 })
  })
})
