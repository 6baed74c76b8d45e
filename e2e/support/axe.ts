import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Range = {
  within?: string
  /** Whether to check frames too. A frame that is added or removed meanwhile makes axe wait forever. */
  iframes?: boolean
}

/** The WCAG 2.2 AA violations on the page, each rule with its first elements, and the number of passed rules. */
export async function violationsOn(page: Page, { within, iframes = true }: Range = {}) {
  await page.evaluate(settled)
  // Only violations are reported with elements: listing passes costs as much as finding violations.
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

/** Waits until colour transitions have ended: in between, contrast may be insufficient. Ignores infinite animations. */
async function settled() {
  const passing = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
  })
  await Promise.allSettled(passing.map(({ finished }) => finished))
}

/** Expects no WCAG 2.2 AA violation on the page. A failure names each rule and its first elements. */
export async function expectNoViolations(page: Page, options: Range = {}) {
  const { found, passes } = await violationsOn(page, options)
  expect(found).toEqual([])
  // An empty page passes every rule.
  expect(passes).toBeGreaterThan(0)
}
