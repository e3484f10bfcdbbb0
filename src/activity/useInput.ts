import { useMemo } from 'react'
import { activityRoots } from '#domain/activity/docs.ts'
import { lockFlags } from '#domain/activity/flags.ts'
import { inputState } from '#domain/activity/inputState.ts'
import type { InputState } from '#domain/activity/inputState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { useActingRole } from './session/useMayDo.ts'
import type { Activity } from './useActivity.ts'
import { useTimeUp } from './useTimeUp.ts'

/** Whether this person may give input to an activity now. */
export interface Input {
  inputState: InputState
  /** No input is possible here: the session has ended, or this is a template opened read-only. */
  isClosed: boolean
  /** Input is closed for this person, for whatever reason. */
  isLocked: boolean
}

/** @param isVotingClosed of a vote that a facilitator has closed */
export function useInput({ objectId, board }: Activity, isVotingClosed = false): Input {
  const role = useActingRole()
  const { ended: hasEnded } = useStateDocument().workshop
  const isLocked = useMapValue(board, activityRoots.flags, lockFlags.inputLocked) ?? false
  const isTimeUp = useTimeUp(objectId)
  const state = inputState({ role, hasEnded, isVotingClosed, isTimeUp, isLocked })
  return useMemo(() => {
    const isClosed = state === 'notYours' || state === 'ended'
    return { inputState: state, isClosed, isLocked: state !== 'open' }
  }, [state])
}
