/** A program's arguments are visible to every user of the machine: moves the password into its environment. */
export function hidePassword(url: string): { address: string; environment: Record<string, string> } {
  const parsed = new URL(url)
  const { password } = parsed
  parsed.password = ''
  return { address: parsed.toString(), environment: password ? { PGPASSWORD: decodeURIComponent(password) } : {} }
}
