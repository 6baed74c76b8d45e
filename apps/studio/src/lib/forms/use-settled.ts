import { useEffect, useMemo, useState } from 'react'

const settlesMs = 300

/** A debounced value; null until it has been stable for a moment. Values are JSON. */
export function useSettled<Value>(value: Value | null): Value | null {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesMs)
    return () => clearTimeout(timer)
  }, [text])
  return useMemo(() => (text === settled ? (JSON.parse(text) as Value | null) : null), [text, settled])
}
