/** Playwright's global setup: fails early without a browser. */
export default function requireBrowser() {
  if (!process.env.CHROMIUM)
    throw new Error('No Chromium was found: run `npm test`, which installs one, or set CHROMIUM.')
}
