import { useState } from 'react'
import { CopyInputDialog } from '#activity/copyInput/CopyInputDialog.tsx'
import type { CopySource, InputChoice } from '#activity/copyInput/copySource.ts'
import type { CopyInputProps } from '#activity/face.ts'
import { useTally } from '#activity/voting/tally/useTally.ts'
import { useRoom } from '#sync/room/room.tsx'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { inputText } from '../inputText.ts'
import { useOrganize } from '../useOrganize.ts'
import { copiedAs, copyChoice, copyItems, groupedItems, headingsOf } from './copyChoice.ts'
import type { CopiedAs } from './copyChoice.ts'
import { copyScopeIn, unsortedId } from './copyScope.ts'

/**
 * Copies items of an Organize activity, or sections with what is in them: of the selection, or of the sections that are
 * chosen here; or the items about which people agree most. SPEC OR10
 */
export function CopyFromOrganize({ part, at, onOpen, onClose }: CopyInputProps) {
  const text = useText(inputText)
  const { workshopId } = useRoom()
  const { objectId, sections, unsortedName, isKnown, status } = useOrganize(part.objectId)
  // Without readable results people agree about no item more than about another one.
  const { doc: tally } = useTally(objectId, false)
  const scope = copyScopeIn(at)
  const isSelection = scope !== null && scope.itemIds.length + scope.groupIds.length > 0
  const [as, setAs] = useState<CopiedAs>('items')
  /** Null: all of them. */
  const [chosenIds, setChosen] = useState<readonly string[] | null>(
    scope && !isSelection ? scope.sectionIds.map((id) => id ?? unsortedId) : null,
  )
  const choice = copyChoice(sections, isSelection ? scope : null, as, (id) => {
    return chosenIds?.includes(id ?? unsortedId) ?? true
  })
  const { itemIds, groupIds } = choice
  const headings = headingsOf(choice)
  const isSections = choice.as === 'sections'
  const answerCount = isSections ? headings.length : itemIds.length

  const hasGroups = !isSections && groupIds.length > 0
  const summary = (input: InputChoice): string => {
    if (input.type === 'groups') return text.groupsOf(groupIds.length)
    if (input.type === 'top') return text.topItems(input.count)
    if (isSections) return headings.length === 0 ? text.noSection : text.sectionsOf(headings.length)
    if (itemIds.length === 0) return hasGroups ? text.groupsOf(groupIds.length) : text.nothing
    return isSelection ? text.selectedItems(itemIds.length) : text.allItems(itemIds.length)
  }
  const source: CopySource = {
    ...{ workshopId, partId: part.id, from: {}, answerCount, summary },
    groupCount: hasGroups ? groupIds.length : null,
    hasTop: tally !== null && !isSelection && !isSections && choice.isAll,
    topLabel: text.topCount,
    itemsOf: (input, withAnswers) => copyItems(objectId, choice, input, withAnswers),
    ...((hasGroups || isSections) && { grouped: groupedItems(objectId, choice) }),
  }
  const options = sections.map((section) => ({
    id: section.id ?? unsortedId,
    label: section.id === null ? unsortedName : section.text,
    hint: text.items(section.entries.flatMap(({ items }) => items).length),
    isDisabled: isSections && section.id === null,
  }))
  return (
    <CopyInputDialog
      {...{ part, onOpen, onClose }}
      source={isKnown && status.status === 'ready' ? source : null}
    >
      {!isSelection && options.length > 1 && (
        <>
          <ChoiceList
            title={text.copiedAs}
            options={copiedAs.map((id) => ({ id, label: text.as[id] }))}
            chosen={[as]}
            onChange={([id]) => setAs(id as CopiedAs)}
          />
          <ChoiceList
            title={text.whichSections}
            isMany
            options={options}
            chosen={options.flatMap(({ id, isDisabled }) =>
              !isDisabled && (chosenIds?.includes(id) ?? true) ? id : [],
            )}
            onChange={(ids) => setChosen(ids.length === options.length ? null : ids)}
          />
        </>
      )}
    </CopyInputDialog>
  )
}
