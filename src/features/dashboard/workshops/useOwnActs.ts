import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { EraseWorkshopDocument, RestoreWorkshopDocument } from '#api/operations/dashboard.ts'
import { DeleteWorkshopDocument } from '#api/operations/workshop.ts'
import { notify } from '#ui/notify.ts'
import { useText } from '#ui/useText.ts'
import { frameText } from '../frame/text.ts'
import { workshopsText } from './text.ts'

interface Named {
  id: string
  workshopName: string
}

interface Removable extends Named {
  /** How long it can be restored; 0 is not at all. */
  retentionDays: number
}

/** Each answers what went wrong as a sentence, or null when it is done. */
export interface OwnActs {
  remove: (workshop: Removable) => Promise<string | null>
  restore: (workshop: Named) => Promise<string | null>
  erase: (workshop: Named) => Promise<string | null>
}

/**
 * Deleting a session or template, and what can be done about it after.
 *
 * @param onChanged fetches the list again
 */
export function useOwnActs(onChanged: () => void): OwnActs {
  const text = useText(workshopsText)
  const frame = useText(frameText)
  const done = async (act: () => Promise<unknown>, word: () => void): Promise<string | null> => {
    try {
      await act()
    } catch (error) {
      return messageOf(error)
    }
    word()
    onChanged()
    return null
  }
  const restore: OwnActs['restore'] = ({ id, workshopName }) =>
    done(
      () => call(RestoreWorkshopDocument, { id }),
      () => notify(text.restored(workshopName), 'good'),
    )
  const undo = async (workshop: Named): Promise<void> => {
    const mistake = await restore(workshop)
    if (mistake !== null) notify(mistake, 'bad')
  }
  const erase: OwnActs['erase'] = ({ id, workshopName }) =>
    done(
      () => call(EraseWorkshopDocument, { workshopId: id }),
      () => notify(text.erased(workshopName), 'good'),
    )
  return {
    restore,
    erase,
    remove: (workshop) => {
      const { id, workshopName, retentionDays } = workshop
      let isErased = false
      return done(
        async () => {
          await call(DeleteWorkshopDocument, { id })
          if (retentionDays > 0) return
          // Without this the server erases it by itself, only later than the dialog says.
          const erasing = call(EraseWorkshopDocument, { workshopId: id })
          isErased = await erasing.then(
            () => true,
            () => false,
          )
        },
        () => {
          if (isErased) return notify(text.erased(workshopName), 'good')
          const taken = { label: frame.undo, run: () => void undo(workshop) }
          notify(text.deletedNow(workshopName), 'good', retentionDays > 0 ? taken : undefined)
        },
      )
    },
  }
}
