import { Popover, UnstyledButton } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#ui/useText.ts'
import { Countdown } from './Countdown.tsx'
import classes from './TimerControl.module.css'
import { TimerPanel } from './TimerPanel.tsx'
import { TimerSignals } from './TimerSignals.tsx'
import { timerText } from './timerText.ts'
import { useTimer } from './useTimer.ts'

/** For facilitators, in the header: the countdown, and behind it what starts, pauses and stops it. */
export function TimerControl() {
  const text = useText(timerText)
  const view = useTimer()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        onDismiss={() => setOpen(false)}
        position="bottom-end"
        width={304}
        shadow="md"
        radius={16}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.target}
            aria-label={view ? text.running(text.left(view.seconds)) : text.open}
            title={view ? undefined : text.open}
            onClick={() => setOpen(!isOpen)}
          >
            {view ? <Countdown view={view} /> : <IconClock size={20} aria-hidden="true" />}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={text.timer} className={classes.dropdown ?? ''}>
          <TimerPanel />
        </Popover.Dropdown>
      </Popover>
      <TimerSignals />
    </>
  )
}
