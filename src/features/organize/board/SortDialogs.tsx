import { GroupNameDialog } from '#activity/board/group/GroupNameDialog.tsx'
import { boardText } from '#activity/board/boardText.ts'
import { ChooseDialog } from '#activity/board/selection/ChooseDialog.tsx'
import type { Choice } from '#activity/board/selection/ChooseDialog.tsx'
import type { Selecting } from '#activity/board/selection/useSelection.ts'
import { DeleteDialog } from '#activity/item/deleteDialogs.ts'
import type { GroupId } from '#domain/ids.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { itemsOf, nameOfThing } from '../items/shownSections.ts'
import type { Place, ShownSection } from '../items/shownSections.ts'
import { NewSection } from './NewSection.tsx'
import { SectionDialogs } from './SectionDialogs.tsx'
import type { AskingOfSection } from './SectionDialogs.tsx'
import { sortText } from './sortText.ts'
import type { Arranging, Sorting } from './useSorting.ts'

/** An open dialog of the board. */
export type Asking =
  | { kind: 'moveTo'; ids: readonly string[] }
  | { kind: 'newGroup'; ids: readonly string[] }
  | { kind: 'deleteItems'; ids: readonly string[] }
  | { kind: 'newSection' }
  | { kind: 'rename'; id: GroupId }
  | { kind: 'deleteGroup'; id: GroupId }
  | AskingOfSection

export interface SortDialogsProps {
  asking: Asking
  sections: readonly ShownSection[]
  sorting: Sorting
  selecting: Selecting
  onClose: () => void
}

/** The dialogs of those who sort. */
export function SortDialogs({ asking, sections, sorting, selecting, onClose }: SortDialogsProps) {
  const text = useText(sortText)
  const { create } = useText(boardText)
  const { arranging } = sorting
  if (asking.kind === 'moveTo')
    return <MoveTo {...{ sections, sorting, selecting, onClose }} ids={asking.ids} />
  if (!arranging) return null
  if (asking.kind === 'newSection') return <NewSection desk={arranging.desk} onClose={onClose} />
  if (asking.kind === 'section') return <SectionDialogs {...{ asking, sections, arranging, onClose }} />
  if (asking.kind === 'rename' || asking.kind === 'deleteGroup')
    return <OfGroup {...{ asking, sections, arranging, onClose }} />
  if (asking.kind === 'newGroup') {
    return (
      <GroupNameDialog
        title={text.newGroupTitle(asking.ids.length)}
        start=""
        action={create}
        onName={(name) => {
          const isMade = arranging.group(asking.ids, name)
          if (isMade && selecting.isOn) selecting.clear()
          return isMade
        }}
        onClose={onClose}
      />
    )
  }
  const { ids } = asking
  return (
    <DeleteDialog
      title={text.deleteTitle(ids.length)}
      body={text.deleteBody}
      deleted={text.deleted(ids.length)}
      desk={arranging.desk}
      onConfirm={() => arranging.removeItems(ids)}
      onClose={onClose}
    />
  )
}

interface OfGroupProps extends Pick<SortDialogsProps, 'sections' | 'onClose'> {
  asking: Asking & { kind: 'rename' | 'deleteGroup' }
  arranging: Arranging
}

function OfGroup({ asking: { kind, id }, sections, arranging, onClose }: OfGroupProps) {
  const text = useText(sortText)
  const { rename } = useText(labelText)
  if (kind === 'rename') {
    return (
      <GroupNameDialog
        title={text.renameTitle}
        start={
          sections.flatMap(({ entries }) => entries).find(({ group }) => group?.id === id)?.group?.text ?? ''
        }
        action={rename}
        onName={(name) => arranging.rename(id, name)}
        onClose={onClose}
      />
    )
  }
  return (
    <DeleteDialog
      title={text.deleteGroupTitle}
      body={text.deleteGroupBody}
      deleted={text.groupDeleted}
      desk={arranging.desk}
      onConfirm={() => arranging.removeGroup(id)}
      onClose={onClose}
    />
  )
}

interface MoveToProps extends Omit<SortDialogsProps, 'asking'> {
  ids: readonly string[]
}

/** All sections, and for items all groups. */
function MoveTo({ ids, sections, sorting, selecting, onClose }: MoveToProps) {
  const text = useText(sortText)
  const [first = ''] = ids
  const isGroup = sections.some(({ entries }) => entries.some(({ group }) => group?.id === first))
  const found = sections.flatMap((section): { choice: Choice; place: Place }[] => [
    {
      choice: {
        id: `section ${section.id ?? ''}`,
        label: section.text,
        hint: text.manyItems(itemsOf(section).length),
      },
      place: { sectionId: section.id, groupId: null, beforeId: null },
    },
    ...section.entries.flatMap(({ group }) =>
      group && !isGroup
        ? {
            choice: { id: group.id, label: group.text, hint: text.inSection(section.text) },
            place: { sectionId: section.id, groupId: group.id, beforeId: null },
          }
        : [],
    ),
  ])
  return (
    <ChooseDialog
      title={isGroup ? text.moveGroupTitle(nameOfThing(sections, first)) : text.moveToTitle(ids.length)}
      choices={found.map(({ choice }) => choice)}
      onChoose={([chosen]) => {
        const to = found.find(({ choice }) => choice.id === chosen)?.place
        if (!to) return
        sorting.move(ids, to)
        if (selecting.isOn) selecting.clear()
      }}
      onClose={onClose}
    />
  )
}
