import { useEffect, useRef, useState } from 'react'

/** A value that changes at most once in so many milliseconds; the last change always comes. */
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
