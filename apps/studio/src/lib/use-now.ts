import { useState } from 'react'

/** The moment at which a component appeared: what it says is so long ago stays so while it is read. */
export function useNow(): Date {
  return useState(() => new Date())[0]
}
