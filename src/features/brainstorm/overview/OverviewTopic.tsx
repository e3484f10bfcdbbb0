import { IconLock } from '@tabler/icons-react'
import { flagNames } from '#domain/brainstorm/flags.ts'
import type { TopicView } from '#domain/brainstorm/read.ts'
import { VisuallyHidden } from '#ui/focus/VisuallyHidden.tsx'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import classes from './OverviewPage.module.css'
import { OverviewQuestion } from './OverviewQuestion.tsx'
import type { PostItem } from '../answers/postList.ts'
import { useIsHidden } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { activityText } from '#activity/text.ts'
import { useMaySee } from '#activity/session/role.ts'

export interface OverviewTopicProps {
  brainstorm: Brainstorm
  topic: TopicView
  /** Its position; 0 is the first. */
  topicAt: number
  isLed: boolean
  postsOf: (questionId: string) => PostItem[]
  onSelect: (position: number) => void
}

/**
 * A topic of the overview with its questions. For a locked topic participants see a lock, and their own answers. SPEC
 * P4
 */
export function OverviewTopic({ brainstorm, topic, topicAt, isLed, postsOf, onSelect }: OverviewTopicProps) {
  const shared = useText(brainstormText)
  const { lockedForParticipants } = useText(activityText)
  const seesAll = useMaySee('all')
  const { topics, questions, board } = brainstorm
  const isLocked = useIsHidden(board, flagNames.topicHidden(topic.id)) || topic.text === null
  const headingId = `topic-${topic.id}`
  // A single topic is not named on other pages either.
  const isNamed = topics.length > 1
  const heading = topic.text ?? shared.topicNumber(topicAt + 1)
  return (
    <section className={classes.topic} aria-labelledby={headingId} data-row={topic.id}>
      <h2 id={headingId} className={classes.topicText}>
        {isNamed ? heading : <VisuallyHidden>{heading}</VisuallyHidden>}
      </h2>
      {isLocked && (
        <p className={classes.locked}>
          <IconLock size={16} aria-hidden="true" />
          {seesAll ? lockedForParticipants : shared.lockedTopic}
        </p>
      )}
      <div className={classes.questions} data-list={`questions:${topic.id}`}>
        {questions.map((question, position) => {
          const posts = postsOf(question.id)
          const isEmpty = isLocked && !seesAll && posts.length === 0
          return (
            !isEmpty && (
              <OverviewQuestion
                key={question.id}
                {...{ brainstorm, question, position, posts, isLed }}
                topicId={topic.id}
                isTopicLocked={isLocked}
                onSelect={() => onSelect(position)}
              />
            )
          )
        })}
      </div>
      {topicAt < topics.length - 1 && <hr className={classes.line} />}
    </section>
  )
}
