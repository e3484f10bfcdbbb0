import { useState } from 'react'
import type { ReactNode } from 'react'
import type { ItemType, TextField } from '#domain/activity/items/itemType.ts'
import { useDocument } from '#sync/room/documents.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useHeadings } from '../item/useHeadings.ts'
import { CopyIntoForm } from './CopyIntoForm.tsx'
import { onlyId } from './copySource.ts'
import type { CopyTargetProps } from './copySource.ts'

const destinations = ['ANSWERS', 'TOPICS'] as const
type Destination = (typeof destinations)[number]

export interface CopyUnderHeadingsProps extends CopyTargetProps {
  heading: ItemType<object, { text: TextField }>
  text: {
    destination: string
    destinations: Record<Destination, string>
    heading: string
    /** A heading without a text, by its number. */
    unnamed: (n: number) => string
  }
  /** Below the choices. */
  children?: ReactNode
}

/** How input is copied into an activity with headings: as answers under one of them, or as headings. SPEC Y8, PU10 */
export function CopyUnderHeadings({ heading, text, children, ...props }: CopyUnderHeadingsProps) {
  const { source, target, input } = props
  const { doc, state } = useDocument('desk', target.objectId)
  const headings = useHeadings(doc, heading)
  const [destination, setDestination] = useState<Destination>('ANSWERS')
  const [chosen, setChosen] = useState<string | null>(null)
  const multiTopicId = chosen ?? onlyId(headings)
  const isComplete = destination === 'TOPICS' || multiTopicId !== null
  const to = { partId: target.id, inputKind: destination }
  const call = {
    workshopId: source.workshopId,
    activePartId: source.partId,
    copyObjects: source.itemsOf(input, true),
    fromPartInput: source.from,
    toPartInput: destination === 'ANSWERS' ? { ...to, multiTopicId } : to,
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
          title={text.heading}
          options={headings.map((one, at) => ({ id: one.id, label: one.text || text.unnamed(at + 1) }))}
          chosen={multiTopicId === null ? [] : [multiTopicId]}
          onChange={([id]) => setChosen(id ?? null)}
        />
      )}
      {children}
    </CopyIntoForm>
  )
}
