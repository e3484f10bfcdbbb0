import { limits } from '#domain/limits.ts'
import type { Translation } from '#ui/texts/useText.ts'
import type { brainstormSettingsText } from './settingsText.ts'

export default {
  id: 'brainstormSettings',
  texts: {
    showAll: 'Visa svaren på alla frågor',
    showOne: (n, question) => `Visa svaren: ${n}. ${question}`,
    showPerQuestion: (topic) => `Visa svaren i ${topic}`,
    allShown: 'Alla svar visas redan.',
    sortByPopularity: 'Sortera efter popularitet',
    likes: 'Gillningar',
    likesPerPerson: 'Gillningar per person',
    noLimit: 'Ingen gräns',
    likesMistake: `Skriv ett tal från 1 till ${limits.likesPerPerson}, eller inget.`,
    hideCounts: 'Dölj antalet gillningar tills gillandet är stängt',
    closeLiking: 'Stäng gillandet',
  },
} satisfies Translation<typeof brainstormSettingsText>
