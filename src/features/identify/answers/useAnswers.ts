import { useMemo } from 'react'
import { useAddItem } from '#activity/item/useAddItem.ts'
import type { AddItem } from '#activity/item/useAddItem.ts'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useIsOfRoom } from '#activity/session/role.ts'
import { useInput } from '#activity/useInput.ts'
import type { Input } from '#activity/useInput.ts'
import { answerRoots, readStandingAnswers } from '#domain/identify/items.ts'
import type { answerType } from '#domain/identify/items.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Identify } from '../useIdentify.ts'
import { listAnswers } from './answerList.ts'
import type { AnswerItem } from './answerList.ts'
import { answerScreen } from './answerScreen.ts'

/** The answers of an Identify activity, and what this person may do with them. */
export interface Answers extends Input {
  all: AnswerItem[]
  add: AddItem<typeof answerType>
  /** This person does not see the answers of others. */
  areHidden: boolean
}

export function useAnswers(identify: Identify): Answers {
  const { objectId, source, topics, areShown, readsDesk } = identify
  const isOfRoom = useIsOfRoom()
  const own = useOwn(identify, answerScreen)
  const standing = useDerived(source, answerRoots, readStandingAnswers)
  // A desk has all answers, so what disappears from it was deleted.
  useDeletedByOthers(objectId, objectId, standing, areShown || readsDesk)
  const all = useMemo(() => listAnswers(standing, own, topics), [standing, own, topics])
  const add = useAddItem(objectId, answerScreen)
  return { all, add, ...useInput(identify), areHidden: !areShown && isOfRoom }
}
