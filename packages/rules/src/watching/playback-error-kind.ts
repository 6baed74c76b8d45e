export const playbackErrorKinds = ['access', 'missing', 'server', 'network', 'format', 'player', 'other'] as const
export type PlaybackErrorKind = (typeof playbackErrorKinds)[number]

/**
 * Groups the codes of players' errors: those of hls.js, with the HTTP status if there is one (`fragLoadError 404`),
 * `mediaError1` to `mediaError4` of the media element, `jw230001` of JW Player, and the app's own.
 */
export function playbackErrorKind(code: string): PlaybackErrorKind {
  const status = Number(/ (\d{3})$/.exec(code)?.[1] ?? 0)
  if (status === 401 || status === 403 || /^(noAccess|notRenewed|refused)$/.test(code)) return 'access'
  if (status >= 500) return 'server'
  if (status >= 400 || code === 'streamDown') return 'missing'
  if (/^(buffer|mediaError[34]$)|Parsing|Decrypt|Codecs/.test(code)) return 'format'
  if (/^mediaError2$|Load(Error|TimeOut)/.test(code)) return 'network'
  if (/^(notOpened|jw)/.test(code)) return 'player'
  return 'other'
}
