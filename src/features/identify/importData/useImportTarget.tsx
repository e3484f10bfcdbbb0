import { useState } from 'react'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { useAddItem } from '#activity/item/useAddItem.ts'
import { readTopics, topicRoots } from '#domain/identify/items.ts'
import type { ObjectId } from '#domain/ids.ts'
import { limits } from '#domain/limits.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { answerScreen } from '../answers/answerScreen.ts'
import { importText } from './importText.ts'

/** One answer to add. */
export interface Addition {
  text: string
  topicId: string
}

/**
 * Imports texts as answers of an Identify activity, through the same call that users make; also offline. SPEC N3, N4.
 */
export function useImportTarget(objectId: ObjectId): ImportTarget<Addition> {
  const text = useText(importText)
  const add = useAddItem(objectId, answerScreen)
  const { doc } = useDocument('desk', objectId)
  const topics = useDerived(doc, topicRoots, readTopics)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [only, ...others] = topics
  const topicIds = chosen.length === 0 && only && others.length === 0 ? [only.id] : chosen
  return {
    steps: (
      <ChoiceList
        title={text.selectTopics}
        isMany
        options={topics.map((topic, at) => ({ id: topic.id, label: topic.text || text.untitled(at + 1) }))}
        chosen={topicIds}
        onChange={setChosen}
      />
    ),
    lack: topicIds.length === 0 ? text.lackTopic : null,
    countOf: (textCount) => textCount * topicIds.length,
    additionsOf: (texts) => topicIds.flatMap((topicId) => texts.map((one) => ({ text: one, topicId }))),
    longest: limits.postText,
    add: (addition) => Promise.resolve(add({ ...addition, desc: '' })),
  }
}
