import { expect, type Page } from '@playwright/test'
import { cardPageSizes } from '@upbeat/rules/constants'
import { callApi } from './support/api.ts'
import { expectNoViolations } from './support/axe.ts'
import { blankPictures } from './support/blank-pictures.ts'
import { openInApp } from './support/open-in-app.ts'
import { test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter' })
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const reset = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Reset', exact: true })
const count = (page: Page) => panel(page).getByText(/^[\d,]+ class(es)?$/)
const slider = (page: Page, name: string) => panel(page).getByRole('slider', { name, exact: true })

const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(panel(page)).toBeVisible()
}

async function expand(page: Page, section: string) {
  const heading = panel(page).getByRole('button', { name: section, exact: true })
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click()
}

async function names(page: Page, section: string) {
  await expand(page, section)
  return panel(page).getByRole('group', { name: section }).getByRole('button').allTextContents()
}

const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()

/** The titles of the list's first page, which is drawn a screen of cards at a time. */
async function firstPage(page: Page, count: number) {
  await expect(cards(page)).toHaveCount(Math.min(count, cardPageSizes.wide))
  return titles(page)
}

const searchesOf = (page: Page) => {
  const bodies: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/virtualclass/search/'))
      bodies.push(request.postDataJSON())
  })
  return bodies
}

const sections = [
  'Keywords',
  'Duration',
  'Skill Level',
  'Focus Area',
  'Equipment',
  'Intensity',
  'Class Language',
  'Sort',
]

test.beforeEach(({ page }) => blankPictures(page))

test('FILT-01 FILT-02 FILT-04 FILT-05 FILT-11 FILT-21 FILT-22 FILT-23 FILT-28 FILT-37 FILT-39 FILT-45 FILT-46 FILT-47 FILT-48 opens from the left below its title, with a search box and without sub categories among all classes; offers and sorts the classes’ values, and has sliders with named steps, whose thumbs can be dragged, also when they overlap', async ({
  page,
}) => {
  await page.goto('/classes')
  await expect(cards(page).first()).toBeVisible()
  await openPanel(page)
  await expect(panel(page).getByRole('heading', { name: 'Filter' })).toBeVisible()
  await expect(panel(page).getByRole('searchbox')).toBeVisible()
  await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0)
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(sections)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  await openPanel(page)

  await test.step('offers the classes’ values in order', async () => {
    expect(await names(page, 'Focus Area')).toEqual(focusAreas)
    expect(await names(page, 'Keywords')).toEqual(keywords)
    expect(await names(page, 'Equipment')).toHaveLength(28)
    const languages = await names(page, 'Class Language')
    expect(languages).toHaveLength(30)
    expect(languages).toContain('no spoken language')
  })

  await test.step('both thumbs of a slider can be dragged', async () => {
    await expand(page, 'Skill Level')
    await expand(page, 'Intensity')
    await expect(slider(page, 'Skill Level, from')).toHaveValue('1')
    await expect(slider(page, 'Skill Level, to')).toHaveValue('1')
    await expect(slider(page, 'Intensity, from')).toHaveValue('3')
    await expect(slider(page, 'Intensity, to')).toHaveValue('8')
    await expect(count(page)).toHaveText('1,200 classes')
    await page.setViewportSize({ width: 320, height: 640 })
    await onTouchScreen(page, async () => {
      await pull(page, 'Intensity, to', 8, 6)
      await expect(slider(page, 'Intensity, to')).toHaveValue('6')
      await expect(slider(page, 'Intensity, from')).toHaveValue('3')
      await pull(page, 'Intensity, from', 3, 5)
      await expect(slider(page, 'Intensity, from')).toHaveValue('5')
      await expect(slider(page, 'Intensity, to')).toHaveValue('6')
      await expect(page).toHaveURL(/intensity=5%2C6/)
      await expect(count(page)).not.toHaveText('1,200 classes')
      // Both thumbs are at 1.
      await pull(page, 'Skill Level, to', 1, 7)
      await expect(slider(page, 'Skill Level, from')).toHaveValue('1')
      await expect(slider(page, 'Skill Level, to')).toHaveValue('7')
      await expect(page).toHaveURL(/skill=1%2C7/)
    })
    await page.setViewportSize({ width: 1360, height: 900 })
  })

  await test.step('Reset widens both sliders, whose steps have names', async () => {
    await panel(page).getByRole('button', { name: 'Reset Filters' }).click()
    await expect(count(page)).toHaveText('1,200 classes')
    for (const name of ['Skill Level', 'Intensity']) {
      await expect(slider(page, `${name}, from`)).toHaveValue('1')
      await expect(slider(page, `${name}, to`)).toHaveValue('10')
    }
    await slider(page, 'Skill Level, from').focus()
    await expectSteps(page, 'Skill Level, from', { Home: '1 beginner', ArrowRight: '2 beginner', End: '10 advanced' })
    await slider(page, 'Intensity, to').focus()
    await expectSteps(page, 'Intensity, to', {
      End: '10 maximal',
      ArrowLeft: '9 very very hard',
      Home: '1 very slight',
    })
    await panel(page).getByRole('button', { name: 'Reset Filters' }).click()
  })

  await test.step('sorts', async () => {
    await expand(page, 'Sort')
    const sort = panel(page).getByRole('group', { name: 'Sort' })
    await expect(sort.getByRole('button', { name: 'Newest' })).toHaveAttribute('aria-pressed', 'true')
    await sort.getByRole('button', { name: 'Oldest' }).click()
    await panel(page).getByRole('button', { name: 'View Classes' }).click()
    const { items } = await callApi('searchClasses', { params: {}, body: { take: 9999 } })
    const dates = new Map(items.map(({ tag, scheduleDate }) => [tag, scheduleDate ?? '']))
    const tags = await cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-class') ?? ''))
    const shown = tags.map((tag) => dates.get(tag) ?? '')
    expect(shown).toEqual([...shown].sort())
    expect(shown[0]).toBe([...dates.values()].filter(Boolean).sort()[0])
  })
})

