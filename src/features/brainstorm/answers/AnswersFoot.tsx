import { IconHeart, IconMessage } from '@tabler/icons-react'
import type { PostId } from '#domain/ids.ts'
import { HeaderSlotPlace } from '#ui/session/HeaderSlots.tsx'
import { useText } from '#ui/useText.ts'
import { AddAnswer } from '#activity/add/AddBox.tsx'
import classes from '#activity/page/PageFoot.module.css'
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
    <section className={classes.foot} aria-label={text.footer}>
      <div className={classes.inner}>
        {onAdded && !isClosed && (
          <AddAnswer
            draftKey={`${brainstorm.objectId}.${multiTopicId}.${questionId}`}
            isLocked={isLocked}
            onAdd={(answer) => onAdded(acts.add(place, answer))}
          />
        )}
        <div className={classes.row}>
          <div className={classes.facts}>
            <span className={classes.fact}>
              <IconMessage size={16} aria-hidden="true" />
              {shared.responses(Math.max(count, posts.length))}
            </span>
            {likes.perPerson !== null && likes.left !== null && !likes.areClosed && !isClosed && (
              <span className={classes.fact} role="status">
                <IconHeart size={16} aria-hidden="true" />
                {text.likesLeft(likes.left, likes.perPerson)}
              </span>
            )}
            {likes.areClosed && <span className={classes.fact}>{text.likingClosed}</span>}
          </div>
          <HeaderSlotPlace name="footer" className={classes.slot} />
        </div>
      </div>
    </section>
  )
}
