import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const program = fileURLToPath(new URL('../../apps/server/src/testing/stripe/main.ts', import.meta.url))

export type StripeKeys = { publishableKey: string; secretKey: string }
type Opened = { settings: Record<string, string>; complete: StripeKeys; limited: StripeKeys }

/**
 * Starts a server that implements Stripe's API. Returns the settings to use it and its platform, and the keys of two accounts for
 * clubs: one that may do everything, and one that may not write subscriptions. `finish` is what an owner does on Stripe's page.
 */
export async function startLocalStripe() {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [opened] = (await once(child, 'message')) as [Opened]
  const close = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const finish = (account: string) => void child.send(account)
  return { ...opened, finish, close }
}

/**
 * Replaces Stripe.js, which tests can't load: the part of its public interface for a payment element and a setup intent. Its only field
 * takes the name of a test card.
 */
export async function serveStripeScript(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) => {
    return route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript})()` })
  })
}

const stripeScript = `() => {
  window.Stripe = (key) => ({
    _registerWrapper() {},
    registerAppInfo() {},
    elements(options) {
      const handlers = {}
      const input = document.createElement('input')
      const label = document.createElement('label')
      label.append('Card of ' + key + ' in ' + options.locale, input)
      input.addEventListener('input', () => handlers.change?.({ complete: input.value !== '' }))
      return {
        create: () => ({
          on: (name, handler) => { handlers[name] = handler },
          mount: (place) => place.append(label),
          focus: () => input.focus(),
          destroy: () => label.remove(),
        }),
        submit: async () => (input.value === '' ? { error: { type: 'validation_error' } } : {}),
        card: () => input.value,
      }
    },
    confirmSetup: async ({ elements, clientSecret }) => {
      if (!/^seti_\\d+_secret_/.test(clientSecret)) return { error: { message: 'No such setup intent' } }
      const card = elements.card()
      if (card === 'pm_card_authenticationRequired') return { error: { message: 'We are unable to authenticate your card.' } }
      return { setupIntent: { status: 'succeeded', payment_method: card } }
    },
  })
}`
