import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { limits, times } from '#domain/limits.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from '../editorText.ts'
import { AutosaveField } from './AutosaveField.tsx'
import classes from './Panel.module.css'
import { useRenameActivity } from './useRenameActivity.ts'

export interface PanelFrameProps {
  part: AgendaPart
  /** Name of this kind of activity. */
  kindName: string
  /** The longest name, in characters. */
  nameLimit?: number
  /** Why calls cannot be made now, or null. */
  whyNot: string | null
  /** What the kind adds to the name: `DeskField`, `EntryList`, `SettingsSection`, `ImportField`. */
  children: ReactNode
}

/** The editor's panel of an activity: its kind, its name and what the kind adds. */
export function PanelFrame(props: PanelFrameProps) {
  const { part, kindName, nameLimit = limits.activityName, whyNot, children } = props
  const text = useText(editorText)
  const labels = useText(labelText)
  const rename = useRenameActivity(part.id)
  return (
    <div className={classes.panel}>
      <NativeSelect
        size="sm"
        label={text.activityType}
        data={[kindName]}
        disabled
        description={text.typeHint}
        inputWrapperOrder={['label', 'input', 'description']}
      />
      <AutosaveField
        label={labels.activityName}
        value={part.partName}
        limit={nameLimit}
        delayMs={times.activityFieldSaveMs}
        whyNot={whyNot}
        isOneLine
        save={rename}
      />
      {children}
    </div>
  )
}
