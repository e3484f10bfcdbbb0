import { messageOf } from '#api/callErrors.ts'
import type { UpdateTemplateMutationVariables } from '#api/generated.ts'
import { UpdateTemplateDocument } from '#api/operations/template.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { notify } from '#ui/toasts/notify.ts'
import { useMessageText } from '#ui/texts/messageText.ts'

/** Settings that only templates have, beside those of every workshop. */
export type TemplateChange = Omit<UpdateTemplateMutationVariables, 'workshopId'>

export interface TemplateChanges {
  /** Resolves to the error message, or null. */
  save: (change: TemplateChange) => Promise<AnyMessage | null>
  /** Saves as well, but reports a failure as a notification; resolves to whether it was saved. */
  apply: (change: TemplateChange) => Promise<boolean>
}

/** @param onSaved refetches the template */
export function useTemplateChange(onSaved: () => Promise<void>): TemplateChanges {
  const { workshopId } = useRoom()
  const call = useCall()
  const toText = useMessageText()
  const save = async (change: TemplateChange): Promise<AnyMessage | null> => {
    try {
      await call(UpdateTemplateDocument, { workshopId, ...change })
      await onSaved()
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  const apply = async (change: TemplateChange): Promise<boolean> => {
    const mistake = await save(change)
    if (mistake !== null) notify(toText(mistake), 'bad')
    return mistake === null
  }
  return { save, apply }
}
