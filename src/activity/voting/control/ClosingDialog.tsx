import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import type { ObjectId } from '#domain/ids.ts'
import { times } from '#domain/limits.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useServerClock } from '#sync/room/useServerClock.ts'
import { useDocument } from '#sync/room/documents.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { DialogActions } from '#ui/dialogs/DialogActions.tsx'
import { announce } from '#ui/focus/announce.ts'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { secondMs } from '../countdown/secondsLeft.ts'
import { useClosing, useSecondsLeft } from '../countdown/useClosing.ts'
import classes from './ClosingDialog.module.css'
import { controlText } from './controlText.ts'
import type { VotingActs } from './useVotingActs.ts'

export interface ClosingDialogProps {
  objectId: ObjectId
  acts: Pick<VotingActs, 'close' | 'keepOpen' | 'stay'>
  /** The close shows the results to everybody as well. SPEC BT20 */
  shows: boolean
  onClose: () => void
}

const fromSeconds = times.closingMs / secondMs

/**
 * Counts down with everybody until the server closes voting; Escape or Cancel before that keeps it open. It ends when the
 * board tells either. Without motion the numbers stand still, and count all the same: the time to cancel is everybody's.
 * SPEC BT7, BT18
 */
export function ClosingDialog({ objectId, acts, shows, onClose }: ClosingDialogProps) {
  const text = useText(controlText)
  const ui = useText(uiText)
  const isOnline = useCanCall()
  const { nowMs } = useServerClock()
  const { isClosed, atMs } = useClosing(useDocument('board', objectId).doc)
  // Without a websocket the board comes later than the answer.
  const [begunUntilMs, setBegunUntil] = useState<number | null>(null)
  const [hasCounted, setCounted] = useState(false)
  if (atMs !== null && !hasCounted) setCounted(true)
  const [isTakenBack, setTakenBack] = useState(false)
  const beginning = useAct(
    async () => {
      await acts.close(shows)
      setBegunUntil(nowMs() + times.closingMs)
      announce(text.closingIn(fromSeconds))
    },
    messageOf,
    isTrouble,
  )
  const begun = useRef<Promise<void>>(null)
  const begin = (): void => void (begun.current = beginning.run())
  const beginAtOnce = useEffectEvent(begin)
  useEffect(() => beginAtOnce(), [])
  const cancelling = useAct(async () => {
    // The server must not hear of the countdown afterwards.
    await begun.current
    await acts.keepOpen()
    setTakenBack(true)
  }, messageOf)

  const isKeptOpen = !isClosed && atMs === null && (hasCounted || isTakenBack)
  const end = useEffectEvent(() => {
    if (isKeptOpen) acts.stay()
    announce(isKeptOpen ? text.cancelled : text.isClosed)
    onClose()
  })
  useEffect(() => {
    if (isClosed || isKeptOpen) end()
  }, [isClosed, isKeptOpen])

  const left = useSecondsLeft(atMs ?? begunUntilMs)
  const isCounting = hasCounted || begunUntilMs !== null
  const seconds = isCounting ? left : fromSeconds
  const isRefused = !isCounting && beginning.mistake !== null && !beginning.canRetry
  const mayCancel = isOnline && seconds !== null && !isRefused
  const leave = (): void => {
    if (mayCancel) void cancelling.run()
    else onClose()
  }
  const mistake = cancelling.mistake ?? (isCounting ? null : beginning.mistake)
  return (
    <AppDialog title={text.closingTitle} onClose={leave}>
      {mistake === null && (
        <p
          className={classes.count}
          aria-hidden="true"
          translate="no"
          data-numeric
          data-counting=""
          key={seconds}
        >
          {seconds ?? '…'}
        </p>
      )}
      <p className={classes.hint} role="status">
        {mayCancel ? text.escape : isCounting ? (isOnline ? text.closing : text.closesAlone) : ''}
      </p>
      <MistakeAlert message={mistake} />
      <DialogActions>
        <Button variant="default" onClick={leave} loading={cancelling.isBusy} data-autofocus>
          {mayCancel ? ui.cancel : ui.close}
        </Button>
        {!isCounting && beginning.mistake !== null && (
          <Button loading={beginning.isBusy} onClick={begin}>
            {beginning.canRetry ? ui.tryAgain : text.acts[shows ? 'closeAndShow' : 'close']}
          </Button>
        )}
      </DialogActions>
    </AppDialog>
  )
}
