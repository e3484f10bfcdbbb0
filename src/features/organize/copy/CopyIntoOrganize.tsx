import { Switch } from '@mantine/core'
import { useState } from 'react'
import { CopyIntoForm } from '#activity/copyInput/CopyIntoForm.tsx'
import type { CopyTargetProps } from '#activity/copyInput/copySource.ts'
import { sectionType } from '#domain/organize/items.ts'
import { useHeadings } from '#activity/item/useHeadings.ts'
import { roots } from '#domain/organize/roots.ts'
import { readUnsorted } from '#domain/organize/info.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'
import { unsortedId } from './copyScope.ts'

const destinations = ['ANSWERS', 'TOPICS'] as const
type Destination = (typeof destinations)[number]

/** How input is copied into an Organize activity: as items of a section or of what is not sorted, or as sections. SPEC OR10 */
export function CopyIntoOrganize(props: CopyTargetProps) {
  const { source, target, input } = props
  const text = useText(inputText)
  const { doc, state } = useDocument('desk', target.objectId)
  const sections = useHeadings(doc, sectionType)
  const unsortedName = useDerived(doc, [roots.info], (desk) => readUnsorted(desk).text)
  const [destination, setDestination] = useState<Destination>('ANSWERS')
  const [sectionId, setSection] = useState(unsortedId)
  const [copyGroups, setCopyGroups] = useState(true)
  const [cloneGroups, setCloneGroups] = useState(false)
  const isItems = destination === 'ANSWERS'
  const hasGroups = input.type === 'groups' || (input.type === 'answers' && source.grouped !== undefined)
  const isGone = sectionId !== unsortedId && !sections.some(({ id }) => id === sectionId)
  const call = {
    workshopId: source.workshopId,
    activePartId: source.partId,
    copyObjects: (input.type === 'answers' && source.grouped) || source.itemsOf(input, true),
    fromPartInput: source.from,
    toPartInput: {
      ...{ partId: target.id, inputKind: destination, ...(hasGroups && { copyGroups }) },
      ...(isItems && sectionId !== unsortedId && { multiTopicId: sectionId }),
      ...(isItems && hasGroups && copyGroups && { cloneGroups }),
    },
  }
  return (
    <CopyIntoForm {...props} isReady={state.status === 'ready'} calls={isItems && isGone ? [] : [call]}>
      <ChoiceList
        title={text.destination}
        isFirst
        options={destinations.map((id) => ({ id, label: text.destinations[id] }))}
        chosen={[destination]}
        onChange={([id]) => setDestination(id as Destination)}
      />
      {isItems && (
        <ChoiceList
          title={text.section}
          options={[
            { id: unsortedId, label: unsortedName },
            ...sections.map((section) => ({ id: section.id, label: section.text })),
          ]}
          chosen={[sectionId]}
          onChange={([id]) => setSection(id ?? unsortedId)}
        />
      )}
      {hasGroups && (
        <Switch
          mb="md"
          label={text.copyGroups}
          description={text.copyGroupsHint}
          checked={copyGroups}
          onChange={(event) => setCopyGroups(event.currentTarget.checked)}
        />
      )}
      {hasGroups && copyGroups && isItems && (
        <Switch
          mb="md"
          label={text.cloneGroups}
          description={text.cloneGroupsHint}
          checked={cloneGroups}
          onChange={(event) => setCloneGroups(event.currentTarget.checked)}
        />
      )}
    </CopyIntoForm>
  )
}
