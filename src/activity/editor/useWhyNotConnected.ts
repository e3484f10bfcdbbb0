import { useCanCall } from '#sync/connection.ts'
import { useText } from '#ui/useText.ts'
import { editorText } from './text.ts'

/** Why nothing can be set by a call now, as a sentence; null while it can. */
export function useWhyNotConnected(): string | null {
  const { needsConnection } = useText(editorText)
  return useCanCall() ? null : needsConnection
}
