import type { Catalogue } from '#ui/texts/useText.ts'

/** Texts of the timer and of locking input. */
export const timerText = {
  id: 'timer',
  en: {
    timer: 'Timer',
    open: 'Timer',
    running: (left: string) => `Timer, ${left} left`,
    left: (seconds: number) => {
      const minutes = Math.floor(seconds / 60)
      const rest = seconds % 60
      const words = [
        ...(minutes > 0 ? [minutes === 1 ? '1 minute' : `${minutes} minutes`] : []),
        ...(rest > 0 || minutes === 0 ? [rest === 1 ? '1 second' : `${rest} seconds`] : []),
      ]
      return words.join(' ')
    },
    leftLabel: (left: string) => `${left} left`,
    paused: 'Paused',
    over: 'Time is up',
    presets: 'Start a timer',
    preset: (minutes: number) => `${minutes} min`,
    presetLabel: (minutes: number) => (minutes === 1 ? 'Start 1 minute' : `Start ${minutes} minutes`),
    minutes: 'Minutes',
    minutesHint: 'Such as 7 or 1:30',
    start: 'Start',
    badTime: 'Please choose a time between 1 second and 24 hours.',
    lockAtEnd: 'Lock input at the end',
    lockInLobby: 'Present an activity first: in the lobby there is no input to lock.',
    locksAtEnd: (name: string) => `Input of “${name}” locks at the end.`,
    pause: 'Pause',
    goOn: 'Go on',
    addMinute: '+1 minute',
    stop: 'Stop',
    sound: 'Soft sound at the end',
    soundHint: 'On this device only.',
    soundQuiet: 'This device asks for less motion and effects, so it stays quiet.',
    lockInput: 'Lock input',
    unlockInput: 'Unlock input',
    lockHint: 'Nobody can add or change answers while input is locked. Facilitators still can.',
    said: {
      started: (left: string) => `The timer is started: ${left}.`,
      oneMinute: 'One minute left.',
      over: 'Time is up.',
      paused: 'The timer is paused.',
      resumed: (left: string) => `The timer goes on: ${left} left.`,
      stopped: 'The timer is stopped.',
    },
  },
} satisfies Catalogue<unknown>
