import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { times } from '#domain/limits.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { secondMs } from '../countdown/secondsLeft.ts'
import classes from './ClosingDialog.module.css'
import { controlText } from './controlText.ts'

export interface ClosingDialogProps {
  /** Begins the countdown on every screen, or takes it back. @throws {CallError} */
  countDown: (isOn: boolean) => Promise<void>
  /** Closes voting. @throws {CallError} */
  close: () => Promise<void>
  onClose: () => void
}

const fromSeconds = times.closingMs / secondMs

/**
 * Counts down with everybody and closes voting, which reveals the results to all at once; Escape or Cancel before that
 * keeps it open. Without motion the numbers stand still, and count all the same: the time to cancel is everybody's. SPEC
 * BT7, BT18
 */
export function ClosingDialog({ countDown, close, onClose }: ClosingDialogProps) {
  const text = useText(controlText)
  const ui = useText(uiText)
  const [seconds, setSeconds] = useState(fromSeconds)
  const [hasBegun, setBegun] = useState(false)
  const beginning = useAct(
    async () => {
      await countDown(true)
      setBegun(true)
      announce(text.closingIn(fromSeconds))
    },
    messageOf,
    isTrouble,
  )
  const closing = useAct(
    async () => {
      await close()
      onClose()
    },
    messageOf,
    isTrouble,
  )
  const begin = useEffectEvent(() => void beginning.run())
  useEffect(() => begin(), [])
  const end = useEffectEvent(() => void closing.run())
  useEffect(() => {
    if (!hasBegun) return undefined
    if (seconds === 0) return end()
    const timer = setTimeout(() => setSeconds(seconds - 1), secondMs)
    return () => clearTimeout(timer)
  }, [hasBegun, seconds])
  const isCounting = seconds > 0
  const failed = hasBegun ? closing : beginning
  const cancel = (): void => {
    // A call that is under way cannot be taken back.
    if (closing.isBusy) return
    // If this call fails, a countdown ends that nobody closes with.
    if (isCounting) void countDown(false).catch(() => undefined)
    if (isCounting) announce(text.cancelled)
    onClose()
  }
  return (
    <AppDialog title={text.closingTitle} onClose={cancel}>
      {failed.mistake === null && (
        <p className={classes.count} aria-hidden="true" translate="no" data-numeric key={seconds}>
          {isCounting ? seconds : '…'}
        </p>
      )}
      <p className={classes.hint}>{isCounting ? text.escape : closing.isBusy ? text.closing : ''}</p>
      <MistakeAlert message={failed.mistake} />
      <DialogActions>
        <Button variant="default" onClick={cancel} disabled={closing.isBusy} data-autofocus>
          {ui.cancel}
        </Button>
        {failed.mistake !== null && (
          <Button loading={failed.isBusy} onClick={() => void failed.run()}>
            {failed.canRetry ? ui.tryAgain : text.close}
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  )
}
