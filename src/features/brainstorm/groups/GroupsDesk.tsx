import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { DragDropContext } from 'react-beautiful-dnd'
import type { DropResult } from 'react-beautiful-dnd'
import type { PostGroupId } from '#domain/ids.ts'
import { useText } from '#ui/useText.ts'
import { actOfDrag } from './groupBoard.ts'
import type { GroupBoard } from './groupBoard.ts'
import { GroupList } from './GroupList.tsx'
import { GroupNameDialog } from './GroupNameDialog.tsx'
import classes from './Groups.module.css'
import { SelectedGroup } from './SelectedGroup.tsx'
import { brainstormText } from '../text.ts'
import { UngroupedPanel } from './UngroupedPanel.tsx'
import type { Brainstorm } from '../useBrainstorm.ts'
import { useGrouping } from './useGrouping.ts'

export interface GroupsDeskProps {
  brainstorm: Brainstorm
  topicId: string
  questionId: string
  board: GroupBoard
}

/** Where facilitators group answers: by drag, by keyboard and by menu. */
export function GroupsDesk({ brainstorm, topicId, questionId, board }: GroupsDeskProps) {
  const text = useText(brainstormText)
  const grouping = useGrouping(brainstorm.source, topicId, questionId)
  // A card that somebody else adds during a drag would shift the lists under it, and the wrong card would move.
  const [frozen, setFrozen] = useState<GroupBoard | null>(null)
  const [selectedId, setSelectedId] = useState<PostGroupId | null>(null)
  const [isNaming, setNaming] = useState(false)
  const { ungrouped, groups } = frozen ?? board
  const selected = groups.find((group) => group.id === selectedId) ?? groups[0]

  const finish = (result: DropResult): void => {
    const act = actOfDrag(
      { ...result, destination: result.destination ?? null, combine: result.combine ?? null },
      groups.map((group) => group.id),
    )
    setFrozen(null)
    if (act) grouping.run(act)
  }

  return (
    <DragDropContext
      dragHandleUsageInstructions={text.dragHint}
      onBeforeCapture={() => setFrozen(board)}
      onDragEnd={finish}
    >
      <div className={classes.desk}>
        <UngroupedPanel posts={ungrouped} groups={groups} grouping={grouping} />
        <div className={classes.groupColumn}>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setNaming(true)}>
            {text.addGroup}
          </Button>
          <GroupList
            groups={groups}
            selectedId={selected?.id ?? null}
            onSelect={setSelectedId}
            grouping={grouping}
          />
        </div>
        {selected && <SelectedGroup key={selected.id} group={selected} groups={groups} grouping={grouping} />}
      </div>
      {isNaming && (
        <GroupNameDialog
          title={text.addGroup}
          start=""
          action={text.create}
          onClose={() => setNaming(false)}
          onName={(name) => setSelectedId(grouping.create(name))}
        />
      )}
    </DragDropContext>
  )
}
