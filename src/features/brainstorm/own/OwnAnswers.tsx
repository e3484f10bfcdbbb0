import { OwnAnswersDocument } from '#api/operations/ownAnswers.ts'
import type { OwnPartProps } from '#activity/face.ts'
import { OwnItems } from '#activity/own/OwnItems.tsx'
import type { OwnAnswerItem } from '#activity/own/OwnItems.tsx'
import { useFetchedOwn } from '#activity/own/useFetchedOwn.ts'
import type { QuestionRef } from '../post/questionRef.ts'
import { ownAnswers } from './ownAnswers.ts'

/** A person's answers in one brainstorm. */
export function OwnAnswers(props: OwnPartProps) {
  const { fetched, contents, pending, isKnown } = useFetchedOwn(props.part, OwnAnswersDocument)
  const answers = ownAnswers(fetched?.brainstorm ?? null, contents, pending).map(
    ({ topic, question, topicId, questionId, ...answer }) => ({
      ...answer,
      under: [topic, question].filter((line) => line !== null),
      link: topicId !== null && questionId !== null ? linkTo({ multiTopicId: topicId, questionId }) : null,
    }),
  )
  return <OwnItems {...props} {...{ answers, isKnown }} />
}

function linkTo(at: QuestionRef): OwnAnswerItem['link'] {
  return { at }
}
