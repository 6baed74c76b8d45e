/** Whether a host name or address is this machine's own. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase()
  return bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare) || bare === 'localhost' || bare.endsWith('.localhost')
}
