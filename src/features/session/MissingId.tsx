import { useEffect, useRef } from 'react'
import { useText } from '#ui/useText.ts'
import { PageFallback } from './PageFallback.tsx'
import { sessionText } from './text.ts'

/** `brainstorm` or `present` without the id of an activity behind it: an alert, and the way on. */
export function MissingId({ kind }: { kind: 'brainstorm' | 'present' }) {
  const text = useText(sessionText)
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    window.alert(text.missingId(kind))
  }, [kind, text])
  return <PageFallback />
}
