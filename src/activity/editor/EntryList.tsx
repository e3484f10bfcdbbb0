import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd'
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import type * as Y from 'yjs'
import { editorText } from '../editorText.ts'
import { DeleteDialog } from '../item/deleteDialogs.ts'
import { beforeAfterDrag } from './entries.ts'
import type { Entry } from './entries.ts'
import classes from './EntryList.module.css'
import { EntryRow } from './EntryRow.tsx'
import type { EntryActs } from './EntryRow.tsx'

export interface EntryListProps {
  /** Id of the list, unique on the page. */
  title: string
  addLabel: string
  /** Why none can be added, or null. */
  whyNoMore?: string | null
  entries: Entry[]
  /** The entry on the screen. */
  selectedId: string | null
  /** Maximum length of a text, in characters. */
  limit: number
  delayMs: number
  isConnected: boolean
  /** Shown in place of entries, for a list that may be empty; otherwise the last entry cannot be deleted. */
  emptyHint?: string
  /** Controls of the kind in the row of an entry. @param label its name, such as 'Question 2' */
  controlsOf?: (id: string, label: string) => ReactNode
  /** Fields of the kind below the text of an entry. */
  fieldsOf?: (id: string, label: string) => ReactNode
  /** Makes entries of all lines but the first that are pasted into a text. Left out: the text takes all of them. */
  onLines?: (lines: string[]) => void
  /** Name of an entry by its position, such as 'Question 2'. */
  labelAt: (n: number) => string
  /** Name of an entry that is added. */
  newText: (n: number) => string
  newId: () => string
  /** Confirmation before an entry is deleted. */
  confirm: { title: string; body: string }
  acts: EntryActs
  /** The desk that the acts edit. */
  desk: Y.Doc
  /** What a hidden entry is to participants; locked by default. */
  hiddenHint?: string
  onSelect: (id: string, index: number) => void
}

/**
 * The entries that an activity asks for, such as topics, in order: added, renamed, sorted (by dragging, keyboard and
 * menu), hidden and deleted. The kind passes the entries of its desk, its texts and its edits.
 */
export function EntryList(props: EntryListProps) {
  const { title, addLabel, whyNoMore = null, emptyHint, controlsOf, acts, labelAt } = props
  const text = useText(editorText)
  // The list is frozen during a drag: incoming changes would shift positions and move another entry.
  const [frozen, setFrozen] = useState<Entry[] | null>(null)
  const [deleting, setDeleting] = useState<string | null>(null)
  const [addedId, setAddedId] = useState<string | null>(null)
  const entries = frozen ?? props.entries
  const ids = props.entries.map(({ id }) => id)

  const moveTo = (id: string, to: number, seen: string[]): void => {
    const label = labelAt(seen.indexOf(id) + 1)
    acts.move(id, beforeAfterDrag(seen, id, to, ids))
    announce(text.moved(label, to + 1, ids.length))
  }
  const drop = ({ draggableId, source, destination }: DropResult): void => {
    const seen = entries.map(({ id }) => id)
    setFrozen(null)
    if (destination && destination.index !== source.index) moveTo(draggableId, destination.index, seen)
  }
  const lift = ({ source }: DragStart, provided: ResponderProvided): void =>
    provided.announce(text.lifted(labelAt(source.index + 1)))
  const carry = ({ destination }: DragUpdate, provided: ResponderProvided): void =>
    provided.announce(destination ? text.over(destination.index + 1, entries.length) : text.overNothing)
  const end = (result: DropResult, provided: ResponderProvided): void => {
    provided.announce(result.reason === 'CANCEL' ? text.dropCancelled : text.dropped)
    drop(result)
  }
  const add = (): void => {
    const id = props.newId()
    if (acts.add(id, props.newText(ids.length + 1)) === null) setAddedId(id)
  }

  return (
    <section aria-label={title} className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      {entries.length === 0 && <p className={classes.hint}>{emptyHint}</p>}
      <DragDropContext
        dragHandleUsageInstructions={text.sortHint}
        onBeforeCapture={() => setFrozen(props.entries)}
        onDragStart={lift}
        onDragUpdate={carry}
        onDragEnd={end}
      >
        <Droppable droppableId={title}>
          {(list) => (
            <ol
              ref={list.innerRef}
              {...list.droppableProps}
              className={classes.list}
              data-list={`entries:${title}`}
            >
              {entries.map((entry, index) => (
                <Draggable
                  key={entry.id}
                  draggableId={entry.id}
                  index={index}
                  disableInteractiveElementBlocking
                >
                  {(row, { isDragging }) => (
                    <li
                      ref={row.innerRef}
                      {...row.draggableProps}
                      className={classes.row}
                      data-row={entry.id}
                      data-dragged={isDragging || undefined}
                      data-selected={entry.id === props.selectedId || undefined}
                    >
                      <EntryRow
                        {...{ entry, acts }}
                        label={labelAt(index + 1)}
                        handle={row.dragHandleProps}
                        isSelected={entry.id === props.selectedId}
                        isNew={entry.id === addedId}
                        whyKept={emptyHint === undefined && entries.length === 1 ? text.lastOne : null}
                        hiddenHint={props.hiddenHint}
                        isFirst={index === 0}
                        isLast={index === entries.length - 1}
                        limit={props.limit}
                        delayMs={props.delayMs}
                        isConnected={props.isConnected}
                        controls={controlsOf?.(entry.id, labelAt(index + 1))}
                        fields={props.fieldsOf?.(entry.id, labelAt(index + 1))}
                        onLines={props.onLines}
                        onSelect={() => props.onSelect(entry.id, index)}
                        onMove={(step) => moveTo(entry.id, index + step, ids)}
                        onDelete={() => setDeleting(entry.id)}
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
      <Button
        variant="light"
        size="sm"
        fullWidth
        leftSection={<IconPlus size={16} />}
        disabled={whyNoMore !== null}
        title={whyNoMore ?? undefined}
        onClick={add}
      >
        {addLabel}
      </Button>
      {whyNoMore !== null && <p className={classes.hint}>{whyNoMore}</p>}
      {deleting !== null && (
        <DeleteDialog
          {...props.confirm}
          deleted={text.deleted(labelAt(ids.indexOf(deleting) + 1))}
          desk={props.desk}
          onConfirm={() => acts.remove(deleting)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  )
}
