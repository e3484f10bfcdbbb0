import { useCallback } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { useChangeState } from '#sync/documents/useChangeState.ts'
import type { ChangeState } from '#sync/documents/useChangeState.ts'
import { notify } from '#ui/toasts/notify.ts'

/**
 * Changes the shared state, based on the state that this screen knows. Reports a failure to the person. SPEC S2
 *
 * @returns resolves with the revision that the change made; null on failure
 */
export function useChange(): (...change: Parameters<ChangeState>) => Promise<number | null> {
  const changeState = useChangeState()
  return useCallback(
    async (fields) => {
      try {
        return await changeState(fields)
      } catch (error) {
        notify(messageOf(error), 'bad')
        return null
      }
    },
    [changeState],
  )
}
