import { IconChevronDown, IconLock } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { lazyDialog, lazyReplacement } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { brainstormText } from '../text.ts'
import classes from './QuestionHeading.module.css'
import type { BrainstormPage } from './brainstormPage.ts'
import { activityText } from '#activity/text.ts'
import { useMaySee } from '#activity/session/role.ts'
import { useQuestionFlags } from '../useBrainstorm.ts'
import type { Brainstorm } from '../useBrainstorm.ts'

const SelectTopicDialog = lazyDialog(async () => ({
  default: (await import('./SelectTopicDialog.tsx')).SelectTopicDialog,
}))
const QuestionInPlace = lazyReplacement(async () => ({
  default: (await import('./TitlesInPlace.tsx')).QuestionInPlace,
}))

export interface QuestionHeadingProps {
  brainstorm: Brainstorm
  pageShown: BrainstormPage
  topic: TopicView
  question: QuestionView
  isLed: boolean
  /** The question can be edited in place. */
  isArranging: boolean
  move: (pageShown: BrainstormPage) => void
}

/** The heading of a question: the topic where there are several, the question, and the facilitator's description. */
export function QuestionHeading(props: QuestionHeadingProps) {
  const { brainstorm, pageShown, topic, question, isLed, isArranging, move } = props
  const text = useText(brainstormText)
  const shared = useText(activityText)
  const seesAll = useMaySee('all')
  const [isSelecting, setSelecting] = useState(false)
  const { isHidden } = useQuestionFlags(brainstorm.board, topic.id, question.id)
  const description = useMapValue(brainstorm.source, roots.info, 'brainstormDesc') ?? ''
  const answersDescription = useMapValue(brainstorm.source, roots.info, 'postSectionDesc') ?? ''
  const topicText = topic.text ?? text.topicNumber(brainstorm.topics.indexOf(topic) + 1)
  // For a locked question the page itself shows the notice.
  const heading = question.text !== null && <h2 className={classes.question}>{question.text}</h2>
  return (
    <div className={classes.heading}>
      {brainstorm.topics.length > 1 && (
        <button
          type="button"
          className={classes.topic}
          data-keeps-focus
          disabled={isLed}
          aria-label={text.chooseTopic(topicText)}
          aria-haspopup="dialog"
          onClick={() => setSelecting(true)}
        >
          {topicText}
          {!isLed && <IconChevronDown size={16} aria-hidden="true" />}
        </button>
      )}
      {isArranging ? (
        <Suspense fallback={heading}>
          <QuestionInPlace key={question.id} {...{ brainstorm, question }} className={classes.question} />
        </Suspense>
      ) : (
        heading
      )}
      {[description, pageShown.page === 'answers' ? answersDescription : '']
        .filter((one) => one !== '')
        .map((one) => (
          <p key={one} className={classes.description}>
            {one}
          </p>
        ))}
      {isHidden && seesAll && (
        <p className={classes.hidden}>
          <IconLock size={15} aria-hidden="true" /> {shared.lockedForParticipants}
        </p>
      )}
      {isSelecting && (
        <SelectTopicDialog
          brainstorm={brainstorm}
          topicId={topic.id}
          onSelect={(topicId) => move({ ...pageShown, topicId, position: 0, groupId: null })}
          onClose={() => setSelecting(false)}
        />
      )}
    </div>
  )
}
