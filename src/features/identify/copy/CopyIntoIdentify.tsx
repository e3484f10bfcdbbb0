import { useState } from 'react'
import { CopyIntoForm } from '#activity/copyInput/CopyIntoForm.tsx'
import { onlyId } from '#activity/copyInput/copySource.ts'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { readTopics, topicRoots } from '#domain/identify/items.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { copyText } from './copyText.ts'

const destinations = ['ANSWERS', 'TOPICS'] as const
type Destination = (typeof destinations)[number]

/** How input is copied into an Identify activity: as answers under a topic, or as topics. SPEC Y8. */
export function CopyIntoIdentify(props: CopyTargetProps) {
  const { source, target, input } = props
  const text = useText(copyText)
  const { doc, state } = useDocument('desk', target.objectId)
  const topics = useDerived(doc, topicRoots, readTopics)
  const [destination, setDestination] = useState<Destination>('ANSWERS')
  const [chosen, setChosen] = useState<string | null>(null)
  const topicId = chosen ?? onlyId(topics)
  const isComplete = destination === 'TOPICS' || topicId !== null
  const to = { partId: target.id, inputKind: destination }
  const call = {
    workshopId: source.workshopId,
    activePartId: source.partId,
    copyObjects: source.itemsOf(input, true),
    fromPartInput: source.from,
    toPartInput: destination === 'ANSWERS' ? { ...to, multiTopicId: topicId } : to,
  }
  return (
    <CopyIntoForm {...props} isReady={state.status === 'ready'} calls={isComplete ? [call] : []}>
      <ChoiceList
        title={text.destination}
        isFirst
        options={destinations.map((id) => ({ id, label: text.destinations[id] }))}
        chosen={[destination]}
        onChange={([id]) => setDestination(id as Destination)}
      />
      {destination === 'ANSWERS' && (
        <ChoiceList
          title={text.topic}
          options={topics.map((topic, at) => ({ id: topic.id, label: topic.text || text.untitled(at + 1) }))}
          chosen={topicId === null ? [] : [topicId]}
          onChange={([id]) => setChosen(id ?? null)}
        />
      )}
    </CopyIntoForm>
  )
}
