import { messageOf } from '#api/callErrors.ts'
import { call } from '#api/client.ts'
import { EraseWorkshopDocument, RestoreWorkshopDocument } from '#api/operations/dashboard.ts'
import { DeleteWorkshopDocument } from '#api/operations/workshop.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tableDate } from '#ui/texts/dates.ts'
import { labelText } from '#ui/texts/labelText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'

interface Named {
  id: string
  workshopName: string
}

interface Removable extends Named {
  /** Days in which it can be restored after deletion; 0 for not at all. */
  retentionDays: number
}

/** Each function resolves to an error message, or null on success. */
export interface OwnActs {
  remove: (workshop: Removable) => Promise<AnyMessage | null>
  restore: (workshop: Named) => Promise<AnyMessage | null>
  erase: (workshop: Named) => Promise<AnyMessage | null>
}

const daySeconds = 24 * 60 * 60

/**
 * Deletes, restores and erases a session or template.
 *
 * @param onChanged refetches the list
 */
export function useOwnActs(onChanged: () => void): OwnActs {
  const text = useText(dashboardText)
  const labels = useText(labelText)
  const language = useLanguage()
  const done = async (act: () => Promise<unknown>, word: () => void): Promise<AnyMessage | null> => {
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
          // If this call fails, the server erases it anyway, only later than the dialog says.
          const erasing = call(EraseWorkshopDocument, { workshopId: id })
          isErased = await erasing.then(
            () => true,
            () => false,
          )
        },
        () => {
          if (isErased) return notify(text.erased(workshopName), 'good')
          if (retentionDays === 0) return notify(text.deletedNow(workshopName), 'good')
          const until = tableDate(Date.now() / 1000 + retentionDays * daySeconds, language)
          const action = { label: labels.undo, run: () => void undo(workshop) }
          notify(text.deletedUntil(workshopName, until), 'good', action)
        },
      )
    },
  }
}
