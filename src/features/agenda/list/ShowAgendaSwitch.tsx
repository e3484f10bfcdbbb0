import { Switch } from '@mantine/core'
import { messageOf } from '#api/callErrors.ts'
import { UpdateShowParticipantsAgendaDocument } from '#api/operations/workshop.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { labelText } from '#ui/texts/labelText.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useText } from '#ui/texts/useText.ts'
import { buildText } from '../buildText.ts'
import classes from '../Agenda.module.css'

/** Whether participants see the agenda. */
export function ShowAgendaSwitch() {
  const text = useText(buildText)
  const labels = useText(labelText)
  const { workshopId } = useRoom()
  const { state } = useStateDocument()
  const call = useCall()
  const isConnected = useCanCall()
  const set = (showParticipantsAgenda: boolean): void => {
    call(UpdateShowParticipantsAgendaDocument, { workshopId, showParticipantsAgenda }).catch(
      (error: unknown) => notify(messageOf(error), 'bad'),
    )
  }
  return (
    <Switch
      size="md"
      classNames={{ label: classes.switchLabel ?? '' }}
      label={text.showAgenda}
      onLabel={labels.on}
      offLabel={labels.off}
      checked={state.showParticipantsAgenda}
      disabled={!isConnected}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  )
}
