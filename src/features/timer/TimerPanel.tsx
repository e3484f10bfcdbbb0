import { Button, Switch } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconPlus } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { StopTimerDocument, UpdateTimerDocument } from '#api/operations/state.ts'
import { useConnection } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useCall, useRoom } from '#sync/room.tsx'
import { MistakeAlert } from '#ui/MistakeAlert.tsx'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { Countdown } from './Countdown.tsx'
import { allowEndSound, isQuietDevice, useEndSound } from './endSound.ts'
import { StartTimer } from './StartTimer.tsx'
import classes from './TimerPanel.module.css'
import { timerText } from './timerText.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useTimer } from './useTimer.ts'
import type { TimerView } from './useTimer.ts'

/** A facilitator's hand on the timer. */
export function TimerPanel() {
  const text = useText(timerText)
  const view = useTimer()
  const isConnected = useConnection().status === 'online'
  const { isAllowed } = useEndSound()
  const isQuiet = isQuietDevice()
  const focus = useKeptFocus()
  return (
    <div className={classes.panel} {...focus}>
      {!isConnected && <p className={classes.hint}>{text.needsConnection}</p>}
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
  const { agenda } = useStateDocument()
  const { change, stop } = useTimerActs()
  const part = agenda.find(({ id }) => id === view.timer.partId)
  const cannot = !isConnected || change.isBusy || stop.isBusy
  return (
    <>
      <Countdown view={view} size="panel" />
      {view.timer.locksInput && part && (
        <p className={classes.hint}>{text.locksAtEnd(part.partName || text.unnamed)}</p>
      )}
      <div className={classes.acts}>
        <Button
          leftSection={view.isPaused ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
          disabled={cannot}
          onClick={() => void change.run({ paused: !view.isPaused })}
        >
          {view.isPaused ? text.goOn : text.pause}
        </Button>
        <AddMinute cannot={cannot} onAdd={() => void change.run({ addSeconds: 60 })} />
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={18} />}
          disabled={cannot}
          onClick={() => void stop.run()}
        >
          {text.stop}
        </Button>
      </div>
      <MistakeAlert message={change.mistake ?? stop.mistake} />
    </>
  )
}

function EndedTimer({ view, isConnected }: KnownTimer) {
  const text = useText(timerText)
  const { change, stop } = useTimerActs()
  const cannot = !isConnected || change.isBusy || stop.isBusy
  return (
    <>
      <Countdown view={view} size="panel" />
      <div className={classes.acts}>
        <AddMinute cannot={cannot} onAdd={() => void change.run({ addSeconds: 60 })} />
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={18} />}
          disabled={cannot}
          onClick={() => void stop.run()}
        >
          {text.stop}
        </Button>
      </div>
      <MistakeAlert message={change.mistake ?? stop.mistake} />
    </>
  )
}

function AddMinute({ cannot, onAdd }: { cannot: boolean; onAdd: () => void }) {
  const text = useText(timerText)
  return (
    <Button variant="default" leftSection={<IconPlus size={18} />} disabled={cannot} onClick={onAdd}>
      {text.addMinute}
    </Button>
  )
}

function useTimerActs() {
  const { workshopId } = useRoom()
  const call = useCall()
  const change = useAct(async (fields: { paused?: boolean; addSeconds?: number }) => {
    await call(UpdateTimerDocument, { workshopId, ...fields })
  }, messageOf)
  const stop = useAct(async () => {
    await call(StopTimerDocument, { workshopId })
  }, messageOf)
  return { change, stop }
}
