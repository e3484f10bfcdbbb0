import { messageOf } from '#api/callErrors.ts'
import type { UpdateTemplateMutationVariables } from '#api/generated.ts'
import { UpdateTemplateDocument } from '#api/operations/template.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { notify } from '#ui/notify.ts'
import { useTold } from '#ui/toldText.ts'

/** What can be changed of a template beside what every workshop has. */
export type TemplateChange = Omit<UpdateTemplateMutationVariables, 'workshopId'>

export interface TemplateChanges {
  /** Answers what went wrong, or null. */
  save: (change: TemplateChange) => Promise<string | null>
  /** The same, and says it in the corner of the screen; answers whether it was done. */
  apply: (change: TemplateChange) => Promise<boolean>
}

/** @param onSaved the template is known anew from then on */
export function useTemplateChange(onSaved: () => Promise<void>): TemplateChanges {
  const { workshopId } = useRoom()
  const call = useCall()
  const told = useTold()
  const save = async (change: TemplateChange): Promise<string | null> => {
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
    if (mistake !== null) notify(told(mistake), 'bad')
    return mistake === null
  }
  return { save, apply }
}
