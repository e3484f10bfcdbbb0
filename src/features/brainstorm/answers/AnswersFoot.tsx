import { IconHeart, IconMessage } from '@tabler/icons-react'
import { AddBox } from '#activity/add/AddBox.tsx'
import { FootFact, PageFoot } from '#activity/page/PageFoot.tsx'
import type { PostId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import type { Answers } from './useAnswers.ts'
import { usePostCount } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

export interface AnswersFootProps {
  brainstorm: Brainstorm
  answers: Answers
  /** Set where answers can be written on this page; called for each new answer. */
  onAdded?: (id: PostId) => void
}

/**
 * The foot of the page, always in view: the field for an answer, the number of answers, likes left, and who is done.
 */
export function AnswersFoot({ brainstorm, answers, onAdded }: AnswersFootProps) {
  const text = useText(brainstormText)
  const { at, posts, acts, likes, isClosed, isLocked } = answers
  const { multiTopicId, questionId } = at
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
            onAdd={(answer) => onAdded(acts.add(at, answer))}
          />
        )
      }
    >
      <FootFact icon={<IconMessage size={16} aria-hidden="true" />}>
        {text.responses(Math.max(count, posts.length))}
      </FootFact>
      {likes.perPerson !== null && likes.left !== null && !likes.areClosed && !isClosed && (
        <FootFact isAnnounced icon={<IconHeart size={16} aria-hidden="true" />}>
          {text.likesLeft(likes.left, likes.perPerson)}
        </FootFact>
      )}
      {likes.areClosed && <FootFact>{text.likingClosed}</FootFact>}
    </PageFoot>
  )
}
