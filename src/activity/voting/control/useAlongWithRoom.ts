import { useCallback, useEffect, useRef } from 'react'
import { isTrouble } from '#api/callErrors.ts'
import { pageOf } from '#domain/activity/steps.ts'
import { areResultsOpen } from '#domain/activity/votes/leading.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useGoTo, useOpenPage } from '../../navigation/navigationStore.ts'
import type { Voting } from '../useVoting.ts'

interface Change extends Partial<Pick<Voting, 'areShown' | 'mode' | 'isClosedByHand'>> {
  /** A round begins: a room at the results is led back. SPEC BT10 */
  isNewRound?: boolean
  /** The act itself takes the room to the results, or to the vote, wherever the room is. */
  leadsTo?: 'results' | 'vote'
}

/** @param change what the act changes @throws the errors of the act */
export type AlongWithRoom = (change: Change, act: () => Promise<unknown>) => Promise<void>

/**
 * Runs an act of this facilitator, and takes this screen along where the act leads the room, at once or later: to the
 * results, or back to voting. The next act forgets this one. Nobody else's act moves a facilitator. SPEC BT17
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
  /** The last move of the room before the act, and where that leads it. */
  const awaited = useRef<{ sinceMoves: number; toResults: boolean } | null>(null)
  // The answer of the call and the state arrive in any order; a close leads only after its countdown.
  useEffect(() => {
    if (awaited.current === null || state.moves <= awaited.current.sinceMoves) return
    if (isPresented && state.showResultsPage !== awaited.current.toResults) return
    awaited.current = null
    // A screen that is there already keeps its view.
    if (isPresented && page?.showResultsPage !== state.showResultsPage) go(pageOf(state))
  }, [state, isPresented, page, go])
  return useCallback(
    async ({ leadsTo, isNewRound, ...change }, act) => {
      const now = { areShown, mode, isClosedByHand }
      const willBeOpen = areResultsOpen({ ...now, ...change })
      const isLed =
        isPresented &&
        (isNewRound === true || willBeOpen !== areResultsOpen(now)) &&
        (willBeOpen || showResultsPage)
      const leads = leadsTo !== undefined || isLed
      const toResults = leadsTo === undefined ? willBeOpen : leadsTo === 'results'
      const before = awaited.current
      awaited.current = leads ? { sinceMoves: moves, toResults } : null
      try {
        await act()
      } catch (error) {
        // An act whose answer was lost may have led the room.
        if (!leads || !isTrouble(error)) awaited.current = before
        throw error
      }
    },
    [areShown, mode, isClosedByHand, isPresented, showResultsPage, moves],
  )
}
