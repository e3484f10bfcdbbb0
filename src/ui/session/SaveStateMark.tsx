import { IconCloudCheck, IconCloudUp, IconCloudX } from '@tabler/icons-react'
import { uiText } from '../texts/text.ts'
import { useText } from '../texts/useText.ts'
import classes from './SaveStateMark.module.css'

const icons = { saved: IconCloudCheck, saving: IconCloudUp, sending: IconCloudUp, unsaved: IconCloudX }

export interface SaveStateMarkProps {
  saveState: 'saved' | 'saving' | 'sending' | 'unsaved'
  /** How many offline entries are still to be sent. */
  left?: number
  /** false: the browser could not keep the entry either. */
  isKept?: boolean
}

/** Whether everything written here is saved: always accurate, always on the screen. */
export function SaveStateMark({ saveState, left = 0, isKept = true }: SaveStateMarkProps) {
  const text = useText(uiText)
  const shown = isKept ? saveState : 'unsaved'
  const Icon = icons[shown]
  const words = {
    saved: text.saved,
    saving: text.saving,
    sending: text.sending(left),
    unsaved: isKept ? text.notSaved : text.notKept,
  }
  const word = words[shown]
  return (
    <span
      className={classes.mark}
      data-state={shown}
      role="status"
      title={shown === 'sending' ? `${word}. ${text.sendingWhy}` : word}
    >
      <Icon size={18} aria-hidden="true" />
      <span>{word}</span>
    </span>
  )
}
