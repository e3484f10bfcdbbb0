import type * as Y from 'yjs'
import { DeskField } from '#activity/editor/DeskField.tsx'
import type { DeskFieldProps } from '#activity/editor/DeskField.tsx'
import { infoLimits } from '#domain/evaluate/info.ts'
import { updateInfo } from '#domain/evaluate/updateInfo.ts'
import type { InfoField } from '#domain/evaluate/info.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'

export interface InfoTextProps extends Pick<DeskFieldProps, 'label' | 'placeholder' | 'isOneLine'> {
  desk: Y.Doc
  /** The name belongs to the agenda too. */
  field: Exclude<InfoField, 'evaluateName'>
  /** What of the stored text is shown; the placeholder stands for the rest. */
  shown?: (stored: string) => string
}

/** A text of the activity as a whole, edited on its desk. */
export function InfoText({ desk, field, shown, ...props }: InfoTextProps) {
  const stored = useMapValue(desk, roots.info, field) ?? ''
  const value = shown ? shown(stored) : stored
  return (
    <DeskField
      {...{ desk, value }}
      {...props}
      limit={infoLimits[field]}
      write={(doc, written) => updateInfo(doc, { [field]: written })}
    />
  )
}
