import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { limits } from '#domain/limits.ts'
import { useFieldKeys } from '#ui/inputs/useFieldKeys.ts'
import { useLostText } from '#ui/inputs/useLostText.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { GroupName } from './GroupName.tsx'
import classes from './GroupTitle.module.css'
import panel from '../Panel.module.css'
import { boardText } from '../boardText.ts'

export interface GroupTitleProps {
  title: string
  count: number
  /** Returns whether the title was saved. */
  onRename: (title: string) => boolean
}

/** A group's title, edited in place: a click starts, Enter or blur saves, Escape reverts. */
export function GroupTitle({ title, count, onRename }: GroupTitleProps) {
  const text = useText(boardText)
  const ui = useText(uiText)
  const [draft, setDraft] = useState<string | null>(null)
  const [begun, setBegun] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = draft !== null
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  useLostText(draft === null || draft === begun ? '' : draft)
  const save = (): void => {
    const changed = draft?.trim() ?? ''
    // An unchanged title is not written, because another user may have renamed the group meanwhile.
    if (changed !== '' && changed !== begun && !onRename(changed)) return
    setDraft(null)
  }
  const onKeyDown = useFieldKeys({
    onEnter: save,
    onEscape: (event) => {
      // Escape also ends the page's select mode; here it only reverts.
      event.stopPropagation()
      setDraft(null)
    },
  })
  if (draft === null) {
    return (
      <h3 className={panel.heading}>
        <button
          ref={button}
          type="button"
          className={classes.button}
          title={text.editGroupName}
          onClick={() => {
            setBegun(title)
            setDraft(title)
          }}
        >
          <GroupName>{title || ui.unnamedGroup}</GroupName>
        </button>
        <span className={panel.count}>{count}</span>
      </h3>
    )
  }
  return (
    <TextInput
      className={classes.field ?? ''}
      aria-label={text.groupName}
      autoFocus
      maxLength={limits.groupName}
      value={draft}
      description={ui.charactersLeft(draft.length, limits.groupName)}
      inputWrapperOrder={['input', 'description']}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
    />
  )
}
