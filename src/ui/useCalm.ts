import { useEffect, useRef, useState } from 'react'

/** Throttles a value to one change per interval; the last change always arrives. */
export function useCalm<Value>(value: Value, everyMs: number): Value {
  const [calm, setCalm] = useState(value)
  const changedAt = useRef(0)
  useEffect(() => {
    const wait = Math.max(0, changedAt.current + everyMs - performance.now())
    const timer = setTimeout(() => {
      changedAt.current = performance.now()
      setCalm(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, everyMs])
  return calm
}
