import { useEffect, useRef } from 'react'
import type { ActivityKind } from '#domain/content.ts'
import { useText } from '#ui/useText.ts'
import { PageFallback } from './PageFallback.tsx'
import { sessionText } from './text.ts'

/** The address of a kind of activity without the id of one behind it: an alert, and the way on. */
export function MissingId({ kind }: { kind: ActivityKind }) {
  const text = useText(sessionText)
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    window.alert(text.missingId(kind))
  }, [kind, text])
  return <PageFallback />
}
