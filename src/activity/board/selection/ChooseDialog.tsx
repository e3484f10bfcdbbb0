import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import choice from '../Choice.module.css'
import classes from './ChooseDialog.module.css'
import panel from '../Panel.module.css'
import { boardText } from '../boardText.ts'

export interface Choice {
  id: string
  label: string
  hint?: string
}

export interface ChooseDialogProps {
  title: string
  choices: Choice[]
  /** Label of the button when several items can be chosen; without it, a click chooses a single item. */
  action?: string
  onChoose: (ids: string[]) => void
  onClose: () => void
}

/** Items beyond this number are found by searching. */
const shownAtOnce = 50

/** Chooses a group or items from a searchable list. */
export function ChooseDialog({ title, choices, action, onChoose, onClose }: ChooseDialogProps) {
  const text = useText(boardText)
  const { cancel } = useText(uiText)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const needle = search.trim().toLocaleLowerCase()
  const found = choices.filter(({ label }) => label.toLocaleLowerCase().includes(needle))
  const choose = (ids: string[]): void => {
    onClose()
    onChoose(ids)
  }
  const press = (id: string): void => {
    if (action === undefined) choose([id])
    else setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
  }
  return (
    <AppDialog title={title} onClose={onClose} isWide>
      <TextInput
        className={classes.search ?? ''}
        aria-label={text.search}
        placeholder={text.search}
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <ul className={classes.choices}>
        {found.slice(0, shownAtOnce).map(({ id, label, hint }) => (
          <li key={id}>
            <button
              type="button"
              className={choice.choice}
              {...(action === undefined ? {} : { 'aria-pressed': chosen.includes(id) })}
              onClick={() => press(id)}
            >
              <span>{label}</span>
              {hint !== undefined && <span className={`${panel.count} ${classes.hint}`}>{hint}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={panel.hint}>{text.nothingFound}</p>}
      {found.length > shownAtOnce && <p className={panel.hint}>{text.showingFirst(shownAtOnce)}</p>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {cancel}
        </Button>
        {action !== undefined && (
          <Button disabled={chosen.length === 0} onClick={() => choose(chosen)}>
            {action}
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  )
}
