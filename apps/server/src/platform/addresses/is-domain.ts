/** Whether a host is a public domain name: not an address, a single label or a name of this machine. */
export function isDomain(host: string): boolean {
  const isHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(host)
  const isLocal = host.endsWith('.localhost') || /^[\d.]+$/.test(host)
  return isHost && !isLocal
}
