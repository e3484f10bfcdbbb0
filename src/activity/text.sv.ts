import type { Translation } from '#ui/texts/useText.ts'
import type { activityText } from './text.ts'

export default {
  id: 'activity',
  texts: {
    gone: 'Den här aktiviteten finns inte längre.',
    hiddenPart: 'Facilitatorn har låst den här aktiviteten.',
    loading: 'Laddar svaren',
    stillLoading: 'Det här laddas fortfarande…',
    notHereYet: 'Det här har inte öppnats på den här enheten än. Det visas när anslutningen är tillbaka.',
    needsConnection: 'Det här kräver anslutning',
    inputLocked: 'Facilitatorn har stängt för nya bidrag just nu. Det du har skrivit finns kvar här.',
    answer: 'Svar',
    addLabel: 'Ditt svar',
    submit: 'Skicka',
    lockedForParticipants: 'Låst för deltagarna',
    tooLong: (over) => `${over} tecken för mycket`,
    openAnswer: 'Öppna svaret',
    own: 'Det här är ditt svar',
    notSaved: 'Inte sparat än',
    commentCount: (count) => (count === 1 ? '1 kommentar' : `${count} kommentarer`),
    like: 'Gilla',
    unlike: 'Sluta gilla',
    likes: (count) => (count === 1 ? '1 gillning' : `${count} gillningar`),
  },
} satisfies Translation<typeof activityText>
