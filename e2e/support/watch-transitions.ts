import { expect, type Page } from '@playwright/test'

type Watched = typeof window & { transitions: string[][] }

/** Records view transitions from the next page load on. */
export async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const watched = window as Watched
    watched.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect)
        watched.transitions.push(
          effects.flatMap((effect) => (effect instanceof KeyframeEffect && effect.pseudoElement) || []),
        )
      })
      return transition
    }
  })
}

/** The animated pseudo-elements of each view transition so far. */
export function transitionsSeen(page: Page): Promise<string[][]> {
  return page.evaluate(() => (window as Watched).transitions)
}

/** Waits until page transitions have ended: during one nothing can be clicked, and Playwright would scroll to find a clickable point. */
export async function transitionsOver(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition'))).toBe(false)
}
