/** Whether a host is a public name: no address, no single label, nothing that only this machine can reach. */
export function isDomain(host: string): boolean {
  const isHost = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(host)
  const isLocal = host.endsWith('.localhost') || /^[\d.]+$/.test(host)
  return isHost && !isLocal
}
