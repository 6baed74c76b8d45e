type Person = { name: string; email: string }

const key = 'upbeat-setup-person'

/** Name and email of the first step, kept in this tab: there is no account yet to store them with. The password isn't kept. */
export function keptPerson(): Person {
  try {
    const { name, email } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Person>
    return { name: String(name ?? ''), email: String(email ?? '') }
  } catch {
    return { name: '', email: '' }
  }
}

export function keepPerson({ name, email }: Person): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ name, email }))
  } catch {
    // A browser that stores nothing asks again after a reload.
  }
}
