import type { Translation } from '#ui/texts/useText.ts'
import type { identifyText } from './text.ts'

export default {
  id: 'identify',
  texts: {
    unnamed: 'Identifiera',
    answerIn: (topic) => `Svara under: ${topic}`,
    answerHere: 'Svara',
    topic: 'Ämne',
    topicAt: (n, topic) => `${n}. ${topic}`,
    untitled: (n) => `Ämne ${n}`,
    answersIn: (topic) => `Svar under: ${topic}`,
    answers: (count) => `${count} svar`,
    noAnswers: 'Inga svar än. Ditt kan bli det första.',
    noAnswersFacilitator: 'Inga svar än. De visas här när de kommer in.',
    noAnswersClosed: 'Inga svar.',
    noneOfYours: (count) =>
      count === 1 ? '1 svar av någon annan väntar här.' : `${count} svar av andra väntar här.`,
    noMatchHere: 'Inget svar här innehåller detta.',
    footer: 'Svarsruta, antal svar och vilka som är klara',
    description: 'Beskrivning',
    labelNew: 'Svar',
    labelEdit: 'Ändrat svar',
    labelDelete: 'Borttaget svar',
    reading: 'Att redigera får vänta på en direktanslutning. Under tiden kan du läsa och svara.',
  },
} satisfies Translation<typeof identifyText>
