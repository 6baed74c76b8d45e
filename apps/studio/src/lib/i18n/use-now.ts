import { useState } from 'react'

/** The time at which a component mounted, so that relative times don't change while being read. */
export function useNow(): Date {
  return useState(() => new Date())[0]
}
