/**
 * Features that Chromium runs without. Of several `--disable-features` it obeys the last, so the list begins with Playwright's own
 * (`chromiumSwitches` in playwright-core).
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'AimEnabled',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  // The pop-ups of the address bar, which headless Chromium prepares in a process of their own for each window: a third of a test's
  // time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** How the browser tests start Chromium. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${disabledFeatures.join(',')}`,
]
