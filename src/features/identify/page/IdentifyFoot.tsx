import { IconMessage } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { AddBox } from '#activity/add/AddBox.tsx'
import { useDescription } from '#activity/add/useDescription.tsx'
import { FootFact, PageFoot } from '#activity/page/PageFoot.tsx'
import type { IdentifyAnswerId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Answers } from '../answers/useAnswers.ts'
import { identifyText } from '../text.ts'
import { chooseTopic, useChosenTopic } from './chosenTopic.ts'
import { TopicChoice } from './TopicChoice.tsx'
import type { Identify } from '../useIdentify.ts'

export interface IdentifyFootProps {
  identify: Identify
  answers: Answers
  fieldRef: RefObject<HTMLTextAreaElement | null>
  onAdded: (id: IdentifyAnswerId) => void
}

/**
 * The foot of the page, always in view: one field for all topics, the number of answers, and who is done. A single
 * field instead of one per topic: on a phone it is within reach of the thumb at any scroll position, takes one row, and
 * keeps the typed text when another topic is chosen.
 */
export function IdentifyFoot({ identify, answers, fieldRef, onAdded }: IdentifyFootProps) {
  const text = useText(identifyText)
  const { objectId, topics, counts } = identify
  const { all, add, isClosed, isLocked } = answers
  const topic = useChosenTopic(objectId, topics)
  const description = useDescription(objectId, limits.postDesc)
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return (
    <PageFoot
      label={text.footer}
      box={
        topic &&
        !isClosed && (
          <AddBox
            draftKey={objectId}
            limit={limits.postText}
            {...{ description, fieldRef, isLocked }}
            choice={
              topics.length > 1 && (
                <TopicChoice
                  topics={topics}
                  value={topic.id}
                  onChange={(id) => {
                    chooseTopic(objectId, id)
                    fieldRef.current?.focus()
                  }}
                />
              )
            }
            onAdd={(written, desc = '') => onAdded(add({ topicId: topic.id, text: written, desc }))}
          />
        )
      }
    >
      <FootFact icon={<IconMessage size={16} aria-hidden="true" />}>
        {text.answers(Math.max(count, all.length))}
      </FootFact>
    </PageFoot>
  )
}
