import { Button, Switch, TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import { StartTimerDocument } from '#api/operations/timer.ts'
import { presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import { MistakeAlert } from '#ui/inputs/MistakeAlert.tsx'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './TimerPanel.module.css'
import { timerText } from './timerText.ts'
import { secondsFromText } from './timeText.ts'

const presets = [1, 2, 3, 5, 10, 15]

/** Starts the room's countdown: buttons for the usual times, a field for any other. */
export function StartTimer({ isConnected }: { isConnected: boolean }) {
  const text = useText(timerText)
  const labelId = useId()
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const call = useCall()
  const [typed, setTyped] = useState('')
  const [wantsLock, setWantsLock] = useState(false)
  const part = presentedPart(state, agenda)
  const start = useAct(async (seconds: number) => {
    const variables = { workshopId, seconds, locksInput: wantsLock && part !== null }
    await call(StartTimerDocument, part ? { ...variables, partId: part.id } : variables)
  }, messageOf)
  const cannot = !isConnected || start.isBusy

  const startTyped = (): void => {
    const seconds = secondsFromText(typed)
    if (seconds === null) return start.setMistake(text.badTime)
    void start.run(seconds)
  }

  return (
    <div className={classes.start}>
      <div className={classes.presets} role="group" aria-labelledby={labelId}>
        <span id={labelId} className={classes.label}>
          {text.presets}
        </span>
        {presets.map((minutes) => (
          <Button
            key={minutes}
            variant="default"
            size="sm"
            px={0}
            disabled={cannot}
            aria-label={text.presetLabel(minutes)}
            onClick={() => void start.run(minutes * 60)}
          >
            {text.preset(minutes)}
          </Button>
        ))}
      </div>
      <form
        className={classes.free}
        onSubmit={(event) => {
          event.preventDefault()
          if (!cannot) startTyped()
        }}
      >
        <TextInput
          label={text.minutes}
          placeholder={text.minutesHint}
          inputMode="decimal"
          maxLength={7}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={cannot || typed.trim() === ''}>
          {text.start}
        </Button>
      </form>
      <MistakeAlert message={start.mistake} />
      <Switch
        label={text.lockAtEnd}
        description={part === null ? text.lockInLobby : undefined}
        checked={wantsLock && part !== null}
        disabled={part === null}
        onChange={(event) => setWantsLock(event.currentTarget.checked)}
      />
    </div>
  )
}
