import { useEffect, useRef } from 'react'
import type { ActivityKind } from '#domain/workshop/content.ts'
import { useText } from '#ui/texts/useText.ts'
import { entryText } from './entryText.ts'
import { PageFallback } from './PageFallback.tsx'

/** The page for an activity address without an id: an alert, and a link onwards. */
export function MissingId({ kind }: { kind: ActivityKind }) {
  const text = useText(entryText)
  const hasAlerted = useRef(false)
  useEffect(() => {
    if (hasAlerted.current) return
    hasAlerted.current = true
    window.alert(text.missingId(kind))
  }, [kind, text])
  return <PageFallback />
}
