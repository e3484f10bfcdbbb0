import { useState } from 'react'
import { CopyIntoForm } from '#activity/copyInput/CopyIntoForm.tsx'
import { onlyId } from '#activity/copyInput/copySource.ts'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { readGroups } from '#domain/pulse/read.ts'
import { roots } from '#domain/pulse/roots.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { pulseCopyText } from './copyText.ts'

const destinations = ['ANSWERS', 'TOPICS'] as const
type Destination = (typeof destinations)[number]

/** How input is copied into a pulse: as statements of a category, or as categories. SPEC PU10 */
export function CopyIntoPulse(props: CopyTargetProps) {
  const { source, target, input } = props
  const text = useText(pulseCopyText)
  const { doc, state } = useDocument('desk', target.objectId)
  const groups = useDerived(doc, [roots.groups, roots.groupName, roots.groupDeleted], readGroups)
  const [destination, setDestination] = useState<Destination>('ANSWERS')
  const [chosen, setChosen] = useState<string | null>(null)
  const groupId = chosen ?? onlyId(groups)
  const isComplete = destination === 'TOPICS' || groupId !== null
  const to = { partId: target.id, inputKind: destination }
  const call = {
    workshopId: source.workshopId,
    activePartId: source.partId,
    copyObjects: source.itemsOf(input, true),
    fromPartInput: source.from,
    toPartInput: destination === 'ANSWERS' ? { ...to, multiTopicId: groupId } : to,
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
          title={text.category}
          options={groups.map(({ id, name }, at) => ({ id, label: name || text.unnamed(at + 1) }))}
          chosen={groupId === null ? [] : [groupId]}
          onChange={([id]) => setChosen(id ?? null)}
        />
      )}
      <p>{text.waits}</p>
    </CopyIntoForm>
  )
}
