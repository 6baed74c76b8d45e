/** Whether a user agent is a phone or tablet (SHELL-30). iPads identify as Macs; `navigator.maxTouchPoints` distinguishes them. */
export function isMobile(userAgent: string, maxTouchPoints = 0): boolean {
  if (/Macintosh/i.test(userAgent) && maxTouchPoints > 1) return true
  return /Android|iPhone|iPad|iPod|webOS|BlackBerry|BB10|IEMobile|Windows Phone|Opera Mini|Kindle|Silk|Mobile/i.test(
    userAgent,
  )
}

/** Whether a user agent is Internet Explorer or Edge before Chromium (SHELL-12, D-24). */
export function isUnsupportedBrowser(userAgent: string): boolean {
  return /MSIE |Trident\/|Edge\//.test(userAgent)
}
