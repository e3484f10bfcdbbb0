import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { startPage } from '#domain/activity/steps.ts'
import type { PostId } from '#domain/ids.ts'
import { answerLinkIn } from '#activity/session/answerLink.ts'
import { useGoTo } from '#activity/place/placeStore.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'

/** Somebody came here to one answer, as from 'My answers': its question comes on the screen and it opens, once. */
export function useAnswerLink({ objectId, questions }: Brainstorm, open: (id: PostId) => void): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const goTo = useGoTo(objectId)
  useEffect(() => {
    const link = answerLinkIn(state)
    if (!link) return
    const position = questions.findIndex(({ id }) => id === link.questionId)
    if (position < 0) return
    goTo({ ...startPage, activeMultiTopicId: link.topicId, topicActivePos: position })
    open(link.postId)
    // A reload does not open it again.
    void navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate, goTo, questions, open])
}
