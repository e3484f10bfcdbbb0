import { Popover, UnstyledButton } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { Countdown } from './Countdown.tsx'
import { readyEndSound } from './signals/endSound.ts'
import classes from './TimerControl.module.css'
import { timerText } from './timerText.ts'
import { useTimer } from './useTimer.ts'
import { useTimerSignals } from './signals/useTimerSignals.ts'

/** For facilitators, in the header: the countdown, which opens the panel to start, pause and stop it. */
export function TimerControl() {
  const text = useText(timerText)
  const view = useTimer()
  const { hasJustEnded } = useTimerSignals(view)
  useEffect(() => readyEndSound(), [])
  const [isOpen, setOpen] = useState(false)
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  // The panel is loaded before it opens: an empty popover has nothing to move the focus to.
  const open = async (): Promise<void> => {
    const { TimerPanel } = await import('./TimerPanel.tsx')
    setPanel(() => TimerPanel)
    setOpen(true)
  }
  return (
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
          onClick={() => (isOpen ? setOpen(false) : void open())}
        >
          {view ? (
            <Countdown view={view} hasJustEnded={hasJustEnded} />
          ) : (
            <IconClock size={20} aria-hidden="true" />
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={text.timer} className={classes.dropdown ?? ''}>
        {Panel && <Panel />}
      </Popover.Dropdown>
    </Popover>
  )
}