const focusAreas = ['Abdominals', 'Arms', 'Back', 'Chest', 'Core', 'Glutes', 'Hips', 'Legs']
const keywords = [
  'Circuit',
  'Endurance',
  'Fat burning',
  'Functional',
  'Interval training',
  'Kids',
  'Low impact',
  'Mobility',
  'Posture',
  'Power',
  'Recovery',
  'Senior',
  'Tabata',
  'Toning',
]

/** Presses keys on a slider's thumb and expects the name of the step that each leads to. */
async function expectSteps(page: Page, name: string, steps: Record<string, string>) {
  for (const [key, step] of Object.entries(steps)) {
    await page.keyboard.press(key)
    await expect(slider(page, name)).toHaveAttribute('aria-valuetext', step)
  }
}

async function onTouchScreen(page: Page, examine: () => Promise<void>) {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await examine()
  await device.detach()
}

/** Touches the thumb of a scale from 1 to 10 and drags it from one value to another. */
async function pull(page: Page, name: string, from: number, to: number) {
  const thumb = slider(page, name).locator('..')
  await thumb.scrollIntoViewIfNeeded()
  const box = await thumb.boundingBox()
  const track = await thumb.locator('..').boundingBox()
  if (!box || !track) throw new Error(`${name} is not shown`)
  const y = box.y + box.height / 2
  const start = box.x + box.width / 2
  const end = start + ((to - from) / 9) * (track.width - box.width)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', start)
  for (const part of [0.2, 0.5, 0.8, 1]) await touch('touchMove', start + part * (end - start))
  await touch('touchEnd')
}

