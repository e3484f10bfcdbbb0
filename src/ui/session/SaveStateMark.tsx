import { IconCloudCheck, IconCloudUp, IconCloudX } from '@tabler/icons-react'
import { uiText } from '../text.ts'
import { useText } from '../useText.ts'
import classes from './SaveStateMark.module.css'

const icons = { saved: IconCloudCheck, saving: IconCloudUp, unsaved: IconCloudX }
const words = { saved: 'saved', saving: 'saving', unsaved: 'notSaved' } as const

export interface SaveStateMarkProps {
  saveState: 'saved' | 'saving' | 'unsaved'
  /** false: the browser could not keep it either. */
  isKept?: boolean
}

/** Whether everything written here is safe: always true, always on the screen. */
export function SaveStateMark({ saveState, isKept = true }: SaveStateMarkProps) {
  const text = useText(uiText)
  const shown = isKept ? saveState : 'unsaved'
  const Icon = icons[shown]
  const word = text[isKept ? words[shown] : 'notKept']
  return (
    <span className={classes.mark} data-state={shown} role="status" title={word}>
      <Icon size={18} aria-hidden="true" />
      <span>{word}</span>
    </span>
  )
}
