import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd'
import type { AnyMessage } from '#domain/message.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from '../editorText.ts'
import { AutosaveField } from './AutosaveField.tsx'
import type { Entry } from './entries.ts'
import classes from './EntryList.module.css'
import { activityText } from '../text.ts'

/** Acts of the list, as edits of the desk that can be undone; each returns the error as a sentence, or null. */
export interface EntryActs {
  add: (id: string, text: string) => AnyMessage | null
  rename: (id: string, text: string) => AnyMessage | null
  /** Moves it before another entry, or to the end for null. */
  move: (id: string, beforeId: string | null) => void
  remove: (id: string) => AnyMessage | null
  /** A command, so that nothing set offline shows content late. Left out by kinds whose entries cannot be hidden. */
  setHidden?: (id: string, hidden: boolean) => void
}

export interface EntryRowProps {
  entry: Entry
  acts: EntryActs
  /** 'Question 2' */
  label: string
  handle: DraggableProvidedDragHandleProps | null
  /** The entry is on the screen. */
  isSelected: boolean
  /** The entry was just added here: its text gets the focus. */
  isNew: boolean
  /** Why it cannot be deleted, or null. */
  whyKept: string | null
  hiddenHint?: string | undefined
  isFirst: boolean
  isLast: boolean
  limit: number
  delayMs: number
  isConnected: boolean
  /** Controls of the kind, before the menu. */
  controls?: ReactNode
  /** Fields of the kind, below the text. */
  fields?: ReactNode
  /** Takes all lines but the first that are pasted into the text. */
  onLines?: ((lines: string[]) => void) | undefined
  onSelect: () => void
  onMove: (step: 1 | -1) => void
  onDelete: () => void
}

/** One entry of the editor's list, such as a topic. */
export function EntryRow(props: EntryRowProps) {
  const { entry, acts, label, handle, isConnected } = props
  const { setHidden } = acts
  const text = useText(editorText)
  const shared = useText(activityText)
  const labels = useText(labelText)
  const ui = useText(uiText)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!props.isNew) return
    field.current?.focus()
    field.current?.select()
  }, [props.isNew])
  return (
    <>
      <div className={classes.head}>
        <ActionIcon
          {...handle}
          size={32}
          aria-label={text.sort(label)}
          className={classes.handle ?? ''}
          data-control="sort"
        >
          <IconGripVertical size={16} />
        </ActionIcon>
        <button
          type="button"
          className={classes.name}
          data-control="name"
          aria-label={text.show(label)}
          aria-current={props.isSelected || undefined}
          onClick={props.onSelect}
        >
          {label}
        </button>
        {setHidden && (
          <ActionIcon
            size={32}
            variant={entry.isHidden ? 'light' : 'subtle'}
            color={entry.isHidden ? 'brand' : 'gray'}
            aria-label={entry.isHidden ? text.unhide(label) : text.hide(label)}
            aria-pressed={entry.isHidden}
            title={isConnected ? undefined : shared.needsConnection}
            disabled={!isConnected}
            onClick={() => setHidden(entry.id, !entry.isHidden)}
          >
            {entry.isHidden ? <IconLock size={16} /> : <IconLockOpen size={16} />}
          </ActionIcon>
        )}
        {props.controls}
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon size={32} aria-label={text.menu(label)} data-control="menu">
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconArrowUp size={16} />}
              disabled={props.isFirst}
              onClick={() => props.onMove(-1)}
            >
              {labels.moveUp}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} />}
              disabled={props.isLast}
              onClick={() => props.onMove(1)}
            >
              {labels.moveDown}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={16} />}
              disabled={props.whyKept !== null}
              title={props.whyKept ?? undefined}
              onClick={props.onDelete}
            >
              {ui.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <AutosaveField
        fieldRef={field}
        ariaLabel={text.textOf(label)}
        value={entry.text}
        limit={props.limit}
        delayMs={props.delayMs}
        onLines={props.onLines}
        save={(draft) => Promise.resolve(acts.rename(entry.id, draft))}
      />
      {props.fields && <div className={classes.fields}>{props.fields}</div>}
      {entry.isHidden && <p className={classes.hint}>{props.hiddenHint ?? shared.lockedForParticipants}</p>}
    </>
  )
}
