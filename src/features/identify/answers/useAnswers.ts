import { useMemo } from 'react'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useRole } from '#activity/session/role.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useTimeUp } from '#activity/useTimeUp.ts'
import { answerRoots, readStandingAnswers } from '#domain/identify/items.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Identify } from '../page/useIdentify.ts'
import { listAnswers } from './answerList.ts'
import type { AnswerItem } from './answerList.ts'
import { ownAnswers } from './askOwn.ts'
import { useAnswerActs } from './useAnswerActs.ts'
import type { AnswerActs } from './useAnswerActs.ts'

/** The answers of an Identify activity, and what this person may do with them. */
export interface Answers {
  all: AnswerItem[]
  acts: AnswerActs
  /** No input is possible here: the session has ended, or this is a template opened read-only. */
  isClosed: boolean
  /** Input is closed for this person. */
  isLocked: boolean
  /** This person does not see the answers of others. */
  areHidden: boolean
}

export function useAnswers(identify: Identify): Answers {
  const { objectId, source, topics, isFacilitator, areShown, isInputLocked } = identify
  const isViewer = useRole() === 'viewer'
  const isClosed = !useMayDo('contribute')
  const own = useOwn(identify, ownAnswers)
  const standing = useDerived(source, answerRoots, readStandingAnswers)
  useDeletedByOthers(objectId, objectId, standing, areShown)
  const all = useMemo(() => listAnswers(standing, own, topics), [standing, own, topics])
  const acts = useAnswerActs(objectId)
  const isTimeUp = useTimeUp(objectId)
  // Facilitators are never locked out of a running session. SPEC B4, E1.
  const isLocked = isClosed || ((isInputLocked || isTimeUp) && !isFacilitator)
  return { all, acts, isClosed, isLocked, areHidden: !areShown && !isFacilitator && !isViewer }
}
