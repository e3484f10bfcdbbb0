import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { EndWorkshopDocument } from '#api/operations/workshop.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { announce } from '#ui/focus/announce.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './EndDialog.module.css'
import { endingText } from './endingText.ts'

/** Ends the session permanently, after explaining the consequences and asking what participants keep. SPEC E1, E2. */
export function EndDialog({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }) {
  const text = useText(endingText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const call = useCall()
  const isConnected = useCanCall()
  const { agenda } = useStateDocument()
  // Choices made in this dialog; hidden activities are not shared by default.
  const [chosen, setChosen] = useState<Record<string, boolean>>({})
  const isShared = ({ id, hidden }: { id: string; hidden: boolean }): boolean => chosen[id] ?? !hidden
  const end = useAct(async () => {
    await call(EndWorkshopDocument, {
      workshopId,
      sharedPartIds: agenda.filter(isShared).map(({ id }) => id),
    })
    announce(text.ended)
    onClose()
    onEnded()
  }, messageOf)

  return (
    <AppDialog title={text.dialogTitle} isWide onClose={onClose}>
      <p className={classes.text}>{text.dialogText}</p>
      <ul className={classes.effects}>
        {text.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <fieldset className={classes.share}>
        <legend>{text.share}</legend>
        <p className={classes.hint}>{agenda.length === 0 ? text.shareNone : text.shareHint}</p>
        {agenda.map((part, index) => (
          <Checkbox
            key={part.id}
            label={`${index + 1}. ${part.partName || ui.unnamed}`}
            description={part.hidden ? text.hiddenNow : undefined}
            checked={isShared(part)}
            onChange={(event) => {
              const { checked } = event.currentTarget
              setChosen((before) => ({ ...before, [part.id]: checked }))
            }}
          />
        ))}
      </fieldset>
      {!isConnected && <p className={classes.text}>{ui.needsConnection}</p>}
      <MistakeAlert message={end.mistake} />
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {ui.cancel}
        </Button>
        <Button color="red" disabled={!isConnected} loading={end.isBusy} onClick={() => void end.run()}>
          {text.end}
        </Button>
      </DialogActions>
    </AppDialog>
  )
}
