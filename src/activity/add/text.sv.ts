import type { Translation } from '#ui/texts/useText.ts'
import type { addText } from './text.ts'

export default {
  id: 'addBox',
  texts: {
    placeholder: 'Skriv ditt svar här...',
    added: 'Svaret har lagts till',
    several: 'Flera svar',
    boxKey: (key) => `Skriv ett svar: ${key}`,
    pasted: (lines) => `Du klistrade in ${lines} rader`,
    pastedSaid: (lines) => `Du klistrade in ${lines} rader. Tryck på Tabb för att göra ${lines} svar av dem.`,
    makeAnswers: (count) => `Gör ${count} svar av dem`,
    keepAsOne: 'Behåll som ett',
    answersAdded: (count) => `${count} svar har lagts till`,
  },
} satisfies Translation<typeof addText>
