import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconInfoCircle,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd'
import type {
  DraggableProvidedDragHandleProps,
  DragStart,
  DragUpdate,
  DropResult,
  ResponderProvided,
} from 'react-beautiful-dnd'
import { beforeAfterDrag } from '#activity/editor/entries.ts'
import { editorText } from '#activity/editorText.ts'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { announce } from '#ui/focus/announce.ts'
import { notify } from '#ui/toasts/notify.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate, Poll } from '../useEvaluate.ts'
import { evaluateText } from '../text.ts'
import { DeletePolls } from './DeletePolls.tsx'
import { PollRow } from './PollRow.tsx'
import type { PollRowsProps } from './PollRow.tsx'
import listClasses from './Polls.module.css'
import { pollsText } from './pollsText.ts'
import classes from './SortedPolls.module.css'
import { usePollActs } from './usePollActs.ts'

export interface SortedPollsProps {
  evaluate: Evaluate
  /** The poll that was just added here. */
  addedId: string | null
  ballot: Ballot
  row: PollRowsProps
  /** Opens a poll in full. */
  onOpen: (id: string) => void
}

/** For facilitators: the polls, sorted by dragging, by keys and by their menus. SPEC EV3 */
export function SortedPolls({ evaluate, addedId, ballot, row, onOpen }: SortedPollsProps) {
  const words = useText(editorText)
  const acts = usePollActs(evaluate)
  // The list is frozen during a drag: incoming changes would shift positions and move another poll.
  const [frozen, setFrozen] = useState<readonly Poll[] | null>(null)
  const [deletingId, setDeletingId] = useState<string | null>(null)
  const polls = frozen ?? evaluate.polls
  const ids = evaluate.polls.map(({ id }) => id)
  const nameAt = (at: number): string => polls[at]?.text ?? ''

  const moveTo = async (id: string, to: number, seen: string[]): Promise<void> => {
    const mistake = await acts.move(id, beforeAfterDrag(seen, id, to, ids))
    if (mistake !== null) return notify(mistake, 'bad')
    announce(words.moved(nameAt(seen.indexOf(id)), to + 1, ids.length))
  }
  const lift = ({ source }: DragStart, provided: ResponderProvided): void =>
    provided.announce(words.lifted(nameAt(source.index)))
  const carry = ({ destination }: DragUpdate, provided: ResponderProvided): void =>
    provided.announce(destination ? words.over(destination.index + 1, polls.length) : words.overNothing)
  const end = (
    { draggableId, source, destination, reason }: DropResult,
    provided: ResponderProvided,
  ): void => {
    provided.announce(reason === 'CANCEL' ? words.dropCancelled : words.dropped)
    const seen = polls.map(({ id }) => id)
    setFrozen(null)
    if (destination && destination.index !== source.index) void moveTo(draggableId, destination.index, seen)
  }
  return (
    <>
      <DragDropContext
        dragHandleUsageInstructions={words.sortHint}
        onBeforeCapture={() => setFrozen(evaluate.polls)}
        onDragStart={lift}
        onDragUpdate={carry}
        onDragEnd={end}
      >
        <Droppable droppableId={evaluate.objectId} isDropDisabled={evaluate.isReading}>
          {(list) => (
            <ol
              ref={list.innerRef}
              {...list.droppableProps}
              className={`${listClasses.list} ${classes.list}`}
              data-list="polls"
            >
              {polls.map((poll, index) => (
                <Draggable
                  key={poll.id}
                  draggableId={poll.id}
                  index={index}
                  isDragDisabled={evaluate.isReading}
                  disableInteractiveElementBlocking
                >
                  {(item, { isDragging }) => (
                    <li
                      ref={item.innerRef}
                      {...item.draggableProps}
                      className={classes.item}
                      data-item={poll.id}
                      data-row={poll.id}
                      data-new={poll.id === addedId || undefined}
                      data-dragged={isDragging || undefined}
                    >
                      <PollRow
                        {...row}
                        poll={poll}
                        target={ballot.target(poll.id)}
                        before={<Handle poll={poll} handle={item.dragHandleProps} />}
                        menu={
                          <PollMenu
                            poll={poll}
                            isFirst={index === 0}
                            isLast={index === polls.length - 1}
                            isReading={evaluate.isReading}
                            onOpen={() => onOpen(poll.id)}
                            onEdit={() => row.onOpen(poll.id)}
                            onMove={(step) => void moveTo(poll.id, index + step, ids)}
                            onDelete={() => setDeletingId(poll.id)}
                          />
                        }
                      />
                    </li>
                  )}
                </Draggable>
              ))}
              {list.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {deletingId !== null && (
        <DeletePolls evaluate={evaluate} ids={[deletingId]} onClose={() => setDeletingId(null)} />
      )}
    </>
  )
}

function Handle({ poll, handle }: { poll: Poll; handle: DraggableProvidedDragHandleProps | null }) {
  const text = useText(pollsText)
  if (handle === null) return null
  return (
    <ActionIcon
      {...handle}
      size={36}
      aria-label={text.sort(poll.text)}
      className={classes.handle ?? ''}
      data-control="sort"
    >
      <IconGripVertical size={18} />
    </ActionIcon>
  )
}

interface PollMenuProps {
  poll: Poll
  isFirst: boolean
  isLast: boolean
  isReading: boolean
  onOpen: () => void
  onEdit: () => void
  onMove: (step: 1 | -1) => void
  onDelete: () => void
}

function PollMenu({ poll, isFirst, isLast, isReading, onOpen, onEdit, onMove, onDelete }: PollMenuProps) {
  const text = useText(pollsText)
  const { viewDetails } = useText(evaluateText)
  const ui = useText(uiText)
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={36} aria-label={text.actionsFor(poll.text)} data-control="menu">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconInfoCircle size={16} />} onClick={onOpen}>
          {viewDetails}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
          {ui.edit}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          disabled={isFirst || isReading}
          onClick={() => onMove(-1)}
        >
          {text.moveUp}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          disabled={isLast || isReading}
          onClick={() => onMove(1)}
        >
          {text.moveDown}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
          {ui.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