test('FILT-03 FILT-06 FILT-07 FILT-08 FILT-09 FILT-10 FILT-12 FILT-13 FILT-14 FILT-15 FILT-16 FILT-42 filters by the top keywords without a server call; counts the matches, down to none and back; keeps a category’s filters apart; and a filtered list survives a link, a reload and going back', async ({
  page,
}) => {
  const searches = searchesOf(page)
  const { topLabels } = await callApi('getMetadata', { params: {} })
  await page.goto('/classes')
  const all = await firstPage(page, cardPageSizes.wide)
  // For the first page, and for all classes.
  await expect.poll(() => searches.length).toBe(2)

  await test.step('the top keywords', async () => {
    const offered = page.getByRole('group', { name: 'Popular keywords' }).getByRole('button')
    await expect(offered).toHaveText(topLabels.slice(0, 3))
    await expect(reset(page)).toHaveCount(0)
    await chip(page, 'Low impact').click()
    await expect(page).toHaveURL(/keyword=Low\+impact/)
    await expect(reset(page)).toBeVisible()
    await expect.poll(() => titles(page)).not.toEqual(all)
    await chip(page, 'Low impact').click()
    await expect.poll(() => titles(page)).toEqual(all)
    await chip(page, 'Low impact').click()
    await chip(page, 'Fat burning').click()
    await reset(page).click()
    await expect(reset(page)).toHaveCount(0)
    await expect(page).toHaveURL('/classes')
    await expect.poll(() => titles(page)).toEqual(all)
    expect(searches).toHaveLength(2)
  })

  await test.step('the number of matches, and none', async () => {
    const { items } = await callApi('searchClasses', { params: {}, body: { take: 9999, duration: '0,600' } })
    await openPanel(page)
    await expand(page, 'Duration')
    await panel(page).getByRole('button', { name: '10 min', exact: true }).click()
    await expect(count(page)).toHaveText(`${items.length} classes`)
    await panel(page).getByRole('button', { name: 'View Classes' }).click()
    await expect(panel(page)).toHaveCount(0)

    await openInApp(page, '/classes?duration=10&skill=1,1&intensity=10,10&language=Welsh')
    await expect(page.getByText('no classes found')).toBeVisible()
    await openPanel(page)
    await expect(count(page)).toHaveText('0 classes')
    await expect(panel(page).getByRole('button', { name: 'View Classes' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show All Classes' }).click()
    await expect.poll(() => titles(page)).toEqual(all)
    await expect(page).toHaveURL('/classes')
  })

  await test.step('the sections of a category, whose filters are its own', async () => {
    await openInApp(page, '/classes/categories/1009')
    await expect(page.getByRole('heading', { level: 1, name: 'Yoga' })).toBeVisible()
    await openPanel(page)
    await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(['Sub Category', ...sections])
    await page.keyboard.press('Escape')
    await chip(page, 'Low impact').click()
    await expect(page).toHaveURL(/keyword/)
    await openInApp(page, '/classes')
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
    await expect(cards(page).first()).toBeVisible()
    await expect(chip(page, 'Low impact')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a link, a reload and going back', async () => {
    const { items } = await callApi('searchClasses', { params: {}, body: { take: 9999, labels: ['Tabata'] } })
    await page.goto('/classes?keyword=Tabata&sort=oldest')
    const before = await firstPage(page, items.length)
    expect(before).not.toEqual(all)
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(before)
    const search = page.getByRole('link', { name: 'Search', exact: true }).first()
    // It is in the footer: the mouse would scroll to it, and the end of the list loads more.
    await search.dispatchEvent('click')
    await expect(page).toHaveURL('/classes/search?keyword=Tabata&sort=oldest')
    await page.goBack()
    await expect(page).toHaveURL('/classes?keyword=Tabata&sort=oldest')
    await expect.poll(() => titles(page)).toEqual(before)
  })
})

test('ROUTE-25 ERR-34 API-23 FILT-17 FILT-18 FILT-24 FILT-25 FILT-26 FILT-27 FILT-29 FILT-33 FILT-34 FILT-40 FILT-41 search is at /ondemand/search and /classes/search, starts with Enter or the icon once there is text, ends when it is cleared, says when nothing is found, loads fifty at a time, and searches again on every change while there is text', async ({
  page,
}) => {
  await page.goto('/ondemand/search')
  await expect(page).toHaveURL('/ondemand/search')
  const box = page.getByPlaceholder('Enter class name to search')
  await expect(box).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const searches = searchesOf(page)
  await openInApp(page, '/classes/search')
  await expect(page).toHaveURL('/classes/search')

  await test.step('starts with Enter or the icon, and ends when it is cleared', async () => {
    const all = await firstPage(page, cardPageSizes.wide)
    const icon = page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
    await box.press('Enter')
    await icon.click()
    await box.fill('yoga')
    await box.press('Enter')
    await expect.poll(() => searches.at(-1)).toMatchObject({ query: 'yoga', take: 50, skip: 0, type: 0 })
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect.poll(() => titles(page)).toEqual(all)
    await box.fill('pilates')
    await icon.click()
    await expect.poll(() => searches.at(-1)).toMatchObject({ query: 'pilates' })
    expect(searches.map(({ query }) => query).filter(Boolean)).toEqual(['yoga', 'pilates'])
    await box.fill('zzzz')
    await box.press('Enter')
    await expect(page.getByText('No search results')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('loads the next fifty at the end of the first', async () => {
    await box.fill('a')
    await box.press('Enter')
    const first = { query: 'a', sort: 'scheduledate', dir: 'desc', take: 50, duration: '0,18000' }
    await expect.poll(() => searches.at(-1)).toMatchObject(first)
    await expect(cards(page).first()).toBeVisible()
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      expect(searches.at(-1)).toMatchObject({ query: 'a', take: 50, skip: 50 })
    }).toPass()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(50)
  })

  await test.step('searches again on every change', async () => {
    await chip(page, 'Low impact').click()
    await expect.poll(() => searches.at(-1)).toMatchObject({ query: 'a', labels: ['Low impact'] })
    await openPanel(page)
    const codes = { '10 min': '0,960', '20 min': '961,1559', '30 min': '1560,2159', '40 min+': '2160,18000' }
    await expand(page, 'Duration')
    for (const [name, duration] of Object.entries(codes)) {
      await panel(page).getByRole('button', { name, exact: true }).click()
      await expect.poll(() => searches.at(-1)).toMatchObject({ duration })
    }
    await expand(page, 'Skill Level')
    await slider(page, 'Skill Level, to').focus()
    await page.keyboard.press('End')
    await slider(page, 'Skill Level, from').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => searches.at(-1)).toMatchObject({ skill: '2,10', intensity: '1,10' })
    await expand(page, 'Sort')
    await panel(page).getByRole('button', { name: 'Oldest' }).click()
    await expect.poll(() => searches.at(-1)).toMatchObject({ dir: 'asc' })
    await page.keyboard.press('Escape')
    const tabs = page.getByRole('navigation', { name: 'What to search' })
    await tabs.getByRole('link', { name: 'Connect' }).click()
    await expect.poll(() => searches.at(-1)).toMatchObject({ type: 1, query: 'a' })
    await tabs.getByRole('link', { name: 'On demand' }).click()
    await expect.poll(() => searches.at(-1)).toMatchObject({ type: 0, query: 'a' })
  })
})
