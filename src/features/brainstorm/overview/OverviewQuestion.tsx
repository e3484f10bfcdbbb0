import { IconEyeOff, IconLock } from '@tabler/icons-react'
import { useId } from 'react'
import { flagNames } from '#domain/brainstorm/flags.ts'
import type { QuestionView } from '#domain/brainstorm/read.ts'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import classes from './OverviewPage.module.css'
import { overviewText } from './overviewText.ts'
import type { PostItem } from '../answers/postList.ts'
import { useIsHidden, usePostCount, useQuestionFlags } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { activityText } from '#activity/text.ts'
import { useMaySee } from '#activity/session/role.ts'

/** The number of cards shown per question; a button shows the rest. */
const glance = 12

export interface OverviewQuestionProps {
  brainstorm: Brainstorm
  topicId: string
  question: QuestionView
  /** Its position; 0 is the first. */
  position: number
  posts: PostItem[]
  isLed: boolean
  /** The topic is locked and says so, so the notice is not repeated here. */
  isTopicLocked: boolean
  onSelect: () => void
}

/**
 * A question of the overview: its text, number of answers, whether it is locked or only its answers are hidden, and the
 * first answers.
 */
export function OverviewQuestion(props: OverviewQuestionProps) {
  const { brainstorm, topicId, question, position, posts, isLed, isTopicLocked, onSelect } = props
  const shared = useText(brainstormText)
  const text = useText(overviewText)
  const { lockedForParticipants } = useText(activityText)
  const headingId = useId()
  const seesAll = useMaySee('all')
  const { board } = brainstorm
  const count = usePostCount(board, topicId, question.id)
  const { areAnswersShown } = useQuestionFlags(board, topicId, question.id)
  const isLocked = useIsHidden(board, flagNames.questionHidden(question.id)) || question.text === null
  const mayOpen = seesAll || !(isLocked || isTopicLocked)
  const heading =
    question.text === null
      ? shared.questionNumber(position + 1)
      : shared.questionAt(position + 1, question.text)
  return (
    <section className={classes.question} aria-labelledby={headingId} data-row={question.id}>
      <h3 id={headingId} className={classes.questionText}>
        {mayOpen ? (
          <button type="button" className={classes.select} disabled={isLed} onClick={onSelect}>
            {heading}
          </button>
        ) : (
          <span className={classes.heading}>{heading}</span>
        )}
      </h3>
      <p className={classes.facts}>
        <span>{shared.responses(Math.max(count, posts.length))}</span>
        {isLocked ? (
          <span className={classes.locked}>
            <IconLock size={15} aria-hidden="true" />
            {seesAll ? lockedForParticipants : text.lockedHere}
          </span>
        ) : (
          !areAnswersShown &&
          !isTopicLocked && (
            <span className={classes.fact}>
              <IconEyeOff size={15} aria-hidden="true" />
              {seesAll ? text.answersHidden : text.othersHidden}
            </span>
          )
        )}
      </p>
      <ul className={classes.cards}>
        {posts.slice(0, glance).map((post) => (
          <li key={post.id} className={classes.card} data-mine={post.isMine || undefined}>
            {post.text}
          </li>
        ))}
      </ul>
      {posts.length > glance && mayOpen && (
        <button type="button" className={classes.more} disabled={isLed} onClick={onSelect}>
          {text.more(posts.length - glance)}
        </button>
      )}
    </section>
  )
}
