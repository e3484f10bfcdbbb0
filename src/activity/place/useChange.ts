import { useCallback } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { useChangeState } from '#sync/useChangeState.ts'
import type { ChangeState } from '#sync/useChangeState.ts'
import { notify } from '#ui/notify.ts'

/**
 * Changes the shared state, decided on what this screen knows of it. Tells the person when it failed. SPEC S2.
 *
 * @returns resolves with the revision that the change made; null when it failed
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
