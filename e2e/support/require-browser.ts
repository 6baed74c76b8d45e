/** Playwright's global setup: without a browser no test is worth starting. */
export default function requireBrowser() {
  if (!process.env.CHROMIUM)
    throw new Error('No Chromium was found: run `npm test`, which installs one, or set CHROMIUM.')
}
