import { startPage } from '#domain/activity/steps.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import type { PostId } from '#domain/ids.ts'
import { useAnswerLink } from '#activity/session/useAnswerLink.ts'
import { useGoTo } from '#activity/navigation/navigationStore.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { questionRefIn } from './questionRef.ts'

/** Handles a link to one answer: shows its question and opens the answer, once both are known. */
export function usePostLink({ objectId, source, questions }: Brainstorm, open: (id: PostId) => void): void {
  const goTo = useGoTo(objectId)
  useAnswerLink(({ itemId, at }) => {
    const ref = questionRefIn(at) ?? roots.posts(source).get(itemId)
    const position = questions.findIndex(({ id }) => id === ref?.questionId)
    if (!ref || position < 0) return false
    goTo({ ...startPage, activeMultiTopicId: ref.multiTopicId, topicActivePos: position })
    open(itemId)
    return true
  })
}
