import type { Translation } from '#ui/texts/useText.ts'
import type { timerText } from './timerText.ts'

export default {
  id: 'timer',
  texts: {
    timer: 'Timer',
    open: 'Timer',
    running: (left) => `Timer, ${left} kvar`,
    left: (seconds) => {
      const minutes = Math.floor(seconds / 60)
      const rest = seconds % 60
      const words = [
        ...(minutes > 0 ? [minutes === 1 ? '1 minut' : `${minutes} minuter`] : []),
        ...(rest > 0 || minutes === 0 ? [rest === 1 ? '1 sekund' : `${rest} sekunder`] : []),
      ]
      return words.join(' ')
    },
    leftLabel: (left) => `${left} kvar`,
    paused: 'Pausad',
    over: 'Tiden är ute',
    presets: 'Starta en timer',
    preset: (minutes) => `${minutes} min`,
    presetLabel: (minutes) => (minutes === 1 ? 'Starta 1 minut' : `Starta ${minutes} minuter`),
    minutes: 'Minuter',
    minutesHint: 'T.ex. 7 eller 1:30',
    start: 'Starta',
    badTime: 'Välj en tid mellan 1 sekund och 24 timmar.',
    lockAtEnd: 'Lås för nya bidrag när tiden är ute',
    lockInLobby: 'Presentera en aktivitet först: i lobbyn finns inget att låsa.',
    locksAtEnd: (name) => `”${name}” låses för nya bidrag när tiden är ute.`,
    pause: 'Pausa',
    goOn: 'Fortsätt',
    addMinute: '+1 minut',
    stop: 'Stoppa',
    sound: 'Mjukt ljud när tiden är ute',
    soundHint: 'Bara på den här enheten.',
    soundQuiet: 'Enheten är inställd på mindre rörelse och effekter, så den är tyst.',
    lockInput: 'Lås för nya bidrag',
    unlockInput: 'Öppna för nya bidrag',
    lockHint: 'Ingen kan lägga till eller ändra svar så länge det är låst. Facilitatorer kan det ändå.',
    said: {
      started: (left) => `Timern är startad: ${left}.`,
      oneMinute: 'En minut kvar.',
      over: 'Tiden är ute.',
      paused: 'Timern är pausad.',
      resumed: (left) => `Timern går igen: ${left} kvar.`,
      stopped: 'Timern är stoppad.',
    },
  },
} satisfies Translation<typeof timerText>
