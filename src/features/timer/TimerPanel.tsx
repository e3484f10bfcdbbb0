import { Button, Switch } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { isTrouble, messageOf } from '#api/callErrors.ts'
import { newId } from '#api/newId.ts'
import { StopTimerDocument, UpdateTimerDocument } from '#api/operations/timer.ts'
import { sameValue } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { Countdown } from './Countdown.tsx'
import { allowEndSound, isQuietDevice, useEndSound } from './signals/endSound.ts'
import { StartTimer } from './StartTimer.tsx'
import classes from './TimerPanel.module.css'
import { timerText } from './timerText.ts'
import { useKeptFocus } from './useFocusWithin.ts'
import { useTimer } from './useTimer.ts'
import type { TimerView } from './useTimer.ts'

/** A facilitator's controls for the timer. */
export function TimerPanel() {
  const text = useText(timerText)
  const ui = useText(uiText)
  const view = useTimer()
  const isConnected = useCanCall()
  const { isAllowed } = useEndSound()
  const isQuiet = isQuietDevice()
  const focus = useKeptFocus()
  return (
    <div className={classes.panel} {...focus}>
      {!isConnected && <p className={classes.hint}>{ui.needsConnection}</p>}
      {view && !view.isOver ? (
        <RunningTimer view={view} isConnected={isConnected} />
      ) : (
        <>
          {view && <EndedTimer view={view} isConnected={isConnected} />}
          <StartTimer isConnected={isConnected} />
        </>
      )}
      <Switch
        label={text.sound}
        description={isQuiet ? text.soundQuiet : text.soundHint}
        checked={isAllowed && !isQuiet}
        disabled={isQuiet}
        onChange={(event) => allowEndSound(event.currentTarget.checked)}
      />
    </div>
  )
}

interface KnownTimer {
  view: TimerView
  isConnected: boolean
}

function RunningTimer({ view, isConnected }: KnownTimer) {
  const text = useText(timerText)
  const ui = useText(uiText)
  const { agenda } = useStateDocument()
  const acts = useTimerActs()
  const part = agenda.find(({ id }) => id === view.timer.partId)
  return (
    <>
      <Countdown view={view} size="panel" />
      {view.timer.locksInput && part && (
        <p className={classes.hint}>{text.locksAtEnd(part.partName || ui.unnamed)}</p>
      )}
      <TimerButtons {...{ acts, isConnected }}>
        <Button
          leftSection={view.isPaused ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
          disabled={!isConnected || acts.isBusy}
          onClick={() => void acts.change({ paused: !view.isPaused })}
        >
          {view.isPaused ? text.goOn : text.pause}
        </Button>
      </TimerButtons>
    </>
  )
}

function EndedTimer({ view, isConnected }: KnownTimer) {
  const acts = useTimerActs()
  return (
    <>
      <Countdown view={view} size="panel" />
      <TimerButtons {...{ acts, isConnected }} />
    </>
  )
}

interface TimerButtonsProps {
  acts: ReturnType<typeof useTimerActs>
  isConnected: boolean
  /** Buttons placed before the others. */
  children?: ReactNode
}

/** The buttons of a timer, running or over, and the reason when an act failed. */
function TimerButtons({ acts, isConnected, children }: TimerButtonsProps) {
  const text = useText(timerText)
  const cannot = !isConnected || acts.isBusy
  return (
    <>
      <div className={classes.acts}>
        {children}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          disabled={cannot}
          onClick={() => void acts.change({ addSeconds: 60 })}
        >
          {text.addMinute}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={18} />}
          disabled={cannot}
          onClick={() => void acts.stop()}
        >
          {text.stop}
        </Button>
      </div>
      <MistakeAlert message={acts.mistake} />
    </>
  )
}

function useTimerActs() {
  const { workshopId } = useRoom()
  const call = useCall()
  const { timer } = useStateDocument().state
  /** The act whose outcome is not known, and the timer that it was about: pressed again, it is the same act. SPEC T2 */
  const unknown = useRef<{ id: string; timer: typeof timer } | null>(null)
  const change = useAct(async (fields: { paused?: boolean; addSeconds?: number }) => {
    const isAgain = unknown.current !== null && sameValue(unknown.current.timer, timer)
    const id = isAgain && unknown.current ? unknown.current.id : newId()
    unknown.current = { id, timer }
    try {
      await call(UpdateTimerDocument, { id, workshopId, ...fields })
    } catch (error) {
      if (!isTrouble(error)) unknown.current = null
      throw error
    }
    unknown.current = null
  }, messageOf)
  const stop = useAct(async () => {
    await call(StopTimerDocument, { workshopId })
  }, messageOf)
  return {
    change: change.run,
    stop: stop.run,
    isBusy: change.isBusy || stop.isBusy,
    mistake: change.mistake ?? stop.mistake,
  }
}
