import { useEffect, useState } from 'react'

const tickMs = 20_000

/** The present time in epoch milliseconds, kept up to date while the page is shown. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
