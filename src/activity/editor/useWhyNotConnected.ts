import { useCanCall } from '#sync/room/connection.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'

/** Why no call can be made now, as a sentence; null while it can. */
export function useWhyNotConnected(): string | null {
  const { needsConnection } = useText(uiText)
  return useCanCall() ? null : needsConnection
}
