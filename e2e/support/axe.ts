import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Range = {
  within?: string
  /** Whether what frames show is examined too. A frame that is added or removed meanwhile makes axe wait without end. */
  iframes?: boolean
}

/** What breaks WCAG 2.2 AA on the page: each rule with the first elements that break it, and how many rules hold. */
export async function violationsOn(page: Page, { within, iframes = true }: Range = {}) {
  await page.evaluate(settled)
  // Only violations are reported with their elements: listing those that hold costs as much as finding the violations.
  const builder = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'], iframes })
  // Outside legacy mode axe opens a second page to merge the results of frames.
  if (!iframes || page.frames().length === 1) builder.setLegacyMode()
  const { violations, passes } = await (within ? builder.include(within) : builder).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.slice(0, 5).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
  return { found, passes: passes.length }
}

/** Waits until no colour is on its way to another: on the way it may lack the contrast that both have. What runs for ever is left alone. */
async function settled() {
  const passing = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  })
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** Expects that nothing on the page breaks WCAG 2.2 AA. The failure names each rule and the first elements that break it. */
export async function expectNoViolations(page: Page, options: Range = {}) {
  const { found, passes } = await violationsOn(page, options)
  expect(found).toEqual([])
  // On a page that shows nothing every rule holds.
  expect(passes).toBeGreaterThan(0)
}
