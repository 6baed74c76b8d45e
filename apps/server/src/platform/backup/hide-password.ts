/** Anybody on the machine reads a program's parameters in the list of processes: the password goes into its environment instead. */
export function hidePassword(url: string): { address: string; environment: Record<string, string> } {
  const parsed = new URL(url)
  const { password } = parsed
  parsed.password = ''
  return { address: parsed.toString(), environment: password ? { PGPASSWORD: decodeURIComponent(password) } : {} }
}
