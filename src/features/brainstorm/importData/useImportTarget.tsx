import { useState } from 'react'
import { newId } from '#api/newId.ts'
import { ImportQuestionDocument, ImportTopicDocument } from '#api/operations/importing.ts'
import { CreatePostDocument } from '#api/operations/post.ts'
import { readQuestions, readTopics } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { limits } from '#domain/limits.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'
import { additionCount, additionsOf, chosenOrOnly, destinations, lackOf } from './importPlan.ts'
import type { Addition, Destination, ImportChoice } from './importPlan.ts'

const nothing: ImportChoice = { destination: null, topicIds: [], questionIds: [] }

/** A position that no question has. */
const behindAll = 10 * limits.questions

/**
 * Imports texts as topics, questions or answers of a brainstorm, through the same calls that users make; answers also
 * offline.
 */
export function useImportTarget(objectId: ObjectId): ImportTarget<Addition> {
  const text = useText(inputText)
  const call = useCall()
  const { workshopId } = useRoom()
  const { send } = useOutbox()
  const { doc } = useDocument('desk', objectId)
  const topics = useDerived(doc, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const questions = useDerived(
    doc,
    [roots.questions, roots.questionText, roots.questionDeleted],
    readQuestions,
  )
  const [choice, setChoice] = useState(nothing)
  const change = (some: Partial<ImportChoice>): void => setChoice((now) => ({ ...now, ...some }))

  const add = async (addition: Addition): Promise<string | null> => {
    const id = newId()
    if (addition.kind === 'answer') {
      const { text: postText, multiTopicId, questionId } = addition
      const common = { commonInfoData: { workshop: workshopId }, brainstormId: objectId }
      send({
        document: CreatePostDocument,
        variables: { id, ...common, postText, multiTopicId, questionId },
        ...{ objectId, label: text.labelAnswer, text: postText },
        effect: { does: 'create', type: 'post', id, fields: { text: postText, multiTopicId, questionId } },
      })
      return id
    }
    if (addition.kind === 'topic') {
      await call(ImportTopicDocument, { id, brainstormId: objectId, text: addition.text })
    } else {
      // After the last one, even when others add questions concurrently: a position in use would change that question.
      const behind = { topicPos: behindAll, topicText: addition.text }
      await call(ImportQuestionDocument, { id, brainstormId: objectId, ...behind })
    }
    return null
  }
  const lack = lackOf(choice)
  const steps = (
    <>
      <ChoiceList
        title={text.selectDestination}
        options={destinations.map((id) => ({ id, label: text.importDestinations[id] }))}
        chosen={choice.destination === null ? [] : [choice.destination]}
        onChange={([id]) =>
          change({
            destination: id as Destination,
            topicIds: chosenOrOnly(choice.topicIds, topics),
            questionIds: chosenOrOnly(choice.questionIds, questions),
          })
        }
      />
      {choice.destination === 'answers' && (
        <>
          <ChoiceList
            title={text.selectTopics}
            isMany
            options={optionsOf(topics)}
            chosen={choice.topicIds}
            onChange={(topicIds) => change({ topicIds })}
          />
          <ChoiceList
            title={text.selectQuestions}
            isMany
            options={optionsOf(questions)}
            chosen={choice.questionIds}
            onChange={(questionIds) => change({ questionIds })}
          />
        </>
      )}
    </>
  )
  return {
    steps,
    lack: lack && text.lacks[lack],
    countOf: (textCount) => additionCount(choice, textCount),
    additionsOf: (texts) => additionsOf(texts, choice),
    longest: limits.postText,
    add,
  }
}

function optionsOf(list: readonly { id: string; text: string | null }[]): { id: string; label: string }[] {
  return list.map(({ id, text: words }) => ({ id, label: words ?? '' }))
}
