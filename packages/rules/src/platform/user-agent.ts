/**
 * Whether a user agent is a phone's or a tablet's (SHELL-30). iPads call themselves Macs: pass how many fingers the screen
 * takes (`navigator.maxTouchPoints`) to tell them.
 */
export function isMobile(userAgent: string, maxTouchPoints = 0): boolean {
  if (/Macintosh/i.test(userAgent) && maxTouchPoints > 1) return true
  return /Android|iPhone|iPad|iPod|webOS|BlackBerry|BB10|IEMobile|Windows Phone|Opera Mini|Kindle|Silk|Mobile/i.test(
    userAgent,
  )
}

/** Whether a user agent is an Internet Explorer or an Edge from before Chromium (SHELL-12, D-24). */
export function isUnsupportedBrowser(userAgent: string): boolean {
  return /MSIE |Trident\/|Edge\//.test(userAgent)
}
