import type { Translation } from '#ui/texts/useText.ts'
import type { answersText } from './answersText.ts'

export default {
  id: 'answers',
  texts: {
    wordCloud: 'Ordmoln',
    overview: 'Översikt',
    overviewHint: 'Alla frågor på en gång',
    leaveOverview: 'Tillbaka till en fråga',
    chooseTopic: (topic) => `Välj ämne: ${topic}`,
    questionAt: (n, question) => `${n}. ${question}`,
    topicNumber: (n) => `Ämne ${n}`,
    topicAt: (n, topic) => `Ämne ${n}: ${topic}`,
    likesLeft: (left, all) => `${left} av ${all === 1 ? '1 gillning' : `${all} gillningar`} kvar`,
    noLikesLeft: 'Du har använt alla dina gillningar. Ta tillbaka en för att gilla ett annat svar.',
    likingClosed: 'Gillandet är stängt.',
    inGroup: (title) => `I gruppen ${title}`,
    viewerHint: 'Här skriver alla sina svar.',
    footer: 'Svar och vilka som är klara',
  },
} satisfies Translation<typeof answersText>
