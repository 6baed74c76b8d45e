/** Names that hosts are expected to have for other things, or that would look like the product speaking. */
const reserved = new Set(
  'www localhost studio admin api app mail smtp imap ftp cdn static assets media status support help docs blog test demo'.split(
    ' ',
  ),
)

/** Whether a club's web address can be the first part of a host. */
export function isClubAddress(address: string): boolean {
  return /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(address)
}

export function isReservedAddress(address: string): boolean {
  return reserved.has(address)
}

/** A web address from a club's name: `Zoë's Gym & Spa` becomes `zoes-gym-spa`. Empty where no letter of it can be one. */
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

/** The first free address like the wanted one: itself, `wanted-club`, `wanted-2`, `wanted-3` … */
export function freeAddress(wanted: string, isTaken: (address: string) => boolean): string {
  const base = addressFromName(wanted) || 'club'
  const candidates = [base, `${base}-club`, ...Array.from({ length: 999 }, (_, at) => `${base}-${at + 2}`)]
  return candidates.find((each) => !isReservedAddress(each) && !isTaken(each)) ?? base
}
