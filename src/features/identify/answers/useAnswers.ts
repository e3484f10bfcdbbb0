import { useMemo } from 'react'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useIsOfRoom } from '#activity/session/role.ts'
import { useInput } from '#activity/useInput.ts'
import type { Input } from '#activity/useInput.ts'
import { answerRoots, readStandingAnswers } from '#domain/identify/items.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Identify } from '../page/useIdentify.ts'
import { listAnswers } from './answerList.ts'
import type { AnswerItem } from './answerList.ts'
import { ownAnswers } from './askOwn.ts'
import { useAnswerActs } from './useAnswerActs.ts'
import type { AnswerActs } from './useAnswerActs.ts'

/** The answers of an Identify activity, and what this person may do with them. */
export interface Answers extends Input {
  all: AnswerItem[]
  acts: AnswerActs
  /** This person does not see the answers of others. */
  areHidden: boolean
}

export function useAnswers(identify: Identify): Answers {
  const { objectId, source, topics, areShown } = identify
  const isOfRoom = useIsOfRoom()
  const own = useOwn(identify, ownAnswers)
  const standing = useDerived(source, answerRoots, readStandingAnswers)
  useDeletedByOthers(objectId, objectId, standing, areShown)
  const all = useMemo(() => listAnswers(standing, own, topics), [standing, own, topics])
  const acts = useAnswerActs(objectId)
  return { all, acts, ...useInput(identify), areHidden: !areShown && isOfRoom }
}
