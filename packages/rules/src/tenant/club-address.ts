/** Reserved subdomains: common host names, and names that could be mistaken for the product. */
const reserved = new Set(
  'www localhost studio admin api app mail smtp imap ftp cdn static assets media status support help docs blog test demo'.split(
    ' ',
  ),
)

/** Whether a club's address is a valid subdomain. */
export function isClubAddress(address: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(address)
}

export function isReservedAddress(address: string): boolean {
  return reserved.has(address)
}

/** Suggests an address for a club's name: `Zoë's Gym & Spa` becomes `zoes-gym-spa`. Empty if no character can be used. */
export function addressFromName(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .replace(/ä/gi, 'ae')
    .replace(/ö/gi, 'oe')
    .replace(/ü/gi, 'ue')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
}

/** The first free address of: the wanted one, `wanted-club`, `wanted-2`, `wanted-3` … */
export function freeAddress(wanted: string, isTaken: (address: string) => boolean): string {
  const base = addressFromName(wanted) || 'club'
  const candidates = [base, `${base}-club`, ...Array.from({ length: 999 }, (_, at) => `${base}-${at + 2}`)]
  return candidates.find((each) => !isReservedAddress(each) && !isTaken(each)) ?? base
}
