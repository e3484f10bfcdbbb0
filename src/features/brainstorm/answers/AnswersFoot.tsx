import { IconHeart, IconMessage } from '@tabler/icons-react'
import { AddBox } from '#activity/add/AddBox.tsx'
import { FootFact, PageFoot } from '#activity/page/PageFoot.tsx'
import type { PostId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/useText.ts'
import { answersText } from './answersText.ts'
import { brainstormText } from '../text.ts'
import type { Answers } from './useAnswers.ts'
import { usePostCount } from '../page/useBrainstorm.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'

export interface AnswersFootProps {
  brainstorm: Brainstorm
  answers: Answers
  /** Answers are written on this page; told of each. */
  onAdded?: (id: PostId) => void
}

/** What stays in reach under the cards: the box to answer in, how many answers there are, likes left, who is done. */
export function AnswersFoot({ brainstorm, answers, onAdded }: AnswersFootProps) {
  const shared = useText(brainstormText)
  const text = useText(answersText)
  const { place, posts, acts, likes, isClosed, isLocked } = answers
  const { multiTopicId, questionId } = place
  const count = usePostCount(brainstorm.board, multiTopicId, questionId)
  return (
    <PageFoot
      label={text.footer}
      box={
        onAdded &&
        !isClosed && (
          <AddBox
            draftKey={`${brainstorm.objectId}.${multiTopicId}.${questionId}`}
            limit={limits.postText}
            isLocked={isLocked}
            onAdd={(answer) => onAdded(acts.add(place, answer))}
          />
        )
      }
    >
      <FootFact icon={<IconMessage size={16} aria-hidden="true" />}>
        {shared.responses(Math.max(count, posts.length))}
      </FootFact>
      {likes.perPerson !== null && likes.left !== null && !likes.areClosed && !isClosed && (
        <FootFact isTold icon={<IconHeart size={16} aria-hidden="true" />}>
          {text.likesLeft(likes.left, likes.perPerson)}
        </FootFact>
      )}
      {likes.areClosed && <FootFact>{text.likingClosed}</FootFact>}
    </PageFoot>
  )
}
