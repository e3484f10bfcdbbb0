import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { startPage } from '#domain/activity/steps.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { PostId } from '#domain/ids.ts'
import { answerLinkIn } from '#activity/session/answerLink.ts'
import { useGoTo } from '#activity/navigation/navigationStore.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import { questionRefIn } from './questionRef.ts'

/**
 * Handles a link to one answer, for example from 'My answers' or a copy: shows its question and opens the answer, once.
 */
export function useAnswerLink({ objectId, source, questions }: Brainstorm, open: (id: PostId) => void): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const goTo = useGoTo(objectId)
  const placeThere = useMapValue(source, roots.posts, answerLinkIn(state)?.itemId ?? '')
  useEffect(() => {
    const link = answerLinkIn(state)
    const ref = link && (questionRefIn(link.at) ?? placeThere)
    if (!ref) return
    const position = questions.findIndex(({ id }) => id === ref.questionId)
    if (position < 0) return
    goTo({ ...startPage, activeMultiTopicId: ref.multiTopicId, topicActivePos: position })
    open(link.itemId)
    // A reload does not open it again.
    void navigate(pathname, { replace: true, state: null })
  }, [state, placeThere, pathname, navigate, goTo, questions, open])
}
