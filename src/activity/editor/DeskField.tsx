import type * as Y from 'yjs'
import { times } from '#domain/limits.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { AutosaveField } from './AutosaveField.tsx'
import type { AutosaveFieldProps } from './AutosaveField.tsx'

export interface DeskFieldProps extends Pick<AutosaveFieldProps, 'placeholder' | 'isOneLine'> {
  desk: Y.Doc
  label: string
  value: string
  /** Maximum length, in characters. */
  limit: number
  /** Writes the text; throws on failure. */
  write: (desk: Y.Doc, text: string) => void
}

/**
 * A text of the activity as a whole, such as its description. An edit of the desk: it works offline and can be undone.
 */
export function DeskField({ desk, write, ...field }: DeskFieldProps) {
  const save = (text: string): Promise<AnyMessage | null> =>
    Promise.resolve(tryEdit(desk, (doc) => write(doc, text)))
  return <AutosaveField {...field} delayMs={times.activityFieldSaveMs} save={save} />
}
