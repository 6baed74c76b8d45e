import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { useAction } from '../../lib/api/use-action.ts'

/** Opens the studio of another club of this account, without another sign-in (STAFF-12). */
export function useOpenClub() {
  const { run } = useAction()
  const [opening, setOpening] = useState<string | null>(null)

  async function open(tenantId: string) {
    setOpening(tenantId)
    const isOpened = await run(async () => {
      const { address } = await api('openClub', { body: { tenantId } })
      location.assign(address)
    })
    if (!isOpened) setOpening(null)
  }

  return { open, opening }
}
