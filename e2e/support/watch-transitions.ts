import { expect, type Page } from '@playwright/test'

type Watched = Window & { transitions: string[][] }

/** Notes from the next page load on what each view transition shows. */
export async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched
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

/** For each view transition since then, the pseudo-elements that it animates. */
export function transitionsSeen(page: Page): Promise<string[][]> {
  return page.evaluate(() => (window as unknown as Watched).transitions)
}

/** Waits until pages have turned: in between nothing can be clicked, and Playwright would scroll to look for a place where it can. */
export async function transitionsOver(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.matches(':active-view-transition'))).toBe(false)
}
