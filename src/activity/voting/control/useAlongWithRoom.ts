import { useCallback, useEffect, useRef } from 'react'
import { pageOf } from '#domain/activity/steps.ts'
import { areResultsOpen } from '#domain/activity/votes/leading.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useGoTo, useOpenPage } from '../../navigation/navigationStore.ts'
import type { Voting } from '../useVoting.ts'

type Change = Partial<Pick<Voting, 'areShown' | 'mode' | 'isClosedByHand'>>

/** @param change what the act changes @throws the errors of the act */
export type AlongWithRoom = (change: Change, act: () => Promise<unknown>) => Promise<void>

/**
 * Runs an act of this facilitator, and takes this screen along where the act leads the room: to the results, or back to
 * voting. Nobody else's act moves a facilitator. SPEC BT17
 */
export function useAlongWithRoom(
  { id, objectId }: Pick<AgendaPart, 'id' | 'objectId'>,
  { areShown, mode, isClosedByHand }: Voting,
): AlongWithRoom {
  const { state } = useStateDocument()
  const go = useGoTo(objectId)
  const page = useOpenPage(objectId)
  const { moves, showResultsPage } = state
  const isPresented = state.currentState === 'RU' && state.activePartId === id
  /** The last move of the room before the act. */
  const since = useRef<number | null>(null)
  // The answer of the call and the state arrive in any order.
  useEffect(() => {
    if (since.current === null || state.moves <= since.current) return
    since.current = null
    // A screen that is there already keeps its view.
    if (isPresented && page?.showResultsPage !== state.showResultsPage) go(pageOf(state))
  }, [state, isPresented, page, go])
  return useCallback(
    async (change, act) => {
      const now = { areShown, mode, isClosedByHand }
      const willBeOpen = areResultsOpen({ ...now, ...change })
      const leads = isPresented && willBeOpen !== areResultsOpen(now) && (willBeOpen || showResultsPage)
      since.current = leads ? moves : null
      try {
        await act()
      } catch (error) {
        since.current = null
        throw error
      }
    },
    [areShown, mode, isClosedByHand, isPresented, showResultsPage, moves],
  )
}
