import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Range = {
  within?: string
  /** Whether to check frames too. A frame that is added or removed meanwhile makes axe wait forever. */
  iframes?: boolean
  /** Runs only these rules; not with frames. */
  rules?: string[]
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type Found = { rule: string; elements: string[] }[]
type WithAxe = { axe: { run: (within: string | Document, options: object) => Promise<Results> } }

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const { source } = ofBuilder('axe-core') as { source: string }

/** The WCAG 2.2 AA violations on the page, each rule with its first elements, and the number of passed rules. */
export async function violationsOn(page: Page, { within, iframes = true, rules }: Range = {}) {
  await page.evaluate(settled)
  if (!iframes || page.frames().length === 1) return runOnce(page, within, rules ?? tags)
  // Opens a second page to merge the results of frames.
  const builder = new AxeBuilder({ page }).options(options)
  const { violations, passes } = await (within ? builder.include(within) : builder).analyze()
  return { found: shorten(violations), passes: passes.length }
}

// Only violations are reported with elements: listing passes costs as much as finding violations.
const options = { runOnly: tags, resultTypes: ['violations'] } satisfies Parameters<AxeBuilder['options']>[0]

/** Without frames. AxeBuilder loads axe twice for each run, which takes as long as the run, and transfers all results. */
async function runOnce(page: Page, within: string | undefined, runOnly: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations, passes } = await page.evaluate(
    async ([element, choice]) => {
      const { axe } = window as typeof window & WithAxe
      const results = await axe.run(element ?? document, { ...choice, iframes: false })
      return { violations: results.violations, passes: results.passes.length }
    },
    [within, { ...options, runOnly }] as const,
  )
  return { found: shorten(violations), passes }
}

function shorten(violations: Results['violations']): Found {
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.slice(0, 5).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }))
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
