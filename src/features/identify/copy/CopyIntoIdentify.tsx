import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { copyInputText } from '#activity/copyInput/copyInputText.ts'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { useCopying } from '#activity/copyInput/useCopying.ts'
import { readTopics } from '#domain/identify/read.ts'
import { roots } from '#domain/identify/roots.ts'
import { useConnection } from '#sync/connection.ts'
import { useDocument } from '#sync/documents.ts'
import { useDerived } from '#sync/useDoc.ts'
import { ChoiceList } from '#ui/ChoiceList.tsx'
import { DialogActions } from '#ui/DialogActions.tsx'
import { DialogForm, SubmitButton } from '#ui/DialogForm.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useText } from '#ui/useText.ts'
import { copyText } from './copyText.ts'

const destinations = ['ANSWERS', 'TOPICS'] as const
type Destination = (typeof destinations)[number]

/** How input goes into an Identify activity: as answers under a topic, or as topics. SPEC Y8. */
export function CopyIntoIdentify({ source, target, input, onBack, onCopied }: CopyTargetProps) {
  const common = useText(copyInputText)
  const text = useText(copyText)
  const isOnline = useConnection().status === 'online'
  const { doc, state } = useDocument('desk', target.objectId)
  const topics = useDerived(doc, [roots.topics, roots.topicText, roots.topicDeleted], readTopics)
  const [destination, setDestination] = useState<Destination>('ANSWERS')
  const [chosen, setChosen] = useState<string | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const { isBusy, copy } = useCopying()
  // Where there is no choice, none is asked for.
  const topicId = chosen ?? (topics.length === 1 ? (topics[0]?.id ?? null) : null)
  const isComplete = destination === 'TOPICS' || topicId !== null

  const run = async (): Promise<void> => {
    const to = { partId: target.id, inputKind: destination }
    const outcome = await copy([
      {
        workshopId: source.workshopId,
        activePartId: source.partId,
        copyObjects: source.itemsOf(input, true),
        fromPartInput: source.from,
        toPartInput: destination === 'ANSWERS' ? { ...to, multiTopicId: topicId } : to,
      },
    ])
    if (outcome.ok) onCopied(outcome.copied)
    else setMistake(outcome.message)
  }
  if (state.status !== 'ready') return <Skeleton height={240} role="status" aria-label={common.loading} />
  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <Text fw={600}>{common.into(target.partName || common.unnamed)}</Text>
      <Text size="sm" mb="md" role="status">
        {source.summary(input)}
      </Text>
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
      <MistakeAlert message={mistake ?? (isOnline ? null : common.needsConnection)} />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {common.back}
        </Button>
        <SubmitButton loading={isBusy} disabled={!isComplete || !isOnline}>
          {common.copy}
        </SubmitButton>
      </DialogActions>
    </DialogForm>
  )
}
