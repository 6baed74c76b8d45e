/**
 * Disabled Chromium features. The last `--disable-features` wins, so the list starts with Playwright's own (`chromiumSwitches` in
 * playwright-core).
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
  // The address bar's pop-ups, which headless Chromium prepares in a separate process per window: a third of a test's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Chromium's command line arguments in browser tests. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // Pages live for seconds: a larger young generation, collected on one thread, saves CPU time.
  '--js-flags=--single-threaded-gc --min-semi-space-size=16',
  `--disable-features=${disabledFeatures.join(',')}`,
]
