import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ClosingDialog.module.css'
import { controlText } from './controlText.ts'

export interface ClosingDialogProps {
  /** Closes voting. @throws {CallError} */
  close: () => Promise<void>
  onClose: () => void
}

const fromSeconds = 3
const secondMs = 1000

/**
 * Counts down and closes voting, which reveals the results to everybody at once; Escape or Cancel before that keeps it
 * open. Without motion the numbers stand still, and count all the same: the time to cancel is everybody's.
 */
export function ClosingDialog({ close, onClose }: ClosingDialogProps) {
  const text = useText(controlText)
  const ui = useText(uiText)
  const [seconds, setSeconds] = useState(fromSeconds)
  const closing = useAct(
    async () => {
      await close()
      onClose()
    },
    messageOf,
    isTrouble,
  )
  const begin = useEffectEvent(() => void closing.run())
  useEffect(() => {
    if (seconds === 0) return begin()
    const timer = setTimeout(() => setSeconds(seconds - 1), secondMs)
    return () => clearTimeout(timer)
  }, [seconds])
  const isCounting = seconds > 0
  const say = useEffectEvent(() => {
    if (isCounting) announce(text.closingIn(seconds))
  })
  useEffect(() => say(), [])
  const cancel = (): void => {
    // A call that is under way cannot be taken back.
    if (closing.isBusy) return
    if (isCounting) announce(text.cancelled)
    onClose()
  }
  return (
    <AppDialog title={text.closingTitle} onClose={cancel}>
      {closing.mistake === null && (
        <p className={classes.count} aria-hidden="true" data-numeric key={seconds}>
          {isCounting ? seconds : '…'}
        </p>
      )}
      <p className={classes.hint}>{isCounting ? text.escape : closing.isBusy ? text.closing : ''}</p>
      <MistakeAlert message={closing.mistake} />
      <DialogActions>
        <Button variant="default" onClick={cancel} disabled={closing.isBusy} data-autofocus>
          {ui.cancel}
        </Button>
        {closing.mistake !== null && (
          <Button loading={closing.isBusy} onClick={() => void closing.run()}>
            {closing.canRetry ? ui.tryAgain : text.close}
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  )
}
