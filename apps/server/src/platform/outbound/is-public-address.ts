import ipaddr from 'ipaddr.js'

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'unicast'
}
